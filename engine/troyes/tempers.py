"""What computer players of Troyes are inclined to."""

from typing import Final

from engine.troyes.cards import ACTIVITIES
from engine.troyes.facts import RED, WHITE, YELLOW, Colour
from engine.troyes.moves import Build, Farm, Fight, Place, Recruit, Settle, TroyesMove, Use

FOND: Final = 0.4
"""How many points more somebody sees in what he likes."""
LIKED_MOVES: Final[dict[str, tuple[type, ...]]] = {
    "soldier": (Fight,),
    "builder": (Build,),
    "farmer": (Farm,),
    "courtier": (Place, Recruit),
}
LIKED_COLOURS: Final[dict[str, Colour]] = {"soldier": RED, "builder": WHITE, "farmer": YELLOW}
TEMPERS: Final = tuple(LIKED_MOVES)


def leaning(move: TroyesMove, temper: str) -> float:
    """A soldier likes fights, a builder the cathedral, a farmer deniers, each with cards of that colour; a courtier offices."""
    if isinstance(move, Use):
        return FOND if LIKED_COLOURS.get(temper) == ACTIVITIES[move.card].colour else 0.0
    if isinstance(move, Settle):
        return 0.0
    return FOND if isinstance(move, LIKED_MOVES[temper]) else 0.0
