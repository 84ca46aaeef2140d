"""The lawyer, by a worker or by a favour, and swaps that have to wait (pages 8 and 9)."""

import pytest

from engine.caylus.events import Declined, FavourGave, Produced, Swapped, Transformed, Unused
from engine.caylus.facts import FREE_SPACES, ROAD, SPECIALS
from engine.caylus.tiles import BY_KEY
from engine.core.errors import IllegalMove
from tests.engine.caylus.caylus_town import CARPENTER, FARM, MARKET, QUARRY, Town


def at_lawyer(stock: str = "c", deniers: int = 1, provost: int = 9, **more: object) -> Town:
    tiles = {9: ("wood_lawyer", 0), 10: ("stone_church", 0), 11: ("wood_quarry", 1)}
    workers = {9: 0} | more.pop("workers", {})  # type: ignore[operator]
    town = Town(tiles=tiles, workers=workers, stock={0: stock}, deniers={0: deniers}, provost=provost, **more)  # type: ignore[arg-type]
    return town.begin(ROAD)


def refused(town: Town, line: str) -> str:
    before = town.state
    with pytest.raises(IllegalMove) as caught:
        town.play(line)
    assert town.state == before
    return caught.value.code


def test_the_lawyer_turns_a_neutral_tile_into_a_residence_for_good() -> None:
    """Page 8: 1 cloth and 1 denier, 2 points."""
    town = at_lawyer().play(f"0 lawyer {CARPENTER}")
    assert town.gains(0) == (-1, "-c", 2)
    assert town.tile(CARPENTER) == ("residence_residence", 0)
    assert town.table.box == (BY_KEY["neutral_carpenter"],)


def test_the_lawyer_sends_an_own_craft_tile_back_to_the_supply() -> None:
    """Page 9."""
    town = at_lawyer().play("0 lawyer 10")
    assert town.tile(10) == ("residence_residence", 0)
    assert town.table.supply[BY_KEY["stone_church"]] == 1


def test_the_lawyer_never_transforms_himself_or_other_players_fixed_residential_or_prestige_tiles() -> None:
    """Page 9."""
    tiles = {10: ("residence_residence", 0), 11: ("prestige_statue", 0)}
    town = at_lawyer()
    assert town.offered() == [*(f"lawyer {space}" for space in (1, 2, 3, 4, 5, 6, 10)), "lawyer skip"]
    assert refused(town, "0 lawyer 9") == "cannot_transform"
    assert refused(town, "0 lawyer 11") == "cannot_transform"
    town = Town(tiles={9: ("wood_lawyer", 1)} | tiles, workers={9: 0}, stock={0: "c"}, deniers={0: 1}, provost=9)
    assert "lawyer 10" not in town.begin(ROAD).offered()
    assert refused(town, "0 lawyer 11") == "cannot_transform"


def test_the_lawyer_needs_cloth_and_a_denier() -> None:
    assert at_lawyer(stock="f").told(Declined)[0].is_forced
    assert at_lawyer(deniers=0).told(Declined)[0].is_forced


def test_a_target_before_the_lawyer_is_swapped_at_once() -> None:
    """Ruling 10: its worker has gone home."""
    town = at_lawyer(workers={QUARRY: 1}).play(f"0 lawyer {QUARRY}")
    assert town.told(Transformed)[0].is_delayed is False
    assert town.tile(QUARRY) == ("residence_residence", 0)


def test_a_target_that_still_works_this_turn_works_first_and_is_swapped_then() -> None:
    """Page 9, rulings 9 and 10: the points come with the payment, the swap after the user's effect and the owner's cube."""
    tiles = {9: ("wood_lawyer", 0), 10: ("stone_park", 0)}
    town = Town(tiles=tiles, workers={9: 0, 10: 1}, stock={0: "c"}, deniers={0: 1}, provost=12).begin(ROAD)
    town.play("0 lawyer 10")
    assert town.gains(0) == (-1, "-c", 2)
    assert town.gains(1) == (0, "+f+ww", 0)
    assert (town.asks, town.tile(10)) == ("0 bonus", ("stone_park", 0))
    town.play("0 bonus w")
    assert town.told(Swapped) == [Swapped(2, 0, 10, BY_KEY["stone_park"])]
    assert town.tile(10) == ("residence_residence", 0)
    assert town.table.supply[BY_KEY["stone_park"]] == 1


