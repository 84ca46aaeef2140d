"""Where everything lies on the large pictures of the parts. Rows are as high as their longest text asks."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from engine.troyes.facts import CHARACTERS
from render.geometry import Box

WIDTH: Final = 1100
MARGIN: Final = 18
INNER: Final = WIDTH - 2 * MARGIN
TITLE: Final = Box(MARGIN + 4, 12, 560, 62)
NOTE: Final = Box(MARGIN + 584, 12, INNER - 592, 62)
TOP: Final = 80
GAP: Final = 10
LEGEND_HEIGHT: Final = 68
FOOT: Final = 20
BADGE: Final = 104
"""So much of the lower left corner is kept free of anything that matters: Discord puts its badge there."""
TOO_FLAT, TOO_TALL = 956, 1296
"""Between these heights a picture would be nearly square, which some phones crop."""


def legend(height: int) -> Box:
    """At the foot of a picture of this height."""
    return Box(MARGIN + BADGE, height - LEGEND_HEIGHT, INNER - BADGE, LEGEND_HEIGHT - 14)


def _spread(heights: Sequence[int]) -> list[int]:
    """What nearly makes a square is made taller."""
    whole = TOP + sum(heights) + GAP * (len(heights) - 1) + LEGEND_HEIGHT
    more = TOO_TALL - whole if TOO_FLAT < whole < TOO_TALL else 0
    return [height + -(-more // len(heights)) for height in heights]


def rows(heights: Sequence[int]) -> list[Box]:
    """One below the other, over the whole width."""
    spread = _spread(heights)
    tops = accumulate(spread[:-1], lambda top, height: top + height + GAP, initial=TOP)
    return [Box(MARGIN, top, INNER, height) for top, height in zip(tops, spread, strict=True)]


def height(heights: Sequence[int]) -> int:
    return rows(heights)[-1].bottom + LEGEND_HEIGHT


CARD_COLUMNS: Final = 3
CARD_WIDTH: Final = (INNER - 2 * GAP) // CARD_COLUMNS
EVENT_WIDTH: Final = (INNER - GAP) // 2


def cards(heights: Sequence[int]) -> Iterator[tuple[Box, ...]]:
    """By round: one of each colour side by side."""
    for row in rows(heights):
        yield tuple(row.columns(CARD_COLUMNS, GAP))


def events(heights: Sequence[int], number: int) -> list[Box]:
    """Two side by side, row by row; a last one that is alone takes the whole width."""
    boxes = [box for row in rows(heights) for box in row.columns(2, GAP)]
    return boxes[:number] if number % 2 == 0 else [*boxes[: number - 1], rows(heights)[-1]]


PART_HEIGHT: Final = 396
PARTS: Final = tuple(box for row in rows((PART_HEIGHT, PART_HEIGHT)) for box in row.columns(2, GAP))
"""The three buildings and the cathedral."""
BUILDINGS: Final = tuple(box.inset(14, 16) for box in PARTS[:3])
CATHEDRAL: Final = PARTS[3]
BUILDINGS_HEIGHT: Final = height((PART_HEIGHT, PART_HEIGHT))

DISTRICT_HEIGHT: Final = 136


def district(place: int) -> Box:
    return Box(MARGIN, TOP + place * (DISTRICT_HEIGHT + 8), INNER, DISTRICT_HEIGHT)


def districts_height(number: int) -> int:
    return district(number - 1).bottom + FOOT


CHARACTER_HEIGHT: Final = 100
CHARACTER_ROWS: Final = tuple(rows((CHARACTER_HEIGHT,) * len(CHARACTERS)))
CHARACTERS_HEIGHT: Final = height((CHARACTER_HEIGHT,) * len(CHARACTERS))
