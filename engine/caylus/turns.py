"""What the phases of a turn do when nothing is to be decided: income, whose turn it is to place, the end of turn and game."""

from typing import Final

from engine.caylus.castle import begin_scoring, move_bailiff
from engine.caylus.events import FinalPoints, Income, TurnBegan
from engine.caylus.facts import (
    CUBES_PER_POINT,
    DENIERS_PER_POINT,
    END_CUBES,
    END_DENIERS,
    END_GOLD,
    GOLD,
    INCOME,
    INCOME_OF_ALL,
    OVER,
    PLACING,
    POINTS_PER_GOLD,
    SECTIONS,
    SPECIALS,
)
from engine.caylus.placing import go_to_bridge, must_pass
from engine.caylus.state import ASK_PLACE, Ask, Table
from engine.caylus.stock import score
from engine.caylus.tiles import INCOMES
from engine.core.events import Event

_PLACE_ASKS: Final = tuple(Ask(ASK_PLACE, seat) for seat in range(5))


def pay_income(table: Table, events: list[Event]) -> None:
    incomes = [INCOME_OF_ALL] * table.seats
    for tile, owner in zip(table.road, table.owners, strict=True):
        if owner >= 0:
            incomes[owner] += INCOMES[tile]
    for seat in table.order:
        table.deniers[seat] += incomes[seat]
        events.append(Income(table.turn, seat, incomes[seat]))
    table.phase, table.cursor = PLACING, -1


def next_placer(table: Table, events: list[Event]) -> None:
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


def end_turn(table: Table, events: list[Event]) -> None:
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


def begin_turn(table: Table, events: list[Event]) -> None:
    """With two players, first and second change places."""
    table.turn += 1
    if table.seats == 2 and table.turn > 1:
        table.order = table.order[::-1]
    table.passed = []
    table.batches = [0] * table.seats
    table.phase, table.cursor = INCOME, 0
    events.append(TurnBegan(table.turn, tuple(table.order)))


def finish(table: Table, events: list[Event]) -> None:
    """Points for what is left over."""
    table.phase = OVER
    for seat in range(table.seats):
        stock = table.cubes_of(seat)
        gold = POINTS_PER_GOLD * stock[GOLD]
        others = sum(stock[:GOLD]) // CUBES_PER_POINT
        deniers = table.deniers[seat] // DENIERS_PER_POINT
        score(table, seat, gold, END_GOLD)
        score(table, seat, others, END_CUBES)
        score(table, seat, deniers, END_DENIERS)
        events.append(FinalPoints(table.turn, seat, gold, others, deniers))
