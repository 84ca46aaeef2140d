"""The table of royal favours with everybody's markers."""

from engine.caylus.facts import (
    CUBES_LINE,
    DENIERS_LINE,
    EXCHANGE_COLUMN,
    EXCHANGED,
    FAVOUR_CUBES,
    FAVOUR_DENIERS,
    FAVOUR_POINTS,
    FAVOUR_ROLES,
    LETTERS,
    PRESTIGE_LINE,
)
from render.caylus.colours import OPEN, PALE_ROYAL, ROYAL, ROYAL_DEEP, SHUT
from render.caylus.effects import Row, paint_row
from render.caylus.emblems import marker
from render.caylus.icons import favour
from render.figures import lily
from render.geometry import Box, Point, around
from render.lettering import SERIF, sized
from render.rings import round_ring
from render.surface import Surface
from render.tints import GILT, GOLD, PALE, SAND, VELLUM, WHITE, Tint

Markers = tuple[tuple[int, bool], ...]
"""The seats whose markers share a cell, and which of them are new there."""


def effect_of(line: int, column: int) -> Row:
    """What a column of a line gives, as icons."""
    if line == PRESTIGE_LINE:
        return (("points", FAVOUR_POINTS[column]),)
    if line == DENIERS_LINE:
        return (("coin", FAVOUR_DENIERS[column]),)
    if line == CUBES_LINE:
        if column == EXCHANGE_COLUMN:
            return (("swap", EXCHANGED),)
        kinds = [LETTERS.index(letter) for letter in FAVOUR_CUBES[column]]
        return (("cube" if len(kinds) == 1 else "pair", *kinds),)
    return (("builds", FAVOUR_ROLES[column]),) if FAVOUR_ROLES[column] else ()


def head(surface: Surface, box: Box, words: str) -> None:
    surface.rect(box, ROYAL, ROYAL_DEEP, 2, 8)
    lily(surface, Box(box.left + 8, box.top + 3, 26, 26), Tint(GILT, GILT, GILT))
    lily(surface, Box(box.right - 34, box.top + 3, 26, 26), Tint(GILT, GILT, GILT))
    text, size = sized(words, SERIF, 26, box.width - 76)
    surface.text(box.centre, text, size, WHITE, SERIF)


def cell(surface: Surface, box: Box, line: int, column: int, is_open: bool, markers: Markers) -> None:
    inner = box.inset(1)
    fill = OPEN if is_open else SHUT
    if column == 0:
        fill = VELLUM
    surface.rect(inner, fill, ROYAL if is_open else PALE, 1.6, 6)
    art = inner.part(1, 2, inner.width - 2, 34)
    if column == 0:
        lily(surface, around(inner.centre, 40, 62), Tint(OPEN, PALE_ROYAL, PALE_ROYAL))
    elif effect := effect_of(line, column):
        paint_row(surface, art, effect, 32)
    else:
        surface.line([art.centre.shifted(-8), art.centre.shifted(8)], PALE, 4)
    if not is_open:
        surface.line([Point(inner.left + 6, inner.bottom - 8), Point(inner.right - 6, inner.top + 40)], SAND, 2)
    room = inner if column == 0 else inner.part(0, 36, inner.width, inner.height - 38)
    places = _at_start(room, len(markers)) if column == 0 else _places(room, len(markers))
    for place, (seat, is_new) in zip(places, markers, strict=True):
        surface.stamp(marker, place, seat)
        if is_new:
            surface.stamp(round_ring, place.inset(-3))


def _at_start(box: Box, number: int) -> list[Box]:
    """Nothing is given there, so the whole cell is for markers: three pairs."""
    pitch, side = (26, 25) if number > 4 else (34 if number < 4 else 30, 25)
    if number <= 3:
        return [around(box.centre.shifted(0, pitch * (n - (number - 1) / 2) * 0.8), 27) for n in range(number)]
    rows = (number + 1) // 2
    places = [(12 if n % 2 else -12, pitch * (n // 2 - (rows - 1) / 2)) for n in range(number)]
    return [around(box.centre.shifted(dx, dy), side) for dx, dy in places]


def _places(box: Box, number: int) -> list[Box]:
    """Fewer markers are larger."""
    if number <= 1:
        return [around(box.centre, 36)][:number]
    if number == 2:
        return [around(box.centre.shifted(dx, dy), 25) for dx, dy in ((-11, -10), (11, 10))]
    rows = ((-12, -12), (12, -12), (-12, 12), (12, 12), (0, 0))
    if number == 3:
        rows = ((-12, -12), (12, -12), (0, 12))
    side = 23 if number < 5 else 21
    return [around(box.centre.shifted(dx, dy), side) for dx, dy in rows[:number]]


def beginner(surface: Surface, box: Box, text: str) -> None:
    """Instead of the table, when each favour is worth the same."""
    surface.rect(box.inset(1), VELLUM, GOLD, 2, 10)
    surface.stamp(favour, around(box.centre.shifted(0, -40), 150))
    words, size = sized(text, SERIF, 30, box.width - 30)
    surface.text(box.centre.shifted(0, 76), words, size, ROYAL_DEEP, SERIF)
