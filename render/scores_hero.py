"""The loudest part of an end table: the winner under laurels."""

from math import ceil
from typing import Final, NamedTuple

from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.laurels import laurel, rays
from render.lettering import BOLD, SERIF, Face, lines, sized, step, width_of
from render.surface import Paint, Piece, Surface
from render.tints import GILT, INK, OAK, TAN, VELLUM

TWO_LINES: Final = 44
"""A title that would not be larger is broken."""
LEFT: Final = 290
"""Where the words begin."""


class Hero(NamedTuple):
    arms: tuple[Piece, ...]
    points: Paint
    """The sign for points, with their number."""
    total: int
    is_celebrated: bool

    @property
    def ground(self) -> str:
        """What most of it is painted on; the rays are as light."""
        return GILT if self.is_celebrated else TAN


def paint(canvas: Canvas, box: Box, hero: Hero, title: str, game: str, margin: str) -> None:
    lay_backdrop(canvas, box, hero.is_celebrated)
    _arms(canvas, _shield(box), hero.arms)
    seal = round(min(150, box.height - 40))
    canvas.cut(hero.points, around(Point(box.right - 40 - seal / 2, box.centre.y), seal), hero.ground, hero.total)
    left, room = box.left + LEFT, box.width - LEFT - seal - 70
    third = box.height / 6
    _title(canvas, Point(left, box.centre.y - third * 1.25), title, room, hero.ground)
    for line, dy in ((game, third * 0.55), (margin, third * 1.6)):
        words, size = sized(line, BOLD, 28, room)
        _write(canvas, Point(left, box.centre.y + dy), words, size, hero.ground, BOLD)


def _shield(box: Box) -> Box:
    """The place of the laurel."""
    return around(Point(box.left + 150, box.centre.y), min(box.height - 24, 204))


def lay_backdrop(canvas: Canvas, box: Box, is_celebrated: bool) -> None:
    """All but the winner and the words: there are few heights of it."""
    canvas.put(backdrop, box, is_celebrated)


def backdrop(surface: Surface, box: Box, is_celebrated: bool) -> None:
    place = _shield(box)
    if is_celebrated:
        rays(surface, box, place.centre)
        laurel(surface, place, True)
    else:
        surface.rect(box, TAN, OAK, 3)
        surface.circle(place.centre, place.width * 0.4, VELLUM, OAK, 3)


def _arms(canvas: Canvas, place: Box, arms: tuple[Piece, ...]) -> None:
    side = place.width
    for number, piece in enumerate(arms):
        shift = (number - (len(arms) - 1) / 2) * side * 0.25
        box = around(place.centre.shifted(shift), round(side * (0.46 if len(arms) == 1 else 0.27)))
        canvas.cut(piece.paint, box, VELLUM, *piece.value)


def initial(name: str) -> Piece:
    """Instead of arms, where players have none."""
    return Piece(_letter, (name[:1],))


def _letter(surface: Surface, box: Box, letter: str) -> None:
    surface.text(box.centre, letter, step(box.height), INK, SERIF, above=True)


def _title(canvas: Canvas, place: Point, words: str, room: float, ground: str) -> None:
    """As large as it fits in one line; what would get small there takes two."""
    text, size = sized(words, SERIF, 76, room)
    if size > TWO_LINES:
        _write(canvas, place, text, size, ground, SERIF)
        return
    told = lines(words, SERIF, TWO_LINES, room, 2)
    for number, line in enumerate(told):
        _write(canvas, place.shifted(dy=(number - (len(told) - 1) / 2) * 48), line, TWO_LINES, ground, SERIF)


def _write(canvas: Canvas, place: Point, words: str, size: int, ground: str, face: Face) -> None:
    """From the place on, with room around for whatever stands out of a line."""
    wide = ceil(width_of(words, face, size)) + size
    box = around(place.shifted(wide / 2 - size // 2), wide, 2 * size)
    canvas.cut(_written, box, ground, words, size, face)


def _written(surface: Surface, box: Box, words: str, size: int, face: Face) -> None:
    surface.text(Point(box.left + size // 2, box.centre.y), words, size, INK, face, "l", above=True)
