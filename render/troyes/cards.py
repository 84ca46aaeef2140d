"""Activity cards and events, as they lie on the board."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.troyes.cards import Activity, activity
from engine.troyes.event_cards import EVENT_CARDS, EventCard
from engine.troyes.facts import NOBODY
from render import figures
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.glass import Colour
from render.inscriptions import inscribe
from render.lettering import BOLD, DECISIVE, SANS, SERIF, SMALLEST, lines, sized, step, width_of
from render.rings import lay_ring
from render.surface import Surface
from render.tints import GILT, INK, VELLUM, WOOD, Tint
from render.troyes import icons, signs
from render.troyes.colours import EMPTY, FAINT, GROUND, TITLE
from render.troyes.icons import EMBLEMS
from render.troyes.pieces import citizen, cube, numbered_die
from render.troyes.signs import Signs

HEAD: Final = 40
ROMAN: Final = ("I", "II", "III")
ROOMY: Final = 150
"""An event of this height has room for its signs."""
WIDE: Final = 300
"""One of this width for its words, too."""
MARGIN: Final = 4
"""So far points may stand out of their row."""


Edition: TypeAlias = tuple[int, bool, int]
"""A card, whether the game is solo, and the version of its rules: what is printed on it follows from these."""


class Workshop(NamedTuple):
    """An activity card with everything on it."""

    card: int
    spaces: tuple[int, int]
    """Who stands on the two spaces, as drawn."""
    illustration: tuple[int, ...]
    cubes: tuple[tuple[int, int], ...]
    """Owner as drawn, and how many."""
    is_solo: bool
    rules: int
    """The version of the rules, which may have had other numbers on the card."""

    @property
    def kind(self) -> Activity:
        return activity(self.card, self.rules)

    @property
    def edition(self) -> Edition:
        return self.card, self.is_solo, self.rules


def back(surface: Surface, box: Box, colour: int, round_: int) -> None:
    """A card that is not revealed yet."""
    surface.rect(box, FAINT[colour].fill, FAINT[colour].ink, 2.5, 10)
    surface.rect(box.inset(9), None, FAINT[colour].ink, 1.5, 7)
    EMBLEMS[colour](surface, around(box.centre.shifted(0, -14), 92), FAINT[colour])
    surface.text(box.centre.shifted(0, 64), ROMAN[round_ - 1], 44, TITLE[colour].ink, SERIF)


def workshop(canvas: Canvas, box: Box, name: str, what: Workshop) -> None:
    """A card that lies on the panel of its domain."""
    canvas.mosaic(_workshop, box, GROUND[what.kind.colour], name, what)


def _workshop(canvas: Canvas, box: Box, name: str, what: Workshop) -> None:
    head(canvas, box, GROUND[what.kind.colour], name, what.kind)
    canvas.tile(effect, box.part(8, HEAD + 4, box.width - 16, 58), VELLUM, what.edition)
    people(canvas, _places(box), what)


def _places(box: Box) -> Box:
    return box.part(8, box.height - 96, box.width - 16, 90)


def ring_workshop(canvas: Canvas, box: Box, what: Workshop, changed: Sequence[bool]) -> None:
    ring_people(canvas, _places(box), what, changed)
    if changed[4]:
        lay_ring(canvas, box, GROUND[what.kind.colour])


def head(canvas: Canvas, box: Box, ground: Colour, name: str, card: Activity, size: int = 28, high: int = HEAD) -> None:
    """A bare card: its name and what it costs to hire there."""
    tint = TITLE[card.colour]
    canvas.tile(_ground, box, ground, card.colour, high)
    canvas.cut(_price, box.part(box.width - 56, 4, 52, high - 6), tint.fill, card.colour, card.hire.value)
    text, size = sized(name, BOLD, size, box.width - 59)
    inscribe(canvas, Point(box.left + 9, box.top + high / 2 + 1), text, size, tint.mark, tint.fill, BOLD, "l")


def _price(surface: Surface, box: Box, colour: int, number: int) -> None:
    tint = TITLE[colour]
    coin = around(Point(box.right - 14, box.centre.y), 28)
    surface.stamp(figures.coin, coin, Tint(GILT, tint.ink if colour != 1 else INK, INK))
    surface.text(Point(coin.left - 2, box.centre.y), str(number), 28, tint.mark, BOLD, "r", above=True)


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


def effect(surface: Surface, box: Box, edition: Edition, size: int = 36) -> None:
    """The divisor, an hourglass where the effect comes later, and what each use does."""
    number, is_solo, rules = edition
    card = activity(number, rules)
    height = box.height - 8
    divisor(surface, Box(box.left, box.top + 4, round(height * 1.15), height), card)
    left = box.left + round(height * 1.15) + 6
    if card.modifier:
        surface.stamp(figures.hourglass, around(Point(left + 13, box.centre.y), 26, 34), Tint(VELLUM, WOOD, WOOD))
        left += 30
    room = Box(left, box.top, box.right - left, box.height)
    signs.paint(surface, room, signs.activity_signs(card, is_solo), size)


def _spaces(box: Box) -> list[Box]:
    return [box.part(number * 66, 4, 62, box.height - 8) for number in range(2)]


def people(canvas: Canvas, box: Box, what: Workshop) -> None:
    """Tradesmen on the two spaces, those without a space behind them, and the cubes that wait."""
    for place, look, value in zip(_spaces(box), what.spaces, what.kind.spaces.value, strict=True):
        canvas.tile(_space, place.part(0, -4, place.width + 4, place.height + 4), VELLUM, value, look)
    for number, look in enumerate(what.illustration):
        canvas.tile(citizen, box.part(134, 4 + 42 * number, 28, 38), VELLUM, look)
    if what.cubes:
        _cubes(canvas, _waiting(box, what), what.cubes)


def ring_people(canvas: Canvas, box: Box, what: Workshop, changed: Sequence[bool]) -> None:
    for place, is_changed in zip(_spaces(box), changed, strict=False):
        if is_changed:
            lay_ring(canvas, place, VELLUM, 10)
    if what.illustration and changed[2]:
        lay_ring(canvas, box.part(131, 2, 34, box.height - 4), VELLUM, 8)
    if what.cubes and changed[3]:
        lay_ring(canvas, _waiting(box, what).inset(-7, -1), VELLUM, 8)


def _space(surface: Surface, box: Box, value: int, look: int) -> None:
    """Its points stand out at the upper right corner where a tradesman stands on it."""
    place = box.part(0, 4, box.width - 4, box.height - 4)
    surface.plate(place, EMPTY.fill, EMPTY.ink, 2, 10)
    if look == NOBODY:
        icons.points(surface, around(place.centre, 48, 54), value, 28)
        return
    surface.stamp(citizen, around(Point(place.centre.x - 4, place.bottom - 37), 50, 66), look)
    icons.points(surface, Box(place.right - 32, place.top - 2, 34, 38), value, 28)


def _waiting(box: Box, what: Workshop) -> Box:
    """Where cubes wait."""
    left = 166 if what.illustration else 134
    return box.part(left, 2, box.width - left, box.height - 4)


def _cubes(canvas: Canvas, box: Box, cubes: Sequence[tuple[int, int]]) -> None:
    """Whose cubes wait, and how many."""
    columns = 2 if len(cubes) > 1 else 1
    rows = -(-len(cubes) // columns)
    width, height = box.width // 2, box.height // rows
    size = 28 if width > 44 else 20
    for number, (look, count) in enumerate(cubes):
        row, column = divmod(number, columns)
        place = box.part(column * width, row * height, width + 6, height)
        canvas.tile(_waiting_cubes, place, VELLUM, look, count, size)


def _waiting_cubes(surface: Surface, box: Box, look: int, count: int, size: int) -> None:
    surface.stamp(cube, Box(box.left + 1, round(box.centre.y) - size // 2, size, size + 1), look)
    surface.text(Point(box.left + size + 2, box.centre.y), str(count), DECISIVE, INK, BOLD, "l", above=True)


class Danger(NamedTuple):
    """An event with its cubes."""

    card: int
    cubes: tuple[int, ...]
    """Owners as drawn, in the order in which they were placed."""
    is_solo: bool

    @property
    def kind(self) -> EventCard:
        return EVENT_CARDS[self.card]


def danger(canvas: Canvas, box: Box, ground: Colour, name: str, words: str, what: Danger) -> None:
    """An event as large as there is room: with its words, with its signs, or with its numbers only."""
    canvas.mosaic(_danger, box, ground, ground, name, words, what)


def _danger(canvas: Canvas, box: Box, ground: Colour, name: str, words: str, what: Danger) -> None:
    paint = _wide if box.width >= WIDE else _narrow
    canvas.mosaic(paint, box, ground, ground, name, words, what._replace(cubes=()))
    lay_cubes(canvas, _banners(box, name, what.card), what.cubes)


def lay_banners(canvas: Canvas, spots: Sequence[Box]) -> None:
    for spot in spots:
        canvas.cut(_banner, spot.inset(-1), VELLUM)


def _banner(surface: Surface, box: Box) -> None:
    icons.banner(surface, box.inset(1), signs.EMPTY_BANNER)


def lay_cubes(canvas: Canvas, spots: Sequence[Box], cubes: Sequence[int]) -> None:
    for spot, look in zip(spots, cubes, strict=False):
        canvas.cut(cube, around(spot.centre, spot.width - 1), VELLUM, look)


def ring_danger(canvas: Canvas, box: Box, ground: Colour, name: str, what: Danger, is_new: bool, fresh: int) -> None:
    """Around the event where it is new, otherwise around its newest cubes."""
    number = len(what.cubes)
    for spot in _banners(box, name, what.card)[number - fresh : number]:
        lay_ring(canvas, spot.inset(-2), VELLUM, 6)
    if is_new:
        lay_ring(canvas, box, ground)


def _wide(canvas: Canvas, box: Box, ground: Colour, name: str, words: str, what: Danger) -> None:
    tint, row = TITLE[what.kind.colour], signs.event_signs(what.kind, what.is_solo)
    large = 32 if width_of(name, BOLD, 28) + signs.width(row, 32) + 44 <= box.width else 24
    plate = round(signs.width(row, large)) + 14
    text, size = sized(name, BOLD, 28, box.width - plate - 24)
    canvas.tile(_ground, box, ground, what.kind.colour, 44)
    inscribe(canvas, Point(box.left + 12, box.top + 23), text, size, tint.mark, tint.fill, BOLD, "l")
    canvas.tile(_sign_plate, Box(box.right - plate - 6, box.top + 5, plate, 36), tint.fill, row, large)
    said = lines(words, SANS, 28, box.width - 24, 2)
    top = box.top + 44 + (box.height - 44 - 50) / 2 - 16 * (len(said) - 1)
    for number, line in enumerate(said):
        inscribe(canvas, Point(box.left + 12, top + 32 * number), line, 28, INK, VELLUM, SANS, "l")
    canvas.tile(_fight_and_prizes, box.part(8, box.height - 52, 152, 48), VELLUM, *_numbers(what.kind))
    lay_banners(canvas, _banners(box, name, what.card))


def _sign_plate(surface: Surface, box: Box, row: Signs, size: int) -> None:
    surface.plate(box, VELLUM, None, radius=8)
    signs.paint(surface, box, row, size)


def _fight_and_prizes(surface: Surface, box: Box, colour: int, divisor: int, points: Sequence[int]) -> None:
    fight(surface, box.part(2, 4, 50, 40), colour, divisor)
    prizes(surface, box.part(60, 2, 92, 44), points)


def _narrow(canvas: Canvas, box: Box, ground: Colour, name: str, _words: str, what: Danger) -> None:
    """Each part as wide as it is, so that it looks the same in events of every width."""
    card, (rows, size, head) = what.kind, _narrow_head(box, name)
    tint = TITLE[card.colour]
    canvas.tile(_ground, box, ground, card.colour, head)
    first = box.top + head / 2 + 1 - size / 2 * (len(rows) - 1)
    for number, row in enumerate(rows):
        place = Point(box.centre.x, first + size * number)
        inscribe(canvas, place, row, size, tint.mark, tint.fill, BOLD, is_tight=True)
    high = _narrow_row(box, head)
    top = head + 1
    if box.height >= ROOMY:
        row = signs.event_signs(card, what.is_solo)
        wide = min(box.width - 6, round(signs.width(row, 34)) + 10)
        place = box.part((box.width - wide) // 2, top, wide, high)
        canvas.cut(_signs, place.inset(0, -MARGIN), VELLUM, row)
        top += high
    spread = min(box.width - 16, 170)
    middle = box.part((box.width - spread) // 2, top, spread, high)
    canvas.cut(_fight_beside_prizes, middle.inset(-MARGIN), VELLUM, *_numbers(card))
    lay_banners(canvas, _banners(box, name, what.card))


def _numbers(card: EventCard) -> tuple[int, int, tuple[int, ...]]:
    """By which dice it is fought, how many pips a cube takes, and what it brings."""
    return card.colour, card.divisor.value, card.points.value


def _signs(surface: Surface, box: Box, row: Signs) -> None:
    signs.paint(surface, box.inset(2, 0), row, 34)


def _fight_beside_prizes(surface: Surface, box: Box, colour: int, divisor: int, points: Sequence[int]) -> None:
    box = box.inset(MARGIN)
    side = min(box.height - 4, 36)
    top = round(box.centre.y - side / 2)
    fight(surface, Box(box.left, top, round(side * 1.25), side), colour, divisor)
    prizes(surface, Box(box.right - 2 * side - 10, top - 2, 2 * side + 10, side + 4), points)


@lru_cache(500)
def _narrow_head(box: Box, name: str) -> tuple[list[str], int, int]:
    """The name in rows, its size, and how high it is."""
    size = DECISIVE if box.height >= ROOMY else SMALLEST
    rows = lines(name, BOLD, size, box.width - 4, 2)
    return rows, size, 34 if len(rows) == 1 else 10 + 2 * size


def _narrow_row(box: Box, head: int) -> int:
    """The height of each row below the head."""
    return (box.height - head - 4) // (3 if box.height >= ROOMY else 2)


@lru_cache(500)
def _banners(box: Box, name: str, card: int) -> list[Box]:
    """In the lowest row of an event."""
    if box.width >= WIDE:
        return banner_spots(box.part(166, box.height - 50, box.width - 176, 44), card, 36)
    _, _, head = _narrow_head(box, name)
    high = _narrow_row(box, head)
    top = head + 1 + high * (2 if box.height >= ROOMY else 1)
    return banner_spots(box.part(6, top, box.width - 12, high), card, min(high - 6, 32))


def fight(surface: Surface, box: Box, colour: int, divisor: int) -> None:
    """The dice that fight it, and how many pips a cube takes."""
    surface.stamp(numbered_die, box, colour, f"÷{divisor}", reach=2)


def prizes(surface: Surface, box: Box, points: Sequence[int]) -> None:
    """For most cubes and for second most."""
    for number, place in enumerate(box.columns(2, 2)):
        tint = Tint(GILT, "#7c5207", INK) if number == 0 else Tint("#dcd7cd", "#6d6560", INK)
        icons.points(surface, around(place.centre, place.width, box.height), points[number], 28, tint)


def banner_spots(box: Box, card: int, size: int) -> list[Box]:
    number = EVENT_CARDS[card].banners.value
    step = min(size + 4, box.width / number)
    left = box.centre.x - step * (number - 1) / 2
    return [around(Point(left + step * place, box.centre.y), size, round(size * 1.12)) for place in range(number)]
