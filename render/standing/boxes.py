"""Achievements: every box with its words, those that are filled in struck as medals."""

from functools import lru_cache
from string import digits
from typing import Final, NamedTuple

from engine.registry import GAMES
from locales import Words
from render.alt import joined
from render.canvas import Canvas
from render.figures import lily
from render.geometry import Box, Point, around
from render.layer import Layer
from render.lettering import BOLD, SANS, drawable, lines, width_of
from render.picture import Picture
from render.png import encode
from render.standing.colours import CHARGE, LOCKED, PALETTE
from render.standing.parts import BAND_BOX, INNER, MARGIN, WIDTH, ground, put_band
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, PARCHMENT, RULE, VELLUM

PER_ROW: Final = 4
CELL: Final = 84
GAP: Final = 8
DISC: Final = 62
FOOT: Final = 44
"""Discord lays its badge over the left corner below."""


class Shown(NamedTuple):
    """One box. `progress` is how far it is, in a few signs; empty where nothing is counted."""

    words: str
    is_filled: bool
    progress: str = ""


class Sheet(NamedTuple):
    name: str
    game: str
    boxes: tuple[Shown, ...]

    @property
    def filled(self) -> int:
        return sum(box.is_filled for box in self.boxes)


def words_of(key: str, box: str, w: Words) -> str:
    """What fills in a box of this game: its number is the rules', and boxes that differ by it share a message."""
    album = GAMES[key].album
    return w(f"{key}-box-{box.rstrip(digits)}", number=album.numbers[box] if album else 0)


@lru_cache(2)
def layer(height: int) -> Layer:
    return Layer(WIDTH, height, ground, PALETTE)


def painted(sheet: Sheet, w: Words, canvas: type[Canvas] = Canvas) -> Picture:
    rows = -(-len(sheet.boxes) // PER_ROW)
    height = BAND_BOX.bottom + 14 + rows * (CELL + GAP) + FOOT
    drawing = canvas(layer(height))
    about = w("boxes-picture-about", game=sheet.game, filled=sheet.filled, all=len(sheet.boxes))
    put_band(drawing, drawable(sheet.name) or w("board-picture-nameless"), about)
    for number, box in enumerate(sheet.boxes):
        line, column = divmod(number, PER_ROW)
        row = Box(MARGIN, BAND_BOX.bottom + 14 + line * (CELL + GAP), INNER, CELL)
        drawing.put(cell, list(row.columns(PER_ROW, GAP))[column], box)
    return Picture(encode(drawing.image, PALETTE.bytes), said(sheet, about, w), "achievements.png", WIDTH, height)


def cell(surface: Surface, box: Box, shown: Shown) -> None:
    surface.rect(box, VELLUM if shown.is_filled else PARCHMENT, GOLD if shown.is_filled else RULE, 2.5, 10)
    disc(surface, around(Point(box.left + 42, box.centre.y), DISC), shown.is_filled, shown.progress)
    told = lines(shown.words, BOLD if shown.is_filled else SANS, 24, box.width - 88, 2)
    for number, line in enumerate(told):
        dy = (number - (len(told) - 1) / 2) * 28
        face = BOLD if shown.is_filled else SANS
        surface.text(Point(box.left + 80, box.centre.y + dy), line, 24, INK if shown.is_filled else FADED, face, "l")


def disc(surface: Surface, box: Box, is_filled: bool, progress: str = "") -> None:
    """A struck medal, or the outline of one with how far it is."""
    if is_filled:
        for turn in range(0, 360, 30):
            surface.circle(box.centre.towards(turn, box.width * 0.41), box.width * 0.09, CHARGE.fill)
        surface.circle(box.centre, box.width * 0.42, CHARGE.fill)
        surface.circle(box.centre, box.width * 0.35, GILT, CHARGE.ink, 2)
        lily(surface, around(box.centre, round(box.width * 0.44), round(box.height * 0.5)), CHARGE)
        return
    surface.circle(box.centre, box.width * 0.44, LOCKED.fill, LOCKED.ink, 2)
    if progress and width_of(progress, BOLD, 24) <= box.width:
        surface.text(box.centre, progress, 24, INK, BOLD)


def said(sheet: Sheet, about: str, w: Words) -> str:
    """What is filled in; the rest is told by its number."""
    done = ", ".join(box.words for box in sheet.boxes if box.is_filled)
    return joined([f"{sheet.name}: {about}.", w("boxes-alt", boxes=done) if done else w("boxes-alt-none")])
