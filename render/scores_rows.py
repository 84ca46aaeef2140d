"""What an end table shows of one player: a rank, a name, bars of points and their sum."""

from collections.abc import Sequence
from typing import Final

from render import scores_places as at
from render.bars import LOSS, Stuff, lay_bar
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, sized
from render.surface import Piece, Surface
from render.tints import FADED, GILT, GOLD, INK, PARCHMENT, RULE, VELLUM

GROUNDS: Final = VELLUM, GILT
"""Of a row, and of the winner's."""
NAME_LEFT: Final = 58
ARMS: Final = 54
"""So much farther to the right a name begins where there are arms."""


class Row:
    """The plate is laid at once."""

    def __init__(self, canvas: Canvas, box: Box, is_winner: bool) -> None:
        self._canvas = canvas
        self._box = box
        self._is_winner = is_winner
        self._ground = GROUNDS[is_winner]
        canvas.tile(_plate, box, PARCHMENT, is_winner)

    def head(self, rank: int, name: str, arms: Piece | None, total: int) -> None:
        box = self._box
        if arms:
            place = around(Point(box.left + NAME_LEFT + 22, box.centre.y), min(46, box.height - 10))
            self._canvas.tile(arms.paint, place, self._ground, *arms.value)
        left = NAME_LEFT + (ARMS if arms else 0)
        self._canvas.inlay(_words, box, self._ground, rank, INK if self._is_winner else FADED, name, left, total)

    def bars(self, bars: Sequence[tuple[Stuff, int]], lost: int, measure: at.Scale) -> None:
        """To the right what was won, to the left of the line what was lost."""
        high = at.bar_height(self._box.height)
        top = round(self._box.centre.y - high / 2)
        if lost:
            width = max(6, round(-lost * measure.point) - 2)
            self._bar(Box(measure.zero - 2 - width, top, width, high), LOSS, lost)
        zero = Box(measure.zero - 2, self._box.top + 4, 4, self._box.height - 8)
        self._canvas.tile(_zero, zero, self._ground)
        done = 0
        for stuff, points in bars:
            left = measure.zero + 2 + round(done * measure.point)
            done += points
            right = measure.zero + round(done * measure.point)
            self._bar(Box(left, top, max(4, right - left), high), stuff, points)

    def _bar(self, box: Box, stuff: Stuff, points: int) -> None:
        lay_bar(self._canvas, box, self._ground, stuff, points)


def _plate(surface: Surface, box: Box, is_winner: bool) -> None:
    surface.plate(box, GROUNDS[is_winner], GOLD if is_winner else RULE, 4 if is_winner else 2.5, 10)


def _words(surface: Surface, box: Box, rank: int, ink: str, name: str, left: int, total: int) -> None:
    """The name begins so far from the left end. All of it is stamped, which is quick."""
    surface.text(Point(box.left + 30, box.centre.y), str(rank), 34, ink, SERIF, above=True)
    words, size = sized(name, BOLD, 28, at.BARS_LEFT - box.left - left - 10)
    surface.text(Point(box.left + left, box.centre.y), words, size, INK, BOLD, "l", above=True)
    points = str(total).replace("-", "−")
    surface.text(Point(box.right - at.TOTAL_WIDTH / 2, box.centre.y), points, 44, INK, SERIF, above=True)


def _zero(surface: Surface, box: Box) -> None:
    surface.line([Point(box.left + 2, box.top + 2), Point(box.left + 2, box.bottom - 2)], INK, 2)
