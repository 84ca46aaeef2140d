"""What is drawn around the dice of a question."""

from typing import NamedTuple

from engine.troyes_dice.facts import COLOURS, Colour
from render.bands import BADGE
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, SERIF, lines, sized
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, MOSS, PALE, TAN, VELLUM, WHITE, WOOD, Tint
from render.troyes_dice.board_side import Cost, offer, threat
from render.troyes_dice.colours import LIVE
from render.troyes_dice.icons import RESOURCES, tick
from render.troyes_dice.sheet_marks import LOST, building
from render.troyes_dice.sheet_places import BUILDING_HEIGHT, CELL


def purse(surface: Surface, box: Box, when: str, stocks: tuple[int, ...]) -> None:
    """Which half day it is, and what the viewer has to pay with."""
    text, size = sized(when, SERIF, 44, box.width - 360 - BADGE)
    surface.text(Point(box.left + BADGE, box.centre.y), text, size, INK, SERIF, "l", above=True)
    right = box.part(box.width - 348, 0, 348, box.height)
    for colour, place in zip(COLOURS, right.columns(len(COLOURS), 8), strict=True):
        surface.plate(place, VELLUM, LIVE[colour].ink, 2.5, 10)
        surface.stamp(RESOURCES[colour], around(Point(place.left + 32, place.centre.y), 42), LIVE[colour], reach=1)
        surface.text(Point(place.left + 78, place.centre.y), str(stocks[colour]), 34, INK, BOLD, above=True)


class Building(NamedTuple):
    """One that a die would build."""

    row: int
    column: int
    state: str
    multiplier: int
    name: str


class Choice(NamedTuple):
    """A die as the viewer may choose it; one that can't be had says what it does instead."""

    slot: int
    colour: Colour
    value: int
    is_tamed: bool
    cost: Cost
    free: str
    is_in_reach: bool
    is_chosen: bool
    buildings: tuple[Building, ...]


def choice(surface: Surface, box: Box, what: Choice) -> None:
    """The die with its cost, the resources it is worth, and what it would build; a tick where there is enough to pay."""
    fill = GILT if what.is_chosen else VELLUM if what.is_in_reach else TAN
    edge = GOLD if what.is_chosen else WOOD if what.is_in_reach else PALE
    surface.plate(box, fill, edge, 5 if what.is_chosen else 2.5, 12)
    offer(surface, box.part(8, 8, 296, 66), what.slot, what.colour, what.value, what.is_tamed, what.cost, what.free)
    _gain(surface, box.part(312, 12, 130, 58), what.colour, what.value)
    if what.is_in_reach:
        surface.stamp(tick, around(Point(box.right - 34, box.top + 40), 44), Tint(MOSS, MOSS, WHITE), reach=1)
    row = box.part(10, 84, box.width - 20, BUILDING_HEIGHT)
    for each, place in zip(what.buildings, row.columns(2, 8), strict=False):
        surface.stamp(building, place.part(0, 0, CELL, place.height), *each[:4], False)
        _words(surface, place.part(CELL + 8, 0, place.width - CELL - 8, place.height), each.name, each.state == LOST)


def black(surface: Surface, box: Box, slot: int, colour: Colour, value: int, attacks: str, destroys: str) -> None:
    """A die that nobody can have."""
    surface.plate(box, TAN, PALE, 2.5, 12)
    threat(surface, box.part(8, 8, 296, 66), slot, colour, value, attacks, destroys)


def _gain(surface: Surface, box: Box, colour: Colour, number: int) -> None:
    """The resources that a die is worth."""
    if not number:
        return
    surface.text(Point(box.left + 18, box.centre.y), "+", 34, INK, BOLD, above=True)
    surface.text(Point(box.left + 46, box.centre.y), str(number), 44, INK, SERIF, above=True)
    surface.stamp(RESOURCES[colour], around(Point(box.left + 92, box.centre.y), 46), LIVE[colour], reach=1)


def _words(surface: Surface, box: Box, said: str, is_lost: bool) -> None:
    """The name of a building beside it."""
    rows = lines(said, BOLD, DECISIVE, box.width, 2)
    for number, line in enumerate(rows):
        place = Point(box.left, box.centre.y + 28 * (number - (len(rows) - 1) / 2))
        surface.text(place, line, DECISIVE, FADED if is_lost else INK, BOLD, "l", above=True)
