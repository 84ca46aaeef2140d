"""Of many ways to reach the same result, the cheapest."""

from typing import Final

from engine.troyes.facts import DICE, Die
from engine.troyes.groups import DISTRICTS_OF, groups, price
from engine.troyes.moves import FROM_CARD, FROM_LYING, Source
from engine.troyes.state import TablePart
from engine.troyes.terms import VALUES, Terms

DENIER: Final = 0.5
OWN_DIE: Final = 0.9
OWN_PIP: Final = 0.06
"""What a group costs: the deniers for bought dice, and what own dice could have done instead."""
FEW_SOURCES: Final = 3


LOST: Final = tuple(OWN_DIE + OWN_PIP * VALUES[die] for die in range(DICE))
"""What an own die could have done instead."""


def own_cost(dice: tuple[Die, ...]) -> float:
    return sum([LOST[die] for die in dice])


def cost(found: Terms, dice: tuple[Die, ...]) -> float:
    seat = found.seat
    return DENIER * price(found, dice) + sum([LOST[die] for die in dice if DISTRICTS_OF[die] == seat])


def cheapest(table: TablePart, found: Terms, divisor: int, most: int) -> list[tuple[Die, ...]]:
    """For each number of uses the group that costs least; more than `most` uses count as that many."""
    best: dict[int, tuple[float, tuple[Die, ...]]] = {}
    for dice in groups(table, found):
        uses = min(found.value(dice) // divisor, most)
        paid = cost(found, dice)
        if uses not in best or paid < best[uses][0]:
            best[uses] = (paid, dice)
    return [dice for _, dice in best.values()]


def fewer(sources: list[Source]) -> list[Source]:
    """The supply first, then lying citizens, then tradesmen, then who stands on a building."""

    def dearness(source: Source) -> int:
        if source < FROM_LYING:
            return 0 if source <= 2 else 3
        return 1 if source < FROM_CARD else 2

    return sorted(sources, key=dearness)[:FEW_SOURCES]
