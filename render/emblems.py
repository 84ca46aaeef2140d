"""The emblems of the three colours and of influence, drawn from points on a field of 100 by 100."""

from render.figures import line_of, spot, spots
from render.geometry import Box
from render.surface import Surface
from render.tints import Tint


def sword(surface: Surface, box: Box, tint: Tint) -> None:
    """Red: a shield with a sword."""
    shield = spots(box, (12, 6), (88, 6), (88, 46), (76, 74), (50, 97), (24, 74), (12, 46))
    surface.polygon(shield, tint.fill, tint.ink, line_of(box))
    wide = box.width / 100
    surface.line(spots(box, (72, 20), (38, 62)), tint.mark, 12 * wide)
    surface.strokes(spots(box, (26, 50), (52, 72)), tint.mark, 8 * wide)
    surface.strokes(spots(box, (38, 62), (31, 71)), tint.mark, 8 * wide)


def cross(surface: Surface, box: Box, tint: Tint) -> None:
    """White: a cross in a pointed window."""
    window = spots(box, (50, 2), (70, 14), (84, 36), (84, 97), (16, 97), (16, 36), (30, 14))
    surface.polygon(window, tint.fill, tint.ink, line_of(box))
    wide = box.width / 100
    surface.line(spots(box, (50, 22), (50, 86)), tint.mark, 12 * wide)
    surface.line(spots(box, (28, 46), (72, 46)), tint.mark, 12 * wide)


def hammer(surface: Surface, box: Box, tint: Tint) -> None:
    """Yellow: a hammer on a disc."""
    surface.circle(spot(box, 50, 50), box.width * 0.46, tint.fill, tint.ink, line_of(box))
    wide = box.width / 100
    surface.strokes(spots(box, (34, 78), (58, 42)), tint.mark, 11 * wide)
    surface.polygon(spots(box, (36, 24), (78, 52), (68, 66), (26, 38)), tint.mark)


def flag(surface: Surface, box: Box, tint: Tint) -> None:
    """Influence."""
    surface.strokes(spots(box, (22, 8), (22, 94)), tint.ink, max(2, box.width * 0.09))
    cloth = spots(box, (24, 10), (92, 14), (74, 34), (92, 56), (24, 60))
    surface.polygon(cloth, tint.fill, tint.ink, line_of(box))
