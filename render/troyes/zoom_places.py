"""Where everything lies on the large pictures of the parts."""

from typing import Final

from engine.troyes.facts import CARD_ROUNDS, CHARACTERS, COLOURS
from render.geometry import Box

WIDTH: Final = 1100
MARGIN: Final = 18
INNER: Final = WIDTH - 2 * MARGIN
TITLE: Final = Box(MARGIN + 4, 14, 330, 70)
LEGEND: Final = Box(MARGIN + 350, 14, INNER - 354, 70)
TOP: Final = 92
FOOT: Final = 20
TOO_FLAT, TOO_TALL = 956, 1296
"""Between these heights a picture would be nearly square, which some phones crop."""

CARD_HEIGHT: Final = 424
CARDS: Final = tuple(
    box
    for colour in COLOURS
    for box in Box(MARGIN, TOP + colour * (CARD_HEIGHT + 10), INNER, CARD_HEIGHT).columns(CARD_ROUNDS, 10)
)
CARDS_HEIGHT: Final = CARDS[-1].bottom + FOOT

EVENT_HEIGHT: Final = 204


def _event_height(number: int) -> int:
    """What nearly makes a square is made taller."""
    rows = -(-number // 2)
    if TOO_FLAT < TOP + rows * (EVENT_HEIGHT + 8) - 8 + FOOT < TOO_TALL:
        return -(-(TOO_TALL - TOP - FOOT + 8) // rows) - 8
    return EVENT_HEIGHT


def events(number: int) -> list[Box]:
    """Two side by side, row by row; the last one may be alone."""
    height = _event_height(number)
    boxes = [
        box
        for row in range(-(-number // 2))
        for box in Box(MARGIN, TOP + row * (height + 8), INNER, height).columns(2, 8)
    ]
    return boxes[:number]


def events_height(number: int) -> int:
    return events(number)[-1].bottom + FOOT


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
