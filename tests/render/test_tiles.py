"""Pieces that are laid on a ground of one colour, or cut out, look as if they had been painted there."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest
from PIL import Image, ImageChops

from render import canvas as canvases
from render.canvas import LAYER, Canvas, Layer, TrueCanvas
from render.geometry import Box
from render.lettering import BOLD
from render.registry import PAINTERS
from render.surface import Colour, Paint, Surface, drawn
from render.tints import INK, PARCHMENT, TAN
from render.troyes_dice.painter import PALETTE
from tests.render.test_legible import TABLES, asking, pictures, sample

PICTURE = Box(0, 0, 300, 200)
PLACES = [Box(7, 9, 60, 40), Box(120, 33, 60, 40), Box(201, 150, 60, 40)]


class Watch(TrueCanvas):
    """Notes where a tile lies on something else than the ground it says."""

    wrong: list[str]

    def tile(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        below = self.image.crop((box.left, box.top, box.right, box.bottom)).convert("RGB")
        own = Box(0, 0, box.width, box.height)
        shows = drawn(paint, own, own, value, own).getchannel("A").point([255] * 255 + [0])
        off = ImageChops.difference(below, Image.new("RGB", below.size, ground)).convert("L")
        if ImageChops.multiply(off, shows).getbbox():
            self.wrong.append(f"{paint.__qualname__}{value} at {box}")
        super().tile(paint, box, ground, *value)

    def cutout(self, paint: Paint, box: Box, ground: Colour, *value: Any) -> None:
        TrueCanvas.tile(self, paint, box, ground, *value)


@pytest.mark.parametrize(("key", "kind"), TABLES)
def test_each_tile_lies_on_the_ground_that_it_says(key: str, kind: str) -> None:
    Watch.wrong = []
    painter, played = PAINTERS[key].on(Watch), sample(key, kind)
    assert sum(1 for _ in chain(pictures(painter, played), asking(key, painter, played)))
    assert Watch.wrong == []


def ground(surface: Surface, box: Box) -> None:
    surface.rect(box, PARCHMENT, None)
    surface.rect(PLACES[1].inset(-9), TAN, None)


def disc(surface: Surface, box: Box, number: int) -> None:
    surface.circle(box.centre, 15, "#b8272d", INK)
    surface.text(box.centre, str(number), 28, INK, BOLD, above=True)


def discs(canvas: Canvas, box: Box, *numbers: int) -> None:
    for number, place in zip(numbers, box.columns(len(numbers)), strict=True):
        canvas.cutout(disc, place, PARCHMENT, number)


def true(picture: Image.Image) -> Image.Image:
    return PALETTE.indexed(picture.convert("RGB")).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> int:
    return max(ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L").tobytes())


def both() -> tuple[Layer, Canvas, TrueCanvas]:
    layer = Layer(PICTURE.width, PICTURE.height, ground, PALETTE)
    return layer, Canvas(layer), TrueCanvas(layer)


def test_a_tile_and_a_cutout_look_as_if_painted_there() -> None:
    _, kept, anew = both()
    for canvas in (kept, anew):
        canvas.tile(disc, PLACES[0], PARCHMENT, 3)
        canvas.tile(disc, PLACES[1], TAN, 4)
        canvas.cutout(disc, PLACES[2], PARCHMENT, 5)
    assert difference(kept.image, true(anew.image)) == 0


def test_a_cutout_leaves_what_lies_around_it() -> None:
    _, kept, anew = both()
    for canvas in (kept, anew):
        canvas.cutout(disc, PLACES[1].shifted(-35, 0), PARCHMENT, 6)
    off = ImageChops.difference(kept.image.convert("RGB"), true(anew.image)).convert("L")
    assert sum(off.histogram()[1:]) < 60, "no more than the edge of the disc"


def test_a_mosaic_of_old_pieces_is_laid_without_painting(monkeypatch: pytest.MonkeyPatch) -> None:
    _, kept, anew = both()
    for canvas in (kept, anew):
        canvas.mosaic(discs, PLACES[0], LAYER, 1, 2)
    monkeypatch.setattr(canvases, "drawn_on", lambda *_: pytest.fail("painted again"))
    kept.mosaic(discs, PLACES[2], PARCHMENT, 2, 1)
    monkeypatch.undo()
    anew.mosaic(discs, PLACES[2], PARCHMENT, 2, 1)
    assert difference(kept.image, true(anew.image)) == 0


def test_the_same_tile_is_painted_once_for_all_places_and_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    _, one, _ = both()
    one.tile(disc, PLACES[0], PARCHMENT, 7)
    monkeypatch.setattr(canvases, "drawn_on", lambda *_: pytest.fail("painted again"))
    _, other, _ = both()
    other.tile(disc, PLACES[2], PARCHMENT, 7)
