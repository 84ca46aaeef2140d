"""A sheet of clear glass to draw on, finer than the picture, so that every edge comes out smooth."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from itertools import product
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
SMALL: Final = 6000
"""A plate of so few pixels is kept as a whole: it is laid at once, and there are few sizes of them."""
CAP_HEIGHT: Final = 0.65
"""Of a capital or a figure, in parts of the font size."""
SPRITES_ROOM: Final = 8_000_000
"""Bytes of pieces that are kept."""
Colour = str
"""Never one that something shows through."""
Mode = Literal["RGBA", "RGBX"]
EXACT: Final = "RGBA"
QUICK: Final = "RGBX"
"""Pillow weighs the colours of a fine RGBA drawing by how solid they are before it takes the mean of several pixels, which takes
longer than all the rest. In this mode letters come out weighed, and everything else is solid or clear."""
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

    def _stamp_part(self, paint: "Paint", box: Box, part: Box, value: tuple[Any, ...]) -> None:
        if part.meets(self.box):
            self._lay((paint, box.width, box.height, value, part.shifted(-box.left, -box.top)), part)

    def stamp_around(self, paint: "Paint", box: Box, inside: Box, fill: Colour | None, *value: Any) -> None:
        """Stamps something large that is all of one colour, or clear, `inside`: what is kept is what lies around."""
        below, high = box.bottom - inside.bottom, inside.height
        for part in (
            Box(box.left, box.top, box.width, inside.top - box.top),
            Box(box.left, inside.top, inside.left - box.left, high),
            Box(inside.right, inside.top, box.right - inside.right, high),
            Box(box.left, inside.bottom, box.width, below),
        ):
            self._stamp_part(paint, box, part, value)
        if fill is not None:
            self.field(inside, fill)

    def field(self, box: Box, fill: Colour) -> None:
        """Stamps a rect of one colour."""
        if box.meets(self.box):
            field = box.common(self.box)
            name = fill, field.width, field.height
            made = partial(Image.new, SOLID, (field.width, field.height), fill)
            self.stamps.append(Stamp(name, made, field.left - self.box.left, field.top - self.box.top))

    def stretch(self, paint: "Paint", box: Box, rim: int, fill: Colour | None, *value: Any) -> None:
        """Stamps what looks alike all along each of its edges, and within its `rim` is of one colour, or clear.

        So a small one tells how one of any size looks, and none but the small one is kept.
        """
        across = (
            (box.left, 0, rim, rim),
            (box.left + rim, rim, 1, box.width - 2 * rim),
            (box.right - rim, rim + 1, rim, rim),
        )
        down = (
            (box.top, 0, rim, rim),
            (box.top + rim, rim, 1, box.height - 2 * rim),
            (box.bottom - rim, rim + 1, rim, rim),
        )
        for (left, column, wide, width), (top, row, high, height) in product(across, down):
            place, shown = Box(left, top, width, height), Box(column, row, wide, high)
            if (wide, high) != (1, 1) and place.meets(self.box):
                self._lay((paint, 2 * rim + 1, 2 * rim + 1, value, shown), place)
        if fill is not None:
            self.field(box.inset(rim), fill)

    def plate(
        self, box: Box, fill: Colour | None, edge: Colour | None = None, width: float = 2, radius: float = 0
    ) -> None:
        """A rect that is kept and stamped: for what else is stamped to lie on."""
        rim = ceil(max(width, radius)) + 1
        if 3 * rim > min(box.width, box.height) or box.width * box.height <= SMALL:
            self.stamp(Surface.rect, box, fill, edge, width, radius)
        elif box.width * box.height > LARGE:
            self.stamp_around(Surface.rect, box, box.inset(rim), fill, fill, edge, width, radius)
        else:
            self.stretch(Surface.rect, box, rim, fill, fill, edge, width, radius)

    def _lay(self, name: "SpriteName", place: Box) -> None:
        """Stretched where the place is larger than the piece."""
        piece, size = self._made(name), (place.width, place.height)
        stamp = Stamp(name, piece, place.left - self.box.left, place.top - self.box.top)
        if size != name[-1][2:]:
            stamp = stamp._replace(name=(name, size), made=lambda: _stretched(piece(), *size))
        self.stamps.append(stamp)

    def _made(self, name: "SpriteName") -> Callable[[], Image.Image]:
        piece = _sprite(*name)
        return lambda: piece

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
        anchor: Literal["l", "m", "r"] = "m",
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

    def _made(self, name: "SpriteName") -> Callable[[], Image.Image]:
        return partial(_drawn_alone, *name)


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


def _stretched(piece: Image.Image, width: int, height: int) -> Image.Image:
    corners = 0, 0, piece.width, piece.height
    return piece.transform((width, height), Image.Transform.EXTENT, corners, Image.Resampling.NEAREST)


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


def sprite(paint: Paint, width: int, height: int, value: tuple[Any, ...]) -> Image.Image:
    """What `paint` draws into a box of this size, wherever it is, with transparency."""
    return _sprite(paint, width, height, value, Box(0, 0, width, height))


def _sprite(*name: *SpriteName) -> Image.Image:
    return _sprites.get(name, lambda: portfolio.kept(name_of(*name), lambda: _drawn_alone(*name)))


def _drawn_alone(paint: Paint, width: int, height: int, value: tuple[Any, ...], part: Box) -> Image.Image:
    box = Box(0, 0, width, height)
    return drawn(paint, part, box, value, box)
