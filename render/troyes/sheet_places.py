"""Where everything lies on the picture of what a seat has."""

from typing import Final

from engine.troyes.facts import CHARACTERS
from render.geometry import Box

WIDTH: Final = 1100
HEIGHT: Final = 892
MARGIN: Final = 20
HEAD: Final = Box(MARGIN, 18, WIDTH - 2 * MARGIN, 72)

LEFT: Final = Box(MARGIN, 100, 512, HEIGHT - 120)
AMOUNTS: Final = LEFT.part(0, 0, 512, 112)
DICE: Final = LEFT.part(0, 122, 512, 112)
HOUSES: Final = LEFT.part(0, 244, 512, 108)
SITES: Final = LEFT.part(0, 362, 262, 134)
EVENTS: Final = LEFT.part(270, 362, 242, 134)
WORK: Final = LEFT.part(0, 506, 512, LEFT.height - 506)

RIGHT: Final = Box(540, 100, WIDTH - MARGIN - 540, HEIGHT - 120)
ROW_HEIGHT: Final = 122


def character(place: int) -> Box:
    return RIGHT.part(0, place * (ROW_HEIGHT + 8), RIGHT.width, ROW_HEIGHT)


CHARACTER_ROWS: Final = tuple(character(place) for place in range(len(CHARACTERS)))


def boxes() -> tuple[Box, ...]:
    """Every place of the picture that shows a value."""
    return (HEAD, AMOUNTS, DICE, HOUSES, SITES, EVENTS, WORK, *CHARACTER_ROWS)
