"""Districts with their dice, and the head of the board above them."""

from itertools import pairwise
from typing import Final, NamedTuple

from render import emblems, figures
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, fitted, lines, sized, width_of
from render.rings import stamp_ring
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


Dice = tuple[tuple[int, int, bool], ...]
"""Colour, value, whether it has just come."""


class District(NamedTuple):
    """What is known about a district; the flags say what has just changed."""

    look: int
    name: str
    amounts: tuple[int, ...]
    """Deniers, influence, citizens in the supply; empty for the neutral player."""
    dice: Dice
    has_start: bool
    is_active: bool
    passed: int
    changed: tuple[bool, ...]


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
    head = HEAD - 1
    canvas.put_part(_head, box, Box(box.left, box.top, box.width, head), *body, what.name)
    top = head
    if what.amounts:
        top = head + STATS
        for number, (part, amount, is_changed) in enumerate(
            zip(_thirds(box, top), what.amounts, what.changed, strict=True)
        ):
            canvas.put_part(_amount, box, part, *body, number, amount, is_changed)
    low = Box(box.left, box.top + top, box.width, box.height - top)
    foot = what.has_start, what.passed, start
    canvas.put_part(_lower, box, low, *body, bool(what.amounts), what.dice, *foot)


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


def _thirds(box: Box, bottom: int) -> list[Box]:
    """The places of the amounts, to the edges of the district."""
    cells = _cells(box)
    edges = [box.left, cells[1].left - 1, cells[2].left - 1, box.right]
    return [Box(left, box.top + HEAD - 1, right - left, bottom - HEAD + 1) for left, right in pairwise(edges)]


def _cells(box: Box) -> list[Box]:
    row = box.part(6, HEAD + 2, box.width - 12, STATS - 4)
    edges = [row.width * part // 100 for part in (0, 37, 70, 100)]
    return [row.part(left, 0, right - left - 2, row.height) for left, right in pairwise(edges)]


def _lower(
    surface: Surface,
    box: Box,
    look: int,
    is_active: bool,
    has_amounts: bool,
    dice: Dice,
    has_start: bool,
    deniers: int,
    start: str,
) -> None:
    _ground(surface, box, look, is_active)
    top = HEAD + 5 + (STATS if has_amounts else 0)
    low = FOOT if has_start or deniers else 8
    _dice(surface, box.part(10, top, box.width - 20, box.height - top - low), dice)
    place = box.part(10, box.height - FOOT - 2, box.width - 20, FOOT - 4)
    if has_start:
        surface.stamp(start_card, Box(place.right - 62, place.top, 62, place.height), start)
    if deniers:
        passed(surface, place, deniers)


def _head(surface: Surface, whole: Box, look: int, is_active: bool, name: str) -> None:
    _ground(surface, whole, look, is_active)
    box = whole.part(0, 0, whole.width, HEAD)
    surface.stamp(arms, Box(box.left + 6, box.top + 5, 30, 34), look)
    text, size = sized(name, BOLD, 28, box.width - 46)
    rows = [text] if not text.endswith("…") else lines(name, BOLD, size, box.width - 46, 2)
    top = box.centre.y + 2 - LINE / 2 * (len(rows) - 1)
    for number, row in enumerate(rows):
        surface.text(Point(box.left + 40, top + LINE * number), row, size, OWNERS[look].mark, BOLD, "l", above=True)


def _amount(surface: Surface, box: Box, look: int, is_active: bool, kind: int, number: int, is_changed: bool) -> None:
    _ground(surface, box, look, is_active)
    amount(surface, _cells(box)[kind], kind, number, is_changed)


def amount(surface: Surface, box: Box, kind: int, number: int, is_changed: bool = False, size: int = 28) -> None:
    """Deniers, influence or citizens: the icon and how many."""
    icon, tint, ratio = ((figures.coin, COIN, 1), (emblems.flag, BANNER, 0.9), (icons.person, SOMEBODY, 0.75))[kind]
    high = round(size * 0.9)
    wide = round(high * ratio)
    text, letters = sized(str(number), BOLD, size, box.width - wide - 6)
    left = box.centre.x - (wide + 3 + width_of(text, BOLD, letters)) / 2
    surface.stamp(icon, around(Point(left + wide / 2, box.centre.y), wide, high), tint)
    surface.text(Point(left + wide + 3, box.centre.y), text, letters, INK, BOLD, "l", above=True)
    if is_changed:
        stamp_ring(surface, box, 8)


def die_size(number: int, width: int, height: int, largest: int = 58) -> int:
    """The largest dice of which so many have room."""
    size = largest
    while size > SMALLEST_DIE and ((width + 6) // (size + 6)) * ((height + 4) // (size + 4)) < number:
        size -= 1
    return size


def _dice(surface: Surface, box: Box, dice: Dice) -> None:
    size = die_size(len(dice), box.width, box.height)
    columns = max(1, (box.width + 6) // (size + 6))
    for number, (colour, value, is_new) in enumerate(dice):
        row, column = divmod(number, columns)
        place = box.part(column * (size + 6), row * (size + 4), size, size)
        surface.stamp(die, place, colour, value)
        if is_new:
            stamp_ring(surface, place.inset(-6))


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
