"""Activity cards and events, as they lie on the board."""

from typing import Final, NamedTuple

from engine.troyes.cards import Activity, activity
from engine.troyes.event_cards import EVENT_CARDS, EventCard
from engine.troyes.facts import NOBODY
from render import figures
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, SANS, SERIF, SMALLEST, lines, sized, step, width_of
from render.rings import stamp_ring
from render.surface import Surface
from render.tints import GILT, INK, VELLUM, WOOD, Tint
from render.troyes import icons, signs
from render.troyes.colours import EMPTY, FAINT, TITLE
from render.troyes.icons import EMBLEMS
from render.troyes.pieces import citizen, cube, numbered_die

HEAD: Final = 40
ROMAN: Final = ("I", "II", "III")
ROOMY: Final = 150
"""An event of this height has room for its signs."""
WIDE: Final = 300
"""One of this width for its words, too."""


class Workshop(NamedTuple):
    """An activity card with everything on it."""

    card: int
    spaces: tuple[int, int]
    """Who stands on the two spaces, as drawn."""
    illustration: tuple[int, ...]
    cubes: tuple[tuple[int, int], ...]
    """Owner as drawn, and how many."""
    changed: tuple[bool, ...]
    """Whether the first space, the second, the illustration, the cubes, or the card itself have just changed."""
    is_solo: bool
    rules: int
    """The version of the rules, which may have had other numbers on the card."""

    @property
    def kind(self) -> Activity:
        return activity(self.card, self.rules)


def back(surface: Surface, box: Box, colour: int, round_: int) -> None:
    """A card that is not revealed yet."""
    surface.rect(box, FAINT[colour].fill, FAINT[colour].ink, 2.5, 10)
    surface.rect(box.inset(9), None, FAINT[colour].ink, 1.5, 7)
    EMBLEMS[colour](surface, around(box.centre.shifted(0, -14), 92), FAINT[colour])
    surface.text(box.centre.shifted(0, 64), ROMAN[round_ - 1], 44, TITLE[colour].ink, SERIF)


def workshop(surface: Surface, box: Box, name: str, what: Workshop) -> None:
    card = what.kind
    head(surface, box, name, card)
    effect(surface, box.part(8, HEAD + 4, box.width - 16, 58), card, what.is_solo)
    people(surface, box.part(8, box.height - 96, box.width - 16, 90), card, what)
    if what.changed[4]:
        stamp_ring(surface, box)


def head(surface: Surface, box: Box, name: str, card: Activity, size: int = 28, height: int = HEAD) -> None:
    """The card's name and what it costs to hire there."""
    tint = TITLE[card.colour]
    _ground(surface, box, card.colour, height)
    middle = box.top + height / 2 + 1
    coin = around(Point(box.right - 18, middle), 28)
    surface.stamp(figures.coin, coin, Tint(GILT, tint.ink if card.colour != 1 else INK, INK))
    surface.text(Point(coin.left - 2, middle), str(card.hire.value), 28, tint.mark, BOLD, "r", above=True)
    text, size = sized(name, BOLD, size, box.width - 59)
    surface.text(Point(box.left + 9, middle), text, size, tint.mark, BOLD, "l", above=True)


def _ground(surface: Surface, box: Box, colour: int, height: int) -> None:
    inside = box.part(12, height + 12, box.width - 24, box.height - height - 24)
    surface.stretch(_headed, box, inside, VELLUM, colour, height)


def _headed(surface: Surface, box: Box, colour: int, height: int) -> None:
    """A bare card below a head of this height."""
    tint = TITLE[colour]
    surface.rect(box, tint.fill, tint.ink, 2.5, 10)
    body = Box(box.left + 2, box.top + height, box.width - 4, box.height - height - 2)
    surface.rect(body, VELLUM, None, radius=8)
    surface.rect(body.part(0, 0, body.width, 12), VELLUM)


