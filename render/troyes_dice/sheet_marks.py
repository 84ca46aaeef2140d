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
    RESOURCE_CITIZENS,
    YELLOW,
    Colour,
    Gain,
    Row,
)
from render.figures import spots
from render.geometry import Box, Point, around
from render.lettering import BOLD
from render.rings import ring, round_ring
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, OAK, PALE, SAND, VELLUM, WOOD, Tint
from render.troyes_dice.colours import BUILT, COAL, DEAD, FAINT, LIVE
from render.troyes_dice.dice import small_die
from render.troyes_dice.houses import HOUSES
from render.troyes_dice.icons import CITIZENS, RESOURCES

OPEN, DONE, LOST = "open", "done", "lost"


def die_box(
    surface: Surface, box: Box, colour: Colour, value: int, is_crossed: bool, is_protected: bool, is_changed: bool
) -> None:
    """The box with the value of its column; crossed out by the black die, or between the towers of a Fortress."""
    if is_protected:
        _towers(surface, box)
    face = around(box.centre, 40)
    tint = DEAD if is_crossed else LIVE[colour]
    surface.rect(face, tint.fill, tint.ink, 2.5, 8)
    if is_crossed:
        for stroke in (((4, 4), (96, 96)), ((96, 4), (4, 96))):
            surface.strokes(spots(around(box.centre, 48, 44), *stroke), COAL, 5)
        surface.circle(box.centre, 14, tint.fill)
    if value:
        surface.text(face.centre, str(value), 28 if is_crossed else 34, tint.mark, BOLD)
    if is_changed:
        ring(surface, box)


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
    surface.rect(box.inset(1), card.fill, card.ink, 4 if is_built else 2, 10)
    HOUSES[row](surface, Box(box.left + 4, box.top + 5, 47, 47), icon)
    gain = box.part(53, 0, box.width - 55, box.height)
    if is_built:
        surface.rect(box.part(52, 5, box.width - 57, box.height - 10), GILT, None, radius=6)
    _building_gain(surface, gain, row, column, state, multiplier)
    if state == LOST:
        surface.strokes([Point(box.left + 10, box.bottom - 10), Point(box.right - 10, box.top + 10)], COAL, 4)
    if is_changed:
        ring(surface, box)


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
        surface.text(Point(box.left + 9, box.centre.y), "2", 28, _ink(state), BOLD)
        _citizen(surface, around(Point(box.left + 32, box.centre.y), 30), row // 2, state)


def _ink(state: str) -> str:
    return DEAD.mark if state == LOST else INK


def _citizen(surface: Surface, box: Box, colour: Colour, state: str) -> None:
    CITIZENS[colour](surface, box, DEAD if state == LOST else LIVE[colour])


def _hall_gain(surface: Surface, box: Box, column: int, state: str) -> None:
    """Three resources or two citizens for each die of a colour."""
    colour = HALL_COLOUR[column]
    is_citizens = bool(column % 2)
    number = HALL_CITIZENS_PER_DIE if is_citizens else HALL_RESOURCES_PER_DIE
    surface.text(Point(box.left + 8, box.top + 17), str(number), 28, _ink(state), BOLD)
    icon = (CITIZENS if is_citizens else RESOURCES)[colour]
    icon(surface, around(Point(box.left + 30, box.top + 17), 27), DEAD if state == LOST else LIVE[colour])
    surface.text(Point(box.left + 8, box.top + 43), "/", 28, _ink(state), BOLD)
    if state != LOST:
        small_die(surface, around(Point(box.left + 30, box.top + 43), 23), colour)


def _character(surface: Surface, box: Box, column: int, state: str, multiplier: int) -> None:
    """The row of buildings that a Cathedral scores, and how many times."""
    tint = DEAD if state == LOST else LIVE[column // 2]
    if multiplier:
        HOUSES[column](surface, around(box.centre.shifted(0, -14), 26), tint)
        surface.text(box.centre.shifted(0, 13), f"×{multiplier}", 28, _ink(state), BOLD)
    else:
        HOUSES[column](surface, around(box.centre, 36), tint)


def link(surface: Surface, box: Box, row: Row, pair: int, state: str, is_changed: bool) -> None:
    """What two linked buildings give together."""
    gain = LINKS[row, pair]
    fill, edge = {OPEN: (VELLUM, OAK), DONE: (GILT, GOLD), LOST: (DEAD.fill, DEAD.ink)}[state]
    shape = spots(box.inset(1, 0), (50, 0), (100, 22), (100, 78), (50, 100), (0, 78), (0, 22))
    surface.polygon(shape, fill, edge, 2.5)
    _gain(surface, box, gain, DEAD if state == LOST else LIVE[gain.colour])
    if state == LOST:
        surface.strokes(spots(box, (18, 74), (82, 26)), COAL, 4)
    if is_changed:
        ring(surface, box.inset(0, 2), 10)


def _gain(surface: Surface, box: Box, gain: Gain, tint: Tint) -> None:
    icon = (CITIZENS if gain.kind == "citizen" else RESOURCES)[gain.colour]
    if gain.number == 1:
        icon(surface, around(box.centre, 34), tint)
        return
    surface.text(box.centre.shifted(0, -14), str(gain.number), 28, DEAD.mark if tint is DEAD else INK, BOLD)
    icon(surface, around(box.centre.shifted(0, 10), 28), tint)


def resource(surface: Surface, box: Box, colour: Colour, number: int, state: str, is_changed: bool) -> None:
    """A symbol of a track: open, circled (in stock) or spent."""
    place = around(Point(box.left + 19.5, box.centre.y), 36)
    if state == DONE:
        surface.circle(place.centre, 17, GILT, LIVE[colour].ink, 2.5)
        RESOURCES[colour](surface, place.inset(5), LIVE[colour])
    else:
        RESOURCES[colour](surface, place.inset(4), FAINT[colour] if state == OPEN else DEAD)
    if state == LOST:
        surface.strokes(spots(place, (20, 80), (80, 20)), FADED, 3.5)
    if is_changed:
        round_ring(surface, place)
    if number in RESOURCE_CITIZENS:
        tint = FAINT[colour] if state == OPEN else LIVE[colour]
        CITIZENS[colour](surface, around(Point(box.left + 47, box.centre.y - 1), 24), tint)


def citizen(surface: Surface, box: Box, colour: Colour, number: int, is_circled: bool, is_changed: bool) -> None:
    """A citizen of a track; the 15th and the 20th show their bonus beside them."""
    place = around(Point(box.left + 21, box.centre.y), 42)
    if is_circled:
        surface.circle(place.centre, 20, GILT, LIVE[colour].ink, 3)
    CITIZENS[colour](surface, place.inset(7 if is_circled else 6), LIVE[colour] if is_circled else FAINT[colour])
    if is_changed:
        round_ring(surface, place)
    if number not in (BUILDING_CITIZEN, CITIZENS_CITIZEN):
        return
    surface.rect(Box(box.left + 41, box.top + 5, 58, box.height - 10), VELLUM, GOLD, 2, 8)
    others = [other for other in range(3) if other != colour]
    for order, other in enumerate(others):
        spot = around(Point(box.left + 56 + 28 * order, box.centre.y), 26)
        icon = HOUSES[2 * other] if number == BUILDING_CITIZEN else CITIZENS[other]
        icon(surface, spot, LIVE[other])


def column_bonus(surface: Surface, box: Box, column: int, is_earned: bool, is_changed: bool) -> None:
    """What a full column of citizens gives: one of each resource, or a work building."""
    surface.rect(box, GILT if is_earned else VELLUM, GOLD if is_earned else PALE, 2.5, 8)
    for colour, place in enumerate(box.inset(4, 1).columns(3)):
        icon = RESOURCES[colour] if column == COLUMN_OF_RESOURCES else HOUSES[2 * colour + 1]
        icon(surface, around(place.centre, 28), LIVE[colour])
    if is_changed:
        ring(surface, box, 8)


def count(surface: Surface, box: Box, colour: Colour, number: int) -> None:
    CITIZENS[colour](surface, around(Point(box.left + 24, box.centre.y), 38), LIVE[colour])
    surface.text(Point(box.left + 62, box.centre.y), str(number), 34, INK, BOLD)


def stock(surface: Surface, box: Box, colour: Colour, number: int, is_changed: bool) -> None:
    """How many of a resource are there to be spent."""
    plate = box.inset(6, 1)
    surface.rect(plate, VELLUM, FADED, 2, 10)
    RESOURCES[colour](surface, around(Point(plate.left + 19, plate.centre.y), 27), LIVE[colour])
    surface.text(Point(plate.left + 49, plate.centre.y), str(number), 28, INK, BOLD)
    if is_changed:
        ring(surface, box.inset(3, 0), 10)
