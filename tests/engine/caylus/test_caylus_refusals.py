"""Every refusal says which rule forbids it and what is missing; nothing has changed then."""

import pytest

from engine.caylus.events import ProvostMoved
from engine.caylus.facts import CASTLE, CASTLE_PHASE, FREE_SPACES, OVER, PLACING, PROVOST, ROAD, SPECIALS, STABLES
from engine.caylus.moves import Steer
from engine.caylus.state import ASK_FAVOUR, Ask
from engine.core.errors import IllegalMove
from tests.engine.caylus.caylus_town import CARPENTER, FARM, GAME, MARKET, PEDDLER, Town

FAVOUR = Ask(ASK_FAVOUR, 0)


def refused(town: Town, line: str) -> tuple[str, dict[str, object]]:
    before = GAME.encode(town.state)
    with pytest.raises(IllegalMove) as caught:
        town.play(line)
    assert GAME.encode(town.state) == before
    return caught.value.code, caught.value.details


def placing(**more: object) -> Town:
    return Town(**{"deniers": {0: 9, 1: 9, 2: 9}, **more}).begin(PLACING)  # type: ignore[arg-type]


def working(space: int, stock: str = "", deniers: int = 0, **more: object) -> Town:
    """Seat 0 has a worker on this space, and the provost is far away."""
    town = Town(workers={space: 0}, stock={0: stock}, deniers={0: deniers}, provost=20, **more)  # type: ignore[arg-type]
    return town.begin(ROAD)


def favoured(line: str, column: int, stock: str, **more: object) -> Town:
    """Seat 0 has just taken a favour that moved its marker to that column."""
    town = Town(markers={0: {line: column - 1}}, scored=2, stock={0: stock}, deniers={0: 2}, **more)  # type: ignore[arg-type]
    return town.begin(ROAD, FAVOUR).play(f"0 favour {line}")


@pytest.mark.parametrize(
    ("line", "more", "code", "details"),
    [
        ("3 1", {}, "unknown_seat", {"seat": 3, "seats": 3}),
        ("1 1", {}, "not_your_turn", {"turn": 0}),
        ("0 2", {"workers": {2: 1}}, "place_taken", {"by": 1}),
        ("0 guild", {"workers": {"guild": 2}}, "place_taken", {"by": 2}),
        ("0 9", {}, "no_workers_here", {"space": 9}),
        ("0 far 28", {}, "no_workers_here", {"space": 28}),
        ("0 9", {"tiles": {9: ("residence_residence", 0)}}, "no_workers_here", {"space": 9}),
        ("0 9", {"tiles": {9: ("prestige_statue", 0)}}, "no_workers_here", {"space": 9}),
        ("0 castle", {"castle": [0]}, "already_there", {"place": CASTLE}),
        ("0 stables", {"stables": [0]}, "already_there", {"place": STABLES}),
        ("0 provost +1", {}, "not_asked", {"asked": "place"}),
        ("0 castle skip", {}, "not_asked", {"asked": "place"}),
    ],
)
def test_a_worker_that_may_not_be_placed(
    line: str, more: dict[str, object], code: str, details: dict[str, object]
) -> None:
    """Pages 4 and 5."""
    assert refused(placing(**more), line) == (code, details)


def test_the_stables_have_three_circles_and_none_for_two_players() -> None:
    full = Town(4, deniers={0: 9}, stables=[1, 2, 3]).begin(PLACING)
    assert refused(full, "0 stables") == ("stables_full", {"circles": 3})
    assert refused(Town(2, deniers={0: 9, 1: 9}).begin(PLACING), "0 stables") == ("stables_closed", {})


def test_the_worker_of_the_gate_finds_places_taken_as_any_other() -> None:
    town = Town(workers={"gate": 0, 3: 2}, castle=[0], tiles={9: ("prestige_statue", 0)}).begin(SPECIALS)
    assert refused(town, "0 gate gate") == ("place_taken", {"by": 0})
    assert refused(town, "0 gate 3") == ("place_taken", {"by": 2})
    assert refused(town, "0 gate castle") == ("already_there", {"place": CASTLE})
    assert refused(town, "0 gate 9") == ("no_workers_here", {"space": 9})


