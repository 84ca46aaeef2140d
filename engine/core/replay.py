"""A whole game as a file: enough to play it again, anywhere, and to see that it comes out the same."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.game import AnyGame
from engine.core.moves import Move, text_of
from engine.core.options import Options, settle
from engine.core.result import Result


class GameFile(Struct, frozen=True):
    """A game as it was played. `result` is None while it is not over; an agreed one is what stood when its people stopped."""

    game: str
    rules_version: int
    options: dict[str, str]
    seed: str
    seats: int
    moves: tuple[str, ...]
    result: Result | None = None
    is_agreed: bool = False


class Differs(EngineError):
    """The game does not come out as its file says."""


def game_file(
    game: AnyGame, seats: int, options: Options, seed: bytes, moves: Sequence[Move], result: Result | None
) -> GameFile:
    """Options are written out in full, so that a later default changes no game."""
    lines = tuple(text_of(move) for move in moves)
    return GameFile(game.key, game.rules_version, settle(game.options, options), seed.hex(), seats, lines, result)


def to_json(file: GameFile) -> bytes:
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def from_json(data: bytes) -> GameFile:
    """Raises `Differs` where the text is no game file."""
    try:
        return msgspec.json.decode(data, type=GameFile)
    except msgspec.DecodeError as error:
        raise Differs("not_a_game_file", reason=str(error)) from error


def replay(game: AnyGame, file: GameFile) -> Any:
    """Plays the file again, by the rules with which it was played, and returns the last state.

    Raises where a move is refused or the result is another one.
    """
    if game.key != file.game or not 1 <= file.rules_version <= game.rules_version:
        raise Differs("other_rules", game=file.game, version=file.rules_version, known=game.rules_version)
    try:
        state, _ = game.new_game(file.seats, file.options, bytes.fromhex(file.seed), file.rules_version)
    except ValueError as error:
        raise Differs("not_a_game_file", reason=str(error)) from error
    lines = iter(file.moves)
    try:
        state = game.apply_all(state, map(game.parse, lines))
    except EngineError as error:
        number = len(file.moves) - len([*lines])
        raise Differs("refused", number=number, move=file.moves[number - 1], reason=str(error)) from error
    check_result(game, state, file.result, is_agreed=file.is_agreed)
    return state


def step(game: AnyGame, file: GameFile, number: int) -> tuple[Any, Any, Sequence[Event]]:
    """The state before the move of this number, counted from 1, the state after it, and what happened in between.

    Number 0 is the beginning, with nothing before it.
    """
    state, events = game.new_game(file.seats, file.options, bytes.fromhex(file.seed), file.rules_version)
    if not number:
        return None, state, events
    before = game.apply_all(state, map(game.parse, file.moves[: number - 1]))
    after, events = game.apply(before, game.parse(file.moves[number - 1]))
    return before, after, events


def check_result(game: AnyGame, state: Any, expected: Result | None, *, is_agreed: bool = False) -> None:
    """Raises unless the game is over exactly when the file has a result, and comes out the same."""
    is_over = is_agreed or not game.to_act(state)
    if is_over != (expected is not None):
        raise Differs("over" if is_over else "not_over")
    if expected is not None and game.result(state) != expected:
        raise Differs("other_result", expected=expected, found=game.result(state))
