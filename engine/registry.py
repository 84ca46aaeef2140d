"""The games there are: one line each."""

from typing import Final

from engine.caylus.game import Caylus
from engine.core.errors import BadSetup
from engine.core.game import AnyGame
from engine.troyes.game import Troyes
from engine.troyes_dice.game import TroyesDice

GAMES: Final[dict[str, AnyGame]] = {
    Caylus.key: Caylus(),
    TroyesDice.key: TroyesDice(),
    Troyes.key: Troyes(),
}


def game(key: str) -> AnyGame:
    if key not in GAMES:
        raise BadSetup("unknown_game", game=key, known=" ".join(GAMES))
    return GAMES[key]
