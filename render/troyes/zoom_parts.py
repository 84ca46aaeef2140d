"""Cards, events, districts and characters drawn large, with all their words."""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.facts import CHARACTER_POINTS, CHARACTERS
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.glass import Colour
from render.lettering import BOLD, SANS, SERIF, fitted, lines, sized, width_of
from render.surface import Surface
from render.tints import FADED, GOLD, INK, PALE, PARCHMENT, TAN, VELLUM, WOOD
from render.troyes import cards, events, icons, signs
from render.troyes.cards import Workshop
from render.troyes.characters import counted, step
from render.troyes.colours import LIVE, OWNERS, TITLE
from render.troyes.districts import District, amount, die_size, passed, start_card
from render.troyes.events import Danger
from render.troyes.houses import HOUSES
from render.troyes.pieces import arms, die
from render.troyes.zoom_places import CARD_WIDTH

HEAD: Final = 52
EFFECT: Final = 82
PEOPLE: Final = 98
LINE: Final = 34
EVENT_FOOT: Final = 60


def title(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, SERIF, 44, box.width)
    surface.text(Point(box.left, box.centre.y), text, size, INK, SERIF, "l")


def note(surface: Surface, box: Box, words: str) -> None:
    text, size = sized(words, BOLD, 34, box.width)
    surface.text(Point(box.right - 8, box.centre.y), text, size, WOOD, BOLD, "r")


def legend(surface: Surface, box: Box, names: tuple[tuple[int, str], ...]) -> None:
    """Whose arms are whose, spread over the line."""
    size = next((size for size in (28, 24) if _legend_width(names, size) <= box.width), 24)
    room = max(0, (box.width - _legend_width(names, size)) / len(names))
    most = box.width / len(names) - 60
    left: float = box.left
    for look, name in names:
        surface.stamp(arms, around(Point(left + 18, box.centre.y), 36, 40), look)
        text = name if room else fitted(name, BOLD, size, most)
        surface.text(Point(left + 42, box.centre.y), text, size, INK, BOLD, "l")
        left += 60 + width_of(text, BOLD, size) + room


def _legend_width(names: tuple[tuple[int, str], ...], size: int) -> float:
    return sum(60 + width_of(name, BOLD, size) for _, name in names)


@lru_cache(500)
def _card_lines(words: str) -> list[str]:
    return lines(words, SANS, 28, CARD_WIDTH - 30, 6)


def card_height(words: str) -> int:
    return HEAD + EFFECT + LINE * (1 + len(_card_lines(words))) + 16 + PEOPLE


Told: TypeAlias = tuple[str, str, str]
"""The name of a card, for how many pips it works, and what it does."""


def card(canvas: Canvas, box: Box, ground: Colour, told: Told, what: Workshop) -> None:
    """A card with all its words."""
    name, per, words = told
    cards.head(canvas, box, ground, name, what.kind, 34, HEAD)
    canvas.tile(cards.effect, box.part(14, HEAD + 6, box.width - 28, EFFECT - 8), VELLUM, what.edition, 44)
    high = LINE * (1 + len(_card_lines(words)))
    canvas.tile(_about, box.part(16, HEAD + EFFECT, box.width - 20, high), VELLUM, per, words)
    foot = places(box)
    canvas.tile(_rule, Box(foot.left, foot.top - 3, foot.width, 2), VELLUM)
    cards.people(canvas, foot, what)


def places(box: Box) -> Box:
    """Where tradesmen and cubes of a card are."""
    return box.part(14, box.height - PEOPLE, box.width - 28, 90)


def _about(surface: Surface, box: Box, per: str, words: str) -> None:
    """For how many pips a card works, and what it does."""
    top = box.top + 16
    text, size = sized(per, SANS, 28, box.width - 2)
    surface.text(Point(box.left, top), text, size, FADED, SANS, "l", above=True)
    for number, line in enumerate(_card_lines(words)):
        surface.text(Point(box.left, top + LINE * (number + 1)), line, 28, INK, SANS, "l", above=True)


def _rule(surface: Surface, box: Box) -> None:
    surface.line([Point(box.left, box.centre.y), Point(box.right, box.centre.y)], PALE, 1.5)


@lru_cache(500)
def _event_lines(words: str, width: int) -> list[str]:
    return lines(words, SANS, 28, width - 28, 4)


def event_height(words: str, width: int) -> int:
    return HEAD + 14 + LINE * len(_event_lines(words, width)) + EVENT_FOOT


def event(canvas: Canvas, box: Box, name: str, words: str, what: Danger) -> None:
    canvas.tile(_event, box, PARCHMENT, name, words, what.card, what.is_solo)
    spots = _banners(box, what.card)
    events.lay_banners(canvas, spots)
    events.lay_cubes(canvas, spots, what.cubes)


def _foot(box: Box) -> Box:
    return box.part(12, box.height - EVENT_FOOT + 6, box.width - 24, 46)


def _banners(box: Box, number: int) -> list[Box]:
    low = _foot(box)
    return events.banner_spots(low.part(184, 2, low.width - 184, 42), number, 38)


