"""The games there are: one line each."""

from typing import Final

from engine.core.errors import BadSetup
from engine.core.game import AnyGame
from engine.core.shelf import Shelf

GAMES: Final = Shelf[AnyGame](
    {
        "caylus": "engine.caylus.game:Caylus",
        "troyes_dice": "engine.troyes_dice.game:TroyesDice",
        "troyes": "engine.troyes.game:Troyes",
    }
)


def game(key: str) -> AnyGame:
    if key not in GAMES:
        raise BadSetup("unknown_game", game=key, known=" ".join(GAMES))
    return GAMES[key]
