"""Activity cards, as they lie on the board."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from engine.troyes.cards import Activity, activity
from engine.troyes.facts import NOBODY
from render import figures
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.glass import Colour
from render.inscriptions import inscribe
from render.lettering import BOLD, DECISIVE, SERIF, sized, step
from render.rings import lay_ring
from render.surface import Surface
from render.tints import GILT, INK, VELLUM, WOOD, Tint
from render.troyes import icons, signs
from render.troyes.colours import EMPTY, FAINT, GROUND, TITLE
from render.troyes.icons import EMBLEMS
from render.troyes.pieces import citizen, cube, numbered_die

HEAD: Final = 40
ROMAN: Final = ("I", "II", "III")


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
    canvas.tile(bare, box, ground, card.colour, high)
    canvas.cut(_price, box.part(box.width - 56, 4, 52, high - 6), tint.fill, card.colour, card.hire.value)
    text, size = sized(name, BOLD, size, box.width - 59)
    inscribe(canvas, Point(box.left + 9, box.top + high / 2 + 1), text, size, tint.mark, tint.fill, BOLD, "l")


def _price(surface: Surface, box: Box, colour: int, number: int) -> None:
    tint = TITLE[colour]
    coin = around(Point(box.right - 14, box.centre.y), 28)
    surface.stamp(figures.coin, coin, Tint(GILT, tint.ink if colour != 1 else INK, INK))
    surface.text(Point(coin.left - 2, box.centre.y), str(number), 28, tint.mark, BOLD, "r", above=True)


def bare(surface: Surface, box: Box, colour: int, height: int) -> None:
    """A card with nothing on it, below a head of this height."""
    inside = box.part(12, height + 12, box.width - 24, box.height - height - 24)
    surface.stretch(_headed, box, inside, VELLUM, colour, height)


def _headed(surface: Surface, box: Box, colour: int, height: int) -> None:
    """The same as a whole."""
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
