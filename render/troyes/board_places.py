"""Where everything lies on the picture of the city."""

from functools import cache
from typing import Final

from engine.troyes.facts import CARD_ROUNDS, CARD_SLOTS, COLOURS
from render.geometry import Box

WIDTH: Final = 1100
HEIGHT: Final = 1310
MARGIN: Final = 18
INNER: Final = WIDTH - 2 * MARGIN

HEADER: Final = Box(MARGIN, 14, INNER, 58)
ROUND: Final = HEADER.part(6, 0, 296, 58)
PHASE: Final = HEADER.part(312, 0, 396, 58)
"""Or, while there are any, the black dice waiting to be countered."""
TURN: Final = HEADER.part(718, 0, INNER - 718, 58)
"""Whose turn it is."""

SQUARE: Final = Box(MARGIN, 80, INNER, 190)
DOMAIN_TOP: Final = 278
DOMAIN_HEIGHT: Final = 210
DOMAINS: Final = tuple(
    Box(MARGIN, DOMAIN_TOP + colour * (DOMAIN_HEIGHT + 8), INNER, DOMAIN_HEIGHT) for colour in COLOURS
)
BUILDING_WIDTH: Final = 284
CATHEDRAL: Final = Box(MARGIN, 932, 266, 304)
WON: Final = Box(MARGIN, 1244, 266, 48)
"""Event cards won. Discord's badge covers its left end."""
QUEUE: Final = Box(MARGIN + 274, 932, INNER - 274, 360)


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

FEW: Final = 2
"""So many events have room for all their words."""
PAIR: Final = 2
_GRIDS: Final = ((FEW, 1, 2), (4, PAIR, 2), (6, 3, 2), (8, 4, 2), (10, 5, 2), (15, 5, 3))
"""Up to so many events lie in so many columns and rows."""


def events(number: int) -> tuple[Box, ...]:
    return grid(QUEUE.inset(6), number)


@cache
def grid(inner: Box, number: int) -> tuple[Box, ...]:
    """From left to right, row by row; a last one that would be alone beside a gap takes the whole row."""
    columns, rows = next((columns, rows) for most, columns, rows in _GRIDS if number <= most)
    height = (inner.height - 6 * (rows - 1)) // rows
    boxes = [
        box for row in range(rows) for box in inner.part(0, row * (height + 6), inner.width, height).columns(columns, 6)
    ]
    if number % columns == 1 and columns == PAIR:
        return (*boxes[: number - 1], inner.part(0, inner.height - height, inner.width, height))
    return tuple(boxes[:number])
