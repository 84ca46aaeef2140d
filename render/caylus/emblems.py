"""What belongs to a seat: its emblem, its workers, houses and markers. Each seat has a shape of its own, too."""

from typing import Final

from render.caylus.colours import DUST_DEEP, SEATS
from render.figures import Icon, line_of, spot, spots
from render.geometry import Box, Point
from render.surface import Surface
from render.tints import VELLUM, Tint


def lion(surface: Surface, box: Box, tint: Tint) -> None:
    """A lion's head in its mane."""
    mane = [box.centre.towards(turn * 20, box.width * (0.5 if turn % 2 else 0.38)) for turn in range(18)]
    surface.polygon(mane, tint.mark)
    surface.circle(spot(box, 50, 50), box.width * 0.25, tint.fill)
    for eye in (40, 60):
        surface.circle(spot(box, eye, 44), box.width * 0.055, tint.mark)
    surface.polygon(spots(box, (40, 56), (60, 56), (50, 69)), tint.mark)


def tower(surface: Surface, box: Box, tint: Tint) -> None:
    shape = ((20, 94), (26, 40), (14, 34), (14, 6), (32, 6), (32, 18), (42, 18), (42, 6))
    mirrored = [(100 - u, v) for u, v in reversed(shape)]
    surface.polygon(spots(box, *shape, *mirrored), tint.mark)
    surface.polygon(spots(box, (40, 94), (40, 70), (50, 60), (60, 70), (60, 94)), tint.fill)


def tree(surface: Surface, box: Box, tint: Tint) -> None:
    surface.line(spots(box, (50, 50), (50, 98)), tint.mark, box.width * 0.18)
    for u, v, reach in ((50, 26, 0.25), (28, 48, 0.22), (72, 48, 0.22), (50, 52, 0.22)):
        surface.circle(spot(box, u, v), box.width * reach, tint.mark)


def fleur(surface: Surface, box: Box, tint: Tint) -> None:
    petal = ((50, 0), (64, 22), (64, 40), (56, 60), (44, 60), (36, 40), (36, 22))
    left = ((42, 60), (30, 58), (20, 62), (18, 74), (4, 62), (6, 40), (22, 28), (36, 38), (42, 50))
    for shape in (left, tuple((100 - u, v) for u, v in left), petal):
        surface.polygon(spots(box, *shape), tint.mark)
    surface.polygon(spots(box, (44, 66), (56, 66), (64, 84), (50, 100), (36, 84)), tint.mark)
    surface.line(spots(box, (26, 63), (74, 63)), tint.mark, box.height * 0.11)


def raven(surface: Surface, box: Box, tint: Tint) -> None:
    """Looking left, its tail down on the right."""
    bird = ((2, 34), (20, 22), (34, 14), (50, 20), (58, 34), (84, 56), (98, 86), (74, 78), (56, 84), (36, 74), (24, 50))
    surface.polygon(spots(box, *bird, (24, 40)), tint.mark)
    surface.circle(spot(box, 33, 30), box.width * 0.055, tint.fill)
    surface.line(spots(box, (48, 78), (44, 98)), tint.mark, box.width * 0.08)
    surface.line(spots(box, (60, 78), (60, 98)), tint.mark, box.width * 0.08)
    surface.line(spots(box, (42, 50), (66, 66)), tint.fill, box.width * 0.06)


EMBLEMS: Final[tuple[Icon, ...]] = (lion, tower, tree, fleur, raven)
"""By seat."""
_SHAPES: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((8, 8), (92, 8), (92, 92), (8, 92)),
    ((8, 6), (92, 6), (92, 52), (80, 76), (50, 98), (20, 76), (8, 52)),
    ((50, -2), (102, 50), (50, 102), (-2, 50)),
    ((26, 6), (74, 6), (98, 50), (74, 94), (26, 94), (2, 50)),
)
"""The outline of a worker by seat: round, square, shield, lozenge, hexagon."""
_ROOM: Final = ((50, 50, 68), (50, 52, 62), (50, 46, 62), (50, 50, 54), (51, 50, 58))
"""Where the emblem lies on it: centre and size in hundredths."""


def _inside(box: Box, u: float, v: float, size: float) -> Box:
    """A square in hundredths of the width of a box, about a point of it."""
    side = max(4, round(box.width * size / 100))
    centre = spot(box, u, v)
    return Box(round(centre.x - side / 2), round(centre.y - side / 2), side, side)


def worker(surface: Surface, box: Box, seat: int) -> None:
    """A disc, square, shield, lozenge or hexagon with the emblem."""
    tint, shape, line = SEATS[seat], _SHAPES[seat], line_of(box) * 1.1
    inner = box.inset(2)
    if shape:
        surface.polygon(spots(inner, *shape), tint.fill, tint.ink, line)
    else:
        surface.circle(inner.centre, inner.width * 0.49, tint.fill, tint.ink, line)
    EMBLEMS[seat](surface, _inside(inner, *_ROOM[seat]), tint)


HOUSE_SHAPE: Final = ((50, 2), (98, 42), (86, 42), (86, 96), (14, 96), (14, 42), (2, 42))


def house(surface: Surface, box: Box, seat: int) -> None:
    tint = SEATS[seat]
    surface.polygon(spots(box.inset(1), *HOUSE_SHAPE), tint.fill, tint.ink, line_of(box) * 1.1)
    EMBLEMS[seat](surface, _inside(box, 50, 60, 56), tint)


def marker(surface: Surface, box: Box, seat: int) -> None:
    """On the table of favours: as small as it may get, the shape still tells."""
    worker(surface, box, seat)


def empty_circle(surface: Surface, box: Box, fill: str, ink: str) -> None:
    """Where a worker may come to stand."""
    surface.circle(box.centre, box.width * 0.44, fill, ink, 2)


def shut_circle(surface: Surface, box: Box, ink: str) -> None:
    """The same, where the player to move can't place one: darker, and struck through."""
    empty_circle(surface, box, DUST_DEEP, ink)
    surface.line(spots(box, (24, 76), (76, 24)), ink, box.width * 0.1)


def circle(surface: Surface, box: Box, is_open: bool, ink: str) -> None:
    """Free, for a player who may come or one who may not."""
    if is_open:
        empty_circle(surface, box, VELLUM, ink)
    else:
        shut_circle(surface, box, ink)


def pawn(surface: Surface, box: Box, tint: Tint) -> None:
    """A worker of nobody in particular."""
    body = spots(box, (18, 96), (24, 70), (36, 56), (64, 56), (76, 70), (82, 96))
    surface.polygon(body, tint.fill, tint.ink, line_of(box))
    surface.circle(
        Point(box.centre.x, box.top + box.height * 0.32), box.width * 0.26, tint.fill, tint.ink, line_of(box)
    )
