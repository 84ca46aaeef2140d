"""The castle with its three sections, and the workers who wait before it."""

from engine.caylus.facts import FOOD, SECTIONS
from render.caylus import board_places as at
from render.caylus.colours import CRIMSON, CRIMSON_DEEP, DARK, IN_WORK, MASONRY, MORTAR, SCORED, SKY, SLATE, VACANT
from render.caylus.emblems import HOUSE_SHAPE, empty_circle, house, worker
from render.caylus.icons import any_cube, arrow, cube, favour, points
from render.figures import spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, lines, sized
from render.rings import round_ring, stamp_ring
from render.surface import Surface
from render.tints import FADED, GILT, INK, OAK, SAND, TAN, VELLUM, WOOD

Houses = tuple[tuple[int, bool], ...]
"""The seats whose houses stand in a section, and which of them are new."""


def ground(surface: Surface) -> None:
    """Sky, hill and the silhouette; the sections are painted over it as they fill."""
    surface.rect(at.CASTLE, SKY, None, 0, 12)
    hill = at.CASTLE.part(0, 188, 742, 52)
    surface.rect(hill, SAND, None, 0, 10)
    surface.line([Point(hill.left, hill.top + 1), Point(hill.right, hill.top + 1)], OAK, 2)
    for left in range(hill.left + 10, hill.right - 20, 46):
        for row, shift in ((14, 0), (32, 23)):
            surface.line([Point(left + shift, hill.top + row), Point(left + shift + 20, hill.top + row)], TAN, 2.5)


def _masonry(surface: Surface, box: Box, fill: str) -> None:
    surface.rect(box, fill, SLATE, 2.5)
    for row, top in enumerate(range(box.top + 16, box.bottom - 4, 17)):
        surface.line([Point(box.left + 3, top), Point(box.right - 3, top)], MORTAR, 1)
        for left in range(box.left + 14 + 16 * (row % 2), box.right - 6, 34):
            surface.line([Point(left, top), Point(left, min(top + 17, box.bottom - 3))], MORTAR, 1)


def _battlements(surface: Surface, box: Box, number: int, fill: str) -> None:
    """Merlons along the top of a box."""
    for merlon in Box(box.left, box.top - 11, box.width, 13).columns(number, 14):
        surface.rect(merlon, fill, SLATE, 2.5)
    surface.rect(Box(box.left + 2, box.top + 1, box.width - 4, 5), fill)


def _stone(is_scored: bool, is_current: bool) -> str:
    if is_current:
        return IN_WORK
    return SCORED if is_scored else MASONRY


def keep(surface: Surface, box: Box, houses: Houses, state: str) -> None:
    surface.stamp(_walls, box, 5, state)
    _slots(surface, at.SLOTS[0], houses, state)


def wall(surface: Surface, box: Box, houses: Houses, state: str) -> None:
    surface.stamp(_walls, box, 15, state)
    _slots(surface, at.SLOTS[1], houses, state)


def _walls(surface: Surface, box: Box, merlons: int, state: str) -> None:
    body = box.part(0, 12, box.width, box.height - 12)
    fill = _stone(state == "scored", state == "current")
    _masonry(surface, body, fill)
    _battlements(surface, body, merlons, fill)


def _roofed(surface: Surface, box: Box, state: str) -> None:
    body = box.part(0, 38, box.width, box.height - 38)
    _masonry(surface, body, _stone(state == "scored", state == "current"))
    roof = Box(body.left, body.top - 38, body.width, 42)
    surface.polygon(spots(roof, (2, 100), (50, 2), (98, 100)), CRIMSON, CRIMSON_DEEP, 2.5)


def tower(surface: Surface, box: Box, houses: Houses, state: str, is_right: bool) -> None:
    surface.stamp(_roofed, box, state)
    half = len(at.SLOTS[2]) // 2
    places = at.SLOTS[2][half:] if is_right else at.SLOTS[2][:half]
    _slots(surface, places, houses, state)


