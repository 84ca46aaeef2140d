"""All signs of a game with their words: the picture that goes with the rules in short."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.alt import joined
from render.canvas import Canvas
from render.figures import frame
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, lines, sized
from render.surface import Piece, Surface
from render.tints import INK, PARCHMENT, RULE, VELLUM, WOOD

WIDTH: Final = 1100
MARGIN: Final = 22
TITLE: Final = Box(MARGIN, 16, WIDTH - 2 * MARGIN, 64)
HEAD: Final = 42
PER_ROW: Final = 4
ENTRY: Final = 58
SIGN: Final = 44


class Entry(NamedTuple):
    sign: Piece
    words: str


class Group(NamedTuple):
    """Signs that belong together."""

    name: str
    entries: tuple[Entry, ...]

    @property
    def rows(self) -> int:
        return -(-len(self.entries) // PER_ROW)


FOOT: Final = 40


def height(groups: Sequence[Group]) -> int:
    """With room below for the badge that Discord lays over the left corner, where the last row is full."""
    below = 14 if len(groups[-1].entries) % PER_ROW else FOOT
    return TITLE.bottom + sum(HEAD + group.rows * ENTRY + 8 for group in groups) + below


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)


def paint(canvas: Canvas, words: str, groups: Sequence[Group]) -> None:
    canvas.put(title, TITLE, words)
    top = TITLE.bottom
    for group in groups:
        canvas.put(heading, Box(MARGIN, top, WIDTH - 2 * MARGIN, HEAD), group.name)
        top += HEAD
        for number, shown in enumerate(group.entries):
            row, column = divmod(number, PER_ROW)
            if group is groups[-1] and row == group.rows - 1:
                column += -len(group.entries) % PER_ROW
            line = Box(MARGIN, top + row * ENTRY, WIDTH - 2 * MARGIN, ENTRY)
            entry(canvas, list(line.columns(PER_ROW, 8))[column].inset(0, 3), shown)
        top += group.rows * ENTRY + 8


def title(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 44, box.width)
    surface.text(box.centre, text, size, WOOD, SERIF)


def heading(surface: Surface, box: Box, words: str) -> None:
    surface.text(Point(box.left + 6, box.centre.y), words, 28, WOOD, BOLD, "l")
    surface.line([Point(box.left, box.bottom - 4), Point(box.right, box.bottom - 4)], RULE, 2)


def entry(canvas: Canvas, box: Box, shown: Entry) -> None:
    canvas.tile(_plate, box, PARCHMENT, shown.words)
    canvas.tile(shown.sign.paint, around(Point(box.left + 32, box.centre.y), SIGN), VELLUM, *shown.sign.value)


def _plate(surface: Surface, box: Box, words: str) -> None:
    surface.rect(box, VELLUM, RULE, 2, 8)
    said = lines(words, SANS, 24, box.width - 70, 2)
    for number, line in enumerate(said):
        dy = (number - (len(said) - 1) / 2) * 25
        surface.text(Point(box.left + 64, box.centre.y + dy), line, 24, INK, SANS, "l")


def said(words: str, groups: Sequence[Group]) -> str:
    """The signs themselves have no words; what they stand for has."""
    return joined(
        [f"{words}.", *(f"{group.name}: {', '.join(each.words for each in group.entries)}." for group in groups)]
    )
