"""Where everything lies on the picture of the tiles that can be built."""

from typing import Final

from engine.caylus.tiles import PRESTIGIOUS, RESIDENCE, STONES, WOODEN
from render.geometry import Box

WIDTH: Final = 1100
MARGIN: Final = 14
TITLE: Final = Box(MARGIN, 16, WIDTH - 2 * MARGIN, 50)
ROWS: Final = ((*WOODEN, RESIDENCE), STONES, PRESTIGIOUS)
"""The tiles by who builds them: carpenter and lawyer, mason, and architect."""
BUILDERS: Final = (("carpenter", "lawyer"), ("mason",), ("architect",))
PER_LINE: Final = 5
CARD_HEIGHT: Final = 196
GAP: Final = 6
BETWEEN: Final = 14
"""From one builder's tiles to the next one's."""


def _line(row: int, line: int) -> list[Box]:
    top = TITLE.bottom + 6 + row * (2 * (CARD_HEIGHT + GAP) + BETWEEN) + line * (CARD_HEIGHT + GAP)
    return list(Box(MARGIN, top, WIDTH - 2 * MARGIN, CARD_HEIGHT).columns(PER_LINE, GAP))


def _places(row: int) -> list[Box]:
    """Who builds them comes first: the upper left corner is where one looks first, the lower left one has Discord's badge."""
    return [*_line(row, 0), *_line(row, 1)]


BUILDERS_AT: Final = tuple(_places(row)[0] for row in range(len(ROWS)))
TILES: Final = {tile: box for row, tiles in enumerate(ROWS) for tile, box in zip(tiles, _places(row)[1:], strict=False)}
"""By tile."""
HEIGHT: Final = _places(len(ROWS) - 1)[-1].bottom + 18
