"""What is kept for every place looks as if it had been painted where it lies."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.canvas import Canvas, Layer, TrueCanvas
from render.geometry import Box
from render.surface import Piece, Surface
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


def plate(surface: Surface, box: Box, ink: str) -> None:
    painted.append(ink)
    surface.rect(box.inset(3), VELLUM, ink, 2, 9)


def light(surface: Surface, box: Box) -> None:
    surface.circle(box.centre, 29, EMBER)


def what_is_there(surface: Surface, box: Box) -> None:
    surface.stamp(light, LEFT)


def on_a_colour(canvas: Canvas, ink: str) -> None:
    for box in (LEFT, RIGHT):
        canvas.cut(seal, box, TAN, ink)


def on_another_piece(canvas: Canvas, ink: str) -> None:
    canvas.cut(light, LEFT, TAN)
    canvas.cut(seal, LEFT.shifted(14, 10), Piece(what_is_there), ink)


def in_a_field(canvas: Canvas, ink: str) -> None:
    for box in (LEFT, RIGHT):
        canvas.field(plate, box, TAN, ink)


def laid_out(canvas: Canvas, ink: str) -> None:
    """Whatever is put into a field covers what was there."""
    canvas.lay_out(in_a_field, WHOLE, ink)
    canvas.field(seal, RIGHT, TAN, ink)


Show = Callable[[Canvas, str], None]


@pytest.mark.parametrize("show", [on_a_colour, on_another_piece, in_a_field, laid_out])
def test_it_looks_as_if_it_were_painted_there(show: Show) -> None:
    layer = Layer(WIDTH, HEIGHT, ground, PALETTE)
    kept, true = Canvas(layer), TrueCanvas(layer)
    for canvas in (kept, true):
        show(canvas, INK)
    assert kept.image.tobytes() == PALETTE.indexed(true.image).tobytes()


@pytest.mark.parametrize("show", [on_a_colour, in_a_field])
def test_on_a_ground_of_one_colour_it_is_painted_once_for_all_places(show: Show) -> None:
    painted.clear()
    for _ in range(2):
        show(Canvas(Layer(WIDTH, HEIGHT, ground, PALETTE)), "#4c1111")
    assert painted == ["#4c1111"]


def test_what_is_cut_out_leaves_alone_what_lies_beside_it() -> None:
    canvas = Canvas(Layer(WIDTH, HEIGHT, ground, PALETTE))
    canvas.field(plate, LEFT, TAN, INK)
    before = canvas.image.tobytes()
    canvas.cut(seal, LEFT.shifted(50, 50), TAN, INK)
    assert LEFT.meets(LEFT.shifted(50, 50))
    left = (0, 0, LEFT.right, LEFT.bottom)
    now = canvas.image.crop(left).tobytes()
    canvas.image.frombytes(before)
    assert canvas.image.crop(left).tobytes() == now


def test_what_is_laid_out_is_put_together_once() -> None:
    layer, times = Layer(WIDTH, HEIGHT, ground, PALETTE), list[str]()

    def lay(canvas: Canvas, ink: str) -> None:
        times.append(ink)
        canvas.field(plate, LEFT, TAN, ink)

    pictures = []
    for ink in (INK, WOOD, INK):
        canvas = Canvas(layer)
        canvas.lay_out(lay, LEFT, ink)
        pictures.append(canvas.image.tobytes())
    assert times == [INK, WOOD]
    assert pictures[0] == pictures[2] != pictures[1]
