"""Where everything lies on the picture of what a seat has."""

from typing import Final

from engine.troyes.facts import CHARACTERS
from render.geometry import Box

WIDTH: Final = 1100
HEIGHT: Final = 814
MARGIN: Final = 20
HEAD: Final = Box(MARGIN, 18, WIDTH - 2 * MARGIN, 76)

LEFT: Final = Box(MARGIN, 104, 516, HEIGHT - 124)
AMOUNTS: Final = LEFT.part(0, 0, 516, 98)
DICE: Final = LEFT.part(0, 108, 516, 112)
HOUSES: Final = LEFT.part(0, 230, 516, 104)
SITES: Final = LEFT.part(0, 344, 254, 132)
EVENTS: Final = LEFT.part(262, 344, 254, 132)
WORK: Final = LEFT.part(0, 486, 516, LEFT.height - 486)

RIGHT: Final = Box(548, 104, WIDTH - MARGIN - 548, HEIGHT - 124)
ROW_HEIGHT: Final = 108


def character(place: int) -> Box:
    return RIGHT.part(0, place * (ROW_HEIGHT + 8), RIGHT.width, ROW_HEIGHT)


CHARACTER_ROWS: Final = tuple(character(place) for place in range(len(CHARACTERS)))


def boxes() -> tuple[Box, ...]:
    """Every place of the picture that shows a value."""
    return (HEAD, AMOUNTS, DICE, HOUSES, SITES, EVENTS, WORK, *CHARACTER_ROWS)
