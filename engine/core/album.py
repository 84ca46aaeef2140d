"""Achievements: boxes that a person fills in over many games."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from engine.core.result import Result
from engine.core.seats import Seat

PLAYED: Final = (1, 5, 20)
WON: Final = (1, 5, 15)
"""So many games have a box."""


class Finished(Struct, frozen=True):
    """What the boxes need to know of one finished game of one person. A shared victory is a victory."""

    has_won: bool
    earned: frozenset[str]


class Album(Struct, frozen=True):
    """How one game's achievements are counted."""

    facts: Callable[[Any, Seat], Struct]
    """What is kept of a finished game of one seat."""
    facts_type: type[Struct]
    filled: Callable[[Iterable[Any]], tuple[str, ...]]
    """The boxes that these facts fill in."""
    numbers: Mapping[str, int]
    """Every box, in the order in which they are shown, with the number that fills it in; 0 where it has none."""
    progress: Callable[[Iterable[Any]], Mapping[str, tuple[int, int]]]
    """Of the boxes that count games: how many there are, of how many."""

    @property
    def boxes(self) -> tuple[str, ...]:
        return tuple(self.numbers)


def steps_of(name: str, steps: Iterable[int]) -> dict[str, int]:
    """The boxes `name5`, `name8` …, each with its number."""
    return {f"{name}{step}": step for step in steps}


def reached(name: str, number: int, steps: Iterable[int]) -> list[str]:
    """Those of them that a number fills in."""
    return [box for box, step in steps_of(name, steps).items() if number >= step]


def has_won(result: Result, seat: Seat) -> bool:
    """Against somebody."""
    return len(result.ranks) > 1 and seat in result.winners


def counts_of(games: Sequence[Finished]) -> dict[str, tuple[int, int]]:
    """By box that counts games: how many there are, of how many."""
    numbers = {"played": len(games), "won": sum(game.has_won for game in games)}
    steps = {"played": PLAYED, "won": WON}
    return {f"{name}{step}": (min(number, step), step) for name, number in numbers.items() for step in steps[name]}


def album_of(facts: Callable[[Any, Seat], Finished], in_one_game: Mapping[str, int]) -> Album:
    """Boxes for games played and won, then those that one game can fill in."""
    numbers = steps_of("played", PLAYED) | steps_of("won", WON) | dict(in_one_game)

    def filled(games: Iterable[Finished]) -> tuple[str, ...]:
        kept = list(games)
        found = {box for box, (number, least) in counts_of(kept).items() if number >= least}
        found = found.union(*(game.earned for game in kept))
        return tuple(box for box in numbers if box in found)

    def progress(games: Iterable[Finished]) -> Mapping[str, tuple[int, int]]:
        return counts_of(list(games))

    return Album(facts, Finished, filled, numbers, progress)
