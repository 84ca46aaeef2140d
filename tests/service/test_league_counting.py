"""Points, standings and divisions of a league."""

from itertools import product

import pytest

from service.leagues.counting import AVERAGE, Sat, Standing, places, points, standings
from service.leagues.dividing import (
    LARGEST,
    SMALLEST,
    SPLIT_FROM,
    divided,
    division_sizes,
    ladder,
    moving,
    order_of_entry,
)

SEED = bytes(32)


def sat(*ranks: int, left: tuple[int, ...] = ()) -> list[Sat]:
    gone = [seat in left for seat in range(len(ranks))]
    return [Sat(who, place, gone[who]) for who, place in enumerate(places(ranks, gone))]


@pytest.mark.parametrize(
    ("ranks", "won"),
    [
        ((1, 2, 3, 4), (7, 5, 3, 1)),
        ((2, 1, 3), (4, 7, 1)),
        ((1, 2), (7, 1)),
        ((1, 2, 3, 4, 5), (7, 5.5, 4, 2.5, 1)),
        ((1, 1, 3, 4), (6, 6, 3, 1)),
        ((1, 1, 1), (4, 4, 4)),
        ((1,), (4,)),
    ],
)
def test_places_are_worth_the_same_at_tables_of_every_size(ranks: tuple[int, ...], won: tuple[float, ...]) -> None:
    assert points(sat(*ranks)) == won


def test_a_table_gives_four_points_a_head_however_it_comes_out() -> None:
    for seats in range(2, 6):
        for ranks in product(range(1, seats + 1), repeat=seats):
            if all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks):
                assert sum(points(sat(*ranks))) == AVERAGE * seats


def test_who_has_left_comes_last_and_gets_nothing() -> None:
    assert points(sat(2, 1, 3, left=(1,))) == (7, 0, 4)
    assert points(sat(1, 2, left=(0, 1))) == (0, 0)


def test_standings_go_by_points_then_wins_then_those_whom_one_met_then_the_lot() -> None:
    tables = [
        [Sat(1, 1), Sat(2, 2), Sat(3, 3)],
        [Sat(4, 1), Sat(5, 2), Sat(6, 3)],
        [Sat(3, 1), Sat(4, 2), Sat(5, 3)],
    ]
    found = standings(range(1, 7), (), tables, SEED)
    assert [each.user_id for each in found[:3]] == [4, 3, 1]
    assert [each.points for each in found] == [11, 8, 7, 5, 4, 1]
    assert [each.place for each in found] == [1, 2, 3, 4, 5, 6]


def test_who_won_stands_before_who_has_as_many_points_without_a_win() -> None:
    tables = [[Sat(1, 1), Sat(2, 2), Sat(9, 3)], [Sat(8, 1), Sat(2, 2), Sat(1, 3)]]
    found = {each.user_id: each.place for each in standings((1, 2, 8, 9), (), tables, SEED)}
    assert found[1] < found[2], "seven and one are as many as four and four"


def test_who_met_stronger_people_stands_before_who_met_weaker_ones() -> None:
    tables = [[Sat(1, 2), Sat(8, 1), Sat(9, 3)], [Sat(2, 2), Sat(7, 1), Sat(6, 3)], [Sat(8, 1), Sat(3, 2), Sat(4, 3)]]
    found = {each.user_id: each.place for each in standings(range(1, 10), (), tables, SEED)}
    assert found[1] < found[2]


def test_who_has_dropped_out_stands_last_and_the_lot_is_the_same_each_time() -> None:
    tables = [[Sat(1, 1), Sat(2, 2), Sat(3, 3)]]
    assert [each.user_id for each in standings((1, 2, 3), (1,), tables, SEED)] == [2, 3, 1]
    assert standings(range(9), (), (), SEED) == standings(reversed(range(9)), (), (), SEED)


def test_a_standing_tells_points_wins_those_whom_one_met_and_how_often_one_played() -> None:
    """1 and 2 share a win; 3 leaves a table that they would have won; 4 rests; 5 has not played."""
    tables = [[Sat(1, 1), Sat(2, 1), Sat(3, 3)], [Sat(3, 1, True), Sat(1, 1), Sat(2, 2)], [Sat(4, 1)]]
    found = {each.user_id: each for each in standings((1, 2, 3, 4, 5), (3,), tables, SEED)}
    assert found == {
        1: Standing(1, 1, 5.5 + 5.5, 0.5 + 0.5, 9.5 + 1 + 1 + 9.5, 2, False),
        2: Standing(2, 2, 5.5 + 4.0, 0.5, 11 + 1 + 1 + 11, 2, False),
        4: Standing(3, 4, 4.0, 0.0, 0.0, 1, False),
        5: Standing(4, 5, 0.0, 0.0, 0.0, 0, False),
        3: Standing(5, 3, 1.0, 0.0, 2 * (11 + 9.5), 2, True),
    }


# Divisions


@pytest.mark.parametrize("people", range(3, 60))
def test_divisions_have_five_to_eight_people_from_ten_on(people: int) -> None:
    sizes = division_sizes(people)
    assert sum(sizes) == people
    assert len(sizes) == 1 if people < 10 else all(5 <= size <= 8 for size in sizes)
    assert max(sizes) - min(sizes) <= 1


def test_what_people_read_of_the_size_of_divisions_is_so() -> None:
    sizes = {size for people in range(SPLIT_FROM, 60) for size in division_sizes(people)}
    assert (SPLIT_FROM, min(sizes), max(sizes)) == (10, SMALLEST, LARGEST) == (10, 5, 8)


def test_the_best_go_up_and_the_last_go_down() -> None:
    assert ladder([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]) == [1, 2, 3, 4, 6, 5, 7, 8, 9, 10]
    upper, lower = divided(ladder([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]))
    assert (set(upper), set(lower)) == ({1, 2, 3, 4, 6}, {5, 7, 8, 9, 10})


def test_between_large_divisions_two_change_places() -> None:
    upper, lower = divided(ladder([list(range(8)), list(range(8, 16))]))
    assert {8, 9} <= set(upper) and {6, 7} <= set(lower)


@pytest.mark.parametrize(
    ("upper", "lower", "many"), [(1, 1, 0), (1, 5, 0), (5, 1, 0), (2, 2, 1), (2, 8, 1), (6, 6, 1), (7, 6, 1), (7, 7, 2)]
)
def test_how_many_change_places_follows_from_the_smaller_division(upper: int, lower: int, many: int) -> None:
    assert moving(upper, lower) == many


def test_in_the_middle_people_go_both_ways() -> None:
    divisions = [list(range(6)), list(range(6, 12)), list(range(12, 17))]
    order = ladder(divisions)
    assert sorted(order) == list(range(17))
    assert [set(each) for each in divided(order)] == [
        {0, 1, 2, 3, 4, 6},
        {5, 7, 8, 9, 10, 12},
        {11, 13, 14, 15, 16},
    ]


def test_newcomers_begin_below_those_who_stay_and_who_stays_away_is_left_out() -> None:
    assert order_of_entry([3, 1, 2], [1, 2, 3], SEED) == [3, 1, 2]
    order = order_of_entry([3, 1, 2], [9, 2, 8, 3], SEED)
    assert order[:2] == [3, 2]
    assert order == order_of_entry([3, 1, 2], [8, 3, 9, 2], SEED), "who signs up first has nothing from it"


def test_alone_in_a_division_nobody_moves() -> None:
    assert ladder([[1, 2], [3]]) == [1, 2, 3]
