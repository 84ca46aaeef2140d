"""All moves of a seat at once, or those worth a closer look."""

from collections.abc import Iterator

from engine.core.seats import Seat
from engine.troyes.action_table import actions_now
from engine.troyes.asking import may_move
from engine.troyes.moves import TroyesMove
from engine.troyes.state import TablePart, View


def legal_moves(view: View) -> list[TroyesMove]:
    """Every move of the viewer."""
    return every_move(view.table, view.seat or 0) if may_move(view) else []


def every_move(table: TablePart, seat: Seat) -> list[TroyesMove]:
    found: list[TroyesMove] = []
    for action in actions_now(table):
        found += action.every(table, seat)
    return found


def promising(table: TablePart, seat: Seat) -> Iterator[TroyesMove]:
    """The moves worth a closer look."""
    for action in actions_now(table):
        yield from action.promising(table, seat)
