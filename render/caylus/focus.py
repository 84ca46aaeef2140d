"""What has to be seen to answer a question of Caylus, in bands: one's purse, and the places, tiles or houses it is about."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.caylus.asking import asked as asked_after
from engine.caylus.facts import (
    CASTLE,
    KINDS,
    LAST_SPACE,
    LINES,
    SECTIONS,
    SPECIAL_BUILDINGS,
    STABLES,
)
from engine.caylus.state import TablePart, View
from engine.caylus.tiles import BUILT_BY, EMPTY, TILES
from engine.core.moves import Path
from engine.core.seats import Seat
from locales import Words
from render.bands import GAP, Band
from render.canvas import Canvas
from render.caylus import board, focus_marks, meadow, sheet_marks, specials, supply, zoom
from render.caylus import board_places as at
from render.caylus.changes import is_new_space, new_in_line
from render.caylus.colours import GRASS
from render.caylus.sheet import put_favours
from render.caylus.sheet_places import favour_cells
from render.caylus.spaces import put_space
from render.geometry import Box
from render.tints import GILT, PARCHMENT

TOWN, PROVOST, BUILDING, TILE, PAID, ROAD, CASTLE_PICTURE, FAVOURS = (
    "town", "provost", "building", "tile", "paid", "road", "castle", "favours",
)  # fmt: skip
"""The kinds of pictures."""
KINDS_OF: Final = {
    "guild": PROVOST,
    "provost": PROVOST,
    "production": BUILDING,
    "bonus": BUILDING,
    "way": BUILDING,
    "cube": BUILDING,
    "tile": TILE,
    "any": PAID,
    "residence": ROAD,
    "lawyer": ROAD,
    "castle": CASTLE_PICTURE,
    "favour": FAVOURS,
    "cubes": FAVOURS,
    "give": FAVOURS,
    "get": FAVOURS,
    "works": FAVOURS,
}
"""By question; whatever else is asked is asked of the whole town."""
PURSE: Final = 84
PLACES_HEIGHT: Final = at.SPECIALS[0].height
NAMED: Final = 14
"""So many spaces have room for the names of their tiles."""
FEW: Final = 10
CLOSE: Final = 232
TALL: Final = 190
FLAT: Final = 128
SHOULDER: Final = 21
"""At least so much lies beside the cells, where the road bends."""
FAVOURS_GAP: Final = 6
REACH: Final = 3
"""So far the provost goes at once."""


def kind_of(view: View, asked: str, path: Path) -> str:
    """Of a whole move, the picture of what it has changed."""
    if asked:
        return KINDS_OF.get(asked, TOWN)
    root = asked_after(view, ())
    is_work = (bool(path) and path[0] in BUILT_BY) or root == "works"
    return ROAD if is_work else KINDS_OF.get(root, TOWN)


def bands(view: View, was: View, seat: Seat, asked: str, path: Path, w: Words) -> list[Band]:
    """`was` is what the view is compared with; where nothing is to be ringed, the view itself."""
    table = view.table
    purse = Band(PURSE, lambda canvas, box: _purse(canvas, box, table, was.table, seat))
    match kind_of(was, asked, path):
        case "provost":
            window = _window(table.provost, 10)
            labels = {table.provost + step: f"{step:+}".replace("-", "−") for step in range(-REACH, REACH + 1) if step}
            return [*_road(view, was.table, window, 5, CLOSE, w, labels if asked else {}), purse]
        case "building":
            space = (was.table.ask or table.ask).at if was.table.ask else table.provost
            return [*_road(view, was.table, _window(space, 5), 5, 272, w, {}, space), purse]
        case "tile":
            return [*_tiles(view, supply_of(table, path[0]), w), purse]
        case "paid":
            return [*_tiles(view, [tile_named(path)], w), purse]
        case "road":
            changed = [n for n in range(1, LAST_SPACE + 1) if is_new_space(table, was.table, n)]
            shown = _window(changed[0], 10) if changed else range(1, last_space(table) + 1)
            return [*_rows(view, was.table, shown, w), purse]
        case "castle":
            return [Band(at.CASTLE.height, lambda canvas, _: _castle(canvas, table, was.table, seat, w)), purse]
        case "favours":
            return [*_favours(table, was.table, seat), purse]
        case _:
            places = Band(PLACES_HEIGHT, lambda canvas, box: _places(canvas, box, table, was.table, w))
            return [places, *_rows(view, was.table, range(1, last_space(table) + 1), w), purse]


def _window(space: int, number: int) -> range:
    """So many spaces around one."""
    first = max(1, min(space - number // 2, LAST_SPACE + 1 - number))
    return range(first, first + number)


def last_space(table: TablePart) -> int:
    """The last one with a tile or an officer, and so the last one that matters."""
    built = max(space for space in range(1, LAST_SPACE + 1) if table.road[space] != EMPTY)
    return max(built, table.provost)


def tile_named(path: Path) -> int:
    return next(tile for tile in BUILT_BY[path[0]] if TILES[tile].word == path[1])


def supply_of(table: TablePart, role: str) -> list[int]:
    return [tile for tile in supply.shown(table) if tile in BUILT_BY[role]]


def _purse(canvas: Canvas, box: Box, table: TablePart, was: TablePart, seat: Seat) -> None:
    first, *stocks, last = (
        box.part(0, 0, 176, box.height),
        *box.part(184, 0, 744, box.height).columns(1 + len(KINDS), GAP),
        box.part(936, 0, box.width - 936, box.height),
    )
    points, deniers, home = table.points[seat], table.deniers[seat], table.home[seat]
    canvas.tile(focus_marks.owner, first, PARCHMENT, seat, points, points != was.points[seat])
    canvas.tile(sheet_marks.deniers, stocks[0], PARCHMENT, deniers, deniers != was.deniers[seat])
    for kind in KINDS:
        number = table.stock(seat, kind)
        canvas.tile(sheet_marks.cubes, stocks[kind + 1], PARCHMENT, kind, number, number != was.stock(seat, kind))
    canvas.tile(focus_marks.workers, last, PARCHMENT, seat, home, home != was.home[seat])


def _places(canvas: Canvas, box: Box, table: TablePart, was: TablePart, w: Words) -> None:
    """Castle, special buildings and bridge in a line."""
    can_come = set(board.open_places(table))
    line = tuple(zip(table.castle, new_in_line(table.castle, was.castle), strict=True))
    canvas.tile(
        focus_marks.queue,
        box.part(0, 0, 204, box.height),
        PARCHMENT,
        w("caylus-special", place="castle"),
        line,
        CASTLE in can_come,
    )
    left = 208
    for number, (place, wide) in enumerate(zip(SPECIAL_BUILDINGS, at.SPECIAL_WIDTHS, strict=True)):
        here = board.visitors(table, was, place)
        shown = number, board.special_said(number, w), here, place in can_come, place == STABLES and table.seats == 2
        canvas.tile(specials.special, box.part(left, 0, wide, box.height), PARCHMENT, *shown)
        left += wide + 4
    gone = tuple(zip(table.passed, new_in_line(table.passed, was.passed), strict=True))
    canvas.tile(
        focus_marks.passed, box.part(left, 0, box.width - left, box.height), PARCHMENT, w("caylus-picture-bridge"), gone
    )


def _rows(view: View, was: TablePart, spaces: range, w: Words) -> list[Band]:
    """As large as so many spaces may be, with names while there is room for them."""
    rows, height = (2, TALL) if len(spaces) <= NAMED else (3, FLAT)
    height = CLOSE if len(spaces) <= FEW else height
    return _road(view, was, spaces, -(-len(spaces) // rows), height, w)


def _road(
    view: View,
    was: TablePart,
    spaces: range,
    per_row: int,
    height: int,
    w: Words,
    labels: dict[int, str] | None = None,
    asked: int = 0,
) -> list[Band]:
    """The road in rows, there and back, in one band."""
    rows = [spaces[start : start + per_row] for start in range(0, len(spaces), per_row)]
    places, is_named = board.places_of(view, was), height > FLAT

    def paint(canvas: Canvas, box: Box) -> None:
        for number, row in enumerate(rows):
            line = _line(box, number, per_row, height)
            cells = list(line.columns(per_row))
            is_homeward = number % 2 == 1
            for space, cell in zip(row, reversed(cells) if is_homeward else cells, strict=False):
                name = zoom.name_on(view.table, space, w) if is_named else ""
                told = (labels or {}).get(space, ""), space == asked
                ground = GILT if space == asked else GRASS
                put_space(canvas, cell, places[space], is_homeward, name, ground, *told)
            if number + 1 < len(rows):
                _bend(canvas, box, line, cells[0], is_homeward, rows[number + 1][0] <= view.table.provost)

    return [Band(height * len(rows), paint)]


def _line(box: Box, number: int, per_row: int, height: int) -> Box:
    """Its spaces are equally wide, so that each looks alike wherever it stands."""
    width = (box.width - 2 * SHOULDER) // per_row * per_row
    return box.part((box.width - width) // 2, number * height, width, height)


def _bend(canvas: Canvas, box: Box, line: Box, cell: Box, is_homeward: bool, is_reached: bool) -> None:
    """From the end of a row to the next."""
    strip = at.road_in(cell).height
    left, right = (box.left, line.left + 1) if is_homeward else (line.right - 1, box.right)
    place = Box(left, line.bottom - strip, right - left, line.height + strip)
    canvas.put(meadow.bend, place, not is_homeward, is_reached, strip)


def _tiles(view: View, tiles: Sequence[int], w: Words) -> list[Band]:
    """What is on offer, five to a line."""

    reach = supply.in_reach(view)

    def line(some: Iterable[int]) -> Band:
        def paint(canvas: Canvas, box: Box) -> None:
            for tile, place in zip(some, box.columns(5, GAP), strict=False):
                supply.put_card(canvas, place, view.table, tile, tile in reach, w)

        return Band(196, paint)

    return [line(tiles[start : start + 5]) for start in range(0, len(tiles), 5)]


def _castle(canvas: Canvas, table: TablePart, was: TablePart, seat: Seat, w: Words) -> None:
    """The castle where the board has it, and what the viewer has in it beside it."""
    sections = tuple(board.houses_in(table, was, section) for section in range(len(SECTIONS)))
    states = tuple(board.section_state(table, section) for section in range(len(SECTIONS)))
    rewards = (table.scored, board.section_said(table.scored, w)) if table.scored < len(SECTIONS) else None
    line = tuple(zip(table.castle, new_in_line(table.castle, was.castle), strict=True))
    canvas.put(focus_marks.whole_castle, at.CASTLE, sections, states, rewards, line)
    pitch = at.CASTLE.height // len(SECTIONS)
    for section in range(len(SECTIONS)):
        box = Box(774, at.CASTLE.top + section * pitch, 308, pitch - 6)
        houses, before = table.houses_of(seat, section), was.houses_of(seat, section)
        told = section, board.section_said(section, w), seat, houses, section < table.scored, houses != before
        canvas.tile(sheet_marks.section, box, PARCHMENT, *told)


def _favours(table: TablePart, was: TablePart, seat: Seat) -> list[Band]:
    def line_of(line: int) -> Band:
        def paint(canvas: Canvas, box: Box) -> None:
            put_favours(canvas, favour_cells(box, FAVOURS_GAP), table, was, seat, line)

        return Band(70, paint)

    return [line_of(line) for line in range(len(LINES))]
