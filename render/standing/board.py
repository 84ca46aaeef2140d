"""The leaderboard: who stands where, how many games they have won, and their rating."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from locales import Words
from render.alt import joined, shortened
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.glass import Colour
from render.layer import Layer
from render.lettering import BOLD, SERIF, Face, drawable, sized
from render.picture import Picture
from render.png import encode
from render.standing.colours import LINE, PALETTE
from render.standing.parts import BAND_BOX, INNER, MARGIN, WIDTH, ground, medal, put_band
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, PARCHMENT, RULE, TAN, VELLUM

HEADS: Final = Box(MARGIN, BAND_BOX.bottom + 6, INNER, 40)
ROW_HEIGHT: Final = 62
GAP: Final = 7
FOOT: Final = 62
"""Discord lays its badge over the left corner below."""
NAME_LEFT, NAME_WIDTH = 122, 300
BAR_LEFT, BAR_WIDTH, CORNER = 440, 150, 4
AVERAGE, STREAK, RATING_RIGHT = 756, 862, 1030
SHORT_NAME: Final = 16


class Line(NamedTuple):
    """What the board says about somebody."""

    place: int
    name: str
    rating: int
    is_provisional: bool
    wins: float
    plays: int
    average: float
    streak: int
    is_mine: bool = False


class Board(NamedTuple):
    game: str
    about: str
    """Where and when."""
    lines: tuple[Line, ...]
    mine: str
    """Where the reader stands, in a few words; empty where nowhere."""
    settled: int
    """So many games make a rating that is not provisional."""


def wins_said(wins: float) -> str:
    """A shared win is a part of one."""
    return f"{wins:.1f}".removesuffix(".0")


@lru_cache(4)
def layer(many: int) -> Layer:
    """With room for so many people."""
    return Layer(WIDTH, rows(many)[-1].bottom + FOOT, ground, PALETTE)


def rows(many: int) -> list[Box]:
    return [Box(MARGIN, HEADS.bottom + number * (ROW_HEIGHT + GAP), INNER, ROW_HEIGHT) for number in range(many)]


def painted(board: Board, w: Words, canvas: type[Canvas] = Canvas) -> Picture:
    boxes = rows(len(board.lines))
    drawing, height = canvas(layer(len(boxes))), boxes[-1].bottom + FOOT
    put_band(drawing, board.game, board.about)
    drawing.inlay(
        heads,
        HEADS,
        PARCHMENT,
        *(w(f"board-picture-{each}") for each in ("player", "won", "place", "streak", "rating")),
    )
    most = max(line.plays for line in board.lines)
    for box, line in zip(boxes, board.lines, strict=True):
        drawing.tile(my_field if line.is_mine else field, box, PARCHMENT)
        drawing.inlay(row, box, GILT if line.is_mine else VELLUM, line, most, w("board-picture-nameless"))
    drawing.inlay(
        foot,
        Box(MARGIN, height - FOOT + 6, INNER, FOOT - 18),
        PARCHMENT,
        board.mine,
        w("board-picture-provisional", settled=board.settled),
    )
    return Picture(encode(drawing.image, PALETTE.bytes), said(board, w), "leaderboard.png", WIDTH, height)


def heads(surface: Surface, box: Box, player: str, won: str, place: str, streak: str, rating: str) -> None:
    _write(surface, NAME_LEFT, box, player, 24, BOLD, "l", FADED)
    _write(surface, BAR_LEFT, box, won, 24, BOLD, "l", FADED)
    _write(surface, AVERAGE, box, place, 24, BOLD, "m", FADED)
    _write(surface, STREAK, box, streak, 24, BOLD, "m", FADED)
    _write(surface, RATING_RIGHT, box, rating, 24, BOLD, "r", FADED)


def field(surface: Surface, box: Box) -> None:
    surface.rect(box, VELLUM, RULE, 2.5, 10)


def my_field(surface: Surface, box: Box) -> None:
    surface.rect(box, GILT, GOLD, 4, 10)


def row(surface: Surface, box: Box, line: Line, most: int, nameless: str) -> None:
    """`most` games are the longest bar. All of it is stamped on the field, which is quick."""
    medal(surface, around(Point(box.left + 52, box.centre.y), 52), line.place)
    words, size = sized(drawable(line.name) or nameless, BOLD, 34, NAME_WIDTH)
    _write(surface, NAME_LEFT, box, words, size, BOLD, "l")
    _games(surface, box, line, most)
    _write(surface, AVERAGE, box, f"{line.average:.1f}", 28, BOLD)
    if line.streak > 1:
        _write(surface, STREAK, box, str(line.streak), 28, BOLD)
    _write(surface, RATING_RIGHT, box, str(line.rating), 44, SERIF, "r")
    if line.is_provisional:
        _write(surface, box.right - 24, box, "?", 34, SERIF, "m", FADED)


def _write(
    surface: Surface,
    x: float,
    box: Box,
    words: str,
    size: int,
    face: Face,
    anchor: Literal["l", "m", "r"] = "m",
    ink: Colour = INK,
) -> None:
    surface.text(Point(x, box.centre.y), words, size, ink, face, anchor, above=True)


def _games(surface: Surface, box: Box, line: Line, most: int) -> None:
    """As long as the games played; what was won of them is dark."""
    whole = max(10, round(BAR_WIDTH * line.plays / most))
    field = Box(BAR_LEFT, round(box.centre.y - 14), whole, 28)
    bar(surface, field, round(whole * line.wins / line.plays))
    _write(surface, field.right + 12, box, f"{wins_said(line.wins)}/{line.plays}", 24, BOLD, "l")


def bar(surface: Surface, field: Box, won: int) -> None:
    """In two parts where the dark one is long enough: there are few of each, and very many bars."""
    if won < 3 * CORNER:
        surface.stamp(share, field, won)
        return
    left = won - CORNER
    surface.stamp(_begun, field.part(0, 0, left, field.height))
    surface.stamp(_ended, field.part(left, 0, field.width - left, field.height))


def _begun(surface: Surface, box: Box) -> None:
    """The left part of a bar whose dark part goes on beyond the box."""
    share(surface, box.part(0, 0, box.width + BAR_WIDTH, box.height), box.width + BAR_WIDTH // 2)


def _ended(surface: Surface, box: Box) -> None:
    """The right part of one, from where the dark part is about to end."""
    share(surface, box.part(-BAR_WIDTH, 0, box.width + BAR_WIDTH, box.height), BAR_WIDTH + CORNER)


def share(surface: Surface, field: Box, won: int) -> None:
    surface.rect(field, TAN, None, 0, CORNER)
    if won:
        surface.rect(Box(field.left, field.top, max(4, won), field.height), LINE, None, 0, CORNER)
    surface.rect(field, None, FADED, 1.5, CORNER)


def foot(surface: Surface, box: Box, mine: str, note: str) -> None:
    words, size = sized(note, BOLD, 24, box.width * 0.36)
    _write(surface, box.right - 12, box, words, size, BOLD, "r", FADED)
    words, size = sized(mine, BOLD, 28, box.width * 0.58)
    _write(surface, box.left + 48, box, words, size, BOLD, "l")


def said(board: Board, w: Words) -> str:
    lines = [
        w(
            "board-alt-line",
            place=line.place,
            name=shortened(line.name, SHORT_NAME),
            rating=str(line.rating),
            provisional="yes" if line.is_provisional else "no",
            wins=wins_said(line.wins),
            plays=line.plays,
            average=f"{line.average:.1f}",
        )
        for line in board.lines
    ]
    return joined([w("board-alt-head", game=board.game, about=board.about), *lines, board.mine])
