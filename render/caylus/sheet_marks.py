"""The pieces of one player's sheet."""

from collections.abc import Iterable
from typing import Final

from render.caylus import sheet_places as at
from render.caylus.colours import CRIMSON_DEEP, FAINT, OPEN, ROYAL, SCORED, SEATS, SHUT
from render.caylus.effects import paint_row
from render.caylus.emblems import house, pawn, worker
from render.caylus.favours import effect_of
from render.caylus.icons import favour, money, points, stock_cube
from render.caylus.landmarks import keep_mark
from render.caylus.sources import group
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, fitted, lines, sized
from render.rings import stamp_ring
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, OAK, PALE, RULE, TAN, VELLUM, WHITE, WOOD, Tint


def emblem(surface: Surface, box: Box, seat: int) -> None:
    surface.stamp(worker, box, seat)


def name(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 58, box.width)
    surface.text(Point(box.left, box.centre.y), text, size, INK, SERIF, "l", above=True)


def when(surface: Surface, box: Box, turn: str, phase: str) -> None:
    for words, dy in ((turn, -18), (phase, 18)):
        text, size = sized(words, BOLD, 28, box.width)
        surface.text(Point(box.right - 4, box.centre.y + dy), text, size, FADED, BOLD, "r", above=True)


def score(surface: Surface, box: Box, number: int, is_new: bool) -> None:
    surface.stamp(points, box.inset(4), number, reach=3)
    if is_new:
        stamp_ring(surface, box, 14)


def deniers(surface: Surface, box: Box, number: int, is_new: bool) -> None:
    _card(surface, box)
    surface.stamp(money, around(box.centre, 78), number)
    if is_new:
        stamp_ring(surface, box, 12)


def cubes(surface: Surface, box: Box, kind: int, number: int, is_new: bool) -> None:
    _card(surface, box)
    surface.stamp(stock_cube, around(box.centre, 74), kind, number, reach=3)
    if is_new:
        stamp_ring(surface, box, 12)


def _card(surface: Surface, box: Box) -> None:
    surface.plate(box, VELLUM, PALE, 2, 12)


def home(surface: Surface, box: Box, seat: int, number: int, is_new: bool) -> None:
    """Workers at home in colour, those who are out faint."""
    _card(surface, box)
    tint = SEATS[seat]
    for place, cell in enumerate(at.home_places(box)):
        is_home = place < number
        paint = Tint(tint.fill, tint.ink, WHITE) if is_home else FAINT
        surface.stamp(pawn, around(cell.centre, 52, 60), paint)
    if is_new:
        stamp_ring(surface, box, 12)


def fact(surface: Surface, box: Box, words: str, what: str, value: int) -> None:
    surface.plate(box, VELLUM, PALE, 1.5, 9)
    text, size = sized(words, BOLD, 28, box.width - 80)
    surface.text(Point(box.left + 14, box.centre.y), text, size, WOOD, BOLD, "l", above=True)
    place = around(Point(box.right - 34, box.centre.y), 36)
    if what in ("price", "income"):
        surface.stamp(money, place, value)
    elif what == "end":
        surface.stamp(points, place, value)
    else:
        surface.text(place.centre, str(value), 34, INK, BOLD, above=True)


def section(
    surface: Surface, box: Box, number: int, name: str, seat: int, houses: int, is_scored: bool, is_new: bool
) -> None:
    """Houses in a section of the castle."""
    surface.plate(box, SCORED if is_scored else VELLUM, OAK, 2, 10)
    text, size = sized(name, BOLD, 28, box.width - 12)
    surface.text(Point(box.centre.x, box.top + 20), text, size, INK, BOLD, above=True)
    surface.stamp(keep_mark, Box(box.left + 10, box.bottom - 41, 32, 34), number)
    surface.stamp(house, around(Point(box.left + 66, box.bottom - 24), 38), seat)
    surface.text(Point(box.left + 104, box.bottom - 22), str(houses), 34, INK, BOLD, above=True)
    if is_new:
        stamp_ring(surface, box, 10)


def favour_cell(
    surface: Surface, box: Box, line: int, column: int, is_open: bool, is_reached: bool, seat: int, is_new: bool
) -> None:
    """Columns as far as the marker can be used; it stands beside what it reached."""
    fill = OPEN if is_open else SHUT
    if is_reached and column:
        fill = GILT
    surface.plate(box, fill, ROYAL if is_open else PALE, 1.8, 8)
    art = Box(box.left + 4, box.top + 5, 56, box.height - 10)
    if column == 0:
        surface.stamp(favour, around(art.centre, 44))
    elif effect := effect_of(line, column):
        paint_row(surface, art, effect, 46)
    else:
        surface.stamp(_nothing, art)
    if seat >= 0:
        surface.stamp(worker, around(Point(box.right - 24, box.centre.y), 40), seat)
        if is_new:
            stamp_ring(surface, box, 8)


def _nothing(surface: Surface, box: Box) -> None:
    surface.line([box.centre.shifted(-9), box.centre.shifted(9)], PALE, 4)


def beginner(surface: Surface, box: Box, words: str) -> None:
    _card(surface, box)
    surface.stamp(favour, around(Point(box.centre.x, box.top + 92), 110))
    text, size = sized(words, SERIF, 34, box.width - 40)
    surface.text(Point(box.centre.x, box.bottom - 52), text, size, WOOD, SERIF, above=True)


Sources = tuple[tuple[str, str, int], ...]
"""Key, word and number of points."""


def sources(surface: Surface, box: Box, parts: Sources, nothing: str) -> None:
    """Points so far, by where they came from: the number above its word."""
    surface.plate(box, TAN, GOLD, 2, 10)
    if not parts:
        surface.text(box.centre, nothing, 28, INK, BOLD, above=True)
        return
    for cell, (key, word, value) in zip(box.inset(8, 4).columns(max(5, len(parts))), parts, strict=False):
        surface.stamp(group, around(Point(cell.left + 24, cell.centre.y), 40), key)
        ink = CRIMSON_DEEP if value < 0 else INK
        number = f"{value}".replace("-", "−")
        surface.text(Point(cell.left + 50, cell.centre.y - 13), number, 28, ink, BOLD, "l", above=True)
        said = fitted(word, SANS, 24, cell.width - 52)
        surface.text(Point(cell.left + 50, cell.centre.y + 15), said, 24, ink, SANS, "l", above=True)


NEWS_HEAD: Final = 49
NEWS_ROW: Final = 30
"""Pixels: above the first line of the news, and from each line to the next."""


def news_rows(box: Box, told: Iterable[str]) -> list[str]:
    """What is new and what may come, in lines; the last one that has room says if there is more."""
    width, room = box.width - 36, (box.height - NEWS_HEAD - NEWS_ROW // 2) // NEWS_ROW
    rows = [line for text in told for line in lines(text, SANS, 24, width, 6)]
    if len(rows) > room:
        rows[room - 1] = fitted(f"{rows[room - 1]} …", SANS, 24, width)
    return rows[:room]


def news(surface: Surface, box: Box, title: str) -> None:
    surface.plate(box, VELLUM, RULE, 2, 10)
    words, size = sized(title, SERIF, 28, box.width - 36)
    surface.text(Point(box.left + 18, box.top + 28), words, size, WOOD, SERIF, "l", above=True)


def news_row(surface: Surface, box: Box, number: int, line: str) -> None:
    middle = box.top + NEWS_HEAD + NEWS_ROW * number + NEWS_ROW // 2
    surface.text(Point(box.left + 18, middle), line, 24, INK, SANS, "l", above=True)
