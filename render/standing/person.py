"""A person's card: the rating with its curve, games, wins, best scores, achievements."""

from functools import cache
from typing import Final, NamedTuple

from locales import Words
from render.alt import joined
from render.canvas import Canvas
from render.geometry import Box, Point
from render.layer import Layer
from render.lettering import BOLD, SERIF, drawable, sized
from render.picture import Picture
from render.png import encode
from render.standing.boxes import disc
from render.standing.colours import LINE, PALETTE, WASH
from render.standing.parts import BAND_BOX, INNER, MARGIN, WIDTH, figure, ground, put_band
from render.surface import Surface
from render.tints import FADED, GILT, INK, RULE, VELLUM, WOOD

FIGURES: Final = Box(MARGIN, BAND_BOX.bottom + 12, INNER, 104)
CURVE: Final = Box(MARGIN, FIGURES.bottom + 12, INNER, 270)
MEDALS: Final = Box(MARGIN, CURVE.bottom + 12, INNER, 130)
GAMES: Final = Box(MARGIN, MEDALS.bottom + 8, INNER, 40)
HABITS: Final = Box(MARGIN, GAMES.bottom + 2, INNER, 40)
HEIGHT: Final = HABITS.bottom + 52
"""Discord lays its badge over the left corner below."""
PLOT: Final = Box(CURVE.left + 92, CURVE.top + 66, 820, CURVE.height - 92)


class Mark(NamedTuple):
    """A rating after a game."""

    rating: int
    has_won: bool


class Card(NamedTuple):
    """`figures` are numbers with what they count; `games` says a word about each game that they play."""

    name: str
    about: str
    game: str
    figures: tuple[tuple[str, str], ...]
    curve: tuple[Mark, ...]
    filled: int
    boxes: int
    games: str
    habits: str = ""
    """How soon they answer, what their dice show; empty where nothing is known of it."""


@cache
def layer() -> Layer:
    return Layer(WIDTH, HEIGHT, ground, PALETTE)


def painted(card: Card, w: Words, canvas: type[Canvas] = Canvas) -> Picture:
    drawing = canvas(layer())
    put_band(drawing, drawable(card.name) or w("board-picture-nameless"), card.about)
    for box, (number, words) in zip(FIGURES.columns(len(card.figures), 10), card.figures, strict=True):
        drawing.put(figure, box, number, words)
    title = w("person-picture-curve", game=card.game, games=max(0, len(card.curve) - 1))
    drawing.put(curve, CURVE, card.curve, title, w("person-picture-won"), w("person-picture-unrated"))
    if card.boxes:
        told = w("person-picture-boxes", filled=card.filled, all=card.boxes)
        drawing.put(medals, MEDALS, card.filled, card.boxes, told)
    drawing.put(line, GAMES, card.games)
    drawing.put(line, HABITS, card.habits)
    return Picture(encode(drawing.image, PALETTE.bytes), said(card, w), "profile.png", WIDTH, HEIGHT)


def curve(surface: Surface, box: Box, points: tuple[Mark, ...], title: str, won: str, unrated: str) -> None:
    """The rating from game to game; a dot where one was won, the last value at its end."""
    surface.rect(box, VELLUM, RULE, 2.5, 10)
    words, size = sized(title, BOLD, 28, 640)
    surface.text(Point(box.left + 22, box.top + 32), words, size, INK, BOLD, "l")
    if len(points) < 2:
        surface.text(box.centre, unrated, 28, FADED, BOLD)
        return
    surface.circle(Point(box.right - 34, box.top + 32), 8, GILT, WOOD, 2)
    surface.text(Point(box.right - 52, box.top + 32), won, 24, FADED, BOLD, "r")
    low, high = _bounds(points)
    for level in (low, (low + high) // 2, high):
        y = _height(level, low, high)
        surface.line([Point(PLOT.left, y), Point(PLOT.right, y)], RULE, 2)
        surface.text(Point(PLOT.left - 12, y), str(level), 24, FADED, BOLD, "r")
    spots = [
        Point(PLOT.left + PLOT.width * number / (len(points) - 1), _height(point.rating, low, high))
        for number, point in enumerate(points)
    ]
    _line(surface, spots, [point.has_won for point in points])
    surface.text(Point(PLOT.right + 24, spots[-1].y), str(points[-1].rating), 44, INK, SERIF, "l")


def _line(surface: Surface, spots: list[Point], won: list[bool]) -> None:
    surface.polygon([Point(spots[0].x, PLOT.bottom), *spots, Point(spots[-1].x, PLOT.bottom)], WASH)
    surface.line(spots, LINE, 5)
    for spot, has_won in zip(spots, won, strict=True):
        if has_won:
            surface.circle(spot, 8, GILT, WOOD, 2)
    surface.circle(spots[-1], 10, GILT if won[-1] else LINE, WOOD if won[-1] else VELLUM, 3)


def _bounds(points: tuple[Mark, ...]) -> tuple[int, int]:
    """Round numbers around the curve."""
    low = min(point.rating for point in points) // 50 * 50
    high = -(-max(point.rating for point in points) // 50) * 50
    return low, max(high, low + 100)


def _height(rating: int, low: int, high: int) -> float:
    return PLOT.bottom - PLOT.height * (rating - low) / (high - low)


def medals(surface: Surface, box: Box, filled: int, every: int, told: str) -> None:
    """One small disc for each box."""
    surface.text(Point(box.left + 6, box.top + 22), told, 28, INK, BOLD, "l")
    per_row = -(-every // 2)
    step = min(76, box.width // per_row)
    for number in range(every):
        row, column = divmod(number, per_row)
        place = Box(box.left + 4 + column * step, box.top + 46 + row * 42, 38, 38)
        disc(surface, place, number < filled)


def line(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, BOLD, 28, box.width - 12)
    surface.text(Point(box.left + 6, box.centre.y), text, size, FADED, BOLD, "l")


def said(card: Card, w: Words) -> str:
    figures = ", ".join(f"{words} {number}" for number, words in card.figures)
    told = [f"{card.name}. {card.about}. {card.game}: {figures}."]
    if len(card.curve) > 1:
        told.append(w("person-alt-curve", ratings=", ".join(str(point.rating) for point in card.curve[-12:])))
    told.append(w("person-picture-boxes", filled=card.filled, all=card.boxes) + ".")
    return joined([*told, f"{card.games}.", f"{card.habits}." if card.habits else ""])
