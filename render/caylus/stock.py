"""What each player has, beside the town."""

from engine.caylus.facts import KINDS
from render.caylus.colours import SEATS
from render.caylus.emblems import pawn, worker
from render.caylus.icons import money, points, stock_cube
from render.figures import hourglass
from render.geometry import Box, Point, around
from render.lettering import BOLD, fitted, sized
from render.surface import Surface
from render.tints import GILT, INK, TAN, VELLUM, WHITE, WOOD, Tint

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


def _waiting(surface: Surface, box: Box) -> None:
    hourglass(surface, box, Tint(VELLUM, WOOD, WOOD))


def workers(surface: Surface, box: Box, seat: int, number: int) -> None:
    """Workers at home."""
    tint = SEATS[seat]
    if not number:
        pawn(surface, box, Tint(TAN, "#c9bb98", WHITE))
        return
    pawn(surface, Box(box.left - 2, box.top - 1, box.width + 4, box.height + 1), Tint(tint.fill, tint.ink, WHITE))
    surface.text(Point(box.centre.x, box.bottom - 10), str(number), 24, WHITE, BOLD)
