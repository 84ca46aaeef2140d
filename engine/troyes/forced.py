"""Decisions that are none: the only thing that a seat can do is done by itself."""

from typing import Final

from engine.core.seats import Seat
from engine.troyes.action_table import WITH_DICE
from engine.troyes.actions.counter import only_way
from engine.troyes.actions.send import only_event
from engine.troyes.facts import PRICES, RECRUIT, REROLL
from engine.troyes.moves import Pass, TroyesMove
from engine.troyes.play import Play
from engine.troyes.progress import perform_forced
from engine.troyes.state import ACTIONS, COUNTERING, TablePart

LIKELIEST_FIRST: Final = WITH_DICE[::-1]


def advance(play: Play) -> None:
    """Goes on until somebody has a choice."""
    table = play.table
    while (move := forced_move(table)) is not None:
        perform_forced(play, move)


def forced_move(table: TablePart) -> TroyesMove | None:
    """The only move of the seat that must decide, or None if there are several."""
    seat = table.active
    if table.pending:
        return only_event(table, seat)
    if table.phase == ACTIONS:
        return Pass(seat) if is_left_to_pass(table, seat) else None
    return only_way(table, seat) if table.phase == COUNTERING else None


def is_left_to_pass(table: TablePart, seat: Seat) -> bool:
    """Whether neither influence nor an action is possible"""
    influence = table.influence[seat]
    if influence >= RECRUIT and table.general[seat]:
        return False
    has_dice = any(table.dice_of(seat))
    if has_dice and influence >= REROLL:
        return False
    if not has_dice and table.deniers[seat] < PRICES[1] and not any(table.cubes_of(seat)):
        # Without a die, the deniers for another's and a cube that may take one for nothing, there is no action.
        return True
    for action in LIKELIEST_FIRST:  # noqa: SIM110 (a generator costs as much as the first answer)
        if action.is_possible(table, seat):
            return False
    return True
