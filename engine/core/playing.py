"""Plays whole games by themselves, looking for broken invariants after every move."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core.chance import Chance, derived
from engine.core.game import AnyGame
from engine.core.moves import Move, text_of
from engine.core.options import Options
from engine.core.replay import GameFile, game_file

Chooser: TypeAlias = Callable[[AnyGame, Any, Chance], Move]


class Played(Struct, frozen=True):
    """A game played to its end: its file, its last state, and every invariant that it broke on the way."""

    file: GameFile
    state: Any
    violations: tuple[str, ...]


def play(game: AnyGame, options: Options, seed: bytes, choosers: Sequence[Chooser]) -> Played:
    """One chooser for each seat. Each has chance of its own, which follows from the seed, as does who is quicker."""
    chances = [Chance(derived(seed, "computer", seat)) for seat in range(len(choosers))]
    order = Chance(derived(seed, "order"))
    state, _ = game.new_game(len(choosers), options, seed)
    moves: list[Move] = []
    found = game.violations(state)
    while seats := game.to_act(state):
        seat = seats[order.below(len(seats))]
        move = choosers[seat](game, game.view(state, seat), chances[seat])
        state, _ = game.apply(state, move)
        moves.append(move)
        found += [f"after move {len(moves)} ({text_of(move)}): {word}" for word in game.violations(state)]
    file = game_file(game, len(choosers), options, seed, moves, game.result(state))
    return Played(file, state, tuple(found))
