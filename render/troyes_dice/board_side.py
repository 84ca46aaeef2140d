"""Beside the wheel: which day it is, the dice with their costs, who has picked, what the Banquet tiles do."""

from typing import NamedTuple

from render.figures import hourglass
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, fitted, lines, sized
from render.surface import Surface
from render.tints import FADED, GOLD, INK, MOSS, PALE, PARCHMENT, TAN, VELLUM, WOOD, Tint
from render.troyes_dice.colours import COAL, FLAME, LIVE, NIGHT
from render.troyes_dice.dice import black_die, black_rim, die, die_with_emblem
from render.troyes_dice.icons import RESOURCES, any_resource, flame, moon, sun, tick
from render.troyes_dice.wheel import LUNAR, SUNNY, badge

Cost = tuple[int, int, int, int]
"""Influence, deniers, knowledge, and resources of any kind."""


def title(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 58, box.width)
    surface.text(Point(box.left, box.top + 28), text, size, INK, SERIF, "l", above=True)


def half(surface: Surface, box: Box, words: str, is_morning: bool) -> None:
    icon = around(Point(box.left + 22, box.centre.y), 44)
    if is_morning:
        sun(surface, icon, SUNNY)
    else:
        surface.circle(icon.centre, 22, NIGHT)
        moon(surface, icon.inset(5), LUNAR)
    place = Point(box.left + 56, box.centre.y)
    text, size = sized(words, BOLD, 34, box.width - 56)
    surface.text(place, text, size, WOOD, BOLD, "l")


def calendar(surface: Surface, box: Box, half_day: int) -> None:
    """Eight days of two halves each: what is over is filled, the present burns."""
    for day, cell in enumerate(box.columns(8, 8)):
        for part, place in enumerate(cell.columns(2, 2)):
            number = 2 * day + part + 1
            fill = (GOLD if part == 0 else NIGHT) if number < half_day else PARCHMENT
            surface.rect(place, FLAME if number == half_day else fill, WOOD if number <= half_day else PALE, 1.6, 3)


def offer(
    surface: Surface, box: Box, slot: int, colour: int, value: int, is_tamed: bool, cost: Cost, free: str
) -> None:
    """A die that can be had, and what it costs."""
    _card(surface, box, VELLUM, WOOD, slot)
    place = around(Point(box.left + 84, box.centre.y - 3), 52)
    surface.stamp(_offered, place, colour, value, is_tamed, reach=10)
    _cost(surface, box.part(136, 0, box.width - 136, box.height), cost, free)


def threat(surface: Surface, box: Box, slot: int, colour: int, value: int, attacks: str, destroys: str) -> None:
    """A die that is black, and the die boxes it attacks; `attacks` is empty while it only destroys its plaza."""
    _card(surface, box, "#f0cbb0", FLAME, slot)
    surface.stamp(black_die, around(Point(box.left + 84, box.centre.y + 5), 46), value, reach=12)
    place = Point(box.left + 122, box.centre.y)
    text, size = sized(attacks or destroys, BOLD, 28, 104 if attacks else 166)
    surface.text(place, text, size, COAL, BOLD, "l", above=True)
    if attacks:
        surface.stamp(_attacked, around(Point(box.right - 36, box.centre.y + 5), 44), colour, value, reach=14)


def _offered(surface: Surface, box: Box, colour: int, value: int, is_tamed: bool) -> None:
    if is_tamed:
        black_rim(surface, box)
    die_with_emblem(surface, box, colour, value)


def _attacked(surface: Surface, box: Box, colour: int, value: int) -> None:
    """A die box under fire."""
    flame(surface, Box(box.left - 7, box.top - 13, 60, 62), Tint(FLAME, FLAME, FLAME))
    die(surface, box.inset(3), colour, value)


def _card(surface: Surface, box: Box, fill: str, edge: str, slot: int) -> None:
    surface.plate(box, fill, edge, 2, 12)
    surface.text(Point(box.left + 27, box.centre.y), str(slot), 28, INK, BOLD, above=True)


