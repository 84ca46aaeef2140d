"""What of a scoresheet says something about the points still to come, as sparse features of a linear value.

Each part of the sheet has features of its own, so that the value is a sum of small tables: one look-up for each part.
"""

from typing import Final, TypeAlias

from engine.troyes_dice.buildings import FULL_ROW
from engine.troyes_dice.facts import (
    CATHEDRAL,
    CITIZENS_PER_TRACK,
    COLOURS,
    COLUMNS,
    LINKS,
    MULTIPLIERS,
    RESOURCES_PER_TRACK,
    ROWS,
    Colour,
    Row,
)
from engine.troyes_dice.state import Sheet

Features: TypeAlias = list[tuple[int, float]]
"""Places in the list of weights, and how much of each there is."""

MOST_STOCK: Final = 8
"""From here on each further resource counts the same."""
MOST_MISSING: Final = 8
"""From here on each further citizen that a column misses counts the same."""
MARKS: Final = (3, 6, 11)
"""The columns of citizens that give something."""

_ROWS = range(len(ROWS))
CONSTANT: Final = 0
STOCK: Final = 1
CIRCLED: Final = STOCK + len(COLOURS) * (MOST_STOCK + 2)
TRACK: Final = CIRCLED + len(COLOURS) * (RESOURCES_PER_TRACK + 1)
MISSING: Final = TRACK + len(COLOURS) * (CITIZENS_PER_TRACK + 1)
BUILT: Final = MISSING + len(MARKS) * (MOST_MISSING + 2)
OPEN: Final = BUILT + len(ROWS) * COLUMNS
OPEN_VALUE: Final = OPEN + len(ROWS) * COLUMNS
LINK: Final = OPEN_VALUE + len(ROWS) * COLUMNS
SCORED: Final = LINK + len(ROWS) * 3
"""By row: its multiplier times what can still be built in it."""
UNSCORED: Final = SCORED + len(ROWS)
"""By row, while its Cathedral can still be built: the next multiplier times what stands, and times what is open."""
CLOSED: Final = UNSCORED + len(ROWS) * 3
"""By row, when nobody will score it: what stands, and what is open."""
CATHEDRALS: Final = CLOSED + len(ROWS) * 2
SHIELD: Final = CATHEDRALS + COLUMNS + 1
"""By row: open buildings that a Fortress protects."""
SIZE: Final = SHIELD + len(ROWS)


def of_stock(colour: Colour, stock: int) -> Features:
    first = STOCK + colour * (MOST_STOCK + 2)
    found: Features = [(first + min(stock, MOST_STOCK), 1.0)]
    if stock > MOST_STOCK:
        found.append((first + MOST_STOCK + 1, float(stock - MOST_STOCK)))
    return found


def of_circled(colour: Colour, circled: int) -> Features:
    return [(CIRCLED + colour * (RESOURCES_PER_TRACK + 1) + circled, 1.0)]


def of_citizens(citizens: tuple[int, int, int]) -> Features:
    found = [(TRACK + colour * (CITIZENS_PER_TRACK + 1) + number, 1.0) for colour, number in enumerate(citizens)]
    for place, mark in enumerate(MARKS):
        first = MISSING + place * (MOST_MISSING + 2)
        missing = sum(max(0, mark - number) for number in citizens)
        found.append((first + min(missing, MOST_MISSING), 1.0))
        if missing > MOST_MISSING:
            found.append((first + MOST_MISSING + 1, float(missing - MOST_MISSING)))
    return found


def of_row(row: Row, key: int, columns: tuple[int, ...]) -> Features:
    """A row of buildings and what it scores, see `row_key`."""
    built, crossed, multiplier, following = key & FULL_ROW, key >> 6 & FULL_ROW, key >> 12 & 3, key >> 14 & 3
    free = FULL_ROW & ~(built | crossed)
    found: Features = []
    for column in range(COLUMNS):
        if built >> column & 1:
            found.append((BUILT + row * COLUMNS + column, 1.0))
        elif free >> column & 1:
            found.append((OPEN + row * COLUMNS + column, 1.0))
            found.append((OPEN_VALUE + row * COLUMNS + columns[column] - 1, 1.0))
            if built >> (column ^ 1) & 1 and (row, column // 2) in LINKS:
                found.append((LINK + row * 3 + column // 2, 1.0))
    if row == CATHEDRAL:
        found.append((CATHEDRALS + built.bit_count(), 1.0))
    return found + of_scoring(row, built.bit_count(), free.bit_count(), multiplier, following)


def of_scoring(row: Row, built: int, free: int, multiplier: int, following: int) -> Features:
    if multiplier:
        return [(SCORED + row, float(multiplier * free))]
    if following:
        first = UNSCORED + row * 3
        return [(first, float(following * built)), (first + 1, float(following * free)), (first + 2, float(following))]
    return [(CLOSED + row * 2, float(built)), (CLOSED + row * 2 + 1, float(free))]


def row_key(sheet: Sheet, row: Row) -> int:
    """Built, crossed, the multiplier of the row, and the one that its Cathedral would write if it can be built."""
    built, crossed, multiplier = sheet.built >> row * COLUMNS & FULL_ROW, crossed_in(sheet, row), sheet.multipliers[row]
    following = 0
    if not multiplier and not (sheet.crossed >> 2 * COLUMNS + row & 1):
        following = MULTIPLIERS[(sheet.built >> CATHEDRAL * COLUMNS & FULL_ROW).bit_count()]
    return built | crossed << 6 | multiplier << 12 | following << 14


def crossed_in(sheet: Sheet, row: Row) -> int:
    return sheet.crossed >> row // 2 * COLUMNS & FULL_ROW


def of_shield(sheet: Sheet) -> Features:
    fortresses = sheet.built & FULL_ROW
    found: Features = []
    for row in _ROWS:
        free = FULL_ROW & ~(sheet.built >> row * COLUMNS & FULL_ROW | crossed_in(sheet, row))
        found.append((SHIELD + row, float((free & fortresses).bit_count())))
    return found


def features(sheet: Sheet, columns: tuple[int, ...]) -> Features:
    """Everything together, in the order of the parts."""
    found: Features = [(CONSTANT, 1.0)]
    for colour in COLOURS:
        found += of_stock(colour, sheet.stock(colour)) + of_circled(colour, sheet.circled[colour])
    red, yellow, white = sheet.citizens
    found += of_citizens((red, yellow, white))
    for row in _ROWS:
        found += of_row(row, row_key(sheet, row), columns)
    return found + of_shield(sheet)