def _slots(surface: Surface, places: list[Box], houses: Houses, state: str) -> None:
    for number, place in enumerate(places):
        if number < len(houses):
            seat, is_new = houses[number]
            surface.stamp(house, place, seat)
            if is_new:
                stamp_ring(surface, place.inset(-3), 8)
        else:
            surface.stamp(vacant, place, state == "current")


def vacant(surface: Surface, box: Box, is_current: bool) -> None:
    """Where a house may come to stand."""
    fill, edge = (VELLUM, OAK) if is_current else (VACANT, MORTAR)
    surface.polygon(spots(box.inset(2), *HOUSE_SHAPE), fill, edge, 1.8)


def title(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 44, box.width)
    surface.text(Point(box.centre.x, box.centre.y), text, size, DARK, SERIF, above=True)


def phase(surface: Surface, box: Box, words: str) -> None:
    rows = lines(words, BOLD, 28, box.width, 2)
    for row, line in enumerate(rows):
        surface.text(Point(box.centre.x, box.top + 16 + 32 * row), line, 28, WOOD, BOLD, above=True)


def rewards(surface: Surface, box: Box, section: int, name: str) -> None:
    """What houses in the section under construction bring at its scoring: a line for each step."""
    part = SECTIONS[section]
    text, size = sized(name, SERIF, 28, box.width - 48)
    surface.text(Point(box.left + 44, box.top + 20), text, size, DARK, SERIF, "l", above=True)
    surface.stamp(points, Box(box.left + 4, box.top + 2, 36, 36), part.points)
    steps = [0] + [n for n in range(1, len(part.favours)) if part.favours[n] != part.favours[n - 1]]
    for row, houses in enumerate(steps):
        place = box.part(0 if row % 2 == 0 else 86, 44 + 41 * (row // 2), 84, 38)
        _reward(surface, place, houses, part.favours[houses], part.penalty)


def _reward(surface: Surface, box: Box, houses: int, favours: int, penalty: int) -> None:
    small = around(Point(box.left + 18, box.centre.y), 36)
    surface.stamp(_plain_house, small, reach=1)
    surface.text(small.centre.shifted(0, 5), str(houses), 28, INK, BOLD, above=True)
    gain = around(Point(box.left + 60, box.centre.y), 36)
    if favours:
        surface.stamp(favour, gain, favours)
    else:
        surface.stamp(points, gain, -penalty)


def _plain_house(surface: Surface, box: Box) -> None:
    surface.polygon(spots(box, *HOUSE_SHAPE), VELLUM, OAK, 2)


def queue(surface: Surface, box: Box, number: int, seat: int, is_new: bool) -> None:
    """A place before the castle gate."""
    if seat < 0:
        surface.stamp(empty_circle, box, TAN, WOOD)
        surface.text(box.centre, str(number), 28, FADED, BOLD, above=True)
        return
    surface.stamp(worker, box.inset(1), seat)
    if is_new:
        surface.stamp(round_ring, box)


def door(surface: Surface, box: Box) -> None:
    """The way into the castle, before the queue."""
    surface.polygon(spots(box, (10, 98), (10, 40), (30, 12), (70, 12), (90, 40), (90, 98)), OAK, DARK, 2.5)
    for u in (30, 50, 70):
        surface.line(spots(box, (u, 22), (u, 96)), WOOD, 2)
    surface.line(spots(box, (10, 60), (90, 60)), GILT, 3)


def batch(surface: Surface, box: Box) -> None:
    """What a house costs: food and two more of different kinds."""
    cube(surface, box.part(0, 0, 30, 30), FOOD)
    any_cube(surface, box.part(33, 0, 30, 30))
    surface.text(Point(box.left + 73, box.centre.y), "≠", 28, INK, BOLD)
    any_cube(surface, box.part(83, 0, 30, 30))
    arrow(surface, box.part(117, 4, 20, 22))
    surface.polygon(spots(box.part(139, -2, 32, 33), *HOUSE_SHAPE), VELLUM, OAK, 2)
