"""Where everything lies on the picture of the end table."""

from typing import Final

from engine.caylus.facts import SOURCES
from render.geometry import Box

WIDTH: Final = 1100
MARGIN: Final = 22
TITLE: Final = Box(MARGIN, 20, WIDTH - 2 * MARGIN, 72)
HEADER: Final = Box(MARGIN, 100, WIDTH - 2 * MARGIN, 74)
ROWS_TOP: Final = 182
ROW_HEIGHT: Final = 68
ROW_GAP: Final = 7
RANK_WIDTH: Final = 56
NAME_WIDTH: Final = 244
TOTAL_WIDTH: Final = 96


def height(players: int) -> int:
    return ROWS_TOP + players * (ROW_HEIGHT + ROW_GAP) + 18


def row(place: int) -> Box:
    return Box(MARGIN, ROWS_TOP + place * (ROW_HEIGHT + ROW_GAP), WIDTH - 2 * MARGIN, ROW_HEIGHT)


def rank(line: Box) -> Box:
    return line.part(0, 0, RANK_WIDTH, line.height)


def name(line: Box) -> Box:
    """With the seat's emblem."""
    return line.part(RANK_WIDTH, 0, NAME_WIDTH, line.height)


def points(line: Box) -> tuple[Box, ...]:
    """One place for each source of points."""
    left = RANK_WIDTH + NAME_WIDTH
    return tuple(line.part(left, 0, line.width - left - TOTAL_WIDTH, line.height).columns(len(SOURCES)))


def total(line: Box) -> Box:
    return line.part(line.width - TOTAL_WIDTH, 0, TOTAL_WIDTH, line.height)