def _cost(surface: Surface, box: Box, cost: Cost, free: str) -> None:
    number = sum(cost)
    if not number:
        words = fitted(free, BOLD, 34, box.width - 12)
        surface.text(Point(box.left + 6, box.centre.y), words, 34, MOSS, BOLD, "l", above=True)
        return
    size = 46 if number < 4 else 36
    left = box.left + 4
    for kind, amount in enumerate(cost):
        for _ in range(amount):
            icon = Box(left, round(box.centre.y - size / 2), size, size)
            if kind < len(RESOURCES):
                surface.stamp(RESOURCES[kind], icon, LIVE[kind], reach=1)
            else:
                surface.stamp(any_resource, icon, Tint(VELLUM, INK, INK), reach=1)
            left += size + 4


def message(surface: Surface, box: Box, words: str) -> None:
    for row, line in enumerate(lines(words, BOLD, 34, box.width, 6)):
        surface.text(Point(box.left, box.top + 30 + 42 * row), line, 34, WOOD, BOLD, "l", above=True)


class Player(NamedTuple):
    """Somebody at the table."""

    name: str
    has_picked: bool
    progress: str
    """How far on, where everybody goes on alone."""
    points: int
    """As the sheet stands now; -1 while it is hidden."""


def player(surface: Surface, box: Box, what: Player) -> None:
    """A tick for who has nothing left to decide, an hourglass for who is awaited; then the points so far."""
    is_low = box.height < 40
    edge = MOSS if what.has_picked else WOOD
    surface.plate(box, VELLUM if what.has_picked else TAN, edge, 1.5 if is_low else 2, 6 if is_low else 10)
    icon = around(Point(box.left + (18 if is_low else 26), box.centre.y), 26 if is_low else 36)
    if what.has_picked:
        surface.stamp(tick, icon, Tint(MOSS, MOSS, "#ffffff"), reach=1)
    else:
        surface.stamp(hourglass, icon, Tint(VELLUM, WOOD, WOOD), reach=1)
    left, right = icon.right + 6, box.right - 8
    if what.points >= 0:
        size = 24 if is_low else 34
        surface.text(Point(right, box.centre.y), str(what.points), size, INK, SERIF, "r", above=True)
        right -= 42
    room = Box(left, box.top, right - left, box.height)
    if is_low:
        name = fitted(what.name, BOLD, 24, room.width)
        surface.text(Point(left, box.centre.y), name, 24, INK, BOLD, "l", above=True)
    else:
        _name(surface, room, what)


def _name(surface: Surface, box: Box, what: Player) -> None:
    """In two lines if it is long; one's progress stands below it."""
    text, size = sized(what.name, BOLD, 28, box.width)
    if what.progress:
        rows = [(text, size, INK), (what.progress, 24, FADED)]
    elif text.endswith("…"):
        rows = [(line, 24, INK) for line in lines(what.name, BOLD, 24, box.width, 2)]
    else:
        rows = [(text, size, INK)]
    for row, (words, high, ink) in enumerate(rows):
        place = Point(box.left, box.centre.y + 24 * (row - (len(rows) - 1) / 2))
        surface.text(place, words, high, ink, BOLD, "l", above=True)


def tile_card(surface: Surface, box: Box, tile: int, words: str) -> None:
    """What a Banquet or Raid tile does, in words."""
    surface.rect(box, VELLUM, MOSS if tile > 0 else COAL, 2, 12)
    badge(surface, around(Point(box.left + 36, box.centre.y), 64), tile)
    rows = lines(words, SANS, 28, box.width - 76, 4)
    top = box.centre.y - 16 * (len(rows) - 1)
    for row, line in enumerate(rows):
        surface.text(Point(box.left + 72, top + 32 * row), line, 28, INK, SANS, "l")
