"""Construction (page 8)."""

import pytest

from engine.caylus.events import Built, Declined, Produced
from engine.caylus.facts import FAVOUR_ROLES, FREE_SPACES, ROAD
from engine.caylus.tiles import BY_KEY, PRESTIGIOUS, ROLES, STONES, TILES, WOODEN, letters_of
from engine.core.errors import IllegalMove
from tests.engine.caylus.caylus_town import CARPENTER, FIXED_CARPENTER, Town

EVERYTHING = "fffffffwwwwwwwsssssssccccccc" + "ggggg"


def at_carpenter(stock: str, **more: object) -> Town:
    return Town(workers={CARPENTER: 0}, stock={0: stock}, provost=6, **more).begin(ROAD)  # type: ignore[arg-type]


def at_mason(stock: str, **more: object) -> Town:
    tiles = {9: ("wood_mason", 1)}
    return Town(tiles=tiles, workers={9: 0}, stock={0: stock}, provost=9, **more).begin(ROAD)  # type: ignore[arg-type]


def at_architect(stock: str, **more: object) -> Town:
    tiles = {1: ("residence_residence", 0), 9: ("stone_architect", 1), 10: ("residence_residence", 0)}
    return Town(tiles=tiles, workers={9: 0}, stock={0: stock}, provost=9, **more).begin(ROAD)  # type: ignore[arg-type]


def refused(town: Town, line: str) -> str:
    before = town.state
    with pytest.raises(IllegalMove) as caught:
        town.play(line)
    assert town.state == before
    return caught.value.code


WOOD_TILES = {
    "foodfarm": ("fw", 2),
    "clothfarm": ("fw", 2),
    "sawmill": ("fw", 2),
    "quarry": ("fw", 2),
    "market": ("w+1", 4),
    "peddler": ("w+1", 4),
    "mason": ("fw", 4),
    "lawyer": ("wc", 4),
}
STONE_TILES = {
    "farm": ("fs", 3),
    "park": ("fs", 3),
    "workshop": ("fs", 3),
    "church": ("sc", 3),
    "bank": ("ws", 6),
    "tailor": ("ws", 6),
    "alchemist": ("fs", 6),
    "architect": ("fs", 6),
    "jeweller": ("sc", 6),
}
PRESTIGE_TILES = {
    "statue": ("ssg", 7, 1, 0),
    "granary": ("fffg", 10, 0, 0),
    "library": ("wwwg", 10, 0, 1),
    "weaver": ("cccg", 12, 0, 0),
    "theater": ("wwwgg", 14, 1, 0),
    "college": ("sssgg", 14, 1, 0),
    "monument": ("ssssgg", 14, 2, 0),
    "hotel": ("sssgg", 16, 0, 2),
    "cathedral": ("sssssggg", 25, 0, 0),
}


def test_every_wood_and_stone_tile_has_its_price_and_points() -> None:
    for numbers, expected in ((WOODEN, WOOD_TILES), (STONES, STONE_TILES)):
        found = {}
        for number in numbers:
            tile = TILES[number]
            found[tile.word] = (letters_of(tile.cost) + (f"+{tile.any}" if tile.any else ""), tile.points)
        assert found == expected


def test_every_prestige_tile_has_its_price_points_favours_and_income() -> None:
    found = {
        tile.word: (letters_of(tile.cost), tile.points, tile.favours, tile.income)
        for tile in (TILES[number] for number in PRESTIGIOUS)
    }
    assert found == PRESTIGE_TILES


def test_neutral_and_fixed_buildings_cost_nothing_and_bring_no_points() -> None:
    printed = [tile for tile in TILES if tile.kind in ("none", "neutral", "fixed")]
    assert len(printed) == 1 + 6 + 3
    for tile in printed:
        assert (letters_of(tile.cost), tile.any, tile.points, tile.favours, tile.income) == ("", 0, 0, 0, 0)


