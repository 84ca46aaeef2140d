"""Bars of points: light and dark in turn, each with a texture of its own, so that neither needs its colour."""

from collections.abc import Callable
from typing import Final, NamedTuple

from render.canvas import Canvas
from render.geometry import Box, Point
from render.glass import Colour
from render.lettering import BOLD, SMALLEST, width_of
from render.surface import Surface
from render.tints import INK, WHITE

LONG: Final = 160, 640
"""Bars of which others are the beginning; no bar is longer."""
END: Final = 13
"""Pixels within which a bar looks otherwise because it ends there."""
BEGINNING: Final = 24
"""Pixels after which each texture only repeats."""


class Stuff(NamedTuple):
    """What a bar is made of."""

    fill: str
    grain: str
    """The lines of its texture."""
    edge: str
    ink: str
    """Of the number on it."""
    texture: str
    """One of the `TEXTURES`."""


class Texture(NamedTuple):
    paint: Callable[[Surface, Box, str], None]
    repeat: int
    """After so many pixels it looks the same again."""


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


TEXTURES: Final = {
    "planks": Texture(_planks, 14),
    "bricks": Texture(_bricks, 24),
    "plain": Texture(_plain, 1),
    "dots": Texture(_dots, 14),
    "slopes": Texture(_slopes, 12),
    "courses": Texture(_courses, 1),
    "checks": Texture(_checks, 14),
}
STUFFS: Final = (
    Stuff("#dba869", "#c08d4e", "#5a3b24", INK, "planks"),
    Stuff("#96141a", "#b84a4e", "#4d080c", WHITE, "bricks"),
    Stuff("#b5d6f5", "#b5d6f5", "#2f5a94", INK, "plain"),
    Stuff("#5a3a8a", "#7d60aa", "#2c1a4a", WHITE, "dots"),
    Stuff("#f7df8e", "#dcbc5a", "#7c5207", INK, "slopes"),
    Stuff("#3d4855", "#62707f", "#1b222b", WHITE, "courses"),
    Stuff("#c3e3ae", "#9cc383", "#2f5a2a", INK, "checks"),
    Stuff("#0f5c48", "#3a8570", "#06352a", WHITE, "slopes"),
    Stuff("#f6c3cb", "#e09aa6", "#8c2f42", INK, "dots"),
    Stuff("#24407f", "#4c68a8", "#111f42", WHITE, "planks"),
    Stuff("#ece5d3", "#cfc4a8", "#6d6560", INK, "bricks"),
)
"""In the order in which the sources of points stand beside each other."""
LOSS: Final = Stuff("#fae0dc", "#e2a29c", "#96141a", "#7a0f15", "slopes")
"""Points taken away."""


def bar(surface: Surface, box: Box, stuff: Stuff) -> None:
    surface.rect(box, stuff.fill, None, 0, 4)
    TEXTURES[stuff.texture].paint(surface, box, stuff.grain)
    surface.rect(box, None, stuff.edge, 2, 4)


def lay_bar(canvas: Canvas, box: Box, ground: Colour, stuff: Stuff, number: int) -> None:
    """With its number, where there is room for it.

    It begins like a long one and ends like a short one in which the texture has come as far: there are few of each, and very
    many bars.
    """
    left, high = box.width - END, box.height
    if left < END:
        canvas.tile(bar, box, ground, stuff)
    else:
        long = next(each for each in LONG if left <= each - END)
        canvas.clip(bar, Box(box.left, box.top, long, high), box.part(0, 0, left, high), ground, stuff)
        short = BEGINNING + (left - BEGINNING) % TEXTURES[stuff.texture].repeat
        like = box.part(left - short, 0, short + END, high)
        canvas.clip(bar, like, box.part(left, 0, END, high), ground, stuff)
    _lay_number(canvas, box, stuff, number)


def _lay_number(canvas: Canvas, box: Box, stuff: Stuff, number: int) -> None:
    words = str(number).replace("-", "−")
    width = width_of(words, BOLD, SMALLEST)
    if abs(number) > 1 and width + 8 <= box.width:
        patch = Box(round(box.centre.x - width / 2) - 3, box.top + 5, round(width) + 6, box.height - 10)
        canvas.tile(_number, patch, stuff.fill, words, stuff)


def _number(surface: Surface, box: Box, words: str, stuff: Stuff) -> None:
    """Instead of the texture."""
    surface.field(box, stuff.fill)
    surface.text(box.centre, words, SMALLEST, stuff.ink, BOLD, above=True)


def every_piece(canvas: Canvas, high: int, ground: Colour, stuff: Stuff) -> None:
    """Bars that are too short to be cut, and such as end in each way: all others are put together of the same pieces."""
    for width in (*range(4, 2 * END + TEXTURES[stuff.texture].repeat), *LONG):
        lay_bar(canvas, Box(100, 0, width, high), ground, stuff, 0)
