"""What is kept for every place looks as if it had been painted where it lies."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.canvas import Canvas, TrueCanvas
from render.geometry import Box
from render.layer import LAYER, Below, Layer
from render.lettering import BOLD
from render.surface import Surface
from render.tints import EMBER, GILT, INK, TAN, VELLUM, WOOD
from render.troyes_dice.painter import PALETTE

WIDTH, HEIGHT = 200, 120
WHOLE = Box(0, 0, WIDTH, HEIGHT)
LEFT, RIGHT = Box(11, 13, 60, 60), Box(103, 21, 60, 60)
painted: list[str] = []


def ground(surface: Surface, box: Box) -> None:
    surface.rect(box, TAN)
    surface.rect(Box(0, 100, WIDTH, 20), WOOD)


def seal(surface: Surface, box: Box, ink: str) -> None:
    painted.append(ink)
    surface.circle(box.centre, 27, GILT, ink, 3)
    surface.text(box.centre, "7", 28, ink, BOLD, above=True)


def plate(surface: Surface, box: Box, ink: str) -> None:
    painted.append(ink)
    surface.rect(box.inset(3), VELLUM, ink, 2, 9)


def light(surface: Surface, box: Box) -> None:
    surface.circle(box.centre, 29, EMBER)


def what_is_there(surface: Surface, _: Box) -> None:
    surface.stamp(light, LEFT)


def what_lies_to_the_left(surface: Surface, box: Box) -> None:
    surface.stamp(light, box.shifted(-14, -10))


def cut_on_a_colour(canvas: Canvas, ink: str) -> None:
    for box in (LEFT, RIGHT):
        canvas.cut(seal, box, TAN, ink)


def cut_on_a_piece_on_the_layer(canvas: Canvas, ink: str) -> None:
    canvas.cut(light, LEFT, TAN)
    canvas.cut(seal, LEFT.shifted(14, 10), Below(LAYER, what_is_there, ()), ink)


def cut_on_a_piece_on_a_colour(canvas: Canvas, ink: str) -> None:
    for box in (LEFT, RIGHT):
        canvas.cut(light, box, TAN)
        canvas.cut(seal, box.shifted(14, 10), Below(TAN, what_lies_to_the_left, ()), ink)


def tiles(canvas: Canvas, ink: str) -> None:
    for box in (LEFT, RIGHT):
        canvas.tile(plate, box, TAN, ink)


def parts_of_tiles(canvas: Canvas, ink: str) -> None:
    for box in (LEFT, RIGHT):
        canvas.tile_part(seal, box, box.part(7, 21, 40, 30), TAN, ink)


def clippings(canvas: Canvas, ink: str) -> None:
    for number, box in enumerate((LEFT, RIGHT)):
        canvas.clip(seal, box, box.part(7, 21, 40, 30 - number), TAN, ink)


def mosaic_on_a_colour(canvas: Canvas, ink: str) -> None:
    for box in (LEFT, RIGHT):
        canvas.mosaic(laid, box, TAN, ink)


def laid(canvas: Canvas, box: Box, ink: str) -> None:
    canvas.tile(plate, box.part(0, 0, 40, 50), TAN, ink)
    canvas.mosaic(within, box.part(30, 30, 30, 30), TAN, ink)


def within(canvas: Canvas, box: Box, ink: str) -> None:
    canvas.cut(plate, box, TAN, ink)


def mosaic_on_the_layer(canvas: Canvas, ink: str) -> None:
    """A tile covers what was there."""
    canvas.mosaic(as_printed, WHOLE, LAYER, ink)
    canvas.tile(seal, RIGHT, TAN, ink)


def as_printed(canvas: Canvas, box: Box, ink: str) -> None:
    assert box == WHOLE
    tiles(canvas, ink)
    canvas.put(plate, Box(20, 85, 60, 30), ink)


Show = Callable[[Canvas, str], None]
FOR_ALL_PLACES: list[Show] = [
    cut_on_a_colour,
    cut_on_a_piece_on_a_colour,
    tiles,
    parts_of_tiles,
    clippings,
    mosaic_on_a_colour,
]


@pytest.mark.parametrize("show", [*FOR_ALL_PLACES, cut_on_a_piece_on_the_layer, mosaic_on_the_layer])
def test_it_looks_as_if_it_were_painted_there(show: Show) -> None:
    layer = Layer(WIDTH, HEIGHT, ground, PALETTE)
    kept, true = Canvas(layer), TrueCanvas(layer)
    for canvas in (kept, true):
        show(canvas, INK)
    assert kept.image.tobytes() == PALETTE.indexed(true.image).tobytes()


def test_what_lies_on_a_field_of_one_colour_looks_as_if_it_lay_on_the_layer() -> None:
    layer = Layer(WIDTH, HEIGHT, ground, PALETTE)
    put, tiled, part = Canvas(layer), Canvas(layer), LEFT.part(9, 9, 40, 30)
    put.put_part(seal, LEFT, part, INK)
    tiled.tile_part(seal, LEFT, part, TAN, INK)
    assert tiled.image.tobytes() == put.image.tobytes()


@pytest.mark.parametrize("show", FOR_ALL_PLACES)
def test_on_a_ground_of_one_colour_it_is_painted_once_for_all_places_and_layers(show: Show) -> None:
    ink = f"#4c11{FOR_ALL_PLACES.index(show):02}"
    show(Canvas(Layer(WIDTH, HEIGHT, ground, PALETTE)), ink)
    painted.clear()
    show(Canvas(Layer(WIDTH, HEIGHT, ground, PALETTE)), ink)
    assert painted == []


def test_the_two_of_a_kind_are_painted_once() -> None:
    painted.clear()
    tiles(Canvas(Layer(WIDTH, HEIGHT, ground, PALETTE)), "#4c2222")
    assert painted == ["#4c2222"]


def test_parts_of_many_sizes_are_clipped_of_one_piece() -> None:
    painted.clear()
    clippings(Canvas(Layer(WIDTH, HEIGHT, ground, PALETTE)), "#4c2323")
    assert painted == ["#4c2323"]


def test_what_is_cut_out_leaves_alone_what_lies_beside_it() -> None:
    canvas = Canvas(Layer(WIDTH, HEIGHT, ground, PALETTE))
    canvas.tile(plate, LEFT, TAN, INK)
    before = canvas.image.tobytes()
    canvas.cut(seal, LEFT.shifted(50, 50), TAN, INK)
    assert LEFT.meets(LEFT.shifted(50, 50))
    left = (0, 0, LEFT.right, LEFT.bottom)
    now = canvas.image.crop(left).tobytes()
    canvas.image.frombytes(before)
    assert canvas.image.crop(left).tobytes() == now


def test_a_mosaic_is_put_together_once_for_each_value_of_pieces_that_are_kept() -> None:
    layer, times, pictures = Layer(WIDTH, HEIGHT, ground, PALETTE), list[str](), list[bytes]()

    def compose(canvas: Canvas, box: Box, ink: str) -> None:
        times.append(ink)
        canvas.tile(plate, box, TAN, ink)

    painted.clear()
    for ink in ("#4c3333", "#4c4444", "#4c3333"):
        canvas = Canvas(layer)
        canvas.mosaic(compose, LEFT, LAYER, ink)
        pictures.append(canvas.image.tobytes())
    Canvas(layer).mosaic(compose, LEFT, TAN, "#4c4444")
    assert times == ["#4c3333", "#4c4444", "#4c4444"], "on a colour it is another one"
    assert painted == ["#4c3333", "#4c4444"]
    assert pictures[0] == pictures[2] != pictures[1]
