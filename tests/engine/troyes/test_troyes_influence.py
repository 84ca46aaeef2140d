"""Influence: re-roll for 1, a citizen for 2, dice turned over for 4."""

from engine.troyes.events import Rerolled
from tests.engine.troyes.troyes_table import code_of, troyes


def test_a_reroll_costs_one_influence_and_rolls_an_own_die_again() -> None:
    table = troyes(dice={0: "y1 r2"}, rolls=(5,)).play("0 reroll y1")
    assert (table.dice(0), table.influence()) == ("r2 y5", 3)
    assert table.table.active == 0
    assert table.told(Rerolled)[0].reveals


def test_reroll_then_flip_makes_a_one_a_six_and_two_cubes_on_marauding() -> None:
    """The worked example of the rulebook."""
    table = troyes(dice={0: "y3 r1"}, rolls=(1,), influence={0: 5})
    table.play("0 reroll y3", "0 flip y1 done", "0 fight marauding plain y6 done x2")
    assert table.cubes_on("marauding") == (0, 0)
    assert table.influence() == 2


def test_flipping_turns_one_to_three_dice_of_any_colours_to_the_opposite_face() -> None:
    table = troyes(dice={0: "r2 w1 y3 y6"}).play("0 flip r2 w1 y3")
    assert (table.dice(0), table.influence()) == ("r5 w6 y4 y6", 0)


def test_other_peoples_dice_are_never_rerolled_or_turned() -> None:
    table = troyes(dice={0: "y3", 1: "y1", 4: "y1"})
    assert code_of(table, "0 reroll y1.1")[0] == "not_your_die"
    assert code_of(table, "0 flip y1.n done")[0] == "not_your_die"
    assert table.answers("reroll") == ("y3",)


def test_recruiting_brings_a_citizen_from_the_general_supply() -> None:
    table = troyes(dice={0: "y3"}, supply={0: 0})
    before = table.table.general[0]
    table.play("0 recruit")
    assert (table.table.supply[0], table.table.general[0], table.influence()) == (1, before - 1, 2)


def test_nobody_has_more_than_twelve_citizens() -> None:
    table = troyes(dice={0: "y3"}, supply={0: 12})
    assert "recruit" not in table.answers()
    assert code_of(table, "0 recruit") == ("no_citizen_left", {"citizens": 12})


def test_any_number_of_uses_in_any_order_before_an_action() -> None:
    table = troyes(dice={0: "y1"}, influence={0: 20}, rolls=(2, 3))
    table.play("0 reroll y1", "0 recruit", "0 reroll y2", "0 flip y3 done", "0 farm plain y4 done")
    assert table.influence() == 20 - 1 - 2 - 1 - 4


def test_influence_ends_at_twenty() -> None:
    table = troyes(dice={0: "r6 r6"}, influence={0: 19}, tradesmen={"hunting": [0]})
    table.play("0 use hunting there plain r6 r6 done")
    assert table.influence() == 20


def test_too_little_influence_says_what_is_missing() -> None:
    table = troyes(dice={0: "y1"}, influence={0: 3})
    assert code_of(table, "0 flip y1 done") == (
        "not_enough",
        {"what": "influence", "needs": 4, "has": 3, "missing": 1},
    )
