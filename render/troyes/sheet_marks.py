"""What lies in front of a seat and what it has on the board."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, compress, pairwise
from typing import Final, NamedTuple

from engine.troyes.facts import CATHEDRAL_PENALTY, COLUMNS, LEVELS, SALARIES
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.glass import Colour
from render.lettering import BOLD, SANS, SERIF, fitted, lines, sized, width_of
from render.rings import lay_ring
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, OAK, PARCHMENT, TAN, VELLUM, WOOD, Tint
from render.troyes import icons, signs
from render.troyes.colours import GROUND, LIVE, OWNERS, TITLE
from render.troyes.districts import Dice, amount, die_size, passed, start_card
from render.troyes.houses import HOUSES
from render.troyes.pieces import arms, cube, die, lying
from render.troyes.signs import EMPTY_BANNER

TOLD: Final = 4
"""So many tradesmen have room for words about what they do."""
CAPTION: Final = 24
REACH: Final = 5
"""So far lost points stand out of their line."""
NO_POINTS: Final = -1
"""Points that the reader may not see."""


def head(surface: Surface, box: Box, look: int, name: str, when: str, start: str) -> None:
    """Whose it is: the colour only behind the arms. `start` is said of the start player."""
    tint = OWNERS[look]
    surface.plate(box, VELLUM, tint.ink, 3, 12)
    surface.plate(box.part(0, 0, 92, box.height), tint.fill, tint.ink, 3, 12)
    surface.stamp(arms, Box(box.left + 20, box.top + 7, 52, 58), look)
    said, small = sized(when, BOLD, 34, 360)
    right = box.right - 18
    if start:
        surface.stamp(start_card, Box(right - 64, box.top + 17, 64, 38), start)
        right -= 82
    surface.text(Point(right, box.centre.y), said, small, WOOD, BOLD, "r", above=True)
    text, size = sized(name, SERIF, 44, right - width_of(said, BOLD, small) - box.left - 130)
    surface.text(Point(box.left + 108, box.centre.y), text, size, INK, SERIF, "l", above=True)


class Amounts(NamedTuple):
    """NO_POINTS where they are hidden; `general` are citizens who can still be recruited."""

    points: int
    deniers: int
    influence: int
    supply: int
    general: int


def amounts(canvas: Canvas, box: Box, what: Amounts, roy: int, words: tuple[str, ...]) -> None:
    """Points where they are known, deniers, influence, citizens; in the solo game le Roy's points, too.

    `words` name them: points, deniers, influence, citizens in the supply and beyond it, le Roy.
    """
    canvas.mosaic(_amounts, box, PARCHMENT, what, roy, words)


def ring_amounts(canvas: Canvas, box: Box, what: Amounts, was: Amounts, roy: int, words: tuple[str, ...]) -> None:
    """Around those that differ; points that could not be seen before are not new."""
    places = _columns(box, words, what.points != NO_POINTS, roy >= 0)
    for place, now, then in zip(places, what[:4], was[:4], strict=False):
        if place and now != then and then != NO_POINTS:
            lay_ring(canvas, place, PARCHMENT)


def _amounts(canvas: Canvas, box: Box, what: Amounts, roy: int, words: tuple[str, ...]) -> None:
    first, *others, last = _columns(box, words, what.points != NO_POINTS, roy >= 0)
    for place, points, said in ((first, what.points, words[0]), (last, roy, words[4])):
        if place:
            canvas.tile(_captioned, place, PARCHMENT, WOOD, said)
            spot = around(Point(place.left + place.width // 2, place.top + 40), 92, 76)
            canvas.cut(_lozenge, spot, WOOD, points)
    values = what.deniers, what.influence, what.supply
    for kind, (place, value) in enumerate(zip(others, values, strict=True)):
        if place:
            canvas.tile(_captioned, place, PARCHMENT, VELLUM, words[kind + 1])
            canvas.tile(amount, place.part(4, 8, place.width - 8, 60), VELLUM, kind, value, 44)


def _lozenge(surface: Surface, box: Box, points: int) -> None:
    icons.points(surface, box.inset(3, 2), points, 34)


def _captioned(surface: Surface, box: Box, fill: Colour, words: str) -> None:
    """A plate for a number, and below what it counts: points are the darker ones."""
    is_dark = fill == WOOD
    surface.plate(box, fill, GOLD if is_dark else OAK, 3 if is_dark else 2, 12)
    _caption(surface, box, words, GILT if is_dark else INK)


def _caption(surface: Surface, box: Box, words: str, ink: str) -> None:
    text = fitted(words, SANS, CAPTION, box.width - 2)
    surface.text(Point(box.centre.x, box.bottom - 22), text, CAPTION, ink, above=True)


@lru_cache(100)
def _columns(box: Box, words: tuple[str, ...], has_points: bool, has_roy: bool) -> tuple[Box | None, ...]:
    """As wide as their words ask, and what is left shared out evenly; nothing for what is not shown."""
    shown = has_points, True, True, True, has_roy
    wanted = [width_of(word, SANS, CAPTION) for word in compress(words, shown)]
    more = (box.width - 6 * (len(wanted) - 1) - sum(wanted)) / len(wanted)
    edges = accumulate((width + more + 6 for width in wanted), initial=box.left)
    boxes = (Box(round(left), box.top, round(right) - round(left) - 6, box.height) for left, right in pairwise(edges))
    return tuple(next(boxes) if is_shown else None for is_shown in shown)


def dice(canvas: Canvas, box: Box, thrown: Dice, none: str, has_passed: int) -> None:
    canvas.mosaic(_dice, box, PARCHMENT, thrown, none, has_passed)


def ring_dice(canvas: Canvas, box: Box, fresh: Sequence[bool], has_passed: int) -> None:
    """Around those that are new."""
    for place, is_new in zip(dice_places(box, len(fresh), bool(has_passed)), fresh, strict=True):
        if is_new:
            lay_ring(canvas, place.inset(-7), TAN)


def _dice(canvas: Canvas, box: Box, thrown: Dice, none: str, has_passed: int) -> None:
    canvas.tile(_plaza, box, PARCHMENT, "" if thrown else none)
    if has_passed:
        canvas.tile(passed, box.part(box.width - 136, 40, 124, 32), TAN, has_passed)
    for place, kind in zip(dice_places(box, len(thrown), bool(has_passed)), thrown, strict=True):
        canvas.tile(die, place, TAN, *kind)


def _plaza(surface: Surface, box: Box, none: str) -> None:
    """Where dice lie; without any it says so."""
    surface.plate(box, TAN, OAK, 2, 12)
    text = fitted(none, BOLD, 28, box.width - 24)
    surface.text(Point(box.left + 18, box.centre.y), text, 28, FADED, BOLD, "l", above=True)


@lru_cache(100)
def dice_places(box: Box, number: int, has_passed: bool) -> list[Box]:
    """Beside the sign of who has passed."""
    field = box.inset(12, 10)
    width = field.width - 132 if has_passed else field.width
    size = die_size(number, width, field.height, 76)
    columns = max(1, (width + 6) // (size + 6))
    rows = -(-number // columns)
    top = (field.height - rows * size - (rows - 1) * 4) // 2
    return [field.part(n % columns * (size + 6), top + n // columns * (size + 4), size, size) for n in range(number)]


def houses(canvas: Canvas, box: Box, look: int, standing: tuple[int, ...], prone: tuple[int, ...]) -> None:
    """Citizens standing on and lying at each building, and what they cost each round."""
    for colour, place in enumerate(box.columns(3, 8)):
        canvas.tile(_house, place, PARCHMENT, colour, look, standing[colour], prone[colour])


def _house(surface: Surface, box: Box, colour: int, look: int, standing: int, prone: int) -> None:
    surface.plate(box, GROUND[colour], LIVE[colour].ink, 2, 12)
    surface.stamp(HOUSES[colour], around(Point(box.left + 46, box.centre.y), 76), LIVE[colour])
    cost = SALARIES[colour] * standing
    right = box.part(86, 8, box.width - 90, box.height - 16)
    surface.text(Point(right.left + 14, right.top + 24), str(standing), 44, INK, SERIF, above=True)
    if cost:
        signs.paint(surface, right.part(0, 56, right.width, 34), (f"−{cost}", "coin"), 28, "l")
    if prone:
        surface.stamp(lying, Box(right.right - 50, right.top + 6, 46, 35), look)
    if prone > 1:
        place = Point(right.right - 8, right.top + 68)
        surface.text(place, f"×{prone}", 28, INK, BOLD, "r", above=True)


def sites(canvas: Canvas, box: Box, look: int, cubes: tuple[int, ...]) -> None:
    """Own cubes on each level of the cathedral; a level without one costs points at the end."""
    canvas.tile(_cathedral, box, PARCHMENT)
    height = (box.height - 12) // LEVELS
    for level in range(LEVELS):
        line = box.part(86, 6 + (LEVELS - 1 - level) * height, box.width - 90, height)
        canvas.cut(_level, line.inset(-REACH), GROUND[1], look, cubes[level])


def _cathedral(surface: Surface, box: Box) -> None:
    surface.plate(box, GROUND[1], LIVE[1].ink, 2, 12)
    surface.stamp(icons.cathedral, Box(box.left + 6, box.top + 22, 76, 92), LIVE[1], reach=2)


def _level(surface: Surface, box: Box, look: int, cubes: int) -> None:
    box = box.inset(REACH)
    for number in range(COLUMNS):
        spot = Box(box.left + number * 29, box.top + 7, 26, 28)
        if number < cubes:
            surface.stamp(cube, spot, look)
        elif not cubes and number < COLUMNS - 2:
            surface.plate(spot, VELLUM, LIVE[1].ink, 1.5, 3)
    if not cubes:
        penalty = around(Point(box.left + 147, box.centre.y), 52, 42)
        icons.points(surface, penalty, f"−{CATHEDRAL_PENALTY}", 24)


def events(canvas: Canvas, box: Box, look: int, won: int, fought: int, words: tuple[str, str]) -> None:
    """Event cards won, and events with own cubes that are not countered yet."""
    canvas.tile(_shelf, box, PARCHMENT)
    canvas.tile(_won, box.part(10, 8, box.width - 20, 60), TAN, won, words[0])
    canvas.tile(_fought, box.part(10, 68, box.width - 20, 60), TAN, look, fought, words[1])


def _shelf(surface: Surface, box: Box) -> None:
    surface.plate(box, TAN, OAK, 2, 12)


def _won(surface: Surface, box: Box, count: int, words: str) -> None:
    surface.stamp(icons.scroll, around(Point(box.left + 24, box.centre.y), 44), Tint(VELLUM, WOOD, WOOD))
    _counted(surface, box, count, words)


def _fought(surface: Surface, box: Box, look: int, count: int, words: str) -> None:
    icon = around(Point(box.left + 24, box.centre.y), 44)
    surface.stamp(icons.banner, icon.inset(4, 1), EMPTY_BANNER, reach=1)
    surface.stamp(cube, around(icon.centre.shifted(0, -5), 26), look)
    _counted(surface, box, count, words)


def _counted(surface: Surface, box: Box, count: int, words: str) -> None:
    surface.text(Point(box.left + 62, box.centre.y), str(count), 44, INK, SERIF, above=True)
    text, size = sized(words, SANS, 28, box.width - 80)
    surface.text(Point(box.left + 84, box.centre.y), text, size, INK, SANS, "l", above=True)


class Work(NamedTuple):
    """A card with a tradesman or cubes of a seat."""

    colour: int
    name: str
    about: str
    """What it does, in few words."""
    value: int
    """Points of the space; -1 where there is no tradesman, 0 on the illustration."""
    cubes: int


def work(canvas: Canvas, box: Box, look: int, works: tuple[Work, ...], none: tuple[str, ...]) -> None:
    """With words while there is room. The left end, where Discord puts its badge, has nothing but the stall."""
    canvas.tile(_stall, box, PARCHMENT, () if works else none)
    field = _shop(box)
    columns = 1 if len(works) <= TOLD else 2
    rows = max(TOLD, -(-len(works) // columns))
    for number, each in enumerate(works):
        column, line = divmod(number, rows)
        width = field.width // columns
        place = field.part(column * width, line * (field.height // rows), width - 4, field.height // rows - 4)
        canvas.tile(_work, place, VELLUM, look, each, columns == 1)


def _shop(box: Box) -> Box:
    return box.part(74, 8, box.width - 78, box.height - 16)


def _stall(surface: Surface, box: Box, none: tuple[str, ...]) -> None:
    """Without tradesmen it says so, and what hiring costs."""
    surface.plate(box, VELLUM, OAK, 2, 12)
    surface.stamp(icons.workshop, around(Point(box.left + 38, box.centre.y - 30), 56), Tint(VELLUM, WOOD, "#b8272d"))
    if not none:
        return
    field = _shop(box)
    said = lines(none[1], SANS, 28, field.width - 4, 6)
    top = field.centre.y - 17 * len(said)
    surface.text(Point(field.left, top), none[0], 28, INK, BOLD, "l", above=True)
    for number, line in enumerate(said):
        surface.text(Point(field.left, top + 36 + 34 * number), line, 28, INK, SANS, "l", above=True)


def _work(surface: Surface, box: Box, look: int, what: Work, is_told: bool) -> None:
    tint = TITLE[what.colour]
    plate = box.part(0, 0, box.width, min(box.height, 34 if is_told else 46))
    surface.plate(plate, tint.fill, tint.ink, 2, 8)
    right = plate.right - 6
    if what.cubes:
        surface.text(Point(right, plate.centre.y), str(what.cubes), 28, tint.mark, BOLD, "r", above=True)
        right -= 16
        surface.stamp(cube, around(Point(right - 14, plate.centre.y), 26), look)
        right -= 32
    if what.value >= 0:
        icons.points(surface, around(Point(right - 18, plate.centre.y), 38, plate.height), what.value, 28)
        right -= 40
    text, size = sized(what.name, BOLD, 28, right - plate.left - 10)
    surface.text(Point(plate.left + 8, plate.centre.y), text, size, tint.mark, BOLD, "l", above=True)
    if is_told:
        said, size = sized(what.about, SANS, 28, box.width - 4)
        surface.text(Point(plate.left + 4, plate.bottom + 13), said, size, INK, SANS, "l", above=True)
