"""The standings of a league's division: who stands where, what each round has brought, who goes up or down."""

from functools import lru_cache
from typing import Final, NamedTuple

from locales import Words
from render.alt import joined, shortened
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.layer import Layer
from render.lettering import BOLD, SERIF, drawable, sized, width_of
from render.picture import Picture
from render.png import encode
from render.standing.colours import FALLEN, PALETTE
from render.standing.parts import BAND_BOX, INNER, MARGIN, WIDTH, ground, medal, put_band
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, MOSS, RULE, VELLUM

HEADS: Final = Box(MARGIN, BAND_BOX.bottom + 6, INNER, 40)
ROW_HEIGHT: Final = 62
GAP: Final = 7
FOOT: Final = 62
"""Discord lays its badge over the left corner below."""
NAME_LEFT: Final = 122
ROUNDS_RIGHT, ROUND_WIDTH, WINS, POINTS_RIGHT = 830, 78, 900, 1052
SHORT_NAME: Final = 16
ROWS_AT_MOST: Final = 10


class Line(NamedTuple):
    """What the picture says about somebody. `moves`: 1 goes up, -1 goes down."""

    place: int
    name: str
    rounds: tuple[float | None, ...]
    """The points of each round; None where they did not play it, or it is still on."""
    wins: float
    points: float
    moves: int = 0
    has_left: bool = False
    is_mine: bool = False


class Table(NamedTuple):
    title: str
    about: str
    """Which edition, round and division."""
    rounds: int
    lines: tuple[Line, ...]
    mine: str
    """Where the reader stands, in a few words; empty where nowhere."""


def number_said(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


@lru_cache(4)
def layer(height: int) -> Layer:
    return Layer(WIDTH, height, ground, PALETTE)


def rows(many: int) -> list[Box]:
    return [Box(MARGIN, HEADS.bottom + number * (ROW_HEIGHT + GAP), INNER, ROW_HEIGHT) for number in range(many)]


def column(number: int, rounds: int) -> float:
    """The middle of a round's column; they end where the wins begin."""
    return ROUNDS_RIGHT - (rounds - number - 0.5) * ROUND_WIDTH


def painted(table: Table, w: Words, canvas: type[Canvas] = Canvas) -> Picture:
    boxes = rows(len(table.lines))
    height = boxes[-1].bottom + FOOT
    drawing = canvas(layer(height))
    put_band(drawing, table.title, table.about)
    words = tuple(w(f"league-picture-{each}") for each in ("player", "wins", "points"))
    drawing.put(heads, HEADS, table.rounds, *words)
    for box, line in zip(boxes, table.lines, strict=True):
        drawing.put(row, box, line, w("league-picture-nameless"))
    moving = tuple(w(f"league-picture-{each}") for each in ("up", "down"))
    has_moves = any(line.moves for line in table.lines)
    drawing.put(
        foot, Box(MARGIN, height - FOOT + 6, INNER, FOOT - 18), table.mine, *(moving if has_moves else ("", ""))
    )
    return Picture(encode(drawing.image, PALETTE.bytes), said(table, w), "league.png", WIDTH, height)


def heads(surface: Surface, box: Box, rounds: int, player: str, wins: str, points: str) -> None:
    middle = box.centre.y
    surface.text(Point(NAME_LEFT, middle), player, 24, FADED, BOLD, "l")
    for number in range(rounds):
        surface.text(Point(column(number, rounds), middle), str(number + 1), 24, FADED, BOLD)
    surface.text(Point(WINS, middle), wins, 24, FADED, BOLD)
    surface.text(Point(POINTS_RIGHT, middle), points, 24, FADED, BOLD, "r")


def row(surface: Surface, box: Box, line: Line, nameless: str) -> None:
    edge, width = (GOLD, 4) if line.is_mine else (RULE, 2.5)
    surface.rect(box, GILT if line.is_mine else VELLUM, edge, width, 10)
    middle, ink = box.centre.y, FADED if line.has_left else INK
    medal(surface, around(Point(box.left + 52, middle), 52), line.place)
    if line.moves:
        arrow(surface, Point(box.left + 14, middle), line.moves)
    room = column(0, len(line.rounds)) - ROUND_WIDTH / 2 - NAME_LEFT
    words, size = sized(drawable(line.name) or nameless, BOLD, 34, room)
    surface.text(Point(NAME_LEFT, middle), words, size, ink, BOLD, "l")
    for number, won in enumerate(line.rounds):
        if won is not None:
            surface.text(Point(column(number, len(line.rounds)), middle), number_said(won), 28, ink, BOLD)
    if line.wins:
        surface.text(Point(WINS, middle), number_said(line.wins), 28, ink, BOLD)
    surface.text(Point(POINTS_RIGHT, middle), number_said(line.points), 44, ink, SERIF, "r")


def arrow(surface: Surface, tip: Point, moves: int) -> None:
    """Up or down, by shape and colour."""
    reach = 11 * moves
    spots = [Point(tip.x, tip.y - reach), Point(tip.x + 9, tip.y + reach), Point(tip.x - 9, tip.y + reach)]
    surface.polygon(spots, MOSS if moves > 0 else FALLEN)


def foot(surface: Surface, box: Box, mine: str, up: str, down: str) -> None:
    words, size = sized(mine, BOLD, 28, box.width * 0.5)
    surface.text(Point(box.left + 48, box.centre.y), words, size, INK, BOLD, "l")
    right = box.right - 12
    for text, moves in ((down, -1), (up, 1)):
        if text:
            words, size = sized(text, BOLD, 24, 150)
            surface.text(Point(right, box.centre.y), words, size, FADED, BOLD, "r")
            right -= width_of(words, BOLD, size) + 20
            arrow(surface, Point(right, box.centre.y), moves)
            right -= 36


def said(table: Table, w: Words) -> str:
    lines = [
        w(
            "league-alt-line",
            place=line.place,
            name=shortened(line.name, SHORT_NAME),
            points=number_said(line.points),
            wins=number_said(line.wins),
            moves={1: "up", -1: "down"}.get(line.moves, "no"),
            left="yes" if line.has_left else "no",
        )
        for line in table.lines
    ]
    return joined([w("league-alt-head", title=table.title, about=table.about), *lines, table.mine])
