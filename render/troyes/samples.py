"""Positions to look at, to learn the palette from and to measure with: a game played at random from a fixed seed."""

from typing import NamedTuple

from engine.core.chance import SEED_BYTES, Chance
from engine.core.result import Result
from engine.troyes.game import Troyes
from engine.troyes.state import State, View

NAMES = ("Aleydis", "Bartholomew", "Chrétien", "Dame Jehanne")


class Sample(NamedTuple):
    """Views of one seat as a game goes on, the last one of the finished game, and its result."""

    views: list[View]
    result: Result

    @property
    def seats(self) -> tuple[str, ...]:
        return NAMES[: self.views[0].table.seats]


def play(seats: int, seed: int, seat: int | None = 0, **options: str) -> Sample:
    """A whole game; a view is taken before every move."""
    game = Troyes()
    state: State
    state, _ = game.new_game(seats, options, seed.to_bytes(SEED_BYTES, "big"))
    chance = Chance(seed.to_bytes(SEED_BYTES, "big"))
    views = [game.view(state, seat)]
    while acting := game.to_act(state):
        state, _ = game.apply(state, game.tempting(game.view(state, acting[0]), chance))
        views.append(game.view(state, seat))
    return Sample(views, game.result(state))
