"""A picture made of a kept layer and kept patches.

The layer is what never changes. Everything that does change lies in a box of its own, and what is painted there follows
from a value alone: so each patch is painted once, smooth and slow, put on the layer's ground, brought into the palette, and
from then on pasted. A picture is then as quick as copying it.
"""

from collections.abc import Callable
from functools import cached_property
from threading import RLock
from typing import Any, Final

from PIL import Image

from render.geometry import Box
from render.image_cache import ImageCache
from render.palette import Palette
from render.portfolio import name_of, portfolio
from render.surface import SOLID, Colour, Imprint, Paint, Piece, drawn, drawn_on, sprite
from render.typeset import Stamp

STRIP: Final = 200
ROOM: Final = 24_000_000
"""Bytes of patches that are kept of all pictures together: a whole game of each kind has room."""
LARGE: Final = 200_000
"""A patch of more bytes is kept in a room of its own, lest it drives out a hundred small ones."""
LARGE_ROOM: Final = 6_000_000
OUTLINE, CORNER = "outline", "corner"
"""In the `info` of a piece that is cut out: where something of it is seen, and how far from the corner of its box that begins."""
IS_SEEN: Final = [255 * (solid > 0) for solid in range(256)]
_patches, _large_patches = ImageCache(ROOM), ImageCache(LARGE_ROOM)


