"""The tiles that can be built: cost, points, effect; and where those stand that are gone."""

from collections.abc import Sequence

from engine.caylus.facts import SPACES
from engine.caylus.state import TablePart, View
from engine.caylus.tiles import BUILT_BY, JEWELLER_TILE, RESIDENCE, TILES
from engine.caylus.works import affordable
from locales import Words
from render.canvas import Canvas
from render.caylus import supply_places as at
from render.caylus.colours import GONE, REACH
from render.caylus.colours import TILES as FACES
from render.caylus.effects import is_work, paint_row, paint_rows, price_of, reward_of, rows_of
from render.caylus.emblems import house
from render.caylus.icons import points
from render.caylus.names import tile_name
from render.caylus.spaces import kind_sign, landmark
from render.figures import frame, spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, sized
from render.surface import Surface
from render.tints import GILT, GOLD, INK, VELLUM, WHITE, WOOD

Standing = tuple[tuple[int, int], ...]
"""Spaces on which a tile stands, with their owners."""


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)


def standing(table: TablePart, tile: int) -> Standing:
    return tuple([(space, table.owners[space]) for space in SPACES if table.road[space] == tile])


def is_left(table: TablePart, tile: int) -> bool:
    """Residences never run out."""
    return tile == RESIDENCE or table.supply[tile] > 0


def shown(table: TablePart) -> Sequence[int]:
    return [tile for tile in at.TILES if table.has_jeweller or tile != JEWELLER_TILE]


def in_reach(view: View) -> set[int]:
    """The tiles whose goods the viewer has, whoever builds them."""
    if view.seat is None:
        return set()
    return {tile for role in BUILT_BY for tile in affordable(view.table, view.seat, role, by_favour=False)}


def paint(canvas: Canvas, view: View, w: Words) -> None:
    table, reach = view.table, in_reach(view)
    canvas.put(title, at.TITLE, w("caylus-picture-tiles"))
    for tile in shown(table):
        gone = () if is_left(table, tile) else standing(table, tile)
        copies = table.supply[tile] if TILES[tile].copies > 1 else 0
        canvas.put(card, at.TILES[tile], tile, tile_name(tile, w), copies, gone, tile in reach)


def title(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 44, box.width)
    surface.text(box.centre, text, size, WOOD, SERIF)


def card(surface: Surface, box: Box, tile: int, name: str, copies: int, gone: Standing, is_in_reach: bool) -> None:
    data = TILES[tile]
    tint = GONE if gone else FACES[data.kind]
    surface.rect(box, tint.fill, tint.ink, 3, 10)
    kind_sign(surface, box.inset(4), data.kind)
    words, size = sized(name, SANS, 24, box.width - 2)
    surface.text(Point(box.centre.x, box.top + 20), words, size, tint.mark, SANS)
    _reward(surface, box, tile, copies)
    art = Box(box.left + 5, box.top + 92, box.width - 10, 84)
    if data.effect is None:
        surface.stamp(landmark, around(art.centre, 74), data.word, VELLUM, tint.ink, FACES[data.kind].mark)
    else:
        rows = rows_of(tile, True)
        paint_rows(surface, art, rows, 70 if is_work(tile) else 52 if len(rows) == 1 else 40)
    cost = Box(box.left + 5, box.bottom - 88, box.width - 10, 62)
    if gone:
        surface.stamp(taken, cost, gone)
        return
    surface.rect(cost, GILT, GOLD, 2, 8)
    paint_row(surface, cost.inset(4), price_of(tile), 44)
    if is_in_reach:
        surface.stamp(reach_mark, Box(box.right - 36, box.bottom - 37, 32, 32))


def _reward(surface: Surface, box: Box, tile: int, copies: int) -> None:
    reward = reward_of(tile)
    left = 31 if reward or copies > 1 else box.width // 2
    surface.stamp(points, around(Point(box.left + left, box.top + 63), 52), TILES[tile].points)
    if reward:
        paint_row(surface, Box(box.left + 58, box.top + 42, box.width - 62, 42), reward, 42)
    if copies > 1:
        surface.stamp(tally, Box(box.right - 52, box.top + 44, 46, 36), copies)


def tally(surface: Surface, box: Box, number: int) -> None:
    """How many there are of it."""
    surface.rect(box, VELLUM, INK, 1.6, 8)
    surface.text(box.centre, f"×{number}", 28, INK, BOLD)


def reach_mark(surface: Surface, box: Box) -> None:
    """The viewer has the goods for it."""
    surface.circle(box.centre, box.width * 0.48, REACH, WHITE, 2)
    surface.line(spots(box, (26, 52), (44, 70), (76, 32)), WHITE, box.width * 0.13)


def taken(surface: Surface, box: Box, gone: Standing) -> None:
    """By whom it was built, and where."""
    surface.rect(box, VELLUM, WOOD, 2, 8)
    columns = list(box.inset(3, 0).columns(len(gone)))
    for column, (space, owner) in zip(columns, gone, strict=True):
        if len(gone) == 1:
            house(surface, around(column.centre.shifted(-24), 46), owner)
            surface.text(column.centre.shifted(26, 2), str(space), 34, INK, BOLD)
        else:
            house(surface, around(column.centre.shifted(0, -13), 32), owner)
            surface.text(column.centre.shifted(0, 18), str(space), 24, INK, BOLD)
