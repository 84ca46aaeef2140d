"""Where everything lies on the picture of the end table."""

from typing import Final

from render.geometry import Box

WIDTH: Final = 1100
MARGIN: Final = 24
PARTS: Final = 10
"""Gathered, events, tradesmen, cathedral, six characters."""
TITLE: Final = Box(MARGIN, 18, WIDTH - 2 * MARGIN, 74)
HEADER: Final = Box(MARGIN, 98, WIDTH - 2 * MARGIN, 70)
ROWS_TOP: Final = 176
ROW_HEIGHT: Final = 64
ROW_GAP: Final = 6
RANK_WIDTH: Final = 108
NAME_WIDTH: Final = 232
TOTAL_WIDTH: Final = 100
CAST_HEIGHT: Final = 66


def row(place: int) -> Box:
    return Box(MARGIN, ROWS_TOP + place * (ROW_HEIGHT + ROW_GAP), WIDTH - 2 * MARGIN, ROW_HEIGHT)


def cast(players: int) -> list[Box]:
    """The characters below the table, in three lines of two."""
    top = ROWS_TOP + players * (ROW_HEIGHT + ROW_GAP) + 8
    lines = [Box(MARGIN, top + line * (CAST_HEIGHT + 6), WIDTH - 2 * MARGIN, CAST_HEIGHT) for line in range(3)]
    return [box for line in lines for box in line.columns(2, 10)]


def height(players: int) -> int:
    return cast(players)[-1].bottom + 22


def rank(line: Box) -> Box:
    return line.part(0, 0, RANK_WIDTH, line.height)


def name(line: Box) -> Box:
    return line.part(RANK_WIDTH, 0, NAME_WIDTH, line.height)


def points(line: Box) -> tuple[Box, ...]:
    """One place for each category."""
    left = RANK_WIDTH + NAME_WIDTH
    return tuple(line.part(left, 0, line.width - left - TOTAL_WIDTH, line.height).columns(PARTS))


def total(line: Box) -> Box:
    return line.part(line.width - TOTAL_WIDTH, 0, TOTAL_WIDTH, line.height)
