"""Geometry of the pictures of Troyes, without painting where it can be."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.troyes.cards import ACTIVITIES
from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.facts import CHARACTERS, SITES, SPACE_NAMES
from render.geometry import Box
from render.lettering import BOLD, SANS, SERIF, SMALLEST, fitted, lines, sized
from render.surface import Surface
from render.troyes import (
    board_places,
    buildings,
    districts,
    names,
    printed,
    sheet_marks,
    sheet_places,
    signs,
    zoom_places,
)
from render.troyes.painter import TroyesPainter
from tests.render.boxes import lies_in, overlapping
from tests.render.troyes.scenes import ENGLISH, SCENES
from tests.render.written import Written

LONGEST_QUEUE = 15
"""Marauding, two for each of six rounds, and one more card that Resistance calls."""


def assert_apart(boxes: Sequence[Box]) -> None:
    assert not overlapping(boxes)


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("events", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, LONGEST_QUEUE])
def test_everything_on_the_board_lies_inside_and_apart(seats: int, events: int) -> None:
    queue = board_places.events(events)
    boxes = [board_places.ROUND, board_places.PHASE, board_places.TURN, *board_places.districts(seats + 1)]
    boxes += [*board_places.BUILDINGS, *board_places.CARDS, board_places.CATHEDRAL, board_places.WON, *queue]
    paper = Box(0, 0, board_places.WIDTH, board_places.HEIGHT).inset(10)
    assert len(queue) == events
    assert all(lies_in(box, paper) for box in boxes)
    assert all(lies_in(box, board_places.QUEUE) for box in queue)
    assert_apart(boxes)


@pytest.mark.parametrize("building", range(3))
@pytest.mark.parametrize("boxes", [board_places.BUILDINGS, zoom_places.BUILDINGS])
def test_a_building_has_six_spaces_in_rows_of_its_own_length(building: int, boxes: Sequence[Box]) -> None:
    spaces = buildings.space_boxes(boxes[building], building)
    assert len(spaces) == 6
    assert all(lies_in(space, boxes[building]) for space in spaces)
    assert_apart(spaces)
    rows = buildings.values_of(building)
    assert [words for _, words in rows] == [
        ["1", "2", "3", "4", "5", "6"],
        ["1–2", "3–4", "5–6"],
        ["1–3", "4–6"],
    ][building]


@pytest.mark.parametrize("cathedral", [board_places.CATHEDRAL, zoom_places.CATHEDRAL])
def test_the_cathedral_has_six_columns_and_three_levels_from_below(cathedral: Box) -> None:
    sites = [buildings.site_box(cathedral, site) for site in range(SITES)]
    assert all(lies_in(site, cathedral) for site in sites)
    assert_apart(sites)
    assert sites[0].top > sites[6].top > sites[12].top
    assert sites[0].left < sites[1].left


def test_everything_in_front_of_a_seat_lies_inside_and_apart() -> None:
    boxes = sheet_places.boxes()
    paper = Box(0, 0, sheet_places.WIDTH, sheet_places.HEIGHT).inset(10)
    assert all(lies_in(box, paper) for box in boxes)
    assert_apart(boxes)


@pytest.mark.parametrize("number", range(1, LONGEST_QUEUE + 1))
def test_the_large_events_lie_inside_and_apart_and_make_no_square(number: int) -> None:
    for height in (150, 190, 230):
        heights = [height] * -(-number // 2)
        whole = zoom_places.height(heights)
        boxes = [zoom_places.TITLE, zoom_places.NOTE, *zoom_places.events(heights, number), zoom_places.legend(whole)]
        assert len(boxes) == number + 3
        assert all(lies_in(box, Box(0, 0, zoom_places.WIDTH, whole).inset(10)) for box in boxes)
        assert_apart(boxes)
        assert not 0.85 < zoom_places.WIDTH / whole < 1.15


@pytest.mark.parametrize("rounds", range(1, 4))
def test_the_large_cards_of_the_rounds_so_far_lie_inside_and_apart_and_make_no_square(rounds: int) -> None:
    heights = [340, 400, 360][:rounds]
    whole = zoom_places.height(heights)
    boxes = [box for row in zoom_places.cards(heights) for box in row]
    assert len(boxes) == 3 * rounds
    assert all(lies_in(box, Box(0, 0, zoom_places.WIDTH, whole).inset(10)) for box in boxes)
    assert_apart([*boxes, zoom_places.legend(whole)])
    assert not 0.85 < zoom_places.WIDTH / whole < 1.15


def test_the_other_large_parts_lie_inside_and_apart() -> None:
    parts = (
        (zoom_places.PARTS, zoom_places.BUILDINGS_HEIGHT),
        (zoom_places.CHARACTER_ROWS, zoom_places.CHARACTERS_HEIGHT),
        ([zoom_places.district(place) for place in range(5)], zoom_places.districts_height(5)),
    )
    for boxes, height in parts:
        paper = Box(0, 0, zoom_places.WIDTH, height).inset(10)
        assert all(lies_in(box, paper) for box in boxes)
        assert_apart([zoom_places.TITLE, zoom_places.NOTE, *boxes])


def test_however_many_dice_are_rolled_they_have_room() -> None:
    """Le Roy may have 18 citizens standing, a seat 12."""
    for seats, most in ((1, 18), (2, 12), (4, 12)):
        district = board_places.districts(seats + 1)[0]
        width, height = district.width - 20, district.height - districts.HEAD - districts.STATS - districts.FOOT - 5
        for number in range(1, most + 1):
            size = districts.die_size(number, width, height)
            assert ((width + 6) // (size + 6)) * ((height + 4) // (size + 4)) >= number


@pytest.mark.parametrize("name", SCENES)
def test_every_text_is_large_enough_and_fits_its_box(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = Written(monkeypatch)
    SCENES[name](TroyesPainter().true_colours())
    assert len(written.texts) > 10
    assert [text for text, size, *_ in written.texts if size < SMALLEST] == []
    board = Box(0, 0, board_places.WIDTH, board_places.HEIGHT)
    papers = [(text, place, board if box.width == board.width else box) for text, _, place, box in written.texts]
    assert [text for text, place, paper in papers if not lies_in(place, paper)] == []


def test_every_card_and_event_has_its_signs_and_they_fit() -> None:
    assert set(signs.ACTIVITY_SIGNS) == {card.key for card in ACTIVITIES}
    assert set(signs.EVENT_SIGNS) == {card.event for card in EVENT_CARDS}
    room = board_places.CARDS[0].width - 16
    for card in ACTIVITIES:
        left = 58 + 6 + (30 if card.modifier else 0)
        for is_solo in (False, True):
            row = signs.activity_signs(card, is_solo)
            assert signs.width(row, signs.fitting(row, 36, room - left)) <= room - left, card.key
    for event in EVENT_CARDS:
        for number in (1, 8, 10):
            room = board_places.events(number)[0].width - 12
            row = signs.event_signs(event, False)
            assert signs.width(row, signs.fitting(row, 36, room)) <= room, event.key


def test_the_names_and_words_of_every_card_fit_without_being_cut() -> None:
    for number, card in enumerate(ACTIVITIES):
        name = names.card_name(number, ENGLISH)
        assert sized(name, BOLD, 28, board_places.CARDS[0].width - 80)[0] == name
        per = names.per_words(card, ENGLISH)
        assert sized(per, SANS, 28, zoom_places.CARD_WIDTH - 30)[0] == per
        for is_solo in (False, True):
            words = names.card_words(card, is_solo, ENGLISH)
            assert " ".join(lines(words, SANS, 28, zoom_places.CARD_WIDTH - 30, 6)) == words, card.key


@pytest.mark.parametrize("is_solo", [False, True])
def test_the_names_and_words_of_every_event_fit_without_being_cut(is_solo: bool) -> None:
    narrow, wide, few = (board_places.events(number)[0] for number in (15, 4, 1))
    for number, card in enumerate(EVENT_CARDS):
        name = names.event_name(number, ENGLISH)
        assert " ".join(lines(name, BOLD, 24, narrow.width - 12, 2)) == name
        plate = signs.width(signs.event_signs(card, is_solo), 32) + 20
        assert sized(name, BOLD, 28, wide.width - plate - 24)[0] == name
        brief = names.short_event_words(number, is_solo, ENGLISH)
        assert " ".join(lines(brief, SANS, 28, wide.width - 24, 2)) == brief
        words = names.event_words(number, is_solo, ENGLISH)
        assert " ".join(lines(words, SANS, 28, few.width - 24, 2)) == words
        assert " ".join(lines(words, SANS, 28, zoom_places.EVENT_WIDTH - 28, 4)) == words


def test_each_space_bears_the_name_by_which_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    written = Written(monkeypatch)
    for building, box in enumerate(board_places.BUILDINGS):
        buildings.ground(Surface(Box(0, 0, board_places.WIDTH, board_places.HEIGHT)), box, building)
        places = buildings.space_boxes(box, building)
        for number, name in enumerate(SPACE_NAMES[building * 6 : building * 6 + 6]):
            said = [text for text, _, place, _ in written.texts if lies_in(place, places[number])]
            assert said == [name if building == 0 else name[-1]], name


def test_what_each_tradesman_does_fits_on_the_sheet() -> None:
    room = sheet_places.WORK.width - 78 - 4 - 4
    for card in ACTIVITIES:
        for is_solo in (False, True):
            words = printed.about(card, is_solo, ENGLISH)
            assert fitted(words, SANS, 24, room) == words


def test_the_names_of_the_characters_fit_on_the_sheet() -> None:
    for character in range(len(CHARACTERS)):
        name = names.character_name(character, ENGLISH)
        assert sized(name, SERIF, 28, sheet_places.RIGHT.width - 72 - 248)[0] == name


@pytest.mark.parametrize("has_passed", [0, 2])
@pytest.mark.parametrize("number", range(1, 19))
def test_however_many_dice_were_thrown_they_lie_on_the_sheet_side_by_side(number: int, has_passed: int) -> None:
    """Le Roy may have 18, a seat 12; whoever has passed has a sign beside the dice."""
    field = sheet_places.DICE
    placed = sheet_marks.dice_places(field, number, bool(has_passed))
    above, below = min(each.top for each in placed) - field.top, field.bottom - max(each.bottom for each in placed)
    assert len(placed) == number
    assert all(lies_in(each, field) for each in placed)
    assert abs(above - below) <= 1, "in the middle of the field"
    assert_apart(placed)
