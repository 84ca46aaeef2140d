"""The three principal buildings and the cathedral, as large as their box."""

from collections.abc import Sequence
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
    SPACES_PER_BUILDING,
)
from render.figures import spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, sized
from render.rings import ring
from render.surface import Surface
from render.tints import FADED, INK, PALE, VELLUM
from render.troyes import signs
from render.troyes.colours import FAINT, GROUND, LIVE
from render.troyes.houses import HOUSES
from render.troyes.pieces import citizen, cube, lying, numbered_die

WIDTH: Final = 284
"""Of a building on the board; larger ones are drawn to scale."""
STONE: Final = "#c9ccd0"
Place = tuple[int, bool]
"""Who stands there as drawn (-1 for nobody), and whether that has just changed."""


def _scale(box: Box) -> float:
    return box.width / WIDTH


def _side(box: Box) -> int:
    """What the house itself takes of a building's box."""
    return round(92 * _scale(box))


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
    note = Box(box.left, box.top + round(88 * k), house + 4, round(28 * k))
    if SALARIES[colour]:
        signs.paint(surface, note, (f"−{SALARIES[colour]}", "coin", "/", "person"), round(24 * k))
    else:
        signs.paint(surface, note, ("wheat", f"÷{FARM_DIVISOR}", "coin"), round(25 * k))
    boxes = space_boxes(box, colour)
    for place in boxes:
        surface.rect(place, VELLUM, FAINT[colour].ink, 2, 8)
    size = round(24 * k)
    for first, words in values_of(colour):
        place = boxes[first]
        if ROW_LENGTHS[colour].value == 1:
            surface.text(Point(place.left + size * 0.55, place.top + size * 0.65), words, size, FADED, BOLD)
        else:
            label = around(Point(place.left - 27 * k, place.centre.y), round(44 * k), round(34 * k))
            surface.rect(label, LIVE[colour].fill, LIVE[colour].ink, 2, 8)
            surface.text(label.centre, words, size, LIVE[colour].mark, BOLD)


def citizens(
    surface: Surface, box: Box, colour: int, words: str, places: tuple[Place, ...], prone: tuple[Place, ...]
) -> None:
    """Who stands on the spaces and who lies at the house."""
    k = _scale(box)
    text, size = sized(words, SERIF, round(28 * k), box.width - _side(box))
    surface.text(Point(box.left + _side(box) + 2, box.top + 14 * k), text, size, INK, SERIF, "l")
    for place, (look, is_changed) in zip(space_boxes(box, colour), places, strict=True):
        if look != NOBODY:
            surface.stamp(citizen, figure(place, ROW_LENGTHS[colour].value == 1), look)
        if is_changed:
            surface.stamp(ring, place, 8)
    top = round(122 * k)
    _prone(surface, Box(box.left, box.top + top, _side(box) - 6, box.height - top), prone)


def figure(place: Box, has_value: bool) -> Box:
    """A citizen in a space; in the Palace beside the value."""
    height = min(round(place.height * 0.92), round(place.width / (0.98 if has_value else 0.8)))
    shift = place.width * 0.12 if has_value else 0
    return around(place.centre.shifted(shift, 1), round(height * 0.76), height)


def _prone(surface: Surface, box: Box, prone: Sequence[Place]) -> None:
    columns = 2 if len(prone) > 2 else 1
    width = round(box.width * (0.66 if columns == 1 else 0.48))
    height = round(width * 0.62)
    for number, (look, is_changed) in enumerate(prone):
        row, column = divmod(number, columns)
        left = (box.width - width) // 2 if columns == 1 else column * (width + 3)
        place = box.part(left, row * (height + 5), width, height)
        surface.stamp(lying, place, look)
        if is_changed:
            surface.stamp(ring, place.inset(-2), 8)


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


def cathedral(surface: Surface, box: Box, places: tuple[Place, ...]) -> None:
    for site, (look, is_changed) in enumerate(places):
        place = site_box(box, site)
        if look != NOBODY:
            size = round(min(place.height, place.width) * 0.74)
            surface.stamp(cube, around(place.centre.shifted(0, place.height * 0.06), size), look)
        if is_changed:
            surface.stamp(ring, place, 8)
