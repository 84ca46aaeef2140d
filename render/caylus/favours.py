"""The table of royal favours with everybody's markers."""

from collections.abc import Sequence

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
from render.caylus import board_places as at
from render.caylus.colours import MORTAR, OPEN, ROYAL, ROYAL_DEEP, SHUT, SLATE
from render.caylus.effects import Row, paint_row
from render.caylus.emblems import marker
from render.caylus.icons import favour
from render.figures import spot, spots
from render.geometry import Box, Point, around
from render.lettering import SERIF, sized
from render.rings import round_ring
from render.surface import Surface
from render.tints import GOLD, VELLUM, WHITE

Markers = tuple[tuple[int, bool], ...]
"""By seat, the column that its marker has come to in a line, and whether it is new there."""


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
    surface.plate(box, ROYAL, ROYAL_DEEP, 2, 8)
    surface.stamp(favour, Box(box.left + 6, box.top + 1, 32, 32))
    text, size = sized(words, SERIF, 28, box.width - 60)
    surface.text(box.centre.shifted(14), text, size, WHITE, SERIF, above=True)


def line(surface: Surface, box: Box, number: int, last_open: int, markers: Markers) -> None:
    """What its columns give, and whose markers have come to them."""
    for column, cell in enumerate(at.favour_cells(box), 1):
        here = [(seat, is_new) for seat, (place, is_new) in enumerate(markers) if place == column]
        _cell(surface, cell, number, column, column <= last_open, here)


def _cell(
    surface: Surface, box: Box, line: int, column: int, is_open: bool, markers: Sequence[tuple[int, bool]]
) -> None:
    inner = box.inset(1)
    surface.plate(inner, OPEN if is_open else SHUT, ROYAL if is_open else MORTAR, 1.6, 6)
    art = inner.part(2, 2, inner.width - 4, 36)
    if effect := effect_of(line, column):
        paint_row(surface, art, effect, 34)
    else:
        surface.stamp(_nothing, art)
    if not is_open:
        surface.stamp(lock, around(Point(inner.centre.x, inner.bottom - 19), 28))
    room = inner.part(0, 39, inner.width, inner.height - 40)
    for place, (seat, is_new) in zip(_places(room, len(markers)), markers, strict=True):
        surface.stamp(marker, place, seat)
        if is_new:
            surface.stamp(round_ring, place.inset(-3))


def _nothing(surface: Surface, box: Box) -> None:
    surface.line([box.centre.shifted(-10), box.centre.shifted(10)], MORTAR, 4)


def lock(surface: Surface, box: Box) -> None:
    """Not before the next scoring."""
    surface.arc(spot(box, 50, 44), box.width * 0.2, -90, 90, SLATE, box.width * 0.11)
    surface.polygon(spots(box, (22, 44), (78, 44), (78, 92), (22, 92)), SLATE)


def _places(box: Box, number: int) -> list[Box]:
    """Fewer markers are larger."""
    if number <= 1:
        return [around(box.centre, 34)][:number]
    if number == 2:
        return [around(box.centre.shifted(dx), 29) for dx in (-15, 15)]
    rows = ((-16, -8), (16, -8), (-16, 8), (16, 8), (0, 0))
    if number == 3:
        rows = ((-16, -7), (16, -7), (0, 8))
    side = 24 if number < 5 else 22
    return [around(box.centre.shifted(dx, dy), side) for dx, dy in rows[:number]]


def beginner(surface: Surface, box: Box, text: str) -> None:
    """Instead of the table, when each favour is worth the same."""
    surface.plate(box.inset(1), VELLUM, GOLD, 2, 10)
    surface.stamp(favour, around(box.centre.shifted(0, -40), 150))
    words, size = sized(text, SERIF, 28, box.width - 30)
    surface.text(box.centre.shifted(0, 76), words, size, ROYAL_DEEP, SERIF, above=True)
