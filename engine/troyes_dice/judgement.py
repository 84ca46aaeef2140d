"""What a computer player thinks of a move."""

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.troyes_dice import asking, listing
from engine.troyes_dice.moves import DiceMove, Number
from engine.troyes_dice.picking import carry_out
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import View


def tempting(view: View, chance: Chance) -> DiceMove:
    moves = listing.legal_moves(view)
    return moves[chance.below(len(moves))]


def candidates(view: View) -> Sequence[DiceMove]:
    return listing.legal_moves(view)


def worth(view: View, move: DiceMove) -> float:
    """The score that the sheet shows after the move."""
    if isinstance(move, Number):
        return 0.0
    return float(score(move.seat, carry_out(*asking.position(view), move)).total)
