"""Black dice (phase 3)."""

import pytest

from engine.core.errors import UnclearMove
from engine.troyes.events import Conceded, Countered
from tests.engine.troyes.troyes_table import code_of, troyes


def test_a_red_four_counts_eight_and_counters_six_and_one() -> None:
    """The worked example: 6, 4, 1; the next seat counters the 4 with white 1 and yellow 3."""
    table = troyes(black=[6, 4, 1], dice={0: "r4 y1", 1: "w1 y3"}, influence={0: 0, 1: 3})
    table.play("0 counter +1 done r4 done")
    assert (table.influence(0), table.dice(0)) == (2, "y1")
    assert table.table.active == 1
    table.play("1 counter done y3 w1 done")
    assert table.influence(1) == 4
    assert table.dice(1) == ""


def test_the_next_seat_meets_the_next_highest_and_so_on_round_and_round() -> None:
    dice = {0: "r6 y1", 1: "r6 y1", 2: "r6 y1"}
    table = troyes(black=[5, 4, 3, 2], dice=dice)
    table.play("0 counter done r6 done", "1 counter done r6 done", "2 counter done r6 done")
    assert (table.table.active, table.table.black) == (0, [2])


def test_who_can_counter_must() -> None:
    table = troyes(black=[6], dice={0: "r3"}, influence={0: 2})
    assert "concede" not in table.answers()
    assert code_of(table, "0 concede") == ("must_counter", {"value": 6})


def test_who_can_not_counter_loses_two_points_and_no_die() -> None:
    table = troyes(black=[6], dice={0: "y3"}, influence={0: 2}, points={0: 5})
    assert table.answers() == ("concede", "reroll", "recruit")
    table.play("0 concede")
    assert (table.points(), table.dice(0)) == (3, "y3")
    assert table.told(Conceded)[0].black == 6


def test_nobody_falls_below_zero_points() -> None:
    table = troyes(black=[6], dice={0: "y3"}, influence={0: 2}, points={0: 1}).play("0 concede")
    assert table.points() == 0


def test_influence_may_be_spent_before_countering() -> None:
    table = troyes(black=[6], dice={0: "y1"}, influence={0: 5})
    table.play("0 flip y1 done")
    assert table.table.active == 0
    table.play("0 counter done y6 done")
    assert table.influence() == 2


def test_dice_can_not_be_bought_against_black_dice() -> None:
    table = troyes(black=[4], dice={0: "y4", 1: "r6"})
    assert code_of(table, "0 counter done r6.1 done")[0] == "not_your_die"


def test_more_dice_than_needed_may_be_used() -> None:
    """Phase 3 asks for a total "equal to or greater" and for nothing else (ruling 6)."""
    table = troyes(black=[4, 1], dice={0: "y4 y2 w1"})
    assert table.answers("counter", "done") == ("y4",)
    assert table.answers("counter", "done", "y4") == ("y2", "w1", "done")
    assert table.answers("counter", "done", "y4", "w1") == ("done",)
    table.play("0 counter done y4 y2 done")
    assert table.dice(0) == "w1"
    assert table.influence() == 5


def test_who_has_said_enough_must_say_so() -> None:
    with pytest.raises(UnclearMove):
        troyes(black=[4], dice={0: "y4 y2"}).play("0 counter done y4")


def test_a_game_that_began_before_allows_no_die_too_many() -> None:
    table = troyes(black=[4], dice={0: "y4 y2"}, rules=1)
    assert code_of(table, "0 counter done y4 y2") == ("superfluous_die", {"die": "y2"})
    three = troyes(black=[6], dice={0: "y4 y3 y2"}, rules=1)
    assert code_of(three, "0 counter done y4 y3 y2") == ("superfluous_die", {"die": "y2"})
    assert table.answers("counter", "done") == ("y4",)
    assert table.answers("counter", "done", "y4") == ()
    table.play("0 counter done y4")
    assert table.dice(0) == "y2"


def test_too_little_says_what_is_missing() -> None:
    table = troyes(black=[6, 4], dice={0: "r4 y4"})
    assert code_of(table, "0 counter done y4 done")[1] == {"what": "strength", "needs": 6, "has": 4, "missing": 2}
    assert code_of(table, "0 counter +3 done r4 done")[0] == "no_such_black_die"


def test_a_seat_without_choice_is_not_asked() -> None:
    """One die against one black die without influence, and nobody else: both happen by themselves."""
    dice = {0: "r6 y1", 1: "y5", 2: "y3"}
    table = troyes(black=[6, 5, 4], dice=dice, influence={0: 4, 1: 0, 2: 0}).play("0 counter done r6 done")
    assert [event.owner for event in table.told(Countered)] == [0, 1]
    assert [event.owner for event in table.told(Conceded)] == [2]


def test_a_seat_without_dice_concedes_by_itself() -> None:
    table = troyes(black=[6, 5], dice={0: "r6", 1: "", 2: "w1"}, influence={1: 9}).play("0 counter done r6 done")
    assert [event.owner for event in table.told(Conceded)] == [1]


def test_several_black_dice_are_offered_only_as_far_as_the_dice_reach() -> None:
    table = troyes(black=[6, 6, 2, 1], dice={0: "r4 y1"})
    assert table.answers("counter") == ("+2", "+1", "done")
    assert table.answers("counter", "+2") == ("+1", "done")
