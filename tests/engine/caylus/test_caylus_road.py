"""Phase 5: what each building of the road does (pages 7 to 9)."""

import pytest

from engine.caylus.events import Declined, OwnerTook, Produced
from engine.caylus.facts import ROAD
from engine.core.errors import IllegalMove
from tests.engine.caylus.caylus_town import CARPENTER, FARM, FOREST, GOLD_MINE, MARKET, PEDDLER, QUARRY, SAWMILL, Town

FAR = 28
"""The provost at the end of the road: everything is used."""


def using(key: str, user: int = 0, owner: int = 0, deniers: int = 0, stock: str = "") -> Town:
    """A worker of `user` on a tile of `owner` on space 9, about to work."""
    town = Town(tiles={9: (key, owner)}, workers={9: user}, deniers={user: deniers}, stock={user: stock}, provost=9)
    return town.begin(ROAD)


def standing_on(space: int, deniers: int = 0, stock: str = "") -> Town:
    return Town(workers={space: 0}, deniers={0: deniers}, stock={0: stock}, provost=FAR).begin(ROAD)


def refused(town: Town, line: str) -> str:
    before = town.state
    with pytest.raises(IllegalMove) as caught:
        town.play(line)
    assert town.state == before
    return caught.value.code


def test_buildings_work_from_the_bridge_outward_whatever_the_turn_order() -> None:
    town = Town(workers={SAWMILL: 2, QUARRY: 0}, order=(0, 1, 2), provost=6).begin(ROAD)
    assert [event.seat for event in town.told(Produced)] == [2, 0]


@pytest.mark.parametrize(
    ("space", "options"),
    [(FARM, ["take f", "take c"]), (FOREST, ["take w", "take f"])],
)
def test_neutral_production_with_a_choice(space: int, options: list[str]) -> None:
    """Page 7; the choice can't be declined."""
    town = standing_on(space)
    assert town.offered() == options
    assert refused(town, "0 castle skip") == "not_asked"
    assert town.play(f"0 {options[1]}").gains(0) == (0, f"+{options[1][-1]}", 0)


@pytest.mark.parametrize(("space", "cube"), [(SAWMILL, "+w"), (QUARRY, "+s"), (GOLD_MINE, "+g")])
def test_neutral_and_fixed_production_without_a_choice(space: int, cube: str) -> None:
    """Page 7: obligatory, and so nobody is asked."""
    assert standing_on(space).gains(0) == (0, cube, 0)


@pytest.mark.parametrize(
    ("key", "options"),
    [("wood_foodfarm", ["take ff", "take c"]), ("wood_clothfarm", ["take cc", "take f"])],
)
def test_the_wooden_farms_give_two_of_one_or_one_of_the_other(key: str, options: list[str]) -> None:
    """Page 7."""
    town = using(key)
    assert town.offered() == options
    assert refused(town, "0 take w") == "not_produced"
    letters = options[0].split()[1]
    assert town.play(f"0 {options[0]}").gains(0) == (0, f"+{letters}", 0)


@pytest.mark.parametrize(("key", "cubes"), [("wood_sawmill", "+ww"), ("wood_quarry", "+ss")])
def test_wooden_production_without_a_choice(key: str, cubes: str) -> None:
    assert using(key).gains(0) == (0, cubes, 0)


@pytest.mark.parametrize(
    ("key", "cubes", "bonus"),
    [
        ("stone_farm", "+ff+c", ["bonus f", "bonus c"]),
        ("stone_park", "+f+ww", ["bonus w", "bonus f"]),
        ("stone_workshop", "+ss+c", ["bonus s", "bonus c"]),
    ],
)
def test_stone_production_gives_the_owner_a_cube_when_somebody_else_uses_it(
    key: str, cubes: str, bonus: list[str]
) -> None:
    """Page 7: one cube of a kind that it produces, and not to be declined."""
    town = using(key, user=0, owner=1)
    assert town.gains(0) == (0, cubes, 0)
    assert (town.asks, town.offered()) == ("1 bonus", bonus)
    assert refused(town, "1 bonus g") == "not_produced"
    town.play(f"1 {bonus[0]}")
    assert town.gains(1) == (0, f"+{bonus[0][-1]}", 0)


def test_the_owner_of_stone_production_gets_no_cube_for_an_own_worker() -> None:
    """Page 7."""
    town = using("stone_farm", user=0, owner=0)
    assert town.gains(0) == (0, "+ff+c", 0)
    assert town.told(OwnerTook) == []


def test_no_owners_cube_for_a_building_beyond_the_provost() -> None:
    town = Town(tiles={9: ("stone_farm", 1)}, workers={9: 0}, provost=8).begin(ROAD)
    assert town.told(OwnerTook) == []
    assert town.gains(1) == (0, "", 0)


@pytest.mark.parametrize("kind", "fwscg")
def test_the_neutral_market_sells_one_cube_of_any_kind_for_four(kind: str) -> None:
    """Page 8 and ruling 25: gold too."""
    assert standing_on(MARKET, stock=kind).play(f"0 market 1 {kind}").gains(0) == (4, f"-{kind}", 0)


def test_the_wooden_market_sells_one_cube_for_six() -> None:
    town = using("wood_market", stock="fg")
    assert town.offered() == ["market 1 f", "market 1 g", "market skip"]
    assert town.play("0 market 1 g").gains(0) == (6, "-g", 0)


