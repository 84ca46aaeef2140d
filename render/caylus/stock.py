"""What each player has, beside the town."""

from collections.abc import Sequence
from functools import cache

from engine.caylus.facts import KINDS
from render.canvas import Canvas
from render.caylus.colours import FAINT, SEATS
from render.caylus.emblems import pawn, worker
from render.caylus.icons import money, points, stock_cube
from render.figures import hourglass
from render.geometry import Box, Point, around
from render.lettering import BOLD, fitted, sized
from render.surface import Surface
from render.tints import FADED, GILT, INK, PARCHMENT, RULE, VELLUM, WHITE, WOOD, Tint

NAME_SIZE = 28
NAME_LEFT = 54


def name_size(name: str, box: Box) -> int:
    """In which a name fits, or is shortened least."""
    return sized(name, BOLD, NAME_SIZE, box.width - NAME_LEFT - 90)[1]


def player(
    canvas: Canvas,
    box: Box,
    seat: int,
    name: str,
    size: int,
    score: int,
    deniers: int,
    cubes: Sequence[int],
    home: int,
    is_acting: bool,
) -> None:
    """Each number lies by itself on the card: a move changes few of them, and most have been seen before."""
    ground = GILT if is_acting else VELLUM
    shield, coin, *goods, pawns = _places(box)
    canvas.tile(card, box, PARCHMENT, seat, is_acting, name, size)
    canvas.tile(points, shield, ground, score)
    canvas.tile(money, coin, ground, deniers)
    for kind, place in enumerate(goods):
        canvas.tile(stock_cube, place, ground, kind, cubes[kind])
    canvas.tile(workers, pawns, ground, seat, home)


@cache
def _places(box: Box) -> list[Box]:
    """Of the points, the money, the cubes of each kind, and the workers."""
    lower = box.top + round(box.height * 0.74)
    columns = Box(box.left + 8, lower - 20, box.width - 16, 40).columns(len(KINDS) + 2)
    coin, *goods, pawns = (around(column.centre, 38) for column in columns)
    shield = around(Point(box.right - 34, _upper(box)), 46)
    return [shield, coin, *(place.inset(1) for place in goods), pawns]


def _upper(box: Box) -> int:
    return box.top + round(box.height * 0.27)


def card(surface: Surface, box: Box, seat: int, is_acting: bool, name: str, size: int) -> None:
    surface.plate(box, GILT if is_acting else VELLUM, SEATS[seat].fill, 6 if is_acting else 3.5, 12)
    surface.stamp(worker, around(Point(box.left + 31, _upper(box)), 42), seat)
    _title(surface, box, is_acting, name, size)


def _title(surface: Surface, box: Box, is_acting: bool, name: str, size: int) -> None:
    upper = _upper(box)
    room = box.width - NAME_LEFT - (90 if is_acting else 64)
    text = fitted(name, BOLD, size, room)
    surface.text(Point(box.left + NAME_LEFT, upper), text, size, INK, BOLD, "l", above=True)
    if is_acting:
        surface.stamp(_waiting, around(Point(box.right - 74, upper), 30))


Outlook = tuple[tuple[int, int, int], ...]
"""By seat in turn order: income of the next turn, points for the stock if the game ended now."""


def outlook(surface: Surface, box: Box, words: tuple[str, str], rows: Outlook) -> None:
    """Where few players leave room: what follows from what they have."""
    surface.plate(box, VELLUM, RULE, 2, 10)
    columns = box.left + 154, box.left + 252
    for text, x in zip(words, columns, strict=True):
        surface.text(Point(x, box.top + 24), fitted(text, BOLD, 28, 100), 28, FADED, BOLD, above=True)
    for number, (seat, income, stock) in enumerate(rows):
        pitch = (box.height - 52) // len(rows)
        y, side = box.top + 46 + round((number + 0.5) * pitch), min(56, pitch - 6)
        surface.stamp(worker, around(Point(box.left + 44, y), side), seat)
        surface.stamp(money, around(Point(columns[0], y), side), income)
        surface.stamp(points, around(Point(columns[1], y), side), stock)


def _waiting(surface: Surface, box: Box) -> None:
    hourglass(surface, box, Tint(VELLUM, WOOD, WOOD))


def workers(surface: Surface, box: Box, seat: int, number: int) -> None:
    """Workers at home."""
    tint = SEATS[seat]
    if not number:
        pawn(surface, Box(box.left - 3, box.top + 2, 26, 34), FAINT)
        surface.text(Point(box.right - 8, box.centre.y + 1), "0", 28, FADED, BOLD)
        return
    pawn(surface, Box(box.left - 3, box.top + 2, 26, 34), Tint(tint.fill, tint.ink, WHITE))
    surface.text(Point(box.right - 8, box.centre.y + 1), str(number), 28, INK, BOLD)
