"""Beside the wheel: which day it is, who has picked, what the Banquet tiles do."""

from typing import NamedTuple

from render.figures import hourglass
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, fitted, lines, sized
from render.surface import Surface
from render.tints import FADED, GOLD, INK, MOSS, PALE, PARCHMENT, TAN, VELLUM, WOOD, Tint
from render.troyes_dice import board_places as at
from render.troyes_dice.colours import COAL, FLAME, NIGHT
from render.troyes_dice.icons import moon, sun, tick
from render.troyes_dice.wheel import LUNAR, SUNNY, badge


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
            surface.stamp(_cell, place, FLAME if number == half_day else fill, WOOD if number <= half_day else PALE)


def _cell(surface: Surface, box: Box, fill: str, edge: str) -> None:
    surface.rect(box, fill, edge, 1.6, 3)


def message(surface: Surface, box: Box, words: str) -> None:
    for row, line in enumerate(lines(words, BOLD, 34, box.width, 6)):
        surface.text(Point(box.left, box.top + 30 + 42 * row), line, 34, WOOD, BOLD, "l", above=True)


class Player(NamedTuple):
    """Somebody at the table."""

    name: str
    has_picked: bool
    progress: str
    """How far on, where everybody goes on alone."""

    @property
    def ground(self) -> str:
        return VELLUM if self.has_picked else TAN


def player(surface: Surface, box: Box, what: Player, has_points: bool) -> None:
    """A tick for who has nothing left to decide, an hourglass for who is awaited; the points so far come to lie on the right."""
    is_low = at.is_low(box)
    edge = MOSS if what.has_picked else WOOD
    surface.plate(box, what.ground, edge, 1.5 if is_low else 2, 6 if is_low else 10)
    icon = around(Point(box.left + (18 if is_low else 26), box.centre.y), 26 if is_low else 36)
    if what.has_picked:
        surface.stamp(tick, icon, Tint(MOSS, MOSS, "#ffffff"), reach=1)
    else:
        surface.stamp(hourglass, icon, Tint(VELLUM, WOOD, WOOD), reach=1)
    left = icon.right + 6
    right = at.points(box).left if has_points else box.right - 8
    room = Box(left, box.top, right - left, box.height)
    if is_low:
        name = fitted(what.name, BOLD, 24, room.width)
        surface.text(Point(left, box.centre.y), name, 24, INK, BOLD, "l", above=True)
    else:
        _name(surface, room, what)


def points(surface: Surface, box: Box, number: int, size: int) -> None:
    """What a sheet is worth now."""
    text, size = sized(str(number), SERIF, size, box.width)
    surface.text(Point(box.right, box.centre.y), text, size, INK, SERIF, "r", above=True)


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
