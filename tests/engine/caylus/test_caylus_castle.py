"""Phases 6 and 7: the castle, the bailiff and the scoring of its sections (pages 9 and 10)."""

import pytest

from engine.caylus.events import (
    BailiffMoved,
    BuiltMost,
    BuiltNothing,
    Delivered,
    FavourChosen,
    FavourGave,
    FavourLost,
    HousesCounted,
    OrderChanged,
    SectionScored,
    TurnBegan,
)
from engine.caylus.facts import CASTLE_PHASE, END_OF_TURN, OVER, SPECIALS
from engine.caylus.stock import need_cubes
from engine.core.errors import IllegalMove
from tests.engine.caylus.caylus_town import Town


def test_a_batch_is_food_and_two_more_of_different_kinds() -> None:
    """Page 9: six batches; gold is allowed."""
    town = Town(castle=[0], stock={0: "fwscg"}).begin(CASTLE_PHASE)
    batches = ["fws", "fwc", "fwg", "fsc", "fsg", "fcg"]
    assert town.offered() == [*(f"castle {batch}" for batch in batches), "castle skip"]
    town.play("0 castle fwg")
    assert town.gains(0) == (0, "-f-w-g", 5)


@pytest.mark.parametrize("stock", ["ffff", "fww", "wsc", "fffw"])
def test_without_three_different_cubes_and_food_no_batch_can_be_given(stock: str) -> None:
    town = Town(castle=[0], stock={0: stock}, points={0: 5}).begin(CASTLE_PHASE)
    assert town.told(BuiltNothing) == [BuiltNothing(2, 0, -2, True)]


@pytest.mark.parametrize(("scored", "points"), [(0, 5), (1, 4), (2, 3)])
def test_a_batch_brings_five_four_or_three_points(scored: int, points: int) -> None:
    town = Town(castle=[0], stock={0: "fws"}, scored=scored).begin(CASTLE_PHASE).play("0 castle fws")
    assert town.told(Delivered) == [Delivered(2, 0, scored, (-1, -1, -1, 0, 0), points)]
    assert town.table.houses_of(0, scored) == 1


def test_batches_are_given_one_after_another_in_castle_order() -> None:
    """Page 9 and ruling 23."""
    town = Town(castle=[1, 0], stock={0: "fwsc", 1: "ffwwss"}).begin(CASTLE_PHASE)
    assert town.asks == "1 castle"
    town.play("1 castle fws")
    assert town.asks == "1 castle"
    town.play("1 castle skip")
    assert town.asks == "0 castle"
    assert town.table.batches == [0, 1, 0]


def test_a_batch_that_is_not_there_is_refused() -> None:
    town = Town(castle=[0], stock={0: "fws"}).begin(CASTLE_PHASE)
    with pytest.raises(IllegalMove) as caught:
        town.play("0 castle fwg")
    assert caught.value.details == {"resource": "gold", "needs": 1, "has": 0, "missing": 1}


def test_a_refusal_names_the_first_kind_of_which_there_is_too_little_and_how_much_is_missing() -> None:
    town = Town(castle=[0], stock={0: "fwccg"}).begin(CASTLE_PHASE)
    with pytest.raises(IllegalMove) as caught:
        need_cubes(town.table, 0, (1, 1, 0, 5, 3))
    assert caught.value.details == {"resource": "cloth", "needs": 5, "has": 2, "missing": 3}
    need_cubes(town.table, 0, (1, 1, 0, 2, 1))


def test_a_worker_without_a_house_costs_two_points_willing_or_not() -> None:
    """Page 9."""
    town = Town(castle=[0, 1], stock={0: "fws"}, points={0: 9, 1: 9}).begin(CASTLE_PHASE).play("0 castle skip")
    assert town.told(BuiltNothing) == [BuiltNothing(2, 0, -2, False), BuiltNothing(2, 1, -2, True)]


def test_the_penalty_of_the_castle_stops_at_zero() -> None:
    town = Town(castle=[0], points={0: 1}).begin(CASTLE_PHASE)
    assert town.told(BuiltNothing)[0].points == -1
    assert town.table.points[0] == 0


