"""The ground of a scoresheet, its banners, and the scoring column."""

from engine.troyes_dice.facts import COLOURS, MULTIPLIERS, RESOURCES_PER_POINT, Colour, Row
from engine.troyes_dice.scoring import points_of_stock
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
    ribbon = spots(box, (0, 8), (100, 8), (94, 50), (100, 92), (0, 92), (6, 50))
    surface.polygon(ribbon, WOOD, GOLD, 2.5)
    text, size = sized(words, SERIF, 28, box.width - 26)
    surface.text(box.centre, text, size, GILT, SERIF)


def day(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, BOLD, 28, box.width)
    surface.text(box.centre, text, size, WOOD, BOLD)


def reminder(surface: Surface, box: Box, built: int) -> None:
    """What the first to sixth Cathedral write; those already built are gilt."""
    sign, *places = box.inset(0, 6).columns(1 + len(MULTIPLIERS))
    surface.text(sign.centre, "×", 28, INK, BOLD)
    for order, place in enumerate(places):
        is_used = order < built
        surface.rect(place, GILT if is_used else VELLUM, GOLD if is_used else FAINT[2].ink, 2, 6)
        surface.text(place.centre, str(MULTIPLIERS[order]), 28, INK if is_used else FADED, BOLD)


def character(surface: Surface, box: Box, row: Row, words: str, multiplier: int, buildings: int) -> None:
    """How many times a character counts the buildings of a row."""
    points = _entry(surface, box, bool(multiplier), multiplier * buildings)
    room = points.left - box.left - 14
    ink = INK if multiplier else FADED
    surface.text(Point(box.left + 10, box.top + 17), fitted(words, BOLD, 24, room), 24, ink, BOLD, "l")
    HOUSES[row](surface, around(Point(box.left + 22, box.top + 42), 26), LIVE[row // 2])
    sum_ = f"{buildings} × {multiplier or '–'}"
    surface.text(Point(box.left + 42, box.top + 43), sum_, 28, ink, BOLD, "l")


def stock_points(surface: Surface, box: Box, colour: Colour, stock: int) -> None:
    """Two of a resource are a point."""
    _entry(surface, box, True, points_of_stock(stock))
    RESOURCES[colour](surface, around(Point(box.left + 24, box.centre.y), 28), LIVE[colour])
    surface.text(Point(box.left + 46, box.centre.y), f"{stock} ÷ {RESOURCES_PER_POINT}", 28, INK, BOLD, "l")


def _entry(surface: Surface, box: Box, is_live: bool, points: int) -> Box:
    surface.rect(box, VELLUM, OAK if is_live else PALE, 2, 8)
    shield = Box(box.right - 60, box.top + 5, 54, box.height - 10)
    surface.rect(shield, GILT if points else "#efe3c6", GOLD if points else PALE, 2, 6)
    surface.text(shield.centre, str(points), 28, INK if points else FADED, BOLD)
    return shield


def citizens_total(surface: Surface, box: Box, words: str, points: int) -> None:
    _entry(surface, box, True, points)
    for colour in COLOURS:
        CITIZENS[colour](surface, around(Point(box.left + 22 + 33 * colour, box.centre.y), 32), LIVE[colour])
    text, size = sized(words, BOLD, 28, box.width - 176)
    surface.text(Point(box.left + 112, box.centre.y), text, size, INK, BOLD, "l")


def rest_total(surface: Surface, box: Box, words: str, points: int) -> None:
    """Characters and resources."""
    _entry(surface, box, True, points)
    text, size = sized(words, BOLD, 28, box.width - 90)
    surface.text(Point(box.left + 16, box.centre.y), text, size, INK, BOLD, "l")


def total(surface: Surface, box: Box, words: str, points: int) -> None:
    surface.rect(box, WOOD, GOLD, 3, 10)
    text, size = sized(words, SERIF, 34, box.width - 122)
    surface.text(Point(box.left + 20, box.centre.y), text, size, GILT, SERIF, "l")
    surface.rect(Box(box.right - 100, box.top + 6, 92, box.height - 12), GILT, SAND, 2, 8)
    surface.text(Point(box.right - 54, box.centre.y), str(points), 44, INK, SERIF)
