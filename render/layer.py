"""What never changes of a picture, and whatever was put on it before.

Everything that does change lies in a box of its own, and what is painted there follows from a value alone: so each piece is
painted once, smooth and slow, on what lies below it, brought into the palette, and from then on pasted. A picture is then as
quick as copying it.
"""

from collections.abc import Callable
from functools import cached_property
from threading import RLock
from typing import Any, Final, NamedTuple, TypeAlias

from PIL import Image

from render.geometry import Box
from render.glass import Colour
from render.image_cache import ImageCache
from render.palette import Palette
from render.portfolio import name_of, portfolio
from render.surface import SOLID, Paint, drawn, drawn_on, sprite
from render.typeset import Stamp

LAYER: Final = ""
"""The ground of a mosaic that lies on what never changes."""
STRIP: Final = 200
ROOM: Final = 18_000_000
"""Bytes of pieces that are kept of all pictures together: a whole game of each kind has room."""
MOSAIC_ROOM: Final = 12_000_000
"""The same of what is quickly laid of them anew, lest it drives out what has to be painted."""
LARGE: Final = 200_000
"""A piece of more bytes is kept in a room of its own, lest it drives out a hundred small ones."""
LARGE_ROOM: Final = 4_000_000
OUTLINE, CORNER = "outline", "corner"
"""In the `info` of a piece that is cut out: where something of it is seen, and how far from the corner of its box that begins."""
IS_SEEN: Final = [255 * (solid > 0) for solid in range(256)]
_pieces, _large_patches, _mosaics = ImageCache(ROOM), ImageCache(LARGE_ROOM), ImageCache(MOSAIC_ROOM)


class Below(NamedTuple):
    """What lies already where a piece is cut in: something painted into the same box, on a ground of one colour or on LAYER."""

    ground: Colour
    paint: Paint
    value: tuple[Any, ...]


Mosaic: TypeAlias = tuple[Callable[..., None], Box, tuple[Any, ...]]
"""Who puts it together, in which box, and of which value."""


