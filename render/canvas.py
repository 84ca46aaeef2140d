"""A picture made of a kept layer and kept patches.

The layer is what never changes. Everything that does change lies in a box of its own, and what is painted there follows
from a value alone: so each patch is painted once, smooth and slow, put on the layer's ground, brought into the palette, and
from then on pasted. A picture is then as quick as copying it.
"""

from collections.abc import Callable
from copy import copy
from functools import cached_property, lru_cache
from threading import RLock
from typing import Any, Final, TypeAlias

from PIL import Image

from render.geometry import Box
from render.image_cache import ImageCache
from render.palette import Palette
from render.portfolio import name_of, portfolio
from render.surface import SOLID, Colour, Imprint, Paint, drawn, drawn_on
from render.typeset import Stamp

STRIP: Final = 200
LAYER: Final = ""
"""The ground of a mosaic that lies on what never changes."""
SHAPE: Final = "shape"
ROOM: Final = 20_000_000
"""Bytes of patches that are kept of all pictures together: a whole game of each kind has room."""
MOSAIC_ROOM: Final = 12_000_000
"""The same of what is quickly laid of them anew, lest it drives out what has to be painted."""
LARGE: Final = 200_000
"""A patch of more bytes is kept in a room of its own, lest it drives out a hundred small ones."""
LARGE_ROOM: Final = 6_000_000
_patches, _large_patches, _mosaics = ImageCache(ROOM), ImageCache(LARGE_ROOM), ImageCache(MOSAIC_ROOM)


