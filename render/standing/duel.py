"""Two people head to head: who came in before the other, in all and game by game, and how the last games went."""

from functools import lru_cache
from typing import Final, NamedTuple

from locales import Words
from render.alt import joined
from render.canvas import Canvas
from render.geometry import Box, Point
from render.layer import Layer
from render.lettering import BOLD, SERIF, drawable, sized
from render.picture import Picture
from render.png import encode
from render.standing.colours import LINE, OTHER, PALETTE
from render.standing.parts import BAND_BOX, INNER, MARGIN, WIDTH, ground, put_band
from render.surface import Surface
from render.tints import FADED, INK, RULE, TAN, VELLUM, WHITE

HERO: Final = Box(MARGIN, BAND_BOX.bottom + 12, INNER, 150)
ROW_HEIGHT: Final = 92
LAST_HEIGHT: Final = 100
FOOT: Final = 44


class Row(NamedTuple):
    """One game. `about` says more about it: ratings, best scores."""

    game: str
    mine: int
    level: int
    theirs: int
    about: str


class Duel(NamedTuple):
    mine: str
    theirs: str
    rows: tuple[Row, ...]
    last: tuple[int, ...]
    """The oldest first: 1 for the first person, -1 for the other, 0 for neither."""

    @property
    def score(self) -> tuple[int, int, int]:
        return (
            sum(row.mine for row in self.rows),
            sum(row.level for row in self.rows),
            sum(row.theirs for row in self.rows),
        )


@lru_cache(4)
def layer(height: int) -> Layer:
    return Layer(WIDTH, height, ground, PALETTE)


def painted(duel: Duel, w: Words, canvas: type[Canvas] = Canvas) -> Picture:
    height = HERO.bottom + 12 + len(duel.rows) * (ROW_HEIGHT + 8) + LAST_HEIGHT + FOOT
    drawing = canvas(layer(height))
    nameless = w("board-picture-nameless")
    names = drawable(duel.mine) or nameless, drawable(duel.theirs) or nameless
    put_band(drawing, w("duel-picture-title"), w("duel-picture-games", games=sum(duel.score)))
    drawing.put(hero, HERO, *names, *duel.score, w("duel-picture-level", games=duel.score[1]))
    top = HERO.bottom + 12
    for row in duel.rows:
        drawing.put(compared, Box(MARGIN, top, INNER, ROW_HEIGHT), row)
        top += ROW_HEIGHT + 8
    drawing.put(last_games, Box(MARGIN, top, INNER, LAST_HEIGHT), duel.last, w("duel-picture-last"))
    return Picture(encode(drawing.image, PALETTE.bytes), said(duel, w), "versus.png", WIDTH, height)


def hero(surface: Surface, box: Box, mine: str, theirs: str, ahead: int, level: int, behind: int, told: str) -> None:
    """Both names and, between them, how often either came in first."""
    surface.rect(box, VELLUM, RULE, 2.5, 10)
    surface.rect(Box(box.left, box.top, 14, box.height), LINE, None, 0, 4)
    surface.rect(Box(box.right - 14, box.top, 14, box.height), OTHER, None, 0, 4)
    score = f"{ahead} : {behind}"
    surface.text(Point(box.centre.x, box.centre.y - (14 if level else 0)), score, 76, INK, SERIF)
    if level:
        surface.text(Point(box.centre.x, box.bottom - 24), told, 24, FADED, BOLD)
    words, size = sized(mine, SERIF, 44, 350)
    surface.text(Point(box.left + 34, box.centre.y), words, size, INK, SERIF, "l")
    words, size = sized(theirs, SERIF, 44, 350)
    surface.text(Point(box.right - 34, box.centre.y), words, size, INK, SERIF, "r")


def compared(surface: Surface, box: Box, row: Row) -> None:
    surface.rect(box, VELLUM, RULE, 2.5, 10)
    words, size = sized(row.game, BOLD, 28, 260)
    surface.text(Point(box.left + 24, box.top + 28), words, size, INK, BOLD, "l")
    words, size = sized(row.about, BOLD, 24, box.width - 320)
    surface.text(Point(box.right - 24, box.top + 28), words, size, FADED, BOLD, "r")
    _bar(surface, Box(box.left + 24, box.top + 48, box.width - 48, 32), row)


def _bar(surface: Surface, box: Box, row: Row) -> None:
    """As wide as what each has of it, with a gap between them; level games lie in the middle."""
    every, left = max(1, row.mine + row.level + row.theirs), box.left
    for number, fill, ink in ((row.mine, LINE, WHITE), (row.level, TAN, INK), (row.theirs, OTHER, WHITE)):
        if number:
            width = round(box.width * number / every)
            part = Box(left, box.top, max(4, min(width, box.right - left) - 3), box.height)
            surface.rect(part, fill, None, 0, 4)
            if part.width > 40:
                surface.text(part.centre, str(number), 24, ink, BOLD)
            left += width


def last_games(surface: Surface, box: Box, last: tuple[int, ...], told: str) -> None:
    """The last one to the right: up for the first person, down for the other."""
    surface.text(Point(box.left + 24, box.centre.y), told, 24, FADED, BOLD, "l")
    left = box.right - 30 - len(last) * 56
    surface.line([Point(left, box.centre.y), Point(box.right - 24, box.centre.y)], RULE, 3)
    for number, outcome in enumerate(last):
        spot = Point(left + 28 + number * 56, box.centre.y)
        if outcome == 0:
            surface.circle(spot, 9, TAN, FADED, 2)
            continue
        top = spot.y - 34 if outcome > 0 else spot.y + 4
        surface.rect(Box(round(spot.x) - 15, round(top), 30, 30), LINE if outcome > 0 else OTHER, None, 0, 6)


def said(duel: Duel, w: Words) -> str:
    ahead, level, behind = duel.score
    head = w("duel-alt-head", mine=duel.mine, theirs=duel.theirs, ahead=ahead, behind=behind, level=level)
    rows = [
        w("duel-alt-row", game=row.game, ahead=row.mine, level=row.level, behind=row.theirs, about=row.about)
        for row in duel.rows
    ]
    return joined([head, *rows])
