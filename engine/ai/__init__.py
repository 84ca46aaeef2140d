"""The computer players, for every game. They get a view and never a state, so they know no more than a person would."""

from typing import Any, Final

from engine.ai import novice, steady
from engine.core.chance import Chance
from engine.core.errors import BadSetup
from engine.core.game import AnyGame
from engine.core.moves import Move
from engine.core.playing import Chooser

COMPUTERS: Final[dict[str, Chooser]] = {"novice": novice.choose, "steady": steady.choose}


def choose(kind: str, game: AnyGame, view: Any, chance: Chance) -> Move:
    """The move that this kind of computer player makes for the view's seat."""
    if kind not in COMPUTERS:
        raise BadSetup("unknown_computer", computer=kind, known=" ".join(COMPUTERS))
    return COMPUTERS[kind](game, view, chance)