def test_overflow_goes_on_in_the_next_section_and_the_most_batches_bring_a_favour() -> None:
    """Worked check 6, page 9: Red leaves one place in the Dungeon, Green gives two batches: 5 + 4 points and the favour."""
    town = Town(castle=[0, 1], stock={0: "fws", 1: "ffwwss"}, houses={2: (4, 0, 0)}).begin(CASTLE_PHASE)
    town.play("0 castle fws", "1 castle fws", "1 castle fws")
    assert [(event.seat, event.section) for event in town.told(Delivered)] == [(0, 0), (1, 0), (1, 1)]
    assert town.gains(1)[2] == 9
    assert town.told(BuiltMost) == [BuiltMost(2, 1, 2)]
    assert town.asks == "1 favour"


def test_with_one_batch_each_the_earlier_castle_worker_gets_the_favour() -> None:
    """Worked check 6, page 9."""
    town = Town(castle=[1, 0], stock={0: "fws", 1: "fws"}).begin(CASTLE_PHASE).play("1 castle fws", "0 castle fws")
    assert town.told(BuiltMost) == [BuiltMost(2, 1, 1)]


def test_if_nobody_built_nobody_gets_the_favour() -> None:
    """Ruling 17."""
    assert Town(castle=[1, 0]).begin(CASTLE_PHASE).told(BuiltMost) == []


def test_the_favour_for_most_batches_comes_before_the_dungeon_is_scored() -> None:
    """Page 9: a Dungeon that was filled in this turn does not open columns 3 and 4 for it."""
    houses = {2: (5, 0, 0)}
    town = Town(castle=[0], stock={0: "fws"}, houses=houses, markers={0: {"prestige": 2}}).begin(CASTLE_PHASE)
    town.play("0 castle fws", "0 favour prestige")
    assert town.told(FavourChosen)[0] == FavourChosen(2, 0, 0, 2, False)


def test_overflow_reaches_the_towers_when_the_walls_are_full_too() -> None:
    """Ruling 15."""
    town = Town(castle=[0], stock={0: "ffwwss"}, houses={1: (6, 9, 0)}).begin(CASTLE_PHASE)
    town.play("0 castle fws", "0 castle fws")
    assert [event.section for event in town.told(Delivered)] == [1, 2]


def test_a_scored_section_takes_no_more_houses() -> None:
    """Page 10: its empty places stay empty."""
    town = Town(castle=[0], stock={0: "fws"}, houses={1: (1, 0, 0)}, scored=1).begin(CASTLE_PHASE).play("0 castle fws")
    assert town.told(Delivered)[0].section == 1


FULL_TOWERS = {0: (0, 0, 7), 1: (0, 0, 7)}


def test_without_room_in_the_towers_who_owns_a_batch_is_spared() -> None:
    """Page 9 and ruling 16."""
    town = Town(castle=[0], stock={0: "fws"}, points={0: 9}, houses=FULL_TOWERS, scored=2).begin(CASTLE_PHASE)
    assert town.told(BuiltNothing) == [BuiltNothing(2, 0, 0, True)]
    assert town.table.cubes_of(0) == [1, 1, 1, 0, 0]


def test_without_room_in_the_towers_who_owns_no_batch_loses_two_points() -> None:
    """Ruling 16: the text spares only who could build."""
    stock, points = {0: "fws", 1: "ffw"}, {0: 9, 1: 9}
    town = Town(castle=[0, 1], stock=stock, points=points, houses=FULL_TOWERS, scored=2).begin(CASTLE_PHASE)
    assert town.told(BuiltNothing) == [BuiltNothing(2, 0, 0, True), BuiltNothing(2, 1, -2, True)]


def test_a_game_of_version_1_spares_everybody_in_a_full_castle() -> None:
    """Ruling 16 as it was: a game ends by the rules with which it began."""
    town = Town(castle=[1], points={1: 9}, houses=FULL_TOWERS, scored=2, rules=1).begin(CASTLE_PHASE)
    assert town.told(BuiltNothing) == [BuiltNothing(2, 1, 0, True)]


