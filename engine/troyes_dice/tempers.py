"""What computers may be inclined to: a few tenths of a point more for what they like."""

from collections.abc import Callable
from typing import Final

from engine.troyes_dice.facts import RED, WHITE, YELLOW
from engine.troyes_dice.moves import DiceMove, Number, Pick

FOND: Final = 0.35
"""Points more for what one likes."""

_LIKES: Final[dict[str, Callable[[Pick], bool]]] = {
    "builder": lambda pick: pick.action in ("palace", "cityhall", "bishopric"),
    "courtier": lambda pick: pick.action == "hall",
    "merchant": lambda pick: pick.action == "gain" and pick.colour == YELLOW,
    "soldier": lambda pick: pick.colour == RED and pick.action != "gain",
    "monk": lambda pick: pick.colour == WHITE and pick.action != "gain",
}
TEMPERS: Final = tuple(_LIKES)


def leaning(move: DiceMove, temper: str) -> float:
    return 0.0 if isinstance(move, Number) or not _LIKES[temper](move) else FOND
