"""Where everything lies on the picture of the tiles that can be built."""

from typing import Final

from engine.caylus.tiles import PRESTIGIOUS, RESIDENCE, STONES, WOODEN
from render.geometry import Box

WIDTH: Final = 1100
HEIGHT: Final = 908
MARGIN: Final = 12
TITLE: Final = Box(MARGIN, 16, WIDTH - 2 * MARGIN, 50)
ROWS: Final = ((*WOODEN, RESIDENCE), STONES, PRESTIGIOUS)
"""The tiles row by row: what carpenter and lawyer, mason, and architect build."""
PER_ROW: Final = 9
CARD_HEIGHT: Final = 268
GAP: Final = 2


def _row(row: int) -> list[Box]:
    top = TITLE.bottom + 4 + row * (CARD_HEIGHT + 8)
    return list(Box(MARGIN, top, WIDTH - 2 * MARGIN, CARD_HEIGHT).columns(PER_ROW, GAP))


TILES: Final = {tile: box for row, tiles in enumerate(ROWS) for tile, box in zip(tiles, _row(row), strict=False)}
"""By tile."""