def test_a_batch_for_a_full_castle_is_refused() -> None:
    houses = {0: (0, 0, 7), 1: (0, 0, 6)}
    town = Town(castle=[0], stock={0: "ffwwss"}, houses=houses, scored=2).begin(CASTLE_PHASE).play("0 castle fws")
    assert town.told(Delivered)[0].section == 2
    assert "castle fws" not in town.offered()
    assert town.asks == "0 favour"


def test_castle_workers_come_home() -> None:
    assert Town(castle=[0, 1]).begin(CASTLE_PHASE).table.home == [6, 6, 6]


@pytest.mark.parametrize(("provost", "bailiff"), [(9, 11), (10, 11), (11, 12), (13, 12)])
def test_the_bailiff_goes_two_if_the_provost_is_ahead_and_one_otherwise(provost: int, bailiff: int) -> None:
    """Worked check 7, page 9; then the provost joins him."""
    town = Town(bailiff=10, provost=provost).begin(END_OF_TURN)
    assert town.told(BailiffMoved) == [BailiffMoved(2, bailiff - 10, bailiff)]
    assert town.table.provost == bailiff
    assert bool(town.told(SectionScored)) == (bailiff == 12)


def test_the_dungeon_is_scored_by_its_table_in_turn_order() -> None:
    """Worked check 8, page 10: 2, 3, 0, 1 houses."""
    houses = {0: (2, 0, 0), 1: (3, 0, 0), 2: (0, 0, 0), 3: (1, 0, 0)}
    town = Town(4, houses=houses, points={2: 1, 3: 5}, bailiff=11).begin(END_OF_TURN)
    town.play("0 favour deniers", "1 favour prestige")
    assert [(event.seat, event.favours, event.points) for event in town.told(HousesCounted)] == [
        (0, 1, 0),
        (1, 1, 0),
        (2, 0, -1),
        (3, 0, 0),
    ]
    assert town.table.points == [0, 1, 0, 5]
    assert town.table.scored == 1


FAVOURS_BY_HOUSES = {
    0: {0: 0, 1: 0, 2: 1, 3: 1, 6: 1},
    1: {0: 0, 1: 0, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 10: 3},
    2: {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 14: 3},
}
TRIGGERS = (12, 18, 24)


@pytest.mark.parametrize(
    ("section", "houses", "favours"),
    [(section, n, favours) for section, table in FAVOURS_BY_HOUSES.items() for n, favours in table.items()],
)
def test_favours_by_number_of_houses(section: int, houses: int, favours: int) -> None:
    """Page 10."""
    counts = [0, 0, 0]
    counts[section] = houses
    town = Town(2, houses={0: tuple(counts)}, bailiff=TRIGGERS[section] - 1, scored=section, beginner=True)  # type: ignore[dict-item]
    town.begin(END_OF_TURN)
    assert town.told(HousesCounted)[0].favours == favours


@pytest.mark.parametrize(("section", "penalty"), [(0, -2), (1, -3), (2, -4)])
def test_no_house_costs_two_three_or_four_points(section: int, penalty: int) -> None:
    """Page 10."""
    town = Town(2, points={0: 9, 1: 1}, bailiff=TRIGGERS[section] - 1, scored=section).begin(END_OF_TURN)
    assert [event.points for event in town.told(HousesCounted)] == [penalty, -1]


def test_a_full_section_is_scored_before_the_bailiff_gets_there_and_not_again() -> None:
    """Page 10."""
    town = Town(houses={0: (6, 0, 0)}, beginner=True, bailiff=8).begin(END_OF_TURN)
    assert town.told(SectionScored) == [SectionScored(2, 0, True)]
    again = Town(houses={0: (6, 0, 0)}, beginner=True, bailiff=11, scored=1).begin(END_OF_TURN)
    assert again.told(SectionScored) == []