def share_room(share: int) -> None:
    """Where `share` processes draw, each keeps its part."""
    global _patches, _large_patches
    _patches, _large_patches = ImageCache(ROOM // share), ImageCache(LARGE_ROOM // share)


class Layer:
    """The unchanging part of a picture, painted when it is first needed. No two boxes on it overlap."""

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

    def patch(self, paint: Paint, box: Box, part: Box, value: tuple[Any, ...]) -> Image.Image:
        """`value` painted by `paint` into `box`, and of that the `part`, as an opaque piece of the picture."""
        kept = _patches if part.width * part.height <= LARGE else _large_patches
        return kept.get((self, paint, box, part, value), lambda: self._made(paint, box, part, value))

    def _made(self, paint: Paint, box: Box, part: Box, value: tuple[Any, ...]) -> Image.Image:
        name = self.name and name_of(paint, self.name, box, part, value)
        return portfolio.kept(name, lambda: self._painted(paint, box, part, value))

    def _painted(self, paint: Paint, box: Box, part: Box, value: tuple[Any, ...]) -> Image.Image:
        ground = self.indexed().crop((part.left, part.top, part.right, part.bottom)).convert("RGB")
        drawn_on(paint, part, box, value, box).lay_on(ground)
        return self.palette.indexed(ground)

    def piece(self, paint: Paint, box: Box, part: Box, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        """The same on a field of one colour, wherever that is."""
        left, top, width, height = box
        start, above, *size = part
        key = self.palette, paint, width, height, start - left, above - top, *size, ground, value
        return _patches.get(key, lambda: self._laid(paint, box, part, ground, value))

    def _laid(self, paint: Paint, box: Box, part: Box, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        whole, shown = Box(0, 0, box.width, box.height), part.shifted(-box.left, -box.top)

        def painted() -> Image.Image:
            field = Image.new("RGB", (part.width, part.height), ground)
            drawn_on(paint, shown, whole, value, whole).lay_on(field)
            return self.palette.indexed(field)

        return portfolio.kept(name_of(paint, self.palette.name, whole, shown, ground, value), painted)

    def field(self, paint: Paint, box: Box, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        """`value` painted on a field of this colour, wherever that lies."""
        what = paint, box.width, box.height, ground, value
        return _patches.get((self.palette, what), lambda: self._filled(*what))

    def _filled(self, paint: Paint, width: int, height: int, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        name, box = name_of(paint, self.palette.bytes, width, height, ground, value), Box(0, 0, width, height)

        def painted() -> Image.Image:
            field = Image.new("RGB", (width, height), ground)
            drawn_on(paint, box, box, value, box).lay_on(field)
            return self.palette.indexed(field)

        return portfolio.kept(name, painted)

    def cut(self, paint: Paint, box: Box, below: Colour | Piece, value: tuple[Any, ...]) -> Image.Image:
        """`value` as it looks on what lies below, with its `OUTLINE` and its `CORNER`."""
        if isinstance(below, Piece):
            key = self, paint, box, below, value
            return _patches.get(key, lambda: self._cut(paint, box, self._covered(below, box), value))
        key = self.palette, paint, box.width, box.height, below, value, OUTLINE
        field = box.width, box.height
        return _patches.get(key, lambda: self._cut(paint, box, Image.new("RGB", field, below), value))

    def _covered(self, below: Piece, box: Box) -> Image.Image:
        """The layer's ground with what lies on it already."""
        ground = self.indexed().crop((box.left, box.top, box.right, box.bottom)).convert("RGB")
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

    def inlay(self, stamp: Stamp, ground: Colour) -> Image.Image:
        """The stamp on a field of this colour, as an opaque piece of the picture."""
        return _patches.get((self.palette, stamp.name, ground), lambda: self._inlaid(stamp.made(), ground))

    def _inlaid(self, piece: Image.Image, ground: Colour) -> Image.Image:
        field = Image.new("RGB", piece.size, ground)
        field.paste(piece, mask=None if piece.mode == SOLID else piece)
        return self.palette.indexed(field)


def _piece(paint: Paint, box: Box, part: Box, value: tuple[Any, ...]) -> Image.Image:
    return drawn(paint, part, box, value, whole=box)


class Canvas:
    """One picture in the making, in the palette."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self.image = layer.indexed().copy()

    def lay_out(self, lay: "Laying", box: Box, *value: Any) -> None:
        """Puts what `lay` puts into an empty box for this value: what stays for many pictures is put together once."""

        def made() -> Image.Image:
            lay(self, *value)
            return self.image.crop((box.left, box.top, box.right, box.bottom))

        self.image.paste(_large_patches.get((self._layer, lay, box, value), made), (box.left, box.top))

    def put(self, paint: Paint, box: Box, *value: Any) -> None:
        """Paints `value` into `box`; the value must be hashable and say everything that `paint` reads."""
        self.put_part(paint, box, box, *value)

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        """Paints what `part` shows of the box: where much lies in one box, only what has changed is painted anew."""
        self.image.paste(self._layer.patch(paint, box, part, value), (part.left, part.top))

    def lay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        """Paints onto a field of one colour, which hides what was there: so it looks alike, and is kept, for all places."""
        self.lay_part(paint, box, box, ground, *value)

    def lay_part(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        """The same of what `part` shows of the box."""
        self.image.paste(self._layer.piece(paint, box, part, ground, value), (part.left, part.top))

    def field(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        """Puts what looks the same wherever it lies on a ground of one colour: it is painted once for all places."""
        self.image.paste(self._layer.field(paint, box, ground, value), (box.left, box.top))

    def cut(self, paint: Paint, box: Box, below: Colour | Piece, *value: Any) -> None:
        """Puts no more than is drawn in the box. Its edges are smooth for what is put already and lies `below`: a colour
        wherever they are, or something painted into the same box."""
        image = self._layer.cut(paint, box, below, value)
        left, top = image.info[CORNER]
        self.image.paste(image, (box.left + left, box.top + top), image.info[OUTLINE])

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        """Puts what `paint` stamps onto a field of one colour: each stamp is kept as it looks there, the whole is not.

        So nothing is drawn anew where old pieces lie in a new order. It may only stamp, and no two stamps over each other.
        """
        surface = Imprint(box)
        paint(surface, box, *value)
        assert surface.is_blank, paint
        for stamp in surface.stamps:
            self.image.paste(self._layer.inlay(stamp, ground), (box.left + stamp.left, box.top + stamp.top))


Laying = Callable[..., None]
"""Takes a canvas and the parts of a value; puts things on the canvas."""


class BlankCanvas(Canvas):
    """Takes everything and shows nothing: for those who want to know what a picture says."""

    def __init__(self, layer: Layer) -> None:
        self.image = Image.new("P", (layer.box.width, layer.box.height))

    def lay_out(self, lay: Laying, box: Box, *value: Any) -> None:
        pass

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        pass

    def lay_part(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        pass

    def lay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        pass

    def field(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        pass

    def cut(self, paint: Paint, box: Box, below: Colour | Piece, *value: Any) -> None:
        pass

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        pass


class TrueCanvas(Canvas):
    """The same in full colour and without keeping anything: the measure for the palette and the encoding."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self.image = layer.true()

    def lay_out(self, lay: Laying, box: Box, *value: Any) -> None:
        lay(self, *value)

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        piece = _piece(paint, box, part, value)
        self.image.paste(piece, (part.left, part.top), piece)

    def lay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        self.lay_part(paint, box, box, ground, *value)

    def lay_part(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        self.image.paste(ground, (part.left, part.top, part.right, part.bottom))
        self.put_part(paint, box, part, *value)

    def field(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        self.image.paste(ground, (box.left, box.top, box.right, box.bottom))
        self.put(paint, box, *value)

    def cut(self, paint: Paint, box: Box, below: Colour | Piece, *value: Any) -> None:
        self.put(paint, box, *value)

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        self.put(paint, box, *value)
