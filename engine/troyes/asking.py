"""The moves of a seat part by part, for buttons."""

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.action_table import BY_WORD, actions_now
from engine.troyes.state import OVER, TablePart, View


def may_move(view: View) -> bool:
    return view.seat is not None and view.table.phase != OVER and view.table.active == view.seat


def first_words(table: TablePart, seat: Seat) -> list[str]:
    """Everything that the seat can begin with."""
    return [action.word for action in actions_now(table) if action.is_possible(table, seat)]


def answers(view: View, path: Path) -> Path:
    """The parts that may follow `path`, which must be the beginning of a legal move."""
    if not may_move(view):
        return ()
    seat = view.seat or 0
    if not path:
        return tuple(first_words(view.table, seat))
    return tuple(BY_WORD[path[0]].answers(view.table, seat, path[1:]))


def asked(view: View, path: Path) -> str:
    """The name of the question after `path`."""
    return BY_WORD[path[0]].asked(view.seat or 0, path[1:]) if path else "action"
