"""The three principal buildings and the cathedral, as large as their box."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from engine.troyes.facts import (
    CATHEDRAL_INFLUENCE,
    CATHEDRAL_POINTS,
    COLUMNS,
    FARM_DIVISOR,
    LEVELS,
    NOBODY,
    ROW_LENGTHS,
    SALARIES,
    SITES,
    SPACE_NAMES,
    SPACES_PER_BUILDING,
    YELLOW,
)
from render.canvas import Canvas
from render.figures import spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, SERIF, sized, step
from render.rings import lay_ring, stamp_ring
from render.surface import Surface
from render.tints import FADED, INK, PALE, VELLUM
from render.troyes import signs
from render.troyes.colours import FAINT, GROUND, LIVE
from render.troyes.houses import HOUSES
from render.troyes.pieces import citizen, cube, lying, numbered_die

WIDTH: Final = 284
"""Of a building on the board; larger ones are drawn to scale."""
STONE: Final = "#c9ccd0"
Prone = tuple[int, int]
"""Who lies there as drawn, and how many of them."""


def _scale(box: Box) -> float:
    return box.width / WIDTH


def _side(box: Box) -> int:
    """What the house itself takes of a building's box."""
    return round(92 * _scale(box))


@cache
def space_boxes(box: Box, building: int) -> list[Box]:
    """The six spaces, row by row from the lowest value."""
    k = _scale(box)
    side, head, gap = _side(box), round(34 * k), round(5 * k)
    field = Box(box.left + side, box.top + head, box.width - side, box.height - head)
    length = ROW_LENGTHS[building].value
    number = 2 if length == 1 else SPACES_PER_BUILDING // length
    label = 0 if length == 1 else round(50 * k)
    height = (field.height - gap * (number - 1)) // number
    rows = (field.part(label, row * (height + gap), field.width - label, height) for row in range(number))
    return [cell for row in rows for cell in row.columns(SPACES_PER_BUILDING // number, gap)]


def values_of(building: int) -> list[tuple[int, str]]:
    """The first space of each row, and the values of the dice that reach it."""
    length = ROW_LENGTHS[building].value
    return [
        (first, str(first + 1) if length == 1 else f"{first + 1}–{first + length}")
        for first in range(0, SPACES_PER_BUILDING, length)
    ]


def ground(surface: Surface, box: Box, colour: int) -> None:
    """What never changes: the house, its salary, the empty spaces; at City Hall the fields, too."""
    k = _scale(box)
    house = round(84 * k)
    HOUSES[colour](surface, Box(box.left + 2, box.top, house, house), LIVE[colour])
    boxes = space_boxes(box, colour)
    for place in boxes:
        surface.rect(place, VELLUM, FAINT[colour].ink, 2, 8)
    _labels(surface, boxes, colour, max(DECISIVE, step(24 * k)), k)
    note = Box(box.left - 3, box.top + round(88 * k), house + 9, round(28 * k))
    if SALARIES[colour]:
        signs.paint(surface, note, (f"−{SALARIES[colour]}", "coin", "/", "person"), round(26 * k))
    else:
        _fields(surface, note, k)


def _fields(surface: Surface, box: Box, k: float) -> None:
    """Agriculture, as an activity would show it: so many pips, a denier."""
    side = round(34 * k)
    numbered_die(surface, Box(box.left, round(box.centre.y - side / 2), side, side), YELLOW, f"÷{FARM_DIVISOR}")
    signs.paint(surface, box.part(side + 4, 0, box.width - side - 4, box.height), ("arrow", "coin"), round(26 * k))


def _labels(surface: Surface, boxes: Sequence[Box], colour: int, size: int, k: float) -> None:
    """Each space bears the name by which it is asked for; where a row has several, a letter beside the row's values."""
    length = ROW_LENGTHS[colour].value
    for number, place in enumerate(boxes):
        name = SPACE_NAMES[colour * SPACES_PER_BUILDING + number]
        words = name if length == 1 else name[-1]
        surface.text(Point(place.left + size * 0.48, place.top + size * 0.5), words, size, FADED, BOLD)
    if length == 1:
        return
    for first, words in values_of(colour):
        place = boxes[first]
        label = around(Point(place.left - 27 * k, place.centre.y), round(48 * k), round(34 * k))
        surface.rect(label, LIVE[colour].fill, LIVE[colour].ink, 2, 8)
        surface.text(label.centre, words, size, LIVE[colour].mark, BOLD)


def citizens(
    canvas: Canvas, box: Box, colour: int, words: str, looks: tuple[int, ...], prone: tuple[Prone, ...]
) -> None:
    """The name; who stands on the spaces and who lies at the house."""
    side = _side(box)
    canvas.tile(_name, box.part(side, 0, box.width - side, round(34 * _scale(box))), GROUND[colour], words)
    for place, look in zip(space_boxes(box, colour), looks, strict=True):
        if look != NOBODY:
            canvas.cut(citizen, figure(place), VELLUM, look)
    for place, fallen in zip(_beds(box, len(prone)), prone, strict=True):
        canvas.tile(_fallen, place, GROUND[colour], *fallen, False)


def ring_citizens(
    canvas: Canvas, box: Box, colour: int, changed: Sequence[bool], prone: Sequence[Prone], fallen: Sequence[bool]
) -> None:
    """Around those spaces and those who lie there of which it is true."""
    for place, is_changed in zip(space_boxes(box, colour), changed, strict=True):
        if is_changed:
            lay_ring(canvas, place, VELLUM, 8)
    for place, who, is_new in zip(_beds(box, len(prone)), prone, fallen, strict=True):
        if is_new:
            canvas.tile(_fallen, place, GROUND[colour], *who, True)


def _name(surface: Surface, box: Box, words: str) -> None:
    k = box.height / 34
    text, size = sized(words, SERIF, round(28 * k), box.width)
    surface.text(Point(box.left + 2, box.top + 14 * k), text, size, INK, SERIF, "l", above=True)


def figure(place: Box) -> Box:
    """A citizen in a space: beside its name in a wide one, below it in a narrow one."""
    if place.width < place.height * 0.65:
        height = min(round(place.height * 0.7), round(place.width / 0.8))
        return around(
            Point(place.centre.x, place.bottom - height / 2 - place.height * 0.03), round(height * 0.76), height
        )
    height = min(round(place.height * 0.92), round(place.width / 0.98))
    return around(place.centre.shifted(place.width * 0.12, 1), round(height * 0.76), height)


@lru_cache(100)
def _beds(box: Box, number: int) -> list[Box]:
    """Where citizens lie: one place for each owner."""
    top, side = round(118 * _scale(box)), _side(box) - 6
    columns = 2 if number > 2 else 1
    width = side // columns
    height = min((box.height - top) // max(1, -(-number // columns)), round(width * 0.76))
    return [box.part(n % columns * width, top + n // columns * height, width, height).inset(1) for n in range(number)]


def _fallen(surface: Surface, box: Box, look: int, count: int, is_new: bool) -> None:
    """One figure for each owner; several of one owner have their number beside it."""
    body = box.inset(6) if is_new else box
    room = body.width if count == 1 else body.width * 2 // 3
    long = min(room, round(body.height / 0.76))
    surface.stamp(lying, Box(body.left, round(body.centre.y - long * 0.38), long, round(long * 0.76)), look)
    if count > 1:
        size = step(body.height * 0.6)
        surface.text(Point(body.left + long + 2, body.centre.y), str(count), size, INK, BOLD, "l", above=True)
    if is_new:
        stamp_ring(surface, box, 8)


@cache
def site_box(box: Box, site: int) -> Box:
    """Levels from below."""
    level, column = divmod(site, COLUMNS)
    size = (box.width - 20) // COLUMNS
    height = round((box.height - _foot(box)) * 0.235)
    return box.part(10 + column * size, box.height - _foot(box) - (level + 1) * height, size, height)


def _foot(box: Box) -> int:
    """The height of values and rewards below the cathedral."""
    return round(84 * box.height / 280)


def cathedral_ground(surface: Surface, box: Box) -> None:
    """Two towers and a nave, in which the sites are; below, the values and what a cube brings."""
    surface.rect(box, GROUND[1], LIVE[1].ink, 2.5, 12)
    _walls(surface, box)
    for site in range(SITES):
        place = site_box(box, site)
        _window(surface, place.inset(round(place.width * 0.07), round(place.height * 0.05)))
    foot, k = box.bottom - _foot(box), box.height / 280
    for column in range(COLUMNS):
        place = Point(site_box(box, column).centre.x, foot + 24 * k)
        numbered_die(surface, around(place, round(32 * k)), 1, str(column + 1))
    for half in range(2):
        reward = (f"{CATHEDRAL_POINTS}vp", str(CATHEDRAL_INFLUENCE[half * 3]), "flag")
        left = site_box(box, half * 3)
        plate = Box(left.left + 4, round(foot + 44 * k), left.width * 3 - 8, round(34 * k))
        surface.rect(plate, VELLUM, PALE, 1.5, 8)
        signs.paint(surface, plate, reward, round(26 * k))


def _walls(surface: Surface, box: Box) -> None:
    top, line = site_box(box, COLUMNS * (LEVELS - 1)), LIVE[1].ink
    left, right, eaves, base = box.left + 6, box.right - 6, top.top - 5, box.bottom - _foot(box) + 3
    wide = top.width + 6
    gable = [Point(left + wide, eaves), Point(box.centre.x, box.top + 24), Point(right - wide, eaves)]
    surface.polygon(gable, STONE, line, 2)
    surface.line([Point(box.centre.x, box.top + 5), Point(box.centre.x, box.top + 26)], line, 4)
    surface.line([Point(box.centre.x - 7, box.top + 12), Point(box.centre.x + 7, box.top + 12)], line, 4)
    for side in (left, right - wide):
        spire = [Point(side, eaves + 1), Point(side + wide / 2, box.top + 7), Point(side + wide, eaves + 1)]
        surface.polygon(spire, line, line, 2)
    surface.rect(Box(left, eaves, right - left, base - eaves), STONE, line, 2, 3)
    rose = Point(box.centre.x, eaves - (eaves - box.top) * 0.3)
    reach = (eaves - box.top) * 0.2
    surface.circle(rose, reach, VELLUM, line, 2)
    for turn in range(0, 360, 60):
        surface.circle(rose.towards(turn, reach * 0.55), reach * 0.2, line)


def _window(surface: Surface, box: Box) -> None:
    arch = spots(box, (0, 100), (0, 34), (14, 14), (50, 0), (86, 14), (100, 34), (100, 100))
    surface.polygon(arch, VELLUM, FAINT[1].ink, 1.6)


def cathedral(canvas: Canvas, box: Box, looks: tuple[int, ...]) -> None:
    for site, look in enumerate(looks):
        if look != NOBODY:
            canvas.cut(cube, _cube_box(site_box(box, site)), VELLUM, look)


def ring_sites(canvas: Canvas, box: Box, changed: Sequence[bool]) -> None:
    for site, is_changed in enumerate(changed):
        if is_changed:
            lay_ring(canvas, site_box(box, site), STONE, 8)


def _cube_box(place: Box) -> Box:
    return around(place.centre.shifted(0, place.height * 0.06), round(min(place.height, place.width) * 0.74))
