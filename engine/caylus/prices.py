"""What things are worth in points at the end of the game, by how far the bailiff is.

Found by least squares over some thousand turns of games in which every seat weighed things differently: what a seat made of
its position more than the others made of theirs. They are rounded, and the tool that found them was not kept.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from engine.caylus.facts import LAST_SPACE, SECTIONS, TOWERS

STEPS_A_TURN: Final = 1.5
"""How far the bailiff goes in a turn."""
KNOTS: Final = (0.0, 0.8, 2.2, 4.0, 6.5, 10.0, 12.0)
"""Turns to come for which the numbers below stand; between them they are joined by straight lines."""
FEW_DENIERS: Final = 4
MANY_DENIERS: Final = 9
MANY_CUBES: Final = 3


class Curves(Struct, frozen=True):
    """By turns to come, see `KNOTS`."""

    cubes: tuple[tuple[float, ...], ...]
    spare: tuple[float, ...]
    """A cube beyond the third of its kind; gold is never one."""
    batch: tuple[float, ...]
    """What a batch is worth beyond its cubes."""
    deniers: tuple[tuple[float, ...], ...]
    """One of the first deniers at the beginning of a turn, one of the next, one beyond."""
    crafts: tuple[tuple[float, ...], ...]
    """An own production tile, another own tile: visitors, and a low price for the owner."""
    rent: tuple[float, ...]
    """A denier more at the beginning of each turn."""
    markers: tuple[tuple[float, ...], ...]
    """A column of each line of favours."""
    first_works: tuple[float, ...]
    """What the first column of the fourth line is worth more than the others."""
    inn: tuple[float, ...]
    """The right circle of the Inn."""
    first: tuple[float, ...]
    """Being first in turn order rather than last."""


FOR_TWO: Final = Curves(
    cubes=(
        (0.33, 0.9, 1.2, 1.4, 1.4, 1.9, 2.0),
        (0.33, 0.9, 1.15, 1.1, 1.4, 1.7, 1.8),
        (0.33, 0.95, 1.2, 1.3, 1.7, 1.6, 1.7),
        (0.33, 0.7, 1.2, 0.9, 1.3, 1.8, 1.8),
        (3.0, 2.9, 3.0, 3.1, 3.8, 4.5, 4.5),
    ),
    spare=(0.33, 0.5, 0.5, 0.7, 0.8, 0.8, 0.8),
    batch=(0.0, 1.0, 0.6, 1.2, 1.9, 0.8, 0.8),
    deniers=(
        (0.25, 1.6, 2.2, 2.6, 2.3, 2.3, 2.3),
        (0.25, 0.68, 0.9, 1.1, 1.0, 1.0, 1.0),
        (0.25, 0.22, 0.22, 0.28, 0.25, 0.25, 0.25),
    ),
    crafts=((0.0, 0.45, 1.2, 2.1, 3.9, 5.4, 6.0), (0.0, 0.1, 0.36, 0.72, 1.4, 2.0, 2.2)),
    rent=(0.0, 0.5, 1.4, 2.4, 4.8, 7.0, 8.0),
    markers=(
        (0.0, 0.6, 1.2, 1.95, 3.1, 4.0, 4.0),
        (0.0, 0.05, 0.3, 0.6, 2.3, 3.8, 4.0),
        (0.0, 0.15, 0.15, 0.4, 0.4, 0.5, 0.5),
        (0.0, 0.2, 0.6, 1.4, 2.5, 3.0, 3.0),
    ),
    first_works=(0.0, 0.0, 0.0, 0.2, 2.0, 2.0, 2.0),
    inn=(0.0, 0.1, 0.2, 0.5, 0.6, 0.6, 0.6),
    first=(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
)
FOR_MORE: Final = Curves(
    cubes=(
        (0.33, 0.9, 1.2, 1.2, 1.4, 1.5, 1.5),
        (0.33, 1.1, 0.9, 1.0, 1.7, 2.3, 2.3),
        (0.33, 1.1, 1.0, 1.35, 1.9, 2.2, 2.2),
        (0.33, 1.0, 1.3, 1.0, 1.5, 1.7, 1.7),
        (3.0, 3.2, 3.0, 3.5, 4.5, 4.5, 4.5),
    ),
    spare=(0.33, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
    batch=(0.0, 0.9, 1.2, 0.7, 0.3, 0.3, 0.3),
    deniers=(
        (0.25, 0.9, 1.4, 1.0, 1.0, 1.5, 1.5),
        (0.25, 0.6, 0.65, 0.5, 0.6, 0.4, 0.4),
        (0.25, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15),
    ),
    crafts=((0.0, 0.9, 1.9, 2.9, 4.7, 5.5, 6.0), (0.0, 0.5, 1.0, 1.5, 2.2, 2.9, 3.0)),
    rent=(0.0, 0.2, 0.7, 1.4, 2.2, 3.5, 4.0),
    markers=(
        (0.0, 1.0, 1.25, 1.55, 2.1, 2.2, 2.2),
        (0.0, 0.3, 0.3, 0.5, 0.7, 0.7, 0.7),
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, 0.5, 0.8, 0.9, 0.9, 0.5, 0.5),
    ),
    first_works=(0.0, 0.2, 0.0, 0.0, 2.7, 3.5, 3.5),
    inn=(0.0, 0.4, 1.3, 1.9, 3.6, 3.7, 3.7),
    first=(0.0, 1.4, 2.4, 3.2, 4.5, 5.3, 5.5),
)


class Prices(Struct, frozen=True):
    """What things are worth when the bailiff stands where he stands; see `Curves`."""

    cubes: tuple[float, ...]
    spare: float
    batch: float
    deniers: tuple[float, ...]
    crafts: tuple[float, ...]
    rent: float
    markers: tuple[float, ...]
    first_works: float
    inn: float
    first: float


def between(values: Sequence[float], left: float) -> float:
    """On the line through the knots."""
    for (low, high), (less, more) in zip(pairwise(KNOTS), pairwise(values), strict=True):
        if left <= high:
            return less + (more - less) * (left - low) / (high - low)
    return values[-1]


def _prices(curves: Curves, bailiff: int) -> Prices:
    left = max(0.0, (SECTIONS[TOWERS].trigger - bailiff) / STEPS_A_TURN)

    def each(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
        return tuple(between(row, left) for row in rows)

    return Prices(
        cubes=each(curves.cubes),
        spare=between(curves.spare, left),
        batch=between(curves.batch, left),
        deniers=each(curves.deniers),
        crafts=each(curves.crafts),
        rent=between(curves.rent, left),
        markers=each(curves.markers),
        first_works=between(curves.first_works, left),
        inn=between(curves.inn, left),
        first=between(curves.first, left),
    )


PRICES: Final = tuple(
    tuple(_prices(curves, bailiff) for bailiff in range(LAST_SPACE + 1)) for curves in (FOR_TWO, FOR_MORE)
)
"""For two seats, for more; then by the bailiff's space."""
