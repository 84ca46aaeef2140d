"""Where everything lies on the pictures of parts of the road."""

from typing import Final

from render.caylus.board_places import STRIP, grown
from render.geometry import Box

WIDTH: Final = 1100
HEIGHT: Final = 640
MARGIN: Final = 20
TITLE: Final = Box(MARGIN, 16, WIDTH - 2 * MARGIN, 50)
PARTS: Final = {"near": range(1, 11), "middle": range(10, 20), "far": range(19, 29)}
"""The spaces of each part; neighbours share one."""
PER_ROW: Final = 5
CELL_WIDTH: Final = 203
CELL_HEIGHT: Final = 272
MEADOW: Final = Box(MARGIN, TITLE.bottom + 6, WIDTH - 2 * MARGIN, 2 * CELL_HEIGHT + 4)


def cells(part: str) -> dict[int, Box]:
    """By space: there and back."""
    found: dict[int, Box] = {}
    for number, space in enumerate(PARTS[part]):
        row, column = divmod(number, PER_ROW)
        column = column if row == 0 else PER_ROW - 1 - column
        left, top = MARGIN + 6 + column * CELL_WIDTH, MEADOW.top + row * CELL_HEIGHT
        found[space] = Box(left, top, CELL_WIDTH, CELL_HEIGHT)
    return found


def is_homeward(part: str, space: int) -> bool:
    return PARTS[part].index(space) >= PER_ROW


BEND_STRIP: Final = round(STRIP * grown(Box(0, 0, CELL_WIDTH, CELL_HEIGHT)))
BEND: Final = Box(
    MARGIN + 6 + PER_ROW * CELL_WIDTH - 1,
    MEADOW.top + CELL_HEIGHT - BEND_STRIP,
    MEADOW.width - 6 - PER_ROW * CELL_WIDTH,
    CELL_HEIGHT + BEND_STRIP,
)
"""Where the road turns back, between the two rows."""
