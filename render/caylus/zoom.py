"""A part of the road, close up: names, owners and every way of trading."""

from functools import partial

from engine.caylus.state import TablePart, View
from engine.caylus.tiles import EMPTY, TAKES_WORKERS, TILES
from locales import Words
from render.canvas import Canvas
from render.caylus import zoom_places as at
from render.caylus.board import places_of
from render.caylus.board_places import TRIGGERS
from render.caylus.colours import BEYOND, DUST, FIELD, GRASS, LEAVES_DEEP, SAND_EDGE, SLATE
from render.caylus.colours import TILES as FACES
from render.caylus.effects import is_work, paint_row, paint_rows, reward_of, rows_of
from render.caylus.emblems import circle, house, worker
from render.caylus.icons import bailiff, provost
from render.caylus.landmarks import keep_mark
from render.caylus.names import tile_name
from render.caylus.spaces import BAILIFF, PROVOST, Place, face, kind_sign, landmark, lot, residence_to_come, staked
from render.caylus.supply import title
from render.figures import frame
from render.geometry import Box, Point, around
from render.lettering import BOLD, sized
from render.rings import ring
from render.surface import Surface
from render.tints import GILT, INK, OAK, VELLUM


def ground(part: str) -> partial[None]:
    return partial(_ground, part)


def _ground(part: str, surface: Surface, box: Box) -> None:
    frame(surface, box)
    cells = at.cells(part)
    meadow = Box(at.MARGIN, at.TITLE.bottom + 4, at.PER_ROW * at.CELL_WIDTH, 2 * at.CELL_HEIGHT)
    surface.rect(meadow, GRASS, None, 0, 12)
    stops = [cells[space].centre for space in at.PARTS[part]]
    for ink, width in ((SAND_EDGE, 96), (DUST, 88)):
        surface.line(stops, ink, width)


def has_something(view: View, part: str) -> bool:
    """Whether there is more to see than in the part before it: a tile, or an officer."""
    table, spaces = view.table, at.PARTS[part]
    own = spaces if part == next(iter(at.PARTS)) else spaces[1:]
    return any(table.road[space] != EMPTY or space in (table.provost, table.bailiff) for space in own)


def paint(canvas: Canvas, view: View, part: str, w: Words, changed: View | None) -> None:
    table, was = view.table, changed.table if changed else view.table
    spaces = at.PARTS[part]
    canvas.put(title, at.TITLE, w("caylus-picture-part", first=spaces[0], last=spaces[-1]))
    places = places_of(view, was)
    for space, box in at.cells(part).items():
        canvas.put(close, box, name_on(table, space, w), places[space])


def name_on(table: TablePart, space: int, w: Words) -> str:
    """The name of the tile there, if any."""
    return "" if table.road[space] == EMPTY else tile_name(table.road[space], w)


def close(surface: Surface, box: Box, name: str, what: Place) -> None:
    """A space with everything that there is to know of it."""
    place, kind = at.tile_in(box), TILES[what.tile].kind
    if kind == "none":
        _empty(surface, place, what)
    else:
        face(surface, place, kind, what.owner)
        kind_sign(surface, place.inset(4), kind, 44)
        words, size = sized(name, BOLD, 34, place.width - 20)
        surface.text(Point(place.centre.x, place.top + 70), words, size, FACES[kind].mark, BOLD)
        _body(surface, place, what.tile)
    _head(surface, place, what.number, what.is_reached)
    if what.owner >= 0:
        surface.stamp(house, Box(place.right - 60, place.top + 6, 54, 50), what.owner)
    _feet(surface, place, what)
    if what.coming >= 0:
        surface.stamp(residence_to_come, Box(place.left + 60, place.bottom - 66, 52, 52), what.coming)
    if what.is_new:
        surface.stamp(ring, place.inset(-5), 13)


def _empty(surface: Surface, place: Box, what: Place) -> None:
    if what.is_next:
        lot(surface, place)
    else:
        staked(surface, place, LEAVES_DEEP, FIELD)


def _head(surface: Surface, place: Box, number: int, is_reached: bool) -> None:
    tag = Box(place.left + 9, place.top + 9, 50, 40)
    surface.rect(tag, GILT if is_reached else BEYOND, OAK if is_reached else SLATE, 2, 9)
    surface.text(tag.centre, str(number), 34, INK, BOLD)
    section = TRIGGERS.get(number)
    if section is not None:
        surface.stamp(keep_mark, Box(tag.right + 8, tag.top, 40, 42), section)


def _body(surface: Surface, place: Box, tile: int) -> None:
    data = TILES[tile]
    art = Box(place.left + 10, place.top + 88, place.width - 20, 104)
    if data.kind in ("residence", "prestige"):
        tint = FACES[data.kind]
        surface.stamp(landmark, around(art.centre.shifted(0, 6), 104), data.word, VELLUM, tint.ink, tint.mark)
        income = tuple(glyph for glyph in reward_of(tile) if glyph[0] == "coin")
        paint_row(surface, Box(place.right - 62, place.top + 90, 52, 48), income, 46)
        return
    rows = rows_of(tile, True)
    paint_rows(surface, art, rows, 92 if is_work(tile) else 66 if len(rows) == 1 else 50)


def _feet(surface: Surface, place: Box, what: Place) -> None:
    spot = Box(place.right - 66, place.bottom - 66, 58, 58)
    if what.visitor >= 0:
        surface.stamp(worker, spot, what.visitor)
    elif TAKES_WORKERS[what.tile]:
        surface.stamp(circle, spot, what.is_open, FACES[TILES[what.tile].kind].ink)
    right = place.right - 70
    for bit, paint_officer in ((BAILIFF, bailiff), (PROVOST, provost)):
        if what.officers & bit:
            surface.stamp(paint_officer, Box(right - 42, place.bottom - 70, 42, 62))
            right -= 42
