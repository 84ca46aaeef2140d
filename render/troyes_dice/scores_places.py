"""Where everything lies on the picture of the end table."""

from typing import Final

from engine.troyes_dice.scoring import CATEGORIES
from render.geometry import Box

WIDTH: Final = 1100
MARGIN: Final = 26
TITLE: Final = Box(MARGIN, 20, WIDTH - 2 * MARGIN, 72)
HEADER_TOP: Final = 100
HEADER_HEIGHT: Final = 66
ROWS_TOP: Final = HEADER_TOP + HEADER_HEIGHT + 8
ROW_HEIGHT: Final = 60
ROW_GAP: Final = 6
RANK_WIDTH: Final = 64
NAME_WIDTH: Final = 252
TOTAL_WIDTH: Final = 112


def height(players: int) -> int:
    return ROWS_TOP + players * (ROW_HEIGHT + ROW_GAP) + 20


def row(place: int) -> Box:
    return Box(MARGIN, ROWS_TOP + place * (ROW_HEIGHT + ROW_GAP), WIDTH - 2 * MARGIN, ROW_HEIGHT)


HEADER: Final = Box(MARGIN, HEADER_TOP, WIDTH - 2 * MARGIN, HEADER_HEIGHT)


def rank(line: Box) -> Box:
    return line.part(0, 0, RANK_WIDTH, line.height)


def name(line: Box) -> Box:
    return line.part(RANK_WIDTH, 0, NAME_WIDTH, line.height)


def points(line: Box) -> tuple[Box, ...]:
    """One place for each category."""
    left = RANK_WIDTH + NAME_WIDTH
    return tuple(line.part(left, 0, line.width - left - TOTAL_WIDTH, line.height).columns(len(CATEGORIES)))


def total(line: Box) -> Box:
    return line.part(line.width - TOTAL_WIDTH, 0, TOTAL_WIDTH, line.height)
