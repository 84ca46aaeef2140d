"""The three principal buildings and the cathedral."""

from collections.abc import Sequence
from typing import Final

from engine.troyes.facts import (
    CATHEDRAL_INFLUENCE,
    CATHEDRAL_POINTS,
    COLUMNS,
    LEVELS,
    NOBODY,
    ROW_LENGTHS,
    SALARIES,
    SPACES_PER_BUILDING,
)
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, fitted
from render.surface import Surface
from render.troyes import icons, signs
from render.troyes.colours import EMPTY, FAINT, FADED, GROUND, INK, LIVE, OAK, PALE, SAND, TAN, VELLUM, Tint
from render.troyes.houses import HOUSES
from render.troyes.icons import spots
from render.troyes.pieces import citizen, cube, lying, numbered_die, ring

SIDE: Final = 92
"""What the house itself takes of a building's box."""
Place = tuple[int, bool]
"""Who stands there as drawn (-1 for nobody), and whether that has just changed."""


def space_boxes(box: Box, building: int) -> list[Box]:
    """The six spaces, row by row from the lowest value."""
    field = Box(box.left + SIDE, box.top + 36, box.width - SIDE, box.height - 38)
    length = ROW_LENGTHS.value[building]
    if length == 1:
        rows = (field.part(0, row * field.height // 2, field.width, field.height // 2 - 4) for row in range(2))
        return [cell for row in rows for cell in row.columns(3, 6)]
    number = SPACES_PER_BUILDING // length
    gap = 4
    height = (field.height - gap * (number - 1)) // number
    rows = (field.part(48, row * (height + gap), field.width - 50, height) for row in range(number))
    return [cell for row in rows for cell in row.columns(length, 6)]


def values_of(building: int) -> list[tuple[int, str]]:
    """The first space of each row, and the values of the dice that reach it."""
    length = ROW_LENGTHS.value[building]
    return [
        (first, str(first + 1) if length == 1 else f"{first + 1}–{first + length}")
        for first in range(0, SPACES_PER_BUILDING, length)
    ]


def ground(surface: Surface, box: Box, colour: int, house: int = 84) -> None:
    """What never changes: the house, its salary, the empty spaces."""
    HOUSES[colour](surface, Box(box.left + 2, box.top, house, house), LIVE[colour])
    if SALARIES[colour]:
        signs.paint(surface, Box(box.left, box.top + 88, house + 4, 28), (f"−{SALARIES[colour]}", "coin", "/", "person"), 24)
    boxes = space_boxes(box, colour)
    for number, place in enumerate(boxes):
        surface.rect(place, VELLUM, FAINT[colour].ink, 2, 8)
        if ROW_LENGTHS.value[colour] == 1:
            surface.text(Point(place.left + 13, place.top + 16), str(number + 1), 24, FADED, BOLD)
    if ROW_LENGTHS.value[colour] > 1:
        for first, words in values_of(colour):
            place = boxes[first]
            label = around(Point(place.left - 27, place.centre.y), 44, 34)
            surface.rect(label, LIVE[colour].fill, LIVE[colour].ink, 2, 8)
            surface.text(label.centre, words, 24, LIVE[colour].mark, BOLD)


def citizens(
    surface: Surface, box: Box, colour: int, words: str, places: tuple[Place, ...], prone: tuple[Place, ...]
) -> None:
    """Who stands on the spaces and who lies at the house."""
    text = fitted(words, SERIF, 28, box.width - SIDE)
    surface.text(Point(box.left + SIDE + 2, box.top + 15), text, 28, INK, SERIF, "l")
    for place, (look, is_changed) in zip(space_boxes(box, colour), places, strict=True):
        if look != NOBODY:
            surface.stamp(citizen, figure(place, ROW_LENGTHS.value[colour] == 1), look)
        if is_changed:
            surface.stamp(ring, place, 8)
    _prone(surface, Box(box.left, box.top + 122, SIDE - 6, box.height - 124), prone)


def figure(place: Box, has_value: bool) -> Box:
    """A citizen in a space; in the Palace beside the value."""
    height = min(place.height - 4, 62)
    shift = 9 if has_value else 0
    return around(place.centre.shifted(shift, 1), round(height * 0.76), height)


def _prone(surface: Surface, box: Box, prone: Sequence[Place]) -> None:
    columns = 2 if len(prone) > 2 else 1
    width = 56 if columns == 1 else box.width // 2 - 2
    height = round(width * 0.62)
    for number, (look, is_changed) in enumerate(prone):
        row, column = divmod(number, columns)
        place = box.part(column * (width + 4) + (8 if columns == 1 else 0), row * (height + 4), width, height)
        surface.stamp(lying, place, look)
        if is_changed:
            surface.stamp(ring, place.inset(-2), 8)


def site_box(box: Box, site: int) -> Box:
    """Levels from below."""
    level, column = divmod(site, COLUMNS)
    size = (box.width - 20) // COLUMNS
    return box.part(10 + column * size, box.height - 84 - (level + 1) * (size - 3), size, size - 3)


def cathedral_ground(surface: Surface, box: Box) -> None:
    """Two towers and a nave, in which the sites are; below, the values and what a cube brings."""
    surface.rect(box, GROUND[1], LIVE[1].ink, 2.5, 12)
    top = site_box(box, COLUMNS * (LEVELS - 1))
    stone, line = "#c9ccd0", LIVE[1].ink
    left, right, base = box.left + 6, box.right - 6, box.bottom - 82
    wide = top.width
    for side in (left, right - wide - 6):
        spire = [Point(side, top.top - 4), Point(side + wide / 2 + 3, box.top + 8), Point(side + wide + 6, top.top - 4)]
        surface.polygon(spire, LIVE[1].ink, line, 2)
    gable = [Point(left + wide + 6, top.top - 4), Point(box.centre.x, box.top + 20), Point(right - wide - 6, top.top - 4)]
    surface.polygon(gable, stone, line, 2)
    surface.rect(Box(left, top.top - 5, right - left, base - top.top + 7), stone, line, 2, 3)
    surface.circle(Point(box.centre.x, top.top - 20), 13, VELLUM, line, 2)
    for turn in range(0, 360, 60):
        surface.circle(Point(box.centre.x, top.top - 20).towards(turn, 7), 2.4, line)
    for site in range(LEVELS * COLUMNS):
        _window(surface, site_box(box, site).inset(3, 2))
    for column in range(COLUMNS):
        place = site_box(box, column)
        numbered_die(surface, around(Point(place.centre.x, box.bottom - 62), 32), 1, str(column + 1))
    for half in range(2):
        reward = (f"{CATHEDRAL_POINTS}vp", str(CATHEDRAL_INFLUENCE[half * 3]), "flag")
        plate = Box(site_box(box, half * 3).left + 4, box.bottom - 40, top.width * 3 - 8, 34)
        surface.rect(plate, VELLUM, PALE, 1.5, 8)
        signs.paint(surface, plate, reward, 26)


def _window(surface: Surface, box: Box) -> None:
    arch = spots(box, (0, 100), (0, 34), (14, 14), (50, 0), (86, 14), (100, 34), (100, 100))
    surface.polygon(arch, VELLUM, FAINT[1].ink, 1.6)


def cathedral(surface: Surface, box: Box, places: tuple[Place, ...]) -> None:
    for site, (look, is_changed) in enumerate(places):
        place = site_box(box, site)
        if look != NOBODY:
            surface.stamp(cube, around(place.centre.shifted(0, 2), round(place.height * 0.72)), look)
        if is_changed:
            surface.stamp(ring, place, 8)