def test_a_target_beyond_the_provost_is_swapped_when_its_worker_comes_home() -> None:
    """Ruling 10."""
    town = at_lawyer(workers={10: 1}, provost=9).play("0 lawyer 10")
    assert [type(event) for event in town.events if isinstance(event, Unused | Swapped)] == [Unused, Swapped]
    assert town.tile(10) == ("residence_residence", 0)


def test_a_lawyer_of_the_joust_waits_for_the_worker_until_phase_5() -> None:
    """Ruling 11."""
    town = Town(
        workers={"joust": 0, QUARRY: 1},
        deniers={0: 1},
        stock={0: "cc"},
        markers={0: {"works": 3}},
        scored=1,
    ).begin(SPECIALS)
    town.play("0 joust pay", "0 favour works", f"0 lawyer {QUARRY}")
    assert town.told(Transformed)[0].is_delayed
    assert [type(event) for event in town.events if isinstance(event, Produced | Swapped)] == [Produced, Swapped]


def test_a_target_that_waits_for_its_swap_cannot_be_chosen_again() -> None:
    """Ruling 12: and its tile is in the supply only after the swap."""
    tiles = {9: ("wood_lawyer", 0), 10: ("wood_mason", 0), 11: ("wood_quarry", 0)}
    town = Town(
        tiles=tiles,
        workers={9: 0, 10: 0, 11: 1},
        stock={0: "ccccss"},
        deniers={0: 3},
        markers={0: {"works": 3}},
        scored=1,
        provost=12,
    ).begin(ROAD)
    town.play("0 lawyer 11")
    assert town.table.supply[BY_KEY["wood_quarry"]] == 0
    town.play("0 mason church", "0 favour works")
    assert "lawyer 11" not in town.offered()
    assert refused(town, "0 lawyer 11") == "swap_pending"
    town.play("0 lawyer 1")
    assert town.table.supply[BY_KEY["wood_quarry"]] == 1


def test_a_residence_that_is_only_paid_for_is_no_site_for_a_prestige_tile() -> None:
    """Ruling 13."""
    tiles = {9: ("wood_lawyer", 0), 10: ("stone_architect", 0)}
    town = Town(tiles=tiles, workers={9: 0, 10: 0}, stock={0: "cfffg"}, deniers={0: 1}, provost=10).begin(ROAD)
    town.play("0 lawyer 10")
    assert town.told(Declined) == [Declined(2, 0, 10, "architect", True)]
    assert town.tile(10) == ("residence_residence", 0)


def test_residences_never_run_out() -> None:
    """Page 9 and ruling 13."""
    tiles = {space: ("residence_residence", 1) for space in FREE_SPACES if space != 9}
    town = Town(tiles=tiles | {9: ("wood_lawyer", 0)}, workers={9: 0}, stock={0: "c"}, deniers={0: 1}, provost=9)
    assert town.begin(ROAD).play(f"0 lawyer {FARM}").tile(FARM) == ("residence_residence", 0)


def test_a_tile_that_is_built_again_gives_points_and_favour_again() -> None:
    """Ruling 20."""
    tiles = {9: ("wood_lawyer", 0), 10: ("stone_church", 0), 11: ("wood_mason", 1)}
    town = Town(tiles=tiles, workers={9: 0, 11: 0}, stock={0: "ccs"}, deniers={0: 1}, provost=11, beginner=True)
    town.begin(ROAD).play("0 lawyer 10", "0 mason church")
    assert town.tile(12) == ("stone_church", 0)
    assert town.told(FavourGave)[0].points == 3
    assert town.gains(0) == (-1, "-s-cc", 2 + 3 + 3)


def test_a_neutral_market_can_be_taken_from_everybody() -> None:
    town = at_lawyer().play(f"0 lawyer {MARKET}")
    assert town.table.road[MARKET] == BY_KEY["residence_residence"]