@pytest.mark.parametrize("phase", [SPECIALS, PROVOST])
def test_the_provost_goes_three_spaces_at_most_and_stays_on_the_road(phase: int) -> None:
    """Pages 6 and 7, ruling 4."""
    by, workers = ("guild", {"guild": 0}) if phase == SPECIALS else ("provost", {})
    town = Town(workers=workers, deniers={0: 9}, provost=27, bailiff=20, scored=2).begin(phase)
    assert refused(town, f"0 {by} +2") == ("provost_off_road", {"first": 1, "last": 28})
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(town.state, Steer(0, by, -4))
    assert (caught.value.code, caught.value.details) == ("provost_too_far", {"most": 3})
    near = Town(workers=workers, deniers={0: 9}, provost=3).begin(phase)
    assert refused(near, f"0 {by} -3") == ("provost_off_road", {"first": 1, "last": 28})
    assert near.play(f"0 {by} -2").told(ProvostMoved)[0].space == 1
    assert town.play(f"0 {by} +1").told(ProvostMoved)[0].space == 28


def test_each_way_to_the_provost_has_its_own_word_and_only_one_is_paid() -> None:
    guild = Town(workers={"guild": 0}, deniers={0: 9}).begin(SPECIALS)
    assert refused(guild, "0 provost +1")[0] == "not_asked"
    poor = Town(deniers={0: 2}).begin(PROVOST)
    assert refused(poor, "0 guild +1")[0] == "not_asked"
    assert refused(poor, "0 provost -3") == ("too_few_deniers", {"needs": 3, "has": 2, "missing": 1})


@pytest.mark.parametrize(
    ("position", "line", "code", "details"),
    [
        ({"space": FARM}, "0 take w", "not_produced", {"offered": "f c"}),
        ({"space": 9, "tiles": {9: ("wood_clothfarm", 1)}}, "0 take ff", "not_produced", {"offered": "cc f"}),
        ({"space": 9, "tiles": {9: ("stone_park", 1)}}, "1 bonus s", "not_produced", {"offered": "w f"}),
        ({"space": MARKET, "stock": "f"}, "0 peddler 1 f", "no_such_trade", {"offered": "market"}),
        ({"space": MARKET, "stock": "f"}, "0 take f", "not_asked", {"asked": "trade"}),
        ({"space": PEDDLER, "deniers": 2}, "0 peddler 2 f f", "no_such_trade", {"offered": "peddler"}),
        ({"space": PEDDLER, "deniers": 2}, "0 market skip", "not_asked", {"asked": "trade"}),
        (
            {"space": 9, "stock": "c", "deniers": 2, "tiles": {9: ("stone_church", 1)}},
            "0 church 4",
            "too_few_deniers",
            {"needs": 4, "has": 2, "missing": 2},
        ),
        (
            {"space": MARKET, "stock": "f"},
            "0 market 1 g",
            "too_few_cubes",
            {"resource": "gold", "needs": 1, "has": 0, "missing": 1},
        ),
        (
            {"space": 9, "stock": "ccw", "tiles": {9: ("stone_tailor", 1)}},
            "0 tailor 3",
            "too_few_cubes",
            {"resource": "cloth", "needs": 3, "has": 2, "missing": 1},
        ),
        ({"space": CARPENTER, "stock": "ffw"}, "0 mason park", "wrong_role", {"role": "mason", "offered": "carpenter"}),
        ({"space": CARPENTER, "stock": "ffw"}, "0 lawyer 1", "wrong_role", {"role": "lawyer", "offered": "carpenter"}),
        (
            {"space": CARPENTER, "stock": "ffw", "tiles": {9: ("wood_sawmill", 1)}},
            "0 carpenter sawmill",
            "not_in_supply",
            {"tile": "wood_sawmill"},
        ),
        (
            {"space": CARPENTER, "stock": "ffw"},
            "0 carpenter lawyer",
            "too_few_cubes",
            {"resource": "cloth", "needs": 1, "has": 0, "missing": 1},
        ),
        (
            {"space": CARPENTER, "stock": "ww"},
            "0 carpenter market g",
            "too_few_cubes",
            {"resource": "gold", "needs": 1, "has": 0, "missing": 1},
        ),
        ({"space": CARPENTER, "stock": "ffw"}, "0 mason skip", "not_asked", {"asked": "work"}),
    ],
)
def test_a_building_does_what_is_printed_on_it_and_nothing_else(
    position: dict[str, object], line: str, code: str, details: dict[str, object]
) -> None:
    """Pages 7 to 9."""
    assert refused(working(**position), line) == (code, details)  # type: ignore[arg-type]


