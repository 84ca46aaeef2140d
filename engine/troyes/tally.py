"""What the dice of an action come to while they are still being chosen, and what events amount to."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.events import Event
from engine.core.moves import Path
from engine.troyes.action_table import BY_WORD
from engine.troyes.actions.counter import STRENGTHS
from engine.troyes.events import (
    Bought,
    GainedDeniers,
    GainedInfluence,
    GainedPoints,
    Hired,
    LostPoints,
    SpentDeniers,
    SpentInfluence,
)
from engine.troyes.facts import PRICES, Die, Owner, district_of
from engine.troyes.moves import DONE
from engine.troyes.state import View
from engine.troyes.terms import Terms
from engine.troyes.words import DIE_NUMBERS, begun_group


class Tally(Struct, frozen=True):
    """The dice named so far. `worths` and `prices` go by die; `plus` is what a modifier adds to the whole group."""

    dice: tuple[Die, ...]
    worths: tuple[int, ...]
    prices: tuple[int, ...]
    plus: int
    value: int
    hire: int
    """Deniers for a new tradesman."""
    gives: int
    """Uses of a card, cubes on an event or on the cathedral, deniers of agriculture, one citizen."""

    @property
    def cost(self) -> int:
        """Deniers for bought dice."""
        return sum(self.prices)

    @property
    def bought(self) -> int:
        """Dice that have to be paid for."""
        return sum(price > 0 for price in self.prices)


class Changes(Struct, frozen=True):
    """What a seat has more or less than before."""

    deniers: int
    influence: int
    points: int


def tally(view: View, path: Path) -> Tally | None:
    """What the dice in `path`, the beginning of an action, come to; None where it has no group of dice yet."""
    if not path:
        return None
    table, seat, action, words = view.table, view.seat or 0, BY_WORD[path[0]], path[1:]
    begun = action.begun(table, seat, words)
    if begun is None:
        return None
    found, hire = begun.terms, begun.hire
    dice, _ = begun_group(seat, begun.words, found.limit)
    if not dice:
        return None
    prices = _prices(found, dice)
    worths = tuple(found.worth(die) for die in dice)
    gives = action.gives(table, words, begun, dice, sum(prices) + hire)
    return Tally(dice, worths, prices, found.plus_group, found.value(dice), hire, gives)


def _prices(found: Terms, dice: Sequence[Die]) -> tuple[int, ...]:
    """Deniers for each die; of those that Tithe takes, the first ones of a district are free."""
    taken: dict[Owner, int] = {}
    prices: list[int] = []
    for die in dice:
        owner = district_of(die)
        taken[owner] = taken.get(owner, 0) + 1
        is_free = owner == found.seat or taken[owner] <= found.free
        prices.append(0 if is_free else PRICES[len(dice)])
    return tuple(prices)


def defence(view: View, path: Path) -> tuple[int, int]:
    """How strong the dice named so far are against black dice, and how strong they must be. `path` begins with counter."""
    end = path.index(DONE) if DONE in path else len(path)
    wanted = view.table.black[0] + sum(int(word) for word in path[1:end])
    numbers = DIE_NUMBERS[view.seat or 0]
    return sum(STRENGTHS[numbers[word]] for word in path[end + 1 :] if word != DONE), wanted


def changes(events: Sequence[Event], owner: Owner) -> Changes:
    """What these events give and take, as far as they are known."""
    deniers = influence = points = 0
    for event in events:
        match event:
            case GainedDeniers() if event.seat == owner:
                deniers += event.deniers
            case SpentDeniers() if event.seat == owner:
                deniers -= event.deniers
            case Hired() if event.owner == owner:
                deniers -= event.deniers
            case Bought():
                deniers += event.deniers * ((event.owner == owner) - (event.seat == owner))
            case GainedInfluence() if event.seat == owner:
                influence += event.influence
            case SpentInfluence() if event.seat == owner:
                influence -= event.influence
            case GainedPoints() if event.owner == owner:
                points += event.points
            case LostPoints() if event.seat == owner:
                points -= event.points
            case _:
                pass
    return Changes(deniers, influence, points)