def share_room(share: int) -> None:
    """Where `share` processes draw, each keeps its part."""
    global _patches, _large_patches, _mosaics
    _patches, _large_patches = ImageCache(ROOM // share), ImageCache(LARGE_ROOM // share)
    _mosaics = ImageCache(MOSAIC_ROOM // share)


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
        return name_of(self._paint, self.box, self.palette.bytes)

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

    def tile(self, paint: Paint, width: int, height: int, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        """`value` painted by `paint` on a field of this colour, for every place of this size on every layer."""
        key = self.palette, paint, width, height, ground, value
        return _patches.get(key, lambda: portfolio.kept(self._name_of_tile(key), lambda: self._tiled(*key[1:])))

    def _name_of_tile(self, key: tuple[Any, ...]) -> str:
        _, paint, *more = key
        return name_of(paint, self.palette.bytes, *more)

    def _tiled(self, paint: Paint, width: int, height: int, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        box, field = Box(0, 0, width, height), Image.new("RGB", (width, height), ground)
        drawn_on(paint, box, box, value, box).lay_on(field)
        return self.palette.indexed(field)

    def cutout(self, paint: Paint, width: int, height: int, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        """The same as a tile, but for edges that may be weighed twice; the piece below is that of its `shape`."""
        key = self.palette, paint, width, height, ground, value, SHAPE
        return _patches.get(key, lambda: portfolio.kept(self._name_of_tile(key), lambda: self._cut(*key[1:-1])))

    def _cut(self, paint: Paint, width: int, height: int, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        return self._inlaid(_alone(paint, width, height, value), ground)

    def mosaic(self, compose: "Compose", box: Box, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        """What `compose` puts together of other pieces, as one piece: on a field of this colour, or on the layer."""
        at = box if ground == LAYER else Box(0, 0, box.width, box.height)
        whose = self if ground == LAYER else self.palette
        return _mosaics.get((whose, compose, at, ground, value), lambda: self._composed(compose, at, ground, value))

    def _composed(self, compose: "Compose", box: Box, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        if ground == LAYER:
            field = self.indexed().crop((box.left, box.top, box.right, box.bottom))
        else:
            field = self.palette.field(box.width, box.height, ground)
        compose(_PartCanvas(self, field, box), box, *value)
        return field

    def inlay(self, stamp: Stamp, ground: Colour) -> Image.Image:
        """The stamp on a field of this colour, as an opaque piece of the picture."""
        return _patches.get((self.palette, stamp.name, ground), lambda: self._inlaid(stamp.made(), ground))

    def _inlaid(self, piece: Image.Image, ground: Colour) -> Image.Image:
        field = Image.new("RGB", piece.size, ground)
        field.paste(piece, mask=None if piece.mode == SOLID else piece)
        return self.palette.indexed(field)


def shape(paint: Paint, width: int, height: int, value: tuple[Any, ...]) -> Image.Image:
    """The mask of those pixels that `paint` touches."""
    key = SHAPE, paint, width, height, value
    return _patches.get(key, lambda: portfolio.kept(name_of(paint, *key), lambda: _shaped(*key[1:])))


def _shaped(paint: Paint, width: int, height: int, value: tuple[Any, ...]) -> Image.Image:
    cover = _alone(paint, width, height, value).getchannel("A")
    return cover.point([0] + [255] * 255, "1")  # pyright: ignore[reportUnknownMemberType]


@lru_cache(8)
def _alone(paint: Paint, width: int, height: int, value: tuple[Any, ...]) -> Image.Image:
    """Painted once for its cutout and its shape, which are asked for one after the other."""
    box = Box(0, 0, width, height)
    return drawn(paint, box, box, value, box)


def _piece(paint: Paint, box: Box, part: Box, value: tuple[Any, ...]) -> Image.Image:
    return drawn(paint, part, box, value, whole=box)


class Canvas:
    """One picture in the making, in the palette."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self.image = layer.indexed().copy()

    def put(self, paint: Paint, box: Box, *value: Any) -> None:
        """Paints `value` into `box`; the value must be hashable and say everything that `paint` reads."""
        self.put_part(paint, box, box, *value)

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        """Paints what `part` shows of the box: where much lies in one box, only what has changed is painted anew."""
        self._lay(self._layer.patch(paint, box, part, value), part.left, part.top)

    def tile(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        """Paints `value` into a box below which all is of one colour, whatever was put there before.

        It is painted once for all places of this size, in all pictures and games.
        """
        self._lay(self._layer.tile(paint, box.width, box.height, ground, value), box.left, box.top)

    def cutout(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        """The same cut along its outline, for what lies on more than one colour; the `ground` is what edges fade into."""
        width, height = box.width, box.height
        piece = self._layer.cutout(paint, width, height, ground, value)
        self._lay(piece, box.left, box.top, shape(paint, width, height, value))

    def mosaic(self, compose: "Compose", box: Box, ground: Colour, *value: Any) -> None:
        """Keeps what `compose` puts into the box as one piece: new pieces of that kind are laid of old ones, not painted.

        The ground is one colour, where the box lies does not matter then; or it is LAYER.
        """
        self._lay(self._layer.mosaic(compose, box, ground, value), box.left, box.top)

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        """Puts what `paint` stamps onto a field of one colour: each stamp is kept as it looks there, the whole is not.

        So nothing is drawn anew where old pieces lie in a new order. It may only stamp, and no two stamps over each other.
        """
        surface = Imprint(box)
        paint(surface, box, *value)
        assert surface.is_blank, paint
        for stamp in surface.stamps:
            self._lay(self._layer.inlay(stamp, ground), box.left + stamp.left, box.top + stamp.top)

    def _lay(self, piece: Image.Image, left: int, top: int, shape: Image.Image | None = None) -> None:
        self.image.paste(piece, (left, top), shape)


class _PartCanvas(Canvas):
    """Takes places of the whole picture and shows one box of it."""

    def __init__(self, layer: Layer, image: Image.Image, box: Box) -> None:
        self._layer = layer
        self._box = box
        self.image = image

    def _lay(self, piece: Image.Image, left: int, top: int, shape: Image.Image | None = None) -> None:
        self.image.paste(piece, (left - self._box.left, top - self._box.top), shape)


Compose: TypeAlias = Callable[..., None]
"""Takes a canvas, a box and the parts of a value; puts pieces into the box."""


class BlankCanvas(Canvas):
    """Takes everything and shows nothing: for those who want to know what a picture says."""

    def __init__(self, layer: Layer) -> None:
        self.image = Image.new("P", (layer.box.width, layer.box.height))

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        pass

    def tile(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        pass

    def cutout(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        pass

    def mosaic(self, compose: Compose, box: Box, ground: Colour, *value: Any) -> None:
        pass

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        pass


class TrueCanvas(Canvas):
    """The same in full colour and without keeping anything: the measure for the palette and the encoding."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self.image = layer.true()

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        piece = _piece(paint, box, part, value)
        self.image.paste(piece, (part.left, part.top), piece)

    def tile(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        own = Box(0, 0, box.width, box.height)
        piece = _piece(paint, own, own, value)
        self.image.paste(piece, (box.left, box.top), piece)

    def cutout(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        self.tile(paint, box, ground, *value)

    def mosaic(self, compose: Compose, box: Box, ground: Colour, *value: Any) -> None:
        if ground == LAYER:
            compose(self, box, *value)
        else:
            self._compose_apart(compose, box, value)

    def _compose_apart(self, compose: Compose, box: Box, value: tuple[Any, ...]) -> None:
        part = copy(self)
        part.image = self.image.crop((box.left, box.top, box.right, box.bottom))
        compose(part, Box(0, 0, box.width, box.height), *value)
        self.image.paste(part.image, (box.left, box.top))

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        self.put(paint, box, *value)