def test_houses_of_the_next_section_are_not_counted_yet() -> None:
    """Page 10."""
    town = Town(2, houses={0: (1, 5, 0), 1: (5, 0, 0)}, bailiff=8, beginner=True).begin(END_OF_TURN)
    assert [event.houses for event in town.told(HousesCounted)] == [1, 5]


def test_a_favour_of_the_dungeon_scoring_is_held_at_column_two() -> None:
    """Worked check 9, page 11: the marker stays on the second column and gives 2 points."""
    town = Town(houses={0: (2, 0, 0), 1: (1, 0, 0), 2: (1, 0, 0)}, bailiff=11, markers={0: {"prestige": 2}})
    town.begin(END_OF_TURN).play("0 favour prestige")
    assert town.told(FavourChosen) == [FavourChosen(2, 0, 0, 2, False)]
    assert town.gains(0) == (0, "", 2)
    assert town.table.scored == 1


def test_all_favours_of_one_player_come_before_the_next_players() -> None:
    """Ruling 18."""
    town = Town(2, houses={0: (0, 3, 0), 1: (0, 2, 0)}, bailiff=17, scored=1).begin(END_OF_TURN)
    asked = []
    for line in ("0 favour prestige", "0 favour deniers", "1 favour deniers"):
        asked.append(town.asks)
        town.play(line)
    assert asked == ["0 favour", "0 favour", "1 favour"]


def test_two_sections_in_one_turn_are_scored_one_after_the_other() -> None:
    """Ruling 19: the first opens its columns for the second, and all favours of the phase share the four lines."""
    town = Town(2, houses={0: (6, 10, 0)}, bailiff=8, markers={0: {"deniers": 2}}).begin(END_OF_TURN)
    town.play("0 favour prestige")
    assert town.told(SectionScored) == [SectionScored(2, 0, True), SectionScored(2, 1, True)]
    assert town.offered() == ["favour deniers", "favour cubes", "favour works"]
    town.play("0 favour deniers")
    assert town.told(FavourChosen)[-1] == FavourChosen(2, 0, 1, 3, True)
    town.play("0 favour cubes")
    assert [event.line for event in town.told(FavourChosen)] == [0, 1, 2, 3]
    assert town.told(FavourLost) == []
    assert town.table.scored == 2


def test_the_stables_of_this_turn_count_for_the_scoring_of_this_turn() -> None:
    """Page 6."""
    town = Town(stables=[2], bailiff=11, beginner=True).begin(SPECIALS)
    assert town.told(OrderChanged) == [OrderChanged(2, (2, 0, 1))]
    assert [event.seat for event in town.told(HousesCounted)] == [2, 0, 1]


def test_with_two_players_the_order_changes_at_the_start_of_each_turn() -> None:
    """Page 10 and ruling 22: the scoring still goes by the old order."""
    town = Town(2, bailiff=11, beginner=True).begin(END_OF_TURN)
    assert [event.seat for event in town.told(HousesCounted)] == [0, 1]
    assert town.told(TurnBegan) == [TurnBegan(3, (1, 0))]


def test_with_three_players_the_order_stays() -> None:
    assert Town(3).begin(END_OF_TURN).told(TurnBegan) == [TurnBegan(3, (0, 1, 2))]


def test_the_game_ends_right_after_the_towers() -> None:
    """Page 11."""
    town = Town(2, bailiff=23, scored=2, houses={0: (0, 0, 2), 1: (0, 0, 1)}).begin(END_OF_TURN)
    assert town.asks == "0 favour"
    town.play("0 favour prestige")
    assert town.table.phase == OVER
    assert town.told(FavourGave)[0].points == 1
    with pytest.raises(IllegalMove, match="game_over"):
        town.play("0 pass")


def test_full_towers_end_the_game() -> None:
    """Page 11."""
    town = Town(2, bailiff=18, scored=2, houses={0: (0, 0, 13), 1: (0, 0, 1)}, beginner=True).begin(END_OF_TURN)
    assert town.table.phase == OVER
