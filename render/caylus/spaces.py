"""The road: tiles with owner, worker and officers, lots where nothing is built yet."""

from typing import Final, NamedTuple

from engine.caylus.tiles import TAKES_WORKERS, TILES
from render.caylus import board_places as at
from render.caylus.colours import (
    BEYOND,
    CRIMSON,
    CRIMSON_DEEP,
    FIELD,
    LEAVES_DEEP,
    PLANK,
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
from render.caylus.meadow import road_tints
from render.figures import crown, spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, sized, step
from render.rings import stamp_ring
from render.surface import Surface
from render.tints import CROWN, GILT, INK, OAK, VELLUM, WHITE, Tint

PROVOST: Final = 1
BAILIFF: Final = 2
"""Bits that tell who of the officers stands on a space."""
BUILDS: Final = 40
"""The size of a builder on a tile."""
TWO_ROWS: Final = 60
"""A tile with so much room tells every way of trading by itself."""
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


def space(surface: Surface, box: Box, what: Place, is_homeward: bool, name: str = "") -> None:
    """A tile above its piece of the road; who stands there stands on the road, which leads to the left if `is_homeward`.

    Where there is more room than on the board the pieces grow, and the tile may bear its `name`.
    """
    place, road = at.tile_in(box), at.road_in(box)
    fill, edge = road_tints(what.is_reached)
    surface.rect(road, fill)
    for y in (road.top + 1.5, road.bottom - 1.5):
        surface.line([Point(road.left, y), Point(road.right, y)], edge, 3)
    if TILES[what.tile].kind == "none":
        _lot(surface, place, what, at.grown(box))
    else:
        _tile(surface, place, what, name, at.grown(box))
    if what.is_new:
        stamp_ring(surface, place.inset(-4, -3), 11)
    _on_road(surface, road, what, is_homeward, at.grown(box))


def _tile(surface: Surface, place: Box, what: Place, name: str, k: float) -> None:
    kind = TILES[what.tile].kind
    surface.rect(place.part(0, 3, place.width, place.height), SHADE, None, 0, 8)
    face(surface, place, kind, what.owner)
    kind_sign(surface, place.inset(3), kind, round(22 * k))
    _tag(surface, place, what.number, what.is_reached, k)
    if name:
        text, size = sized(name, BOLD, round(DECISIVE * k), place.width - 12)
        surface.text(Point(place.centre.x, place.top + round(32 * k) + 18), text, size, FACES[kind].mark, BOLD)
    _body(surface, place, what.tile, bool(name), k)
    side = round(33 * k)
    if what.owner >= 0:
        surface.stamp(house, Box(place.right - side - 2, place.top + 2, side, side), what.owner)
    if what.coming >= 0:
        surface.stamp(residence_to_come, Box(place.right - side - 2, place.bottom - side - 3, side, side), what.coming)


def _lot(surface: Surface, place: Box, what: Place, k: float) -> None:
    """Nothing is built here yet."""
    if what.is_next:
        lot(surface, place)
    else:
        staked(surface, place, LEAVES_DEEP, FIELD)
    _tag(surface, place, what.number, what.is_reached, k)


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


def _on_road(surface: Surface, road: Box, what: Place, is_homeward: bool, k: float) -> None:
    """Going the way of the row: the worker, the milestone, the officers, the end of the day."""

    def place(start: float, width: float, height: float, lift: float = 0) -> Box:
        wide, high = round(width * k), round(height * k)
        left = road.right - round(start * k) - wide if is_homeward else road.left + round(start * k)
        return Box(left, road.bottom - round((4 + lift) * k) - high, wide, high)

    if what.visitor >= 0:
        surface.stamp(worker, place(4, 38, 38, -1), what.visitor)
    elif TAKES_WORKERS[what.tile]:
        surface.stamp(circle, place(4, 38, 38, -1), what.is_open, OAK)
    both = what.officers == PROVOST | BAILIFF
    end = road.width / k
    section = at.TRIGGERS.get(what.number)
    if section is not None:
        is_hidden = both and end < ROOMY
        surface.stamp(milestone, place(12, 26, 36, 46) if is_hidden else place(43, 26, 36, 1), section)
    wide, high = (44, 66) if not both else (38, 62) if what.visitor < 0 or end >= ROOMY else (30, 54)
    start = end - 7 - wide
    if what.officers & PROVOST:
        surface.stamp(bar, place(end - 8, 8, 42, -1))
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


def _tag(surface: Surface, place: Box, number: int, is_reached: bool, k: float) -> None:
    """The number of the space: golden as far as the provost lets the day go."""
    tag = Box(place.left + 4, place.top + 4, round(36 * k), round(28 * k))
    surface.rect(tag, GILT if is_reached else BEYOND, OAK if is_reached else SLATE, 1.5, 6)
    surface.text(tag.centre, str(number), step(28 * k), INK, BOLD)


def _body(surface: Surface, place: Box, tile: int, is_named: bool, k: float) -> None:
    """What it does, between its head and its foot; with a name above it, every way of trading by itself."""
    top = round(30 * k) + (38 if is_named else 0)
    room = Box(place.left + 5, place.top + top, place.width - 10, place.height - top - round(11 * k))
    if TILES[tile].kind in ("residence", "prestige"):
        _landmark(surface, place, room, tile, k)
        return
    rows = rows_of(tile, room.height >= TWO_ROWS)
    large = BUILDS if is_work(tile) else 34
    paint_rows(surface, room, rows, large if k == 1 else round(large * k * (1.3 if len(rows) == 1 else 0.85)))


def _landmark(surface: Surface, place: Box, room: Box, tile: int, k: float) -> None:
    data = TILES[tile]
    mark, side = FACES[data.kind], round(48 * k)
    x = place.left + (46 if data.income else 52) if k == 1 else round(place.centre.x)
    box = around(Point(x, place.bottom - 25) if k == 1 else room.centre, min(side, room.height + 10))
    surface.stamp(landmark, box, data.word, VELLUM, mark.ink, mark.mark)
    if data.income:
        size = round(30 * k)
        surface.stamp(coin, Box(place.right - size - 2, place.bottom - size - round(6 * k), size, size), data.income)


def landmark(surface: Surface, box: Box, word: str, fill: str, ink: str, mark: str) -> None:
    LANDMARKS[word](surface, box, Tint(fill, ink, mark))


def residence_to_come(surface: Surface, box: Box, seat: int) -> None:
    """Paid for: it comes when the worker has gone."""
    surface.rect(box, FACES["residence"].fill, FACES["residence"].ink, 2, 6)
    house(surface, box.inset(4), seat)
