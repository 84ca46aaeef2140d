"""A sheet of clear glass to draw on, finer than the picture, so that every edge comes out smooth."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from math import ceil
from typing import Any, Final, Literal, NamedTuple

from PIL import Image, ImageDraw

from render.geometry import Box, Point
from render.image_cache import ImageCache
from render.lettering import SANS, Face, font, step, width_of
from render.portfolio import name_of, portfolio
from render.typeset import Stamp, typeset

FINE: Final = 4
"""Pieces are drawn at so many times their size."""
LARGE: Final = 200 * 200
LARGE_FINE: Final = 3
"""The same for pieces of more than so many pixels, which would take much room."""
CAP_HEIGHT: Final = 0.65
"""Of a capital or a figure, in parts of the font size."""
SPRITES_ROOM: Final = 8_000_000
"""Bytes of pieces that are kept."""
Colour = str
"""Never one that something shows through."""
Mode = Literal["RGBA", "RGBX"]
Anchor = Literal["l", "m", "r"]
EXACT: Final = "RGBA"
QUICK: Final = "RGBX"
"""Pillow weighs the colours of a fine RGBA drawing by how solid they are before it takes the mean of several pixels, which takes
longer than all the rest. In this mode letters come out weighed, and everything else is solid or clear."""
LEAST_INSIDE: Final = 2
"""So wide and high is the inside of what is stretched."""
SOLID: Final = "RGB"
"""The mode of a stamp that nothing shows through."""
REACH: Final = 1
"""Pixels by which letters may stand out of their box."""
_AHEAD: Final = {"l": 0.0, "m": 0.5, "r": 1.0}
"""What lies before the place of a text, in parts of its width."""


class Surface:
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
        self.stamps: list[Stamp] = []
        """What lies above all that is drawn, from the corner of the box on."""

    @cached_property
    def _draw(self) -> ImageDraw.ImageDraw:
        self._image = Image.new(self._mode, (self.box.width * self._fine, self.box.height * self._fine))
        return ImageDraw.Draw(self._image)

    @property
    def is_blank(self) -> bool:
        """Whether nothing is drawn below the stamps."""
        return self._image is None

    def finished(self) -> Image.Image:
        """The drawing at its real size, with transparency."""
        size = self.box.width, self.box.height
        image = Image.new("RGBA", size) if self._image is None else self._reduced(self._image)
        for _, made, left, top in self.stamps:
            piece = made()
            # What a part of a larger piece does not show is cut off.
            if piece.mode == SOLID:
                image.paste(piece, (left, top))
            elif Box(left, top, *piece.size).meets(Box(0, 0, *size)):
                image.alpha_composite(piece, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))
        return image

    def lay_on(self, ground: Image.Image) -> None:
        """Puts the drawing on an opaque picture of the same size: where nothing lies below the stamps, that is quick."""
        if self._image is not None:
            piece = self._reduced(self._image)
            ground.paste(piece, mask=piece)
        for _, made, left, top in self.stamps:
            piece = made()
            ground.paste(piece, (left, top), None if piece.mode == SOLID else piece)

    def _reduced(self, image: Image.Image) -> Image.Image:
        """What was drawn in the quick mode is weighed already."""
        small = image.reduce(self._fine)
        return Image.frombytes("RGBa", small.size, small.tobytes()).convert("RGBA") if self._mode == QUICK else small

    def stamp(self, paint: "Paint", box: Box, *value: Any, reach: int = 0) -> None:
        """Puts a piece there that looks the same wherever it lies: it is kept. Stamps come to lie above what is drawn.

        Of what stands out of the box, so many pixels are shown as it may `reach` beyond it.
        """
        self._stamp_part(paint, box, box.inset(-reach), value)

    def _stamp_part(
        self, paint: "Paint", box: Box, part: Box, value: tuple[Any, ...], inside: Box | None = None
    ) -> None:
        if part.meets(self.box):
            shown = part.shifted(-box.left, -box.top)
            name = paint, box.width, box.height, value, shown
            make = partial(_drawn_alone, *name)
            if inside is not None:
                make = partial(_stretched, *name, inside.shifted(-box.left, -box.top))
            self._lay(name, make, part.left - self.box.left, part.top - self.box.top)

    def stamp_around(self, paint: "Paint", box: Box, inside: Box, fill: Colour | None, *value: Any) -> None:
        """Stamps something large that is all of one colour, or clear, `inside`: what is kept is what lies around.

        It must look the same around however large the inside is: a small one is drawn once, and stretched for each size.
        """
        below, high = box.bottom - inside.bottom, inside.height
        for part in (
            Box(box.left, box.top, box.width, inside.top - box.top),
            Box(box.left, inside.top, inside.left - box.left, high),
            Box(inside.right, inside.top, box.right - inside.right, high),
            Box(box.left, inside.bottom, box.width, below),
        ):
            self._stamp_part(paint, box, part, value, inside)
        if fill is not None and inside.meets(self.box):
            field = inside.common(self.box)
            name = fill, field.width, field.height
            made = partial(Image.new, SOLID, (field.width, field.height), fill)
            self.stamps.append(Stamp(name, made, field.left - self.box.left, field.top - self.box.top))

    def plate(
        self, box: Box, fill: Colour | None, edge: Colour | None = None, width: float = 2, radius: float = 0
    ) -> None:
        """A rect that is kept and stamped: for what else is stamped to lie on."""
        rim = ceil(max(width, radius)) + 1
        if 3 * rim > min(box.width, box.height):
            self.stamp(Surface.rect, box, fill, edge, width, radius)
        else:
            self.stamp_around(Surface.rect, box, box.inset(rim), fill, fill, edge, width, radius)

    def _lay(self, name: "SpriteName", make: Callable[[], Image.Image], left: int, top: int) -> None:
        piece = _sprites.get(name, make)
        self.stamps.append(Stamp(name, lambda: piece, left, top))

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

    def text(
        self,
        place: Point,
        words: str,
        size: int,
        ink: Colour,
        face: Face = SANS,
        anchor: Anchor = "m",
        *,
        above: bool = False,
    ) -> None:
        """One line, with the middle of its capitals at the height of `place`; of a size between two of the scale, the smaller.

        What lies `above` all that is drawn is a piece like a stamp, of letters only: where nothing else is drawn, that is quick.
        """
        size = step(size)
        if above:
            start = place.shifted(-_AHEAD[anchor] * width_of(words, face, size), size * CAP_HEIGHT / 2)
            dx, dy = round(start.x - self.box.left), round(start.y - self.box.top)
            self.stamps += [each.shifted(dx, dy) for each in typeset(words, face, size, ink)]
            return
        x, y = self._at(place.shifted(dy=size * CAP_HEIGHT / 2))
        letters = font(face, size * self._fine)
        self._draw.text((x, y), words, ink, letters, anchor=f"{anchor}s")
        left, top, right, bottom = letters.getbbox(words, anchor=f"{anchor}s")
        self._letter((x + left - REACH, y + top - REACH, x + right + REACH, y + bottom + REACH))

    def _letter(self, box: tuple[float, ...]) -> None:
        self.is_blurred = self.is_blurred or any(_meet(box, other) for other in self._lettered)
        self._lettered.append(box)

    def _at(self, point: Point) -> tuple[float, float]:
        return (point.x - self.box.left) * self._fine, (point.y - self.box.top) * self._fine

    def _wide(self, width: float) -> int:
        return max(1, round(width * self._fine))


class Imprint(Surface):
    """Takes stamps only, and notes what they are: whoever lacks one has it made."""

    def _lay(self, name: "SpriteName", make: Callable[[], Image.Image], left: int, top: int) -> None:
        self.stamps.append(Stamp(name, make, left, top))


Paint = Callable[..., None]
"""Takes a surface, a box and the parts of a value; draws inside the box."""
SpriteName = tuple[Paint, int, int, tuple[Any, ...], Box]
"""What paints it, the width and height of its box, the value, and which part of it is shown, from the corner of the box on."""


class Piece(NamedTuple):
    """Something that is stamped wherever it is needed, without knowing what it is."""

    paint: Paint
    value: tuple[Any, ...] = ()

    def put(self, surface: Surface, box: Box) -> None:
        surface.stamp(self.paint, box, *self.value)


def _meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def drawn(paint: Paint, part: Box, box: Box, value: tuple[Any, ...] = (), whole: Box | None = None) -> Image.Image:
    """What `paint` draws into `box`, and of that the `part`."""
    return drawn_on(paint, part, box, value, whole).finished()


def drawn_on(paint: Paint, part: Box, box: Box, value: tuple[Any, ...], whole: Box | None) -> Surface:
    """The surface with the drawing: drawn quickly, and once more where that is not exact."""
    surface = Surface(part, whole, QUICK)
    paint(surface, box, *value)
    if surface.is_blurred:
        surface = Surface(part, whole, EXACT)
        paint(surface, box, *value)
    return surface


_sprites = ImageCache(SPRITES_ROOM)


def share_room(share: int) -> None:
    """Where `share` processes draw, each keeps its part."""
    global _sprites
    _sprites = ImageCache(SPRITES_ROOM // share)


def _drawn_alone(paint: Paint, width: int, height: int, value: tuple[Any, ...], part: Box) -> Image.Image:
    box = Box(0, 0, width, height)
    return portfolio.kept(name_of(paint, width, height, value, part), lambda: drawn(paint, part, box, value, box))


def _stretched(paint: Paint, width: int, height: int, value: tuple[Any, ...], part: Box, inside: Box) -> Image.Image:
    """A side of something that looks the same however large its inside is."""
    across, down = inside.width - LEAST_INSIDE, inside.height - LEAST_INSIDE
    small = _smallest(paint, width - across, height - down, value, width * height > LARGE)
    size = part.width, part.height
    if part.top == inside.top:
        left = part.left if part.left < inside.left else part.left - across
        return _pulled(small, Box(left, inside.top, part.width, 1), size)
    row = Box(0, part.top if part.top < inside.top else part.top - down, inside.left, part.height)
    piece = _pulled(small, row.part(inside.left, 0, 1, part.height), size)
    piece.paste(_pulled(small, row, (inside.left, part.height)), (0, 0))
    last = row.part(inside.right - across, 0, width - inside.right, part.height)
    piece.paste(_pulled(small, last, (last.width, last.height)), (inside.right, 0))
    return piece


def _pulled(image: Image.Image, part: Box, size: tuple[int, int]) -> Image.Image:
    """A part of it, each pixel of which is drawn out."""
    return image.transform(size, Image.Transform.EXTENT, (part.left, part.top, part.right, part.bottom))


def _smallest(paint: Paint, width: int, height: int, value: tuple[Any, ...], is_large: bool) -> Image.Image:
    """As finely drawn as the large one that it stands for."""
    box = Box(0, 0, width, height)
    whole = Box(0, 0, LARGE + 1, 1) if is_large else box
    name = paint, width, height, value, whole
    return _sprites.get(name, lambda: portfolio.kept(name_of(*name), lambda: drawn(paint, box, box, value, whole)))
