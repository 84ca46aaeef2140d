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
    """A fleur-de-lis."""
    petal = ((50, 2), (62, 20), (64, 38), (56, 58), (44, 58), (36, 38), (38, 20))
    left = ((42, 60), (30, 56), (20, 60), (18, 70), (8, 60), (8, 42), (20, 30), (34, 36), (42, 48))
    for shape in (left, tuple((100 - u, v) for u, v in left), petal):
        surface.polygon(spots(box, *shape), tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (46, 66), (54, 66), (60, 82), (50, 98), (40, 82)), tint.fill, tint.ink, line_of(box))
    surface.strokes(spots(box, (30, 63), (70, 63)), tint.ink, box.height * 0.09)


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
