"""What is marked on a scoresheet: boxes, buildings, links, resources, citizens."""

from engine.troyes_dice.facts import (
    BUILDING_CITIZEN,
    CATHEDRAL,
    CITIZENS_CITIZEN,
    CITY_HALL,
    COLUMN_OF_RESOURCES,
    FORTRESS,
    FORTRESS_CITIZEN,
    HALL,
    HALL_CITIZENS_PER_DIE,
    HALL_COLOUR,
    HALL_RESOURCES_PER_DIE,
    LINKS,
    YELLOW,
    Colour,
    Gain,
    Row,
)
from render.figures import spots
from render.geometry import Box, Point, around
from render.lettering import BOLD
from render.rings import round_ring, stamp_ring
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, OAK, PALE, SAND, VELLUM, WOOD, Tint
from render.troyes_dice.colours import BUILT, COAL, DEAD, FAINT, LIVE
from render.troyes_dice.dice import small_die
from render.troyes_dice.houses import HOUSES
from render.troyes_dice.icons import CITIZENS, RESOURCES

OPEN, DONE, LOST = "open", "done", "lost"
WITH_BONUS = (BUILDING_CITIZEN, CITIZENS_CITIZEN)


def die_box(
    surface: Surface, box: Box, colour: Colour, value: int, is_crossed: bool, is_protected: bool, is_changed: bool
) -> None:
    """The box with the value of its column; crossed out by the black die, or between the towers of a Fortress."""
    if is_protected:
        surface.stamp(_towers, box)
    face = around(box.centre, 40)
    tint = DEAD if is_crossed else LIVE[colour]
    surface.plate(face, tint.fill, tint.ink, 2.5, 8)
    if is_crossed:
        surface.stamp(_crossed, box)
    if value:
        surface.text(face.centre, str(value), 28 if is_crossed else 34, tint.mark, BOLD, above=True)
    if is_changed:
        stamp_ring(surface, box)


def _crossed(surface: Surface, box: Box) -> None:
    for stroke in (((4, 4), (96, 96)), ((96, 4), (4, 96))):
        surface.strokes(spots(around(box.centre, 48, 44), *stroke), COAL, 5)
    surface.circle(box.centre, 14, DEAD.fill)


def _towers(surface: Surface, box: Box) -> None:
    wall = Box(box.left + 16, box.top + 18, box.width - 32, box.height - 20)
    surface.rect(wall, SAND, WOOD, 2)
    merlons = ((0, 0), (24, 0), (24, 22), (38, 22), (38, 0), (62, 0), (62, 22), (76, 22), (76, 0), (100, 0))
    for left in (box.left + 4, box.right - 30):
        tower = Box(left, box.top + 3, 26, box.height - 5)
        surface.polygon(spots(tower, (0, 100), *merlons, (100, 100)), SAND, WOOD, 2)
        surface.line(spots(tower, (50, 42), (50, 70)), WOOD, 4)


