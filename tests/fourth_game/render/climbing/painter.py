"""The painter of Climbing: one mountain, a bar for each climber."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from engine.climbing.game import View
from PIL import Image
from render.climbing.colours import CLIMBER, ROCK, SNOW
from render.climbing.legend import climber, groups
from render.climbing.palette_colours import COLOURS

from engine.core.moves import Path
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render import legends, scores_alt
from render import scores as end_tables
from render.alt import joined, shortened
from render.bands import TALLEST
from render.canvas import Canvas, TrueCanvas
from render.geometry import Box, Point
from render.layer import Layer
from render.lettering import BOLD, SERIF, step
from render.painter import NothingToSee
from render.palette import Palette
from render.picture import Picture
from render.png import encode
from render.scores import EndTable, Line, Source, game_line
from render.surface import Piece, Surface
from render.tints import INK

WIDTH: Final = 1100
ROW: Final = 120
HIGHEST: Final = 80
PALETTE: Final = Palette(COLOURS.split())


def mountain(surface: Surface, box: Box) -> None:
    surface.rect(box, SNOW, ROCK, 6)


@cache
def layer(height: int, is_scores: bool = False) -> Layer:
    return Layer(WIDTH, height, end_tables.ground if is_scores else mountain, PALETTE)


class ClimbingPainter:
    def __init__(self, canvas: type[Canvas] = Canvas) -> None:
        self._canvas = canvas

    def true_colours(self) -> "ClimbingPainter":
        return ClimbingPainter(TrueCanvas)

    def blank(self) -> Canvas:
        return self._canvas(layer(TALLEST, is_scores=True))

    def pieces(self) -> Iterable[Callable[[Canvas], None]]:
        return ()

    def board(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        said = [
            w("climbing-alt-height", name=shortened(name, 40), height=_height(view, seat))
            for seat, name in enumerate(seats)
        ]
        return _picture(self.board_image(view, seats, w), joined(said), "board")

    def board_image(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Image.Image:
        return self._drawn([(name, _height(view, seat)) for seat, name in enumerate(seats)])

    def sheet(self, view: View, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        if view.seat is None:
            raise NothingToSee("a spectator has no sheet")
        return self.sheet_of(view, view.seat, seats, w, changed)

    def sheet_of(self, view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None = None) -> Picture:
        hand = view.hands[seat]
        if hand is None:
            raise NothingToSee("in the fog nobody sees the others")
        said = w("climbing-alt-height", name=shortened(seats[seat], 40), height=hand.height)
        return _picture(self._drawn([(seats[seat], hand.height)]), said, f"sheet_{seat + 1}")

    def sights(self, view: View) -> tuple[str, ...]:
        return ()

    def sight(self, name: str, view: View, seats: Sequence[str], w: Words) -> Picture:
        raise NothingToSee(f"there is no picture {name!r}")

    def focus(
        self, view: View, asked: str, path: Path, seats: Sequence[str], w: Words, after: View | None = None
    ) -> Picture:
        return self.sheet(after or view, seats, w)

    def legend(self, w: Words) -> Picture:
        title, shown = w("legend-title", game=w("climbing")), groups(w)
        canvas = self._canvas(layer(legends.height(shown), is_scores=True))
        legends.paint(canvas, title, shown)
        return _picture(canvas.image, legends.said(title, shown), "legend")

    def final(self, view: View, result: Result, seats: Sequence[str], w: Words) -> Picture:
        order = sorted(range(len(seats)), key=lambda seat: result.ranks[seat])
        lines = tuple(Line(result.ranks[seat], seats[seat], None, (result.scores[seat].total,)) for seat in order)
        source = Source(w("climbing-height"), Piece(climber))
        table = EndTable(game_line(w("climbing"), len(seats), "", w), lines, (source,), points)
        return _picture(end_tables.painted(self.blank(), table, w), scores_alt.said(table, w), "scores")

    def _drawn(self, bars: Sequence[tuple[str, int]]) -> Image.Image:
        canvas = self._canvas(layer(ROW * len(bars) + 40))
        for number, (name, height) in enumerate(bars):
            canvas.put(bar, Box(20, 20 + ROW * number, WIDTH - 40, ROW - 10), shortened(name, 24), height)
        return canvas.image


def _height(view: View, seat: Seat) -> int:
    """0 where the fog hides it."""
    hand = view.hands[seat]
    return hand.height if hand else 0


def points(surface: Surface, box: Box, number: int) -> None:
    surface.circle(box.centre, box.width * 0.48, SNOW, ROCK, 5)
    surface.text(box.centre, str(number), step(box.height * 0.55), INK, SERIF)


def bar(surface: Surface, box: Box, name: str, height: int) -> None:
    surface.text(Point(box.left + 10, box.top + 24), f"{name} · {height}", 28, INK, BOLD, "l")
    width = max(8, round((box.width - 20) * min(height, HIGHEST) / HIGHEST))
    surface.rect(Box(box.left + 10, box.top + 54, width, 40), CLIMBER, INK, 2)


def _picture(image: Image.Image, alt: str, name: str) -> Picture:
    return Picture(encode(image, PALETTE.bytes), alt, f"climbing_{name}.png", image.width, image.height)
