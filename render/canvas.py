"""A picture made of a kept layer and kept patches.

The layer is what never changes. Everything that does change lies in a box of its own, and what is painted there follows
from a value alone: so each patch is painted once, smooth and slow, put on the layer's ground, brought into the palette, and
from then on pasted. A picture is then as quick as copying it.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import RLock
from typing import Any, Final, NamedTuple

from PIL import Image

from render.geometry import Box
from render.palette import Palette
from render.surface import Paint, Surface

LAYER_FINE: Final = 3
ROOM: Final = 5_000_000
"""Bytes of patches that a layer keeps; those that are unused longest go first."""


class Patch(NamedTuple):
    image: Image.Image
    mask: Image.Image | None
    """Where something was painted. Round pieces may share the corners of their boxes; others need no mask."""

    @property
    def bytes(self) -> int:
        return self.image.width * self.image.height * (1 if self.mask is None else 2)


class Layer:
    """The unchanging part of a picture, painted when it is first needed. `are_boxes_apart` where no two of them overlap."""

    def __init__(
        self, width: int, height: int, paint: Callable[[Surface], None], palette: Palette, are_boxes_apart: bool
    ) -> None:
        self.box = Box(0, 0, width, height)
        self.palette = palette
        self._paint = paint
        self._are_boxes_apart = are_boxes_apart
        self._lock = RLock()
        self._indexed: Image.Image | None = None
        self._patches: OrderedDict[Hashable, Patch] = OrderedDict()
        self._room = ROOM

    def true(self) -> Image.Image:
        """In full colour, painted anew."""
        surface = Surface(self.box, LAYER_FINE)
        self._paint(surface)
        return surface.finished().convert("RGB")

    def indexed(self) -> Image.Image:
        """In the palette. Not to be drawn on."""
        with self._lock:
            if self._indexed is None:
                self._indexed = self.palette.indexed(self.true())
            return self._indexed

    def patch(self, paint: Paint, box: Box, value: tuple[Hashable, ...]) -> Patch:
        key = (paint, box, value)
        with self._lock:
            patch = self._patches.get(key)
            if patch is None:
                patch = self._patches[key] = self._painted(paint, box, value)
                self._make_room(patch.bytes)
            else:
                self._patches.move_to_end(key)
            return patch

    def _painted(self, paint: Paint, box: Box, value: tuple[Hashable, ...]) -> Patch:
        surface = Surface(box)
        paint(surface, box, *value)
        piece = surface.finished()
        ground = self.indexed().crop((box.left, box.top, box.right, box.bottom)).convert("RGB")
        ground.paste(piece, mask=piece)
        return Patch(self.palette.indexed(ground), None if self._are_boxes_apart else _painted_part(piece))

    def _make_room(self, needed: int) -> None:
        self._room -= needed
        while self._room < 0 and len(self._patches) > 1:
            _, oldest = self._patches.popitem(last=False)
            self._room += oldest.bytes


def _painted_part(piece: Image.Image) -> Image.Image:
    """Every pixel that is not wholly clear."""
    return piece.getchannel("A").point(_OPAQUE, "1")  # pyright: ignore[reportUnknownMemberType]


_OPAQUE: Final = [0, *[255] * 255]


class Canvas:
    """One picture in the making, in the palette."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self.image = layer.indexed().copy()

    def put(self, paint: Paint, box: Box, *value: Any) -> None:
        """Paints `value` into `box`; the value must be hashable and say everything that `paint` reads."""
        patch = self._layer.patch(paint, box, value)
        self.image.paste(patch.image, (box.left, box.top), patch.mask)


class TrueCanvas(Canvas):
    """The same in full colour and without keeping anything: the measure for the palette and the encoding."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self.image = layer.true()

    def put(self, paint: Paint, box: Box, *value: Any) -> None:
        surface = Surface(box)
        paint(surface, box, *value)
        piece = surface.finished()
        self.image.paste(piece, (box.left, box.top), piece)
