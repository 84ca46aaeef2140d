"""What follows from what a seat has: batches, income, points at the end, spaces of the road."""

import pytest

from engine.caylus.facts import PROVOST
from engine.caylus.holdings import EndPoints, end_points, incomes, most_batches, spaces_of
from tests.engine.caylus.caylus_town import Town


@pytest.mark.parametrize(
    ("stock", "batches"),
    [
        ("", 0),
        ("wscg", 0),
        ("f", 0),
        ("fw", 0),
        ("fww", 0),
        ("fws", 1),
        ("fcg", 1),
        ("ffws", 1),
        ("ffwsc", 1),
        ("ffwscg", 2),
        ("ffwwss", 2),
        ("ffwwws", 1),
        ("ffwwsg", 2),
        ("fffwwsscc", 3),
        ("fffwwwssg", 3),
        ("fffwwwwss", 2),
        ("fffwwwgs", 2),
        ("ffffwwsscc", 3),
    ],
)
def test_a_stock_suffices_for_as_many_batches_as_have_a_food_and_two_kinds_more(stock: str, batches: int) -> None:
    """Page 9."""
    assert most_batches(Town(stock={1: stock}).table, 1) == batches
    assert most_batches(Town(stock={1: stock}).table, 0) == 0


def test_income_is_two_and_more_for_residences_the_library_and_the_hotel() -> None:
    """Page 4: 1, 1 and 2; other buildings bring none."""
    tiles = {
        9: ("residence_residence", 0),
        10: ("prestige_hotel", 0),
        11: ("prestige_library", 1),
        12: ("stone_bank", 1),
        13: ("prestige_cathedral", 2),
    }
    assert incomes(Town(tiles=tiles).table) == [5, 3, 2]


@pytest.mark.parametrize(
    ("stock", "deniers", "points"),
    [
        ("", 0, EndPoints(0, 0, 0)),
        ("g", 3, EndPoints(3, 0, 0)),
        ("ff", 4, EndPoints(0, 0, 1)),
        ("fwc", 7, EndPoints(0, 1, 1)),
        ("ggfwscc", 8, EndPoints(6, 1, 2)),
        ("ffwwss", 11, EndPoints(0, 2, 2)),
    ],
)
def test_what_is_left_is_worth_three_a_gold_one_for_three_cubes_and_one_for_four_deniers(
    stock: str, deniers: int, points: EndPoints
) -> None:
    """Page 11."""
    found = end_points(Town(stock={0: stock}, deniers={0: deniers}).table, 0)
    assert found == points
    assert found.total == points.gold + points.cubes + points.deniers


def test_a_seat_has_its_houses_and_its_workers_on_the_road() -> None:
    tiles = {9: ("wood_market", 0), 10: ("wood_mason", 1), 11: ("residence_residence", 0)}
    town = Town(tiles=tiles, workers={1: 0, 9: 1, 10: 0, 16: 1, "gate": 0}, passed=(0, 1, 2), deniers={0: 1})
    table = town.begin(PROVOST).table
    assert spaces_of(table, 0) == [1, 9, 10, 11]
    assert spaces_of(table, 1) == [9, 10, 16]
    assert spaces_of(table, 2) == []
