"""What dice are made of: bodies, pips, and flames for the black ones."""

from typing import Final

from render.figures import spots
from render.geometry import Box
from render.surface import Surface
from render.tints import EMBER, FLAME, Tint

PIPS: Final = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (28, 50), (28, 76), (72, 24), (72, 50), (72, 76)),
}


def body(surface: Surface, box: Box, tint: Tint) -> None:
    radius = box.height * 0.18
    width = max(1.5, box.height * 0.035)
    surface.rect(box, tint.ink, None, radius=radius)
    lip = max(2, round(box.height * 0.05))
    surface.rect(Box(box.left, box.top, box.width, box.height - lip), tint.fill, tint.ink, width, radius)


def pips(surface: Surface, box: Box, value: int, ink: str) -> None:
    for place in spots(box, *PIPS[value]):
        surface.circle(place.shifted(dy=-box.height * 0.02), box.width * 0.095, ink)


def flames(surface: Surface, box: Box) -> None:
    """They rise above the box."""
    outer = ((6, 40), (0, 4), (20, 18), (30, -14), (46, 10), (58, -20), (72, 10), (86, -10), (100, 6), (94, 40))
    surface.polygon(spots(box, *outer), FLAME)
    inner = ((16, 30), (14, 12), (30, 20), (36, 0), (50, 16), (60, -4), (70, 18), (84, 4), (86, 30))
    surface.polygon(spots(box, *inner), EMBER)