def divisor(surface: Surface, box: Box, card: Activity) -> None:
    if card.any_colours:
        surface.plate(box, VELLUM, INK, 2.5, box.height * 0.18)
        surface.text(box.centre, f"÷{card.divisor.value}", step(box.height * 0.56), INK, BOLD, above=True)
        return
    surface.stamp(numbered_die, box, card.colour, f"÷{card.divisor.value}", reach=2)


def effect(surface: Surface, box: Box, card: Activity, is_solo: bool, size: int = 36) -> None:
    """The divisor, an hourglass where the effect comes later, and what each use does."""
    height = box.height - 8
    divisor(surface, Box(box.left, box.top + 4, round(height * 1.15), height), card)
    left = box.left + round(height * 1.15) + 6
    if card.modifier:
        surface.stamp(figures.hourglass, around(Point(left + 13, box.centre.y), 26, 34), Tint(VELLUM, WOOD, WOOD))
        left += 30
    room = Box(left, box.top, box.right - left, box.height)
    signs.paint(surface, room, signs.activity_signs(card, is_solo), size)


def people(surface: Surface, box: Box, card: Activity, what: Workshop) -> None:
    """Tradesmen on the two spaces, those without a space behind them, and the cubes that wait."""
    for number, look in enumerate(what.spaces):
        place = box.part(number * 66, 4, 62, box.height - 8)
        _space(surface, place, card.spaces.value[number], look)
        if what.changed[number]:
            stamp_ring(surface, place, 10)
    left = 134
    for number, look in enumerate(what.illustration):
        surface.stamp(citizen, box.part(left, 4 + 42 * number, 28, 38), look)
    if what.illustration:
        if what.changed[2]:
            stamp_ring(surface, box.part(left - 3, 2, 34, box.height - 4), 8)
        left += 32
    if what.cubes:
        _cubes(surface, box.part(left, 2, box.width - left, box.height - 4), what)


def _space(surface: Surface, box: Box, value: int, look: int) -> None:
    surface.plate(box, EMPTY.fill, EMPTY.ink, 2, 10)
    if look == NOBODY:
        icons.points(surface, around(box.centre, 48, 54), value, 28)
        return
    surface.stamp(citizen, around(Point(box.centre.x - 4, box.bottom - 37), 50, 66), look)
    icons.points(surface, Box(box.right - 32, box.top - 2, 34, 38), value, 28)


