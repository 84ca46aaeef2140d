"""What can be foreseen of the provost (phases 2 to 4, pages 5 to 7)."""

import pytest

from engine.caylus.facts import PLACING, PROVOST, SPECIALS
from engine.caylus.forecast import Forecast, Mover, Standing, forecast, most_deniers
from tests.engine.caylus.caylus_town import CARPENTER, PEDDLER, QUARRY, Town


def foreseen(town: Town) -> Forecast:
    found = forecast(town.table)
    assert found is not None
    return found


def test_each_who_has_not_decided_moves_him_by_a_space_a_denier_and_three_at_most() -> None:
    town = Town(deniers={0: 2, 1: 7, 2: 0}, passed=(1, 0, 2), provost=8).begin(PROVOST)
    found = foreseen(town)
    assert found.movers == (Mover(1, "deniers", 3, 7), Mover(0, "deniers", 2, 2))
    assert (found.nearest, found.space, found.farthest) == (3, 8, 13)


def test_who_has_decided_moves_him_no_more() -> None:
    town = Town(deniers={0: 2, 1: 7, 2: 1}, passed=(1, 0, 2), provost=8).begin(PROVOST).play("1 provost +1")
    found = foreseen(town)
    assert [mover.seat for mover in found.movers] == [0, 2]
    assert (found.nearest, found.space, found.farthest) == (6, 9, 12)


def test_he_never_leaves_the_road() -> None:
    """Ruling 4."""
    assert foreseen(Town(deniers={0: 9, 1: 9}, provost=3).begin(PROVOST)).nearest == 1
    late = Town(deniers={0: 9, 1: 9}, provost=27, bailiff=20, scored=2).begin(PROVOST)
    assert foreseen(late).farthest == 28


def test_workers_are_told_apart_by_what_can_still_happen_to_them() -> None:
    """Given the provost on 6 and two deniers: 4 is safe, 5 and 6 are threatened, 7 and 8 may hope, 9 and 16 are lost."""
    workers = {QUARRY: 0, 5: 1, CARPENTER: 2, PEDDLER: 0, 8: 2, 9: 1, 16: 1}
    tiles = {9: ("wood_market", 0)}
    found = foreseen(Town(workers=workers, tiles=tiles, deniers={0: 2}, provost=6).begin(PROVOST))
    assert found.threatened == (Standing(1, 5), Standing(2, 6))
    assert found.hopeful == (Standing(0, 7), Standing(2, 8))
    assert found.lost == (Standing(1, 9), Standing(1, 16))


def test_the_guild_moves_him_for_nothing_before_the_bribes() -> None:
    found = foreseen(Town(workers={"guild": 2}, deniers={0: 1}, provost=8).begin(SPECIALS))
    assert found.movers == (Mover(2, "guild", 3), Mover(0, "deniers", 1, 1))
    assert (found.nearest, found.farthest) == (4, 12)


def test_a_worker_in_the_gate_may_still_go_to_the_guild_while_that_is_free() -> None:
    assert foreseen(Town(workers={"gate": 1}).begin(SPECIALS)).movers == (Mover(1, "gate", 3),)
    taken = foreseen(Town(workers={"gate": 1, "guild": 0}).begin(SPECIALS))
    assert taken.movers == (Mover(0, "guild", 3),)


def test_the_trading_post_pays_before_the_provost_is_bribed() -> None:
    found = foreseen(Town(workers={"post": 1}, deniers={0: 1, 1: 1}).begin(PLACING))
    assert Mover(1, "deniers", 3, 4) in found.movers


def test_the_joust_field_may_bring_a_favour_of_deniers_in_time() -> None:
    """Given 1 denier and 1 cloth, the second line gives 3 deniers; without cloth it gives nothing."""
    town = Town(workers={"joust": 1}, deniers={0: 1, 1: 1}, stock={1: "c"}).begin(SPECIALS)
    assert Mover(1, "deniers", 3, 3) in foreseen(town).movers
    town.play("1 joust pay")
    assert Mover(1, "deniers", 3, 3) in foreseen(town).movers
    poor = Town(workers={"joust": 1, "guild": 0}, deniers={0: 1, 1: 1}).begin(SPECIALS)
    assert Mover(1, "deniers", 1, 1) in foreseen(poor).movers


@pytest.mark.parametrize(
    ("deniers", "markers", "scored", "more", "purse"),
    [
        (1, 0, 0, {}, 3),
        (1, 1, 0, {}, 4),
        (1, 2, 0, {}, 4),
        (1, 2, 1, {}, 5),
        (1, 4, 1, {}, 6),
        (1, 4, 2, {}, 7),
        (1, 0, 0, {"beginner": True}, 1),
        (1, 0, 0, {"stock": {1: "f"}}, 1),
        (0, 0, 0, {}, 0),
        (0, 0, 0, {"workers": {"joust": 1, "post": 1}}, 3 - 1 + 3),
        (2, 0, 0, {"workers": {"joust": 0, "post": 1}}, 2 + 3),
    ],
)
def test_a_purse_counts_what_comes_in_before_the_provost_is_bribed(
    deniers: int, markers: int, scored: int, more: dict[str, object], purse: int
) -> None:
    """The favour of the Joust Field gives the deniers of its column, as far as columns are open, and costs one."""
    position = {"workers": {"joust": 1}, "stock": {1: "c"}} | more
    town = Town(deniers={0: 1, 1: deniers}, markers={1: {"deniers": markers}}, scored=scored, **position)  # type: ignore[arg-type]
    town.table.phase = PLACING
    assert most_deniers(town.table, 1) == purse


def test_while_workers_are_placed_those_who_have_passed_decide_first() -> None:
    town = Town(deniers={0: 5, 1: 1, 2: 4}, passed=(2,)).begin(PLACING)
    assert [mover.seat for mover in foreseen(town).movers] == [2, 0, 1]


def test_nothing_is_foreseen_once_the_road_is_used() -> None:
    town = Town(workers={1: 0}, deniers={0: 1}).begin(PROVOST).play("0 provost 0")
    assert town.asks == "0 production"
    assert forecast(town.table) is None
