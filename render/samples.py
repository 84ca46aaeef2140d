"""Positions to look at and to learn the palettes from: games that beginners play from a fixed seed."""

from importlib import import_module
from typing import Any, Final, NamedTuple

from engine.core.chance import SEED_BYTES, Chance
from engine.core.result import Result
from engine.registry import GAMES

NAMES: Final = (
    "Aleydis",
    "Bartholomew",
    "Chrétien",
    "Dame Jehanne",
    "Eudes",
    "Flamel",
    "Guiot",
    "Héloïse",
    "Isabeau",
    "Jacques",
)


class Kind(NamedTuple):
    """Which game to play, and who looks on."""

    seats: int
    seed: int
    seat: int | None
    options: dict[str, str]


def kinds_of(key: str) -> dict[str, Kind]:
    """The kinds of table of a game that look different, by name: `KINDS` of its `samples.py`."""
    return import_module(f"render.{key}.samples").KINDS


class Sample(NamedTuple):
    """Views of one seat as a game goes on, the last one of the finished game, and its result."""

    views: list[Any]
    result: Result

    @property
    def seats(self) -> tuple[str, ...]:
        return NAMES[: self.views[0].table.seats]

    @property
    def moments(self) -> list[int]:
        """The beginning, some way through, and the end."""
        last = len(self.views) - 1
        return [0, 1, last * 2 // 5, last * 3 // 4, last]


def play(key: str, kind: Kind) -> Sample:
    """A whole game; a view is taken before every move."""
    game = GAMES[key]
    state, _ = game.new_game(kind.seats, kind.options, kind.seed.to_bytes(SEED_BYTES, "big"))
    chance = Chance(bytes(SEED_BYTES))
    views = [game.view(state, kind.seat)]
    while acting := game.to_act(state):
        state, _ = game.apply(state, game.tempting(game.view(state, acting[0]), chance))
        views.append(game.view(state, kind.seat))
    return Sample(views, game.result(state))
