"""The three principal buildings, on a field of 100 by 100."""

from typing import Final

from render.figures import Icon, spots
from render.geometry import Box
from render.houses import bishopric, city_hall, palace
from render.surface import Surface
from render.tints import Tint


def palace_with_windows(surface: Surface, box: Box, tint: Tint) -> None:
    palace(surface, box, tint)
    for tower in (18, 82):
        surface.line(spots(box, (tower, 52), (tower, 68)), tint.mark, box.width * 0.06)


HOUSES: Final[tuple[Icon, ...]] = (palace_with_windows, bishopric, city_hall)
"""By building."""
