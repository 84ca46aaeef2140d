"""Districts with their dice, and the head of the board above them."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from render import emblems, figures
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, fitted, lines, sized, width_of
from render.rings import lay_ring
from render.surface import Surface
from render.tints import COIN, FADED, GILT, GOLD, INK, OAK, TAN, VELLUM, WOOD, Tint
from render.troyes import icons
from render.troyes.colours import BANNER, OWNERS, SCORCHED
from render.troyes.pieces import arms, black_die, die
from render.troyes.signs import SOMEBODY

HEAD: Final = 42
STATS: Final = 40
LINE: Final = 21
"""From one line of a long name to the next."""
FOOT: Final = 36
SMALLEST_DIE: Final = 24


Dice = tuple[tuple[int, int], ...]
"""Colour and value."""


class District(NamedTuple):
    """What is known about a district."""

    look: int
    name: str
    amounts: tuple[int, ...]
    """Deniers, influence, citizens in the supply; empty for the neutral player."""
    dice: Dice
    has_start: bool
    is_active: bool
    passed: int


def title(surface: Surface, box: Box, words: str) -> None:
    """Which round it is, and how many there are."""
    text, size = sized(words, SERIF, 44, box.width)
    surface.text(Point(box.left, box.centre.y), text, size, INK, SERIF, "l", above=True)


def phase(surface: Surface, box: Box, words: str, black: tuple[int, ...]) -> None:
    """What goes on; black dice from the highest, the first is the one to counter now."""
    text, size = sized(words, BOLD, 28, box.width if not black else box.width / 2)
    surface.text(Point(box.left, box.centre.y), text, size, SCORCHED if black else WOOD, BOLD, "l", above=True)
    left = round(box.left + width_of(text, BOLD, size) + 14)
    room = (box.right - left) // max(1, len(black))
    side = min(54, room - 6)
    for number, value in enumerate(black):
        surface.stamp(black_die, Box(left + number * room, round(box.centre.y - side / 2), side, side), value)


def turn(surface: Surface, box: Box, look: int, words: str) -> None:
    """Who is to act: what the eye should find first."""
    tint = OWNERS[look]
    surface.plate(box, tint.fill, GOLD, 5, 12)
    surface.stamp(arms, Box(box.left + 12, box.top + 8, 40, 42), look)
    text, size = sized(words, BOLD, 34, box.width - 76)
    surface.text(Point(box.left + 62, box.centre.y), text, size, tint.mark, BOLD, "l", above=True)


def district(canvas: Canvas, box: Box, what: District, start: str) -> None:
    """`start` marks the start player's. Name, amounts and dice each by themselves: a move changes few of them."""
    body = what.look, what.is_active
    canvas.put_part(_head, box, box.part(0, 0, box.width, HEAD), *body, what.name)
    canvas.put_part(_ground, box, box.part(0, HEAD, box.width, box.height - HEAD), *body)
    if what.amounts:
        for kind, place in enumerate(_cells(box)):
            canvas.tile(amount, place, VELLUM, kind, what.amounts[kind])
    if what.dice:
        canvas.mosaic(_dice, _field(box, what), VELLUM, what.dice)
    if what.passed:
        canvas.tile(passed, box.part(10, box.height - FOOT - 1, 110, FOOT - 6), VELLUM, what.passed)
    if what.has_start:
        card = Box(box.right - 72, box.bottom - FOOT - 2, 62, FOOT - 4)
        canvas.cut(start_card, card, VELLUM, start)


def ring_news(canvas: Canvas, box: Box, what: District, amounts: Sequence[bool], dice: Sequence[bool]) -> None:
    """Around those amounts and dice of which it is true."""
    for place, is_new in zip(_cells(box), amounts, strict=False):
        if is_new:
            lay_ring(canvas, place, VELLUM, 8)
    if any(dice):
        for place, is_new in zip(_dice_places(_field(box, what), len(dice)), dice, strict=True):
            if is_new:
                lay_ring(canvas, place.inset(-6), VELLUM)


def _ground(surface: Surface, box: Box, look: int, is_active: bool) -> None:
    inside = box.part(16, HEAD + 14, box.width - 32, box.height - HEAD - 30)
    surface.stretch(_body, box, inside, VELLUM, look, is_active)


def _body(surface: Surface, box: Box, look: int, is_active: bool) -> None:
    tint = OWNERS[look]
    surface.rect(box, GOLD if is_active else tint.ink, None, radius=12)
    inner = box.inset(6 if is_active else 2)
    surface.rect(inner, tint.fill, None, radius=10)
    body = Box(inner.left, box.top + HEAD, inner.width, inner.bottom - box.top - HEAD)
    surface.rect(body, VELLUM, None, radius=9)
    surface.rect(body.part(0, 0, body.width, 14), VELLUM)


