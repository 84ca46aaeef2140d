"""Royal favours: the table, its limits, every cell (pages 10 and 11)."""

import pytest

from engine.caylus.events import Declined, FavourChosen, FavourGave, FavourLost
from engine.caylus.facts import ROAD, SPECIALS
from engine.caylus.state import ASK_FAVOUR, Ask
from engine.core.errors import IllegalMove
from tests.engine.caylus.caylus_town import GAME, QUARRY, Town

FAVOUR = Ask(ASK_FAVOUR, 0)
SECTIONS_SCORED = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2}
"""How many sections must be scored to reach a column."""


def favoured(line: str, column: int, *, stock: str = "", deniers: int = 0, **more: object) -> Town:
    """Seat 0 has just taken a favour that moved its marker to that column."""
    town = Town(
        markers={0: {line: column - 1}},
        scored=SECTIONS_SCORED[column],
        stock={0: stock},
        deniers={0: deniers},
        **more,  # type: ignore[arg-type]
    )
    return town.begin(ROAD, FAVOUR).play(f"0 favour {line}")


def refused(town: Town, line: str) -> str:
    before = town.state
    with pytest.raises(IllegalMove) as caught:
        town.play(line)
    assert town.state == before
    return caught.value.code


@pytest.mark.parametrize("column", range(1, 6))
def test_the_line_of_prestige(column: int) -> None:
    """Page 11 and ruling 14: the marker's own column counts."""
    assert favoured("prestige", column).gains(0) == (0, "", column)


@pytest.mark.parametrize("column", range(1, 6))
def test_the_line_of_deniers(column: int) -> None:
    """Page 11 and ruling 14."""
    assert favoured("deniers", column).gains(0) == (column + 2, "", 0)


def test_the_first_column_of_cubes_gives_food_unasked() -> None:
    """Page 11 and ruling 14."""
    assert favoured("cubes", 1).gains(0) == (0, "+f", 0)


@pytest.mark.parametrize(
    ("column", "kinds"),
    [(2, "fws"), (3, "fwsc"), (5, "fwscg")],
)
def test_a_cube_of_any_column_up_to_the_marker(column: int, kinds: str) -> None:
    """Page 11."""
    town = favoured("cubes", column)
    assert town.offered() == [f"cubes {kind}" for kind in kinds]
    for kind in kinds:
        assert favoured("cubes", column).play(f"0 cubes {kind}").gains(0) == (0, f"+{kind}", 0)


def test_the_third_column_of_cubes_lets_one_choose_among_three() -> None:
    """Worked check 10, page 11: in the Towers, from the second column to the third: food, wood or stone, or cloth."""
    town = Town(markers={0: {"cubes": 2}}, scored=2).begin(ROAD, FAVOUR).play("0 favour cubes")
    assert town.told(FavourChosen) == [FavourChosen(2, 0, 2, 3, True)]
    assert town.offered() == ["cubes f", "cubes w", "cubes s", "cubes c"]
    assert town.play("0 cubes f").gains(0) == (0, "+f", 0)


def test_the_fourth_column_of_cubes_exchanges_any_cube_for_two() -> None:
    """Page 11 and ruling 25: gold may be given and not taken; same or different ones."""
    town = favoured("cubes", 4, stock="g")
    assert len(town.offered()) == 4 + 10
    view = GAME.view(town.state, 0)
    asked = [GAME.asked(view, path) for path in ((), ("cubes",), ("cubes", "swap"), ("cubes", "swap", "g"))]
    assert asked == ["cubes", "cubes", "give", "get"]
    assert favoured("cubes", 4, stock="g").play("0 cubes swap g c c").gains(0) == (0, "+cc-g", 0)
    assert favoured("cubes", 4, stock="g").play("0 cubes swap g w s").gains(0) == (0, "+w+s-g", 0)
    assert refused(town, "0 cubes swap f w s") == "too_few_cubes"
    assert refused(town, "0 cubes swap g w g") == "no_gold_here"


def test_a_column_that_is_not_reached_gives_nothing() -> None:
    assert refused(favoured("cubes", 2), "0 cubes c") == "column_not_reached"
    assert refused(favoured("cubes", 3, stock="g"), "0 cubes swap g w s") == "column_not_reached"


def test_the_first_column_of_works_does_nothing() -> None:
    """Page 11."""
    town = favoured("works", 1, stock="fffwwwsssccc")
    assert town.gains(0) == (0, "", 0)
    assert town.asks == "0 place"


@pytest.mark.parametrize(
    ("word", "stock", "gains"),
    [
        ("foodfarm", "f", (0, "-f", 2)),
        ("clothfarm", "f", (0, "-f", 2)),
        ("sawmill", "f", (0, "-f", 2)),
        ("quarry", "f", (0, "-f", 2)),
        ("mason", "f", (0, "-f", 4)),
        ("lawyer", "c", (0, "-c", 4)),
        ("market s", "s", (0, "-s", 4)),
        ("peddler g", "g", (0, "-g", 4)),
    ],
)
def test_the_carpenter_of_a_favour_saves_the_wood(word: str, stock: str, gains: tuple[int, str, int]) -> None:
    """Page 11."""
    assert favoured("works", 2, stock=stock).play(f"0 carpenter {word}").gains(0) == gains


