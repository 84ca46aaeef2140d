"""Bars of points: light and dark in turn, each with a texture of its own, so that neither needs its colour."""

from collections.abc import Callable
from typing import Final, NamedTuple

from render.geometry import Box, Point
from render.lettering import BOLD, SMALLEST, width_of
from render.surface import Surface
from render.tints import INK, WHITE


class Stuff(NamedTuple):
    """What a bar is made of."""

    fill: str
    grain: str
    """The lines of its texture."""
    edge: str
    ink: str
    """Of the number on it."""
    texture: "Texture"


Texture = Callable[[Surface, Box, str], None]


def _planks(surface: Surface, box: Box, ink: str) -> None:
    for x in range(box.left + 12, box.right - 3, 14):
        surface.line([Point(x, box.top + 2), Point(x, box.bottom - 2)], ink, 2)


def _bricks(surface: Surface, box: Box, ink: str) -> None:
    middle = box.centre.y
    surface.line([Point(box.left + 2, middle), Point(box.right - 2, middle)], ink, 2)
    for row, (top, bottom) in enumerate(((box.top + 2, middle), (middle, box.bottom - 2))):
        for x in range(box.left + 12 + 12 * row, box.right - 3, 24):
            surface.line([Point(x, top), Point(x, bottom)], ink, 2)


def _plain(surface: Surface, box: Box, ink: str) -> None:
    """The calm one among the others."""


def _dots(surface: Surface, box: Box, ink: str) -> None:
    for row, y in enumerate(range(box.top + 8, box.bottom - 4, 10)):
        for x in range(box.left + 7 + 7 * (row % 2), box.right - 4, 14):
            surface.circle(Point(x, y), 2.2, ink)


def _slopes(surface: Surface, box: Box, ink: str) -> None:
    for x in range(box.left + 6, box.right - 2, 12):
        end = min(x + 12, box.right - 3)
        surface.line([Point(x, box.bottom - 3), Point(end, box.bottom - 3 - (end - x) * (box.height - 6) / 12)], ink, 2)


def _courses(surface: Surface, box: Box, ink: str) -> None:
    for y in range(box.top + 9, box.bottom - 4, 9):
        surface.line([Point(box.left + 3, y), Point(box.right - 3, y)], ink, 2)


def _checks(surface: Surface, box: Box, ink: str) -> None:
    _planks(surface, box, ink)
    _courses(surface, box, ink)


STUFFS: Final = (
    Stuff("#dba869", "#c08d4e", "#5a3b24", INK, _planks),
    Stuff("#96141a", "#b84a4e", "#4d080c", WHITE, _bricks),
    Stuff("#b5d6f5", "#b5d6f5", "#2f5a94", INK, _plain),
    Stuff("#5a3a8a", "#7d60aa", "#2c1a4a", WHITE, _dots),
    Stuff("#f7df8e", "#dcbc5a", "#7c5207", INK, _slopes),
    Stuff("#3d4855", "#62707f", "#1b222b", WHITE, _courses),
    Stuff("#c3e3ae", "#9cc383", "#2f5a2a", INK, _checks),
    Stuff("#0f5c48", "#3a8570", "#06352a", WHITE, _slopes),
    Stuff("#f6c3cb", "#e09aa6", "#8c2f42", INK, _dots),
    Stuff("#24407f", "#4c68a8", "#111f42", WHITE, _planks),
    Stuff("#ece5d3", "#cfc4a8", "#6d6560", INK, _bricks),
)
"""In the order in which the sources of points stand beside each other."""
LOSS: Final = Stuff("#fae0dc", "#e2a29c", "#96141a", "#7a0f15", _slopes)
"""Points taken away."""


def bar(surface: Surface, box: Box, stuff: Stuff, number: int | None = None) -> None:
    """With its number, where there is room for it."""
    surface.rect(box, stuff.fill, None, 0, 4)
    stuff.texture(surface, box, stuff.grain)
    surface.rect(box, None, stuff.edge, 2, 4)
    text = "" if number is None else str(number).replace("-", "−")
    width = width_of(text, BOLD, SMALLEST)
    if number is None or abs(number) < 2 or width + 8 > box.width:
        return
    patch = Box(round(box.centre.x - width / 2) - 3, box.top + 5, round(width) + 6, box.height - 10)
    surface.rect(patch, stuff.fill)
    surface.text(box.centre, text, SMALLEST, stuff.ink, BOLD)
