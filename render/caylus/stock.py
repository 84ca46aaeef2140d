"""What each player has, beside the town."""

from engine.caylus.facts import KINDS
from render.caylus.colours import FAINT, SEATS
from render.caylus.emblems import pawn, worker
from render.caylus.icons import money, points, stock_cube
from render.figures import hourglass, lily
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, fitted, sized
from render.surface import Surface
from render.tints import GILT, INK, PALE, TAN, VELLUM, WHITE, WOOD, Tint

NAME_SIZE = 28
NAME_LEFT = 56


def name_size(name: str, box: Box) -> int:
    """In which a name fits, or is shortened least."""
    return sized(name, BOLD, NAME_SIZE, box.width - NAME_LEFT - 96)[1]


def player(
    surface: Surface,
    box: Box,
    seat: int,
    name: str,
    size: int,
    score: int,
    deniers: int,
    cubes: tuple[int, ...],
    home: int,
    is_acting: bool,
) -> None:
    tint = SEATS[seat]
    surface.rect(box, GILT if is_acting else VELLUM, tint.fill, 3.5, 12)
    upper = box.top + round(box.height * 0.27)
    surface.stamp(worker, around(Point(box.left + 31, upper), 42), seat)
    room = box.width - NAME_LEFT - (96 if is_acting else 64)
    surface.text(Point(box.left + NAME_LEFT, upper), fitted(name, BOLD, size, room), size, INK, BOLD, "l")
    if is_acting:
        surface.stamp(_waiting, around(Point(box.right - 76, upper), 32))
    surface.stamp(points, around(Point(box.right - 34, upper), 46), score)
    lower = box.top + round(box.height * 0.74)
    row = Box(box.left + 8, lower - 20, box.width - 16, 40)
    columns = [around(column.centre, 38) for column in row.columns(len(KINDS) + 2)]
    surface.stamp(money, columns[0], deniers)
    for kind, place in zip(KINDS, columns[1:], strict=False):
        surface.stamp(stock_cube, place.inset(1), kind, cubes[kind])
    surface.stamp(workers, columns[-1], seat, home)


def arms(surface: Surface, box: Box, words: str) -> None:
    """Where few players leave room: the name of the game under its lilies."""
    height = min(box.height, 210)
    inner = Box(box.left, round(box.centre.y - height / 2), box.width, height)
    text, size = sized(words, SERIF, 48, box.width - 20)
    surface.text(Point(inner.centre.x, inner.bottom - 30), text, size, PALE, SERIF)
    side = inner.height - 76
    for dx, part in ((-0.8, 0.56), (0.8, 0.56), (0.0, 1.0)):
        small = max(20, round(side * part))
        lily(surface, around(Point(inner.centre.x + dx * side, inner.top + side / 2 + 4), small), Tint(TAN, PALE, PALE))


def _waiting(surface: Surface, box: Box) -> None:
    hourglass(surface, box, Tint(VELLUM, WOOD, WOOD))


def workers(surface: Surface, box: Box, seat: int, number: int) -> None:
    """Workers at home."""
    tint = SEATS[seat]
    if not number:
        pawn(surface, Box(box.left - 3, box.top + 2, 26, 34), FAINT)
        surface.text(Point(box.right - 7, box.centre.y + 1), "0", 27, PALE, BOLD)
        return
    pawn(surface, Box(box.left - 3, box.top + 2, 26, 34), Tint(tint.fill, tint.ink, WHITE))
    surface.text(Point(box.right - 7, box.centre.y + 1), str(number), 27, INK, BOLD)
