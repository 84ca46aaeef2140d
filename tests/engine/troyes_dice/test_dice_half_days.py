"""Events, compensation and the two paces (page 5; rulings 12, 18 and 22)."""

import pytest

from engine.core.errors import IllegalMove, UnclearMove
from engine.troyes_dice.events import (
    Attacked,
    Compensated,
    Ended,
    GainedResources,
    Picked,
    Rebuilt,
    Rolled,
    Used,
)
from engine.troyes_dice.facts import BISHOPRIC, CATHEDRAL, WHITE
from engine.troyes_dice.state import Hand, State
from tests.engine.troyes_dice.dice_table import RULES, dice, sheet


def with_sheets(table, *papers):
    table.state = State(table.state.table, tuple(Hand(paper) for paper in papers), table.state.secret)
    return table


# The event


@pytest.mark.parametrize(("number", "crossed"), [(4, False), (5, True), (16, True)])
def test_the_black_die_attacks_from_the_third_day_on(number: int, crossed: bool) -> None:
    """Page 5."""
    table = dice("r1 b3w y3 w6", number=number).dawn()
    assert table.sheet().is_crossed(WHITE, 2) is crossed


def test_an_attack_crosses_out_the_unbuilt_and_leaves_what_stands() -> None:
    """Page 5, example: day 4, black 3 on a white plaza, the Bishopric stands."""
    table = dice("r1 b3w y3 w6", number=7, built="bishopric3").dawn()
    assert table.sheet().has(BISHOPRIC, 2)
    assert not table.sheet().has(CATHEDRAL, 2)
    with pytest.raises(IllegalMove) as caught:
        table.play("0 3 d w3 cathedral")
    assert caught.value.code == "crossed_out"
    assert table.offers("3 d w3") == ("gain",)


def test_a_fortress_protects_all_three_boxes_of_its_column() -> None:
    """Page 7."""
    for colour in "ryw":
        table = dice(f"r1 b3{colour} y3 w6", number=5, built="fortress3").dawn()
        assert table.sheet().crossed == 0
        attack = table.happened(Attacked)[0]
        assert isinstance(attack, Attacked)
        assert (attack.seats, attack.protected) == ((), (0,))


def test_a_box_that_is_crossed_out_already_is_no_further_affected() -> None:
    """Page 5."""
    table = dice("r1 b3w y3 w6", number=5, crossed="w3").dawn()
    attack = table.happened(Attacked)[0]
    assert isinstance(attack, Attacked)
    assert (attack.seats, attack.protected) == ((), ())


def test_the_attack_meets_every_sheet_for_itself() -> None:
    table = with_sheets(dice("r1 b3w y3 w6", number=5, seats=2), sheet(built="fortress3"), sheet()).dawn()
    assert table.happened(Attacked) == [Attacked(5, WHITE, 3, (1,), (0,))]


def test_the_attack_of_the_next_half_day_follows_the_last_pick() -> None:
    table = dice("r1 b3w y3 w6", number=4, following=("r1 b2y y3 w6",)).play("0 1 free r1 gain")
    kinds = [type(event) for event in table.events]
    assert kinds == [Picked, Used, GainedResources, Rebuilt, Rolled, Attacked]
    assert table.sheet().crossed == 1 << (6 + 1)


# Compensation


def test_who_can_buy_no_die_gets_one_of_each_resource() -> None:
    """Page 5."""
    table = dice("b1r y2 y3 w4", following=("b1r y2 y3 y4",), spent=(3, 2, 3)).play("0 3 d y3 cityhall")
    assert table.happened(Compensated) == [Compensated(2, 0)]
    assert table.circled == (4, 4, 4)
    assert table.view().half_day == 3


def test_one_resource_of_any_kind_is_enough_to_go_without_compensation() -> None:
    """Page 5: if and only if no die can be bought."""
    table = dice("b1r y2 y3 w4", following=("b1r y2 y3 y4",), spent=(2, 2, 3)).play("0 3 d y3 cityhall")
    assert table.view().half_day == 2
    assert table.offers() == ("2",)
    assert table.offers("2") == ("i",)


