"""Which uses of a die surely ask for no choice, so that nobody has to carry them out to know."""

from typing import Final

from engine.troyes_dice.buildings import ROW_NUMBERS
from engine.troyes_dice.facts import (
    BUILDING_CITIZEN,
    CATHEDRAL,
    CITIZENS_CITIZEN,
    CITIZENS_PER_TRACK,
    COLUMN_OF_RESOURCES,
    COLUMNS_OF_WORK,
    FORTRESS,
    FORTRESS_CITIZEN,
    HALL_CITIZENS_PER_DIE,
    HALL_COLOUR,
    HALL_RESOURCES_PER_DIE,
    RED,
    RESOURCE_CITIZENS,
    RESOURCES_PER_TRACK,
    YELLOW,
    Colour,
    Row,
)
from engine.troyes_dice.state import HalfDay, Sheet
from engine.troyes_dice.tiles import SIDES

MOST_OF_A_FORTRESS: Final = 2
"""Its own citizen and that of its link."""
MOST_OF_A_WORK_BUILDING: Final = 5
"""Two citizens, two from its link, one from a Banquet. A link of three resources passes one more citizen at most."""

ANY_NUMBER: Final = 99
"""More than any gain."""


def _quiet_steps(citizens: int, others: int) -> int:
    columns = (COLUMN_OF_RESOURCES, *COLUMNS_OF_WORK)
    reached = [mark for mark in (*columns, BUILDING_CITIZEN, CITIZENS_CITIZEN) if mark > citizens]
    loud = [mark for mark in reached if mark not in columns or others >= mark]
    return loud[0] - citizens - 1 if loud else 0


_TRACK: Final = range(CITIZENS_PER_TRACK + 1)
_QUIET: Final = tuple(tuple(_quiet_steps(citizens, others) for others in _TRACK) for citizens in _TRACK)


def _quiet_gain(circled: int, steps: int) -> int:
    loud = [mark for mark in RESOURCE_CITIZENS if mark > circled][steps:]
    return loud[0] - circled - 1 if loud else ANY_NUMBER


_QUIET_GAINS: Final = tuple(
    tuple(_quiet_gain(circled, steps) for steps in _TRACK) for circled in range(RESOURCES_PER_TRACK + 1)
)


def quiet_steps(sheet: Sheet, colour: Colour) -> int:
    """How many citizens a track can take before a bonus of any kind is reached."""
    red, yellow, white = sheet.citizens
    if colour == RED:
        return _QUIET[red][yellow if yellow < white else white]
    if colour == YELLOW:
        return _QUIET[yellow][red if red < white else white]
    return _QUIET[white][red if red < yellow else yellow]


def quiet_gain(sheet: Sheet, colour: Colour) -> int:
    """How many resources of this colour set off nothing that is to be chosen."""
    return _QUIET_GAINS[sheet.circled[colour]][quiet_steps(sheet, colour)]


def gain_is_quiet(sheet: Sheet, colour: Colour, number: int) -> bool:
    """Whether so many resources set off nothing that is to be chosen."""
    # Most gains bring no citizen at all.
    return number <= _QUIET_GAINS[sheet.circled[colour]][0] or number <= quiet_gain(sheet, colour)


def building_is_quiet(sheet: Sheet, half_day: HalfDay, row: Row, column: int, tile: int) -> bool:
    """The same for a building of the action."""
    if row % 2:
        return quiet_steps(sheet, row // 2) >= MOST_OF_A_WORK_BUILDING
    side = SIDES[tile]
    if row == CATHEDRAL:
        return CATHEDRAL not in side.feast
    if row == FORTRESS:
        return FORTRESS not in side.feast and quiet_steps(sheet, FORTRESS_CITIZEN[column]) >= MOST_OF_A_FORTRESS
    colour = HALL_COLOUR[column]
    number = side.extra_dice
    for die in half_day.dice:
        number += die.is_available and die.colour == colour
    if column % 2:
        return quiet_steps(sheet, colour) >= number * HALL_CITIZENS_PER_DIE
    return gain_is_quiet(sheet, colour, number * HALL_RESOURCES_PER_DIE)


def use_is_quiet(
    sheet: Sheet, half_day: HalfDay, tile: int, columns: tuple[int, ...], colour: Colour, value: int, action: str
) -> bool:
    """Whether a die with this colour and value surely asks for no choice when it is used like this."""
    if action == "gain":
        return gain_is_quiet(sheet, colour, value)
    return building_is_quiet(sheet, half_day, ROW_NUMBERS[action], columns.index(value), tile)
