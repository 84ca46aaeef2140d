"""The tiles that can be built: cost, points, effect; and where those stand that are gone."""

from collections.abc import Sequence

from engine.caylus.facts import SPACES
from engine.caylus.state import TablePart, View
from engine.caylus.tiles import JEWELLER_TILE, RESIDENCE, TILES
from locales import Words
from render.canvas import Canvas
from render.caylus import supply_places as at
from render.caylus.colours import TILES as FACES
from render.caylus.effects import is_work, paint_row, paint_rows, price_of, reward_of, rows_of
from render.caylus.emblems import house
from render.caylus.icons import points
from render.caylus.spaces import landmark
from render.figures import frame
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, sized
from render.surface import Surface
from render.tints import GILT, GOLD, INK, VELLUM, WOOD

Standing = tuple[tuple[int, int], ...]
"""Spaces on which a tile stands, with their owners."""
VEIL = (245, 234, 208, 178)


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)


def standing(table: TablePart, tile: int) -> Standing:
    return tuple([(space, table.owners[space]) for space in SPACES if table.road[space] == tile])


def is_left(table: TablePart, tile: int) -> bool:
    """Residences never run out."""
    return tile == RESIDENCE or table.supply[tile] > 0


def shown(table: TablePart) -> Sequence[int]:
    return [tile for tile in at.TILES if table.has_jeweller or tile != JEWELLER_TILE]


def tile_name(tile: int, w: Words) -> str:
    return w("caylus-picture-tile", tile=TILES[tile].word)


def paint(canvas: Canvas, view: View, w: Words) -> None:
    table = view.table
    canvas.put(title, at.TITLE, w("caylus-picture-tiles"))
    for tile in shown(table):
        gone = () if is_left(table, tile) else standing(table, tile)
        copies = table.supply[tile] if TILES[tile].copies > 1 else 0
        canvas.put(card, at.TILES[tile], tile, tile_name(tile, w), copies, is_left(table, tile), gone)


def title(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 42, box.width)
    surface.text(box.centre, text, size, WOOD, SERIF)


def card(surface: Surface, box: Box, tile: int, name: str, copies: int, is_there: bool, gone: Standing) -> None:
    data = TILES[tile]
    tint = FACES[data.kind]
    surface.rect(box, tint.fill, tint.ink, 3, 10)
    words, size = sized(name, SANS, 24, box.width - 3)
    surface.text(Point(box.centre.x, box.top + 20), words, size, tint.mark, SANS)
    reward = reward_of(tile)
    surface.stamp(
        points,
        around(Point(box.left + (31 if reward or copies > 1 else box.width // 2), box.top + 65), 54),
        data.points,
    )
    if reward:
        paint_row(surface, Box(box.left + 58, box.top + 44, box.width - 32, 42), reward, 42)
    art = Box(box.left + 5, box.top + 98, box.width - 10, 96)
    if data.effect is None:
        surface.stamp(landmark, around(art.centre, 80), data.word, VELLUM, tint.ink, tint.mark)
    else:
        rows = rows_of(tile, True)
        paint_rows(surface, art, rows, 74 if is_work(tile) else 58 if len(rows) == 1 else 44)
    cost = Box(box.left + 5, box.bottom - 68, box.width - 10, 62)
    surface.rect(cost, GILT, GOLD, 2, 8)
    paint_row(surface, cost.inset(4), price_of(tile), 44)
    if copies > 1:
        surface.stamp(tally, Box(box.right - 50, box.top + 46, 44, 36), copies)
    if not is_there:
        surface.stamp(veil, box)
        for number, (space, owner) in enumerate(gone):
            surface.stamp(taken, box.part(0, 90 + 70 * number, box.width, 64), space, owner)


def tally(surface: Surface, box: Box, number: int) -> None:
    """How many there are of it."""
    surface.rect(box, VELLUM, INK, 1.6, 8)
    surface.text(box.centre, f"×{number}", 24, INK, BOLD)


def veil(surface: Surface, box: Box) -> None:
    """What is gone shows through."""
    surface.rect(box, VEIL, (0, 0, 0, 0), 0, 10)


def taken(surface: Surface, box: Box, space: int, owner: int) -> None:
    """By whom it was built, and where."""
    surface.rect(around(box.centre, 100, 60), VELLUM, WOOD, 2, 12)
    house(surface, around(box.centre.shifted(-22), 46), owner)
    surface.text(box.centre.shifted(24, 2), str(space), 32, INK, BOLD)
