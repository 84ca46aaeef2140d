"""Dice and plazas are painted before anybody has rolled them."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.registry import GAMES
from engine.troyes_dice.facts import COLOURS, NOTCHES
from locales import SOURCE, words
from render.canvas import Canvas
from render.geometry import Box
from render.layer import Below, Layer
from render.surface import Paint
from render.troyes_dice import cards, wheel
from render.troyes_dice.painter import DicePainter

RULES = GAMES["troyes_dice"]
PAINTED_BEFORE = (wheel.plaza, wheel.piece, wheel.burning, wheel.emblem, wheel.chip, cards.offered, cards.attacked)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[tuple[Any, ...]]:
    """What was cut out so far, by all that tells it from others."""
    found: set[tuple[Any, ...]] = set()
    keep: Callable[..., Any] = Layer.cut

    def cutting(layer: Layer, paint: Paint, box: Box, below: str | Below, value: tuple[Any, ...]) -> Any:
        if paint in PAINTED_BEFORE:
            found.add((paint.__name__, box.width, box.height, below, value))
        return keep(layer, paint, box, below, value)

    monkeypatch.setattr(Layer, "cut", cutting)
    return found


@pytest.mark.parametrize("lying", [lying for lying in wheel.LIGHTS if lying])
@pytest.mark.parametrize("face", COLOURS)
def test_a_plaza_with_any_die_tells_its_colour_by_shape(cut: set[tuple[Any, ...]], face: int, lying: str) -> None:
    """A black one too: which boxes it attacks follows from the plaza that it lies on."""
    for number in range(NOTCHES):
        cut.clear()
        wheel.put_notch(DicePainter(Canvas).blank(), number, wheel.Notch(face, face, 0, lying, 3))
        assert [value for paint, *_, value in cut if paint == "emblem"] == [(face,)]


@pytest.mark.parametrize("expansion", ["false", "true"])
def test_no_die_and_no_plaza_of_a_game_is_new(cut: set[tuple[Any, ...]], expansion: str) -> None:
    painter = DicePainter(Canvas)
    for lay in painter.pieces():
        lay(painter.blank())
    before, chance = {*cut}, Chance(bytes(32))
    for seed in range(1, 4):
        state, _ = RULES.new_game(1, {"expansion": expansion}, seed.to_bytes(32, "big"))
        while acting := RULES.to_act(state):
            painter.board_image(RULES.view(state, None), ("Anne",), words(SOURCE))
            state, _ = RULES.apply(state, RULES.tempting(RULES.view(state, acting[0]), chance))
    assert len(cut) > 100
    assert cut == before
