"""Numbering the columns (page 3)."""

import pytest

from engine.core.errors import IllegalMove
from engine.troyes_dice.events import Numbered, Rolled
from engine.troyes_dice.numbering import directions
from engine.troyes_dice.state import State
from tests.engine.troyes_dice.dice_table import RULES


def fresh(numbering: str, seats: int = 2, pace: str = "together") -> State:
    return RULES.new_game(seats, {"numbering": numbering, "pace": pace}, bytes(range(32)))[0]


def test_a_first_game_is_numbered_from_1_to_6() -> None:
    state = fresh("first")
    assert state.table.columns == (1, 2, 3, 4, 5, 6)
    assert RULES.to_act(state) == (0, 1)


def test_rulebook_example_from_4_up_or_down() -> None:
    """Page 3, example."""
    assert directions(4) == ((4, 5, 6, 1, 2, 3), (4, 3, 2, 1, 6, 5))


def test_the_crier_numbers_before_anybody_picks() -> None:
    state = fresh("standard")
    assert RULES.to_act(state) == (0,)
    with pytest.raises(IllegalMove) as caught:
        RULES.apply(state, RULES.parse("1 1 free r1 gain"))
    assert caught.value.code == "number_first"


def test_standard_numbering_offers_the_two_directions_from_the_rolled_value() -> None:
    state = fresh("standard")
    moves = RULES.legal_moves(RULES.view(state, 0))
    assert {move.parts[1:] for move in moves} == {tuple(map(str, way)) for way in directions(state.table.first_value)}
    assert not RULES.legal_moves(RULES.view(state, 1))


def test_standard_numbering_refuses_anything_else() -> None:
    state = fresh("standard")
    other = state.table.first_value % 6 + 1
    line = "0 columns " + " ".join(map(str, directions(other)[0]))
    with pytest.raises(IllegalMove) as caught:
        RULES.apply(state, RULES.parse(line))
    assert caught.value.code == "wrong_numbering"


def test_expert_numbering_takes_any_permutation_and_nothing_else() -> None:
    state = fresh("expert")
    assert len(RULES.legal_moves(RULES.view(state, 0))) == 720
    after, events = RULES.apply(state, RULES.parse("0 columns 3 1 4 6 5 2"))
    assert after.table.columns == (3, 1, 4, 6, 5, 2)
    assert [type(event) for event in events] == [Numbered, Rolled]
    with pytest.raises(IllegalMove):
        RULES.apply(state, RULES.parse("0 columns 3 1 4 6 5 5"))


def test_only_the_crier_numbers_and_only_once() -> None:
    state = fresh("expert")
    with pytest.raises(IllegalMove) as caught:
        RULES.apply(state, RULES.parse("1 columns 1 2 3 4 5 6"))
    assert caught.value.code == "not_the_crier"
    after, _ = RULES.apply(state, RULES.parse("0 columns 1 2 3 4 5 6"))
    with pytest.raises(IllegalMove) as caught:
        RULES.apply(after, RULES.parse("0 columns 1 2 3 4 5 6"))
    assert caught.value.code == "already_numbered"


def test_at_ones_own_pace_each_seat_is_told_of_its_own_first_roll() -> None:
    _, events = RULES.apply(fresh("expert", 3, "own"), RULES.parse("0 columns 1 2 3 4 5 6"))
    assert [event.seat for event in events if isinstance(event, Rolled)] == [0, 1, 2]
