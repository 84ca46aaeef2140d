"""The painter of Troyes."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from PIL import Image

from engine.core.moves import Path
from engine.core.result import Result
from engine.core.seats import Seat
from engine.troyes.state import View
from locales import Words
from render import bands, legends, scores_alt
from render import scores as end_tables
from render.canvas import Canvas, TrueCanvas
from render.layer import Layer
from render.painter import NothingToSee
from render.palette import Palette
from render.picture import Picture
from render.png import encode
from render.troyes import (
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
    zoom,
    zoom_places,
)
from render.troyes.palette_colours import COLOURS

PALETTE: Final = Palette(COLOURS.split())


@cache
def board_layer() -> Layer:
    return Layer(board_places.WIDTH, board_places.HEIGHT, board.ground, PALETTE)


@cache
def sheet_layer() -> Layer:
    return Layer(sheet_places.WIDTH, sheet_places.HEIGHT, sheet.ground, PALETTE)


@cache
def focus_layer() -> Layer:
    return bands.layer(PALETTE)


@lru_cache(12)
def sight_layer(name: str, height: int) -> Layer:
    return Layer(zoom_places.WIDTH, height, zoom.ground_of(name), PALETTE)


class TroyesPainter:
    """The methods are those of `render.painter.Painter`; each picture has its bare image, too."""

    def __init__(self, canvas: type[Canvas] = Canvas) -> None:
        self._canvas = canvas

    def true_colours(self) -> "TroyesPainter":
        return self.on(TrueCanvas)

    def on(self, canvas: type[Canvas]) -> "TroyesPainter":
        return TroyesPainter(canvas)

    def blank(self) -> Canvas:
        return self._canvas(focus_layer())

    def pieces(self) -> Iterable[Callable[[Canvas], None]]:
        return ()

    def board(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        image = self.board_image(view, seats, w, changed)
        return _picture(image, alt.board(view, seats, w), "board")

    def board_image(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Image.Image:
        canvas = self._canvas(board_layer())
        board.paint(canvas, view, changed or view, seats, w)
        return canvas.image

    def sheet(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        """With points and characters: for the viewer alone."""
        if view.seat is None:
            raise NothingToSee("a spectator has neither points nor a character")
        image = self.sheet_image(view, view.seat, True, seats, w, changed)
        return _picture(image, sheet_alt.said(view, view.seat, True, seats, w), "sheet")

    def sheet_of(self, view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        """What everybody may know of a seat."""
        image = self.sheet_image(view, seat, False, seats, w, changed)
        return _picture(image, sheet_alt.said(view, seat, False, seats, w), f"seat_{seat + 1}")

    def sheet_image(
        self, view: View, seat: Seat, is_own: bool, seats: Sequence[str], w: Words, changed: View | None = None
    ) -> Image.Image:
        canvas = self._canvas(sheet_layer())
        sheet.paint(canvas, view, changed or view, seat, is_own, seats, w)
        return canvas.image

    def sights(self, view: View) -> tuple[str, ...]:
        return tuple(name for name in zoom.SIGHTS if zoom.has(name, view))

    def sight(self, name: str, view: View, seats: Sequence[str], w: Words) -> Picture:
        return _picture(self.sight_image(name, view, seats, w), alt.sight(name, view, seats, w), name)

    def sight_image(self, name: str, view: View, seats: Sequence[str], w: Words) -> Image.Image:
        if name not in self.sights(view):
            raise NothingToSee(f"there is no picture named {name}")
        canvas = self._canvas(sight_layer(name, zoom.height_of(name, view, w)))
        zoom.SIGHTS[name](canvas, view, seats, w)
        return canvas.image

    def focus(
        self, view: View, asked: str, path: Path, seats: Sequence[str], w: Words, after: View | None = None
    ) -> Picture:
        if view.seat is None:
            return self.board(view, seats, w)
        shown = after or view
        parts = focus.bands(shown, view, view.seat, asked, path, seats, w)
        image = bands.painted(self.blank(), parts)
        return _picture(image, focus_alt.said(shown, asked, path, seats, w), "focus")

    def legend(self, w: Words) -> Picture:
        shown = legend.groups(w)
        canvas = self._canvas(legend_layer(legends.height(shown)))
        legends.paint(canvas, w("legend-title", game=w("troyes")), shown)
        return _picture(canvas.image, legends.said(w("legend-title", game=w("troyes")), shown), "legend")

    def final(self, view: View, result: Result, seats: Sequence[str], w: Words) -> Picture:
        table = scores.end_table(view, result, seats, w)
        image = end_tables.painted(self.blank(), table, w)
        return _picture(image, scores_alt.said(table, w), "scores")


@cache
def legend_layer(height: int) -> Layer:
    return Layer(legends.WIDTH, height, legends.ground, PALETTE)


def _picture(image: Image.Image, said: str, kind: str) -> Picture:
    return Picture(encode(image, PALETTE.bytes), said, f"troyes_{kind}.png", image.width, image.height)
