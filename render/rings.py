"""The one ring around what is new, in the pictures of every game."""

from math import ceil
from typing import Final

from render.canvas import Canvas
from render.geometry import Box
from render.glass import Colour
from render.surface import Surface
from render.tints import RING, WHITE

OUTER: Final = 5
INNER: Final = 2.5
"""Dark outside and white inside: one of them stands out from any ground, whichever colours an eye can tell apart."""
SMALL: Final = 60
"""Around something of less than so many pixels the ring is thinner."""


def _widths(box: Box) -> tuple[int, float]:
    return (OUTER, INNER) if min(box.width, box.height) >= SMALL else (OUTER - 1, INNER - 0.5)


def ring(surface: Surface, box: Box, radius: float = 12) -> None:
    """Along the inside of the box; `radius` is that of the corners."""
    _rim(surface, box, radius, *_widths(box))


def _rim(surface: Surface, box: Box, radius: float, outer: int, inner: float) -> None:
    surface.rect(box.inset(outer), None, WHITE, inner, max(2, radius - outer))
    surface.rect(box, None, RING, outer, radius)


def stamp_ring(surface: Surface, box: Box, radius: int = 12) -> None:
    """The same as a kept piece, without the empty middle where that is large."""
    rim = max(OUTER + ceil(INNER), radius) + 1
    if 3 * rim > min(box.width, box.height):
        surface.stamp(ring, box, radius)
    else:
        surface.stretch(_rim, box, box.inset(rim), None, radius, *_widths(box))


def lay_ring(canvas: Canvas, box: Box, ground: Colour, radius: int = 12) -> None:
    """The same above what lies there already, mostly on this colour: what is new looks as it does when it is old."""
    canvas.cut(stamp_ring, box, ground, radius)


def round_ring(surface: Surface, box: Box) -> None:
    outer, inner = _widths(box)
    surface.circle(box.centre, box.width / 2 - outer, None, WHITE, inner)
    surface.circle(box.centre, box.width / 2, None, RING, outer)
