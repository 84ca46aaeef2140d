"""The engine against python-chess."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import chess
from msgspec import Struct

from bench.measuring import Reading, Target, ratio
from engine.ai import choose
from engine.core.chance import SEED_BYTES, Chance
from engine.core.game import AnyGame
from engine.core.moves import Move
from engine.core.replay import game_file, replay
from engine.registry import GAMES

SEED = bytes(range(SEED_BYTES))
PLAYOUT_FLOORS = {"troyes_dice": (4, 10), "caylus": (6, 10), "troyes": (2, 5)}
"""Must and goal of random play, by game."""
ANY_FLOORS = (2, 5)
"""Of a game that has none of its own yet."""


class Played(Struct):
    """A recorded game: the state before each move, the moves, the last state."""

    game: AnyGame
    seats: int
    states: list[Any]
    moves: list[Move]
    last: Any


def recorded(game: AnyGame, seed: bytes = SEED) -> Played:
    """A game between novices at a table of usual size."""
    seats = min(4, game.max_seats)
    state, _ = game.new_game(seats, {}, seed)
    states: list[Any] = []
    moves: list[Move] = []
    chance = Chance(seed)
    while waiting := game.to_act(state):
        move = choose("novice", game, game.view(state, waiting[0]), chance)
        states.append(state)
        moves.append(move)
        state, _ = game.apply(state, move)
    return Played(game, seats, states, moves, state)


def chess_game() -> list[chess.Move]:
    board, chance = chess.Board(), Random(1)
    moves: list[chess.Move] = []
    while not board.is_game_over() and len(moves) < 120:
        moves.append(chance.choice(list(board.legal_moves)))
        board.push(moves[-1])
    return moves


def _worst(target: Target, ratios: dict[str, float]) -> Reading:
    worst = max(ratios, key=lambda key: ratios[key])
    every = ", ".join(f"{key} {value:.2f}" for key, value in ratios.items())
    return Reading(target, ratios[worst], every)


def chess_positions() -> list[tuple[chess.Board, chess.Move]]:
    """Every position of a game, with the move that was made in it."""
    board = chess.Board()
    found: list[tuple[chess.Board, chess.Move]] = []
    for move in chess_game():
        found.append((board.copy(), move))
        board.push(move)
    return found


def applying(games: list[Played]) -> Reading:
    positions = chess_positions()

    def push_and_pop() -> None:
        for board, move in positions:
            board.push(move)
            board.pop()

    def ours(played: Played) -> float:
        def run() -> None:
            for state, move in zip(played.states, played.moves, strict=True):
                played.game.apply(state, move)

        return ratio(run, push_and_pop, rounds=15) * len(positions) / len(played.moves)

    return _worst(Target("apply", must=4, goal=1.5), {played.game.key: ours(played) for played in games})


def listing(games: list[Played]) -> Reading:
    boards = [board for board, _ in chess_positions()]
    many = sum(each.legal_moves.count() for each in boards)

    def theirs() -> None:
        for each in boards:
            list(each.legal_moves)

    def ours(played: Played) -> float:
        views = [played.game.view(s, m.seat) for s, m in zip(played.states, played.moves, strict=True)]
        found = sum(len(played.game.legal_moves(view)) for view in views)

        def run() -> None:
            for view in views:
                played.game.legal_moves(view)

        return ratio(run, theirs, rounds=9) * many / found

    return _worst(Target("legal_moves", must=1.5, goal=0.6), {played.game.key: ours(played) for played in games})


def playing_out(games: list[Played]) -> Iterator[Reading]:
    for played in games:
        must, goal = PLAYOUT_FLOORS.get(played.game.key, ANY_FLOORS)
        chance, plies = Random(2), [0, 0]

        def theirs(chance: Random = chance, plies: list[int] = plies) -> None:
            board = chess.Board()
            while not board.is_game_over() and len(board.move_stack) < 120:
                board.push(chance.choice(list(board.legal_moves)))
            plies[0] += len(board.move_stack)

        def ours(game: AnyGame = played.game, chance: Random = chance, plies: list[int] = plies) -> None:
            state, _ = game.new_game(min(4, game.max_seats), {}, chance.randbytes(SEED_BYTES))
            plies[1] += game.playout(state, chance.randrange)[1]

        times = ratio(theirs, ours, rounds=15, repeats=2)
        yield Reading(Target(f"playout_{played.game.key}", must, goal, at_least=True), times * plies[1] / plies[0])


def replaying(games: list[Played]) -> Reading:
    """A file replayed with every check, per move, against python-chess reading and making the moves of a game."""
    texts = [move.uci() for move in chess_game()]

    def theirs() -> None:
        board = chess.Board()
        for text in texts:
            board.push_uci(text)

    def ours(played: Played) -> float:
        game = played.game
        file = game_file(game, played.seats, {}, SEED, played.moves, game.result(played.last))
        return ratio(lambda: replay(game, file), theirs, rounds=15) * len(texts) / len(played.moves)

    return _worst(Target("replay", must=3, goal=1), {played.game.key: ours(played) for played in games})


def copying(games: list[Played]) -> Reading:
    """A state is a value whose parts `apply` never changes, so what a search needs to branch is a new outer struct."""
    plain = list(range(250))

    def ours(played: Played) -> float:
        middle = played.states[len(played.states) // 2]
        return ratio(lambda: copy.copy(middle), lambda: plain[:], rounds=15, repeats=2000)

    return _worst(Target("clone", must=2, goal=1), {played.game.key: ours(played) for played in games})


def readings() -> Iterator[Reading]:
    games = [recorded(game) for game in GAMES.values()]
    yield applying(games)
    yield listing(games)
    yield from playing_out(games)
    yield replaying(games)
    yield copying(games)
