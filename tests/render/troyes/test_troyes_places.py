"""Geometry of the pictures of Troyes, without painting where it can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from engine.troyes.cards import ACTIVITIES
from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.facts import SITES
from render.geometry import Box
from render.lettering import BOLD, SANS, SMALLEST, lines, sized, width_of
from render.troyes import board_places, buildings, districts, names, sheet_places, signs, zoom_places
from render.troyes.painter import TroyesPainter
from tests.render.troyes.troyes_scenes import ENGLISH, SCENES
from tests.render.written import Written

LONGEST_QUEUE = 15
"""Marauding, two for each of six rounds, and one more card that Resistance calls."""


def assert_apart(boxes: Sequence[Box]) -> None:
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("events", [1, 4, 5, 8, 9, 10, 11, LONGEST_QUEUE])
def test_everything_on_the_board_lies_inside_and_apart(seats: int, events: int) -> None:
    queue = board_places.events(events)
    boxes = [board_places.ROUND, board_places.BLACK, *board_places.districts(seats + 1), *board_places.BUILDINGS]
    boxes += [*board_places.CARDS, board_places.CATHEDRAL, *queue]
    paper = Box(0, 0, board_places.WIDTH, board_places.HEIGHT).inset(10)
    assert len(queue) == events
    assert all(paper.contains(box) for box in boxes)
    assert all(board_places.QUEUE.contains(box) for box in queue)
    assert_apart(boxes)


@pytest.mark.parametrize("building", range(3))
@pytest.mark.parametrize("boxes", [board_places.BUILDINGS, zoom_places.BUILDINGS])
def test_a_building_has_six_spaces_in_rows_of_its_own_length(building: int, boxes: Sequence[Box]) -> None:
    spaces = buildings.space_boxes(boxes[building], building)
    assert len(spaces) == 6
    assert all(boxes[building].contains(space) for space in spaces)
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
    assert all(cathedral.contains(site) for site in sites)
    assert_apart(sites)
    assert sites[0].top > sites[6].top > sites[12].top
    assert sites[0].left < sites[1].left


def test_everything_in_front_of_a_seat_lies_inside_and_apart() -> None:
    boxes = sheet_places.boxes()
    paper = Box(0, 0, sheet_places.WIDTH, sheet_places.HEIGHT).inset(10)
    assert all(paper.contains(box) for box in boxes)
    assert_apart(boxes)


@pytest.mark.parametrize("number", range(1, LONGEST_QUEUE + 1))
def test_the_large_events_lie_inside_and_apart_and_make_no_square(number: int) -> None:
    height = zoom_places.events_height(number)
    paper = Box(0, 0, zoom_places.WIDTH, height).inset(10)
    boxes = [zoom_places.TITLE, zoom_places.LEGEND, *zoom_places.events(number)]
    assert all(paper.contains(box) for box in boxes)
    assert_apart(boxes)
    assert not 0.85 < zoom_places.WIDTH / height < 1.15


def test_the_other_large_parts_lie_inside_and_apart() -> None:
    parts = (
        (zoom_places.CARDS, zoom_places.CARDS_HEIGHT),
        (zoom_places.PARTS, zoom_places.BUILDINGS_HEIGHT),
        (zoom_places.CHARACTER_ROWS, zoom_places.CHARACTERS_HEIGHT),
        ([zoom_places.district(place) for place in range(5)], zoom_places.districts_height(5)),
    )
    for boxes, height in parts:
        paper = Box(0, 0, zoom_places.WIDTH, height).inset(10)
        assert all(paper.contains(box) for box in boxes)
        assert_apart([zoom_places.TITLE, zoom_places.LEGEND, *boxes])


def test_however_many_dice_are_rolled_they_have_room() -> None:
    """Le Roy may have 18 citizens standing, a seat 12."""
    for seats, most in ((1, 18), (2, 12), (4, 12)):
        district = board_places.districts(seats + 1)[0]
        width, height = district.width - 16, district.height - districts.HEAD - districts.STATS - districts.FOOT - 6
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
    assert [text for text, place, paper in papers if not paper.contains(place)] == []


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
        assert sized(name, BOLD, 27, board_places.CARDS[0].width - 80)[0] == name
        for is_solo in (False, True):
            words = names.card_words(card, is_solo, ENGLISH)
            assert " ".join(lines(words, SANS, 27, zoom_places.CARDS[0].width - 30, 5)) == words, card.key


@pytest.mark.parametrize("is_solo", [False, True])
def test_the_names_and_words_of_every_event_fit_without_being_cut(is_solo: bool) -> None:
    tall, small, large = board_places.events(4)[0], board_places.events(15)[0], zoom_places.events(3)[0]
    for number in range(len(EVENT_CARDS)):
        name, short = names.event_labels(ENGLISH)[number]
        assert " ".join(lines(name, BOLD, 25, tall.width - 14, 2)) == name
        assert width_of(short, BOLD, SMALLEST) <= small.width - 10
        brief = names.short_event_words(number, is_solo, ENGLISH)
        assert " ".join(lines(brief, BOLD, 23, tall.width - 12, 3)) == brief
        words = names.event_words(number, is_solo, ENGLISH)
        assert " ".join(lines(words, SANS, 26, large.width - 28, 3)) == words
