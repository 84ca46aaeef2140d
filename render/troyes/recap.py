"""What happened, in words: from events that the reader may see, never from a state."""

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes.action_events import (
    Activated,
    ArcherRolled,
    Blocked,
    Bought,
    Built,
    CharacterScored,
    CitizenPlaced,
    CubeLost,
    EventCountered,
    Expelled,
    Flipped,
    Fought,
    GainedDeniers,
    GainedInfluence,
    GainedPoints,
    Hired,
    LostPoints,
    Passed,
    Recruited,
    Rerolled,
    RoyRolled,
    Ruined,
    SpentDeniers,
    SpentInfluence,
    StoredCubes,
    UsedDice,
)
from engine.troyes.cards import ACTIVITIES, NO_CARD
from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.facts import (
    BUILDINGS,
    CHARACTER_KEYS,
    COLOUR_NAMES,
    NEUTRAL,
    SPACE_NAMES,
    Die,
    Owner,
    building_of,
    colour_of,
    value_of,
)
from engine.troyes.round_events import (
    BlackRolled,
    CardsRevealed,
    Conceded,
    Countered,
    Dealt,
    Ended,
    EventRevealed,
    EventStruck,
    FellShort,
    PaidSalaries,
    Piled,
    Rolled,
    RoundBegan,
    RoundEnded,
    Settled,
    Started,
    Suffered,
)
from locales import Words

FOLLOWS = (
    Bought,
    Hired,
    Activated,
    StoredCubes,
    ArcherRolled,
    GainedDeniers,
    SpentDeniers,
    GainedInfluence,
    SpentInfluence,
    GainedPoints,
    LostPoints,
    Built,
    Fought,
    CitizenPlaced,
    Expelled,
)
"""What belongs to the line of the action before it."""


def card_name(card: int, w: Words) -> str:
    return w(f"troyes-card-{ACTIVITIES[card].key}")


def event_name(event: int, w: Words) -> str:
    return w(f"troyes-event-{EVENT_CARDS[event].event}")


def die_name(die: Die, w: Words) -> str:
    return w("troyes-die", colour=COLOUR_NAMES[colour_of(die)], value=value_of(die))


def dice_names(dice: Sequence[Die], w: Words) -> str:
    return ", ".join(die_name(die, w) for die in dice)


def space_name(space: int, w: Words) -> str:
    return w("troyes-space", building=BUILDINGS[building_of(space)], space=SPACE_NAMES[space])


def characters(numbers: Sequence[int], w: Words) -> str:
    return ", ".join(w("troyes-character", character=CHARACTER_KEYS[number]) for number in numbers)


def amount(key: str, number: int, w: Words) -> str:
    """`+2 deniers` or `−1 influence`."""
    return w("troyes-plus" if number > 0 else "troyes-minus", what=w(key, number=abs(number)))