@cache
def _cells(box: Box) -> list[Box]:
    row = box.part(6, HEAD + 2, box.width - 12, STATS - 4)
    edges = [row.width * part // 100 for part in (0, 37, 70, 100)]
    return [row.part(left, 0, right - left - 2, row.height) for left, right in pairwise(edges)]


def _field(box: Box, what: District) -> Box:
    """Where the dice lie."""
    top = HEAD + 5 + (STATS if what.amounts else 0)
    low = FOOT if what.has_start or what.passed else 8
    return box.part(10, top, box.width - 20, box.height - top - low)


def _head(surface: Surface, whole: Box, look: int, is_active: bool, name: str) -> None:
    _ground(surface, whole, look, is_active)
    box = whole.part(0, 0, whole.width, HEAD)
    surface.stamp(arms, Box(box.left + 6, box.top + 5, 30, 34), look)
    text, size = sized(name, BOLD, 28, box.width - 46)
    rows = [text] if not text.endswith("…") else lines(name, BOLD, size, box.width - 46, 2)
    top = box.centre.y + 2 - LINE / 2 * (len(rows) - 1)
    for number, row in enumerate(rows):
        surface.text(Point(box.left + 40, top + LINE * number), row, size, OWNERS[look].mark, BOLD, "l", above=True)


def amount(surface: Surface, box: Box, kind: int, number: int, size: int = 28) -> None:
    """Deniers, influence or citizens: the icon and how many."""
    icon, tint, ratio = ((figures.coin, COIN, 1), (emblems.flag, BANNER, 0.9), (icons.person, SOMEBODY, 0.75))[kind]
    high = round(size * 0.9)
    wide = round(high * ratio)
    text, letters = sized(str(number), BOLD, size, box.width - wide - 6)
    left = box.centre.x - (wide + 3 + width_of(text, BOLD, letters)) / 2
    surface.stamp(icon, around(Point(left + wide / 2, box.centre.y), wide, high), tint)
    surface.text(Point(left + wide + 3, box.centre.y), text, letters, INK, BOLD, "l", above=True)


def die_size(number: int, width: int, height: int, largest: int = 58) -> int:
    """The largest dice of which so many have room."""
    size = largest
    while size > SMALLEST_DIE and ((width + 6) // (size + 6)) * ((height + 4) // (size + 4)) < number:
        size -= 1
    return size


@lru_cache(500)
def _dice_places(box: Box, number: int) -> list[Box]:
    size = die_size(number, box.width, box.height)
    columns = max(1, (box.width + 6) // (size + 6))
    return [box.part(n % columns * (size + 6), n // columns * (size + 4), size, size) for n in range(number)]


def _dice(canvas: Canvas, box: Box, dice: Dice) -> None:
    for place, kind in zip(_dice_places(box, len(dice)), dice, strict=True):
        canvas.tile(die, place, VELLUM, *kind)


def start_card(surface: Surface, box: Box, words: str) -> None:
    """The start player's."""
    surface.rect(box, GILT, WOOD, 2, 8)
    surface.text(box.centre, fitted(words, BOLD, 28, box.width - 4), 28, INK, BOLD)


def passed(surface: Surface, box: Box, deniers: int) -> None:
    """Out for this round: a closed gate, and what came in since."""
    middle = box.centre.y
    surface.stamp(icons.gate, around(Point(box.left + 17, middle), 32), Tint(TAN, FADED, FADED))
    surface.text(Point(box.left + 42, middle), f"+{deniers}", 28, INK, BOLD, "l", above=True)
    surface.stamp(figures.coin, around(Point(box.left + 62 + width_of(f"+{deniers}", BOLD, 28), middle), 28), COIN)


def won(surface: Surface, box: Box, counts: tuple[tuple[int, int], ...]) -> None:
    """Event cards won: owner as drawn, and how many. The left end, under Discord's badge, is ornament."""
    surface.stamp(_trophies, box)
    step = min(64, (box.width - 82) // len(counts))
    for number, (look, count) in enumerate(counts):
        left = box.left + 82 + step * number
        surface.stamp(arms, around(Point(left + 13, box.centre.y), 26, 30), look)
        surface.text(Point(left + 28, box.centre.y), str(count), 28, INK, BOLD, "l", above=True)


def _trophies(surface: Surface, box: Box) -> None:
    surface.rect(box, TAN, OAK, 2, 10)
    figures.lily(surface, around(Point(box.left + 24, box.centre.y), 34, 38), Tint(GILT, OAK, OAK))
    icons.scroll(surface, around(Point(box.left + 60, box.centre.y), 40), Tint(VELLUM, WOOD, WOOD))
