"""The road: tiles with owner, worker and officers, lots where nothing is built yet."""

from math import sin
from typing import Final, NamedTuple

from engine.caylus.tiles import TAKES_WORKERS, TILES
from render.caylus import board_places as at
from render.caylus.colours import (
    BEYOND,
    CRIMSON,
    CRIMSON_DEEP,
    DUST,
    FIELD,
    GRASS,
    LEAVES,
    LEAVES_DEEP,
    MEADOW,
    MORTAR,
    PLANK,
    SAND_EDGE,
    SEATS,
    SHADE,
    SITE,
    SITE_GROUND,
    SLATE,
)
from render.caylus.colours import TILES as FACES
from render.caylus.effects import is_work, paint_rows, rows_of
from render.caylus.emblems import circle, house, worker
from render.caylus.icons import bailiff, coin, provost
from render.caylus.landmarks import LANDMARKS, keep_mark
from render.figures import crown, spot, spots
from render.geometry import Box, Point, around
from render.lettering import BOLD
from render.rings import ring
from render.surface import Surface
from render.tints import CROWN, GILT, INK, OAK, VELLUM, WHITE, WOOD, Tint

PROVOST: Final = 1
BAILIFF: Final = 2
"""Bits that tell who of the officers stands on a space."""
BUILDS: Final = 40
"""The size of a builder on a tile."""
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


def bend(surface: Surface, box: Box, is_right: bool, is_reached: bool) -> None:
    """Where the road turns back; what lies beyond the provost is grey."""
    fill, edge = _road_tints(is_reached)
    outer = Box(box.left - 60, box.top, box.width + 58, box.height) if is_right else box.part(2, 0, 120, box.height)
    surface.rect(outer, fill, edge, 3, 20)
    inner = Box(outer.left, outer.top + at.STRIP, 60, outer.height - 2 * at.STRIP)
    if not is_right:
        inner = inner._replace(left=box.right)
    surface.rect(inner, GRASS, edge, 3)


def _road_tints(is_reached: bool) -> tuple[str, str]:
    return (DUST, SAND_EDGE) if is_reached else (BEYOND, MORTAR)


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


def space(surface: Surface, box: Box, what: Place) -> None:
    """A tile above its piece of the road; who stands there stands on the road."""
    place, road = at.tile_in(box), at.road_in(box)
    fill, edge = _road_tints(what.is_reached)
    surface.rect(road, fill)
    for y in (road.top + 1.5, road.bottom - 1.5):
        surface.line([Point(road.left, y), Point(road.right, y)], edge, 3)
    if TILES[what.tile].kind == "none":
        _lot(surface, place, what)
    else:
        _tile(surface, place, what)
    if what.is_new:
        surface.stamp(ring, place.inset(-4, -3), 11)
    _on_road(surface, road, what)


def _tile(surface: Surface, place: Box, what: Place) -> None:
    kind = TILES[what.tile].kind
    surface.rect(place.part(0, 3, place.width, place.height), SHADE, None, 0, 8)
    face(surface, place, kind, what.owner)
    kind_sign(surface, place.inset(3), kind)
    _tag(surface, place, what.number, what.is_reached)
    _body(surface, place, what.tile)
    if what.owner >= 0:
        surface.stamp(house, Box(place.right - 35, place.top + 2, 33, 33), what.owner)
    if what.coming >= 0:
        surface.stamp(residence_to_come, Box(place.right - 35, place.bottom - 36, 33, 33), what.coming)


def _lot(surface: Surface, place: Box, what: Place) -> None:
    """Nothing is built here yet."""
    if what.is_next:
        lot(surface, place)
    else:
        staked(surface, place, LEAVES_DEEP, FIELD)
    _tag(surface, place, what.number, what.is_reached)


def staked(surface: Surface, place: Box, ink: str, fill: str) -> None:
    """A field between stakes, with a rope around it."""
    field = place.inset(4)
    surface.rect(field, fill)
    for x in range(field.left, field.right - 3, 10):
        for y in (field.top, field.bottom):
            surface.line([Point(x, y), Point(min(x + 6, field.right), y)], ink, 2)
    for y in range(field.top, field.bottom - 3, 10):
        for x in (field.left, field.right):
            surface.line([Point(x, y), Point(x, min(y + 6, field.bottom))], ink, 2)
    for x in (field.left, field.right):
        for y in (field.top, field.bottom):
            surface.line([Point(x, y - 4), Point(x, y + 4)], ink, 5)


def lot(surface: Surface, box: Box) -> None:
    """The next building site."""
    staked(surface, box, SITE, SITE_GROUND)
    cross = around(box.centre.shifted(0, box.height * 0.13), round(min(box.width, box.height) * 0.5))
    for ends in (((50, 0), (50, 100)), ((0, 50), (100, 50))):
        surface.line(spots(cross, *ends), SITE, cross.width * 0.26)


def bar(surface: Surface, box: Box) -> None:
    """The day ends here."""
    width = max(8, round(box.width * 0.2))
    post = around(box.centre, width, box.height)
    surface.rect(post, WHITE, CRIMSON_DEEP, 2, 2)
    step = box.height / 5
    for number in (0, 2, 4):
        surface.rect(Box(post.left + 1, round(post.top + number * step), width - 2, round(step)), CRIMSON)


