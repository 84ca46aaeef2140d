"""The computer players, for every game. They get a view and never a state, so they know no more than a person would."""

from functools import partial
from typing import Any, Final

from engine.ai import choosing
from engine.core.chance import Chance
from engine.core.errors import BadSetup
from engine.core.game import AnyGame
from engine.core.moves import Move
from engine.core.playing import Chooser

COMPUTERS: Final[dict[str, Chooser]] = {
    "novice": choosing.novice,
    "steady": choosing.steady,
    "master": choosing.master,
}
"""Those that a lobby offers, from the weakest to the strongest."""
YARDSTICKS: Final[dict[str, Chooser]] = {"steady_1": choosing.steady_1}
"""Those that others are measured by."""
EVERY_COMPUTER: Final = COMPUTERS | YARDSTICKS


def chooser(kind: str) -> Chooser:
    """How this kind of computer player chooses. A temper may follow: `steady-builder` leans to what a builder likes."""
    name, _, temper = kind.partition("-")
    if temper and name in choosing.TEMPERED:
        return partial(choosing.TEMPERED[name], temper=temper)
    if temper or name not in EVERY_COMPUTER:
        raise BadSetup("unknown_computer", computer=kind, known=" ".join(EVERY_COMPUTER))
    return EVERY_COMPUTER[name]


def choose(kind: str, game: AnyGame, view: Any, chance: Chance) -> Move:
    """The move that this kind of computer player makes for the view's seat."""
    return chooser(kind)(game, view, chance)
