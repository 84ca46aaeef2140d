"""What buildings, links and Banquets give, as it is carried out by a chain."""

from typing import Final, TypeAlias

from engine.troyes_dice.buildings import BONUSES, NEIGHBOURS
from engine.troyes_dice.facts import (
    CATHEDRAL,
    COLUMNS,
    FORTRESS,
    FORTRESS_CITIZEN,
    HALL,
    ROWS,
    WORK_CITIZENS,
    Colour,
    Gain,
    Row,
    building,
)
from engine.troyes_dice.tiles import SIDES

SOURCES: Final = (
    "action",
    "fortress",
    "palace",
    "hall",
    "cityhall",
    "bishopric",
    "banquet",
    "link",
    "resource6",
    "resource12",
    "resource18",
    "column3",
    "citizen20",
    "overflow",
    "compensation",
)
"""Where a gain may come from: every value of `source` in an event."""
LOST: Final = (*BONUSES, "citizen")
"""What may be lost: every value of `bonus` in `LostBonus`."""

RESOURCE: Final = 0
CITIZEN: Final = 1
OVERFLOW: Final = 2
"""Citizens whose own track is full."""
FEAST: Final = 3
"""A guest at a Banquet: a citizen whose colour is to be chosen."""
_KIND: Final = {"resource": RESOURCE, "citizen": CITIZEN, "guest": FEAST}
Due: TypeAlias = tuple[int, Colour, int, str]
"""Kind, colour, number and source of something that is to be gained."""


def _due(gain: Gain, source: str) -> Due:
    return _KIND[gain.kind], gain.colour, gain.number, source


def _own(row: Row, column: int) -> Due | None:
    if row in (HALL, CATHEDRAL):
        return None
    if row == FORTRESS:
        return CITIZEN, FORTRESS_CITIZEN[column], 1, "fortress"
    return CITIZEN, row // 2, WORK_CITIZENS, ROWS[row]


def _of_building(row: Row, column: int) -> tuple[int, Due | None, int, Due | None]:
    neighbour, gain = NEIGHBOURS[row][column]
    return building(row, column), _own(row, column), neighbour, None if gain is None else _due(gain, "link")


OF_BUILDING: Final = tuple(tuple(_of_building(row, column) for column in range(COLUMNS)) for row in range(len(ROWS)))
"""By row and column: the bit of a building and what it gives itself, the bit of the other one of its pair and what the link
between the two gives. What a Great Hall gives is counted when it is built, and a Cathedral gives nothing."""
OF_FEAST: Final = tuple(
    tuple([_due(gain, "banquet") for gain in side.feast.get(row, ())] for row in range(len(ROWS))) for side in SIDES
)
"""By the number of a tile and row, what a Banquet adds to a building that its die has built."""
