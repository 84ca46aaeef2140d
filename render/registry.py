"""Who draws which game: one line each."""

from typing import Final

from render.painter import Painter
from render.troyes.painter import TroyesPainter
from render.troyes_dice.painter import DicePainter

PAINTERS: Final[dict[str, Painter]] = {
    "troyes_dice": DicePainter(),
    "troyes": TroyesPainter(),
}