def share_room(share: int) -> None:
    """Where `share` processes draw, each keeps its part."""
    global _pieces, _large_patches, _mosaics
    _pieces, _large_patches = ImageCache(ROOM // share), ImageCache(LARGE_ROOM // share)
    _mosaics = ImageCache(MOSAIC_ROOM // share)


def _room_for(part: Box) -> ImageCache:
    return _pieces if part.width * part.height <= LARGE else _large_patches


class Layer:
    """The unchanging part of a picture, painted when it is first needed. No two patches on it overlap."""

    def __init__(self, width: int, height: int, paint: Paint, palette: Palette) -> None:
        self.box = Box(0, 0, width, height)
        self.palette = palette
        self._paint = paint
        self._lock = RLock()
        self._indexed: Image.Image | None = None

    def true(self) -> Image.Image:
        """In full colour, painted anew: strip by strip, for a fine surface of the whole would be large."""
        picture = Image.new("RGB", (self.box.width, self.box.height))
        for top in range(0, self.box.height, STRIP):
            strip = Box(0, top, self.box.width, min(STRIP, self.box.height - top))
            picture.paste(drawn(self._paint, strip, self.box).convert("RGB"), (0, top))
        return picture

    def indexed(self) -> Image.Image:
        """In the palette. Not to be drawn on."""
        with self._lock:
            if self._indexed is None:
                self._indexed = portfolio.kept(self.name, lambda: self.palette.indexed(self.true()))
                self._indexed.putpalette(self.palette.bytes)
            return self._indexed

    @cached_property
    def name(self) -> str:
        """Empty where it has none."""
        return name_of(self._paint, self.box, self.palette.name)

    def field(self, box: Box, ground: Colour = LAYER) -> Image.Image:
        """A box with nothing in it but its ground, in the palette."""
        if ground != LAYER:
            return self.palette.field(box.width, box.height, ground)
        return self.indexed().crop((box.left, box.top, box.right, box.bottom))

    def patch(self, paint: Paint, box: Box, part: Box, value: tuple[Any, ...]) -> Image.Image:
        """`value` painted by `paint` into `box`, and of that the `part`, as an opaque piece of the picture."""
        return _room_for(part).get((self, paint, box, part, value), lambda: self._patched(paint, box, part, value))

    def _patched(self, paint: Paint, box: Box, part: Box, value: tuple[Any, ...]) -> Image.Image:
        name = self.name and name_of(paint, self.name, box, part, value)
        return portfolio.kept(name, lambda: self._painted(paint, box, part, value, self.field(part).convert(SOLID)))

    def tile(self, paint: Paint, box: Box, part: Box, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        """The same on a field of one colour, for every place on every layer."""
        left, top, width, height = box
        start, above, wide, high = part
        key = self.palette, paint, width, height, start - left, above - top, wide, high, ground, value
        return _room_for(part).get(key, lambda: self._tiled(paint, box, part, ground, value))

    def _tiled(self, paint: Paint, box: Box, part: Box, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        whole, shown = Box(0, 0, box.width, box.height), part.shifted(-box.left, -box.top)
        name = name_of(paint, self.palette.name, whole, shown, ground, value)
        field = Image.new(SOLID, (part.width, part.height), ground)
        return portfolio.kept(name, lambda: self._painted(paint, whole, shown, value, field))

    def _painted(self, paint: Paint, box: Box, part: Box, value: tuple[Any, ...], ground: Image.Image) -> Image.Image:
        drawn_on(paint, part, box, value, box).lay_on(ground)
        return self.palette.indexed(ground)

    def cut(self, paint: Paint, box: Box, below: Colour | Below, value: tuple[Any, ...]) -> Image.Image:
        """`value` as it looks on what lies below, with its `OUTLINE` and its `CORNER`."""
        if isinstance(below, Below):
            whose, at = (self, box) if below.ground == LAYER else (self.palette, Box(0, 0, box.width, box.height))
            return _pieces.get(
                (whose, paint, at, below, value), lambda: self._cut(paint, at, self._covered(below, at), value)
            )
        key = self.palette, paint, box.width, box.height, below, value
        field = box.width, box.height
        return _pieces.get(key, lambda: self._cut(paint, box, Image.new(SOLID, field, below), value))

    def _covered(self, below: Below, box: Box) -> Image.Image:
        """The ground with what lies on it already."""
        if below.ground == LAYER:
            ground = self.field(box).convert(SOLID)
        else:
            ground = Image.new(SOLID, (box.width, box.height), below.ground)
        drawn_on(below.paint, box, box, below.value, box).lay_on(ground)
        return ground

    def _cut(self, paint: Paint, box: Box, ground: Image.Image, value: tuple[Any, ...]) -> Image.Image:
        piece = sprite(paint, box.width, box.height, value)
        ground.paste(piece, mask=piece)
        outline = piece.getchannel("A").point(IS_SEEN, "1")  # pyright: ignore[reportUnknownMemberType]
        extent = outline.getbbox() or (0, 0, 1, 1)
        image = self.palette.indexed(ground.crop(extent))
        image.info |= {OUTLINE: outline.crop(extent), CORNER: extent[:2]}
        return image

    def mosaic(self, what: Mosaic, ground: Colour, put_together: Callable[[], Image.Image]) -> Image.Image:
        """What is put together of other pieces: on a field of one colour for every layer, or for this one."""
        whose = self if ground == LAYER else self.palette
        return _mosaics.get((whose, what, ground), put_together)

    def inlay(self, stamp: Stamp, ground: Colour) -> Image.Image:
        """The stamp on a field of this colour, as an opaque piece of the picture."""
        return _pieces.get((self.palette, stamp.name, ground), lambda: self._inlaid(stamp.made(), ground))

    def _inlaid(self, piece: Image.Image, ground: Colour) -> Image.Image:
        field = Image.new(SOLID, piece.size, ground)
        field.paste(piece, mask=None if piece.mode == SOLID else piece)
        return self.palette.indexed(field)