def _on_road(surface: Surface, road: Box, what: Place) -> None:
    """Going the way of the row: the worker, the milestone, the officers, the end of the day."""
    turned = at.is_homeward(what.number)

    def place(start: int, width: int, height: int, lift: int = 0) -> Box:
        left = road.right - start - width if turned else road.left + start
        return Box(left, road.bottom - 4 - lift - height, width, height)

    if what.visitor >= 0:
        surface.stamp(worker, place(4, 38, 38, -1), what.visitor)
    elif TAKES_WORKERS[what.tile]:
        surface.stamp(circle, place(4, 38, 38, -1), what.is_open, OAK)
    section = at.TRIGGERS.get(what.number)
    if section is not None:
        is_hidden = what.officers == PROVOST | BAILIFF
        surface.stamp(milestone, place(12, 26, 36, 46) if is_hidden else place(43, 26, 36, 1), section)
    both = what.officers == PROVOST | BAILIFF
    wide, high = (44, 66) if not both else (38, 62) if what.visitor < 0 else (30, 54)
    start = 92 - wide
    if what.officers & PROVOST:
        surface.stamp(bar, place(91, 8, 42, -1))
        surface.stamp(provost, place(start, wide, high))
        start -= wide - 2
    if what.officers & BAILIFF:
        surface.stamp(bailiff, place(start, wide, high))


def milestone(surface: Surface, box: Box, section: int) -> None:
    """The bailiff sets off a scoring here."""
    stone = spots(box, (6, 98), (6, 36), (24, 8), (50, 0), (76, 8), (94, 36), (94, 98))
    surface.polygon(stone, VELLUM, SLATE, 2)
    keep_mark(surface, around(box.centre.shifted(0, 2), round(box.width * 0.78), round(box.width * 0.84)), section)


def face(surface: Surface, place: Box, kind: str, owner: int) -> None:
    tint = FACES[kind]
    if owner >= 0:
        surface.rect(place, SEATS[owner].fill, SEATS[owner].ink, 1.5, 8)
        surface.rect(place.inset(4), tint.fill, tint.ink, 1.2, 5)
    else:
        surface.rect(place, tint.fill, tint.ink, 2.5, 8)


def kind_sign(surface: Surface, box: Box, kind: str, crown_side: int = 22) -> None:
    """A second sign beside the colour: planks, masonry or a crown along the foot of the tile."""
    tint, high = FACES[kind], max(7, min(18, round(box.height * 0.09)))
    foot = Box(box.left + 2, box.bottom - high - 2, box.width - 4, high)
    if kind == "wood":
        surface.rect(foot, PLANK, tint.ink, 1.2)
        for x in range(foot.left + 12, foot.right - 4, 14):
            surface.line([Point(x, foot.top), Point(x, foot.bottom)], tint.ink, 1.5)
    elif kind == "stone":
        surface.rect(foot, VELLUM, tint.ink, 1.2)
        surface.line([Point(foot.left, foot.centre.y), Point(foot.right, foot.centre.y)], tint.ink, 1.5)
        for number, x in enumerate(range(foot.left + 8, foot.right - 3, 9)):
            top = foot.top if number % 2 else foot.centre.y
            surface.line([Point(x, top), Point(x, top + high / 2)], tint.ink, 1.5)
    elif kind == "prestige":
        crown(surface, Box(box.left + 3, box.bottom - crown_side - 2, crown_side, crown_side), CROWN)


def _tag(surface: Surface, place: Box, number: int, is_reached: bool) -> None:
    """The number of the space: golden as far as the provost lets the day go."""
    tag = Box(place.left + 4, place.top + 4, 36, 28)
    surface.rect(tag, GILT if is_reached else BEYOND, OAK if is_reached else SLATE, 1.5, 6)
    surface.text(tag.centre, str(number), 28, INK, BOLD)


def _body(surface: Surface, place: Box, tile: int) -> None:
    if TILES[tile].kind in ("residence", "prestige"):
        _landmark(surface, place, tile)
        return
    rows = rows_of(tile, False)
    room = Box(place.left + 5, place.top + 30, place.width - 10, 38)
    paint_rows(surface, room, rows, BUILDS if is_work(tile) else 34)


def _landmark(surface: Surface, place: Box, tile: int) -> None:
    data = TILES[tile]
    mark = FACES[data.kind]
    box = around(Point(place.left + (46 if data.income else 52), place.bottom - 25), 48)
    surface.stamp(landmark, box, data.word, VELLUM, mark.ink, mark.mark)
    if data.income:
        surface.stamp(coin, Box(place.right - 32, place.bottom - 36, 30, 30), data.income)


def landmark(surface: Surface, box: Box, word: str, fill: str, ink: str, mark: str) -> None:
    LANDMARKS[word](surface, box, Tint(fill, ink, mark))


def residence_to_come(surface: Surface, box: Box, seat: int) -> None:
    """Paid for: it comes when the worker has gone."""
    surface.rect(box, FACES["residence"].fill, FACES["residence"].ink, 2, 6)
    house(surface, box.inset(4), seat)
