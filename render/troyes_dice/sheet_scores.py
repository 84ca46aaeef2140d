"""The ground of a scoresheet, its banners, and the scoring column."""

from engine.troyes_dice.facts import COLOURS, MULTIPLIERS, Colour, Row
from render.figures import frame, spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, fitted, sized
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, OAK, PALE, SAND, VELLUM, WOOD, Tint
from render.troyes_dice import sheet_places as at
from render.troyes_dice.colours import FAINT, GROUND, LIVE
from render.troyes_dice.dice import small_die
from render.troyes_dice.houses import HOUSES
from render.troyes_dice.icons import CITIZENS, EMBLEMS, RESOURCES


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)
    for colour in COLOURS:
        surface.rect(at.DISTRICTS[colour], GROUND[colour], LIVE[colour].ink, 2.5, 12)
        banner(surface, at.banner(colour), colour)
    surface.rect(at.CITIZENS, VELLUM, OAK, 2.5, 12)
    for column in at.BONUS_COLUMNS:
        surface.rect(at.column_frame(column), GILT, GOLD, 2, 8)


def banner(surface: Surface, box: Box, colour: Colour) -> None:
    """The pennant of a district: its emblem, and what its resource is good for."""
    cloth = spots(box, (10, 3), (90, 3), (90, 88), (50, 99), (10, 88))
    surface.polygon(cloth, LIVE[colour].fill, LIVE[colour].ink, 3)
    tint = Tint(VELLUM, LIVE[colour].ink, LIVE[colour].ink)
    EMBLEMS[colour](surface, Box(box.left + 13, box.top + 8, 54, 54), tint)
    plate = Box(box.left + 11, box.top + 66, 58, 84)
    surface.rect(plate, VELLUM, LIVE[colour].ink, 2, 8)
    _use(surface, plate, colour)


def _use(surface: Surface, box: Box, colour: Colour) -> None:
    """One influence: a value more or less. Deniers: a die. Two knowledge: another colour."""
    top, bottom = box.centre.shifted(0, -18), box.centre.shifted(0, 18)
    if colour == 0:
        RESOURCES[0](surface, around(top, 36), LIVE[0])
        surface.text(bottom, "±1", 28, INK, BOLD)
    elif colour == 1:
        RESOURCES[1](surface, around(top, 36), LIVE[1])
        surface.rect(around(bottom, 34), "#ffffff", INK, 2, 6)
        for place in spots(around(bottom, 34), (30, 30), (70, 70)):
            surface.circle(place, 4, INK)
    else:
        surface.text(top.shifted(-15), "2", 28, INK, BOLD)
        RESOURCES[2](surface, around(top.shifted(10), 34), LIVE[2])
        small_die(surface, around(bottom.shifted(-13, -2), 27), 0)
        small_die(surface, around(bottom.shifted(13, 2), 27), 1)


def name(surface: Surface, box: Box, words: str) -> None:
    surface.stamp(_ribbon, box)
    text, size = sized(words, SERIF, 28, box.width - 26)
    surface.text(box.centre, text, size, GILT, SERIF, above=True)


def _ribbon(surface: Surface, box: Box) -> None:
    ribbon = spots(box, (0, 8), (100, 8), (94, 50), (100, 92), (0, 92), (6, 50))
    surface.polygon(ribbon, WOOD, GOLD, 2.5)


def day(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, BOLD, 28, box.width)
    surface.text(box.centre, text, size, WOOD, BOLD, above=True)


def reminder(surface: Surface, box: Box, built: int) -> None:
    """What the first to sixth Cathedral write; those already built are gilt."""
    sign, *places = box.inset(0, 6).columns(1 + len(MULTIPLIERS))
    surface.text(sign.centre, "×", 28, INK, BOLD, above=True)
    for order, place in enumerate(places):
        is_used = order < built
        surface.plate(place, GILT if is_used else VELLUM, GOLD if is_used else FAINT[2].ink, 2, 6)
        surface.text(place.centre, str(MULTIPLIERS[order]), 28, INK if is_used else FADED, BOLD, above=True)


def character(surface: Surface, box: Box, row: Row, words: str, is_live: bool) -> None:
    """Who counts the buildings of a row; it is live once a Cathedral has written how many times."""
    surface.plate(box, VELLUM, OAK if is_live else PALE, 2, 8)
    room, ink = at.points_of(box).left - box.left - 14, INK if is_live else FADED
    surface.text(Point(box.left + 10, box.top + 17), fitted(words, BOLD, 24, room), 24, ink, BOLD, "l", above=True)
    surface.stamp(HOUSES[row], around(Point(box.left + 22, box.top + 42), 26), LIVE[row // 2], reach=1)


def stock_points(surface: Surface, box: Box, colour: Colour) -> None:
    """What is left of a resource."""
    surface.plate(box, VELLUM, OAK, 2, 8)
    surface.stamp(RESOURCES[colour], around(Point(box.left + 24, box.centre.y), 28), LIVE[colour], reach=1)


def sum_(surface: Surface, box: Box, said: str, is_live: bool) -> None:
    """How points come about."""
    surface.text(Point(box.left, box.centre.y), said, 28, INK if is_live else FADED, BOLD, "l", above=True)


def points(surface: Surface, box: Box, number: int) -> None:
    """In a shield, gilt where there are any."""
    surface.plate(box, GILT if number else "#efe3c6", GOLD if number else PALE, 2, 6)
    surface.text(box.centre, str(number), 28, INK if number else FADED, BOLD, above=True)


def citizens_total(surface: Surface, box: Box, words: str) -> None:
    surface.plate(box, VELLUM, OAK, 2, 8)
    for colour in COLOURS:
        icon = around(Point(box.left + 22 + 33 * colour, box.centre.y), 32)
        surface.stamp(CITIZENS[colour], icon, LIVE[colour], reach=1)
    text, size = sized(words, BOLD, 28, box.width - 176)
    surface.text(Point(box.left + 112, box.centre.y), text, size, INK, BOLD, "l", above=True)


def rest_total(surface: Surface, box: Box, words: str) -> None:
    """Characters and resources."""
    surface.plate(box, VELLUM, OAK, 2, 8)
    text, size = sized(words, BOLD, 28, box.width - 90)
    surface.text(Point(box.left + 16, box.centre.y), text, size, INK, BOLD, "l", above=True)


def total(surface: Surface, box: Box, words: str) -> None:
    surface.plate(box, WOOD, GOLD, 3, 10)
    text, size = sized(words, SERIF, 34, box.width - 122)
    surface.text(Point(box.left + 20, box.centre.y), text, size, GILT, SERIF, "l", above=True)


def all_points(surface: Surface, box: Box, number: int) -> None:
    surface.plate(box, GILT, SAND, 2, 8)
    surface.text(box.centre, str(number), 44, INK, SERIF, above=True)