def lines(events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
    """A line for each thing that happened; what follows from an action stands in its line."""
    teller = Teller(names, w)
    told: list[str] = []
    is_open = False
    for event in events:
        said = teller.line(event)
        if not said:
            continue
        if is_open and isinstance(event, FOLLOWS):
            told[-1] = f"{told[-1]} · {said}"
        else:
            told.append(said)
        is_open = (is_open and isinstance(event, FOLLOWS)) or isinstance(
            event, UsedDice | RoyRolled | EventStruck | Countered
        )
    return told


def done_to(seat: Seat, events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
    """What others did to one seat, told to that seat."""
    told: list[str] = []
    for event in events:
        if isinstance(event, Bought) and event.owner == seat:
            key = "troyes-to-you-bought" if event.deniers else "troyes-to-you-tithed"
            price = w("troyes-deniers", number=event.deniers)
            told.append(w(key, name=names[event.seat], die=die_name(event.die, w), price=price))
        elif isinstance(event, Expelled) and event.owner == seat:
            told.append(w("troyes-to-you-expelled", building=BUILDINGS[event.building]))
    return told


class Teller:
    """Knows the names at the table; has a sentence for each event."""

    def __init__(self, names: Sequence[str], w: Words) -> None:
        self.names = names
        self.w = w

    def name(self, owner: Owner) -> str:
        if owner == NEUTRAL:
            return self.w("troyes-roy" if len(self.names) == 1 else "troyes-neutral")
        return self.names[owner]

    def all_names(self, owners: Sequence[Owner]) -> str:
        return self.w("and").join(self.name(owner) for owner in owners)

    def line(self, event: Event) -> str:
        """The sentence for an event; empty for one that goes without saying."""
        return (
            self._set_up(event)
            or self._round(event)
            or self._enemies(event)
            or self._action(event)
            or self._gain(event)
        )

    def _set_up(self, event: Event) -> str:
        w = self.w
        match event:
            case Started():
                return w("troyes-happened-started", name=self.name(event.start))
            case Dealt():
                return w("troyes-happened-dealt", names=characters(event.characters, w))
            case Piled():
                return w("troyes-happened-piled", names=characters(event.characters, w))
            case Settled():
                return w("troyes-happened-settled", name=self.name(event.owner), space=space_name(event.space, w))
            case _:
                return ""

    def _round(self, event: Event) -> str:
        w = self.w
        match event:
            case RoundBegan():
                return w("troyes-happened-round", round=event.round, name=self.name(event.start))
            case CardsRevealed():
                return w("troyes-happened-cards", names=", ".join(card_name(card, w) for card in event.cards))
            case PaidSalaries():
                key = "troyes-happened-salaries" if event.paid == event.due else "troyes-happened-salaries-short"
                return w(key, name=self.name(event.seat), income=event.income, paid=event.paid, due=event.due)
            case Rolled() if event.dice:
                return w("troyes-happened-rolled", name=self.name(event.owner), dice=dice_names(event.dice, w))
            case RoundEnded():
                return w("troyes-happened-round-ended")
            case Ended():
                return w("troyes-happened-ended", seed=event.seed)
            case _:
                return ""

    def _enemies(self, event: Event) -> str:
        w = self.w
        match event:
            case EventRevealed():
                return w("troyes-happened-event", event=event_name(event.event, w))
            case EventStruck():
                key = "troyes-happened-struck-rolled" if event.rolled else "troyes-happened-struck"
                return w(key, event=event_name(event.event, w), rolled=event.rolled)
            case Suffered():
                lost = w(f"troyes-{event.what}", number=event.lost)
                return w("troyes-happened-suffered", name=self.name(event.seat), lost=lost)
            case FellShort():
                return w("troyes-happened-fell-short", name=self.name(event.seat))
            case BlackRolled() if event.values:
                return w("troyes-happened-black", values=", ".join(map(str, event.values)))
            case Countered():
                black = ", ".join(map(str, event.black))
                dice = dice_names(event.dice, w)
                return w("troyes-happened-countered", name=self.name(event.owner), black=black, dice=dice)
            case Conceded():
                return w("troyes-happened-conceded", name=self.name(event.owner), black=event.black)
            case EventCountered():
                return self._event_countered(event)
            case CubeLost():
                return w("troyes-happened-cube-lost", event=event_name(event.event, w), name=self.name(event.owner))
            case _:
                return ""

    def _event_countered(self, event: EventCountered) -> str:
        w = self.w
        second = w("troyes-happened-event-second", names=self.all_names(event.second)) if event.second else ""
        first = self.all_names(event.first)
        return w("troyes-happened-event-countered", event=event_name(event.event, w), first=first, second=second)

    def _action(self, event: Event) -> str:
        w = self.w
        match event:
            case Rerolled():
                old, new = die_name(event.old, w), die_name(event.new, w)
                return w("troyes-happened-rerolled", name=self.name(event.seat), old=old, new=new)
            case Recruited():
                return w("troyes-happened-recruited", name=self.name(event.seat))
            case Flipped():
                return w("troyes-happened-flipped", name=self.name(event.seat), dice=dice_names(event.dice, w))
            case UsedDice():
                return self._used(event)
            case Passed():
                return w("troyes-happened-passed", name=self.name(event.seat))
            case RoyRolled():
                values = f"{event.values[0]} + {event.values[1]}"
                return w("troyes-happened-roy", values=values, action=event.action)
            case CharacterScored():
                return w("troyes-happened-character", character=CHARACTER_KEYS[event.character])
            case Built() | Ruined() | Fought() | CitizenPlaced() | Expelled() | Blocked():
                return self._piece(event)
            case _:
                return ""

    def _used(self, event: UsedDice) -> str:
        w = self.w
        is_modified = event.modifier != NO_CARD
        modifier = w("troyes-happened-modifier", card=card_name(event.modifier, w)) if is_modified else ""
        dice = dice_names(event.dice, w)
        return w("troyes-happened-used", name=self.name(event.seat), dice=dice, modifier=modifier, value=event.value)

    def _piece(self, event: Built | Ruined | Fought | CitizenPlaced | Expelled | Blocked) -> str:
        name, w = self.name(event.owner), self.w
        match event:
            case Built():
                return w("troyes-happened-built", column=event.column + 1, level=event.level + 1)
            case Ruined():
                return w("troyes-happened-ruined", name=name)
            case Fought():
                return w("troyes-happened-fought", name=name, number=event.cubes, event=event_name(event.event, w))
            case CitizenPlaced():
                return w("troyes-happened-placed", name=name, space=space_name(event.space, w))
            case Expelled():
                return w("troyes-happened-expelled", name=name, building=BUILDINGS[event.building])
            case Blocked():
                return w("troyes-happened-blocked", name=name, building=BUILDINGS[event.building])

    def _gain(self, event: Event) -> str:
        w = self.w
        match event:
            case Bought():
                price = w("troyes-deniers", number=event.deniers) if event.deniers else w("troyes-free")
                die = die_name(event.die, w)
                return w("troyes-happened-bought", die=die, owner=self.name(event.owner), price=price)
            case Hired():
                paid = w("troyes-deniers", number=event.deniers)
                price = w("troyes-happened-hired-price", price=paid) if event.deniers else ""
                return w("troyes-happened-hired", card=card_name(event.card, w), price=price)
            case Activated():
                return w("troyes-happened-activated", card=card_name(event.card, w), uses=event.uses)
            case StoredCubes():
                return w("troyes-happened-stored", number=event.cubes, card=card_name(event.card, w))
            case ArcherRolled():
                return w("troyes-happened-archer", values=", ".join(map(str, event.values)))
            case GainedDeniers() | SpentDeniers():
                sign = 1 if isinstance(event, GainedDeniers) else -1
                return self._whose(event.seat, event.source, amount("troyes-deniers", sign * event.deniers, w))
            case GainedInfluence() | SpentInfluence():
                sign = 1 if isinstance(event, GainedInfluence) else -1
                return amount("troyes-influence", sign * event.influence, w)
            case GainedPoints():
                return amount("troyes-points", event.points, w)
            case LostPoints():
                return amount("troyes-points", -event.points, w) if event.points else ""
            case _:
                return ""

    def _whose(self, seat: Seat, source: str, said: str) -> str:
        """Where others may pay, the sentence names who does."""
        return f"{self.name(seat)} {said}" if source in ("tax-collector", "roy") else said
