"""Cards, events, districts and characters drawn large, with all their words."""

from typing import Final, NamedTuple

from engine.troyes.event_cards import EVENT_CARDS
from render import figures
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, fitted, lines, sized, width_of
from render.surface import Surface
from render.tints import COIN, FADED, GILT, GOLD, INK, MOSS, PALE, TAN, VELLUM, WOOD, Tint
from render.troyes import cards, icons, signs
from render.troyes.cards import Danger, Workshop
from render.troyes.characters import counted, step
from render.troyes.colours import LIVE, OWNERS, SNOW, TITLE
from render.troyes.districts import District, amount, die_size
from render.troyes.houses import HOUSES
from render.troyes.pieces import arms, die

HEAD: Final = 52


def title(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 46, box.width)
    surface.text(Point(box.left, box.centre.y), text, size, INK, SERIF, "l")


def note(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, BOLD, 32, box.width)
    surface.text(Point(box.right - 8, box.centre.y), text, size, WOOD, BOLD, "r")


def legend(surface: Surface, box: Box, names: tuple[tuple[int, str], ...]) -> None:
    """Whose arms are whose."""
    columns = 3 if len(names) > 2 else len(names)
    rows = -(-len(names) // columns)
    height = 42 if rows == 1 else 32
    for number, (look, name) in enumerate(names):
        row, column = divmod(number, columns)
        place = list(box.columns(columns))[column]
        middle = box.top + box.height * (row + 0.5) / rows
        surface.stamp(arms, around(Point(place.left + 20, middle), round(height * 0.92), height), look)
        text, size = sized(name, BOLD, 26, place.width - 54)
        surface.text(Point(place.left + 44, middle), text, size, INK, BOLD, "l")


def card(surface: Surface, box: Box, name: str, per: str, words: str, what: Workshop) -> None:
    kind = what.kind
    cards.head(surface, box, name, kind, 34, HEAD)
    cards.effect(surface, box.part(14, HEAD + 8, box.width - 28, 74), kind, what.is_solo, 44)
    top = box.top + HEAD + 104
    text, size = sized(per, SANS, 25, box.width - 32)
    surface.text(Point(box.left + 16, top), text, size, FADED, SANS, "l")
    for number, line in enumerate(lines(words, SANS, 27, box.width - 30, 5)):
        surface.text(Point(box.left + 16, top + 32 * (number + 1)), line, 27, INK, SANS, "l")
    foot = box.part(14, box.height - 98, box.width - 28, 90)
    surface.line([Point(foot.left, foot.top - 2), Point(foot.right, foot.top - 2)], PALE, 1.5)
    cards.people(surface, foot, kind, what)


def back(surface: Surface, box: Box, colour: int, round_: int, words: str) -> None:
    cards.back(surface, box, colour, round_)
    text, size = sized(words, SANS, 26, box.width - 40)
    surface.text(Point(box.centre.x, box.bottom - 50), text, size, FADED, SANS)


def event(surface: Surface, box: Box, name: str, words: str, what: Danger) -> None:
    kind = EVENT_CARDS[what.card]
    tint = TITLE[kind.colour]
    surface.rect(box, tint.fill, tint.ink, 2.5, 12)
    body = Box(box.left + 2, box.top + HEAD, box.width - 4, box.height - HEAD - 2)
    surface.rect(body, VELLUM, None, radius=10)
    surface.rect(body.part(0, 0, body.width, 14), VELLUM)
    text, size = sized(name, BOLD, 32, box.width - 190)
    surface.text(Point(box.left + 14, box.top + HEAD / 2 + 1), text, size, tint.mark, BOLD, "l")
    plate = Box(box.right - 170, box.top + 5, 162, HEAD - 10)
    surface.rect(plate, VELLUM, None, radius=8)
    signs.paint(surface, plate.inset(4, 0), signs.event_signs(kind, what.is_solo), 32)
    for number, line in enumerate(lines(words, SANS, 26, box.width - 28, 3)):
        surface.text(Point(box.left + 14, box.top + HEAD + 24 + 29 * number), line, 26, INK, SANS, "l")
    low = box.part(12, box.height - 52, box.width - 24, 46)
    cards.fight(surface, low.part(0, 3, 56, 40), kind)
    cards.prizes(surface, low.part(68, 0, 100, 46), kind)
    cards.banners(surface, low.part(184, 2, low.width - 184, 42), kind, what, 38)


class Household(NamedTuple):
    """A district, and what its owner has elsewhere."""

    district: District
    standing: tuple[int, ...]
    tradesmen: int
    won: int


def district(surface: Surface, box: Box, what: Household, acts: str) -> None:
    home = what.district
    tint = OWNERS[home.look]
    surface.rect(box, VELLUM, GOLD if home.is_active else tint.ink, 5 if home.is_active else 2.5, 14)
    label = box.part(0, 0, 250, box.height)
    surface.rect(label, tint.fill, tint.ink, 2.5, 14)
    surface.stamp(arms, label.part(10, 12, 56, 62), home.look)
    text, size = sized(home.name, BOLD, 32, label.width - 84)
    surface.text(Point(label.left + 76, label.top + 42), text, size, SNOW, BOLD, "l")
    _state(surface, label.part(12, 84, label.width - 24, 44), home, acts)
    for kind, number in enumerate(home.amounts):
        amount(surface, box.part(262 + 104 * kind, 12, 100, 54), kind, number)
    _abroad(surface, box.part(262, 76, 312, 48), what)
    _dice(surface, box.part(588, 12, box.width - 600, box.height - 24), home)


def _state(surface: Surface, box: Box, what: District, acts: str) -> None:
    left = box.left
    if what.has_start:
        icons.start_card(surface, Box(left, box.top, 42, 42), Tint(GILT, GOLD, WOOD))
        left += 52
    if what.passed:
        icons.gate(surface, Box(left, box.top + 2, 36, 38), Tint(TAN, FADED, FADED))
        surface.text(Point(left + 44, box.centre.y), f"+{what.passed}", 30, SNOW, BOLD, "l")
        coin = left + 50 + width_of(f"+{what.passed}", BOLD, 30)
        figures.coin(surface, around(Point(coin + 16, box.centre.y), 32), COIN)
    elif what.is_active:
        surface.rect(Box(left, box.top + 2, box.right - left, 40), VELLUM, None, radius=10)
        figures.hourglass(surface, Box(left + 6, box.top + 6, 30, 32), Tint(VELLUM, MOSS, MOSS))
        room = box.right - left - 52
        surface.text(Point(left + 44, box.centre.y), fitted(acts, BOLD, 28, room), 28, MOSS, BOLD, "l")


def _abroad(surface: Surface, box: Box, what: Household) -> None:
    """Citizens on the three buildings, tradesmen, event cards won."""
    numbers = (*what.standing, what.tradesmen, what.won)
    for kind, (number, place) in enumerate(zip(numbers, box.columns(5, 2), strict=True)):
        icon = Box(place.left, place.top + 5, 36, 38)
        if kind < len(HOUSES):
            HOUSES[kind](surface, icon, LIVE[kind])
        else:
            counted(surface, icon, kind + 1)
        surface.text(Point(icon.right + 2, place.centre.y), str(number), 26, INK, BOLD, "l")


def _dice(surface: Surface, box: Box, what: District) -> None:
    size = die_size(len(what.dice), box.width, box.height, 72)
    columns = max(1, (box.width + 6) // (size + 6))
    rows = -(-len(what.dice) // columns)
    top = (box.height - rows * (size + 4) + 4) // 2
    for number, (colour, value, _) in enumerate(what.dice):
        row, column = divmod(number, columns)
        surface.stamp(die, box.part(column * (size + 6), top + row * (size + 4), size, size), colour, value)


def character(
    surface: Surface,
    box: Box,
    number: int,
    words: tuple[str, str],
    is_gone: bool,
    steps: tuple[int, ...],
    counts: tuple[tuple[int, int], ...],
) -> None:
    """What it counts, from how many it gives points, and how far everybody has come: owner as drawn, number.

    `is_gone` where it has been scored already.
    """
    surface.rect(box, TAN if is_gone else VELLUM, PALE, 2, 12)
    counted(surface, around(Point(box.left + 40, box.centre.y), 54), number)
    text, size = sized(words[0], SERIF, 30, 270)
    surface.text(Point(box.left + 80, box.centre.y - 17), text, size, FADED if is_gone else INK, SERIF, "l")
    text, size = sized(words[1], SANS, 25, 270)
    surface.text(Point(box.left + 80, box.centre.y + 18), text, size, FADED, SANS, "l")
    for place, least in enumerate(steps):
        step(surface, box.part(362 + 66 * place, 8, 60, box.height - 16), place, least, not is_gone)
    field = box.part(572, 0, box.width - 580, box.height)
    for (look, count), place in zip(counts, field.columns(5), strict=False):
        surface.stamp(arms, around(Point(place.left + 24, place.centre.y), 40, 44), look)
        surface.text(Point(place.left + 50, place.centre.y), str(count), 34, INK, BOLD, "l")
