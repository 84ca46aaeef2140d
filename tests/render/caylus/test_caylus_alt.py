"""The alt texts say what the pictures show."""

from __future__ import annotations

import pytest

from engine.caylus import holdings
from render.caylus import alt, sheet_alt
from render.caylus.painter import CaylusPainter
from render.picture import ALT_LIMIT
from tests.render.caylus.scenes import ENGLISH, NAMES, SCENES, before, busy, five_scores, opening, view


def test_the_town_tells_turn_phase_officers_and_who_is_awaited() -> None:
    said = alt.board(view(busy()), NAMES, ENGLISH)
    assert "Caylus, turn 10: Placing workers. Awaited: Aleydis. Provost on 17, bailiff on 14." in said


def test_the_town_tells_each_stock_in_turn_order() -> None:
    said = alt.board(view(busy()), NAMES, ENGLISH)
    assert "Dame Jehanne: 52 points, 0 deniers, 2 gold; 3 workers at home. Aleydis: 41 points, 7 deniers" in said


def test_the_town_tells_where_workers_stand_and_whose_the_tiles_are() -> None:
    said = alt.board(view(busy()), NAMES, ENGLISH)
    assert "Workers: Castle: Eudes, Aleydis; Gate: Chrétien; Trading Post: Aleydis; Joust Field: Eudes;" in said
    assert "Stables: Chrétien, Bartholomew; Inn: Bartholomew, Dame Jehanne; 2 Forest: Bartholomew;" in said
    assert "12 Farm: Eudes" in said


def test_a_small_town_is_told_whole() -> None:
    table = opening(2)
    table.houses[0], table.markers[1] = 2, 1
    said = alt.board(view(table), NAMES[:2], ENGLISH)
    assert "Dungeon, 6 places: Aleydis 2." in said
    assert "Favours of Aleydis: deniers 1." in said
    assert "7 Peddler, 8 Carpenter, 16 Gold Mine." in said


def test_the_sheet_tells_stock_houses_favours_and_buildings() -> None:
    said = sheet_alt.said(view(busy()), 0, NAMES, ENGLISH, None)
    assert "Aleydis, turn 10: Placing workers. 41 points, 7 deniers, 2 food, 1 wood, 3 cloth, 1 gold" in said
    assert "Houses: Dungeon 2, Walls 1, Towers 0." in said
    assert "Favours: points 1, deniers 2, cubes 0, building 0." in said
    assert "Buildings: 1 Residence, 9 Mason, 14 Church, 20 Tailor. Workers on 9 Mason." in said
    assert "New:" not in said


def test_what_is_ringed_on_the_sheet_is_told_as_new() -> None:
    said = sheet_alt.said(view(busy()), 0, NAMES, ENGLISH, view(before(busy())))
    assert "New: +6 points, −2 deniers, +2 cloth, 20 Tailor built." in said


def test_the_tiles_are_told_with_points_and_cost() -> None:
    said = alt.tiles(view(busy()), NAMES, ENGLISH)
    assert "Sawmill 2 (1 food, 1 wood)" in said
    assert "Residence 2 (1 cloth, 1 denier)" in said
    assert "Bank 6 (1 wood, 1 stone)" in said
    assert "Statue 7 (2 stone, 1 gold)" in said
    assert "Church 3" not in said


def test_a_part_of_the_road_is_told_space_by_space() -> None:
    said = alt.zoom(view(busy()), NAMES, ENGLISH, "middle")
    assert "12 Farm, Dame Jehanne’s, worker of Eudes." in said
    assert "16 Gold Mine, worker of Dame Jehanne." in said
    assert "22 empty." in alt.zoom(view(busy()), NAMES, ENGLISH, "far")


def test_the_end_table_tells_everybody_from_first_to_last() -> None:
    said = CaylusPainter().final(view(busy()), five_scores(), NAMES, ENGLISH).alt
    assert "1. Aleydis, 64: 20 4 0 31 6 3 0. 1. Chrétien, 64:" in said
    assert all(name in said for name in NAMES)


def test_each_alt_text_fits_where_discord_keeps_it() -> None:
    assert all(0 < len(paint(CaylusPainter()).alt) <= ALT_LIMIT for paint in SCENES.values())
    long_names = [name * 6 for name in NAMES]
    assert len(alt.board(view(busy()), long_names, ENGLISH)) <= ALT_LIMIT
    assert len(CaylusPainter().final(view(busy()), five_scores(), long_names, ENGLISH).alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("cubes", "batches"),
    [([2, 1, 1, 0, 0], 1), ([3, 3, 0, 0, 0], 0), ([2, 2, 1, 1, 0], 2), ([1, 1, 0, 0, 1], 1), ([0, 3, 3, 3, 3], 0)],
)
def test_a_batch_is_food_and_two_more_of_different_kinds(cubes: list[int], batches: int) -> None:
    """Rulebook, phase 6."""
    table = opening(2)
    table.cubes[:5] = cubes
    assert holdings.most_batches(table, 0) == batches


def test_income_counts_residences_library_and_hotel() -> None:
    """Worked check 1 of phase 1: the library of space 6 gives 1."""
    assert holdings.incomes(busy())[3] == 3
    assert holdings.incomes(busy())[2] == 2


def test_stock_is_worth_3_a_gold_1_for_3_cubes_and_1_for_4_deniers() -> None:
    """Rulebook, end of the game."""
    table = opening(2)
    table.cubes[:5], table.deniers[0] = [2, 1, 1, 1, 2], 9
    assert holdings.end_points(table, 0).total == 6 + 1 + 2
