"""The 36 buildings as bits: which may still be built, what they are called, what links them."""

from typing import Final

from engine.troyes_dice.facts import (
    BISHOPRIC,
    CATHEDRAL,
    CITY_HALL,
    COLUMNS,
    FORTRESS,
    HALL,
    LINKS,
    PALACE,
    ROWS,
    Row,
    building,
)
from engine.troyes_dice.state import Sheet

ROW_NUMBERS: Final = {name: row for row, name in enumerate(ROWS)}
FULL_ROW: Final = (1 << COLUMNS) - 1
ROW_BITS: Final = tuple(FULL_ROW << (row * COLUMNS) for row in range(len(ROWS)))
ALL_BUILDINGS: Final = (1 << (COLUMNS * len(ROWS))) - 1

BONUSES: Final = ("c6", "c11", "r15", "y15", "w15")
"""The bonuses that build: two columns of citizens, and the 15th citizen of each track."""
WORK: Final = ROW_BITS[PALACE] | ROW_BITS[CITY_HALL] | ROW_BITS[BISHOPRIC]
BONUS_BITS: Final = (
    WORK,
    WORK,
    ROW_BITS[HALL] | ROW_BITS[CATHEDRAL],
    ROW_BITS[FORTRESS] | ROW_BITS[CATHEDRAL],
    ROW_BITS[FORTRESS] | ROW_BITS[HALL],
)
"""What each bonus may build."""

NAMES: Final = tuple(tuple(f"{name}{value}" for value in range(COLUMNS + 1)) for name in ROWS)
"""The name of a building, by row and the value that is written in its column."""
NAMED: Final = {NAMES[row][value]: (row, value) for row in range(len(ROWS)) for value in range(1, COLUMNS + 1)}

# A crossed box closes the two rows of its colour: six bits become twelve.
_CLOSED: Final = tuple(boxes | boxes << COLUMNS for boxes in range(FULL_ROW + 1))

NEIGHBOURS: Final = tuple(
    tuple((building(row, column ^ 1), LINKS.get((row, column // 2))) for column in range(COLUMNS))
    for row in range(len(ROWS))
)
"""By row and column: the bit of the other building of the pair, and what the link between the two gives."""


def open_buildings(sheet: Sheet) -> int:
    """The bits of everything that may still be built: not drawn yet, and its box not crossed out."""
    crossed = sheet.crossed
    closed = _CLOSED[crossed & 63] | _CLOSED[crossed >> 6 & 63] << 12 | _CLOSED[crossed >> 12] << 24
    return ALL_BUILDINGS & ~(sheet.built | closed)


def number_built(sheet: Sheet, row: Row) -> int:
    return (sheet.built & ROW_BITS[row]).bit_count()


def names_of(bits: int, columns: tuple[int, ...]) -> tuple[str, ...]:
    """The names of these buildings, row by row, from left to right."""
    names: list[str] = []
    while bits:
        lowest = bits & -bits
        row, column = divmod(lowest.bit_length() - 1, COLUMNS)
        names.append(NAMES[row][columns[column]])
        bits ^= lowest
    return tuple(names)
