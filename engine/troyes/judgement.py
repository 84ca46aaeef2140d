"""What a computer player thinks of a move. It knows what its seat knows."""

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.troyes.listing import legal_moves
from engine.troyes.moves import TroyesMove
from engine.troyes.random_play import random_move
from engine.troyes.state import View


def tempting(view: View, chance: Chance) -> TroyesMove:
    return random_move(view.table, view.seat or 0, chance.below)


def candidates(view: View) -> Sequence[TroyesMove]:
    return legal_moves(view)


def worth(view: View, move: TroyesMove) -> float:
    return 0.0
