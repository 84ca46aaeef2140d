"""What dice come to while they are chosen agrees with what happens when the move is made."""

from random import Random

import pytest

from engine.troyes.events import Activated, Bought, Hired, UsedDice
from engine.troyes.moves import Build, Farm, Fight, Place, Use
from engine.troyes.tally import changes, defence, tally
from tests.engine.troyes.troyes_table import RULES, troyes


def test_a_group_of_two_with_one_bought_die_costs_four() -> None:
    game = troyes(dice={0: "y6", 1: "y5"}, tradesmen={"merchant": [0]})
    found = tally(game.view(), ("use", "merchant", "there", "plain", "y6", "y5.1"))
    assert found is not None
    assert (found.value, found.bought, found.cost, found.hire, found.gives) == (11, 1, 4, 0, 5)


def test_the_price_of_a_bought_die_grows_with_the_group() -> None:
    game = troyes(dice={0: "y6 y4", 1: "y5"}, tradesmen={"merchant": []})
    hiring = ("use", "merchant", "supply", "plain")
    costs = []
    for words in (("y5.1",), ("y6", "y5.1"), ("y6", "y4", "y5.1")):
        found = tally(game.view(), (*hiring, *words))
        assert found is not None
        costs.append((found.prices[-1], found.hire))
    assert costs == [(2, 4), (4, 4), (6, 4)]


def test_a_modifier_counts_in_the_worth_of_each_die() -> None:
    game = troyes(dice={0: "y6 y5"}, cubes={"priest": {0: 1}})
    found = tally(game.view(), ("farm", "priest", "y6", "y5"))
    assert found is not None
    assert (found.worths, found.value, found.gives) == ((9, 8), 17, 8)


def test_the_first_die_that_tithe_takes_of_a_district_is_free() -> None:
    game = troyes(dice={0: "y1", 1: "y5 y4"}, cubes={"tithe": {0: 1}})
    found = tally(game.view(), ("farm", "tithe", "y1", "y5.1", "y4.1"))
    assert found is not None
    assert found.prices == (0, 0, 6)


def test_no_more_cubes_than_there_are_free_banners() -> None:
    game = troyes(dice={0: "y6 y5"}, events={"marauding": [1, 1]})
    found = tally(game.view(), ("fight", "marauding", "plain", "y6", "y5"))
    assert found is not None
    assert found.gives == 1


def test_before_the_first_die_there_is_nothing_to_count() -> None:
    game = troyes(dice={0: "y6"})
    assert tally(game.view(), ("farm", "plain")) is None
    assert tally(game.view(), ("reroll", "y6")) is None


def test_red_dice_count_double_against_black_ones() -> None:
    """Black 6, 4, 1: a red 4 counts 8 and counters 6 and 1 (rules file, section 10)."""
    game = troyes(dice={0: "r4 y1"}, black=[6, 4, 1])
    assert defence(game.view(), ("counter", "+1", "done")) == (0, 7)
    assert defence(game.view(), ("counter", "+1", "done", "r4")) == (8, 7)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_random_games_the_tally_is_what_the_move_does(seats: int) -> None:
    chance = Random(seats)
    state, _ = RULES.new_game(seats, {"bonus": "true"}, chance.randbytes(32))
    seen = 0
    while to_act := RULES.to_act(state):
        view = RULES.view(state, to_act[0])
        move = RULES.random_move(view, chance.randrange)
        if isinstance(move, Use | Build | Fight | Place | Farm):
            found = tally(view, move.parts)
            events = RULES.preview(view, move)
            assert found is not None
            used = next(event for event in events if isinstance(event, UsedDice))
            assert (found.dice, found.value) == (used.dice, used.value)
            assert found.cost == sum(event.deniers for event in events if isinstance(event, Bought))
            assert found.hire == sum(event.deniers for event in events if isinstance(event, Hired))
            assert all(found.gives >= event.uses for event in events if isinstance(event, Activated))
            seen += 1
        state, events = RULES.apply(state, move)
        assert RULES.violations(state) == []
    assert seen > 5


@pytest.mark.parametrize("seats", [2, 3])
def test_what_events_amount_to_is_what_a_seat_has_afterwards(seats: int) -> None:
    chance = Random(seats + 10)
    state, _ = RULES.new_game(seats, {}, chance.randbytes(32))
    compared = 0
    while to_act := RULES.to_act(state):
        seat = to_act[0]
        before = state.table.deniers[seat], state.table.influence[seat], state.hands[seat].points
        here = state.table.round
        state, events = RULES.apply(state, RULES.random_move(RULES.view(state, seat), chance.randrange))
        if state.table.round == here and not state.table.is_over:
            found = changes(events, seat)
            after = state.table.deniers[seat], state.table.influence[seat], state.hands[seat].points
            assert tuple(a - b for a, b in zip(after, before, strict=True)) == (
                found.deniers,
                found.influence,
                found.points,
            )
            compared += 1
    assert compared > 20
