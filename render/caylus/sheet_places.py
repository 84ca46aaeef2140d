"""Where everything lies on the picture of one player's stock."""

from functools import cache
from typing import Final

from engine.caylus.facts import COLUMNS, KINDS, SECTIONS, WORKERS
from render.caylus.board_places import CELL_HEIGHT, CELL_WIDTH
from render.caylus.zoom_places import CELL_HEIGHT as CLOSE_HEIGHT
from render.caylus.zoom_places import CELL_WIDTH as CLOSE_WIDTH
from render.caylus.zoom_places import PER_ROW as CLOSE_PER_ROW
from render.geometry import Box

WIDTH: Final = 1100
MARGIN: Final = 20
EMBLEM: Final = Box(MARGIN + 4, 18, 80, 80)
NAME: Final = Box(116, 18, 560, 80)
WHEN: Final = Box(676, 18, 290, 80)
POINTS: Final = Box(986, 16, 88, 88)

STOCK: Final = Box(MARGIN, 110, 640, 96)
STOCKS: Final = tuple(STOCK.columns(len(KINDS) + 1, 8))
"""Deniers, then the cubes by kind."""
HOME: Final = Box(674, 110, 406, 96)
"""Workers at home."""


def home_places(home: Box) -> list[Box]:
    return list(home.inset(8, 16).columns(WORKERS))


TABLE: Final = Box(MARGIN, 216, 640, 248)
"""The favours."""
LINE_HEIGHT: Final = 62
FAVOURS_GAP: Final = 4


@cache
def favour_line(line: int) -> Box:
    return TABLE.part(0, line * LINE_HEIGHT + 2, TABLE.width, LINE_HEIGHT - 4)


@cache
def favour_cells(line: Box, gap: int = FAVOURS_GAP) -> list[Box]:
    """Of a line, from the fleur-de-lis on."""
    return list(line.columns(COLUMNS + 1, gap))


FACTS: Final = Box(674, 216, 406, 248)


def fact(number: int, among: int) -> Box:
    pitch = 164 // among
    return FACTS.part(0, number * pitch, FACTS.width, pitch - 3)


CASTLE: Final = FACTS.part(0, 168, 406, 80)
SECTIONS_AT: Final = tuple(CASTLE.columns(len(SECTIONS), 8))

SOURCES_AT: Final = Box(MARGIN, 472, WIDTH - 2 * MARGIN, 60)

TILES_TOP: Final = 540
PER_ROW: Final = 10
MOST_TILES: Final = 2 * PER_ROW


def news(tiles: int) -> Box | None:
    """What so few tiles leave free beside them."""
    left = MARGIN + tiles * CLOSE_WIDTH + (8 if tiles else 0)
    width = WIDTH - MARGIN - left
    return Box(left, TILES_TOP + 8, width, CLOSE_HEIGHT - 16) if width >= CLOSE_WIDTH else None


def is_close(tiles: int) -> bool:
    """Few tiles are shown as large as on a part of the road."""
    return tiles <= CLOSE_PER_ROW


def height(tiles: int) -> int:
    if is_close(tiles):
        return TILES_TOP + CLOSE_HEIGHT + 16
    return TILES_TOP + (1 if tiles <= PER_ROW else 2) * CELL_HEIGHT + 20


def tile(number: int, tiles: int) -> Box:
    """The place of one among so many tiles."""
    if is_close(tiles):
        return Box(MARGIN + number * CLOSE_WIDTH, TILES_TOP, CLOSE_WIDTH, CLOSE_HEIGHT)
    row, column = divmod(number, PER_ROW)
    return Box(MARGIN + column * CELL_WIDTH, TILES_TOP + row * CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)
