"""What is kept for all places says on which colour it lies: it does lie on that colour."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

import pytest
from PIL import Image, ImageChops

from render.canvas import Compose, TrueCanvas
from render.caylus.spaces import tile_part
from render.geometry import Box
from render.glass import Colour
from render.layer import Layer
from render.registry import PAINTERS
from render.surface import Paint, drawn
from tests.render.test_legible import TABLES, asking, pictures, sample

BRINGS_ITS_GROUND: Final[tuple[Paint, ...]] = (tile_part,)
"""A space of Caylus in a question is a piece of meadow, or of gold; below it is nothing but the question's parchment."""


class Watch(TrueCanvas):
    """Notes where a tile or a mosaic shows its ground, and something else is there.

    What lies in exactly the place of an earlier one, on the same ground, takes its place.
    """

    wrong: list[str]
    tiles: int

    def __init__(self, layer: Layer) -> None:
        super().__init__(layer)
        self.taken: set[tuple[Box, Colour]] = set()

    def tile_part(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
        own, shown = Box(0, 0, box.width, box.height), part.shifted(-box.left, -box.top)
        shows = drawn(paint, shown, own, value, own).getchannel("A").point([255] * 255 + [0])
        self.look(paint, part, ground, value, shows)
        super().tile_part(paint, box, part, ground, *value)

    def _compose_apart(self, compose: Compose, box: Box, ground: Colour, value: tuple[Any, ...]) -> None:
        whole, self.image, taken, self.taken = self.image, Image.new("RGB", self.image.size), self.taken, set()
        super()._compose_apart(compose, box, ground, value)
        composed, self.image, self.taken = self.image.crop(corners(box)), whole, taken
        shows = off(composed, ground).point([255] + [0] * 255)
        self.look(compose, box, ground, value, shows)
        self.image.paste(composed, (box.left, box.top))

    def look(self, who: Any, box: Box, ground: Colour, value: tuple[Any, ...], shows: Image.Image) -> None:
        Watch.tiles += 1
        if who not in BRINGS_ITS_GROUND and (box, ground) not in self.taken:
            self.taken.add((box, ground))
            if ImageChops.multiply(off(self.image.crop(corners(box)), ground), shows).getbbox():
                self.wrong.append(f"{who.__qualname__}{value} at {box}")


def corners(box: Box) -> tuple[int, int, int, int]:
    return box.left, box.top, box.right, box.bottom


def off(image: Image.Image, ground: Colour) -> Image.Image:
    """Where it is not of this colour."""
    bands = ImageChops.difference(image, Image.new("RGB", image.size, ground)).split()
    return ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])


@pytest.mark.parametrize(("key", "kind"), TABLES)
def test_each_tile_lies_on_the_ground_that_it_says(key: str, kind: str) -> None:
    Watch.wrong, Watch.tiles = [], 0
    painter, played = PAINTERS[key].on(Watch), sample(key, kind)
    assert sum(1 for _ in chain(pictures(painter, played), asking(key, painter, played)))
    assert Watch.tiles
    assert Watch.wrong == []
