"""Bars of points, which are put together of few pieces."""

from __future__ import annotations

from typing import Any

import pytest

from render.bars import LONG, LOSS, STUFFS, Stuff, bar, lay_bar
from render.canvas import Canvas, TrueCanvas
from render.figures import frame
from render.geometry import Box
from render.glass import Colour
from render.layer import Layer
from render.surface import Paint
from render.tints import VELLUM
from render.troyes_dice.painter import PALETTE

LAYER = Layer(800, 60, frame, PALETTE)


@pytest.mark.parametrize("high", [36, 40])
@pytest.mark.parametrize("stuff", (*STUFFS, LOSS), ids=lambda stuff: stuff.fill)
def test_a_bar_of_any_length_looks_as_if_it_were_painted_whole(stuff: Stuff, high: int) -> None:
    for width in (*range(4, 70), *range(LONG[0] - 12, LONG[0] + 20), 604, LONG[-1]):
        box = Box(80, 10, width, high)
        laid, whole = Canvas(LAYER), TrueCanvas(LAYER)
        lay_bar(laid, box, VELLUM, stuff, 0)
        whole.tile(bar, box, VELLUM, stuff)
        assert laid.image.tobytes() == PALETTE.indexed(whole.image).tobytes(), width


def test_bars_of_many_lengths_are_put_together_of_few_pieces() -> None:
    wholes: set[int] = set()

    class Noting(TrueCanvas):
        def clip(self, paint: Paint, box: Box, part: Box, ground: Colour, *value: Any) -> None:
            wholes.add(box.width)

    for width in range(30, 600):
        lay_bar(Noting(LAYER), Box(80, 10, width, 40), VELLUM, STUFFS[0], 0)
    assert len(wholes) <= 16
