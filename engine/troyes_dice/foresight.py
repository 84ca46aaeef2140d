"""Which uses of a die surely ask for no choice, so that nobody has to carry them out to know."""

from collections.abc import Sequence
from typing import Final

from engine.troyes_dice.chain import RESOURCES_PASSED
from engine.troyes_dice.facts import (
    BUILDING_CITIZEN,
    CATHEDRAL,
    CITIZENS_CITIZEN,
    CITIZENS_PER_TRACK,
    COLOURS,
    COLUMN_OF_RESOURCES,
    COLUMNS_OF_WORK,
    FORTRESS,
    FORTRESS_CITIZEN,
    HALL_CITIZENS_PER_DIE,
    HALL_COLOUR,
    HALL_RESOURCES_PER_DIE,
    RESOURCES_PER_TRACK,
    Colour,
    Row,
)
from engine.troyes_dice.state import HalfDay, Sheet

MOST_OF_A_FORTRESS: Final = 2
"""Its own citizen and that of its link."""
MOST_OF_A_WORK_BUILDING: Final = 5
"""Two citizens, two from its link, one from a Banquet. A link of three resources passes one more citizen at most."""


def _quiet_steps(citizens: int, others: int) -> int:
    columns = (COLUMN_OF_RESOURCES, *COLUMNS_OF_WORK)
    reached = [mark for mark in (*columns, BUILDING_CITIZEN, CITIZENS_CITIZEN) if mark > citizens]
    loud = [mark for mark in reached if mark not in columns or others >= mark]
    return loud[0] - citizens - 1 if loud else 0


_TRACK: Final = range(CITIZENS_PER_TRACK + 1)
_QUIET: Final = tuple(tuple(_quiet_steps(citizens, others) for others in _TRACK) for citizens in _TRACK)


class Foresight:
    """What a sheet and the dice of a half day tell before anything is done."""

    __slots__ = ("circled", "dice", "quiet")

    def __init__(self, sheet: Sheet, half_day: HalfDay) -> None:
        red, yellow, white = sheet.citizens
        self.quiet: Sequence[int] = (
            _QUIET[red][yellow if yellow < white else white],
            _QUIET[yellow][red if red < white else white],
            _QUIET[white][red if red < yellow else yellow],
        )
        """How many citizens each track can take before a bonus of any kind is reached."""
        self.circled = sheet.circled
        self.dice = [0 for _ in COLOURS]
        """The available dice by colour."""
        for die in half_day.dice:
            if die.is_available:
                self.dice[die.colour] += 1

    def gain_is_quiet(self, colour: Colour, number: int) -> bool:
        """Whether so many resources set off nothing that is to be chosen."""
        circled = self.circled[colour]
        return len(RESOURCES_PASSED[circled][min(circled + number, RESOURCES_PER_TRACK)]) <= self.quiet[colour]

    def building_is_quiet(self, row: Row, column: int, tile: int) -> bool:
        """The same for a building of the action."""
        if row % 2:
            return self.quiet[row // 2] >= MOST_OF_A_WORK_BUILDING
        if row == CATHEDRAL:
            return tile != 3
        if row == FORTRESS:
            return tile != 6 and self.quiet[FORTRESS_CITIZEN[column]] >= MOST_OF_A_FORTRESS
        colour = HALL_COLOUR[column]
        number = self.dice[colour] + (tile == 7)
        if column % 2:
            return self.quiet[colour] >= number * HALL_CITIZENS_PER_DIE
        return self.gain_is_quiet(colour, number * HALL_RESOURCES_PER_DIE)
