"""The rules of Climbing."""

from random import Random

import pytest
from engine.climbing.game import Climbing, Hand, Threw

from engine.core.errors import IllegalMove
from engine.registry import GAMES

GAME = Climbing()


def test_the_last_step_may_be_a_throw() -> None:
    """Ruling 1."""
    state, _ = GAME.new_game(2, {}, bytes(32))
    for text in ("0 step 2", "0 step 1"):
        state, _ = GAME.apply(state, GAME.parse(text))
    state, events = GAME.apply(state, GAME.parse("0 roll"))
    thrown = next(event.value for event in events if isinstance(event, Threw))
    assert state.hands[0] == Hand(3 + thrown, 0, 3)
    with pytest.raises(IllegalMove):
        GAME.apply(state, GAME.parse("0 step 1"))


def test_after_three_turns_each_the_highest_wins() -> None:
    state, _ = GAME.new_game(2, {}, bytes(32))
    state, _ = GAME.apply(state, GAME.parse("0 step 2"))
    rests = Random(1)
    while seats := GAME.to_act(state):
        state, _ = GAME.apply(state, GAME.parse(f"{rests.choice(seats)} rest"))
    assert GAME.result(state).winners == (0,)
    assert isinstance(GAMES["climbing"], Climbing)
