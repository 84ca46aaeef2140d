"""What lies in front of a seat and what it has on the board."""

from typing import NamedTuple

from engine.troyes.facts import CATHEDRAL_PENALTY, COLUMNS, LEVELS, SALARIES
from render import figures
from render.geometry import Box, Point, around
from render.lettering import BOLD, SANS, SERIF, fitted, sized, width_of
from render.rings import ring
from render.surface import Surface
from render.tints import COIN, FADED, GILT, GOLD, INK, OAK, TAN, VELLUM, WOOD, Tint
from render.troyes import icons, signs
from render.troyes.colours import GROUND, LIVE, OWNERS, SNOW, TITLE
from render.troyes.districts import amount, die_size
from render.troyes.houses import HOUSES
from render.troyes.pieces import arms, cube, die, lying
from render.troyes.signs import EMPTY_BANNER

NO_POINTS: int = -1
"""Points that the reader may not see."""


def head(surface: Surface, box: Box, look: int, name: str, when: str, has_start: bool) -> None:
    tint = OWNERS[look]
    surface.rect(box, tint.fill, tint.ink, 3, 14)
    surface.stamp(arms, Box(box.left + 12, box.top + 7, 58, 62), look)
    said, small = sized(when, BOLD, 30, 420)
    right = box.right - 20
    if has_start:
        icons.start_card(surface, around(Point(right - 24, box.centre.y), 48), Tint(GILT, GOLD, WOOD))
        right -= 62
    surface.text(Point(right, box.centre.y), said, small, SNOW, BOLD, "r")
    room = right - width_of(said, BOLD, small) - box.left - 110
    text, size = sized(name, SERIF, 46, room)
    surface.text(Point(box.left + 86, box.centre.y), text, size, SNOW, SERIF, "l")


class Amounts(NamedTuple):
    """NO_POINTS where they are hidden; `general` are citizens who can still be recruited."""

    points: int
    deniers: int
    influence: int
    supply: int
    general: int
    changed: tuple[bool, ...]


