"""Who draws which game: one line each."""

from typing import Final

from render.caylus.painter import CaylusPainter
from render.painter import Painter
from render.troyes.painter import TroyesPainter
from render.troyes_dice.painter import DicePainter

PAINTERS: Final[dict[str, Painter]] = {
    "caylus": CaylusPainter(),
    "troyes_dice": DicePainter(),
    "troyes": TroyesPainter(),
}
