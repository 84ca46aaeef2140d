"""What fits have in common: games whose seats differ, and what each seat made of a moment more than the others did.

The games come in pieces, each with chance of its own, whose sums are added up in their order: however many processes share
them, the weights are the same.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import add
from typing import Any, Final, TypeAlias

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.least_squares import Matrix, Row, add_products, added, change, known, no_products, squared

PIECE: Final = 20
"""Games that are worked on in one piece."""
LEAST: Final = 50
MOST: Final = 150
"""Percent by which a seat takes things for less or more than they are."""
Tell: TypeAlias = Callable[[str], None]
Spread: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]
"""Like `map`: the results come in the order of the pieces, whoever works on them."""


class Fit(Struct, frozen=True):
    """How the weights of a game are made."""

    work: Any
    """How much work is done unless something else is asked for; each field is an option of the command line."""
    meaning: Mapping[str, str]
    """What the options mean, as far as it has to be said."""
    made: Callable[[Any, bytes, Tell, Spread], str]
    """The module that keeps the weights."""


class Work(Struct, frozen=True):
    """How much work is done: passes, and games in each. Each pass plays with what the one before has found."""

    passes: int
    games: int
    seed: str = "1"

    def command(self, key: str) -> str:
        asked = " ".join(f"--{field} {getattr(self, field)}" for field in self.__struct_fields__)
        return f"python -m engine fit {key} {asked}"


class Moment(Struct, frozen=True):
    """A position, by seat; at the end of a game nothing but points."""

    chapter: int
    """Which turn or round it is."""
    amounts: list[list[float]]
    """How much it has of everything that is weighed."""
    points: list[float]
    """The points that it has without that."""


class Sums(Struct):
    """What least squares need to know of many rows."""

    number: int
    squares: float
    """What the prior weights leave over, squared."""
    right: list[float]
    products: Matrix


def no_sums(size: int) -> Sums:
    return Sums(0, 0.0, [0.0] * size, no_products(size))


def both(one: Sums, other: Sums) -> Sums:
    return Sums(
        one.number + other.number,
        one.squares + other.squares,
        [*map(add, one.right, other.right)],
        added(one.products, other.products),
    )


def pieces_of(games: int) -> list[range]:
    return [range(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]


def leanings(chance: Chance, number: int) -> list[float]:
    """By how much a seat takes each of so many things for more or less than it is."""
    return [(LEAST + chance.below(MOST - LEAST + 1)) / 100 for _ in range(number)]


def note_all(sums: Sums, story: Sequence[Moment], prior: Sequence[float], ahead: int) -> None:
    """Adds what became of each moment of a game so many chapters later, by the prior weights, or at its end."""
    *moments, end = story
    for moment in moments:
        later = next((each for each in moments if each.chapter >= moment.chapter + ahead), end)
        note(sums, moment, worth(later, prior), prior)


def worth(moment: Moment, weights: Sequence[float]) -> list[float]:
    """What each seat has by these weights."""
    if not moment.amounts:
        return moment.points
    return [
        points + sum([amount * weight for amount, weight in zip(row, weights, strict=True)])
        for points, row in zip(moment.points, moment.amounts, strict=True)
    ]


def note(sums: Sums, moment: Moment, ends: Sequence[float], prior: Sequence[float]) -> None:
    """Adds what each seat made of the moment more than the others on average; of two, one says it all."""
    gained = [end - points for end, points in zip(ends, moment.points, strict=True)]
    seats = len(gained)
    columns = [more_than_others(column) for column in zip(*moment.amounts, strict=True)]
    for seat, more in enumerate(more_than_others(gained)[: 1 if seats == 2 else seats]):
        row: Row = [(place, column[seat]) for place, column in enumerate(columns) if column[seat]]
        rest = more - known(row, prior)
        sums.number += 1
        sums.squares += rest * rest
        for place, amount in row:
            sums.right[place] += amount * rest
        add_products(sums.products, row)


def more_than_others(values: Sequence[float]) -> list[float]:
    """What each has more than the mean of the others."""
    total, others = sum(values), len(values) - 1
    return [value - (total - value) / others for value in values]


def solution(sums: Sums, prior: Sequence[float], ridge: float) -> tuple[list[float], float]:
    """The weights that explain the rows best, drawn towards the prior ones, and by how many points they are off."""
    more = change(sums.products, sums.right, ridge)
    explained = sum([each * rest for each, rest in zip(more, sums.right, strict=True)])
    error = sums.squares - 2 * explained + squared(sums.products, more)
    return [*map(add, prior, more)], (max(0.0, error) / sums.number) ** 0.5
