"""Where everything lies on the picture of the city."""

from functools import cache
from typing import Final

from engine.troyes.facts import CARD_ROUNDS, CARD_SLOTS, COLOURS
from render.geometry import Box

WIDTH: Final = 1100
HEIGHT: Final = 1310
MARGIN: Final = 18
INNER: Final = WIDTH - 2 * MARGIN

HEADER: Final = Box(MARGIN, 16, INNER, 66)
ROUND: Final = HEADER.part(6, 0, 610, 66)
BLACK: Final = HEADER.part(626, 0, INNER - 626, 66)
"""Black dice waiting to be countered."""

SQUARE: Final = Box(MARGIN, 88, INNER, 232)
DOMAIN_TOP: Final = 330
DOMAIN_HEIGHT: Final = 218
DOMAINS: Final = tuple(
    Box(MARGIN, DOMAIN_TOP + colour * (DOMAIN_HEIGHT + 8), INNER, DOMAIN_HEIGHT) for colour in COLOURS
)
BUILDING_WIDTH: Final = 284
CATHEDRAL: Final = Box(MARGIN, 1012, 296, 280)
QUEUE: Final = Box(MARGIN + 306, 1012, INNER - 306, 280)


@cache
def districts(number: int) -> tuple[Box, ...]:
    """One for each seat and the neutral one."""
    return tuple(SQUARE.columns(number, 8))


def building(colour: int) -> Box:
    return DOMAINS[colour].part(6, 6, BUILDING_WIDTH, DOMAIN_HEIGHT - 12)


def card(slot: int) -> Box:
    domain = DOMAINS[slot // CARD_ROUNDS]
    row = domain.part(BUILDING_WIDTH + 12, 7, INNER - BUILDING_WIDTH - 20, DOMAIN_HEIGHT - 14)
    return list(row.columns(CARD_ROUNDS, 8))[slot % CARD_ROUNDS]


CARDS: Final = tuple(card(slot) for slot in range(CARD_SLOTS))
BUILDINGS: Final = tuple(building(colour) for colour in COLOURS)

TALL: Final = 4
"""So many events lie side by side, each with its words; more lie in rows."""
_GRIDS: Final = ((TALL, 4, 1), (8, 4, 2), (10, 5, 2), (15, 5, 3))


@cache
def events(number: int) -> tuple[Box, ...]:
    """From left to right, row by row."""
    columns, rows = next((columns, rows) for most, columns, rows in _GRIDS if number <= most)
    inner = QUEUE.inset(6)
    height = (inner.height - 6 * (rows - 1)) // rows
    boxes = [
        box for row in range(rows) for box in inner.part(0, row * (height + 6), inner.width, height).columns(columns, 6)
    ]
    return tuple(boxes[:number])
