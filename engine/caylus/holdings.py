"""What follows from what a seat has: income, batches, points at the end, and what is left in hand after a move."""

from collections.abc import Sequence

from msgspec import Struct

from engine.caylus.events import (
    Built,
    Delivered,
    FavourGave,
    OwnerTook,
    Passed,
    Placed,
    Produced,
    ProvostMoved,
    Traded,
    Transformed,
)
from engine.caylus.facts import (
    CUBES_PER_POINT,
    DENIERS_PER_POINT,
    FOOD,
    GOLD,
    INCOME_OF_ALL,
    POINTS_PER_GOLD,
    SPACES,
)
from engine.caylus.state import TablePart
from engine.caylus.tiles import INCOMES
from engine.core.events import Event
from engine.core.seats import Seat

DENIERS_CHANGE = (Placed, Passed, Traded, ProvostMoved, Transformed, FavourGave)
CUBES_CHANGE = (Traded, Produced, Built, Transformed, Delivered, FavourGave)


class EndPoints(Struct, frozen=True):
    """What a stock is worth at the end."""

    gold: int
    cubes: int
    deniers: int

    @property
    def total(self) -> int:
        return self.gold + self.cubes + self.deniers


def incomes(table: TablePart) -> list[int]:
    """By seat, the deniers of the next phase of income, as things stand."""
    found = [INCOME_OF_ALL] * table.seats
    for tile, owner in zip(table.road, table.owners, strict=True):
        if owner >= 0:
            found[owner] += INCOMES[tile]
    return found


def most_batches(table: TablePart, seat: Seat) -> int:
    """How many batches the cubes suffice for: each a food and two more of different kinds."""
    cubes = table.cubes_of(seat)
    food, others = cubes[FOOD], [number for kind, number in enumerate(cubes) if kind != FOOD]
    most = food
    while most and sum(min(number, most) for number in others) < 2 * most:
        most -= 1
    return most


def end_points(table: TablePart, seat: Seat) -> EndPoints:
    """What the stock would be worth if the game ended now."""
    cubes = table.cubes_of(seat)
    return EndPoints(
        POINTS_PER_GOLD * cubes[GOLD],
        sum(cubes[:GOLD]) // CUBES_PER_POINT,
        table.deniers[seat] // DENIERS_PER_POINT,
    )


def spaces_of(table: TablePart, seat: Seat) -> list[int]:
    """Where the seat has a house or a worker on the road."""
    return [space for space in SPACES if seat in (table.owners[space], table.standing[space])]


def in_hand_after(table: TablePart, seat: Seat, events: Sequence[Event]) -> tuple[int, list[int]]:
    """The seat's deniers, and its cubes by kind, once these events have happened."""
    deniers, cubes = table.deniers[seat], table.cubes_of(seat)
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, DENIERS_CHANGE):
            deniers += event.deniers
        if isinstance(event, CUBES_CHANGE):
            cubes = [had + change for had, change in zip(cubes, event.cubes, strict=True)]
        if isinstance(event, OwnerTook):
            cubes[event.kind] += 1
    return deniers, cubes
