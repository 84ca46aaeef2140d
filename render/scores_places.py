"""Where everything lies on an end table."""

from typing import Final, NamedTuple

from render.geometry import Box

WIDTH: Final = 1100
MARGIN: Final = 22
INNER: Final = WIDTH - 2 * MARGIN
TALLEST: Final = 948
"""Higher ones would come near to a square, which phones crop."""
NOTE_HEIGHT: Final = 68
SOURCE_HEIGHT: Final = 46
FOOT: Final = 48
"""Below everything: there Discord lays its badge over the left corner."""
PER_ROW: Final = 4
"""Sources beside each other, and below them the next."""
BARS_LEFT: Final = 340
BARS_RIGHT: Final = 944
TOTAL_WIDTH: Final = 100
WIDEST_POINT: Final = 28
HEROES: Final = (232, 196, 160, 130)
"""How high they may be: as high as there is room."""
ROWS: Final = {72: 9, 60: 7, 52: 5}
"""The same of rows, and the gap below each."""


class Places(NamedTuple):
    """The boxes of a table of a given size."""

    height: int
    hero: Box
    rows: tuple[Box, ...]
    notes: tuple[Box, ...]
    sources: tuple[Box, ...]


def row_height(lines: int) -> int:
    return 72 if lines <= 5 else 60 if lines <= 7 else 52


def bar_height(row: int) -> int:
    """In a row of this height."""
    return min(40, row - 16)


def hero(high: int) -> Box:
    return Box(MARGIN, MARGIN, INNER, high)


def places(lines: int, notes: int, sources: int) -> Places:
    row = row_height(lines)
    gap = ROWS[row]
    note_rows, source_rows = -(-notes // 2), -(-sources // PER_ROW)
    below = lines * (row + gap) + note_rows * (NOTE_HEIGHT + 6) + 12 + source_rows * SOURCE_HEIGHT + FOOT
    high = next(high for high in HEROES if MARGIN + high + 16 + below <= TALLEST or high == HEROES[-1])
    top = hero(high).bottom + 16
    rows = tuple(Box(MARGIN, top + n * (row + gap), INNER, row) for n in range(lines))
    top += lines * (row + gap)
    cast = [Box(MARGIN, top + n * (NOTE_HEIGHT + 6), INNER, NOTE_HEIGHT) for n in range(note_rows)]
    top += note_rows * (NOTE_HEIGHT + 6) + 10
    legend = [Box(MARGIN + 8, top + n * SOURCE_HEIGHT, INNER - 16, SOURCE_HEIGHT) for n in range(source_rows)]
    return Places(
        hero(high).bottom + 16 + below,
        hero(high),
        rows,
        tuple(box for line in cast for box in line.columns(2, 10))[:notes],
        tuple(box for line in legend for box in line.columns(PER_ROW, 4))[:sources],
    )


class Scale(NamedTuple):
    """How points become pixels, the same in every row."""

    zero: int
    point: float


def scale(gained: int, lost: int) -> Scale:
    """For the longest bars to the right and to the left."""
    room = BARS_RIGHT - BARS_LEFT - 4
    point = min(WIDEST_POINT, room / max(1, gained + lost))
    return Scale(BARS_LEFT + round(lost * point) + 2, point)
