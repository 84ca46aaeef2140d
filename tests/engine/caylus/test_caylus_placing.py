"""Phases 1 and 2: income, prices, where workers may stand, passing (pages 4 and 5)."""

import pytest

from engine.caylus.events import Income, Passed, Placed, Visited
from engine.caylus.facts import FREE_SPACES, INCOME, PLACING
from engine.core.errors import IllegalMove
from tests.engine.caylus.caylus_town import GOLD_MINE, QUARRY, Town


def test_income_is_two_and_one_for_a_residence_one_for_the_library_two_for_the_hotel() -> None:
    """Worked check 1, page 4."""
    tiles = {1: ("residence_residence", 0), 2: ("prestige_library", 0), 3: ("prestige_hotel", 0)}
    town = Town(tiles=tiles).begin(INCOME)
    assert [(event.seat, event.deniers) for event in town.told(Income)] == [(0, 6), (1, 2), (2, 2)]
    assert town.table.deniers == [6, 2, 2]


def test_a_worker_costs_one_denier_while_nobody_has_passed() -> None:
    town = Town(deniers={0: 3, 1: 3, 2: 3}).begin(PLACING).play(f"0 {QUARRY}")
    assert town.gains(0) == (-1, "", 0)
    assert town.asks == "1 place"


def test_after_two_passes_a_neutral_fixed_or_special_place_costs_three() -> None:
    """Worked check 2, page 5."""
    town = Town(deniers={0: 10}, passed=(2, 1)).begin(PLACING).play(f"0 {QUARRY}", "0 gate", "0 7")
    assert [event.deniers for event in town.told(Placed)] == [-3, -3, -3]


def test_another_ones_building_gives_its_owner_a_point_and_the_own_one_does_not() -> None:
    """Worked check 2, page 5."""
    tiles = {9: ("stone_jeweller", 1), 10: ("wood_foodfarm", 0)}
    town = Town(deniers={0: 9}, tiles=tiles, passed=(2, 1)).begin(PLACING).play("0 9", "0 10")
    assert [event.deniers for event in town.told(Placed)] == [-3, -1]
    assert town.told(Visited) == [Visited(2, 1, 0, 9, 1)]
    assert town.table.points == [0, 1, 0]


def test_after_three_passes_the_castle_costs_four() -> None:
    """Worked check 2, page 5."""
    town = Town(4, deniers={0: 4}, passed=(3, 2, 1)).begin(PLACING).play("0 castle")
    assert town.told(Placed)[0].deniers == -4


def test_who_sits_in_the_inn_pays_one_everywhere_and_owners_still_score() -> None:
    """Page 6."""
    tiles = {9: ("wood_market", 1)}
    town = Town(deniers={0: 9}, tiles=tiles, passed=(2, 1), guest=0).begin(PLACING).play("0 9", "0 castle")
    assert [event.deniers for event in town.told(Placed)] == [-1, -1]
    assert town.table.points == [0, 1, 0]


def test_with_two_players_the_other_pays_three_after_a_pass_the_castle_included() -> None:
    """Page 10 and ruling 6."""
    tiles = {9: ("wood_market", 1), 10: ("wood_sawmill", 0)}
    town = Town(2, deniers={0: 20}, tiles=tiles, passed=(1,)).begin(PLACING)
    town.play("0 castle", "0 9", "0 1", "0 10")
    assert [event.deniers for event in town.told(Placed)] == [-3, -3, -3, -1]


def test_with_two_players_the_guest_of_the_inn_still_pays_one() -> None:
    """Page 10."""
    town = Town(2, deniers={0: 20}, passed=(1,), guest=0).begin(PLACING).play("0 castle")
    assert town.told(Placed)[0].deniers == -1


def test_workers_may_stand_beyond_the_provost_and_on_the_gold_mine_from_the_start() -> None:
    town = Town(deniers={0: 2, 1: 1, 2: 1}).begin(PLACING)
    assert str(GOLD_MINE) in town.offered()
    town.play(f"0 {GOLD_MINE}")
    assert town.standing(GOLD_MINE) == 0


def test_every_free_building_is_offered_and_nothing_else() -> None:
    """Page 4: no residence, no prestige building, no empty space, no bridge."""
    tiles = {space: ("residence_residence", 0) for space in (1, *FREE_SPACES) if space < 20}
    tiles |= {9: ("wood_lawyer", 1), 10: ("prestige_statue", 0), 20: ("stone_bank", 2)}
    town = Town(deniers={0: 9}, tiles=tiles, workers={2: 1}).begin(PLACING)
    specials = ["gate", "post", "guild", "joust", "inn", "castle", "stables", "pass"]
    assert town.offered() == ["3", "4", "5", "6", "7", "8", "9", "16", "far 20", *specials]


