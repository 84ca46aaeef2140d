"""Computer players of Troyes."""

from random import Random
from time import process_time

import pytest

from engine.ai import COMPUTERS, EVERY_COMPUTER
from engine.core.chance import Chance
from engine.core.playing import play
from engine.troyes.estimate import Outlook, shown_points
from engine.troyes.event_cards import EVENT_CARDS, MARAUDING
from engine.troyes.facts import value_of
from engine.troyes.moves import Place, Reroll, TroyesMove, Use
from engine.troyes.scoring import count_for, tradesman_points
from engine.troyes.state import ACTIONS, State
from tests.engine.troyes.troyes_table import RULES, troyes

GAMES = 12


def wins_of(own: str, other: str, games: int, seats: int = 2) -> float:
    """Games that the first wins, moving on by a seat from game to game; a shared win is a part of one."""
    wins = 0.0
    for n in range(games):
        kinds = [other] * seats
        kinds[n % seats] = own
        played = play(RULES, {}, bytes([n]) * 32, [EVERY_COMPUTER[kind] for kind in kinds])
        winners = RULES.result(played.state).winners
        wins += (n % seats in winners) / len(winners)
    return wins


def test_steady_beats_novice() -> None:
    assert wins_of("steady", "novice", GAMES) >= 0.9 * GAMES


def test_steady_beats_the_yardstick() -> None:
    assert wins_of("steady", "steady_1", 20) >= 14


def test_master_beats_the_yardstick() -> None:
    assert wins_of("master", "steady_1", 4) >= 3


def moves_of(games: int) -> list[tuple[State, TroyesMove]]:
    """What two steady players do in some whole games, each with the state before it."""
    found: list[tuple[State, TroyesMove]] = []
    for n in range(games):
        file = play(RULES, {}, bytes([80 + n]) * 32, [COMPUTERS["steady"]] * 2).file
        state, _ = RULES.new_game(2, {}, bytes([80 + n]) * 32)
        for line in file.moves:
            found.append((state, RULES.parse(line)))
            state, _ = RULES.apply(state, found[-1][1])
    return found


def test_steady_players_use_activities_and_neither_crowd_the_town_hall_nor_roll_good_dice_again() -> None:
    moves = moves_of(4)
    assert sum(isinstance(move, Use) for _, move in moves) >= 4 * 2 * 4
    assert sum(isinstance(move, Place) for state, move in moves if not state.secret.red) <= 4
    in_phase_4 = [move for state, move in moves if state.table.phase == ACTIONS]
    assert all(value_of(move.die) <= 3 for move in in_phase_4 if isinstance(move, Reroll))


@pytest.mark.parametrize("temper", RULES.tempers)
def test_a_temper_leans_by_less_than_a_point(temper: str) -> None:
    leanings = {RULES.leaning(RULES.view(state, state.table.active), move, temper) for state, move in choices(5)}
    assert min(leanings) == 0 < max(leanings) < 1


def choices(seed: int) -> list[tuple[State, TroyesMove]]:
    """What can be done in the positions of a random game."""
    rng, found = Random(seed), []
    state, _ = RULES.new_game(2, {}, rng.randbytes(32))
    while waiting := RULES.to_act(state):
        view = RULES.view(state, waiting[0])
        found += [(state, move) for move in RULES.candidates(view)]
        state, _ = RULES.apply(state, RULES.random_move(view, rng.randrange))
    return found


def test_what_is_sampled_has_a_spread() -> None:
    state, _ = RULES.new_game(1, {}, bytes(32))
    while state.table.phase != ACTIONS:
        state, _ = RULES.apply(state, RULES.candidates(RULES.view(state, 0))[0])
    considered = RULES.ponder(RULES.view(state, 0), Chance(bytes(32)), 3)
    assert any(each.spread > 0 for each in considered)


def test_the_others_count_with_what_they_have_shown() -> None:
    table = troyes(3).state.table.copy()
    table.cathedral[:3] = [1, 1, 2]
    table.won = [(2, MARAUDING)]
    assert [shown_points(table, seat) for seat in range(3)] == [0, 2, 1 + EVENT_CARDS[MARAUDING].points.value[0]]


def test_steady_decides_within_half_a_second() -> None:
    rng = Random(4)
    for seats in (1, 2, 4):
        state, _ = RULES.new_game(seats, {"bonus": "true"}, rng.randbytes(32))
        slowest = 0.0
        while waiting := RULES.to_act(state):
            view = RULES.view(state, waiting[0])
            if rng.random() < 0.1:
                begun = process_time()
                COMPUTERS["steady"](RULES, view, Chance(bytes(32)))
                slowest = max(slowest, process_time() - begun)
            state, _ = RULES.apply(state, RULES.random_move(view, rng.randrange))
        assert slowest < 0.5


def test_what_is_counted_quickly_is_counted_right() -> None:
    for state, _ in moves_of(1)[::5]:
        table = state.table
        outlook = Outlook(table, 0, len(state.secret.red), [1.0] * 6)
        for seat in range(2):
            tradesmen, points = outlook.of_tradesmen(table, seat)
            assert points == tradesman_points(table, seat)
            counted = [count_for(table, seat, character) for character in range(6)]
            assert list(outlook.counts(table, seat, tradesmen)) == counted
