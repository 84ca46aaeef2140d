"""Pictures put together from bands, one below the other: what has to be seen to answer a question, and nothing else.

The lowest band is one whose left end may be covered: Discord puts its badge there.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PIL import Image

from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box
from render.layer import Layer
from render.palette import Palette

WIDTH: Final = 1100
TALLEST: Final = 1000
MARGIN: Final = 18
GAP: Final = 8
EDGE: Final = 16
"""Above the first band and below the last one: the border of the picture."""
INNER: Final = WIDTH - 2 * MARGIN
BADGE: Final = 112
"""So much of the lowest band's left end lies under Discord's badge on a phone."""


Painting: TypeAlias = Callable[[Canvas, Box], None]


class Band:
    """So many pixels high; painted into whatever box of that height it is given."""

    def __init__(self, height: int, paint: Painting) -> None:
        self.height = height
        self.paint = paint


def layer(palette: Palette) -> Layer:
    """Of a picture as tall as one may become; what is not needed of it is cut off."""
    return Layer(WIDTH, TALLEST, frame, palette)


def height(bands: Sequence[Band]) -> int:
    return 2 * EDGE + sum(band.height for band in bands) + GAP * (len(bands) - 1)


def painted(canvas: Canvas, bands: Sequence[Band]) -> Image.Image:
    top = EDGE
    for band in bands:
        band.paint(canvas, Box(MARGIN, top, INNER, band.height))
        top += band.height + GAP
    return shortened(canvas.image, height(bands))


def part_of(picture: Image.Image, top: int, high: int) -> Band:
    """A strip of another picture, over its whole width."""
    strip = picture.crop((EDGE - 2, top, WIDTH - EDGE + 2, top + high))
    return Band(high, lambda canvas, box: canvas.image.paste(strip, (EDGE - 2, box.top)))


def shortened(image: Image.Image, high: int) -> Image.Image:
    """The picture without what lies between all that was put there and its lower border."""
    shown = image.crop((0, 0, WIDTH, high))
    shown.paste(image.crop((0, image.height - EDGE, WIDTH, image.height)), (0, high - EDGE))
    return shown
