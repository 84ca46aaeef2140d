"""Districts with their dice, and the head of the board above them."""

from typing import NamedTuple

from render import emblems, figures
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, fitted, sized, width_of
from render.rings import ring
from render.surface import Surface
from render.tints import COIN, FADED, GILT, GOLD, INK, MOSS, PALE, TAN, VELLUM, WOOD, Tint
from render.troyes import icons
from render.troyes.colours import BANNER, FLAME, OWNERS, RING, SNOW
from render.troyes.pieces import arms, black_die, die
from render.troyes.signs import SOMEBODY

HEAD: int = 44
STATS: int = 44
FOOT: int = 38
SMALLEST_DIE: int = 24


class District(NamedTuple):
    """What is known about a district; the flags say what has just changed."""

    look: int
    name: str
    amounts: tuple[int, ...]
    """Deniers, influence, citizens in the supply; empty for the neutral player."""
    dice: tuple[tuple[int, int, bool], ...]
    """Colour, value, whether it has just come."""
    has_start: bool
    is_active: bool
    passed: int
    changed: tuple[bool, ...]


def title(surface: Surface, box: Box, words: str, phase: str, done: int, rounds: int) -> None:
    """Which round it is, and how many there are: a pennon for each."""
    text, size = sized(words, SERIF, 50, box.width * 0.6)
    surface.text(Point(box.left, box.centre.y - 1), text, size, INK, SERIF, "l")
    left = round(box.left + width_of(text, SERIF, size) + 22)
    said, size = sized(phase, BOLD, 30, box.right - left)
    surface.text(Point(left, box.top + 21), said, size, WOOD, BOLD, "l")
    for number in range(rounds):
        place = Box(left + 30 * number, box.top + 38, 22, 24)
        fill = GOLD if number < done - 1 else FLAME if number == done - 1 else VELLUM
        icons.banner(surface, place, Tint(fill, WOOD if number < done else PALE, INK))


def black_dice(surface: Surface, box: Box, values: tuple[int, ...], words: str) -> None:
    """From the highest; the first is the one to counter now."""
    if not values:
        for number in range(3):
            figures.lily(surface, Box(box.right - 48 * (number + 1), box.top + 12, 40, 44), Tint(GILT, GOLD, GOLD))
        return
    size = min(54, (box.width - 120) // len(values) - 8)
    left = box.right - len(values) * (size + 8)
    text, letters = sized(words, BOLD, 28, left - box.left - 12)
    surface.text(Point(left - 14, box.centre.y + 3), text, letters, FLAME, BOLD, "r")
    for number, value in enumerate(values):
        place = Box(left + number * (size + 8), round(box.centre.y - size / 2), size, size)
        surface.stamp(black_die, place, value)


def district(surface: Surface, box: Box, what: District, acts: str) -> None:
    tint = OWNERS[what.look]
    surface.rect(box, GOLD if what.is_active else tint.ink, None, radius=12)
    inner = box.inset(4 if what.is_active else 2)
    surface.rect(inner, tint.fill, None, radius=10)
    body = Box(inner.left, box.top + HEAD, inner.width, inner.bottom - box.top - HEAD)
    surface.rect(body, VELLUM, None, radius=9)
    surface.rect(body.part(0, 0, body.width, 14), VELLUM)
    _head(surface, box.part(0, 0, box.width, HEAD), what)
    if what.amounts:
        _amounts(surface, box.part(6, HEAD + 4, box.width - 12, STATS - 6), what)
    top = HEAD + 6 + (STATS if what.amounts else 0)
    _dice(surface, box.part(8, top, box.width - 16, box.height - top - FOOT), what.dice)
    _foot(surface, box.part(6, box.height - FOOT, box.width - 12, FOOT - 5), what, acts)


def _head(surface: Surface, box: Box, what: District) -> None:
    surface.stamp(arms, Box(box.left + 6, box.top + 4, 36, 38), what.look)
    room = box.width - 54
    text, size = sized(what.name, BOLD, 27, room)
    surface.text(Point(box.left + 48, box.centre.y + 1), text, size, SNOW, BOLD, "l")


def _amounts(surface: Surface, box: Box, what: District) -> None:
    thirds = (0, 37, 70, 100)
    for kind, number in enumerate(what.amounts):
        left, right = (box.width * part // 100 for part in thirds[kind : kind + 2])
        amount(surface, box.part(left, 0, right - left - 2, box.height), kind, number, what.changed[kind])


def amount(surface: Surface, box: Box, kind: int, number: int, is_changed: bool = False) -> None:
    """Deniers, influence or citizens: the icon and how many."""
    icon, tint, ratio = ((figures.coin, COIN, 1), (emblems.flag, BANNER, 0.9), (icons.person, SOMEBODY, 0.75))[kind]
    size = round(min(box.height * 0.72, box.width * 0.42))
    letters = max(24, round(size * 0.98))
    wide = round(size * ratio)
    left = box.centre.x - (wide + 3 + width_of(str(number), BOLD, letters)) / 2
    icon(surface, around(Point(left + wide / 2, box.centre.y), wide, size), tint)
    surface.text(Point(left + wide + 3, box.centre.y), str(number), letters, INK, BOLD, "l")
    if is_changed:
        surface.rect(box, None, RING, 2.5, 8)


def die_size(number: int, width: int, height: int, largest: int = 58) -> int:
    """The largest dice of which so many have room."""
    size = largest
    while size > SMALLEST_DIE and ((width + 6) // (size + 6)) * ((height + 4) // (size + 4)) < number:
        size -= 1
    return size


def _dice(surface: Surface, box: Box, dice: tuple[tuple[int, int, bool], ...]) -> None:
    size = die_size(len(dice), box.width, box.height)
    columns = max(1, (box.width + 6) // (size + 6))
    for number, (colour, value, is_new) in enumerate(dice):
        row, column = divmod(number, columns)
        place = box.part(column * (size + 6), row * (size + 4), size, size)
        surface.stamp(die, place, colour, value)
        if is_new:
            surface.stamp(ring, place.inset(-3))


def _foot(surface: Surface, box: Box, what: District, acts: str) -> None:
    left, right = box.left, box.right
    if what.has_start:
        icons.start_card(surface, Box(right - 33, box.top, 33, 33), Tint(GILT, GOLD, WOOD))
        right -= 40
    if what.passed:
        icons.gate(surface, Box(left + 2, box.top + 1, 30, 31), Tint(TAN, FADED, FADED))
        surface.text(Point(left + 40, box.centre.y), f"+{what.passed}", 26, FADED, BOLD, "l")
        figures.coin(surface, Box(left + 74, box.top + 3, 27, 27), COIN)
    elif what.is_active:
        figures.hourglass(surface, Box(left + 2, box.top + 2, 28, 29), Tint(VELLUM, MOSS, MOSS))
        surface.text(Point(left + 38, box.centre.y), fitted(acts, BOLD, 26, right - left - 40), 26, MOSS, BOLD, "l")
