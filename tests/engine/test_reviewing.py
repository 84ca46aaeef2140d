"""Looking back: a beginner loses more than a steady player, chance changes no clear verdict, and nothing is known too early."""

import pytest

from engine.ai import EVERY_COMPUTER
from engine.ai.reviewing import LEAST_LOSS, MOST_TOLD, decisions_of, review, weigh
from engine.core.game import AnyGame
from engine.core.playing import Played, play
from engine.registry import GAMES

DICE = GAMES["troyes_dice"]
LITTLE = 12
"""Samples for each decision: enough to tell a beginner from others."""
NOVICE, STEADY = EVERY_COMPUTER["novice"], EVERY_COMPUTER["steady"]
ONE, OTHER = bytes([1]) * 32, bytes([2]) * 32


def played(game: AnyGame, number: int) -> Played:
    return play(game, {}, bytes([number]) * 32, [NOVICE, STEADY])


@pytest.mark.parametrize("number", range(3))
def test_a_beginner_loses_more_than_a_steady_player(number: int) -> None:
    file = played(DICE, number).file
    beginner, steady = (review(DICE, file, seat, ONE, LITTLE) for seat in (0, 1))
    assert beginner.lost > steady.lost
    assert len(beginner.losses) == MOST_TOLD
    assert [loss.points for loss in beginner.losses] == sorted((loss.points for loss in beginner.losses), reverse=True)
    assert all(loss.points > LEAST_LOSS and loss.points > 2 * loss.spread for loss in beginner.losses)
    assert all(loss.made != loss.better for loss in beginner.losses)
    assert beginner.luck == steady.luck, "both had the same dice"


def test_chance_changes_no_clear_verdict() -> None:
    decisions = [*decisions_of(DICE, played(DICE, 5).file, 0)][4:12:2]
    for each in decisions:
        one, other = (weigh(DICE, each.view, each.move, each.number, seed, 96) for seed in (ONE, OTHER))
        assert (one.points < 1.5 or other.points > 0) and (other.points < 1.5 or one.points > 0)


def test_what_came_later_changes_no_verdict() -> None:
    """A game that was broken off is reviewed like the one that went on."""
    file = played(DICE, 6).file
    early = [each for each in decisions_of(DICE, file, 0) if each.number < len(file.moves) // 2]
    for each in early[:4]:
        view = DICE.view(_state_before(file.moves, each.number), 0)
        assert view == each.view
        assert not view.is_over
        assert view.seed == ""


def _state_before(moves: tuple[str, ...], number: int) -> object:
    state, _ = DICE.new_game(2, {}, bytes([6]) * 32)
    return DICE.apply_all(state, map(DICE.parse, moves[:number]))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_game_can_be_reviewed(game: AnyGame) -> None:
    file = played(game, 3).file
    found = review(game, file, 0, ONE, 0)
    with_a_choice = [each for each in decisions_of(game, file, 0) if len(game.legal_moves(each.view)) > 1]
    assert found.decisions == len(with_a_choice) > 10
    assert len(found.losses) == MOST_TOLD
    assert found.lost >= sum(loss.points for loss in found.losses) > 0
    for loss in found.losses:
        assert file.moves[loss.number] == loss.made
        assert game.parse(loss.better).seat == 0


def test_only_the_last_word_on_a_question_counts() -> None:
    state, _ = DICE.new_game(2, {"numbering": "first"}, bytes(32))
    first, second, *_ = DICE.legal_moves(DICE.view(state, 0))
    other = DICE.legal_moves(DICE.view(state, 1))[0]
    lines = [f"0 {' '.join(each.parts)}" for each in (first, second)] + [f"1 {' '.join(other.parts)}"]
    file = played(DICE, 1).file
    begun = type(file)(file.game, file.rules_version, {"numbering": "first"}, bytes(32).hex(), 2, tuple(lines))
    assert [(each.number, each.move) for each in decisions_of(DICE, begun, 0)] == [(1, second)]
