"""Where everything lies on the large pictures of the parts."""

from typing import Final

from engine.troyes.facts import CARD_ROUNDS, CHARACTERS, COLOURS
from render.geometry import Box

WIDTH: Final = 1100
MARGIN: Final = 18
INNER: Final = WIDTH - 2 * MARGIN
TITLE: Final = Box(MARGIN + 4, 16, 330, 66)
LEGEND: Final = Box(MARGIN + 340, 16, INNER - 344, 66)
TOP: Final = 92
FOOT: Final = 20
TOO_FLAT, TOO_TALL = 956, 1296
"""Between these heights a picture would be nearly square, which some phones crop."""

CARD_HEIGHT: Final = 394
CARDS: Final = tuple(
    box
    for colour in COLOURS
    for box in Box(MARGIN, TOP + colour * (CARD_HEIGHT + 10), INNER, CARD_HEIGHT).columns(CARD_ROUNDS, 10)
)
CARDS_HEIGHT: Final = CARDS[-1].bottom + FOOT

EVENT_HEIGHT: Final = 194


def events_height(number: int) -> int:
    """Two side by side."""
    height = TOP + _rows(number) * (EVENT_HEIGHT + 8) - 8 + FOOT
    return TOO_TALL if TOO_FLAT < height < TOO_TALL else height


def _rows(number: int) -> int:
    return -(-number // 2)


def events(number: int) -> list[Box]:
    """Row by row; the last one may be alone."""
    boxes = [
        box
        for row in range(_rows(number))
        for box in Box(MARGIN, TOP + row * (EVENT_HEIGHT + 8), INNER, EVENT_HEIGHT).columns(2, 8)
    ]
    return boxes[:number]


PART_HEIGHT: Final = 396
PARTS: Final = tuple(
    box for row in range(2) for box in Box(MARGIN, TOP + row * (PART_HEIGHT + 10), INNER, PART_HEIGHT).columns(2, 10)
)
"""The three buildings and the cathedral."""
BUILDINGS: Final = tuple(box.inset(14, 16) for box in PARTS[:3])
CATHEDRAL: Final = PARTS[3]
BUILDINGS_HEIGHT: Final = PARTS[-1].bottom + FOOT

DISTRICT_HEIGHT: Final = 136


def district(place: int) -> Box:
    return Box(MARGIN, TOP + place * (DISTRICT_HEIGHT + 8), INNER, DISTRICT_HEIGHT)


def districts_height(number: int) -> int:
    return district(number - 1).bottom + FOOT


CHARACTER_HEIGHT: Final = 100
CHARACTER_ROWS: Final = tuple(
    Box(MARGIN, TOP + place * (CHARACTER_HEIGHT + 8), INNER, CHARACTER_HEIGHT) for place in range(len(CHARACTERS))
)
CHARACTERS_HEIGHT: Final = CHARACTER_ROWS[-1].bottom + FOOT
