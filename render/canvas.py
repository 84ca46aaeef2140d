"""A picture made of a kept layer and kept patches.

The layer is what never changes. Everything that does change lies in a box of its own, and what is painted there follows
from a value alone: so each patch is painted once, smooth and slow, put on the layer's ground, brought into the palette, and
from then on pasted. A picture is then as quick as copying it.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Final, NamedTuple

from PIL import Image

from render.geometry import Box
from render.palette import Palette
from render.surface import Surface

Paint = Callable[..., None]
"""Takes a surface, a box and the parts of a value; draws inside the box."""
LAYER_FINE: Final = 3
KEPT: Final = 4000
"""Patches in memory, the longest unused go first: about 5 kB each."""


class Patch(NamedTuple):
    image: Image.Image
    mask: Image.Image
    """Where something was painted; round pieces may share the corners of their boxes."""


class Layer:
    """The unchanging part of a picture, painted when it is first needed."""

    def __init__(
        self, width: int, height: int, ground: str, paint: Callable[[Surface], None], palette: Palette
    ) -> None:
        self.box = Box(0, 0, width, height)
        self.palette = palette
        self._ground = ground
        self._paint = paint
        self._lock = Lock()
        self._true: Image.Image | None = None
        self._indexed: Image.Image | None = None
        self._patches: OrderedDict[Hashable, Patch] = OrderedDict()

    def true(self) -> Image.Image:
        """In full colour. Not to be drawn on."""
        if self._true is None:
            surface = Surface(self.box, LAYER_FINE)
            self._paint(surface)
            painted = surface.finished()
            ground = Image.new("RGB", painted.size, self._ground)
            ground.paste(painted, mask=painted)
            self._true = ground
        return self._true

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
                true = self.painted(paint, box, value)
                patch = self._patches[key] = Patch(self.palette.indexed(true.image), true.mask)
                if len(self._patches) > KEPT:
                    self._patches.popitem(last=False)
            else:
                self._patches.move_to_end(key)
            return patch

    def painted(self, paint: Paint, box: Box, value: tuple[Hashable, ...]) -> Patch:
        """The patch in full colour, on the ground of this layer."""
        surface = Surface(box)
        paint(surface, box, *value)
        piece = surface.finished()
        ground = self.true().crop((box.left, box.top, box.right, box.bottom))
        ground.paste(piece, mask=piece)
        return Patch(ground, piece.getchannel("A").point(_any).convert("1"))


_any = [0, *[255] * 255]


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
        self.image = layer.true().copy()

    def put(self, paint: Paint, box: Box, *value: Any) -> None:
        patch = self._layer.painted(paint, box, value)
        self.image.paste(patch.image, (box.left, box.top), patch.mask)