def test_of_the_others_only_the_church_gives_a_favour_and_only_residences_bring_income() -> None:
    """Pages 8 and 9."""
    craft = [tile for tile in TILES if tile.kind in ("wood", "stone", "residence")]
    assert {tile.key: tile.favours for tile in craft if tile.favours} == {"stone_church": 1}
    assert {tile.key: tile.income for tile in craft if tile.income} == {"residence_residence": 1}
    residence = TILES[BY_KEY["residence_residence"]]
    assert (letters_of(residence.cost), residence.any, residence.points) == ("", 0, 2)


def test_there_is_one_of_each_tile_and_two_architects() -> None:
    """Ruling 24."""
    supply = {TILES[number].key: copies for number, copies in enumerate(Town().table.supply) if copies}
    kinds = {"wood": WOOD_TILES, "stone": STONE_TILES, "prestige": PRESTIGE_TILES}
    expected = {f"{kind}_{word}": 1 for kind, words in kinds.items() for word in words}
    assert supply == expected | {"stone_architect": 2}


def test_there_are_two_architects_and_a_jeweller_unless_it_is_left_out() -> None:
    """Ruling 24."""
    supply = Town().table.supply
    assert supply[BY_KEY["stone_architect"]] == 2
    assert supply[BY_KEY["stone_jeweller"]] == 1
    assert Town(jeweller=False).table.supply[BY_KEY["stone_jeweller"]] == 0
    assert "mason jeweller" not in at_mason("sc", jeweller=False).offered()


def test_the_carpenter_builds_on_the_first_free_space_and_the_builder_scores_at_once() -> None:
    """Page 8, the example of the wooden farm."""
    town = at_carpenter("ffw").play("0 carpenter foodfarm")
    assert town.tile(9) == ("wood_foodfarm", 0)
    assert town.gains(0) == (0, "-f-w", 2)
    assert town.table.supply[BY_KEY["wood_foodfarm"]] == 0


def test_the_fixed_carpenter_builds_too() -> None:
    town = Town(workers={FIXED_CARPENTER: 0}, stock={0: "wc"}, provost=8).begin(ROAD).play("0 carpenter lawyer")
    assert town.tile(9) == ("wood_lawyer", 0)


def test_the_cube_of_any_kind_in_a_price_is_chosen_and_may_be_wood_or_gold() -> None:
    town = at_carpenter("wwg")
    assert town.offered() == [
        "carpenter market w",
        "carpenter market g",
        "carpenter peddler w",
        "carpenter peddler g",
        "carpenter skip",
    ]
    assert at_carpenter("wwg").play("0 carpenter market g").gains(0) == (0, "-w-g", 4)
    assert at_carpenter("wwg").play("0 carpenter peddler w").gains(0) == (0, "-ww", 4)
    assert refused(at_carpenter("wg"), "0 carpenter market w") == "too_few_cubes"


@pytest.mark.parametrize("word", WOOD_TILES)
def test_each_wood_tile_can_be_built(word: str) -> None:
    price, points = WOOD_TILES[word]
    any_cube = " g" if "+" in price else ""
    town = at_carpenter(EVERYTHING).play(f"0 carpenter {word}{any_cube}")
    assert town.tile(9) == (f"wood_{word}", 0)
    assert town.gains(0)[2] == points


@pytest.mark.parametrize("word", STONE_TILES)
def test_each_stone_tile_can_be_built(word: str) -> None:
    town = at_mason(EVERYTHING).play(f"0 mason {word}")
    assert town.tile(10) == (f"stone_{word}", 0)
    assert town.gains(0)[2] == STONE_TILES[word][1]


@pytest.mark.parametrize("word", PRESTIGE_TILES)
def test_each_prestige_tile_takes_the_place_of_an_own_residence(word: str) -> None:
    town = at_architect(EVERYTHING).play(f"0 architect {word} 10")
    assert town.tile(10) == (f"prestige_{word}", 0)
    assert town.tile(1) == ("residence_residence", 0)
    assert town.gains(0)[2] == PRESTIGE_TILES[word][1]
    assert sum(ask.seat == 0 for ask in town.table.pending if town.asks == "0 favour") >= PRESTIGE_TILES[word][2]


