"""Where everything lies on the picture of a scoresheet."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from engine.troyes_dice.facts import (
    BUILDING_CITIZEN,
    CITIZENS_CITIZEN,
    CITIZENS_PER_TRACK,
    COLOURS,
    COLUMN_OF_RESOURCES,
    COLUMNS_OF_WORK,
    RESOURCE_CITIZENS,
    RESOURCES_PER_TRACK,
)
from render.geometry import Box

WIDTH: Final = 1100
HEIGHT: Final = 952
PAPER: Final = Box(0, 0, WIDTH, HEIGHT)

BANNER_LEFT: Final = 18
BANNER_WIDTH: Final = 80
FIELD_LEFT: Final = 104
SCORE_LEFT: Final = 892
SCORE_WIDTH: Final = 190

DISTRICT_HEIGHT: Final = 216
DISTRICTS: Final = tuple(
    Box(BANNER_LEFT, 18 + colour * (DISTRICT_HEIGHT + 8), SCORE_LEFT - BANNER_LEFT - 6, DISTRICT_HEIGHT)
    for colour in COLOURS
)
CITIZENS: Final = Box(BANNER_LEFT, 690, WIDTH - 2 * BANNER_LEFT, 178)

BOXES_TOP, BOXES_HEIGHT = 5, 46
PRESTIGE_TOP, WORK_TOP, BUILDING_HEIGHT = 54, 115, 58
TRACK_TOP, TRACK_HEIGHT = 177, 36
CELL: Final = 104
LINK: Final = 44
PAIR: Final = 2 * CELL + LINK
PAIR_GAP: Final = 10


def banner(colour: int) -> Box:
    return Box(BANNER_LEFT, DISTRICTS[colour].top, BANNER_WIDTH, TRACK_TOP)


@cache
def stock(colour: int) -> Box:
    return Box(BANNER_LEFT, DISTRICTS[colour].top + TRACK_TOP, BANNER_WIDTH, TRACK_HEIGHT)


def column_left(column: int) -> int:
    return FIELD_LEFT + column // 2 * (PAIR + PAIR_GAP) + column % 2 * (CELL + LINK)


@cache
def die_box(colour: int, column: int) -> Box:
    return Box(column_left(column), DISTRICTS[colour].top + BOXES_TOP, CELL, BOXES_HEIGHT)


def _row_top(row: int) -> int:
    return DISTRICTS[row // 2].top + (WORK_TOP if row % 2 else PRESTIGE_TOP)


@cache
def building(row: int, column: int) -> Box:
    return Box(column_left(column), _row_top(row), CELL, BUILDING_HEIGHT)


@cache
def link(row: int, pair: int) -> Box:
    return Box(column_left(2 * pair) + CELL, _row_top(row), LINK, BUILDING_HEIGHT)


def _row_of(widths: list[int], left: int, top: int, height: int) -> Iterator[Box]:
    for width in widths:
        yield Box(left, top, width, height)
        left += width


_SYMBOLS: Final = [59 if n in RESOURCE_CITIZENS else 39 for n in range(1, RESOURCES_PER_TRACK + 1)]
RESOURCES: Final = tuple(
    tuple(_row_of(_SYMBOLS, FIELD_LEFT, DISTRICTS[colour].top + TRACK_TOP, TRACK_HEIGHT)) for colour in COLOURS
)
"""By colour and number; those with a citizen are wider."""

CITIZEN: Final = 42
TRACK_BONUS: Final = 58
CITIZENS_HEADER: Final = 38
CITIZEN_HEIGHT: Final = 45
_CITIZENS: Final = [
    CITIZEN + (TRACK_BONUS if n in (BUILDING_CITIZEN, CITIZENS_CITIZEN) else 0)
    for n in range(1, CITIZENS_PER_TRACK + 1)
]
CITIZEN_TRACKS: Final = tuple(
    tuple(_row_of(_CITIZENS, FIELD_LEFT, CITIZENS.top + CITIZENS_HEADER + CITIZEN_HEIGHT * colour, CITIZEN_HEIGHT))
    for colour in COLOURS
)


@cache
def citizens(colour: int) -> Box:
    """How many there are of a colour."""
    return Box(BANNER_LEFT, CITIZENS.top + CITIZENS_HEADER + CITIZEN_HEIGHT * colour, BANNER_WIDTH, CITIZEN_HEIGHT)


BONUS_COLUMNS: Final = (COLUMN_OF_RESOURCES, *COLUMNS_OF_WORK)


@cache
def column_bonus(column: int) -> Box:
    """Above the three citizens of a column, reaching over its neighbours."""
    middle = CITIZEN_TRACKS[0][column - 1]
    return Box(middle.left - 31, CITIZENS.top + 3, middle.width + 62, CITIZENS_HEADER - 4)


def column_frame(column: int) -> Box:
    top, bottom = CITIZEN_TRACKS[0][column - 1], CITIZEN_TRACKS[-1][column - 1]
    return Box(top.left, top.top, CITIZEN, bottom.bottom - top.top)


NAME: Final = Box(SCORE_LEFT, 18, SCORE_WIDTH, 50)
DAY: Final = Box(SCORE_LEFT, DISTRICTS[1].top + BOXES_TOP, SCORE_WIDTH, BOXES_HEIGHT)
REMINDER: Final = Box(SCORE_LEFT, DISTRICTS[2].top + BOXES_TOP, SCORE_WIDTH, BOXES_HEIGHT)


@cache
def character(row: int) -> Box:
    return Box(SCORE_LEFT, _row_top(row), SCORE_WIDTH, BUILDING_HEIGHT)


@cache
def stock_points(colour: int) -> Box:
    return Box(SCORE_LEFT, DISTRICTS[colour].top + TRACK_TOP, SCORE_WIDTH, TRACK_HEIGHT)


@cache
def points_of(entry: Box) -> Box:
    return Box(entry.right - 60, entry.top + 5, 54, entry.height - 10)


TOTALS: Final = Box(BANNER_LEFT + 92, CITIZENS.bottom + 8, WIDTH - 2 * BANNER_LEFT - 92, 56)
"""Discord's badge lies to the left of them."""
CITIZENS_TOTAL: Final = TOTALS.part(0, 0, 292, 56)
REST_TOTAL: Final = TOTALS.part(300, 0, 380, 56)
TOTAL: Final = TOTALS.part(688, 0, TOTALS.width - 688, 56)
ALL_POINTS: Final = Box(TOTAL.right - 100, TOTAL.top + 6, 92, TOTAL.height - 12)


def boxes() -> Iterator[Box]:
    """Every place of the picture that shows a value."""
    for colour in COLOURS:
        yield from (banner(colour), stock(colour), citizens(colour), stock_points(colour))
        yield from (*RESOURCES[colour], *CITIZEN_TRACKS[colour])
        yield from (die_box(colour, column) for column in range(6))
    for row in range(6):
        yield character(row)
        yield from (building(row, column) for column in range(6))
        yield from (link(row, pair) for pair in range(3))
    yield from (column_bonus(column) for column in BONUS_COLUMNS)
    yield from (NAME, DAY, REMINDER, CITIZENS_TOTAL, REST_TOTAL, TOTAL)
