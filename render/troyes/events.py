"""Events, as they lie on the board."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.troyes.event_cards import EVENT_CARDS, EventCard
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.glass import Colour
from render.inscriptions import inscribe
from render.lettering import BOLD, DECISIVE, SANS, SMALLEST, lines, sized, width_of
from render.rings import lay_ring
from render.surface import Surface
from render.tints import GILT, INK, VELLUM, Tint
from render.troyes import icons, signs
from render.troyes.cards import bare
from render.troyes.colours import TITLE
from render.troyes.pieces import cube, numbered_die
from render.troyes.signs import Signs

ROOMY: Final = 150
"""An event of this height has room for its signs."""
WIDE: Final = 300
"""One of this width for its words, too."""
MARGIN: Final = 4
"""So far points may stand out of their row."""


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
    canvas.tile(bare, box, ground, what.kind.colour, 44)
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
    canvas.tile(bare, box, ground, card.colour, head)
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
