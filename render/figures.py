"""Figures that more than one game needs, drawn from points on a field of 100 by 100."""

from collections.abc import Callable

from render.geometry import Box, Point
from render.surface import Surface
from render.tints import GOLD, PARCHMENT, WOOD, Tint

Icon = Callable[[Surface, Box, Tint], None]


def spots(box: Box, *points: tuple[float, float]) -> list[Point]:
    """Points given in hundredths of the box."""
    return [Point(box.left + box.width * u / 100, box.top + box.height * v / 100) for u, v in points]


def spot(box: Box, u: float, v: float) -> Point:
    return spots(box, (u, v))[0]


def line_of(box: Box) -> float:
    """The width of an outline that suits an icon of this size."""
    return max(1.4, min(box.width, box.height) / 20)


def frame(surface: Surface, box: Box) -> None:
    """The border of every picture."""
    surface.rect(box, PARCHMENT, WOOD, 4)
    surface.rect(box.inset(8), None, GOLD, 2)


def lily(surface: Surface, box: Box, tint: Tint) -> None:
    """A fleur-de-lis: a spear between two leaves that curl outward and down, bound by a band."""
    petal = ((50, 0), (59, 14), (63, 30), (60, 46), (55, 60), (45, 60), (40, 46), (37, 30), (41, 14))
    leaf = ((44, 60), (40, 44), (30, 30), (17, 27), (6, 35), (2, 49), (7, 61), (16, 64))
    curl = ((19, 56), (13, 52), (13, 44), (20, 40), (28, 45), (33, 60))
    foot = ((46, 68), (54, 68), (60, 80), (56, 88), (50, 100), (44, 88), (40, 80))
    side = ((42, 68), (36, 80), (24, 86), (32, 92), (40, 86), (46, 72))
    for shape in (leaf + curl, side):
        for half in (shape, tuple((100 - u, v) for u, v in shape)):
            surface.polygon(spots(box, *half), tint.fill, tint.ink, line_of(box))
    for shape in (petal, foot):
        surface.polygon(spots(box, *shape), tint.fill, tint.ink, line_of(box))
    surface.strokes(spots(box, (27, 64), (73, 64)), tint.ink, box.height * 0.09)


def crown(surface: Surface, box: Box, tint: Tint) -> None:
    points = spots(box, (10, 84), (4, 26), (28, 50), (50, 12), (72, 50), (96, 26), (90, 84))
    surface.polygon(points, tint.fill, tint.ink, line_of(box))
    for u, v in ((4, 24), (50, 10), (96, 24)):
        surface.circle(spot(box, u, v), box.width * 0.07, tint.fill, tint.ink, line_of(box))


def coin(surface: Surface, box: Box, tint: Tint) -> None:
    """A denier."""
    centre = spot(box, 50, 50)
    surface.circle(centre, box.width * 0.44, tint.fill, tint.ink, line_of(box))
    surface.circle(centre, box.width * 0.31, None, tint.ink, line_of(box) * 0.7)
    wide = box.width * 0.08
    surface.line(spots(box, (50, 32), (50, 68)), tint.ink, wide)
    surface.line(spots(box, (32, 50), (68, 50)), tint.ink, wide)


def hourglass(surface: Surface, box: Box, tint: Tint) -> None:
    glass = spots(box, (24, 12), (76, 12), (56, 50), (76, 88), (24, 88), (44, 50))
    surface.polygon(glass, tint.fill, tint.ink, line_of(box) * 1.3)
    surface.polygon(spots(box, (36, 30), (64, 30), (50, 50)), tint.ink)
    surface.polygon(spots(box, (50, 66), (68, 84), (32, 84)), tint.ink)
    for bar in (10, 90):
        surface.strokes(spots(box, (18, bar), (82, bar)), tint.ink, box.width * 0.1)
