"""What lies in front of a seat and what it has on the board."""

from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from engine.troyes.facts import CATHEDRAL_PENALTY, COLUMNS, LEVELS, SALARIES
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, fitted, lines, sized, width_of
from render.rings import stamp_ring
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, OAK, TAN, VELLUM, WOOD, Tint
from render.troyes import icons, signs
from render.troyes.colours import GROUND, LIVE, OWNERS, TITLE
from render.troyes.districts import amount, die_size, passed, start_card
from render.troyes.houses import HOUSES
from render.troyes.pieces import arms, cube, die, lying
from render.troyes.signs import EMPTY_BANNER

TOLD: Final = 4
"""So many tradesmen have room for words about what they do."""
CAPTION: Final = 24
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
    changed: tuple[bool, ...]


def amounts(surface: Surface, box: Box, what: Amounts, roy: int, words: tuple[str, ...]) -> None:
    """Points where they are known, deniers, influence, citizens; in the solo game le Roy's points, too.

    `words` name them: points, deniers, influence, citizens in the supply and beyond it, le Roy.
    """
    known = what.points != NO_POINTS
    columns = _columns(
        box, [word for word, is_shown in zip(words, (known, True, True, True, roy >= 0), strict=True) if is_shown]
    )
    if known:
        _points(surface, columns.pop(0), what.points, words[0], what.changed[0])
    if roy >= 0:
        _points(surface, columns.pop(), roy, words[4], False)
    values = (what.deniers, what.influence, what.supply)
    for kind, (place, value) in enumerate(zip(columns, values, strict=True)):
        surface.plate(place, VELLUM, OAK, 2, 12)
        amount(surface, place.part(4, 8, place.width - 8, 60), kind, value, size=44)
        _caption(surface, place, words[kind + 1])
        if what.changed[kind + 1]:
            stamp_ring(surface, place)


def _columns(box: Box, words: list[str]) -> list[Box]:
    """As wide as their words ask, and what is left shared out evenly."""
    wanted = [width_of(word, SANS, CAPTION) for word in words]
    more = (box.width - 6 * (len(words) - 1) - sum(wanted)) / len(words)
    edges = list(accumulate((width + more + 6 for width in wanted), initial=box.left))
    return [Box(round(left), box.top, round(right) - round(left) - 6, box.height) for left, right in pairwise(edges)]


def _points(surface: Surface, box: Box, points: int, words: str, is_changed: bool) -> None:
    surface.plate(box, WOOD, GOLD, 3, 12)
    icons.points(surface, around(Point(box.centre.x, box.top + 40), 86, 72), points, 34)
    _caption(surface, box, words, GILT)
    if is_changed:
        stamp_ring(surface, box)


def _caption(surface: Surface, box: Box, words: str, ink: str = INK) -> None:
    text = fitted(words, SANS, CAPTION, box.width - 2)
    surface.text(Point(box.centre.x, box.bottom - 22), text, CAPTION, ink, above=True)


