"""Dice and their price, hiring, the cathedral, placing citizens, agriculture, passing (phase 4)."""

import pytest

from engine.core.errors import NotAMove
from engine.troyes.events import Bought, Expelled, Hired, Passed, UsedDice, Waited
from engine.troyes.facts import NEUTRAL
from tests.engine.troyes.troyes_table import RULES, code_of, troyes

# Groups of dice


@pytest.mark.parametrize(
    ("line", "price"),
    [("0 farm plain y6.1 done", 2), ("0 farm plain y6.1 y5.1 done", 8), ("0 farm plain y6.1 y5.1 y4.1", 18)],
)
def test_each_bought_die_costs_two_four_or_six_by_the_size_of_the_group(line: str, price: int) -> None:
    table = troyes(deniers={0: 20}, dice={1: "y4 y5 y6"}).play(line)
    assert table.deniers(1) == 10 + price


def test_two_own_yellow_dice_and_a_bought_five_cost_six() -> None:
    """The worked example: a value of 16 with two own dice; 6 deniers to the owner of the third."""
    table = troyes(deniers={0: 6}, dice={0: "y6 y5", 1: "y5"}).play("0 farm plain y6 y5 y5.1")
    assert (table.deniers(0), table.deniers(1)) == (8, 16)
    assert table.told(UsedDice)[0].value == 16


def test_a_pair_with_one_bought_die_costs_four() -> None:
    table = troyes(deniers={0: 4}, dice={0: "w5", 1: "w4"}).play("0 build plain w5 w4.1 done")
    assert (table.deniers(0), table.deniers(1)) == (0, 14)


def test_neutral_dice_are_paid_to_the_bank() -> None:
    table = troyes(deniers={0: 2}, dice={NEUTRAL: "y6"}).play("0 farm plain y6.n done")
    assert table.deniers() == 3
    assert table.told(Bought)[0].owner == NEUTRAL
    assert table.dice(NEUTRAL) == ""


def test_a_group_that_is_too_dear_says_what_is_missing() -> None:
    table = troyes(deniers={0: 3}, dice={1: "y6 y5"})
    assert code_of(table, "0 farm plain y6.1 y5.1 done") == (
        "not_enough",
        {"what": "deniers", "needs": 8, "has": 3, "missing": 5},
    )


def test_dice_of_one_colour_only() -> None:
    table = troyes(dice={0: "y6 w5"})
    assert code_of(table, "0 farm plain w5 y6 done") == ("wrong_dice", {"die": "w5", "colours": "yellow"})


def test_a_die_that_is_not_there_can_not_be_used() -> None:
    table = troyes(dice={0: "y6"})
    assert code_of(table, "0 farm plain y6 y6 done") == ("no_such_dice", {"die": "y6"})


def test_dice_are_named_in_one_order() -> None:
    table = troyes(dice={0: "y6 y5"})
    assert code_of(table, "0 farm plain y5 y6 done")[0] == "dice_out_of_order"


def test_equal_dice_are_offered_once() -> None:
    table = troyes(dice={0: "y6 y6 y6", 1: "y6"})
    assert table.answers("farm", "plain") == ("y6", "y6.1")
    assert table.answers("farm", "plain", "y6", "y6") == ("y6", "y6.1", "done")


# Tradesmen


def test_a_tradesman_takes_the_first_free_space_then_the_second_then_the_illustration() -> None:
    table = troyes(tradesmen={"merchant": [1, 2]}, dice={0: "y4"}).play("0 use merchant supply plain y4 done")
    assert table.tradesmen("merchant") == [1, 2, 1]


def test_a_tradesman_can_be_hired_for_influence_when_the_supply_is_empty() -> None:
    table = troyes(tradesmen={"merchant": []}, dice={0: "y4"}, supply={0: 0})
    assert table.answers("use", "merchant") == ("influence",)
    table.play("0 use merchant influence plain y4 done")
    assert table.influence() == 2


