"""What things are worth by turns to come: the shape of what `fitting` finds and `weights` keeps."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

KNOTS: Final = (0.0, 0.8, 2.2, 4.0, 6.5, 10.0, 12.0)
"""Turns to come for which a curve has a number; between them they are joined by straight lines."""
AT_RISK: Final = 2
"""So many spaces before the provost a worker may still be left without work."""


class Curves(Struct, frozen=True):
    """In points at the end of the game, by turns to come, see `KNOTS`; only `reach` is a share."""

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
    reach: tuple[float, ...]
    """How often a worker works who is placed 2 spaces or 1 before the provost, at his side, or beyond him."""


PARTS: Final = {
    "cubes": 5,
    "spare": 0,
    "batch": 0,
    "deniers": 3,
    "crafts": 2,
    "rent": 0,
    "markers": 4,
    "first_works": 0,
    "inn": 0,
    "first": 0,
}
"""What has a curve, or so many of them."""


def in_a_row(curves: Curves) -> list[tuple[float, ...]]:
    """All curves, one after the other."""
    found: list[tuple[float, ...]] = []
    for name, many in PARTS.items():
        part = getattr(curves, name)
        found += part if many else [part]
    return found


def by_name(row: Sequence[Any]) -> Mapping[str, Any]:
    """The other way round, for curves and for anything that there is one of for each."""
    found: dict[str, Any] = {}
    rest = [*row]
    for name, many in PARTS.items():
        found[name] = tuple(rest[:many]) if many else rest[0]
        rest = rest[many or 1 :]
    return found


def between(values: Sequence[float], left: float) -> float:
    """On the line through the knots."""
    for (low, high), (less, more) in zip(pairwise(KNOTS), pairwise(values), strict=True):
        if left <= high:
            return less + (more - less) * (left - low) / (high - low)
    return values[-1]
