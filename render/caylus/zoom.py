"""A part of the road, close up: names, owners and every way of trading."""

from engine.caylus.state import TablePart, View
from engine.caylus.tiles import EMPTY
from locales import Words
from render.canvas import Canvas
from render.caylus import zoom_places as at
from render.caylus.board import places_of
from render.caylus.colours import GRASS
from render.caylus.meadow import bend
from render.caylus.names import tile_name
from render.caylus.spaces import put_space
from render.caylus.supply import title
from render.figures import frame
from render.geometry import Box
from render.surface import Surface


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)
    surface.rect(at.MEADOW, GRASS, None, 0, 12)


def has_something(view: View, part: str) -> bool:
    """Whether there is more to see than in the part before it: a tile, or an officer."""
    table, spaces = view.table, at.PARTS[part]
    own = spaces if part == next(iter(at.PARTS)) else spaces[1:]
    return any(table.road[space] != EMPTY or space in (table.provost, table.bailiff) for space in own)


def paint(canvas: Canvas, view: View, part: str, w: Words) -> None:
    table = view.table
    spaces = at.PARTS[part]
    canvas.put(title, at.TITLE, w("caylus-picture-part", first=spaces[0], last=spaces[-1]))
    canvas.put(bend, at.BEND, True, spaces[at.PER_ROW] <= table.provost, at.BEND_STRIP)
    places = places_of(view, table)
    for space, box in at.cells(part).items():
        put_space(canvas, box, places[space], at.is_homeward(part, space), name_on(table, space, w))


def name_on(table: TablePart, space: int, w: Words) -> str:
    """The name of the tile there, if any."""
    return "" if table.road[space] == EMPTY else tile_name(table.road[space], w)
