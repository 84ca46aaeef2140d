"""The painter of Troyes Dice."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from PIL import Image

from engine.core.moves import Path
from engine.core.result import Result
from engine.core.seats import Seat
from engine.troyes_dice.state import Sheet, View
from locales import Words
from render import bands, legends, scores_alt
from render import scores as end_tables
from render.canvas import Canvas, TrueCanvas
from render.layer import Layer
from render.painter import NothingToSee
from render.palette import Palette
from render.picture import Picture
from render.png import encode
from render.troyes_dice import (
    alt,
    board,
    board_places,
    focus,
    legend,
    names,
    scores,
    sheet,
    sheet_alt,
    sheet_places,
    sheet_scores,
    wheel,
)
from render.troyes_dice.palette_colours import COLOURS

PALETTE: Final = Palette(COLOURS.split())


@cache
def wheel_layer(has_tiles: bool) -> Layer:
    height = board_places.HEIGHT + (board_places.TILES_HEIGHT if has_tiles else 0)
    return Layer(board_places.WIDTH, height, wheel.ground, PALETTE)


@cache
def sheet_layer() -> Layer:
    return Layer(sheet_places.WIDTH, sheet_places.HEIGHT, sheet_scores.ground, PALETTE)


@cache
def focus_layer() -> Layer:
    return bands.layer(PALETTE)


class DicePainter:
    """The methods are those of `render.painter.Painter`; each picture has its bare image, too."""

    def __init__(self, canvas: type[Canvas] = Canvas) -> None:
        self._canvas = canvas

    def true_colours(self) -> "DicePainter":
        return self.on(TrueCanvas)

    def on(self, canvas: type[Canvas]) -> "DicePainter":
        return DicePainter(canvas)

    def blank(self) -> Canvas:
        return self._canvas(focus_layer())

    def pieces(self) -> Iterable[Callable[[Canvas], None]]:
        return board.pieces()

    def board(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        """Every half day the wheel is new, so nothing on it is ringed."""
        return _picture(self.board_image(view, seats, w), alt.board(view, seats, w), "board")

    def board_image(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Image.Image:
        canvas = self._canvas(wheel_layer(view.table.has_expansion))
        board.paint(canvas, view, seats, w)
        return canvas.image

    def sheet(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        if view.seat is None:
            raise NothingToSee("a spectator has no sheet")
        return self.sheet_of(view, view.seat, seats, w, changed)

    def sheet_of(self, view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        image = self.sheet_image(view, seat, seats, w, changed)
        return _picture(image, self.sheet_said(view, seat, seats, w, changed), f"sheet_{seat + 1}")

    def sheet_image(
        self, view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None = None
    ) -> Image.Image:
        shown = _sheet(view, seat)
        before = (changed.sheets[seat] if changed else None) or shown
        name = names.name_of(seats, seat, w)
        canvas = self._canvas(sheet_layer())
        sheet.paint(canvas, shown, before, view.table.columns, (name, when(view, w)), w)
        return canvas.image

    def sheet_said(self, view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None) -> str:
        shown = _sheet(view, seat)
        before = (changed.sheets[seat] if changed else None) or shown
        return sheet_alt.said(shown, before, view.table.columns, (seats[seat], when(view, w)), w)

    def sights(self, view: View) -> tuple[str, ...]:
        return ()

    def sight(self, name: str, view: View, seats: Sequence[str], w: Words) -> Picture:
        raise NothingToSee(f"there is no picture {name!r}")

    def focus(
        self, view: View, asked: str, path: Path, seats: Sequence[str], w: Words, after: View | None = None
    ) -> Picture:
        own = view.sheet
        if own is None:
            return self.board(view, seats, w)
        canvas = self.blank()
        if focus.is_on_the_wheel(asked) and view.today is not None:
            image = bands.painted(canvas, focus.dice_bands(view, view.today, own, path, w))
            return _picture(image, focus.dice_said(view, view.today, own, w), "focus")
        seat, shown, changed = view.seat or 0, after or view, view if after else None
        sheet_now = self.sheet_image(shown, seat, seats, w, changed)
        parts = focus.sheet_bands(sheet_now, asked, path, shown.sheet or own, own)
        return _picture(bands.painted(canvas, parts), self.sheet_said(shown, seat, seats, w, changed), "focus")

    def legend(self, w: Words) -> Picture:
        shown = legend.groups(w)
        canvas = self._canvas(legend_layer(legends.height(shown)))
        legends.paint(canvas, w("legend-title", game=w("troyes_dice")), shown)
        return _picture(canvas.image, legends.said(w("legend-title", game=w("troyes_dice")), shown), "legend")

    def final(self, view: View, result: Result, seats: Sequence[str], w: Words) -> Picture:
        table = scores.end_table(result, seats, w)
        image = end_tables.painted(self.blank(), table, w)
        return _picture(image, scores_alt.said(table, w), "scores")


def _sheet(view: View, seat: Seat) -> Sheet:
    shown = view.sheets[seat]
    if shown is None:
        raise NothingToSee(f"the sheet of seat {seat} tells of dice that the viewer has not seen")
    return shown


def when(view: View, w: Words) -> str:
    """The half day that a sheet belongs to."""
    today = view.today
    if view.is_over:
        return w("dice-picture-end")
    if today is None:
        return w("dice-picture-set-up")
    return w("dice-picture-when", day=today.day, half=names.half_name(today.is_morning))


@cache
def legend_layer(height: int) -> Layer:
    return Layer(legends.WIDTH, height, legends.ground, PALETTE)


def _picture(image: Image.Image, said: str, kind: str) -> Picture:
    return Picture(encode(image, PALETTE.bytes), said, f"troyes_dice_{kind}.png", image.width, image.height)