def test_compensation_cannot_be_chosen_while_a_die_is_free_or_affordable() -> None:
    with pytest.raises(IllegalMove) as caught:
        dice().play("0 0 free r0 compensation")
    assert caught.value.code == "die_affordable"
    assert "0" not in dice().offers()


def test_compensation_counts_surcharges_and_free_banquets() -> None:
    """Ruling 5 and page 11."""
    dear = dice("r1 b2r y3 w4", tiles={1: -6}, spent=(3, 3, 3))
    assert RULES.to_act(dear.state) == ()
    free = dice("b1r y2 y3 w4", tiles={3: 2}, spent=(3, 3, 3))
    assert free.offers() == ("3",)


def test_others_do_not_wait_for_who_has_nothing_to_decide() -> None:
    table = with_sheets(dice("b1r y2 y3 w4", seats=2), sheet(), sheet(spent=(3, 3, 3)))
    assert RULES.to_act(table.state) == (0,)
    assert table.view().has_picked == (False, True)
    table.play("0 2 d y2 gain")
    assert table.happened(Compensated) == [Compensated(1, 1)]
    assert table.sheet(1).circled == [4, 4, 4]


def test_a_compensation_that_sets_off_a_bonus_is_chosen_by_its_owner() -> None:
    """Ruling 19: the sixth influence brings the 15th knight, who builds."""
    table = dice("b1r y2 y3 w4", circled=(5, 3, 3), spent=(5, 3, 3), citizens=(14, 0, 0))
    assert RULES.to_act(table.state) == (0,)
    with pytest.raises(UnclearMove):
        table.play("0 0 free r0 compensation")
    table.play("0 0 free r0 compensation r15 cathedral2")
    assert table.citizens == (15, 0, 0)
    assert table.built == {"cathedral2"}


@pytest.mark.parametrize("colour", range(3))
@pytest.mark.parametrize("circled", range(3, 19))
def test_a_compensation_is_chosen_where_its_resource_brings_the_15th_citizen(colour: int, circled: int) -> None:
    """Ruling 19: the 6th, 12th and 18th resource of any kind."""
    tracks, citizens = [3, 3, 3], [0, 0, 0]
    tracks[colour], citizens[colour] = circled, 14
    table = dice("b1r y2 y3 w4", circled=tuple(tracks), spent=tuple(tracks), citizens=tuple(citizens))
    assert RULES.to_act(table.state) == ((0,) if circled in (5, 11, 17) else ())
    assert table.view().has_picked == (circled not in (5, 11, 17),)


def test_a_compensation_without_a_choice_is_not_a_move() -> None:
    table = with_sheets(dice("b1r y2 y3 w4", seats=2), sheet(), sheet(spent=(3, 3, 3)))
    with pytest.raises(IllegalMove) as caught:
        table.play("1 0 free r0 compensation")
    assert caught.value.code == "nothing_to_decide"


def test_who_has_nothing_to_decide_previews_nothing() -> None:
    table = with_sheets(dice("b1r y2 y3 w4", seats=2), sheet(), sheet(spent=(3, 3, 3)))
    with pytest.raises(IllegalMove) as caught:
        RULES.preview(table.view(1), RULES.parse("1 0 free r0 compensation"))
    assert caught.value.code == "nothing_to_decide"


# Together


def test_together_a_pick_stays_hidden_until_all_are_in() -> None:
    table = dice(seats=3).play("1 1 free r1 gain")
    assert table.events == [Picked(1, 1)]
    assert table.sheet(1).circled == [3, 3, 3]
    assert RULES.to_act(table.state) == (0, 2)
    assert table.view(1).pick is not None
    assert table.view(0).pick is None
    assert table.view(0).has_picked == (False, True, False)


def test_together_a_pick_may_be_changed_until_the_last_one_is_in() -> None:
    table = dice(seats=2).play("1 1 free r1 gain", "1 1 free r1 fortress", "0 1 free r1 gain")
    assert table.sheet(1).citizens == [1, 0, 0]
    assert table.sheet(1).circled == [3, 3, 3]


