"""Where points come from, as icons."""

from engine.caylus.facts import GOLD as GOLD_CUBE
from engine.caylus.facts import SOURCES
from render.caylus.colours import CRIMSON, ROOFS, TILES
from render.caylus.emblems import HOUSE_SHAPE, pawn
from render.caylus.icons import coin, cube, favour, mixed_cube
from render.caylus.landmarks import cathedral, keep_mark, residence
from render.figures import line_of, spot, spots
from render.geometry import Box
from render.surface import Surface
from render.tints import GOLD, INK, OAK, VELLUM, WHITE, Tint


def source(surface: Surface, box: Box, number: int) -> None:
    """The icon of an entry of `facts.SOURCES`."""
    _PAINTS[SOURCES[number]](surface, box)


def group(surface: Surface, box: Box, key: str) -> None:
    """The icon of a group of them on the end table."""
    _GROUPS[key](surface, box)


def _visits(surface: Surface, box: Box) -> None:
    """A worker before a house."""
    surface.polygon(
        spots(box.part(0, 0, round(box.width * 0.8), box.height), *HOUSE_SHAPE), TILES["wood"].fill, INK, line_of(box)
    )
    pawn(surface, _corner(box, 0.62), Tint(WHITE, INK, INK))


def _craft(surface: Surface, box: Box) -> None:
    """A house of wood and one of stone."""
    side = round(box.width * 0.66)
    surface.polygon(spots(Box(box.left, box.top, side, side), *HOUSE_SHAPE), ROOFS["carpenter"], INK, line_of(box))
    surface.polygon(spots(_corner(box, 0.66), *HOUSE_SHAPE), ROOFS["mason"], INK, line_of(box))


def _corner(box: Box, part: float) -> Box:
    """The lower right part of a box."""
    side = round(box.width * part)
    return Box(box.right - side, box.bottom - side, side, side)


def _residences(surface: Surface, box: Box) -> None:
    tint = TILES["residence"]
    residence(surface, box, Tint(VELLUM, tint.ink, ROOFS["lawyer"]))


def _prestige(surface: Surface, box: Box) -> None:
    cathedral(surface, box, Tint(TILES["prestige"].fill, TILES["prestige"].mark, ROOFS["architect"]))


def _trades(surface: Surface, box: Box) -> None:
    """A pair of scales."""
    wide = box.width / 100
    surface.strokes(spots(box, (50, 8), (50, 90)), OAK, 7 * wide)
    surface.strokes(spots(box, (28, 94), (72, 94)), OAK, 9 * wide)
    surface.strokes(spots(box, (10, 22), (90, 22)), OAK, 7 * wide)
    for centre in (16, 84):
        surface.line(spots(box, (centre, 24), (centre - 16, 60)), INK, 2)
        surface.line(spots(box, (centre, 24), (centre + 16, 60)), INK, 2)
        pan = spots(box, (centre - 18, 60), (centre + 18, 60), (centre + 9, 74), (centre - 9, 74))
        surface.polygon(pan, GOLD, INK, line_of(box))


def _castle(surface: Surface, box: Box) -> None:
    keep_mark(surface, box.inset(2), 0)


def _favours(surface: Surface, box: Box) -> None:
    favour(surface, box)


def _penalties(surface: Surface, box: Box) -> None:
    surface.circle(box.centre, box.width * 0.46, WHITE, CRIMSON, box.width * 0.1)
    surface.line([spot(box, 26, 50), spot(box, 74, 50)], CRIMSON, box.width * 0.14)


def _gold(surface: Surface, box: Box) -> None:
    cube(surface, box.inset(3), GOLD_CUBE)


def _cubes(surface: Surface, box: Box) -> None:
    mixed_cube(surface, box.inset(3))


def _deniers(surface: Surface, box: Box) -> None:
    coin(surface, box)


_PAINTS = {
    "visits": _visits,
    "craft": _craft,
    "residences": _residences,
    "prestige": _prestige,
    "trades": _trades,
    "castle": _castle,
    "favours": _favours,
    "penalties": _penalties,
    "gold": _gold,
    "cubes": _cubes,
    "deniers": _deniers,
}
_GROUPS = {
    "buildings": _craft,
    "visits": _visits,
    "trades": _trades,
    "castle": _castle,
    "favours": _favours,
    "stock": _cubes,
    "penalties": _penalties,
}
