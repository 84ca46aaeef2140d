"""How somebody did in a challenge: points, how many are behind, and how much was built of each kind, but not where."""

from functools import cache
from typing import Final, NamedTuple

from locales import Words
from render.alt import joined
from render.canvas import Canvas
from render.geometry import Box, Point
from render.layer import Layer
from render.lettering import BOLD, SERIF, drawable, sized
from render.picture import Picture
from render.png import encode
from render.standing.colours import FALLEN, PALETTE
from render.standing.parts import BAND_BOX, INNER, MARGIN, WIDTH, figure, ground, put_band
from render.surface import Surface
from render.tints import FADED, GILT, INK, PARCHMENT, RULE, VELLUM, WHITE, WOOD

FIGURES: Final = Box(MARGIN, BAND_BOX.bottom + 12, INNER, 112)
TOP: Final = FIGURES.bottom + 12
ROW_HEIGHT: Final = 76
GAP: Final = 8
PER_COLUMN: Final = 3
"""Each colour has a line, with its two kinds of buildings side by side."""
HEIGHT: Final = TOP + PER_COLUMN * (ROW_HEIGHT + GAP) + 52
"""Discord lays its badge over the left corner below."""
STONE: Final = 36
NAMES_WIDTH: Final = 190
FILLS: Final = ((FALLEN, INK), (GILT, WOOD), (WHITE, FADED))


class Row(NamedTuple):
    """One kind of building, and how many of it stand."""

    name: str
    colour: int
    built: int
    every: int


class Card(NamedTuple):
    """`figures` are numbers with what they count; `rows` come in pairs of one colour."""

    name: str
    challenge: str
    figures: tuple[tuple[str, str], ...]
    rows: tuple[Row, ...]


@cache
def layer() -> Layer:
    return Layer(WIDTH, HEIGHT, ground, PALETTE)


def painted(card: Card, w: Words, canvas: type[Canvas] = Canvas) -> Picture:
    drawing = canvas(layer())
    put_band(drawing, drawable(card.name) or w("board-picture-nameless"), card.challenge)
    for box, (number, words) in zip(FIGURES.columns(len(card.figures), 10), card.figures, strict=True):
        drawing.put(figure, box, number, words)
    for number, row in enumerate(card.rows):
        line, column = divmod(number, 2)
        whole = Box(MARGIN, TOP + line * (ROW_HEIGHT + GAP), INNER, ROW_HEIGHT)
        drawing.put(built, list(whole.columns(2, GAP))[column], row)
    return Picture(encode(drawing.image, PALETTE.bytes), said(card, w), "challenge.png", WIDTH, HEIGHT)


def built(surface: Surface, box: Box, row: Row) -> None:
    """Filled from the left, wherever they stand."""
    surface.rect(box, VELLUM, RULE, 2.5, 10)
    words, size = sized(row.name, BOLD, 28, NAMES_WIDTH)
    surface.text(Point(box.left + 18, box.centre.y), words, size, INK, BOLD, "l")
    fill, edge = FILLS[row.colour]
    step = STONE + 5
    left = box.right - 18 - row.every * step - 40
    for number in range(row.every):
        stone = Box(round(left + number * step), round(box.centre.y - STONE / 2), STONE, STONE)
        if number < row.built:
            surface.rect(stone, fill, edge, 3, 6)
        else:
            surface.rect(stone, PARCHMENT, RULE, 2, 6)
    surface.text(Point(box.right - 18, box.centre.y), str(row.built), 34, INK, SERIF, "r")


def said(card: Card, w: Words) -> str:
    figures = ", ".join(f"{number} {words}" for number, words in card.figures)
    rows = ", ".join(f"{row.name} {row.built}" for row in card.rows)
    return joined([f"{card.name}. {card.challenge}: {figures}.", w("daily-alt-built", rows=rows)])