def building(surface: Surface, box: Box, row: Row, column: int, state: str, multiplier: int, is_changed: bool) -> None:
    """A building on its card: filled when it is built, struck out when it can't be any more."""
    card, icon = _looks(row // 2, state)
    is_built = state == DONE
    surface.plate(box.inset(1), card.fill, card.ink, 4 if is_built else 2, 10)
    surface.stamp(HOUSES[row], Box(box.left + 4, box.top + 5, 47, 47), icon, reach=1)
    gain = box.part(53, 0, box.width - 55, box.height)
    if is_built:
        surface.plate(box.part(52, 5, box.width - 57, box.height - 10), GILT, radius=6)
    _building_gain(surface, gain, row, column, state, multiplier)
    if state == LOST:
        surface.stamp(_struck_out, box)
    if is_changed:
        stamp_ring(surface, box)


def _struck_out(surface: Surface, box: Box) -> None:
    surface.strokes([Point(box.left + 10, box.bottom - 10), Point(box.right - 10, box.top + 10)], COAL, 4)


def place_of_gain(row: Row, column: int) -> int:
    """The column where it matters to what a building gives; otherwise the first one stands for all."""
    return column if row in (FORTRESS, HALL, CATHEDRAL) else 0


def _looks(colour: Colour, state: str) -> tuple[Tint, Tint]:
    """The card of a building, and the building on it."""
    return {
        OPEN: (Tint(FAINT[colour].fill, FAINT[colour].ink, INK), _outline(colour)),
        DONE: BUILT[colour],
        LOST: (DEAD, Tint(DEAD.fill, DEAD.ink, DEAD.fill)),
    }[state]


def small_building(surface: Surface, box: Box, state: str) -> None:
    """How a building looks in this state, without what it gives."""
    card, icon = _looks(YELLOW, state)
    surface.rect(box, card.fill, card.ink, 4 if state == DONE else 2, 8)
    HOUSES[CITY_HALL](surface, box.inset(6), icon)
    if state == LOST:
        surface.strokes(spots(box, (14, 86), (86, 14)), COAL, 4)


def _outline(colour: Colour) -> Tint:
    """A building that may yet be built: bare lines."""
    fill, ink, _ = FAINT[colour]
    return Tint(fill, ink, fill)


def _building_gain(surface: Surface, box: Box, row: Row, column: int, state: str, multiplier: int) -> None:
    if row == CATHEDRAL:
        _character(surface, box, column, state, multiplier)
    elif row == FORTRESS:
        _citizen(surface, around(box.centre, 38), FORTRESS_CITIZEN[column], state)
    elif row == HALL:
        _hall_gain(surface, box, column, state)
    else:
        surface.text(Point(box.left + 9, box.centre.y), "2", 28, _ink(state), BOLD, above=True)
        _citizen(surface, around(Point(box.left + 32, box.centre.y), 30), row // 2, state)


def _ink(state: str) -> str:
    return DEAD.mark if state == LOST else INK


def _citizen(surface: Surface, box: Box, colour: Colour, state: str) -> None:
    surface.stamp(CITIZENS[colour], box, DEAD if state == LOST else LIVE[colour], reach=1)


def _hall_gain(surface: Surface, box: Box, column: int, state: str) -> None:
    """Three resources or two citizens for each die of a colour."""
    colour = HALL_COLOUR[column]
    is_citizens = bool(column % 2)
    number = HALL_CITIZENS_PER_DIE if is_citizens else HALL_RESOURCES_PER_DIE
    surface.text(Point(box.left + 8, box.top + 17), str(number), 28, _ink(state), BOLD, above=True)
    icon = (CITIZENS if is_citizens else RESOURCES)[colour]
    tint = DEAD if state == LOST else LIVE[colour]
    surface.stamp(icon, around(Point(box.left + 30, box.top + 17), 27), tint, reach=1)
    surface.text(Point(box.left + 8, box.top + 43), "/", 28, _ink(state), BOLD, above=True)
    if state != LOST:
        surface.stamp(small_die, around(Point(box.left + 30, box.top + 43), 23), colour, reach=1)


def _character(surface: Surface, box: Box, column: int, state: str, multiplier: int) -> None:
    """The row of buildings that a Cathedral scores, and how many times."""
    tint = DEAD if state == LOST else LIVE[column // 2]
    if multiplier:
        surface.stamp(HOUSES[column], around(box.centre.shifted(0, -14), 26), tint, reach=1)
        surface.text(box.centre.shifted(0, 13), f"×{multiplier}", 28, _ink(state), BOLD, above=True)
    else:
        surface.stamp(HOUSES[column], around(box.centre, 36), tint, reach=1)


def link(surface: Surface, box: Box, row: Row, pair: int, state: str, is_changed: bool) -> None:
    """What two linked buildings give together."""
    gain = LINKS[row, pair]
    surface.stamp(_tag, box, state)
    _gain(surface, box, gain, DEAD if state == LOST else LIVE[gain.colour])
    if state == LOST:
        surface.stamp(_tag_struck_out, box)
    if is_changed:
        stamp_ring(surface, box.inset(0, 2), 10)


def _tag(surface: Surface, box: Box, state: str) -> None:
    fill, edge = {OPEN: (VELLUM, OAK), DONE: (GILT, GOLD), LOST: (DEAD.fill, DEAD.ink)}[state]
    shape = spots(box.inset(1, 0), (50, 0), (100, 22), (100, 78), (50, 100), (0, 78), (0, 22))
    surface.polygon(shape, fill, edge, 2.5)


def _tag_struck_out(surface: Surface, box: Box) -> None:
    surface.strokes(spots(box, (18, 74), (82, 26)), COAL, 4)


def _gain(surface: Surface, box: Box, gain: Gain, tint: Tint) -> None:
    icon = (CITIZENS if gain.kind == "citizen" else RESOURCES)[gain.colour]
    if gain.number == 1:
        surface.stamp(icon, around(box.centre, 34), tint, reach=1)
        return
    ink = DEAD.mark if tint is DEAD else INK
    surface.text(box.centre.shifted(0, -14), str(gain.number), 28, ink, BOLD, above=True)
    surface.stamp(icon, around(box.centre.shifted(0, 10), 28), tint, reach=1)


def resource(surface: Surface, box: Box, colour: Colour, brings_citizen: bool, state: str, is_changed: bool) -> None:
    """A symbol of a track: open, circled (in stock) or spent."""
    place = around(Point(box.left + 19.5, box.centre.y), 36)
    if state == DONE:
        surface.stamp(_circle, place, LIVE[colour].ink, 2.5)
        surface.stamp(RESOURCES[colour], place.inset(5), LIVE[colour], reach=1)
    else:
        surface.stamp(RESOURCES[colour], place.inset(4), FAINT[colour] if state == OPEN else DEAD, reach=1)
    if state == LOST:
        surface.stamp(_spent, place)
    if is_changed:
        surface.stamp(round_ring, place)
    if brings_citizen:
        tint = FAINT[colour] if state == OPEN else LIVE[colour]
        surface.stamp(CITIZENS[colour], around(Point(box.left + 47, box.centre.y - 1), 24), tint, reach=1)


def _circle(surface: Surface, box: Box, ink: str, width: float) -> None:
    surface.circle(box.centre, box.width / 2 - 1, GILT, ink, width)


def _spent(surface: Surface, box: Box) -> None:
    surface.strokes(spots(box, (20, 80), (80, 20)), FADED, 3.5)


def citizen(surface: Surface, box: Box, colour: Colour, number: int, is_circled: bool, is_changed: bool) -> None:
    """A citizen of a track; the 15th and the 20th show their bonus beside them."""
    place = around(Point(box.left + 21, box.centre.y), 42)
    if is_circled:
        surface.stamp(_circle, place, LIVE[colour].ink, 3)
    tint = LIVE[colour] if is_circled else FAINT[colour]
    surface.stamp(CITIZENS[colour], place.inset(7 if is_circled else 6), tint, reach=1)
    if is_changed:
        surface.stamp(round_ring, place)
    if number in WITH_BONUS:
        _track_bonus(surface, box, [other for other in range(3) if other != colour], number)


def framed_citizen(surface: Surface, box: Box, colour: Colour, is_circled: bool, is_changed: bool) -> None:
    """The same in a column that gives something when it is full."""
    surface.stamp(citizen, box, colour, 0, is_circled, is_changed)


def _track_bonus(surface: Surface, box: Box, others: list[Colour], number: int) -> None:
    surface.plate(Box(box.left + 41, box.top + 5, 58, box.height - 10), VELLUM, GOLD, 2, 8)
    for order, other in enumerate(others):
        spot = around(Point(box.left + 56 + 28 * order, box.centre.y), 26)
        icon = HOUSES[2 * other] if number == BUILDING_CITIZEN else CITIZENS[other]
        surface.stamp(icon, spot, LIVE[other], reach=1)


def column_bonus(surface: Surface, box: Box, column: int, is_earned: bool, is_changed: bool) -> None:
    """What a full column of citizens gives: one of each resource, or a work building."""
    surface.plate(box, GILT if is_earned else VELLUM, GOLD if is_earned else PALE, 2.5, 8)
    for colour, place in enumerate(box.inset(4, 1).columns(3)):
        icon = RESOURCES[colour] if column == COLUMN_OF_RESOURCES else HOUSES[2 * colour + 1]
        surface.stamp(icon, around(place.centre, 28), LIVE[colour], reach=1)
    if is_changed:
        stamp_ring(surface, box, 8)


def count(surface: Surface, box: Box, colour: Colour, number: int) -> None:
    surface.stamp(CITIZENS[colour], around(Point(box.left + 24, box.centre.y), 38), LIVE[colour], reach=1)
    surface.text(Point(box.left + 62, box.centre.y), str(number), 34, INK, BOLD, above=True)


def stock(surface: Surface, box: Box, colour: Colour, number: int, is_changed: bool) -> None:
    """How many of a resource are there to be spent."""
    plate = box.inset(6, 1)
    surface.plate(plate, VELLUM, FADED, 2, 10)
    surface.stamp(RESOURCES[colour], around(Point(plate.left + 19, plate.centre.y), 27), LIVE[colour], reach=1)
    surface.text(Point(plate.left + 49, plate.centre.y), str(number), 28, INK, BOLD, above=True)
    if is_changed:
        stamp_ring(surface, box.inset(3, 0), 10)
