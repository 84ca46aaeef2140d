"""Geometry of the pictures of Troyes Dice, without painting where it can be."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

import pytest

from engine.troyes_dice.facts import CHARACTERS, NOTCHES
from engine.troyes_dice.tiles import TILE_NUMBERS
from render.geometry import Box
from render.lettering import BOLD, SANS, SMALLEST, lines, width_of
from render.samples import NAMES as SAMPLE_NAMES
from render.troyes_dice import board_places as wheel
from render.troyes_dice import sheet_places
from render.troyes_dice.painter import DicePainter
from render.troyes_dice.printed import tile_does
from tests.render.boxes import lies_in, overlapping
from tests.render.troyes_dice.scenes import ENGLISH, SCENES, TILES, ten_sheets, view
from tests.render.written import Written


def assert_apart(boxes: Sequence[Box]) -> None:
    assert not overlapping(boxes)


def test_everything_on_the_sheet_lies_inside_and_apart() -> None:
    boxes = list(sheet_places.boxes())
    paper = Box(0, 0, sheet_places.WIDTH, sheet_places.HEIGHT).inset(10)
    assert all(lies_in(box, paper) for box in boxes)
    assert_apart(boxes)


@pytest.mark.parametrize("players", range(1, 11))
def test_everything_beside_the_wheel_lies_inside_and_apart(players: int) -> None:
    boxes = [wheel.WHEEL, wheel.DAY, wheel.HALF, wheel.CALENDAR, *wheel.DICE, *wheel.player_boxes(players)]
    boxes += wheel.TILE_CARDS
    picture = Box(0, 0, wheel.WIDTH, wheel.HEIGHT + wheel.TILES_HEIGHT).inset(10)
    assert len(wheel.player_boxes(players)) == players
    assert all(lies_in(box, picture) for box in boxes)
    assert_apart(boxes)


@pytest.mark.parametrize("notch", range(NOTCHES))
def test_plazas_chips_tiles_and_emblems_stay_clear_of_each_other(notch: int) -> None:
    plaza, following = wheel.plaza_at(notch), wheel.plaza_at(notch + 1)
    assert dist(plaza, following) > 2 * (wheel.PLAZA + wheel.GLOW)
    assert dist(plaza, wheel.CENTRE) > wheel.PLAZA + wheel.GLOW + wheel.COSTS_OUTER + 1
    assert dist(plaza, wheel.CENTRE) + wheel.PLAZA + wheel.GLOW <= wheel.RIM - 16
    chip, badge = wheel.chip_at(plaza, notch), wheel.badge_at(plaza, notch)
    assert dist(badge, wheel.CENTRE) + wheel.BADGE <= wheel.RIM
    assert dist(chip, wheel.CENTRE) + wheel.CHIP <= wheel.RIM
    emblem = plaza.shifted(*wheel.corner_at(notch))
    assert dist(emblem, chip) > wheel.CHIP + wheel.EMBLEM / 2
    assert dist(emblem, badge) > wheel.BADGE + wheel.EMBLEM / 2
    assert dist(emblem, wheel.CENTRE) < dist(plaza, wheel.CENTRE)


def test_a_notch_is_where_the_rules_count_it() -> None:
    """Notch 0 is the window of day 1, at the top; the others follow clockwise."""
    assert wheel.plaza_at(0) == pytest.approx((wheel.CENTRE.x, wheel.CENTRE.y - wheel.PLAZA_RING))
    assert wheel.plaza_at(1).x > wheel.CENTRE.x
    assert wheel.plaza_at(8).x < wheel.CENTRE.x


@pytest.mark.parametrize("name", SCENES)
def test_every_text_is_large_enough_and_fits_its_box(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = Written(monkeypatch)
    SCENES[name](DicePainter().true_colours())
    assert len(written.texts) > 10
    assert [text for text, size, *_ in written.texts if size < SMALLEST] == []
    assert [text for text, _, place, box in written.texts if not lies_in(place, box)] == []


def test_the_words_of_each_tile_fit_their_card() -> None:
    room = min(card.width for card in wheel.TILE_CARDS) - 84
    for number in TILE_NUMBERS:
        for tile in (number, -number):
            words = tile_does(tile, ENGLISH)
            assert " ".join(lines(words, SANS, 24, room, 3)) == words


def test_the_names_of_the_characters_fit_beside_their_points() -> None:
    for who in CHARACTERS:
        assert width_of(ENGLISH(f"dice-picture-{who}"), BOLD, 24) <= sheet_places.SCORE_WIDTH - 60 - 14


def test_ten_names_fit_beside_the_wheel_without_being_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    written = Written(monkeypatch)
    seated = view(TILES, ten_sheets(), has_picked=(True, False) * 5)
    DicePainter().true_colours().board(seated, SAMPLE_NAMES, ENGLISH)
    said = [text for text, *_ in written.texts]
    assert [name for name in SAMPLE_NAMES if name not in said] == []
