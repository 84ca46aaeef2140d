"""What a tile does and costs, as rows of icons."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from engine.caylus.facts import KINDS, Cubes
from engine.caylus.tiles import TILES, Produces, Trades, Way, Works
from render.caylus import icons
from render.caylus.emblems import HOUSE_SHAPE
from render.figures import line_of, spots
from render.geometry import Box
from render.surface import Paint, Surface
from render.tints import INK, VELLUM

Glyph = tuple[Any, ...]
"""The name of an icon and what it shows."""
Row = tuple[Glyph, ...]

ARROW: Final[Glyph] = ("arrow",)
SLASH: Final[Glyph] = ("slash",)
_NARROW: Final = {"arrow": 0.55, "slash": 0.3, "gap": 0.3, "pair": 1.45, "swap": 1.45, "coins": 1.55}
"""How wide an icon is in parts of its height, where it is no square."""
GAP: Final = 0.05


@cache
def rows_of(number: int, is_full: bool) -> tuple[Row, ...]:
    """The effect of a tile: a row for each way, or, not in full, one row that tells them all at a glance."""
    tile = TILES[number]
    effect = tile.effect
    if isinstance(effect, Produces):
        return _production(effect, is_full)
    if isinstance(effect, Works):
        return ((("builds", effect.role),),)
    if isinstance(effect, Trades):
        if len(effect.ways) > 1 and not is_full:
            return (_glance(effect.ways),)
        return tuple(_way(way) for way in effect.ways)
    return ()


def is_work(number: int) -> bool:
    """Builders are drawn larger than other icons."""
    return isinstance(TILES[number].effect, Works)


def _production(effect: Produces, is_full: bool) -> tuple[Row, ...]:
    row: Row = ()
    for option in effect.options:
        row += ((SLASH,) if row else ()) + singles(option)
    if not is_full or not effect.bonus:
        return (row,)
    bonus: Row = (("owner",), ("gap",))
    for kind in effect.bonus:
        bonus += ((SLASH,) if len(bonus) > 2 else ()) + (("cube", kind),)
    return row, bonus


def singles(cubes: Cubes) -> Row:
    """Each cube by itself."""
    return tuple(("cube", kind) for kind in KINDS for _ in range(cubes[kind]))


def heaps(cubes: Cubes) -> Row:
    """One cube for each kind, with its number."""
    return tuple(("cube", kind, cubes[kind]) for kind in KINDS if cubes[kind])


def _way(way: Way) -> Row:
    row: Row = (("coin", way.pay_deniers),) if way.pay_deniers else ()
    row += heaps(way.pay_cubes)
    row += (("any", way.pay_any),) if way.pay_any else ()
    row += (("mix", way.pay_mix),) if way.pay_mix else ()
    row += (ARROW, *heaps(way.get_cubes))
    row += (("mix", way.get_mix),) if way.get_mix else ()
    row += (("coin", way.get_deniers),) if way.get_deniers else ()
    return row + ((("points", way.points),) if way.points else ())


def _glance(ways: Sequence[Way]) -> Row:
    """Without numbers, save for what is paid in deniers."""
    paid = "/".join(str(way.pay_deniers) for way in ways)
    row: Row = tuple((glyph[0], glyph[1]) if glyph[0] == "cube" else (glyph[0],) for glyph in _way(ways[0]))
    return (("coins", paid), *row[1:]) if ways[0].pay_deniers else row


def price_of(number: int) -> Row:
    """What building it costs."""
    tile = TILES[number]
    if tile.kind == "residence":
        return ("cube", 3), ("coin", 1)
    cost = singles(tile.cost) if sum(tile.cost) <= 2 else heaps(tile.cost)
    return cost + (("any",),) * tile.any


def reward_of(number: int) -> Row:
    """What the builder gets besides points."""
    tile = TILES[number]
    row: Row = (("favour", tile.favours),) if tile.favours else ()
    return row + ((("coin", tile.income),) if tile.income else ())


def _owner(surface: Surface, box: Box) -> None:
    """The owner of the tile, whoever that is."""
    surface.polygon(spots(box.inset(2), *HOUSE_SHAPE), VELLUM, INK, line_of(box) * 1.4)


def _pair(surface: Surface, box: Box, first: int, second: int) -> None:
    """One of two cubes, closely packed."""
    side = round(box.height * 0.78)
    icons.cube(surface, Box(box.left, box.top, side, side), first)
    icons.cube(surface, Box(box.right - side, box.bottom - side, side, side), second)
    surface.line(spots(box, (58, 4), (42, 96)), VELLUM, 6)
    surface.line(spots(box, (58, 2), (42, 98)), INK, 2.6)


def _swap(surface: Surface, box: Box, number: int) -> None:
    """One cube of any kind for so many but gold, closely packed."""
    small, large = round(box.height * 0.5), round(box.height * 0.84)
    icons.any_cube(surface, Box(box.left, box.top, small, small))
    surface.polygon(spots(box, (2, 66), (20, 66), (20, 56), (36, 76), (20, 96), (20, 86), (2, 86)), INK)
    icons.mixed_cube(surface, Box(box.right - large, box.bottom - large, large, large), number)


_PAINTS: Final[dict[str, Paint]] = {
    "cube": icons.cube,
    "any": icons.any_cube,
    "mix": icons.mixed_cube,
    "coin": icons.coin,
    "coins": icons.coins,
    "points": icons.points,
    "favour": icons.favour,
    "arrow": icons.arrow,
    "slash": icons.slash,
    "builds": icons.builds,
    "owner": _owner,
    "pair": _pair,
    "swap": _swap,
}


def width_of(row: Row, size: float) -> float:
    parts = sum(_NARROW.get(glyph[0], 1.0) for glyph in row)
    return size * (parts + GAP * max(0, len(row) - 1))


def fitting(row: Row, size: int, width: int) -> int:
    """The largest size up to this one in which the row fits."""
    while size > 12 and width_of(row, size) > width:
        size -= 1
    return size


def paint_row(surface: Surface, box: Box, row: Row, size: int, align: str = "m") -> None:
    """The row in the middle of a box or at its left edge, as large as fits up to this size. Drawn as stamps."""
    size = fitting(row, min(size, box.height), box.width)
    left = box.left + ((box.width - width_of(row, size)) / 2 if align == "m" else 0)
    top = round(box.centre.y - size / 2)
    for glyph in row:
        wide = size * _NARROW.get(glyph[0], 1.0)
        if glyph[0] != "gap":
            surface.stamp(_PAINTS[glyph[0]], Box(round(left), top, max(6, round(wide)), size), *glyph[1:])
        left += wide + GAP * size


def paint_rows(surface: Surface, box: Box, rows: tuple[Row, ...], size: int) -> None:
    """One below the other, about the middle of the box."""
    if not rows:
        return
    pitch = min(box.height // len(rows), size + 4)
    top = round(box.centre.y - pitch * len(rows) / 2)
    for number, row in enumerate(rows):
        paint_row(surface, Box(box.left, top + number * pitch, box.width, pitch), row, size)