def dice(surface: Surface, box: Box, thrown: tuple[tuple[int, int, bool], ...], none: str, has_passed: int) -> None:
    surface.plate(box, TAN, OAK, 2, 12)
    field = box.inset(12, 10)
    if has_passed:
        passed(surface, Box(field.right - 124, field.top + 30, 124, 32), has_passed)
        field = field.part(0, 0, field.width - 132, field.height)
    if not thrown:
        text = fitted(none, BOLD, 28, field.width)
        surface.text(Point(field.left + 6, field.centre.y), text, 28, FADED, BOLD, "l", above=True)
        return
    size = die_size(len(thrown), field.width, field.height, 76)
    columns = max(1, (field.width + 6) // (size + 6))
    rows = -(-len(thrown) // columns)
    top = (field.height - rows * size - (rows - 1) * 4) // 2
    for number, (colour, value, is_new) in enumerate(thrown):
        row, column = divmod(number, columns)
        place = field.part(column * (size + 6), top + row * (size + 4), size, size)
        surface.stamp(die, place, colour, value)
        if is_new:
            stamp_ring(surface, place.inset(-7))


def houses(surface: Surface, box: Box, look: int, standing: tuple[int, ...], prone: tuple[int, ...]) -> None:
    """Citizens standing on and lying at each building, and what they cost each round."""
    for colour, place in enumerate(box.columns(3, 8)):
        surface.plate(place, GROUND[colour], LIVE[colour].ink, 2, 12)
        surface.stamp(HOUSES[colour], around(Point(place.left + 46, place.centre.y), 76), LIVE[colour])
        cost = SALARIES[colour] * standing[colour]
        right = place.part(86, 8, place.width - 90, place.height - 16)
        surface.text(Point(right.left + 14, right.top + 24), str(standing[colour]), 44, INK, SERIF, above=True)
        if cost:
            signs.paint(surface, right.part(0, 56, right.width, 34), (f"−{cost}", "coin"), 28, "l")
        if prone[colour]:
            surface.stamp(lying, Box(right.right - 50, right.top + 6, 46, 35), look)
        if prone[colour] > 1:
            place = Point(right.right - 8, right.top + 68)
            surface.text(place, f"×{prone[colour]}", 28, INK, BOLD, "r", above=True)


def sites(surface: Surface, box: Box, look: int, cubes: tuple[int, ...]) -> None:
    """Own cubes on each level of the cathedral; a level without one costs points at the end."""
    surface.plate(box, GROUND[1], LIVE[1].ink, 2, 12)
    surface.stamp(icons.cathedral, Box(box.left + 6, box.top + 22, 76, 92), LIVE[1], reach=2)
    height = (box.height - 12) // LEVELS
    for level in range(LEVELS):
        line = box.part(86, 6 + (LEVELS - 1 - level) * height, box.width - 90, height)
        for number in range(COLUMNS):
            spot = Box(line.left + number * 29, line.top + 7, 26, 28)
            if number < cubes[level]:
                surface.stamp(cube, spot, look)
            elif not cubes[level] and number < COLUMNS - 2:
                surface.plate(spot, VELLUM, LIVE[1].ink, 1.5, 3)
        if not cubes[level]:
            penalty = around(Point(line.left + 147, line.centre.y), 52, 42)
            icons.points(surface, penalty, f"−{CATHEDRAL_PENALTY}", 24)


def events(surface: Surface, box: Box, look: int, won: int, fought: int, words: tuple[str, str]) -> None:
    """Event cards won, and events with own cubes that are not countered yet."""
    surface.plate(box, TAN, OAK, 2, 12)
    for number, (count, said) in enumerate(zip((won, fought), words, strict=True)):
        line = box.part(10, 8 + number * 60, box.width - 20, 60)
        icon = around(Point(line.left + 24, line.centre.y), 44)
        if number:
            surface.stamp(icons.banner, icon.inset(4, 1), EMPTY_BANNER, reach=1)
            surface.stamp(cube, around(icon.centre.shifted(0, -5), 26), look)
        else:
            surface.stamp(icons.scroll, icon, Tint(VELLUM, WOOD, WOOD))
        surface.text(Point(line.left + 62, line.centre.y), str(count), 44, INK, SERIF, above=True)
        text, size = sized(said, SANS, 28, line.width - 80)
        surface.text(Point(line.left + 84, line.centre.y), text, size, INK, SANS, "l", above=True)


class Work(NamedTuple):
    """A card with a tradesman or cubes of a seat."""

    colour: int
    name: str
    about: str
    """What it does, in few words."""
    value: int
    """Points of the space; -1 where there is no tradesman, 0 on the illustration."""
    cubes: int


def work(surface: Surface, box: Box, look: int, works: tuple[Work, ...], none: tuple[str, ...]) -> None:
    """With words while there is room. The left end, where Discord puts its badge, has nothing but the stall."""
    surface.plate(box, VELLUM, OAK, 2, 12)
    surface.stamp(icons.workshop, around(Point(box.left + 38, box.centre.y - 30), 56), Tint(VELLUM, WOOD, "#b8272d"))
    field = box.part(74, 8, box.width - 78, box.height - 16)
    if not works:
        said = lines(none[1], SANS, 28, field.width - 4, 6)
        top = field.centre.y - 17 * len(said)
        surface.text(Point(field.left, top), none[0], 28, INK, BOLD, "l", above=True)
        for number, line in enumerate(said):
            surface.text(Point(field.left, top + 36 + 34 * number), line, 28, INK, SANS, "l", above=True)
        return
    columns = 1 if len(works) <= TOLD else 2
    rows = max(TOLD, -(-len(works) // columns))
    for number, each in enumerate(works):
        column, line = divmod(number, rows)
        width = field.width // columns
        place = field.part(column * width, line * (field.height // rows), width - 4, field.height // rows - 4)
        _work(surface, place, look, each, columns == 1)


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