def amounts(surface: Surface, box: Box, what: Amounts, roy: int) -> None:
    """Points where they are known, deniers, influence, citizens; in the solo game le Roy's points, too."""
    known = what.points != NO_POINTS
    columns = list(box.columns(3 + known + (roy >= 0), 8))
    if known:
        _points(surface, columns.pop(0), what.points, what.changed[0])
    if roy >= 0:
        place = columns.pop()
        _points(surface, place, roy, False, is_roy=True)
    values = (what.deniers, what.influence, what.supply)
    for kind, (place, value) in enumerate(zip(columns, values, strict=True)):
        is_changed = what.changed[kind + 1]
        surface.rect(place, VELLUM, OAK, 2, 12)
        if kind < 2:
            amount(surface, place, kind, value)
        else:
            amount(surface, place.part(0, 0, place.width * 6 // 10, place.height), kind, value)
            spare = f"+{what.general}"
            surface.text(Point(place.right - place.width * 0.22, place.centre.y), spare, 30, FADED, BOLD)
        if is_changed:
            surface.stamp(ring, place)


def _points(surface: Surface, box: Box, points: int, is_changed: bool, is_roy: bool = False) -> None:
    tint = OWNERS[5] if is_roy else Tint(WOOD, GOLD, GILT)
    surface.rect(box, tint.fill, GOLD, 3, 12)
    if is_roy:
        figures.crown(surface, around(Point(box.left + 32, box.centre.y), 40, 36), Tint(GILT, GOLD, GILT))
    else:
        figures.lily(surface, around(Point(box.left + 32, box.centre.y), 40, 44), Tint(GILT, GOLD, GOLD))
    surface.text(Point(box.left + 56 + (box.width - 56) / 2 - 4, box.centre.y), str(points), 48, GILT, SERIF)
    if is_changed:
        surface.stamp(ring, box)


def dice(surface: Surface, box: Box, thrown: tuple[tuple[int, int, bool], ...], none: str, passed: int) -> None:
    surface.rect(box, TAN, OAK, 2, 12)
    field = box.inset(12, 10)
    if passed:
        icons.gate(surface, Box(field.right - 110, field.top + 24, 40, 42), Tint(VELLUM, FADED, FADED))
        surface.text(Point(field.right - 62, field.centre.y), f"+{passed}", 30, INK, BOLD, "l")
        figures.coin(surface, around(Point(field.right - 12, field.centre.y), 30), COIN)
        field = field.part(0, 0, field.width - 118, field.height)
    if not thrown:
        surface.text(Point(field.left + 6, field.centre.y), fitted(none, BOLD, 28, field.width), 28, FADED, BOLD, "l")
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
            surface.stamp(ring, place.inset(-3))


def houses(surface: Surface, box: Box, look: int, standing: tuple[int, ...], prone: tuple[int, ...]) -> None:
    """Citizens standing on and lying at each building, and what they cost each round."""
    for colour, place in enumerate(box.columns(3, 8)):
        surface.rect(place, GROUND[colour], LIVE[colour].ink, 2, 12)
        HOUSES[colour](surface, around(Point(place.left + 46, place.centre.y), 76), LIVE[colour])
        cost = SALARIES[colour] * standing[colour]
        right = place.part(88, 8, place.width - 92, place.height - 16)
        surface.text(Point(right.left + 24, right.top + 24), str(standing[colour]), 44, INK, SERIF)
        if cost:
            signs.paint(surface, right.part(0, 54, right.width, 34), (f"−{cost}", "coin"), 28, "l")
        for number in range(prone[colour]):
            surface.stamp(lying, Box(right.right - 38 - 8 * number, right.top + 10, 36, 24), look)


def sites(surface: Surface, box: Box, look: int, cubes: tuple[int, ...]) -> None:
    """Own cubes on each level of the cathedral; a level without one costs points at the end."""
    surface.rect(box, GROUND[1], LIVE[1].ink, 2, 12)
    icons.cathedral(surface, Box(box.left + 8, box.top + 20, 82, 92), LIVE[1])
    height = (box.height - 16) // LEVELS
    for level in range(LEVELS):
        line = box.part(96, 8 + (LEVELS - 1 - level) * height, box.width - 104, height)
        if not cubes[level]:
            signs.paint(surface, line, (f"−{CATHEDRAL_PENALTY}vp",), 30, "l")
        for number in range(cubes[level]):
            step = min(30, (line.width - 26) // max(1, COLUMNS - 1))
            surface.stamp(cube, Box(line.left + number * step, line.top + 6, 24, 26), look)


def events(surface: Surface, box: Box, look: int, won: int, fought: int, words: tuple[str, str]) -> None:
    """Event cards won, and events with own cubes that are not countered yet."""
    surface.rect(box, TAN, OAK, 2, 12)
    for number, (count, said) in enumerate(zip((won, fought), words, strict=True)):
        line = box.part(10, 8 + number * 58, box.width - 20, 58)
        icon = around(Point(line.left + 24, line.centre.y), 44)
        if number:
            icons.banner(surface, icon.inset(4, 1), EMPTY_BANNER)
            surface.stamp(cube, around(icon.centre.shifted(0, -5), 26), look)
        else:
            icons.scroll(surface, icon, Tint(VELLUM, WOOD, WOOD))
        surface.text(Point(line.left + 72, line.centre.y), str(count), 38, INK, SERIF)
        text, size = sized(said, SANS, 25, line.width - 100)
        surface.text(Point(line.left + 98, line.centre.y), text, size, FADED, SANS, "l")


class Work(NamedTuple):
    """A card with a tradesman or cubes of a seat."""

    colour: int
    name: str
    value: int
    """Points of the space; -1 where there is no tradesman, 0 on the illustration."""
    cubes: int


def work(surface: Surface, box: Box, look: int, works: tuple[Work, ...], none: str) -> None:
    surface.rect(box, VELLUM, OAK, 2, 12)
    if not works:
        surface.text(Point(box.left + 18, box.centre.y), fitted(none, BOLD, 28, box.width - 30), 28, FADED, BOLD, "l")
        return
    rows = max(3, -(-len(works) // 2))
    height = (box.height - 12) // rows
    for number, each in enumerate(works):
        column, line = divmod(number, rows)
        place = box.part(8 + column * (box.width - 12) // 2, 6 + line * height, (box.width - 20) // 2, height)
        _work(surface, place.inset(2), look, each)


def _work(surface: Surface, box: Box, look: int, what: Work) -> None:
    tint = TITLE[what.colour]
    plate = box.part(0, 0, box.width, min(box.height, 48))
    surface.rect(plate, tint.fill, tint.ink, 2, 8)
    right = plate.right - 6
    if what.cubes:
        surface.text(Point(right, plate.centre.y), str(what.cubes), 26, tint.mark, BOLD, "r")
        right -= 18
        surface.stamp(cube, around(Point(right - 16, plate.centre.y), 24), look)
        right -= 34
    if what.value >= 0:
        icons.points(surface, around(Point(right - 16, plate.centre.y), 34, min(38, plate.height)), what.value, 24)
        right -= 38
    text, size = sized(what.name, BOLD, 26, right - plate.left - 12)
    surface.text(Point(plate.left + 10, plate.centre.y), text, size, tint.mark, BOLD, "l")
