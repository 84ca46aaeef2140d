"""What is drawn, and above it whatever is stamped: pieces that look the same wherever they lie are drawn once and kept."""

from collections.abc import Callable
from functools import partial
from itertools import product
from math import ceil
from typing import Any, Final, NamedTuple

from PIL import Image

from render.geometry import Box, Point
from render.glass import CAP_HEIGHT, EXACT, LARGE, QUICK, Anchor, Colour, Glass, Mode
from render.image_cache import ImageCache
from render.lettering import SANS, Face, step, width_of
from render.portfolio import name_of, portfolio
from render.typeset import Stamp, typeset

SMALL: Final = 6000
"""A plate of so few pixels is kept as a whole: it is laid at once, and there are few sizes of them."""
SPRITES_ROOM: Final = 6_000_000
"""Bytes of pieces that are kept."""
SOLID: Final = "RGB"
"""The mode of a stamp that nothing shows through."""
_AHEAD: Final = {"l": 0.0, "m": 0.5, "r": 1.0}
"""What lies before the place of a text, in parts of its width."""


class Surface(Glass):
    """Stamps come to lie above what is drawn, in the order in which they are laid."""

    def __init__(self, box: Box, whole: Box | None = None, mode: Mode = QUICK) -> None:
        super().__init__(box, whole, mode)
        self.stamps: list[Stamp] = []
        """What lies above all that is drawn, from the corner of the box on."""

    @property
    def is_blank(self) -> bool:
        """Whether nothing is drawn below the stamps."""
        return self._image is None

    def finished(self) -> Image.Image:
        """The drawing at its real size, with transparency."""
        size = self.box.width, self.box.height
        image = self.drawing() or Image.new("RGBA", size)
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
        if drawing := self.drawing():
            ground.paste(drawing, mask=drawing)
        for _, made, left, top in self.stamps:
            piece = made()
            ground.paste(piece, (left, top), None if piece.mode == SOLID else piece)

    def stamp(self, paint: "Paint", box: Box, *value: Any, reach: int = 0) -> None:
        """Puts a piece there that looks the same wherever it lies: it is kept.

        Of what stands out of the box, so many pixels are shown as it may `reach` beyond it.
        """
        part = box.inset(-reach)
        if part.meets(self.box):
            self._lay((paint, box.width, box.height, value, part.shifted(-box.left, -box.top)), part)

    def field(self, box: Box, fill: Colour) -> None:
        """Stamps a rect of one colour."""
        if box.meets(self.box):
            field = box.common(self.box)
            name = fill, field.width, field.height
            made = partial(Image.new, SOLID, (field.width, field.height), fill)
            self.stamps.append(Stamp(name, made, field.left - self.box.left, field.top - self.box.top))

    def stretch(self, paint: "Paint", box: Box, inside: Box, fill: Colour | None, *value: Any) -> None:
        """Stamps what looks alike all along each of its edges, and `inside` is of one colour, or clear.

        So a small one tells how one of any size looks, and none but the small one is kept, drawn as finely as the large one.
        """
        wide, high = box.width - inside.width + 1, box.height - inside.height + 1
        if box.width * box.height > LARGE:
            high = max(high, LARGE // wide + 1)
        columns = _thirds(box.left, inside.left, inside.right, box.right, wide)
        rows = _thirds(box.top, inside.top, inside.bottom, box.bottom, high)
        for (left, width, column, across), (top, height, row, down) in product(columns, rows):
            place, shown = Box(left, top, width, height), Box(column, row, across, down)
            if place != inside and place.meets(self.box):
                self._lay((paint, wide, high, value, shown), place)
        if fill is not None:
            self.field(inside, fill)

    def plate(
        self, box: Box, fill: Colour | None, edge: Colour | None = None, width: float = 2, radius: float = 0
    ) -> None:
        """A rect that is kept and stamped: for what else is stamped to lie on."""
        rim = ceil(max(width, radius)) + 1
        if 3 * rim > min(box.width, box.height) or box.width * box.height <= SMALL:
            self.stamp(Surface.rect, box, fill, edge, width, radius)
        else:
            self.stretch(Surface.rect, box, box.inset(rim), fill, fill, edge, width, radius)

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
        """What lies `above` is a piece like a stamp, of letters only: where nothing is drawn, that is quick."""
        if not above:
            super().text(place, words, size, ink, face, anchor)
            return
        size = step(size)
        start = place.shifted(-_AHEAD[anchor] * width_of(words, face, size), size * CAP_HEIGHT / 2)
        dx, dy = round(start.x - self.box.left), round(start.y - self.box.top)
        self.stamps += [each.shifted(dx, dy) for each in typeset(words, face, size, ink)]

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


def _thirds(start: int, first: int, last: int, end: int, small: int) -> tuple[tuple[int, int, int, int], ...]:
    """What is before, in and behind an inside: where it begins and how long it is, and the same of a `small` one."""
    ahead, behind = first - start, end - last
    return (start, ahead, 0, ahead), (first, last - first, ahead, 1), (last, behind, small - behind, behind)


def _stretched(piece: Image.Image, width: int, height: int) -> Image.Image:
    corners = 0, 0, piece.width, piece.height
    return piece.transform((width, height), Image.Transform.EXTENT, corners, Image.Resampling.NEAREST)


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
