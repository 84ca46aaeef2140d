"""Buildings that stand in more than one game, on a field of 100 by 100."""

from render.figures import line_of, spot, spots
from render.geometry import Box, Point
from render.surface import Surface
from render.tints import Tint


def palace(surface: Surface, box: Box, tint: Tint) -> None:
    surface.polygon(spots(box, (24, 95), (24, 48), (76, 48), (76, 95)), tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (22, 48), (34, 28), (66, 28), (78, 48)), tint.mark, tint.ink, line_of(box))
    for left in (8, 72):
        tower = spots(box, (left, 95), (left, 40), (left + 20, 40), (left + 20, 95))
        surface.polygon(tower, tint.fill, tint.ink, line_of(box))
        roof = spots(box, (left - 4, 40), (left + 10, 6), (left + 24, 40))
        surface.polygon(roof, tint.mark, tint.ink, line_of(box))
    door(surface, box, tint, 50, 95, 8, 26)


def bishopric(surface: Surface, box: Box, tint: Tint) -> None:
    surface.polygon(spots(box, (16, 95), (16, 54), (84, 54), (84, 95)), tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (6, 56), (50, 24), (94, 56)), tint.mark, tint.ink, line_of(box))
    surface.line(spots(box, (50, 2), (50, 28)), tint.ink, box.width * 0.08)
    surface.line(spots(box, (39, 11), (61, 11)), tint.ink, box.width * 0.08)
    door(surface, box, tint, 50, 95, 9, 26)
    for centre in (29, 71):
        surface.line(spots(box, (centre, 66), (centre, 80)), tint.mark, box.width * 0.09)


def city_hall(surface: Surface, box: Box, tint: Tint) -> None:
    surface.polygon(spots(box, (8, 95), (8, 60), (92, 60), (92, 95)), tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (4, 60), (18, 44), (82, 44), (96, 60)), tint.mark, tint.ink, line_of(box))
    surface.polygon(spots(box, (36, 62), (36, 26), (64, 26), (64, 62)), tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (30, 28), (50, 2), (70, 28)), tint.mark, tint.ink, line_of(box))
    surface.circle(spot(box, 50, 44), box.width * 0.09, None, tint.mark, line_of(box))
    for centre in (24, 50, 76):
        door(surface, box, tint, centre, 95, 6, 20)


def cathedral_walls(surface: Surface, box: Box, tint: Tint) -> None:
    """The cathedral without its door."""
    surface.polygon(spots(box, (30, 95), (30, 46), (50, 26), (70, 46), (70, 95)), tint.fill, tint.ink, line_of(box))
    for left in (10, 68):
        tower = spots(box, (left, 95), (left, 34), (left + 22, 34), (left + 22, 95))
        surface.polygon(tower, tint.fill, tint.ink, line_of(box))
        surface.polygon(spots(box, (left, 34), (left + 11, 0), (left + 22, 34)), tint.mark, tint.ink, line_of(box))
        surface.line(spots(box, (left + 11, 46), (left + 11, 64)), tint.mark, box.width * 0.07)
    surface.circle(spot(box, 50, 52), box.width * 0.1, None, tint.mark, line_of(box) * 1.2)


def door(surface: Surface, box: Box, tint: Tint, u: float, v: float, half: float, height: float) -> None:
    """An arched opening standing at (u, v)."""
    top = v - height + half
    arch = [(u - half, v), (u - half, top), (u - half * 0.7, top - half * 0.7), (u, top - half)]
    other: list[tuple[float, float]] = [(2 * u - x, y) for x, y in reversed(arch)]
    points: list[Point] = spots(box, *arch, *other)
    surface.polygon(points, tint.mark)
