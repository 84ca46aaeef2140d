"""The road: tiles with owner, worker and officers, lots where nothing is built yet."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.caylus.tiles import TAKES_WORKERS
from render.canvas import Canvas
from render.caylus import board_places as at
from render.caylus import tile_marks as marks
from render.caylus.colours import (
    CRIMSON,
    CRIMSON_DEEP,
    DUST,
    SLATE,
)
from render.caylus.emblems import circle, worker
from render.caylus.icons import bailiff, provost
from render.caylus.landmarks import keep_mark
from render.caylus.meadow import road_tints
from render.figures import spots
from render.geometry import Box, Point, around
from render.glass import Colour
from render.rings import stamp_ring
from render.surface import Surface
from render.tints import GOLD, OAK, VELLUM, WHITE

KERB: Final = 3
"""Pixels along the road."""
PROVOST: Final = 1
BAILIFF: Final = 2
"""Bits that tell who of the officers stands on a space."""
ROOMY: Final = 120
"""From this width of a cell on, for pieces of the board's size, both officers and a worker have room on the road."""


class Place(NamedTuple):
    """What is painted on a space of the road."""

    number: int
    tile: int
    owner: int
    visitor: int
    officers: int
    is_reached: bool
    """As far as the provost lets the day go."""
    coming: int
    """The seat whose residence will come here."""
    is_next: bool
    """Whether the next tile is built here."""
    is_open: bool
    """Whether the viewer can place a worker here."""
    is_new: bool


class Plot(NamedTuple):
    """What is painted on the upper part of a space: its tile, and the heads of who stands on the road."""

    tile: int
    owner: int
    number: int
    is_reached: bool
    coming: int
    is_next: bool
    is_new: bool
    officers: int
    is_crowded: bool
    """Whether a worker stands beside the officers."""
    is_homeward: bool
    name: str
    label: str
    """The answer to a question that leads here."""
    is_asked: bool
    """Whether a question is about this space."""


class Walk(NamedTuple):
    """What is painted on the road before a tile."""

    is_reached: bool
    visitor: int
    circle: bool | None
    """Whether the viewer can place a worker in the free circle, if there is one."""
    section: int
    """Whose scoring is set off here, or below zero none."""
    officers: int
    is_homeward: bool


def put_space(
    canvas: Canvas,
    cell: Box,
    what: Place,
    is_homeward: bool,
    name: str = "",
    ground: Colour | None = None,
    label: str = "",
    is_asked: bool = False,
) -> None:
    """A tile above its piece of the road; who stands there stands on the road, which leads to the left if `is_homeward`.

    Where there is more room than on the board the pieces grow, and the tile may bear its `name`. Tile and road are kept apart,
    so that a worker comes and goes and the tile stays. On a `ground` of one colour a tile looks alike on every picture.
    """
    upper, lower = at.halves(cell)
    plot, walk = _parts(what, is_homeward, name, label, is_asked)
    if ground is None:
        canvas.put_part(tile_part, cell, upper, plot)
    else:
        canvas.tile_part(tile_part, cell, upper, ground, plot)
    canvas.tile_part(road_part, cell, lower, DUST, walk)


@lru_cache(2000)
def _parts(what: Place, is_homeward: bool, name: str, label: str, is_asked: bool) -> tuple[Plot, Walk]:
    officers, visitor = what.officers, what.visitor
    is_tall = officers > 0
    plot = Plot(
        what.tile,
        what.owner,
        what.number,
        what.is_reached,
        what.coming,
        what.is_next,
        what.is_new,
        officers,
        is_tall and visitor >= 0,
        is_tall and is_homeward,
        name,
        label,
        is_asked,
    )
    circle = what.is_open if visitor < 0 and TAKES_WORKERS[what.tile] else None
    walk = Walk(what.is_reached, visitor, circle, at.TRIGGERS.get(what.number, -1), officers, is_homeward)
    return plot, walk