def test_the_statue_costs_two_stone_and_a_gold_for_seven_points_and_a_favour() -> None:
    """Worked check 5, page 8."""
    town = at_architect("ssg").play("0 architect statue 1")
    assert town.gains(0) == (0, "-ss-g", 7)
    assert town.tile(1) == ("prestige_statue", 0)
    assert town.asks == "0 favour"


def test_the_church_gives_its_builder_a_favour_at_once() -> None:
    """Page 8 and ruling 21: before the next building works."""
    tiles = {9: ("wood_mason", 1), 10: ("wood_quarry", 1)}
    town = Town(tiles=tiles, workers={9: 0, 10: 1}, stock={0: "sc"}, provost=12).begin(ROAD).play("0 mason church")
    assert town.asks == "0 favour"
    assert town.told(Produced) == []
    town.play("0 favour deniers")
    assert town.gains(0) == (3, "-s-c", 3)
    assert len(town.told(Produced)) == 1


def test_the_monument_gives_two_favours_on_different_lines() -> None:
    """Page 8 and ruling 21."""
    town = at_architect("ssssgg").play("0 architect monument 1", "0 favour prestige")
    assert town.offered() == ["favour deniers", "favour cubes", "favour works"]
    assert refused(town, "0 favour prestige") == "line_used"
    assert town.play("0 favour deniers").gains(0) == (3, "-ssss-gg", 15)


def test_one_building_for_each_activation() -> None:
    """Ruling 8."""
    assert at_carpenter(EVERYTHING).play("0 carpenter sawmill").asks == "0 place"
    assert at_mason(EVERYTHING).play("0 mason park").asks == "0 place"
    assert at_architect(EVERYTHING).play("0 architect granary 1").asks == "0 place"


def test_building_may_be_declined() -> None:
    town = at_carpenter("fw").play("0 carpenter skip")
    assert town.told(Declined) == [Declined(2, 0, CARPENTER, "carpenter", False)]


def test_who_can_build_nothing_is_not_asked() -> None:
    assert at_carpenter("ffsc").told(Declined) == [Declined(2, 0, CARPENTER, "carpenter", True)]


def test_fixed_buildings_are_never_covered() -> None:
    """The Gold Mine on space 16 is skipped."""
    tiles = {space: ("residence_residence", 1) for space in FREE_SPACES if space < 16}
    town = at_carpenter("fw", tiles=tiles).play("0 carpenter quarry")
    assert town.told(Built)[0].space == 17


def test_on_a_full_road_no_craft_tile_is_built() -> None:
    """Ruling 7."""
    tiles = dict.fromkeys(FREE_SPACES, ("residence_residence", 1))
    town = at_carpenter(EVERYTHING, tiles=tiles)
    assert town.told(Declined)[0].is_forced


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 carpenter mason", "too_few_cubes"),
        ("0 carpenter sawmill", "not_in_supply"),
        ("0 mason park", "wrong_role"),
        ("0 lawyer 1", "wrong_role"),
        ("0 mason skip", "not_asked"),
        ("0 take f", "not_asked"),
    ],
)
def test_a_refused_work_says_why(line: str, code: str) -> None:
    town = at_carpenter("wwc", tiles={9: ("wood_sawmill", 1)})
    assert refused(town, line) == code


def test_a_prestige_tile_needs_an_own_residence_and_its_builder_chooses_which() -> None:
    """Page 8 and ruling 13."""
    town = at_architect("fffg")
    assert town.offered() == ["architect granary 1", "architect granary 10", "architect skip"]
    assert refused(town, "0 architect granary 2") == "not_your_residence"
    town = Town(tiles={9: ("stone_architect", 0), 10: ("residence_residence", 1)}, workers={9: 0}, provost=9)
    town.table.cubes[:5] = [9] * 5
    assert town.begin(ROAD).told(Declined)[0].is_forced


def test_the_columns_of_the_fourth_line_go_by_the_roles() -> None:
    """Page 8: nothing, then carpenter, mason, lawyer, architect."""
    assert FAVOUR_ROLES[:2] == ("", "")
    assert FAVOUR_ROLES[2:] == tuple(ROLES)
