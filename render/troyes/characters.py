"""The six characters: what each counts, and how far somebody has come."""

from typing import Final, NamedTuple

from engine.troyes.facts import CHARACTER_POINTS, CHARACTERS
from engine.troyes.scoring import count_for
from engine.troyes.state import TablePart
from render import emblems, figures
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, fitted, sized
from render.rings import lay_ring
from render.surface import Surface
from render.tints import COIN, FADED, GILT, GOLD, INK, OAK, PALE, PARCHMENT, TAN, VELLUM, WOOD, Tint
from render.troyes import icons
from render.troyes.colours import BANNER, EMPTY, LIVE
from render.troyes.signs import EMPTY_BANNER, SOMEBODY

OWN: Final = "own"
OPEN: Final = "open"
GONE: Final = "gone"
GROUNDS: Final = {OWN: GILT, OPEN: VELLUM, GONE: TAN}


def counted(surface: Surface, box: Box, character: int) -> None:
    """The sign of what a character counts."""
    kind = CHARACTERS[character].counts
    if kind == "citizens":
        icons.person(surface, around(box.centre, round(box.height * 0.76), box.height), SOMEBODY)
    elif kind == "cathedral":
        icons.cathedral(surface, box, LIVE[1])
    elif kind == "influence":
        emblems.flag(surface, box, BANNER)
    elif kind == "deniers":
        figures.coin(surface, box, COIN)
    elif kind == "tradesmen":
        icons.workshop(surface, box, Tint(VELLUM, WOOD, "#b8272d"))
    else:
        icons.scroll(surface, box, Tint(VELLUM, WOOD, EMPTY_BANNER.ink))


def steps_of(table: TablePart, character: int) -> tuple[int, int, int]:
    row = CHARACTERS[character]
    return row.steps_for_two if table.seats <= 2 else row.steps


class Standing(NamedTuple):
    """How far an owner has come with a character."""

    character: int
    number: int
    steps: tuple[int, int, int]
    holding: str
    """OWN for the viewer's, OPEN for one that may be in play, GONE for one that has been scored."""


def standing(table: TablePart, owner: int, character: int, holding: str) -> Standing:
    return Standing(character, count_for(table, owner, character), steps_of(table, character), holding)


def row(canvas: Canvas, box: Box, name: str, counts: str, own: str, what: Standing) -> None:
    """A character with its three steps; those that are reached are gilt. `own` marks one of the viewer's."""
    canvas.mosaic(_row, box, PARCHMENT, name, counts, own, what)


def ring_row(canvas: Canvas, box: Box, what: Standing) -> None:
    lay_ring(canvas, _number_box(box), GROUNDS[what.holding])


def _row(canvas: Canvas, box: Box, name: str, counts: str, own: str, what: Standing) -> None:
    ground = GROUNDS[what.holding]
    canvas.tile(_plate, box, PARCHMENT, what.character, name, counts, own, what.holding)
    canvas.tile(_count, _number_box(box), ground, what.number, what.holding == GONE)
    for number, least in enumerate(what.steps):
        place = Box(box.right - 188 + 61 * number, box.top + 7, 57, box.height - 14)
        canvas.tile(step, place, ground, number, least, what.number >= least)


def _number_box(box: Box) -> Box:
    return Box(box.right - 248, box.top + 14, 58, box.height - 28)


def _plate(surface: Surface, box: Box, character: int, name: str, counts: str, own: str, holding: str) -> None:
    is_own = holding == OWN
    surface.plate(box, GROUNDS[holding], GOLD if is_own else PALE, 4 if is_own else 2, 12)
    lift = 14 if is_own else 0
    surface.stamp(counted, around(Point(box.left + 37, box.centre.y - lift), 50), character, reach=1)
    if is_own:
        surface.stamp(_tag, around(Point(box.left + 37, box.bottom - 23), 66, 30), own)
    left, room = box.left + 68, box.width - 68 - 246
    _name(surface, Point(left, box.centre.y - 20), name, room, FADED if holding == GONE else INK)
    text, size = sized(counts, SANS, 28, room)
    surface.text(Point(left, box.centre.y + 13), text, size, INK, SANS, "l", above=True)


def _count(surface: Surface, box: Box, number: int, is_gone: bool) -> None:
    surface.text(box.centre, str(number), 44, FADED if is_gone else INK, SERIF, above=True)


def _tag(surface: Surface, box: Box, words: str) -> None:
    surface.rect(box, WOOD, None, radius=8)
    surface.text(box.centre, fitted(words, BOLD, 24, box.width - 2), 24, GILT, BOLD)


def _name(surface: Surface, place: Point, name: str, room: int, ink: str) -> None:
    text, size = sized(name, SERIF, 28, room)
    surface.text(place, text, size, ink, SERIF, "l", above=True)


def step(surface: Surface, box: Box, number: int, least: int, is_reached: bool) -> None:
    surface.rect(
        box, "#fff7dd" if is_reached else EMPTY.fill, OAK if is_reached else PALE, 2.5 if is_reached else 1.5, 9
    )
    surface.text(Point(box.centre.x, box.top + 18), f"{least}+", 28, INK if is_reached else FADED, BOLD)
    tint = Tint(GILT, "#7c5207", INK) if is_reached else Tint(EMPTY.fill, FADED, FADED)
    below = Box(box.left, box.top + 30, box.width, box.height - 33)
    icons.points(surface, around(below.centre, 48, min(56, below.height)), CHARACTER_POINTS[number], 28, tint)
