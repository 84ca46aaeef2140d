"""What a computer player thinks of a move. It knows what its seat knows."""

from engine.core.chance import Chance
from engine.troyes_dice.asking import position
from engine.troyes_dice.moves import DiceMove, Number
from engine.troyes_dice.picking import carry_out
from engine.troyes_dice.playout import random_move
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import View

GLANCES = 3
"""How many moves a beginner looks at."""


def tempting(view: View, chance: Chance) -> DiceMove:
    """Of a few random moves the one that shows the most points at once."""
    glances = [random_move(view, chance.below) for _ in range(GLANCES)]
    return max(glances, key=lambda move: points_shown(view, move))


def points_shown(view: View, move: DiceMove) -> int:
    """What the sheet would score if the game ended after the move."""
    return 0 if isinstance(move, Number) else score(move.seat, carry_out(*position(view), move)).total
