"""What is true of every computer player in every game: it knows no secret, and the same question gets the same answer."""

import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any

import pytest

from engine.ai import COMPUTERS, EVERY_COMPUTER, YARDSTICKS, choose
from engine.ai.choosing import among
from engine.core.chance import Chance
from engine.core.errors import BadSetup
from engine.core.game import AnyGame
from engine.core.moves import text_of
from engine.core.playing import play
from engine.core.pondering import Considered
from engine.registry import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
every_kind = pytest.mark.parametrize("kind", EVERY_COMPUTER)


def of_game(game: AnyGame) -> Any:
    """What a game's own folder tells about its computers: `altered`, the same position where everything is different that the
    seat must not see, and `MEASURED`, a sign for what two yardsticks play against each other."""
    return import_module(f"tests.engine.{game.key}.computers")


def positions(game: AnyGame, number: int, seed: int = 1) -> list[Any]:
    """Some states of a random game for two that ask somebody something."""
    rng, states = Random(seed), []
    state, _ = game.new_game(2, {}, rng.randbytes(32))
    while seats := game.to_act(state):
        states.append(state)
        state, _ = game.apply(state, game.random_move(game.view(state, seats[0]), rng.randrange))
    return rng.sample(states, number)


@every_game
@every_kind
def test_what_a_computer_must_not_know_does_not_change_its_move(game: AnyGame, kind: str) -> None:
    first, _ = game.new_game(2, {}, bytes([9]) * 32)
    for state in (first, *positions(game, 3)):
        seat = game.to_act(state)[0]
        altered = of_game(game).altered(state, seat)
        one, other = (choose(kind, game, game.view(each, seat), Chance(bytes(32))) for each in (state, altered))
        assert one == other


@every_game
def test_considered_moves_are_legal_and_come_best_first_with_the_one_asked_for(game: AnyGame) -> None:
    for state in positions(game, 3):
        view = game.view(state, game.to_act(state)[0])
        for effort in (0, game.effort):
            asked = game.random_move(view, Random(5).randrange)
            considered = game.ponder(view, Chance(bytes(32)), effort, [asked])
            assert asked in [each.move for each in considered]
            assert {each.move for each in considered} <= set(game.legal_moves(view))
            worths = [each.worth for each in considered]
            assert worths
            assert worths == sorted(worths, reverse=True)
            assert all(each.spread >= 0 for each in considered)


ELSEWHERE = """
import sys
from engine.ai import choose
from engine.core.chance import Chance
from engine.core.moves import text_of
from engine.registry import GAMES
game = GAMES[sys.argv[1]]
state = game.decode(bytes.fromhex(sys.argv[2]), game.rules_version)
for kind in sys.argv[3:]:
    print(text_of(choose(kind, game, game.view(state, game.to_act(state)[0]), Chance(bytes(32)))))
"""


@every_game
def test_every_computer_moves_the_same_in_another_process(game: AnyGame) -> None:
    (state,) = positions(game, 1, seed=3)
    view = game.view(state, game.to_act(state)[0])
    here = [text_of(choose(kind, game, view, Chance(bytes(32)))) for kind in EVERY_COMPUTER]
    asked = [sys.executable, "-c", ELSEWHERE, game.key, game.encode(state).hex(), *EVERY_COMPUTER]
    told = subprocess.run(asked, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "77"})
    assert told.stdout.split("\n")[:-1] == here


@every_game
def test_the_yardstick_never_changes(game: AnyGame) -> None:
    moves = play(game, {}, bytes([7]) * 32, [YARDSTICKS["steady_1"]] * 2).file.moves
    assert sha256("\n".join(moves).encode()).hexdigest()[:16] == of_game(game).MEASURED


def test_a_lobby_offers_no_yardstick() -> None:
    assert [*COMPUTERS] == ["novice", "steady", "master"]
    assert not COMPUTERS.keys() & YARDSTICKS.keys()


def considered(*worths: float) -> list[Considered[Any]]:
    game = GAMES["caylus"]
    state, _ = game.new_game(2, {}, bytes(32))
    moves = game.legal_moves(game.view(state, game.to_act(state)[0]))
    return [Considered(move, worth) for move, worth in zip(moves, worths, strict=False)]


def chosen(worths: Sequence[float], near: float) -> set[float]:
    """What is chosen among moves of these worths, over many draws."""
    moves = considered(*worths)
    by_move = {each.move: each.worth for each in moves}
    return {by_move[among(moves, near, Chance(bytes([n]) * 32))] for n in range(40)}


def test_moves_as_good_as_the_best_are_chosen_among_by_chance_and_no_others() -> None:
    moves = considered(2.0, 3.0, 3.0)
    assert {among(moves, 0.0, Chance(bytes([n]) * 32)) for n in range(40)} == {moves[1].move, moves[2].move}
    assert chosen([5.0, 4.9, 4.5], near=0.1) == {5.0, 4.9}
    assert chosen([5.0, 4.9, 4.5], near=0.0) == {5.0}


@pytest.mark.parametrize("kind", ["", "nobody", "novice-builder", "steady_1-builder"])
def test_unknown_computers_are_refused(kind: str) -> None:
    game = GAMES["troyes_dice"]
    with pytest.raises(BadSetup):
        choose(kind, game, None, Chance(bytes(32)))