def _cubes(surface: Surface, box: Box, what: Workshop) -> None:
    """Whose cubes wait, and how many."""
    columns = 2 if len(what.cubes) > 1 else 1
    rows = -(-len(what.cubes) // columns)
    width, height = box.width // 2, box.height // rows
    size = 28 if width > 44 else 20
    for number, (look, count) in enumerate(what.cubes):
        row, column = divmod(number, columns)
        place = box.part(column * width, row * height, width, height)
        surface.stamp(cube, Box(place.left + 1, round(place.centre.y) - size // 2, size, size + 1), look)
        surface.text(Point(place.left + size + 2, place.centre.y), str(count), DECISIVE, INK, BOLD, "l", above=True)
    if what.changed[3]:
        stamp_ring(surface, box.inset(-7, -1), 8)


class Danger(NamedTuple):
    """An event with its cubes."""

    card: int
    cubes: tuple[int, ...]
    """Owners as drawn, in the order in which they were placed."""
    fresh: int
    """How many of them are new."""
    is_new: bool
    is_solo: bool


def danger(surface: Surface, box: Box, name: str, words: str, what: Danger) -> None:
    """An event as large as there is room: with its words, with its signs, or with its numbers only."""
    card = EVENT_CARDS[what.card]
    if box.width >= WIDE:
        _wide(surface, box, name, words, what, card)
    else:
        _narrow(surface, box, name, what, card)
    if what.is_new:
        stamp_ring(surface, box)


def _wide(surface: Surface, box: Box, name: str, words: str, what: Danger, card: EventCard) -> None:
    row = signs.event_signs(card, what.is_solo)
    large = 32 if width_of(name, BOLD, 28) + signs.width(row, 32) + 44 <= box.width else 24
    plate = round(signs.width(row, large)) + 14
    text, size = sized(name, BOLD, 28, box.width - plate - 24)
    _event_head(surface, box, card, [], 44)
    surface.text(Point(box.left + 12, box.top + 23), text, size, TITLE[card.colour].mark, BOLD, "l", above=True)
    shown = Box(box.right - plate - 6, box.top + 5, plate, 36)
    surface.plate(shown, VELLUM, None, radius=8)
    signs.paint(surface, shown, row, large)
    said = lines(words, SANS, 28, box.width - 24, 2)
    top = box.top + 44 + (box.height - 44 - 50) / 2 - 16 * (len(said) - 1)
    for number, line in enumerate(said):
        surface.text(Point(box.left + 12, top + 32 * number), line, 28, INK, SANS, "l", above=True)
    low = box.part(10, box.height - 50, box.width - 20, 44)
    fight(surface, low.part(0, 2, 50, 40), card)
    prizes(surface, low.part(58, 0, 92, 44), card)
    banners(surface, low.part(156, 0, low.width - 156, 44), card, what, 36)


def _narrow(surface: Surface, box: Box, name: str, what: Danger, card: EventCard) -> None:
    size = DECISIVE if box.height >= ROOMY else SMALLEST
    rows = lines(name, BOLD, size, box.width - 4, 2)
    head = 34 if len(rows) == 1 else 10 + 2 * size
    _event_head(surface, box, card, rows, head, size)
    left = box.height - head - 4
    has_signs = box.height >= ROOMY
    high = left // 3 if has_signs else left // 2
    top = box.top + head + 1
    if has_signs:
        signs.paint(surface, Box(box.left + 5, top, box.width - 10, high), signs.event_signs(card, what.is_solo), 34)
        top += high
    side = min(high - 4, 36)
    spread = min(box.width - 16, 170)
    middle = Box(round(box.centre.x - spread / 2), top, spread, high)
    fight(surface, Box(middle.left, round(middle.centre.y - side / 2), round(side * 1.25), side), card)
    prizes(
        surface, Box(middle.right - 2 * side - 10, round(middle.centre.y - side / 2) - 2, 2 * side + 10, side + 4), card
    )
    banners(surface, Box(box.left + 6, top + high, box.width - 12, high), card, what, min(high - 6, 32))


def _event_head(
    surface: Surface, box: Box, card: EventCard, rows: list[str], height: int, size: int = DECISIVE
) -> None:
    _ground(surface, box, card.colour, height)
    top = box.top + height / 2 + 1 - size / 2 * (len(rows) - 1)
    for number, row in enumerate(rows):
        place = Point(box.centre.x, top + size * number)
        surface.text(place, row, size, TITLE[card.colour].mark, BOLD, above=True)


def fight(surface: Surface, box: Box, card: EventCard) -> None:
    """The dice that fight it, and how many pips a cube takes."""
    surface.stamp(numbered_die, box, card.colour, f"÷{card.divisor.value}", reach=2)


def prizes(surface: Surface, box: Box, card: EventCard) -> None:
    """For most cubes and for second most."""
    for number, place in enumerate(box.columns(2, 2)):
        value = card.points.value[number]
        tint = Tint(GILT, "#7c5207", INK) if number == 0 else Tint("#dcd7cd", "#6d6560", INK)
        icons.points(surface, around(place.centre, place.width, box.height), value, 28, tint)


def banners(surface: Surface, box: Box, card: EventCard, what: Danger, size: int) -> None:
    number = card.banners.value
    step = min(size + 4, box.width / number)
    left = box.centre.x - step * (number - 1) / 2
    for place in range(number):
        spot = around(Point(left + step * place, box.centre.y), size, round(size * 1.12))
        surface.stamp(icons.banner, spot, signs.EMPTY_BANNER, reach=1)
        if place < len(what.cubes):
            surface.stamp(cube, around(spot.centre, size - 1), what.cubes[place])
            if len(what.cubes) - place <= what.fresh:
                stamp_ring(surface, spot.inset(-2), 6)
