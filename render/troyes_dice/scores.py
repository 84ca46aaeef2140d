"""The end table: everybody's points by category, the winners crowned."""

from collections.abc import Sequence

from engine.core.result import Result
from engine.core.seats import Seat
from engine.troyes_dice.facts import COLOURS
from engine.troyes_dice.scoring import CATEGORIES
from locales import Words
from render.canvas import Canvas
from render.figures import crown, frame
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, fitted
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, OAK, PALE, TAN, VELLUM, WOOD, Tint
from render.troyes_dice import scores_places as at
from render.troyes_dice.colours import LIVE
from render.troyes_dice.houses import HOUSES
from render.troyes_dice.icons import CITIZENS, RESOURCES
from render.troyes_dice.names import name_of


def paint(canvas: Canvas, result: Result, seats: Sequence[str], w: Words) -> None:
    canvas.put(title, at.TITLE, heading(result, w))
    canvas.put(total_header, at.total(at.HEADER), w("dice-picture-total"))
    for place, seat in enumerate(standing(result)):
        name = name_of(seats, seat, w)
        parts = tuple(result.scores[seat].parts[category] for category in CATEGORIES)
        canvas.put(row, at.row(place), result.ranks[seat], name, parts, len(seats) == 1)


def heading(result: Result, w: Words) -> str:
    """A solo game is judged; others are just over."""
    return w(f"dice-picture-verdict-{result.verdict}") if result.verdict else w("dice-picture-final")


def standing(result: Result) -> list[Seat]:
    """The seats from first to last."""
    return sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)
    surface.rect(at.HEADER, TAN, OAK, 2.5, 12)
    for number, place in enumerate(at.points(at.HEADER)):
        _category(surface, around(place.centre, 46), number)


def _category(surface: Surface, box: Box, number: int) -> None:
    """A character is known by the buildings it counts."""
    if number < len(HOUSES):
        HOUSES[number](surface, box, LIVE[number // 2])
    elif number < len(HOUSES) + len(COLOURS):
        RESOURCES[number - len(HOUSES)](surface, box.inset(2), LIVE[number - len(HOUSES)])
    else:
        for colour, place in enumerate((box.part(2, 0, 24, 24), box.part(22, 0, 24, 24), box.part(12, 22, 24, 24))):
            CITIZENS[colour](surface, place, LIVE[colour])


def title(surface: Surface, box: Box, words: str) -> None:
    surface.text(box.centre, fitted(words, SERIF, 50, box.width - 40), 50, WOOD, SERIF)


def total_header(surface: Surface, box: Box, words: str) -> None:
    surface.text(box.centre, fitted(words, SERIF, 32, box.width - 8), 32, INK, SERIF)


def row(surface: Surface, box: Box, rank: int, name: str, parts: tuple[int, ...], is_solo: bool) -> None:
    is_winner = rank == 1 and not is_solo
    surface.rect(box, GILT if is_winner else VELLUM, GOLD if is_winner else PALE, 3, 12)
    place = at.rank(box).centre
    if is_winner:
        crown(surface, around(place, 46), Tint("#e3a71f", "#6a4505", INK))
    elif not is_solo:
        surface.text(place, str(rank), 34, FADED, SERIF)
    label = at.name(box)
    surface.text(Point(label.left, label.centre.y), fitted(name, BOLD, 32, label.width - 8), 32, INK, BOLD, "l")
    for points, cell in zip(parts, at.points(box), strict=True):
        surface.text(cell.centre, str(points) if points else "–", 32, INK if points else PALE, BOLD)
    surface.text(at.total(box).centre, str(sum(parts)), 42, INK, SERIF)
