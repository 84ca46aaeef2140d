"""What only winners get: laurel, crown and rays."""

from typing import Final

from render.figures import crown
from render.geometry import Box, Point, around
from render.surface import Surface
from render.tints import CROWN, GILT, GOLD, VELLUM

LEAF: Final = "#8fb457"
LEAF_DARK: Final = "#4a7a34"
LEAF_EDGE: Final = "#2f5420"
RIBBON: Final = "#96141a"
RAY: Final = "#f8e4ae"


def rays(surface: Surface, box: Box, centre: Point) -> None:
    surface.rect(box, GILT)
    for turn in range(0, 360, 24):
        surface.wedge(centre, 40, box.width + 100, turn - 5, turn + 7, RAY)
    surface.rect(box, None, GOLD, 3)


def laurel(surface: Surface, box: Box, is_crowned: bool) -> None:
    """Two twigs that meet below; the crown lies between their ends."""
    reach = box.width * 0.42
    surface.circle(box.centre, reach * 0.93, VELLUM)
    for side in (1, -1):
        for number in range(10):
            angle = 180 - side * (12 + 15 * number)
            for out, tint in ((-34, LEAF), (34, LEAF_DARK)):
                _leaf(
                    surface, box.centre.towards(angle, reach), angle + side * (90 + out) + 180, box.width * 0.15, tint
                )
    knot = box.centre.towards(180, reach + box.width * 0.02)
    size = box.width * 0.07
    for side in (1, -1):
        tail = [knot, knot.shifted(side * size * 1.5, size * 1.3), knot.shifted(side * size * 0.3, size * 1.1)]
        surface.polygon(tail, RIBBON)
    surface.circle(knot, size * 0.6, RIBBON)
    if is_crowned:
        crown(surface, around(Point(box.centre.x, box.top + box.height * 0.13), round(box.width * 0.32)), CROWN)


def _leaf(surface: Surface, foot: Point, angle: float, length: float, tint: str) -> None:
    tip = foot.towards(angle, length)
    middle = foot.towards(angle, length * 0.45)
    sides = middle.towards(angle + 90, length * 0.24), middle.towards(angle - 90, length * 0.24)
    surface.polygon([foot, sides[0], tip, sides[1]], tint, LEAF_EDGE, 1.4)
