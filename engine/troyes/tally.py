"""What the dice of an action come to while they are still being chosen, and what events amount to."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.events import Event
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions import card_terms, event_terms, farm_terms, most_uses, place_terms
from engine.troyes.cards import ACTIVITIES, CARD_NUMBERS, HIRES
from engine.troyes.countering import STRENGTHS
from engine.troyes.event_cards import EVENT_DIVISORS, EVENT_NUMBERS
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
from engine.troyes.facts import FARM_DIVISOR, PRICES, Die, Owner, district_of
from engine.troyes.groups import Terms
from engine.troyes.moves import DONE, FROM_THERE
from engine.troyes.possible import build_terms
from engine.troyes.reading import BUILDING_NUMBERS, DIE_NUMBERS, MODIFIER_NUMBERS, SOURCE_NUMBERS, begun_group
from engine.troyes.state import Table, View


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
    table, seat = view.table, view.seat or 0
    begun = _terms(table, seat, path)
    if begun is None:
        return None
    found, words = begun
    dice, _ = begun_group(seat, words, found.limit)
    if not dice:
        return None
    prices = _prices(found, dice)
    hire = HIRES[CARD_NUMBERS[path[1]]] if path[0] == "use" and SOURCE_NUMBERS[path[2]] != FROM_THERE else 0
    worths = tuple(found.worth(die) for die in dice)
    value = found.value(dice)
    gives = _gives(table, seat, path, found, dice, sum(prices) + hire)
    return Tally(dice, worths, prices, found.plus_group, value, hire, gives)


def _terms(table: Table, seat: Seat, path: Path) -> tuple[Terms, Path] | None:
    """What the action asks of its dice, and the words after its modifier."""
    match path:
        case ("use", card, source, modifier, *words):
            hires = SOURCE_NUMBERS[source] != FROM_THERE
            return card_terms(table, seat, CARD_NUMBERS[card], hires, MODIFIER_NUMBERS[modifier]), tuple(words)
        case ("build", modifier, *words):
            return build_terms(table, seat, MODIFIER_NUMBERS[modifier]), tuple(words)
        case ("fight", event, modifier, *words):
            return event_terms(table, seat, EVENT_NUMBERS[event], MODIFIER_NUMBERS[modifier]), tuple(words)
        case ("place", building, modifier, *words):
            return place_terms(table, seat, BUILDING_NUMBERS[building], MODIFIER_NUMBERS[modifier]), tuple(words[:1])
        case ("farm", modifier, *words):
            return farm_terms(table, seat, MODIFIER_NUMBERS[modifier]), tuple(words)
        case _:
            return None


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


def _gives(table: Table, seat: Seat, path: Path, found: Terms, dice: Sequence[Die], spent: int) -> int:
    value = found.value(dice)
    match path[0]:
        case "use":
            return most_uses(
                table, seat, ACTIVITIES[CARD_NUMBERS[path[1]]], SOURCE_NUMBERS[path[2]], value, spent
            )  # fmt: skip
        case "build":
            return found.times * len(dice)
        case "fight":
            event = EVENT_NUMBERS[path[1]]
            free = next(threat.free for threat in table.queue if threat.card == event)
            return min(value // EVENT_DIVISORS[event], free)
        case "farm":
            return value // FARM_DIVISOR
        case _:
            return 1


def defence(view: View, path: Path) -> tuple[int, int]:
    """How strong the dice named so far are against black dice, and how strong they must be. `path` begins with counter."""
    end = path.index(DONE) if DONE in path else len(path)
    wanted = view.table.black[0] + sum(int(word) for word in path[1:end])
    numbers = DIE_NUMBERS[view.seat or 0]
    return sum(STRENGTHS[numbers[word]] for word in path[end + 1 :]), wanted


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