def test_stables_and_castle_take_one_worker_of_a_seat_in_the_order_they_come() -> None:
    """Pages 4 and 5: the lowest free number."""
    town = Town(deniers={0: 9, 1: 9, 2: 9}).begin(PLACING).play("0 stables", "1 stables", "2 castle", "0 castle")
    assert (town.table.stables, town.table.castle) == ([0, 1], [2, 0])
    town.play("1 castle")
    assert town.asks == "2 place"
    assert "castle" not in town.offered()


def test_the_stables_hold_three() -> None:
    town = Town(4, deniers={0: 9, 1: 9, 2: 9, 3: 9}).begin(PLACING).play("0 stables", "1 stables", "2 stables")
    assert "stables" not in town.offered()


def test_the_guest_of_the_inn_may_take_the_left_circle_too() -> None:
    """Page 5."""
    town = Town(deniers={0: 9}, guest=0).begin(PLACING).play("0 inn")
    assert (town.standing("inn"), town.table.inn_guest, town.table.home[0]) == (0, 0, 4)


def test_players_place_in_turn_order_and_who_has_passed_is_left_out() -> None:
    town = Town(deniers={0: 20, 1: 9, 2: 9}, order=(2, 0, 1)).begin(PLACING)
    town.play("2 pass", "0 1", "1 2", "0 3", "1 pass", "0 4", "0 5")
    assert town.table.passed == [2, 1]
    assert town.asks == "0 place"


def test_only_the_first_to_pass_gets_a_denier() -> None:
    """Page 4."""
    town = Town(deniers={0: 5, 1: 5, 2: 5}).begin(PLACING).play("0 pass", "1 pass")
    assert [event.deniers for event in town.told(Passed)] == [1, 0]


def test_passing_is_forced_without_money_and_the_first_denier_is_given_all_the_same() -> None:
    """Page 4 and ruling 2."""
    town = Town(deniers={1: 3, 2: 3}).begin(PLACING)
    assert town.told(Passed) == [Passed(2, 0, 1, 1, True)]
    assert town.asks == "1 place"


def test_passing_is_forced_without_workers() -> None:
    workers = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}
    town = Town(deniers={0: 9, 1: 9, 2: 9}, workers=workers).begin(PLACING)
    assert town.told(Passed)[0].is_forced


def test_with_one_denier_an_own_building_can_still_be_used() -> None:
    """Ruling 1."""
    tiles = {9: ("wood_market", 0), 10: ("wood_sawmill", 1)}
    town = Town(deniers={0: 1}, tiles=tiles, passed=(1,)).begin(PLACING)
    assert town.offered() == ["9", "pass"]


def test_while_a_worker_is_in_the_inn_five_are_left() -> None:
    """Page 6."""
    town = Town(deniers={0: 9}, guest=0, passed=(1, 2)).begin(PLACING).play("0 1", "0 2", "0 3", "0 4", "0 5")
    assert town.told(Passed)[0].is_forced


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 2", "place_taken"),
        ("0 10", "no_workers_here"),
        ("0 11", "no_workers_here"),
        ("0 12", "no_workers_here"),
        ("0 castle", "already_there"),
        ("0 stables", "already_there"),
        ("0 7", "too_few_deniers"),
        ("1 7", "not_your_turn"),
        ("7 7", "unknown_seat"),
        ("0 provost +1", "not_asked"),
    ],
)
def test_a_refused_placement_says_why(line: str, code: str) -> None:
    tiles = {9: ("wood_market", 0), 10: ("residence_residence", 0), 11: ("prestige_statue", 0)}
    town = Town(deniers={0: 1}, tiles=tiles, workers={2: 1}, castle=[0], stables=[0], passed=(1,)).begin(PLACING)
    before = town.state
    with pytest.raises(IllegalMove) as caught:
        town.play(line)
    assert caught.value.code == code
    assert town.state == before


def test_full_stables_and_those_of_two_players_are_closed() -> None:
    town = Town(4, deniers={0: 9}, stables=[1, 2, 3]).begin(PLACING)
    with pytest.raises(IllegalMove, match="stables_full"):
        town.play("0 stables")
    town = Town(2, deniers={0: 9, 1: 9}).begin(PLACING)
    assert "stables" not in town.offered()
    with pytest.raises(IllegalMove, match="stables_closed"):
        town.play("0 stables")


def test_a_refusal_names_the_missing_deniers() -> None:
    tiles = {9: ("wood_market", 0)}
    town = Town(deniers={0: 1}, tiles=tiles, passed=(1, 2)).begin(PLACING)
    with pytest.raises(IllegalMove) as caught:
        town.play("0 castle")
    assert caught.value.details == {"needs": 3, "has": 1, "missing": 2}
