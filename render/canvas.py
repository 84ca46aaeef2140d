"""A picture in the making: a kept layer, and the kept pieces that are put on it."""

from collections.abc import Callable
from typing import Any, TypeAlias

from PIL import Image

from render.geometry import Box
from render.glass import Colour
from render.layer import CORNER, LAYER, OUTLINE, Below, Layer
from render.surface import Imprint, Paint, drawn

Compose: TypeAlias = Callable[..., None]
"""Takes a canvas, a box and the parts of a value; puts pieces into the box."""


class Canvas:
    """One picture, in the palette. A value must be hashable and say everything that `paint` or `compose` reads."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self.image = layer.indexed().copy()

    def put(self, paint: Paint, box: Box, *value: Any) -> None:
        """Paints `value` into `box`, on the layer."""
        self.put_part(paint, box, box, *value)

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        """Paints what `part` shows of the box: where much lies in one box, only what has changed is painted anew."""
        self._lay(self._layer.patch(paint, box, part, value), part.left, part.top)

    def tile(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        """Paints onto a field of one colour, which hides what was there: so it looks alike, and is kept, for all places,
        pictures and games."""
        self._lay(self._layer.tile(paint, box, box, ground, value), box.left, box.top)

    def tile_part(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        """The same of what `part` shows of the box."""
        self._lay(self._layer.tile(paint, box, part, ground, value), part.left, part.top)

    def clip(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        """The same, cut out of the whole tile, which is kept: for many parts of one thing."""
        tile = self._layer.tile(paint, box, box, ground, value)
        shown = part.shifted(-box.left, -box.top)
        self._lay(tile.crop((shown.left, shown.top, shown.right, shown.bottom)), part.left, part.top)

    def cut(self, paint: Paint, box: Box, below: Colour | Below, *value: Any) -> None:
        """Puts no more than is drawn in the box. Its edges are smooth for what is put already and lies `below`."""
        image = self._layer.cut(paint, box, below, value)
        left, top = image.info[CORNER]
        self._lay(image, box.left + left, box.top + top, image.info[OUTLINE])

    def mosaic(self, compose: Compose, box: Box, ground: Colour, *value: Any) -> None:
        """Keeps what `compose` puts into the box as one piece: new pieces of that kind are laid of old ones, not painted.

        The ground is one colour, where the box lies does not matter then; or it is LAYER.
        """
        at = box if ground == LAYER else Box(0, 0, box.width, box.height)
        piece = self._layer.mosaic((compose, at, value), ground, lambda: self._composed(compose, at, ground, value))
        self._lay(piece, box.left, box.top)

    def _composed(self, compose: Compose, box: Box, ground: Colour, value: tuple[Any, ...]) -> Image.Image:
        part = _Part(self._layer, box, self._layer.field(box, ground))
        compose(part, box, *value)
        return part.image

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        """Puts what `paint` stamps onto a field of one colour: each stamp is kept as it looks there, the whole is not.

        So nothing is drawn anew where old pieces lie in a new order. It may only stamp, and no two stamps over each other.
        """
        surface = Imprint(box)
        paint(surface, box, *value)
        assert surface.is_blank, paint
        for stamp in surface.stamps:
            self._lay(self._layer.inlay(stamp, ground), box.left + stamp.left, box.top + stamp.top)

    def _lay(self, piece: Image.Image, left: int, top: int, outline: Image.Image | None = None) -> None:
        """What Pillow's own `paste` does when it has looked whether both are loaded, of one mode and writable, which is so here:
        to look takes as long as to paste."""
        width, height = piece.size
        box = left, top, left + width, top + height
        if outline is None:
            self.image.im.paste(piece.im, box)
        else:
            self.image.im.paste(piece.im, box, outline.im)


class _Part(Canvas):
    """Takes places of the whole picture and shows one box of it."""

    def __init__(self, layer: Layer, box: Box, image: Image.Image) -> None:
        self._layer = layer
        self._box = box
        self.image = image

    def _lay(self, piece: Image.Image, left: int, top: int, outline: Image.Image | None = None) -> None:
        super()._lay(piece, left - self._box.left, top - self._box.top, outline)


class BlankCanvas(Canvas):
    """Takes everything and shows nothing: for those who want to know what a picture says."""

    def __init__(self, layer: Layer) -> None:
        self.image = Image.new("P", (layer.box.width, layer.box.height))

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        pass

    def tile(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        pass

    def tile_part(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        pass

    def clip(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        pass

    def cut(self, paint: Paint, box: Box, below: Colour | Below, *value: Any) -> None:
        pass

    def mosaic(self, compose: Compose, box: Box, ground: Colour, *value: Any) -> None:
        pass

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        pass


class TrueCanvas(Canvas):
    """The same in full colour and without keeping anything: the measure for the palette and the encoding.

    What looks alike wherever it lies is painted in a corner of its own here, too, and then laid down.
    """

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self.image = layer.true()

    def put_part(self, paint: Paint, box: Box, part: Box, *value: Any) -> None:
        piece = drawn(paint, part, box, value, box)
        self.image.paste(piece, (part.left, part.top), piece)

    def tile(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        self.tile_part(paint, box, box, ground, *value)

    def tile_part(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        self.image.paste(ground, (part.left, part.top, part.right, part.bottom))
        self._paint_apart(paint, box, part, value)

    def clip(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        self.tile_part(paint, box, part, ground, *value)

    def cut(self, paint: Paint, box: Box, below: Colour | Below, *value: Any) -> None:
        self._paint_apart(paint, box, box, value)

    def _paint_apart(self, paint: Paint, box: Box, part: Box, value: tuple[Any, ...]) -> None:
        own, shown = Box(0, 0, box.width, box.height), part.shifted(-box.left, -box.top)
        piece = drawn(paint, shown, own, value, own)
        self.image.paste(piece, (part.left, part.top), piece)

    def mosaic(self, compose: Compose, box: Box, ground: Colour, *value: Any) -> None:
        if ground == LAYER:
            compose(self, box, *value)
        else:
            self._compose_apart(compose, box, ground, value)

    def _compose_apart(self, compose: Compose, box: Box, ground: Colour, value: tuple[Any, ...]) -> None:
        whole = self.image
        self.image = Image.new("RGB", (box.width, box.height), ground)
        compose(self, Box(0, 0, box.width, box.height), *value)
        whole.paste(self.image, (box.left, box.top))
        self.image = whole

    def inlay(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        self.put(paint, box, *value)
