"""What is put together from kept pieces looks as if it had been drawn as a whole."""

import sys
from random import Random

import pytest
from PIL import Image, ImageChops

from render import png
from render.geometry import Box
from render.rings import ring, stamp_ring
from render.surface import Paint, Surface, drawn

WHOLE = Box(0, 0, 280, 220)
CHANCE = Random(1)
BOXES = [Box(7, 5, CHANCE.randrange(12, 260), CHANCE.randrange(12, 200)) for _ in range(20)]


def undivided(paint: Paint, box: Box, *value: object) -> Image.Image:
    own = Box(0, 0, box.width, box.height)
    image = Image.new("RGBA", (WHOLE.width, WHOLE.height))
    image.alpha_composite(drawn(paint, own, own, value), (box.left, box.top))
    return image


def difference(one: Image.Image, other: Image.Image) -> int:
    """By how many levels the most different pixels differ."""
    return max(int(most) for _, most in ImageChops.difference(one, other).getextrema())  # type: ignore[misc, arg-type]


@pytest.mark.parametrize("box", BOXES, ids=str)
@pytest.mark.parametrize(("width", "radius"), [(1.5, 0), (2, 6), (3.5, 12), (6, 8)])
def test_a_plate_of_a_rim_and_a_field_is_the_plate(box: Box, width: float, radius: int) -> None:
    surface, style = Surface(WHOLE), ("#aa3300", "#0033aa", width, radius)
    surface.plate(box, *style)
    whole = undivided(Surface.rect, box, *style)
    assert difference(surface.finished(), whole) == 0
    ground = Image.new("RGB", whole.size, "white")
    laid = ground.copy()
    surface.lay_on(laid)
    ground.paste(whole, mask=whole)
    assert difference(laid, ground) <= 2, "weighed once instead of twice"


@pytest.mark.parametrize("box", BOXES, ids=str)
@pytest.mark.parametrize("radius", [6, 12])
def test_a_ring_of_which_only_the_rim_is_kept_is_the_ring(box: Box, radius: int) -> None:
    surface = Surface(WHOLE)
    stamp_ring(surface, box, radius)
    assert difference(surface.finished(), undivided(ring, box, radius)) == 0


@pytest.mark.parametrize("missing", [(), ("isal",), ("zlib_ng",), ("isal", "zlib_ng")])
def test_a_large_file_is_the_same_picture_whoever_writes_it(
    monkeypatch: pytest.MonkeyPatch, missing: tuple[str, ...]
) -> None:
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)
    quick, level = png._quickest()
    monkeypatch.setattr(png, "deflate", quick)
    monkeypatch.setattr(png, "LEVEL", level)
    monkeypatch.setattr(png, "deflate_well", png._densest())
    monkeypatch.setattr(png, "HEAVY", 100)
    rows = bytes(Random(2).choices(range(4), k=40_000))
    written = png._deflated(rows)
    assert png.zlib.decompress(written) == rows
    assert len(written) < len(rows) / 2


@pytest.mark.parametrize("box", [box for box in BOXES if min(box.width, box.height) > 30], ids=str)
def test_what_is_stretched_looks_as_if_drawn_in_its_size(box: Box) -> None:
    surface = Surface(WHOLE)
    surface.stretch(framed, box, box.inset(14, 15), "#0033aa", "#aa3300")
    assert difference(surface.finished(), undivided(framed, box, "#aa3300")) == 0


def framed(surface: Surface, box: Box, edge: str) -> None:
    """Something that looks different at each of its corners and edges."""
    surface.rect(box.part(0, 0, box.width, box.height - 4), edge, None, 0, 9)
    surface.rect(box.part(3, 2, box.width - 8, box.height - 8), "#0033aa", "#118833", 1.5, 6)