@pytest.mark.parametrize(
    ("word", "stock", "points"),
    [
        ("farm", "f", 3),
        ("park", "f", 3),
        ("workshop", "f", 3),
        ("alchemist", "f", 6),
        ("architect", "f", 6),
        ("bank", "w", 6),
        ("tailor", "w", 6),
        ("jeweller", "c", 6),
        ("church", "c", 3),
    ],
)
def test_the_mason_of_a_favour_saves_the_stone(word: str, stock: str, points: int) -> None:
    """Page 11."""
    assert favoured("works", 3, stock=stock).play(f"0 mason {word}").gains(0) == (0, f"-{stock}", points)


def test_a_park_for_one_food_in_the_walls() -> None:
    """Worked check 11, page 11: by the Joust Field, from the second column to the third."""
    town = Town(workers={"joust": 0}, deniers={0: 1}, stock={0: "fc"}, markers={0: {"works": 2}}, scored=1)
    town.begin(SPECIALS).play("0 joust pay", "0 favour works", "0 mason park")
    assert town.tile(9) == ("stone_park", 0)
    assert town.gains(0) == (-1, "-f-c", 3)


def test_the_lawyer_of_a_favour_saves_the_denier() -> None:
    """Page 11."""
    town = favoured("works", 4, stock="c").play(f"0 lawyer {QUARRY}")
    assert town.gains(0) == (0, "-c", 2)
    assert town.tile(QUARRY) == ("residence_residence", 0)


def test_the_architect_of_a_favour_asks_the_full_price() -> None:
    """Page 11."""
    tiles = {1: ("residence_residence", 0)}
    town = favoured("works", 5, stock="fffg", tiles=tiles)
    assert town.play("0 architect granary 1").gains(0) == (0, "-fff-g", 10)


def test_works_of_all_columns_up_to_the_marker_are_offered_and_may_be_declined() -> None:
    """Page 11."""
    tiles = {1: ("residence_residence", 0)}
    town = favoured("works", 5, stock="fffwcg", tiles=tiles)
    assert {line.split()[0] for line in town.offered()} == {"carpenter", "mason", "lawyer", "architect", "skip"}
    town.play("0 skip")
    assert town.told(Declined) == [Declined(2, 0, -1, "works", False)]


def test_works_that_nobody_can_pay_lapse() -> None:
    assert favoured("works", 2).told(Declined) == [Declined(2, 0, -1, "works", True)]


def test_the_building_need_not_be_on_the_board_and_no_worker_is_needed() -> None:
    """Page 11: a favour works like the building itself."""
    town = favoured("works", 3, stock="f")
    assert "mason park" in town.offered()
    assert town.table.home == [6, 6, 6]


@pytest.mark.parametrize(("scored", "limit"), [(0, 2), (1, 4), (2, 5)])
def test_markers_stop_at_the_last_open_column_and_still_give(scored: int, limit: int) -> None:
    """Page 10: columns 3 and 4 after the Dungeon, 5 after the Walls."""
    town = Town(markers={0: {"deniers": limit}}, scored=scored).begin(ROAD, FAVOUR).play("0 favour deniers")
    assert town.told(FavourChosen) == [FavourChosen(2, 0, 1, limit, False)]
    assert town.gains(0) == (limit + 2, "", 0)


def test_several_markers_may_stand_in_one_cell() -> None:
    town = Town(markers={0: {"prestige": 1}, 1: {"prestige": 1}}).begin(ROAD, FAVOUR).play("0 favour prestige")
    assert town.told(FavourGave)[0].points == 2


def test_favours_of_one_phase_go_on_different_lines_and_the_last_line_is_taken_unasked() -> None:
    """Page 10 and ruling 26."""
    town = Town().begin(ROAD, FAVOUR, FAVOUR, FAVOUR, FAVOUR)
    town.play("0 favour works")
    assert town.offered() == ["favour prestige", "favour deniers", "favour cubes"]
    town.play("0 favour prestige", "0 favour deniers")
    assert [event.line for event in town.told(FavourChosen)] == [3, 0, 1, 2]


def test_a_fifth_favour_of_a_phase_is_lost() -> None:
    """Page 10: four at most."""
    town = Town().begin(ROAD, *[FAVOUR] * 5).play("0 favour works", "0 favour prestige", "0 favour deniers")
    assert town.told(FavourLost) == [FavourLost(2, 0)]


def test_a_favour_inside_a_favour_goes_on_another_line() -> None:
    """Page 10: the Church of the third column of works."""
    town = favoured("works", 3, stock="c").play("0 mason church")
    assert town.offered() == ["favour prestige", "favour deniers", "favour cubes"]


def test_each_phase_has_its_own_lines() -> None:
    """Page 10: the Joust of phase 3 and the Church of phase 5 may use the same line."""
    tiles = {9: ("wood_mason", 0)}
    town = Town(tiles=tiles, workers={"joust": 0, 9: 0}, deniers={0: 1}, stock={0: "ccs"}, provost=9).begin(SPECIALS)
    town.play("0 joust pay", "0 favour prestige", "0 mason church", "0 favour prestige")
    assert [event.column for event in town.told(FavourChosen)] == [1, 2]


def test_a_beginners_favour_is_three_points_at_once_and_each_of_several_counts() -> None:
    """Page 11 and ruling 27."""
    tiles = {1: ("residence_residence", 0), 9: ("stone_architect", 0)}
    town = Town(tiles=tiles, workers={9: 0}, stock={0: "ssssgg"}, provost=9, beginner=True).begin(ROAD)
    town.play("0 architect monument 1")
    assert town.gains(0) == (0, "-ssss-gg", 14 + 6)
    assert town.table.markers == [0] * 12
