"""What the phases of a turn do when nothing is to be decided: income, whose turn it is to place, the end of turn and game."""

from typing import Final

from engine.caylus.castle import begin_scoring, move_bailiff
from engine.caylus.events import FinalPoints, Income, TurnBegan
from engine.caylus.facts import (
    END_CUBES,
    END_DENIERS,
    END_GOLD,
    INCOME,
    OVER,
    PLACING,
    SECTIONS,
    SPECIALS,
)
from engine.caylus.holdings import end_points, incomes
from engine.caylus.placing import go_to_bridge, must_pass
from engine.caylus.state import ASK_PLACE, Ask, TablePart
from engine.caylus.stock import score
from engine.core.events import Event

_PLACE_ASKS: Final = tuple(Ask(ASK_PLACE, seat) for seat in range(5))


def pay_income(table: TablePart, events: list[Event]) -> None:
    due = incomes(table)
    for seat in table.order:
        table.deniers[seat] += due[seat]
        events.append(Income(table.turn, seat, due[seat]))
    table.phase, table.cursor = PLACING, -1


def next_placer(table: TablePart, events: list[Event]) -> None:
    """Round and round in turn order, without those who have passed."""
    seats, order, passed = table.seats, table.order, table.passed
    if len(passed) == seats:
        table.phase, table.cursor = SPECIALS, 0
        table.lines = [0] * seats
        return
    cursor = (table.cursor + 1) % seats
    while order[cursor] in passed:
        cursor = (cursor + 1) % seats
    table.cursor = cursor
    seat = order[cursor]
    if must_pass(table, seat):
        go_to_bridge(table, seat, events, is_forced=True)
    else:
        table.pending.append(_PLACE_ASKS[seat])


def end_turn(table: TablePart, events: list[Event]) -> None:
    """The bailiff, every scoring that is due, then the next turn or the end."""
    if table.cursor == 0:
        move_bailiff(table, events)
        table.cursor = 1
    if begin_scoring(table, events):
        return
    if table.scored == len(SECTIONS):
        finish(table, events)
    else:
        begin_turn(table, events)


def begin_turn(table: TablePart, events: list[Event]) -> None:
    """With two players, first and second change places."""
    table.turn += 1
    if table.seats == 2 and table.turn > 1:
        table.order = table.order[::-1]
    table.passed = []
    table.batches = [0] * table.seats
    table.phase, table.cursor = INCOME, 0
    events.append(TurnBegan(table.turn, tuple(table.order)))


def finish(table: TablePart, events: list[Event]) -> None:
    """Points for what is left over."""
    table.phase = OVER
    for seat in range(table.seats):
        found = end_points(table, seat)
        score(table, seat, found.gold, END_GOLD)
        score(table, seat, found.cubes, END_CUBES)
        score(table, seat, found.deniers, END_DENIERS)
        events.append(FinalPoints(table.turn, seat, found.gold, found.cubes, found.deniers))
