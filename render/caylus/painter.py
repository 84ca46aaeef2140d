"""The painter of Caylus."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from PIL import Image

from engine.caylus.state import View
from engine.core.moves import Path
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render import bands, legends, scores_alt
from render import scores as end_tables
from render.canvas import Canvas, TrueCanvas
from render.caylus import (
    alt,
    board,
    board_places,
    focus,
    focus_alt,
    legend,
    scores,
    sheet,
    sheet_alt,
    sheet_places,
    supply,
    supply_places,
    zoom,
    zoom_places,
)
from render.caylus.palette_colours import COLOURS
from render.layer import Layer
from render.painter import NothingToSee
from render.palette import Palette
from render.picture import Picture
from render.png import encode

PALETTE: Final = Palette(COLOURS.split())
TILES: Final = "tiles"
ZOOMS: Final = tuple(zoom_places.PARTS)
"""Parts of the road that can be seen close up."""


@cache
def town_layer() -> Layer:
    return Layer(board_places.WIDTH, board_places.HEIGHT, board.ground, PALETTE)


@cache
def supply_layer() -> Layer:
    return Layer(supply_places.WIDTH, supply_places.HEIGHT, supply.ground, PALETTE)


@cache
def zoom_layer() -> Layer:
    return Layer(zoom_places.WIDTH, zoom_places.HEIGHT, zoom.ground, PALETTE)


@cache
def focus_layer() -> Layer:
    return bands.layer(PALETTE)


class CaylusPainter:
    """The methods are those of `render.painter.Painter`."""

    def __init__(self, canvas: type[Canvas] = Canvas) -> None:
        self._canvas = canvas

    def true_colours(self) -> "CaylusPainter":
        return self.on(TrueCanvas)

    def on(self, canvas: type[Canvas]) -> "CaylusPainter":
        return CaylusPainter(canvas)

    def blank(self) -> Canvas:
        return self._canvas(focus_layer())

    def pieces(self) -> Iterable[Callable[[Canvas], None]]:
        return ()

    def board(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        return _picture(self.board_image(view, seats, w, changed), alt.board(view, seats, w), "board")

    def board_image(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Image.Image:
        canvas = self._canvas(town_layer())
        board.paint(canvas, view, seats, w, changed)
        return canvas.image

    def sheet(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        if view.seat is None:
            raise NothingToSee("a spectator has no stock")
        return self.sheet_of(view, view.seat, seats, w, changed)

    def sheet_of(self, view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        canvas = self.blank()
        sheet.paint(canvas, view, seat, seats, w, changed)
        image = bands.shortened(canvas.image, sheet_places.height(len(sheet.tiles_of(view.table, seat))))
        return _picture(image, sheet_alt.said(view, seat, seats, w, changed), f"sheet_{seat + 1}")

    def sights(self, view: View) -> tuple[str, ...]:
        return (TILES, *(part for part in ZOOMS if zoom.has_something(view, part)))

    def sight(self, name: str, view: View, seats: Sequence[str], w: Words) -> Picture:
        if name == TILES:
            return self.tiles(view, seats, w)
        if name in ZOOMS:
            return self.zoom(view, seats, w, name)
        raise NothingToSee(f"there is no picture {name!r}")

    def focus(
        self, view: View, asked: str, path: Path, seats: Sequence[str], w: Words, after: View | None = None
    ) -> Picture:
        if view.seat is None:
            return self.board(view, seats, w)
        told = after or view, view, view.seat, asked, path
        image = bands.painted(self.blank(), focus.bands(*told, w))
        return _picture(image, focus_alt.said(*told, seats, w), "focus")

    def tiles(self, view: View, seats: Sequence[str], w: Words) -> Picture:
        """What can still be built."""
        canvas = self._canvas(supply_layer())
        supply.paint(canvas, view, w)
        return _picture(canvas.image, alt.tiles(view, seats, w), TILES)

    def zoom(self, view: View, seats: Sequence[str], w: Words, part: str) -> Picture:
        """A part of the road, close up."""
        canvas = self._canvas(zoom_layer())
        zoom.paint(canvas, view, part, w)
        return _picture(canvas.image, alt.zoom(view, seats, w, part), f"road_{part}")

    def legend(self, w: Words) -> Picture:
        shown = legend.groups(w)
        canvas = self._canvas(legend_layer(legends.height(shown)))
        legends.paint(canvas, w("legend-title", game=w("caylus")), shown)
        return _picture(canvas.image, legends.said(w("legend-title", game=w("caylus")), shown), "legend")

    def final(self, view: View, result: Result, seats: Sequence[str], w: Words) -> Picture:
        table = scores.end_table(view, result, seats, w)
        image = end_tables.painted(self.blank(), table, w)
        return _picture(image, scores_alt.said(table, w), "scores")


@cache
def legend_layer(height: int) -> Layer:
    return Layer(legends.WIDTH, height, legends.ground, PALETTE)


def _picture(image: Image.Image, said: str, kind: str) -> Picture:
    return Picture(encode(image, PALETTE.bytes), said, f"caylus_{kind}.png", image.width, image.height)
