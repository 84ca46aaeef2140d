"""What others, events or chance did to one seat, told to that seat: `Blue took your red 5: +4 deniers`."""

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes.action_events import (
    Activated,
    ArcherRolled,
    Bought,
    CitizenPlaced,
    CubeLost,
    Expelled,
    Flipped,
    Fought,
    GainedPoints,
    Hired,
    LostPoints,
    Passed,
    Recruited,
    Rerolled,
    RoyRolled,
    Ruined,
    SpentDeniers,
    UsedDice,
)
from engine.troyes.cards import CARD_NUMBERS
from engine.troyes.event_cards import EVENT_NUMBERS
from engine.troyes.facts import BUILDINGS, CHARACTER_KEYS, NEUTRAL, NOBODY, Owner, value_of
from engine.troyes.round_events import Conceded, Countered, EventStruck, RoundBegan, Settled, Suffered
from locales import Words
from render.troyes.acts import acts_of
from render.troyes.names import Company, amount, card_name, die_name, event_name
from render.troyes.recap import lines

OWN = (UsedDice, Hired, Fought, Countered, Conceded, Recruited, Flipped, Passed, Settled)
"""What a seat does itself and knows."""


def done_to(seat: Seat, events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
    """A line for each thing that the seat did not do itself. Its own rolls are chance, and among it."""
    company = Company(names, w)
    told: list[str] = []
    actor: Owner = NOBODY
    for event in events:
        actor = _actor(event, actor)
        if (said := _chance(event, seat, company) or _taken(event, seat, actor, company)) or (
            actor != seat and (said := _points(event, seat, company))
        ):
            told.append(said)
    return told


def since(seat: Seat, events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
    """Everything that happened apart from the seat's own acts: for who plays alone and has nobody else to tell of it."""
    company = Company(names, w)
    told: list[str] = []
    for act in acts_of(events):
        if said := _chance(act[0], seat, company):
            told.append(said)
        elif not isinstance(act[0], OWN) or _doer(act[0]) != seat:
            told += lines(act, names, w)
    return told


def _doer(event: Event) -> Owner:
    return getattr(event, "seat", getattr(event, "owner", NOBODY))


def _actor(event: Event, actor: Owner) -> Owner:
    """Whose doing it is from here on; nobody's where an event strikes."""
    match event:
        case UsedDice() | Activated():
            return event.seat
        case CitizenPlaced() | Countered() | Conceded() | Fought():
            return event.owner
        case RoyRolled():
            return NEUTRAL
        case RoundBegan() | EventStruck():
            return NOBODY
        case _:
            return actor


def _chance(event: Event, seat: Seat, company: Company) -> str:
    w = company.w
    match event:
        case Rerolled() if event.seat == seat:
            return w("troyes-to-you-rerolled", old=die_name(event.old, w), new=value_of(event.new))
        case ArcherRolled() if event.seat == seat:
            return w("troyes-to-you-archer", values=" ".join(map(str, event.values)))
        case Suffered() if event.seat == seat and event.lost:
            lost = amount(f"troyes-{event.what}", -event.lost, w)
            return w("troyes-to-you-suffered", event=event_name(event.event, w), lost=lost)
        case Ruined() if event.owner == seat:
            return w("troyes-to-you-ruined", column=event.column + 1)
        case CubeLost() if event.owner == seat:
            return w("troyes-to-you-cube-lost", event=event_name(event.event, w))
        case _:
            return ""


def _taken(event: Event, seat: Seat, actor: Owner, company: Company) -> str:
    w = company.w
    match event:
        case Bought() if event.owner == seat:
            key = "troyes-to-you-bought" if event.deniers else "troyes-to-you-tithed"
            price = w("troyes-deniers", number=event.deniers)
            return w(key, name=company.name(event.seat), die=die_name(event.die, w), price=price)
        case Expelled() if event.owner == seat and actor != seat:
            return w("troyes-to-you-expelled", name=company.name(actor), building=BUILDINGS[event.building])
        case SpentDeniers() if event.seat == seat and actor != seat:
            return w("troyes-to-you-taxed", name=company.name(actor), deniers=w("troyes-deniers", number=event.deniers))
        case _:
            return ""


def _points(event: Event, seat: Seat, company: Company) -> str:
    w = company.w
    match event:
        case GainedPoints() if event.owner == seat:
            points, source = amount("troyes-points", event.points, w), event.source
        case LostPoints() if event.seat == seat:
            points, source = amount("troyes-points", -event.points, w), event.source
        case _:
            return ""
    return w("troyes-to-you-points", points=points, source=_source(source, w))


def _source(source: str, w: Words) -> str:
    """What points come from: a card, an event, a character, or something that has a word of its own."""
    if source in CARD_NUMBERS:
        return card_name(CARD_NUMBERS[source], w)
    if source in EVENT_NUMBERS:
        return event_name(EVENT_NUMBERS[source], w)
    if source in CHARACTER_KEYS:
        return w("troyes-character", character=source)
    return w(f"troyes-source-of-{source}")
