"""Where everything lies on the picture of the wheel."""

from functools import cache
from typing import Final, NamedTuple

from engine.troyes_dice.facts import NOTCHES
from render.geometry import Box, Point, around

WIDTH: Final = 1100
HEIGHT: Final = 780
TILES_HEIGHT: Final = 150
"""The band below for the Banquet tiles, where they are in play."""
STEP: Final = 360 / NOTCHES

CENTRE: Final = Point(388, 390)
RIM: Final = 374
PLAZA_RING: Final = 268
PLAZA: Final = 80
"""Radius of a plaza; the die on it is a square in the middle."""
GLOW: Final = 6
"""Around a plaza with a die; it stays clear of the costs."""
DIE: Final = 84
PIECE: Final = 112
"""A die with its flames fits into a square of this side."""
EMBLEM: Final = 36
EMBLEM_REACH: Final = 39
"""From the middle of a die to its emblem, both ways."""
COSTS_OUTER: Final = 180
COSTS_INNER: Final = 84
COSTS_RING: Final = 134
BADGE_RING: Final = 339
BADGE: Final = 31
"""Radius of the Banquet tile at a plaza's outer edge."""
CHIP: Final = 19
"""Radius of the chip that tells the colour of a plaza's other face."""

CORNERS: Final = (Point(54, 58), Point(54, HEIGHT - 58), Point(728, 58), Point(728, HEIGHT - 58))
"""What the round wheel leaves free."""
COSTS: Final = around(CENTRE, 2 * COSTS_OUTER + 4)
"""The square that holds the small layer."""
WHEEL: Final = around(CENTRE, 2 * RIM)


def angle_of(notch: float) -> float:
    return notch * STEP


def plaza_at(notch: int) -> Point:
    """On a whole pixel: so plazas and what lies on them look the same in all notches."""
    x, y = CENTRE.towards(angle_of(notch), PLAZA_RING)
    return Point(round(x), round(y))


def badge_at(plaza: Point, notch: int) -> Point:
    """At the plaza's outer edge."""
    return plaza.towards(angle_of(notch), BADGE_RING - PLAZA_RING)


def corner_at(notch: int) -> tuple[int, int]:
    """The corner of a die nearest to the middle of the wheel, where neither chip nor badge can be: how far from the middle of
    the die its emblem sits."""
    angle = angle_of(notch)
    return -EMBLEM_REACH if 0 < angle < 180 else EMBLEM_REACH, -EMBLEM_REACH if 90 < angle < 270 else EMBLEM_REACH


def chip_at(plaza: Point, notch: int) -> Point:
    """On the plaza's edge, towards the next notch and the rim, clear of die and badge."""
    return plaza.towards(angle_of(notch) + 62, PLAZA - CHIP + 8)


class Places(NamedTuple):
    """Where a plaza lies and what belongs to it."""

    plaza: Box
    """With the light around it."""
    piece: Box
    corner: tuple[int, int]
    emblem: Box
    chip: Box
    badge: Box


def _places(number: int) -> Places:
    plaza, corner = plaza_at(number), corner_at(number)
    return Places(
        around(plaza, 2 * (PLAZA + GLOW) + 2),
        around(plaza, PIECE),
        corner,
        around(plaza.shifted(*corner), EMBLEM),
        around(chip_at(plaza, number), 2 * CHIP + 4),
        around(badge_at(plaza, number), 2 * BADGE),
    )


WHEEL_NOTCHES: Final = tuple(_places(number) for number in range(NOTCHES))

PANEL: Final = Box(784, 18, 296, 744)
DAY: Final = PANEL.part(0, 0, 170, 64)
HALF: Final = PANEL.part(0, 64, 296, 44)
CALENDAR: Final = PANEL.part(0, 114, 296, 22)
DICE: Final = tuple(PANEL.part(0, 144 + 70 * row, 296, 66) for row in range(4))
MESSAGE: Final = PANEL.part(0, 144, 296, 276)
"""Instead of the dice, while there are none."""
PLAYERS: Final = PANEL.part(0, 426, 296, 318)
LARGEST_ROW: Final = 60


@cache
def player_boxes(number: int) -> tuple[Box, ...]:
    """One below the other, the lower the more there are."""
    high = min(LARGEST_ROW, (PLAYERS.height + 2) // number)
    gap = 6 if high > 40 else 2
    return tuple(PLAYERS.part(0, high * row, PLAYERS.width, high - gap) for row in range(number))


def is_low(row: Box) -> bool:
    return row.height < 40


@cache
def points(row: Box) -> Box:
    """At the right end of a player's row."""
    margin = 3 if is_low(row) else 8
    return Box(row.right - 50, row.top + margin, 42, row.height - 2 * margin)


BADGE_FREE: Final = 92
"""So much of the lower left corner is kept free of anything that matters: Discord puts its badge there."""
TILE_CARDS: Final = tuple(Box(20 + BADGE_FREE, HEIGHT - 4, WIDTH - 40 - BADGE_FREE, TILES_HEIGHT - 12).columns(3, 10))