def _event(surface: Surface, box: Box, name: str, words: str, number: int, is_solo: bool) -> None:
    kind = EVENT_CARDS[number]
    tint = TITLE[kind.colour]
    surface.rect(box, tint.fill, tint.ink, 2.5, 12)
    body = Box(box.left + 2, box.top + HEAD, box.width - 4, box.height - HEAD - 2)
    surface.rect(body, VELLUM, None, radius=10)
    surface.rect(body.part(0, 0, body.width, 14), VELLUM)
    row = signs.event_signs(kind, is_solo)
    wide = round(signs.width(row, 36)) + 24
    text, size = sized(name, BOLD, 34, box.width - wide - 32)
    surface.text(Point(box.left + 14, box.top + HEAD / 2 + 1), text, size, tint.mark, BOLD, "l")
    plate = Box(box.right - wide - 8, box.top + 5, wide, HEAD - 10)
    surface.rect(plate, VELLUM, None, radius=8)
    signs.paint(surface, plate, row, 36)
    for place, line in enumerate(_event_lines(words, box.width)):
        surface.text(Point(box.left + 14, box.top + HEAD + 26 + LINE * place), line, 28, INK, SANS, "l")
    low = _foot(box)
    events.fight(surface, low.part(0, 3, 56, 40), kind.colour, kind.divisor.value)
    events.prizes(surface, low.part(68, 0, 100, 46), kind.points.value)


ABROAD: Final = tuple(
    next(number for number, row in enumerate(CHARACTERS) if row.counts == counts)
    for counts in ("cathedral", "tradesmen", "events")
)
"""The characters that count what is shown of a household beyond its citizens."""


class Household(NamedTuple):
    """A district, and what its owner has elsewhere."""

    district: District
    standing: tuple[int, ...]
    cubes: int
    """In the cathedral."""
    tradesmen: int
    won: int


def district(surface: Surface, box: Box, what: Household, start: str, no_dice: str) -> None:
    home = what.district
    tint = OWNERS[home.look]
    edge = 6 if home.is_active else 2.5
    surface.rect(box, VELLUM, GOLD if home.is_active else tint.ink, edge, 14)
    label = box.part(0, 0, 284, box.height)
    surface.rect(label, tint.fill, GOLD if home.is_active else tint.ink, edge, 14)
    middle = label.centre.y - (22 if home.has_start else 0)
    surface.stamp(arms, around(Point(label.left + 48, middle), 66, 72), home.look)
    text, size = sized(home.name, BOLD, 34, label.width - 98)
    surface.text(Point(label.left + 90, middle), text, size, tint.mark, BOLD, "l")
    if home.has_start:
        start_card(surface, label.part(90, 86, 72, 38), start)
    for kind, number in enumerate(home.amounts):
        amount(surface, box.part(296 + 146 * kind, 10, 140, 58), kind, number, size=44)
    _abroad(surface, box.part(298, 76, 440, 50) if home.amounts else box.part(298, 43, 440, 50), what)
    _dice(surface, box.part(748, 12, box.width - 760, box.height - 24), home, no_dice)


def _abroad(surface: Surface, box: Box, what: Household) -> None:
    """Citizens on the three buildings, cubes in the cathedral, tradesmen, event cards won."""
    numbers = (*what.standing, what.cubes, what.tradesmen, what.won)
    for kind, (number, place) in enumerate(zip(numbers, box.columns(len(numbers), 2), strict=True)):
        icon = Box(place.left, place.top + 4, 42, 42)
        if kind < len(HOUSES):
            HOUSES[kind](surface, icon, LIVE[kind])
        else:
            counted(surface, icon, ABROAD[kind - len(HOUSES)])
        surface.text(Point(icon.right + 4, place.centre.y), str(number), 28, INK, BOLD, "l")


def _dice(surface: Surface, box: Box, what: District, none: str) -> None:
    if what.passed:
        passed(surface, Box(box.right - 130, box.top + (box.height - 32) // 2, 130, 32), what.passed)
        box = box.part(0, 0, box.width - 138, box.height)
    if not what.dice:
        text, size = sized(none, BOLD, 28, box.width)
        surface.text(Point(box.left + 4, box.centre.y), text, size, FADED, BOLD, "l")
    size = die_size(len(what.dice), box.width, box.height, 76)
    columns = max(1, (box.width + 6) // (size + 6))
    rows = -(-len(what.dice) // columns)
    top = (box.height - rows * (size + 4) + 4) // 2
    for number, (colour, value) in enumerate(what.dice):
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
    text, size = sized(words[0], SERIF, 28, 272)
    surface.text(Point(box.left + 80, box.centre.y - 17), text, size, FADED if is_gone else INK, SERIF, "l")
    text, size = sized(words[1], SANS, 28, 272)
    surface.text(Point(box.left + 80, box.centre.y + 18), text, size, FADED, SANS, "l")
    for place, least in enumerate(steps):
        step(surface, box.part(362 + 66 * place, 7, 62, box.height - 14), place, least, not is_gone)
    field = box.part(572, 0, box.width - 580, box.height)
    for (look, count), place in zip(counts, field.columns(len(counts)), strict=True):
        _progress(surface, place, look, count, sum(count >= least for least in steps))


def _progress(surface: Surface, box: Box, look: int, count: int, reached: int) -> None:
    """How far one has come, and what that would be worth."""
    surface.stamp(arms, around(Point(box.left + 18, box.centre.y), 34, 38), look)
    surface.text(Point(box.left + 39, box.centre.y), str(count), 28, INK, BOLD, "l")
    if reached:
        left = box.left + 42 + width_of(str(count), BOLD, 28)
        icons.points(surface, around(Point(left + 17, box.centre.y), 34, 42), CHARACTER_POINTS[reached - 1], 24)