def test_together_picks_are_told_in_seat_order() -> None:
    table = dice(seats=3).play("2 1 free r1 gain", "0 1 free r1 gain", "1 1 free r1 gain")
    assert [event.seat for event in table.events if isinstance(event, Used)] == [0, 1, 2]
    assert table.state.table.finished == (1, 1, 1)
    assert all(hand.pick is None for hand in table.state.hands)


def test_the_game_ends_after_the_eighth_afternoon_and_opens_the_seed() -> None:
    """Page 10."""
    table = dice(number=16).play("0 1 free r1 gain")
    assert table.state.is_over
    assert RULES.to_act(table.state) == ()
    assert table.happened(Ended) == [Ended(16, bytes(32).hex())]
    assert table.view(None).seed == bytes(32).hex()
    assert not table.happened(Rebuilt)
    with pytest.raises(IllegalMove) as caught:
        table.play("0 1 free r1 gain")
    assert caught.value.code == "game_over"


def test_an_unknown_seat_cannot_move() -> None:
    with pytest.raises(IllegalMove) as caught:
        dice(seats=2).play("2 1 free r1 gain")
    assert caught.value.code == "unknown_seat"


# Own pace


def test_at_ones_own_pace_each_seat_goes_on_alone() -> None:
    table = dice(seats=2, is_together=False, following=("w1 b2r y3 w4",)).play("1 1 free r1 gain")
    assert table.state.table.finished == (0, 1)
    assert RULES.to_act(table.state) == (0, 1)
    assert [table.view(seat).half_day for seat in (0, 1, None)] == [1, 2, 1]
    assert [RULES.occasion(table.view(seat)) for seat in (0, 1)] == [1, 2]


def test_at_ones_own_pace_the_sheet_of_who_is_ahead_is_hidden() -> None:
    table = dice(seats=2, is_together=False).play("1 1 free r1 gain")
    assert table.view(0).sheets[1] is None
    assert table.view(1).sheets[0] is not None
    assert table.view(None).sheets[1] is None
    table.play("0 1 free r1 gain")
    assert table.view(0).sheets[1] is not None


def test_at_ones_own_pace_dice_and_deeds_of_the_future_are_not_told() -> None:
    table = dice(seats=2, is_together=False).play("1 1 free r1 gain")
    slow, fast = table.view(0), table.view(1)
    told = [type(event) for event in table.events if RULES.may_see(slow, event)]
    assert told == [Picked]
    assert all(RULES.may_see(fast, event) for event in table.events)
    table.play("0 1 free r1 gain")
    assert all(RULES.may_see(table.view(0), event) for event in table.events)


def test_at_ones_own_pace_the_attack_meets_each_seat_when_it_gets_there() -> None:
    table = dice(number=4, seats=2, is_together=False, following=("r1 b2y y3 w6",)).play("1 1 free r1 gain")
    assert table.happened(Attacked) == [Attacked(5, 1, 2, (1,), ())]
    assert (table.sheet(0).crossed, bool(table.sheet(1).crossed)) == (0, True)


def test_at_ones_own_pace_the_game_ends_when_all_are_through() -> None:
    table = dice(number=16, seats=2, is_together=False).play("1 1 free r1 gain")
    assert not table.state.is_over
    assert RULES.to_act(table.state) == (0,)
    assert RULES.answers(table.view(1), ()) == ()
    assert RULES.occasion(table.view(1)) == 17
    with pytest.raises(IllegalMove) as caught:
        table.play("1 1 free r1 gain")
    assert caught.value.code == "finished"
    assert table.play("0 1 free r1 gain").state.is_over


def test_at_ones_own_pace_a_half_day_without_a_decision_passes_by_itself() -> None:
    table = dice("b1r y2 y3 w4", is_together=False, following=("b1r y2 y3 y4",), spent=(3, 2, 3))
    table.play("0 3 d y3 cityhall")
    assert table.state.table.finished == (2,)
