"""What an action asks of its dice. It is a struct, so it lives apart from what may be compiled (see docs/speed.md)."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.core.seats import Seat
from engine.troyes.cards import NO_CARD
from engine.troyes.facts import DICE, GROUP, Colour, Die, value_of

VALUES: Final = tuple(value_of(die) for die in range(DICE))


class Terms(Struct, frozen=True, gc=False):
    """What an action asks of its dice, with its modifier. Worth of a die: `sets_to`, or its value + `plus_each`."""

    seat: Seat
    colours: tuple[Colour, ...]
    need: int
    """The least value of the group."""
    budget: int
    """Deniers that bought dice may cost."""
    modifier: int = NO_CARD
    limit: int = GROUP
    times: int = 1
    plus_each: int = 0
    plus_group: int = 0
    sets_to: int = 0
    free: int = 0
    """Dice that Tithe takes from each other district."""

    def value(self, dice: Sequence[Die]) -> int:
        """Of a whole group."""
        if self.sets_to:
            return self.sets_to * len(dice)
        total = self.plus_each * len(dice)
        for die in dice:
            total += VALUES[die]
        return self.times * total + self.plus_group

    def worth(self, die: Die) -> int:
        return self.times * (self.sets_to or VALUES[die] + self.plus_each)