def tile_part(surface: Surface, box: Box, plot: Plot) -> None:
    place, k = at.tile_in(box), at.grown(box)
    if plot.is_asked:
        surface.plate(box, None, GOLD, 5)
    _strip(surface, at.road_in(box), plot.is_reached)
    if plot.tile:
        marks.tile(surface, place, plot.tile, plot.owner, plot.coming, plot.name, k)
    else:
        surface.stamp(marks.lot if plot.is_next else marks.free_lot, place)
    marks.tag(surface, place, plot.number, plot.is_reached, k)
    if plot.is_new:
        stamp_ring(surface, place.inset(-4, -3), 11)
    if plot.officers:
        going = _Going(at.road_in(box), plot.is_homeward, k)
        _milestone(surface, going, at.TRIGGERS.get(plot.number, -1), plot.officers)
        _officers(surface, going, plot.officers, plot.is_crowded)
    if plot.label:
        surface.stamp(marks.answer, around(Point(box.centre.x, place.top + 26), 60, 42), plot.label)


def bar(surface: Surface, box: Box) -> None:
    """The day ends here."""
    width = max(8, round(box.width * 0.2))
    post = around(box.centre, width, box.height)
    surface.rect(post, WHITE, CRIMSON_DEEP, 2, 2)
    step = box.height / 5
    for number in (0, 2, 4):
        surface.rect(Box(post.left + 1, round(post.top + number * step), width - 2, round(step)), CRIMSON)


class _Going(NamedTuple):
    """A piece of road, and which way one goes there."""

    road: Box
    is_homeward: bool
    k: float
    """How much larger than on the board everything is."""

    def place(self, start: float, width: float, height: float, lift: float = 0) -> Box:
        """The place of a piece of the board's size, so far from where one comes."""
        road, wide, high = self.road, round(width * self.k), round(height * self.k)
        left = road.right - round(start * self.k) - wide if self.is_homeward else road.left + round(start * self.k)
        return Box(left, road.bottom - round((4 + lift) * self.k) - high, wide, high)

    @property
    def end(self) -> float:
        return self.road.width / self.k


def road_part(surface: Surface, box: Box, walk: Walk) -> None:
    """Going the way of the row: the worker, the milestone, the officers, the end of the day."""
    going = _Going(at.road_in(box), walk.is_homeward, at.grown(box))
    _strip(surface, going.road, walk.is_reached)
    if walk.visitor >= 0:
        surface.stamp(worker, going.place(4, 38, 38, -1), walk.visitor)
    elif walk.circle is not None:
        surface.stamp(circle, going.place(4, 38, 38, -1), walk.circle, OAK)
    _milestone(surface, going, walk.section, walk.officers)
    _officers(surface, going, walk.officers, walk.visitor >= 0)


def _strip(surface: Surface, road: Box, is_reached: bool) -> None:
    fill, edge = road_tints(is_reached)
    surface.field(road, fill)
    for top in (road.top, road.bottom - KERB):
        surface.field(Box(road.left, top, road.width, KERB), edge)


def _milestone(surface: Surface, going: _Going, section: int, officers: int) -> None:
    """Behind two officers it stands higher, lest they hide it."""
    if section >= 0:
        is_hidden = officers == PROVOST | BAILIFF and going.end < ROOMY
        surface.stamp(milestone, going.place(12, 26, 36, 46) if is_hidden else going.place(43, 26, 36, 1), section)


def _officers(surface: Surface, going: _Going, officers: int, is_crowded: bool) -> None:
    both = officers == PROVOST | BAILIFF
    wide, high = (44, 66) if not both else (38, 62) if not is_crowded or going.end >= ROOMY else (30, 54)
    start = going.end - 7 - wide
    if officers & PROVOST:
        surface.stamp(bar, going.place(going.end - 8, 8, 42, -1))
        surface.stamp(provost, going.place(start, wide, high))
        start -= wide - 2
    if officers & BAILIFF:
        surface.stamp(bailiff, going.place(start, wide, high))


def milestone(surface: Surface, box: Box, section: int) -> None:
    """The bailiff sets off a scoring here."""
    stone = spots(box, (6, 98), (6, 36), (24, 8), (50, 0), (76, 8), (94, 36), (94, 98))
    surface.polygon(stone, VELLUM, SLATE, 2)
    keep_mark(surface, around(box.centre.shifted(0, 2), round(box.width * 0.78), round(box.width * 0.84)), section)
