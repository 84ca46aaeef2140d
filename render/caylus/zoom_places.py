"""Where everything lies on the pictures of parts of the road."""

from typing import Final

from render.geometry import Box

WIDTH: Final = 1100
HEIGHT: Final = 640
MARGIN: Final = 20
TITLE: Final = Box(MARGIN, 16, WIDTH - 2 * MARGIN, 50)
PARTS: Final = {"near": range(1, 11), "middle": range(10, 20), "far": range(19, 29)}
"""The spaces of each part; neighbours share one."""
PER_ROW: Final = 5
CELL_WIDTH: Final = 212
CELL_HEIGHT: Final = 276


def cells(part: str) -> dict[int, Box]:
    """By space: there and back."""
    found: dict[int, Box] = {}
    for number, space in enumerate(PARTS[part]):
        row, column = divmod(number, PER_ROW)
        column = column if row == 0 else PER_ROW - 1 - column
        left, top = MARGIN + column * CELL_WIDTH, TITLE.bottom + 4 + row * CELL_HEIGHT
        found[space] = Box(left, top, CELL_WIDTH, CELL_HEIGHT)
    return found


def tile_in(cell: Box) -> Box:
    return cell.inset(7, 8)
