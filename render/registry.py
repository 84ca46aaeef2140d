"""Who draws which game: one line each."""

from typing import Final

from engine.core.shelf import Shelf
from render.painter import Painter

PAINTERS: Final = Shelf[Painter](
    {
        "caylus": "render.caylus.painter:CaylusPainter",
        "troyes_dice": "render.troyes_dice.painter:DicePainter",
        "troyes": "render.troyes.painter:TroyesPainter",
    }
)
