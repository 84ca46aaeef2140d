"""What a place is worth, and who stands where. Pure.

The first of a table gets 7 points, the last 1, the others evenly between them: on average 4, however large the table is.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from engine.core.chance import Chance

FIRST, LAST = 7.0, 1.0
AVERAGE: Final = (FIRST + LAST) / 2
"""What a bye is worth."""


class Sat(Struct, frozen=True):
    """Somebody at a table that is done. Who `has_left` let a computer play on."""

    user_id: int
    place: int
    has_left: bool = False


class Standing(Struct, frozen=True):
    """Where somebody stands in a division; `place` is the same for nobody else."""

    place: int
    user_id: int
    points: float
    wins: float
    opponents: float
    """Points of those whom they met, each as often as they met."""
    played: int
    has_left: bool


def places(ranks: Sequence[int], left: Sequence[bool]) -> tuple[int, ...]:
    """The place of each seat, from 1: who has left comes last, ties share the better one."""
    order = [(gone, 0 if gone else rank) for rank, gone in zip(ranks, left, strict=True)]
    return tuple(1 + sum(other < own for other in order) for own in order)


def points(table: Sequence[Sat]) -> tuple[float, ...]:
    """What each of a table gets. Who shares places shares their points, who has left gets none."""
    return tuple(
        0.0 if each.has_left else _worth(each.place, _sharing(table, each.place), len(table)) for each in table
    )


def _sharing(table: Sequence[Sat], place: int) -> int:
    return sum(each.place == place for each in table)


def _worth(place: int, sharing: int, seats: int) -> float:
    """The points of the places that are shared, on average: they fall evenly, so that is what lies in their middle."""
    if seats == 1:
        return AVERAGE
    return FIRST - (FIRST - LAST) * (place - 1 + (sharing - 1) / 2) / (seats - 1)


def standings(
    people: Iterable[int], left: Iterable[int], tables: Sequence[Sequence[Sat]], seed: bytes
) -> list[Standing]:
    """By points, then wins, then the points of those whom one met, then the lot. Who has dropped out comes after all others."""
    everybody, gone = list(people), set(left)
    lot = _lot(everybody, seed)
    total, wins, played = (dict.fromkeys(everybody, 0.0) for _ in range(3))
    for table in tables:
        for each, won in zip(table, points(table), strict=True):
            total[each.user_id] += won
            played[each.user_id] += 1
            if each.place == 1 and not each.has_left and len(table) > 1:
                wins[each.user_id] += 1 / _sharing(table, 1)
    met = dict.fromkeys(everybody, 0.0)
    for table in tables:
        for one, other in combinations(table, 2):
            met[one.user_id] += total[other.user_id]
            met[other.user_id] += total[one.user_id]
    order = sorted(everybody, key=lambda who: (who in gone, -total[who], -wins[who], -met[who], lot[who]))
    return [
        Standing(place, who, total[who], wins[who], met[who], int(played[who]), who in gone)
        for place, who in enumerate(order, start=1)
    ]


def _lot(people: Iterable[int], seed: bytes) -> dict[int, int]:
    order = sorted(people)
    Chance(seed).shuffle(order)
    return {who: number for number, who in enumerate(order)}
