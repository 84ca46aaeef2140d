"""What follows from what a seat has: reckoned for the sheet."""

from engine.caylus.facts import (
    CUBES_PER_POINT,
    DENIERS_PER_POINT,
    FOOD,
    GOLD,
    INCOME_OF_ALL,
    POINTS_PER_GOLD,
    SPACES,
)
from engine.caylus.state import Table
from engine.caylus.tiles import INCOMES
from engine.core.seats import Seat


def income(table: Table, seat: Seat) -> int:
    """Deniers in the next phase of income, as things stand."""
    return INCOME_OF_ALL + sum(INCOMES[table.road[space]] for space in SPACES if table.owners[space] == seat)


def batches(table: Table, seat: Seat) -> int:
    """How many batches the cubes suffice for: each a food and two more of different kinds."""
    cubes = table.cubes_of(seat)
    food, others = cubes[FOOD], [number for kind, number in enumerate(cubes) if kind != FOOD]
    most = food
    while most and sum(min(number, most) for number in others) < 2 * most:
        most -= 1
    return most


def end_points(table: Table, seat: Seat) -> int:
    """What the stock would be worth if the game ended now."""
    cubes = table.cubes_of(seat)
    gold = cubes[GOLD]
    return POINTS_PER_GOLD * gold + (sum(cubes) - gold) // CUBES_PER_POINT + table.deniers[seat] // DENIERS_PER_POINT


def spaces_of(table: Table, seat: Seat) -> list[int]:
    """Where the seat has a house or a worker on the road."""
    return [space for space in SPACES if seat in (table.owners[space], table.standing[space])]
