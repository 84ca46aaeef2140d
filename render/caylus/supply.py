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
from render.caylus.icons import builds, points
from render.caylus.names import tile_name
from render.caylus.tile_marks import kind_sign, landmark
from render.figures import frame, spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, SANS, SERIF, fitted, sized
from render.surface import Surface
from render.tints import GILT, GOLD, INK, PARCHMENT, VELLUM, WHITE, WOOD, Tint

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
    canvas.put(title, at.TITLE, w("caylus-picture-tiles"))
    for roles, box in zip(at.BUILDERS, at.BUILDERS_AT, strict=True):
        canvas.put(builders, box, tuple((role, w("caylus-picture-builder", role=role)) for role in roles))
    reach = in_reach(view)
    for tile in shown(view.table):
        put_card(canvas, at.TILES[tile], view.table, tile, tile in reach, w)


def put_card(canvas: Canvas, box: Box, table: TablePart, tile: int, is_in_reach: bool, w: Words) -> None:
    """A tile with what it costs, or with where it stands."""
    gone = () if is_left(table, tile) else standing(table, tile)
    copies = table.supply[tile] if TILES[tile].copies > 1 else 0
    canvas.tile(card, box, PARCHMENT, tile, tile_name(tile, w), copies, gone, is_in_reach)


def title(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 44, box.width)
    surface.text(box.centre, text, size, WOOD, SERIF)


def builders(surface: Surface, box: Box, roles: tuple[tuple[str, str], ...]) -> None:
    """Who builds what stands beside it and below."""
    if len(roles) == 1:
        role, name = roles[0]
        surface.stamp(builds, around(box.centre.shifted(0, -22), 112), role)
        surface.text(Point(box.centre.x, box.bottom - 32), fitted(name, BOLD, 34, box.width), 34, WOOD, BOLD)
        return
    pitch = box.height // len(roles)
    for number, (role, name) in enumerate(roles):
        line = box.part(0, number * pitch, box.width, pitch)
        surface.stamp(builds, around(Point(line.left + 40, line.centre.y), 72), role)
        surface.text(Point(line.left + 82, line.centre.y + 8), fitted(name, BOLD, 28, 128), 28, WOOD, BOLD, "l")


def card(surface: Surface, box: Box, tile: int, name: str, copies: int, gone: Standing, is_in_reach: bool) -> None:
    data = TILES[tile]
    tint = GONE if gone else FACES[data.kind]
    surface.plate(box, tint.fill, tint.ink, 3, 10)
    kind_sign(surface, box.inset(4), data.kind)
    words, size = sized(name, SANS, DECISIVE, box.width - 72)
    surface.text(Point(box.left + 12, box.top + 25), words, size, tint.mark, SANS, "l", above=True)
    surface.stamp(points, around(Point(box.right - 33, box.top + 32), 50), data.points)
    reward = reward_of(tile)
    if reward:
        paint_row(surface, Box(box.right - 56, box.top + 62, 46, 50), reward, 46)
    if copies > 1:
        surface.stamp(tally, Box(box.right - 58, box.top + 66, 50, 38), copies)
    room = box.width - (76 if reward or copies > 1 else 60)
    _art(surface, Box(box.left + 10, box.top + 46, room, box.height - 126), tile, tint)
    _cost(surface, Box(box.left + 5, box.bottom - 76, box.width - 10, 52), tile, gone, is_in_reach)


def _art(surface: Surface, box: Box, tile: int, tint: Tint) -> None:
    """What it does, or what it looks like."""
    data = TILES[tile]
    if data.effect is None:
        mark = FACES[data.kind].mark
        surface.stamp(landmark, around(box.centre, min(box.height, 76)), data.word, VELLUM, tint.ink, mark)
        return
    rows = rows_of(tile, True)
    paint_rows(surface, box, rows, 72 if is_work(tile) else 50 if len(rows) == 1 else 38)


def _cost(surface: Surface, box: Box, tile: int, gone: Standing, is_in_reach: bool) -> None:
    if gone:
        surface.stamp(taken, box, gone)
        return
    surface.plate(box, GILT, GOLD, 2, 8)
    paint_row(surface, box.inset(4), price_of(tile), 44)
    if is_in_reach:
        surface.stamp(reach_mark, Box(box.right - 46, box.top + 6, 40, 40))


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
    for column, (space, owner) in zip(box.inset(3, 0).columns(len(gone)), gone, strict=True):
        house(surface, around(column.centre.shifted(-24), 42), owner)
        surface.text(column.centre.shifted(24, 2), str(space), 34 if len(gone) == 1 else 28, INK, BOLD)
