"""What is drawn around the dice of a question."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.troyes_dice.facts import COLOURS, Colour
from render.bands import BADGE
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, SERIF, lines, sized
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, MOSS, PALE, PARCHMENT, TAN, VELLUM, WHITE, WOOD, Tint
from render.troyes_dice import cards
from render.troyes_dice.colours import LIVE
from render.troyes_dice.icons import RESOURCES, tick
from render.troyes_dice.sheet_marks import LOST, building
from render.troyes_dice.sheet_places import BUILDING_HEIGHT, CELL

STOCKS = 348
"""The width of what the viewer has to pay with."""


def purse(canvas: Canvas, box: Box, when: str, stocks: Sequence[int]) -> None:
    """Which half day it is, and what the viewer has to pay with."""
    canvas.tile(_when, box.part(BADGE, 0, box.width - STOCKS - 12 - BADGE, box.height), PARCHMENT, when)
    right = box.part(box.width - STOCKS, 0, STOCKS, box.height)
    for colour, place in zip(COLOURS, right.columns(len(COLOURS), 8), strict=True):
        canvas.tile(_stock, place, PARCHMENT, colour, stocks[colour])


def _when(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 44, box.width)
    surface.text(Point(box.left, box.centre.y), text, size, INK, SERIF, "l", above=True)


def _stock(surface: Surface, box: Box, colour: Colour, number: int) -> None:
    surface.plate(box, VELLUM, LIVE[colour].ink, 2.5, 10)
    surface.stamp(RESOURCES[colour], around(Point(box.left + 32, box.centre.y), 42), LIVE[colour], reach=1)
    surface.text(Point(box.left + 78, box.centre.y), str(number), 34, INK, BOLD, above=True)


class Building(NamedTuple):
    """One that a die would build."""

    row: int
    column: int
    state: str
    multiplier: int
    name: str


class Choice(NamedTuple):
    """How the viewer may choose a die."""

    is_in_reach: bool
    is_chosen: bool

    @property
    def ground(self) -> str:
        return GILT if self.is_chosen else VELLUM if self.is_in_reach else TAN

    @property
    def edge(self) -> str:
        return GOLD if self.is_chosen else WOOD if self.is_in_reach else PALE


def choice(canvas: Canvas, box: Box, slot: int, is_black: bool, how: Choice) -> Box:
    """The place of a die, with a tick where there is enough to pay; gives the card on it, on which nothing lies yet."""
    canvas.tile(_place, box, PARCHMENT, slot, is_black, how)
    return _card(box)


def _card(box: Box) -> Box:
    return box.part(8, 8, cards.WIDTH, cards.HEIGHT)


def _place(surface: Surface, box: Box, slot: int, is_black: bool, how: Choice) -> None:
    surface.plate(box, how.ground, how.edge, 5 if how.is_chosen else 2.5, 12)
    cards.card(surface, _card(box), slot, is_black)
    if how.is_in_reach:
        surface.stamp(tick, around(Point(box.right - 34, box.top + 40), 44), Tint(MOSS, MOSS, WHITE), reach=1)


def worth(canvas: Canvas, box: Box, ground: str, colour: Colour, number: int, buildings: Sequence[Building]) -> None:
    """The resources that a die is worth, and what it would build."""
    if number:
        canvas.tile(_gain, box.part(312, 12, 130, 58), ground, colour, number)
    row = box.part(10, 84, box.width - 20, BUILDING_HEIGHT)
    for each, place in zip(buildings, row.columns(2, 8), strict=False):
        canvas.cut(building, place.part(0, 0, CELL, place.height), ground, *each[:4], False)
        beside = place.part(CELL + 8, 0, place.width - CELL - 8, place.height)
        canvas.tile(_words, beside, ground, each.name, each.state == LOST)


def _gain(surface: Surface, box: Box, colour: Colour, number: int) -> None:
    surface.text(Point(box.left + 18, box.centre.y), "+", 34, INK, BOLD, above=True)
    surface.text(Point(box.left + 46, box.centre.y), str(number), 44, INK, SERIF, above=True)
    surface.stamp(RESOURCES[colour], around(Point(box.left + 92, box.centre.y), 46), LIVE[colour], reach=1)


def _words(surface: Surface, box: Box, said: str, is_lost: bool) -> None:
    """The name of a building beside it."""
    rows = lines(said, BOLD, DECISIVE, box.width, 2)
    for number, line in enumerate(rows):
        place = Point(box.left, box.centre.y + 28 * (number - (len(rows) - 1) / 2))
        surface.text(place, line, DECISIVE, FADED if is_lost else INK, BOLD, "l", above=True)
