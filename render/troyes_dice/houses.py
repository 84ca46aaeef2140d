"""The six kinds of buildings, on a field of 100 by 100."""

from typing import Final

from render.figures import Icon, line_of, spots
from render.geometry import Box
from render.houses import bishopric, cathedral_walls, city_hall, door, palace
from render.surface import Surface
from render.tints import Tint


def fortress(surface: Surface, box: Box, tint: Tint) -> None:
    wall = spots(
        box,
        (30, 95),
        (30, 46),
        (38, 46),
        (38, 54),
        (46, 54),
        (46, 46),
        (54, 46),
        (54, 54),
        (62, 54),
        (62, 46),
        (70, 46),
        (70, 95),
    )
    surface.polygon(wall, tint.fill, tint.ink, line_of(box))
    for left in (8, 66):
        steps = ((0, 95), (0, 14), (7, 14), (7, 24), (13, 24), (13, 14), (19, 14), (19, 24), (26, 24), (26, 95))
        tower = spots(box, *((left + u, v) for u, v in steps))
        surface.polygon(tower, tint.fill, tint.ink, line_of(box))
        surface.line(spots(box, (left + 13, 38), (left + 13, 54)), tint.mark, box.width * 0.07)
    door(surface, box, tint, 50, 95, 8, 22)


def hall(surface: Surface, box: Box, tint: Tint) -> None:
    surface.polygon(spots(box, (10, 95), (10, 48), (90, 48), (90, 95)), tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (2, 50), (24, 16), (76, 16), (98, 50)), tint.mark, tint.ink, line_of(box))
    for centre in (26, 50, 74):
        door(surface, box, tint, centre, 95, 8, 28)


def cathedral(surface: Surface, box: Box, tint: Tint) -> None:
    cathedral_walls(surface, box, tint)
    door(surface, box, tint, 50, 95, 9, 24)


HOUSES: Final[tuple[Icon, ...]] = (fortress, palace, hall, city_hall, cathedral, bishopric)
"""By row of buildings."""