def test_influence_is_no_source_while_there_is_a_supply() -> None:
    table = troyes(tradesmen={"merchant": []}, dice={0: "y4"})
    assert table.answers("use", "merchant") == ("supply",)
    assert code_of(table, "0 use merchant influence plain y4 done")[0] == "no_citizen_there"


def test_a_tradesman_may_come_from_anywhere_on_the_board() -> None:
    citizens = {"palace-6": 0, "city-hall-1a": 0, "lying-bishopric": 0}
    position = {"tradesmen": {"merchant": [], "monk": [0, 1]}, "dice": {0: "y4"}, "citizens": citizens}
    table = troyes(**position)  # type: ignore[arg-type]
    ways = ("supply", "palace-6", "city-hall-1a", "lying-bishopric", "monk")
    assert table.answers("use", "merchant") == ways
    table.play("0 use merchant monk plain y4 done")
    assert table.tradesmen("monk") == [-1, 1, 0]
    assert table.told(Hired)[0].source == "monk"


def test_a_freed_space_is_free_for_others_and_nobody_moves_up() -> None:
    table = troyes(tradesmen={"merchant": [], "monk": [0, 1]}, dice={0: "y4", 2: "w6 w1"})
    table.play("0 use merchant monk plain y4 done", "1 pass", "2 use monk supply plain w6 done")
    assert table.tradesmen("monk") == [2, 1, 0]


def test_nobody_has_two_tradesmen_on_one_card() -> None:
    table = troyes(tradesmen={"merchant": [0]}, dice={0: "y4"})
    assert code_of(table, "0 use merchant supply plain y4 done")[0] == "tradesman_there"


def test_without_a_tradesman_a_card_can_not_be_used() -> None:
    table = troyes(tradesmen={"merchant": [1]}, dice={0: "y4"})
    assert code_of(table, "0 use merchant there plain y4 done")[0] == "tradesman_needed"


def test_hiring_must_be_paid_and_the_card_used_at_least_once() -> None:
    table = troyes(tradesmen={"merchant": []}, dice={0: "y1"}, deniers={0: 3})
    assert "use" not in table.answers()
    assert code_of(table, "0 use merchant supply plain y1 done")[1]["what"] == "deniers"
    rich = troyes(tradesmen={"merchant": []}, dice={0: "y1"}, deniers={0: 4})
    assert code_of(rich, "0 use merchant supply plain y1 done")[1]["what"] == "value"


def test_a_card_that_is_not_revealed_can_not_be_used() -> None:
    assert code_of(troyes(dice={0: "y4"}), "0 use merchant supply plain y4 done")[0] == "card_not_revealed"


def test_a_tradesman_moved_from_a_building_does_not_count_there_any_more() -> None:
    table = troyes(tradesmen={"miller": []}, dice={0: "y4"}, citizens={"palace-1": 0, "palace-2": 0})
    table.play("0 use miller palace-1 plain y4 done palace")
    assert table.deniers() == 10 - 5 + 2


# Cathedral


def test_white_five_two_and_four_build_three_cubes() -> None:
    """The worked example: 5 and 2 on level 1, 4 on level 2; two dice bought for 6 each: 3 points, 5 influence."""
    table = troyes(deniers={0: 12}, influence={0: 0}, dice={0: "w5", 1: "w4 w2"}, cathedral={1: "4"})
    table.play("0 build plain w5 w4.1 w2.1")
    assert (table.deniers(), table.gained(0), table.influence()) == (0, 3, 5)
    assert (table.table.cathedral[1], table.table.cathedral[4], table.table.cathedral[9]) == (0, 0, 0)


