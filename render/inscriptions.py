"""Words laid on a canvas by themselves: the same words on the same colour are written once, wherever they stand."""

from math import ceil

from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.glass import Anchor, Colour
from render.lettering import SANS, Face, width_of
from render.surface import Surface


def inscribe(
    canvas: Canvas,
    place: Point,
    words: str,
    size: int,
    ink: str,
    ground: Colour,
    face: Face = SANS,
    anchor: Anchor = "m",
    is_tight: bool = False,
) -> None:
    """Centred up and down on `place`, which is their left end, their middle or their right one.

    They are `is_tight` where other colours come close to them.
    """
    wide, high = ceil(width_of(words, face, size)) + 2, size + 4
    middle = place.shifted({"l": wide / 2 - 1, "m": 0, "r": 1 - wide / 2}[anchor])
    lay = canvas.cut if is_tight else canvas.tile
    lay(_written, around(middle, wide, high), ground, words, size, ink, face)


def _written(surface: Surface, box: Box, words: str, size: int, ink: str, face: Face) -> None:
    surface.text(box.centre, words, size, ink, face, above=True)
