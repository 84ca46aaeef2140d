"""A sheet of clear glass to draw on, finer than the picture, so that every edge comes out smooth."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, Literal

from PIL import Image, ImageDraw

from render.geometry import Box, Point
from render.lettering import SANS, Face, font, step

FINE: Final = 4
"""Pieces are drawn at so many times their size."""
LARGE: Final = 200 * 200
LARGE_FINE: Final = 3
"""The same for pieces of more than so many pixels, which would take much room."""
CAP_HEIGHT: Final = 0.65
"""Of a capital or a figure, in parts of the font size."""
Colour = str
"""Never one that something shows through."""
Anchor = Literal["l", "m", "r"]
Mode = Literal["RGBA", "RGBX"]
EXACT: Final = "RGBA"
QUICK: Final = "RGBX"
"""Pillow weighs the colours of a fine RGBA drawing by how solid they are before it takes the mean of several pixels, which takes
longer than all the rest. In this mode letters come out weighed, and everything else is solid or clear."""
REACH: Final = 1
"""Pixels by which letters may stand out of their box."""


class Glass:
    """Takes places of the whole picture and draws those that lie inside its own box."""

    def __init__(self, box: Box, whole: Box | None = None, mode: Mode = QUICK) -> None:
        """As fine as the `whole` of which it shows a part, if it is a part."""
        self.box = box
        self._mode: Mode = mode
        self._lettered: list[tuple[float, ...]] = []
        self.is_blurred = False
        """Whether letters may have come to lie on the edges of others: then the quick mode is not exact."""
        size = whole or box
        self._fine = FINE if size.width * size.height <= LARGE else LARGE_FINE
        self._image: Image.Image | None = None

    @cached_property
    def _draw(self) -> ImageDraw.ImageDraw:
        self._image = Image.new(self._mode, (self.box.width * self._fine, self.box.height * self._fine))
        return ImageDraw.Draw(self._image)

    def drawing(self) -> Image.Image | None:
        """Whatever is drawn, at its real size and with transparency; what was drawn in the quick mode is weighed already."""
        if self._image is None:
            return None
        small = self._image.reduce(self._fine)
        return Image.frombytes("RGBa", small.size, small.tobytes()).convert("RGBA") if self._mode == QUICK else small

    def rect(
        self, box: Box, fill: Colour | None, edge: Colour | None = None, width: float = 2, radius: float = 0
    ) -> None:
        corners = [*self._at(Point(box.left, box.top)), *self._at(Point(box.right, box.bottom))]
        corners[2] -= 1
        corners[3] -= 1
        self._draw.rounded_rectangle(corners, radius * self._fine, fill, edge, self._wide(width) if edge else 0)

    def circle(
        self, centre: Point, radius: float, fill: Colour | None, edge: Colour | None = None, width: float = 2
    ) -> None:
        x, y = self._at(centre)
        reach = radius * self._fine
        self._draw.ellipse(
            (x - reach, y - reach, x + reach - 1, y + reach - 1), fill, edge, self._wide(width) if edge else 0
        )

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, edge: Colour | None = None, width: float = 2
    ) -> None:
        spots = [self._at(point) for point in points]
        if fill is not None:
            self._draw.polygon(spots, fill)
        if edge is not None:
            self._draw.line([*spots, spots[0], spots[1]], edge, self._wide(width), joint="curve")

    def line(self, points: Sequence[Point], ink: Colour, width: float = 2) -> None:
        self._draw.line([self._at(point) for point in points], ink, self._wide(width), joint="curve")

    def strokes(self, points: Sequence[Point], ink: Colour, width: float) -> None:
        """A line with round ends."""
        self.line(points, ink, width)
        for end in (points[0], points[-1]):
            self.circle(end, width / 2, ink)

    def wedge(self, centre: Point, inner: float, outer: float, start: float, end: float, fill: Colour) -> None:
        """Part of a ring; 0 degrees is up, then clockwise."""
        steps = [start + (end - start) * n / 24 for n in range(25)]
        rim = [centre.towards(angle, outer) for angle in steps]
        hub = [centre.towards(angle, inner) for angle in reversed(steps)]
        self.polygon(rim + hub, fill)

    def arc(self, centre: Point, radius: float, start: float, end: float, ink: Colour, width: float) -> None:
        steps = [start + (end - start) * n / 32 for n in range(33)]
        self.line([centre.towards(angle, radius) for angle in steps], ink, width)

    def text(self, place: Point, words: str, size: int, ink: Colour, face: Face = SANS, anchor: Anchor = "m") -> None:
        """One line, with the middle of its capitals at the height of `place`; of a size between two of the scale, the smaller."""
        size = step(size)
        x, y = self._at(place.shifted(dy=size * CAP_HEIGHT / 2))
        letters = font(face, size * self._fine)
        self._draw.text((x, y), words, ink, letters, anchor=f"{anchor}s")
        left, top, right, bottom = letters.getbbox(words, anchor=f"{anchor}s")
        self._letter((x + left - REACH, y + top - REACH, x + right + REACH, y + bottom + REACH))

    def _letter(self, box: tuple[float, ...]) -> None:
        self.is_blurred = self.is_blurred or any(meet(box, other) for other in self._lettered)
        self._lettered.append(box)

    def _at(self, point: Point) -> tuple[float, float]:
        return (point.x - self.box.left) * self._fine, (point.y - self.box.top) * self._fine

    def _wide(self, width: float) -> int:
        return max(1, round(width * self._fine))


def meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
