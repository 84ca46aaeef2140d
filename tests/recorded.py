"""Some of the playthroughs that are never written anew, state by state.

What is shown of them changes only with the showing, whatever becomes of the rules and of those who play.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.core.game import AnyGame
from engine.core.result import Result
from tests.playthroughs.record import HOME, moves_of, read

GAMES_SHOWN = (
    *("caylus-v1-two", "caylus-v1-five-first-print"),
    *("troyes-v1-solo", "troyes-v1-four-bonus"),
    *("troyes_dice-v1-solo", "troyes_dice-v1-own-pace", "troyes_dice-v1-banquets"),
)
"""Of each game with as few and as many as there are, and with what can be added to it."""


class Recorded(NamedTuple):
    """`states[n]` came of `events[n]`; `movers[n]` moved there, and nobody in the last one."""

    game: AnyGame
    seats: int
    states: list[Any]
    events: list[list[Event]]
    movers: list[int]
    result: Result


@cache
def recorded(name: str) -> Recorded:
    setting, lines = read(HOME / f"{name}.txt")
    game = setting.game
    moves = list(moves_of(setting, lines))
    made = [game.new_game(setting.seats, setting.options, setting.seed, setting.rules)]
    for move in moves:
        made.append(game.apply(made[-1][0], move))
    states = [state for state, _ in made]
    return Recorded(
        game,
        setting.seats,
        states,
        [list(told) for _, told in made],
        [move.seat for move in moves],
        game.result(states[-1]),
    )
