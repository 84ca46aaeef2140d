"""What is true of every computer player in every game: it knows no secret, and the same question gets the same answer."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from engine.ai import COMPUTERS, EVERY_COMPUTER, YARDSTICKS, choose
from engine.ai.choosing import among
from engine.caylus.state import Secret as CaylusSecret
from engine.caylus.state import State as CaylusState
from engine.core.chance import Chance
from engine.core.errors import BadSetup
from engine.core.game import AnyGame
from engine.core.moves import text_of
from engine.core.playing import play
from engine.core.pondering import Considered
from engine.registry import GAMES
from engine.troyes_dice.calendar import rebuilt
from engine.troyes_dice.facts import HALF_DAYS
from engine.troyes_dice.rolling import rolled_days
from engine.troyes_dice.state import Secret as DiceSecret
from engine.troyes_dice.state import State as DiceState
from tests.engine.troyes.troyes_table import with_other_secrets as with_other_troyes

OTHER = Chance(bytes([200]) * 32)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
every_kind = pytest.mark.parametrize("kind", EVERY_COMPUTER)


def with_other_dice(state: DiceState, seat: int) -> DiceState:
    """The wheel lies open, and so do the dice up to the half day that the seat is in; all others are different."""
    known = state.table.finished[seat] + 1 if state.table.columns else 0
    calendar = state.secret.calendar
    plazas = rebuilt(calendar[known - 1]) if known else calendar[0].plazas
    future = rolled_days(known + 1, plazas, HALF_DAYS - known, Chance(OTHER.seed))
    hands = tuple(hand if own == seat else type(hand)(hand.sheet) for own, hand in enumerate(state.hands))
    return DiceState(state.table, hands, DiceSecret(OTHER, (*calendar[:known], *future)))


ALTERED: dict[str, Callable[[Any, int], Any]] = {
    "caylus": lambda state, seat: CaylusState(state.table, (), CaylusSecret(OTHER)),
    "troyes": with_other_troyes,
    "troyes_dice": with_other_dice,
}
"""For each game, the same position where everything is different that the seat must not see."""


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
        altered = ALTERED[game.key](state, seat)
        assert altered != state
        one, other = (choose(kind, game, game.view(each, seat), Chance(bytes(32))) for each in (state, altered))
        assert one == other


def test_the_secrets_of_every_game_are_altered() -> None:
    assert ALTERED.keys() == GAMES.keys()


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


MEASURED = {"caylus": "e4a45d6099b8d064", "troyes": "926ea1cc37ea4080", "troyes_dice": "5862256319ee66af"}
"""What two yardsticks play against each other, by game."""


@every_game
def test_the_yardstick_never_changes(game: AnyGame) -> None:
    moves = play(game, {}, bytes([7]) * 32, [YARDSTICKS["steady_1"]] * 2).file.moves
    assert sha256("\n".join(moves).encode()).hexdigest()[:16] == MEASURED[game.key]


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
