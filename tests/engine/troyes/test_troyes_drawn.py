"""What is drawn at random and what is looked at first are moves of the list, whatever the position."""

from random import Random

import pytest

from engine.troyes.action_table import BY_WORD, actions_now
from engine.troyes.facts import NEUTRAL
from tests.engine.troyes.test_troyes_asking import position
from tests.engine.troyes.troyes_table import TroyesTable, troyes

MANY = 3000


def rich_table(seats: int = 3) -> TroyesTable:
    """Cards, cubes, events, dice of everybody, and citizens to be taken from anywhere."""
    return troyes(
        seats,
        deniers={0: 9},
        influence={0: 6},
        dice={0: "r5 r2 w4 w1 y6 y3 y3", seats - 1: "w1 y5", NEUTRAL: "r6 w6 y2"},
        tradesmen={"miller": [0], "archer": [1, 0], "innkeeper": [], "pilgrimage": [0]},
        cubes={"tithe": {0: 1}, "confession": {0: 1}},
        citizens={"palace-3": 0, "lying-bishopric": 0, "bishopric-5a": NEUTRAL, "bishopric-5b": NEUTRAL},
        events={"war": (0,), "heresy": ()},
        cathedral={0: "1", NEUTRAL: "666"},
    )


def black_table() -> TroyesTable:
    return troyes(black=[6, 4, 1], dice={0: "r4 r1 w3 y3 y2"}, influence={0: 5})


def bare_table() -> TroyesTable:
    """Hardly anything can be done with a red 1 and no denier."""
    return troyes(dice={0: "r1"}, deniers={0: 0}, influence={0: 0}, tradesmen={"captain": []}, supply={0: 0})


@pytest.mark.parametrize("table", [rich_table, black_table, lambda: rich_table(2), bare_table])
def test_moves_that_are_drawn_or_promising_are_on_the_list_of_their_action(table: object) -> None:
    given = table().table  # type: ignore[operator]
    for action in actions_now(given):
        listed = set(action.every(given, 0))
        assert {*action.promising(given, 0)} <= listed, action.word
        drawn = [action.at_random(given, 0, Random(number).randrange) for number in range(60)]
        found = {move for move in drawn if move is not None}
        assert found <= listed, action.word
        assert bool(found) == bool(listed), action.word
        assert len(found) >= min(len(listed), 8), action.word


@pytest.mark.parametrize("seed", range(12))
def test_in_the_middle_of_a_game_too(seed: int) -> None:
    table = position(1 + seed % 4, seed, 12 * seed + 5).table
    for action in actions_now(table):
        listed = list(action.every(table, table.active))
        if len(listed) <= MANY:
            moves = [action.at_random(table, table.active, Random(number).randrange) for number in range(8)]
            assert {move for move in moves if move is not None} <= {*listed}
            assert {*action.promising(table, table.active)} <= {*listed}
            assert action.is_possible(table, table.active) == bool(listed)


def test_every_way_to_use_a_card_can_be_drawn() -> None:
    """One to three dice, each number of uses, each building of the Miller, hired from each place."""
    table = rich_table().table
    found = [BY_WORD["use"].at_random(table, 0, Random(number).randrange) for number in range(1500)]
    moves = [move for move in found if move is not None]
    assert {len(move.dice) for move in moves} == {1, 2, 3}
    assert {move.building for move in moves} == {-1, 0, 1}
    assert {move.uses for move in moves} >= {0, 1, 2, 3}
    assert len({move.source for move in moves}) >= 5
    assert len({move.modifier for move in moves}) >= 2
