"""What a computer player thinks of a move. It knows what everybody knows, which is everything."""

from collections.abc import Sequence
from typing import Final

from engine.caylus.listing import legal_moves, random_move
from engine.caylus.moves import CaylusMove
from engine.caylus.progress import apply
from engine.caylus.state import Secret, State, View
from engine.core.chance import Chance

_UNKNOWN: Final = Secret(Chance(b""))


def state_of(view: View) -> State:
    """The state behind a view, with a seed that is nobody's: no chance is left in a game that has begun."""
    return State(view.table, (), _UNKNOWN)


def tempting(view: View, chance: Chance) -> CaylusMove:
    return random_move(view, chance.below)


def candidates(view: View) -> Sequence[CaylusMove]:
    return legal_moves(view)


def worth(view: View, move: CaylusMove) -> float:
    table = apply(state_of(view), move)[0].table
    return table.points[move.seat]
