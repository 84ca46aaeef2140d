"""Geometry of the pictures of Caylus, without painting where it can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from engine.caylus.facts import LINES, SECTIONS, SPACES
from engine.caylus.tiles import PRESTIGIOUS, RESIDENCE, STONES, WOODEN
from render.caylus import board_places as town
from render.caylus import sheet_places, supply_places, zoom_places
from render.caylus.names import tile_name
from render.caylus.painter import CaylusPainter
from render.geometry import Box
from render.lettering import SANS, SMALLEST, sized, width_of
from tests.render.boxes import lies_in, overlapping
from tests.render.caylus.scenes import ENGLISH, SCENES
from tests.render.written import Written


def assert_apart(boxes: Sequence[Box]) -> None:
    assert not overlapping(boxes)


@pytest.mark.parametrize("players", range(2, 6))
def test_everything_in_the_town_lies_inside_and_apart(players: int) -> None:
    boxes = [town.TITLE, town.PHASE, town.REWARDS, *(box for part in town.SECTION_BOXES for box in part)]
    boxes += [*town.QUEUE_PLACES, town.DOOR, town.BATCH, *town.SPECIALS, *town.BRIDGE_PLACES, town.PRICE]
    boxes += [*town.CELLS.values(), *town.player_boxes(players)]
    boxes += [cell for line in town.FAVOUR_LINES for cell in town.favour_cells(line)]
    boxes += [town.FAVOURS_TITLE]
    boxes += town.BENDS.values()
    outlook = town.outlook(players)
    boxes += [outlook] if outlook else []
    picture = Box(0, 0, town.WIDTH, town.HEIGHT).inset(10)
    assert all(lies_in(box, picture) for box in boxes)
    assert_apart(boxes)


def test_each_section_has_its_places_for_houses_inside_and_apart() -> None:
    for section, slots, boxes in zip(SECTIONS, town.SLOTS, town.SECTION_BOXES, strict=True):
        assert len(slots) == section.houses
        assert all(any(lies_in(slot, box) for box in boxes) for slot in slots)
    assert_apart([slot for slots in town.SLOTS for slot in slots])


def test_the_road_winds_from_space_to_neighbouring_space() -> None:
    for space, after in pairwise(SPACES):
        one, other = town.CELLS[space], town.CELLS[after]
        steps = abs(one.left - other.left) / town.CELL_WIDTH + abs(one.top - other.top) / town.CELL_HEIGHT
        assert steps == 1


def test_every_space_is_on_a_part_and_neighbouring_parts_share_one() -> None:
    assert sorted({space for part in zoom_places.PARTS.values() for space in part}) == list(SPACES)
    assert all(before[-1] == after[0] for before, after in pairwise(zoom_places.PARTS.values()))
    for part in zoom_places.PARTS:
        cells = list(zoom_places.cells(part).values())
        picture = Box(0, 0, zoom_places.WIDTH, zoom_places.HEIGHT).inset(10)
        assert all(lies_in(cell, picture) for cell in [*cells, zoom_places.TITLE])
        assert_apart([*cells, zoom_places.TITLE])


def test_every_tile_that_can_be_built_has_its_card() -> None:
    assert set(supply_places.TILES) == {*WOODEN, *STONES, *PRESTIGIOUS, RESIDENCE}
    picture = Box(0, 0, supply_places.WIDTH, supply_places.HEIGHT).inset(10)
    boxes = [supply_places.TITLE, *supply_places.TILES.values()]
    assert all(lies_in(box, picture) for box in boxes)
    assert_apart(boxes)


def test_the_name_of_every_tile_fits_its_card() -> None:
    for tile, box in supply_places.TILES.items():
        name = tile_name(tile, ENGLISH)
        words, size = sized(name, SANS, 24, box.width - 2)
        assert words == name
        assert width_of(words, SANS, size) <= box.width - 2


@pytest.mark.parametrize("tiles", [0, 1, 5, 6, 10, 11, 20])
def test_everything_on_a_sheet_lies_inside_and_apart(tiles: int) -> None:
    paper = Box(0, 0, sheet_places.WIDTH, sheet_places.height(tiles)).inset(10)
    boxes = [sheet_places.EMBLEM, sheet_places.NAME, sheet_places.WHEN, sheet_places.POINTS, *sheet_places.STOCKS]
    boxes += [sheet_places.HOME, *(sheet_places.fact(number, 4) for number in range(4)), *sheet_places.SECTIONS_AT]
    boxes += [cell for n in range(len(LINES)) for cell in sheet_places.favour_cells(sheet_places.favour_line(n))]
    boxes += [sheet_places.SOURCES_AT, *(sheet_places.tile(number, tiles) for number in range(tiles))]
    news = sheet_places.news(tiles)
    boxes += [news] if news else []
    assert all(lies_in(box, paper) for box in boxes)
    assert_apart(boxes)


@pytest.mark.parametrize("name", SCENES)
def test_every_text_is_large_enough_and_fits_its_box(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = Written(monkeypatch)
    SCENES[name](CaylusPainter().true_colours())
    assert len(written.texts) > 10
    assert [text for text, size, *_ in written.texts if size < SMALLEST] == []
    loose = [(text, place, box) for text, _, place, box in written.texts if not lies_in(place, box)]
    assert loose == []