def test_a_favour_offers_the_works_of_all_columns_up_to_its_own() -> None:
    """Page 11."""
    town = favoured("works", 4, "fffcwg", tiles=dict.fromkeys(FREE_SPACES, ("residence_residence", 1)))
    offered = "carpenter mason lawyer"
    assert refused(town, "0 architect granary 9") == ("wrong_role", {"role": "architect", "offered": offered})
    assert refused(town, "0 carpenter sawmill") == ("road_full", {})
    assert refused(town, "0 lawyer 9") == ("cannot_transform", {"space": 9})
    town = favoured("works", 5, "fffg", tiles={9: ("residence_residence", 1), 10: ("residence_residence", 0)})
    assert refused(town, "0 architect granary 9") == ("not_your_residence", {"space": 9})
    assert refused(town, "0 architect granary 1") == ("not_your_residence", {"space": 1})
    assert refused(town, "0 lawyer 1") == (
        "too_few_cubes",
        {"resource": "cloth", "needs": 1, "has": 0, "missing": 1},
    )


def test_a_line_of_cubes_gives_what_its_columns_show() -> None:
    """Page 11."""
    unreached = {"line": "cubes"}
    assert refused(favoured("cubes", 2, ""), "0 cubes c") == ("column_not_reached", unreached | {"column": 2})
    assert refused(favoured("cubes", 3, "f"), "0 cubes swap f w w") == (
        "column_not_reached",
        unreached | {"column": 3},
    )
    assert refused(favoured("cubes", 4, "f"), "0 cubes g") == ("column_not_reached", unreached | {"column": 4})
    assert refused(favoured("cubes", 4, "f"), "0 cubes swap f w g") == ("no_gold_here", {})
    assert refused(favoured("cubes", 4, "f"), "0 cubes swap c w w") == (
        "too_few_cubes",
        {"resource": "cloth", "needs": 1, "has": 0, "missing": 1},
    )


def test_a_line_serves_once_in_a_phase() -> None:
    town = Town().begin(ROAD, FAVOUR, FAVOUR).play("0 favour deniers")
    assert refused(town, "0 favour deniers") == ("line_used", {"line": "deniers"})


def test_the_lawyer_of_a_worker_costs_a_denier_and_that_of_a_favour_does_not() -> None:
    """Pages 8 and 11."""
    tiles = {9: ("wood_lawyer", 0), 10: ("stone_church", 0), 11: ("wood_quarry", 1)}
    town = working(9, "c", 1, tiles=tiles)
    for space in (9, 11, 12):
        assert refused(town, f"0 lawyer {space}") == ("cannot_transform", {"space": space})
    assert town.play("0 lawyer 10").gains(0) == (-1, "-c", 2)
    assert favoured("works", 4, "c", tiles={9: ("stone_church", 0)}).play("0 lawyer 9").gains(0) == (0, "-c", 2)


def test_after_the_end_nothing_can_be_done() -> None:
    town = Town(castle=[0]).begin(CASTLE_PHASE)
    town.table.phase, town.table.pending = OVER, []
    assert refused(town, "0 pass") == ("game_over", {})
    assert refused(town, "4 pass") == ("unknown_seat", {"seat": 4, "seats": 3})