@pytest.mark.parametrize(("column", "influence"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_each_cube_on_the_cathedral_gives_a_point_and_one_influence_or_two(column: int, influence: int) -> None:
    table = troyes(dice={0: f"w{column}"}).play(f"0 build plain w{column} done")
    assert (table.gained(0), table.influence() - 4) == (1, influence)


def test_two_equal_dice_build_one_above_the_other() -> None:
    table = troyes(dice={0: "w3 w3"}).play("0 build plain w3 w3 done")
    assert (table.table.cathedral[2], table.table.cathedral[8]) == (0, 0)


def test_a_die_whose_column_is_full_builds_nothing() -> None:
    table = troyes(dice={0: "w3 w2"}, cathedral={1: "333"})
    assert "w3" not in table.answers("build", "plain")
    assert code_of(table, "0 build plain w3 w2 done")[0] == "column_full"


# Placing citizens


def test_a_bought_yellow_one_enters_city_hall_and_expels_ones_own() -> None:
    """The worked example: row 1 of City Hall is full, the last citizen is one's own."""
    citizens = {"city-hall-1a": 1, "city-hall-1b": 2, "city-hall-1c": 0}
    table = troyes(dice={2: "y1 w1"}, citizens=citizens).play("0 place city-hall plain y1.2 supply")
    assert [table.at(f"city-hall-1{space}") for space in "abc"] == [0, 1, 2]
    assert table.lies("city-hall", 0)
    assert (table.deniers(0), table.deniers(2)) == (8, 12)


def test_a_neutral_red_three_expels_the_citizen_on_palace_three() -> None:
    """The worked example: 2 deniers to the bank."""
    table = troyes(dice={NEUTRAL: "r3"}, citizens={"palace-3": 1}).play("0 place palace plain r3.n supply")
    assert table.at("palace-3") == 0
    assert table.lies("palace", 1)
    assert table.deniers() == 8
    assert table.told(Expelled)[0].owner == 1


def test_a_gap_stops_the_push() -> None:
    citizens = {"city-hall-4a": 1, "city-hall-4c": 2}
    table = troyes(dice={0: "y6"}, citizens=citizens).play("0 place city-hall plain y6 supply")
    assert [table.at(f"city-hall-4{space}") for space in "abc"] == [0, 1, 2]
    assert not table.told(Expelled)


def test_who_has_a_citizen_lying_on_a_building_can_not_be_expelled_from_it() -> None:
    citizens = {"palace-3": 1, "lying-palace": 1}
    table = troyes(dice={0: "r3 y1"}, citizens=citizens)
    assert "palace" not in table.answers("place")
    assert code_of(table, "0 place palace plain r3 supply") == ("protected", {"building": "palace", "owner": 1})


def test_nobody_expels_themselves_a_second_time() -> None:
    table = troyes(dice={0: "r3"}, citizens={"palace-3": 0, "lying-palace": 0})
    assert code_of(table, "0 place palace plain r3 supply")[0] == "protected"


def test_a_citizen_that_gets_up_protects_no_more() -> None:
    table = troyes(dice={0: "r3"}, citizens={"palace-3": 0, "lying-palace": 0})
    table.play("0 place palace plain r3 lying-palace")
    assert table.at("palace-3") == 0
    assert table.lies("palace", 0)


def test_a_citizen_of_the_same_row_leaves_before_it_enters() -> None:
    citizens = {"bishopric-3a": 1, "bishopric-3b": 0}
    table = troyes(dice={0: "w4"}, citizens=citizens).play("0 place bishopric plain w4 bishopric-3b")
    assert [table.at("bishopric-3a"), table.at("bishopric-3b")] == [0, 1]
    assert not table.told(Expelled)


def test_a_citizen_for_influence_when_the_supply_is_empty() -> None:
    table = troyes(dice={0: "w4"}, supply={0: 0}).play("0 place bishopric plain w4 influence")
    assert (table.at("bishopric-3a"), table.influence()) == (0, 2)


def test_a_tradesman_may_go_back_to_a_building() -> None:
    table = troyes(dice={0: "w4"}, tradesmen={"merchant": [0]}).play("0 place bishopric plain w4 merchant")
    assert table.tradesmen("merchant") == [-1, -1, 0]


def test_placing_needs_a_citizen() -> None:
    table = troyes(dice={0: "w4 y1"}, supply={0: 0}, influence={0: 1})
    assert "place" not in table.answers()
    assert code_of(table, "0 place bishopric plain w4 influence")[1]["missing"] == 1
    assert code_of(table, "0 place bishopric plain w4 there")[0] == "no_citizen_there"


# Agriculture and passing


@pytest.mark.parametrize(("dice", "deniers"), [("y6 y5 y4", 7), ("y3", 1), ("y1", 0)])
def test_agriculture_gives_half_the_value_rounded_down(dice: str, deniers: int) -> None:
    end = "" if len(dice.split()) == 3 else " done"
    table = troyes(dice={0: dice, 1: "y1"}).play(f"0 farm plain {dice}{end}")
    assert table.deniers() == 10 + deniers


def test_passing_puts_two_deniers_into_the_district_and_one_more_each_turn() -> None:
    table = troyes(dice={0: "r1", 1: "y1 y2 y3", 2: "y1 y2 y3"})
    table.play("0 pass", "1 farm plain y1 done", "2 farm plain y1 done")
    assert table.table.passed == [3, 0, 0]
    assert table.deniers() == 10
    table.play("1 farm plain y2 done", "2 farm plain y2 done")
    assert table.table.passed[0] == 4
    assert [event.deniers for event in table.told(Waited)] == [3, 4]


def test_who_has_passed_acts_no_more_this_round() -> None:
    table = troyes(dice={0: "r1", 1: "y1 y2"}).play("0 pass")
    assert code_of(table, "0 farm plain y1.1 done") == ("wait_for_turn", {"active": 1})


def test_a_seat_that_can_only_pass_does_so_by_itself() -> None:
    table = troyes(dice={0: "y1 y2", 1: "", 2: "w1 r1"}, deniers={1: 1}, influence={1: 0}).play("0 farm plain y1 done")
    assert [event.by_itself for event in table.told(Passed)] == [True]
    assert table.table.active == 2


def test_the_round_ends_when_all_have_passed() -> None:
    table = troyes(dice={0: "r1", 1: "y1"}, citizens={"lying-palace": 1, "palace-1": 0})
    supply = table.table.supply[1]
    table.play("0 pass", "1 pass", "2 pass")
    assert table.table.round == 4
    assert table.table.start == 1
    assert not table.lies("palace", 1)
    assert table.table.supply[1] == supply + 1
    assert table.table.passed == [0, 0, 0]


def test_the_round_ends_when_no_die_is_left() -> None:
    table = troyes(dice={0: "y2", 1: "", 2: ""}).play("0 farm plain y2 done")
    assert table.table.round == 4
    assert not table.told(Passed)


def test_moves_of_another_phase_are_refused() -> None:
    table = troyes(dice={0: "y2"})
    for move in ("settle palace 1", "send marauding"):
        code, details = code_of(table, f"0 {move}")
        assert (code, details["move"]) == ("not_now", move.split()[0])
    assert code_of(table, "3 pass")[0] == "unknown_seat"


@pytest.mark.parametrize(
    "line",
    ["0 dance", "0 use", "0 use merchant", "0 use merchant there plain", "0 use merchant there plain y5",
     "0 use merchant there plain y5 done x0", "0 use merchant there plain y5 done palace x1", "0 farm plain done",
     "0 farm plain y7 done", "0 farm merchant y5 done", "0 place palace plain r3", "0 settle palace 7", "0 settle",
     "0 counter r4", "0 counter +7 done r4", "0 counter done", "0 flip", "0 pass pass", "0 build plain w1 w1 w1 w1",
     "0 build plain w1 w1 w1 done", "9 pass", "0 fight plain y6 done", "0 send", "0 farm monk w5 done"],
)  # fmt: skip
def test_what_is_no_move_is_told_so(line: str) -> None:
    with pytest.raises(NotAMove):
        RULES.parse(line)
