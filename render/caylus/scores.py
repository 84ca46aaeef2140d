"""The end table: everybody's points by where they came from, the winners crowned."""

from collections.abc import Sequence

from engine.caylus.facts import SOURCES
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render.canvas import Canvas
from render.caylus import scores_places as at
from render.caylus.board import name_of
from render.caylus.colours import CRIMSON
from render.caylus.emblems import worker
from render.caylus.sources import source
from render.figures import crown, frame
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, fitted, sized
from render.surface import Surface
from render.tints import CROWN, FADED, GILT, GOLD, INK, OAK, PALE, TAN, VELLUM, WOOD


def paint(canvas: Canvas, result: Result, seats: Sequence[str], w: Words) -> None:
    canvas.put(title, at.TITLE, w("caylus-picture-final"))
    canvas.put(total_header, at.total(at.HEADER), w("caylus-picture-total"))
    for place, seat in enumerate(standing(result)):
        parts = tuple(result.scores[seat].parts[name] for name in SOURCES)
        canvas.put(row, at.row(place), seat, result.ranks[seat], name_of(seats, seat, w), parts)


def standing(result: Result) -> list[Seat]:
    """The seats from first to last."""
    return sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)
    surface.rect(at.HEADER, TAN, OAK, 2.5, 12)
    for number, place in enumerate(at.points(at.HEADER)):
        source(surface, around(place.centre, 50), number)


def title(surface: Surface, box: Box, words: str) -> None:
    surface.text(box.centre, fitted(words, SERIF, 50, box.width - 40), 50, WOOD, SERIF)


def total_header(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 32, box.width - 8)
    surface.text(box.centre, text, size, INK, SERIF)


def row(surface: Surface, box: Box, seat: int, rank: int, name: str, parts: tuple[int, ...]) -> None:
    is_winner = rank == 1
    surface.rect(box, GILT if is_winner else VELLUM, GOLD if is_winner else PALE, 3, 12)
    place = at.rank(box).centre.shifted(2)
    if is_winner:
        crown(surface, around(place, 44), CROWN)
    else:
        surface.text(place, str(rank), 34, FADED, SERIF)
    label = at.name(box)
    surface.stamp(worker, around(Point(label.left + 26, label.centre.y), 46), seat)
    words, size = sized(name, BOLD, 32, label.width - 62)
    surface.text(Point(label.left + 56, label.centre.y), words, size, INK, BOLD, "l")
    for points, cell in zip(parts, at.points(box), strict=True):
        ink = CRIMSON if points < 0 else INK if points else PALE
        surface.text(cell.centre, f"{points}".replace("-", "−") if points else "–", 32, ink, BOLD)
    surface.text(at.total(box).centre, str(sum(parts)), 42, INK, SERIF)