def test_a_market_without_cubes_lapses() -> None:
    assert using("wood_market").told(Declined) == [Declined(2, 0, 9, "market", True)]


def test_the_fixed_peddler_sells_one_cube_for_two_and_no_gold() -> None:
    """Page 8."""
    town = standing_on(PEDDLER, deniers=4)
    assert town.offered() == ["peddler 1 f", "peddler 1 w", "peddler 1 s", "peddler 1 c", "peddler skip"]
    assert refused(town, "0 peddler 1 g") == "no_gold_here"
    assert refused(town, "0 peddler 2 f f") == "no_such_trade"
    assert town.play("0 peddler 1 s").gains(0) == (-2, "+s", 0)


def test_the_wooden_peddler_sells_one_for_one_or_two_for_two() -> None:
    """Page 8: same or different ones, no gold."""
    town = using("wood_peddler", deniers=2)
    assert len(town.offered()) == 4 + 10 + 1
    assert refused(town, "0 peddler 2 f g") == "no_gold_here"
    assert using("wood_peddler", deniers=2).play("0 peddler 2 f w").gains(0) == (-2, "+f+w", 0)
    assert using("wood_peddler", deniers=2).play("0 peddler 2 s s").gains(0) == (-2, "+ss", 0)
    assert using("wood_peddler", deniers=1).play("0 peddler 1 c").gains(0) == (-1, "+c", 0)
    assert refused(using("wood_peddler", deniers=1), "0 peddler 2 f f") == "too_few_deniers"


def test_a_peddler_lapses_without_deniers() -> None:
    assert standing_on(PEDDLER, deniers=1).told(Declined)[0].is_forced


def test_trades_may_be_declined() -> None:
    """Page 7: only production must be applied."""
    town = using("wood_peddler", deniers=2).play("0 peddler skip")
    assert town.told(Declined) == [Declined(2, 0, 9, "peddler", False)]
    assert town.gains(0) == (0, "", 0)


@pytest.mark.parametrize(
    ("key", "line", "deniers", "stock", "gains"),
    [
        ("stone_church", "church 2", 2, "", (-2, "", 3)),
        ("stone_church", "church 4", 4, "", (-4, "", 5)),
        ("stone_bank", "bank 2", 2, "", (-2, "+g", 0)),
        ("stone_bank", "bank 5", 5, "", (-5, "+gg", 0)),
        ("stone_tailor", "tailor 2", 0, "cc", (0, "-cc", 4)),
        ("stone_tailor", "tailor 3", 0, "ccc", (0, "-ccc", 6)),
        ("stone_alchemist", "alchemist 2 f w", 0, "fw", (0, "-f-w+g", 0)),
        ("stone_alchemist", "alchemist 4 f f s c", 0, "ffsc", (0, "-ff-s-c+gg", 0)),
        ("stone_jeweller", "jeweller 1", 0, "g", (0, "-g", 5)),
        ("stone_jeweller", "jeweller 2", 0, "gg", (0, "-gg", 9)),
    ],
)
def test_each_trade_of_the_stone_tiles(
    key: str, line: str, deniers: int, stock: str, gains: tuple[int, str, int]
) -> None:
    """Pages 8 and 9."""
    town = using(key, user=0, owner=1, deniers=deniers, stock=stock)
    assert line in town.offered()
    assert town.play(f"0 {line}").gains(0) == gains


@pytest.mark.parametrize(
    ("key", "line", "deniers", "stock", "code"),
    [
        ("stone_church", "church 4", 3, "", "too_few_deniers"),
        ("stone_bank", "bank 5", 4, "", "too_few_deniers"),
        ("stone_tailor", "tailor 3", 0, "cc", "too_few_cubes"),
        ("stone_alchemist", "alchemist 4 f f f f", 0, "fff", "too_few_cubes"),
        ("stone_alchemist", "alchemist 2 f g", 0, "ffg", "no_gold_here"),
        ("stone_jeweller", "jeweller 2", 0, "g", "too_few_cubes"),
    ],
)
def test_a_trade_that_cannot_be_paid_is_refused(key: str, line: str, deniers: int, stock: str, code: str) -> None:
    """Ruling 25 for gold at the Alchemist."""
    town = using(key, deniers=deniers, stock=stock)
    assert line not in town.offered()
    assert refused(town, f"0 {line}") == code


def test_a_trade_is_done_once() -> None:
    town = using("stone_church", deniers=8).play("0 church 2")
    assert town.asks == "0 place"


def test_who_uses_a_building_keeps_the_point_of_its_owner_out_of_phase_5() -> None:
    """The point is given when the worker is placed."""
    assert using("stone_bank", user=0, owner=1, deniers=2).play("0 bank 2").gains(1) == (0, "", 0)


def test_the_workers_come_home_after_each_building() -> None:
    town = Town(workers={FARM: 0, CARPENTER: 1}, stock={1: "fw"}, provost=6).begin(ROAD)
    assert town.table.home == [5, 5, 6]
    town.play("0 take f")
    assert town.table.home == [6, 5, 6]
    town.play("1 carpenter skip")
    assert town.table.home == [6, 6, 6]
