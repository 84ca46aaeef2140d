"""What changes the stock and the points of a seat. Every change goes with an event of the caller."""

from engine.caylus.facts import KIND_NAMES, PENALTIES, SOURCES, Cubes
from engine.caylus.state import TablePart, changed
from engine.core.errors import IllegalMove
from engine.core.seats import Seat

_KINDS = 5
_SOURCES = len(SOURCES)


def score(table: TablePart, seat: Seat, points: int, source: int) -> None:
    mark = seat * _SOURCES + source
    table.points = changed(table.points, seat, table.points[seat] + points)
    table.sources = changed(table.sources, mark, table.sources[mark] + points)


def lose(table: TablePart, seat: Seat, points: int) -> int:
    """Nobody falls below 0 points; returns how many are really lost."""
    lost = min(points, table.points[seat])
    score(table, seat, -lost, PENALTIES)
    return lost


def change(table: TablePart, seat: Seat, cubes: Cubes) -> None:
    """Adds these cubes to the stock; numbers below zero are paid."""
    stock, first = table.cubes[:], seat * _KINDS
    for place, number in enumerate(cubes, first):
        if number:
            stock[place] += number
    table.cubes = stock


def negative(cubes: Cubes) -> Cubes:
    food, wood, stone, cloth, gold = cubes
    return -food, -wood, -stone, -cloth, -gold


def has(table: TablePart, seat: Seat, cubes: Cubes) -> bool:
    stock, first = table.cubes, seat * _KINDS
    return (
        stock[first] >= cubes[0]
        and stock[first + 1] >= cubes[1]
        and stock[first + 2] >= cubes[2]
        and stock[first + 3] >= cubes[3]
        and stock[first + 4] >= cubes[4]
    )


def need_cubes(table: TablePart, seat: Seat, cubes: Cubes) -> None:
    """Raises unless the seat has these cubes, naming the kind that is short."""
    stock = table.cubes_of(seat)
    for kind in range(_KINDS):
        if stock[kind] < cubes[kind]:
            raise IllegalMove(
                "too_few_cubes",
                resource=KIND_NAMES[kind],
                needs=cubes[kind],
                has=stock[kind],
                missing=cubes[kind] - stock[kind],
            )


def need_deniers(table: TablePart, seat: Seat, deniers: int) -> None:
    if table.deniers[seat] < deniers:
        owned = table.deniers[seat]
        raise IllegalMove("too_few_deniers", needs=deniers, has=owned, missing=deniers - owned)
