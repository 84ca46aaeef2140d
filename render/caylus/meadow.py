"""The meadow in which the road lies, and the road itself where it bends."""

from math import sin
from typing import Final

from render.caylus import board_places as at
from render.caylus.colours import BEYOND, DUST, GRASS, LEAVES, LEAVES_DEEP, MEADOW, MORTAR, SAND_EDGE
from render.figures import spot, spots
from render.geometry import Box, Point, around
from render.surface import Surface
from render.tints import WOOD

TREES: Final = tuple(
    (x, at.ROAD_TOP + y)
    for x, y in ((751, 30), (748, 66), (33, 150), (30, 186), (749, 290), (752, 324), (33, 404), (30, 440), (34, 490))
)
"""Where the road leaves room."""


def ground(surface: Surface) -> None:
    """The meadow with its hills and trees."""
    meadow = Box(at.TOWN.left, at.BRIDGE.top, at.TOWN.width, at.TOWN.bottom - at.BRIDGE.top)
    surface.rect(meadow, GRASS, None, 0, 12)
    for row in range(4):
        slope = Box(meadow.left, at.ROAD_TOP + row * at.CELL_HEIGHT + 6, meadow.width, 78)
        ridge = [(u, 52 + 40 * sin(u / 9 + row * 2)) for u in range(0, 101, 4)]
        surface.polygon(spots(slope, (0, 100), *ridge, (100, 100)), MEADOW)
    _way_in(surface)
    for x, y in TREES:
        tree(surface, around(Point(x, y), 22, 30))


def _way_in(surface: Surface) -> None:
    """From the bridge to the first space."""
    first = at.road_in(at.CELLS[1])
    lane = Box(at.TOWN.left + 2, at.BRIDGE.bottom - 10, 120, first.bottom - at.BRIDGE.bottom + 10)
    surface.rect(lane, DUST, SAND_EDGE, 3, 20)
    surface.rect(Box(first.left, lane.top, 110, first.top - lane.top + 2), GRASS, SAND_EDGE, 3)
    surface.rect(Box(first.left + 2, lane.top - 4, 120, 20), GRASS)
    surface.rect(Box(first.left + 70, lane.top, 60, lane.height + 4), GRASS)


def tree(surface: Surface, box: Box) -> None:
    surface.line(spots(box, (50, 60), (50, 100)), WOOD, 4)
    surface.circle(spot(box, 50, 36), box.width * 0.46, LEAVES, LEAVES_DEEP, 2)


def bend(surface: Surface, box: Box, is_right: bool, is_reached: bool, strip: int = at.STRIP) -> None:
    """Where the road, `strip` high, turns back; what lies beyond the provost is grey."""
    fill, edge = road_tints(is_reached)
    outer = Box(box.left - 60, box.top, box.width + 58, box.height) if is_right else box.part(2, 0, 120, box.height)
    surface.rect(outer, fill, edge, 3, 20)
    inner = Box(outer.left, outer.top + strip, 60, outer.height - 2 * strip)
    if not is_right:
        inner = inner._replace(left=box.right)
    surface.rect(inner, GRASS, edge, 3)


def road_tints(is_reached: bool) -> tuple[str, str]:
    return (DUST, SAND_EDGE) if is_reached else (BEYOND, MORTAR)
