"""What a space shows above the road: a tile with its owner and number, or a lot where nothing is built yet."""

from typing import Final

from engine.caylus.tiles import TILES
from render.caylus.colours import (
    BEYOND,
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
from render.caylus.emblems import house
from render.caylus.icons import coin
from render.caylus.landmarks import LANDMARKS
from render.figures import crown, spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, sized, step
from render.surface import Surface
from render.tints import CROWN, GILT, INK, OAK, VELLUM, WHITE, Tint

SHADOW: Final = 3
"""Pixels below a tile."""
RIM: Final = 12
"""A tile is of one colour but for so many pixels at its edges."""
BUILDS: Final = 40
"""The size of a builder on a tile."""
TWO_ROWS: Final = 60
"""A tile with so much room tells every way of trading by itself."""


def tile(surface: Surface, place: Box, number: int, owner: int, coming: int, name: str, k: float) -> None:
    """With its owner, the seat whose residence will come here, and its name where there is room for it."""
    kind = TILES[number].kind
    shaded = place.part(0, 0, place.width, place.height + SHADOW)
    surface.stretch(_shaded, shaded, shaded.inset(RIM), FACES[kind].fill, kind, owner)
    kind_sign(surface, place.inset(3), kind, round(22 * k))
    if name:
        text, size = sized(name, BOLD, round(DECISIVE * k), place.width - 12)
        middle = Point(place.centre.x, place.top + round(32 * k) + 18)
        surface.text(middle, text, size, FACES[kind].mark, BOLD, above=True)
    _body(surface, place, number, name != "", k)
    side = round(33 * k)
    if owner >= 0:
        surface.stamp(house, Box(place.right - side - 2, place.top + 2, side, side), owner)
    if coming >= 0:
        surface.stamp(residence_to_come, Box(place.right - side - 2, place.bottom - side - 3, side, side), coming)


def _shaded(surface: Surface, box: Box, kind: str, owner: int) -> None:
    """A tile and its shadow."""
    place = box.part(0, 0, box.width, box.height - SHADOW)
    surface.rect(place.shifted(0, SHADOW), SHADE, None, 0, 8)
    face(surface, place, kind, owner)


def free_lot(surface: Surface, place: Box) -> None:
    """Nothing is built here yet."""
    staked(surface, place, LEAVES_DEEP, FIELD)


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


def face(surface: Surface, place: Box, kind: str, owner: int) -> None:
    tint = FACES[kind]
    if owner >= 0:
        surface.rect(place, SEATS[owner].fill, SEATS[owner].ink, 1.5, 8)
        surface.rect(place.inset(4), tint.fill, tint.ink, 1.2, 5)
    else:
        surface.rect(place, tint.fill, tint.ink, 2.5, 8)


def kind_sign(surface: Surface, box: Box, kind: str, crown_side: int = 22) -> None:
    """A second sign beside the colour: planks, masonry or a crown along the foot of the tile."""
    high = max(7, min(18, round(box.height * 0.09)))
    foot = Box(box.left + 2, box.bottom - high - 2, box.width - 4, high)
    if kind == "wood":
        surface.stamp(_planks, foot)
    elif kind == "stone":
        surface.stamp(_masonry, foot)
    elif kind == "prestige":
        place = Box(box.left + 3, box.bottom - crown_side - 2, crown_side, crown_side)
        surface.stamp(crown, place, CROWN, reach=2)


def _planks(surface: Surface, foot: Box) -> None:
    ink = FACES["wood"].ink
    surface.rect(foot, PLANK, ink, 1.2)
    for x in range(foot.left + 12, foot.right - 4, 14):
        surface.line([Point(x, foot.top), Point(x, foot.bottom)], ink, 1.5)


def _masonry(surface: Surface, foot: Box) -> None:
    ink = FACES["stone"].ink
    surface.rect(foot, VELLUM, ink, 1.2)
    surface.line([Point(foot.left, foot.centre.y), Point(foot.right, foot.centre.y)], ink, 1.5)
    for number, x in enumerate(range(foot.left + 8, foot.right - 3, 9)):
        top = foot.top if number % 2 else foot.centre.y
        surface.line([Point(x, top), Point(x, top + foot.height / 2)], ink, 1.5)


def tag(surface: Surface, place: Box, number: int, is_reached: bool, k: float) -> None:
    """The number of the space: golden as far as the provost lets the day go."""
    plate = Box(place.left + 4, place.top + 4, round(36 * k), round(28 * k))
    surface.plate(plate, GILT if is_reached else BEYOND, OAK if is_reached else SLATE, 1.5, 6)
    surface.text(plate.centre, str(number), step(28 * k), INK, BOLD, above=True)


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


def answer(surface: Surface, box: Box, label: str) -> None:
    """What to answer for somebody to come here."""
    surface.rect(box, WHITE, INK, 2.5, 8)
    surface.text(box.centre, label, DECISIVE, INK, BOLD)
