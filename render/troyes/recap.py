"""What happened, in words: from events that the reader may see, never from a state."""

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from engine.core.events import Event
from engine.troyes.action_events import (
    Built,
    CubeLost,
    EventCountered,
    Expelled,
    Flipped,
    Fought,
    GainedDeniers,
    Hired,
    LostPoints,
    Passed,
    Recruited,
    Rerolled,
    RoyRolled,
    Ruined,
    UsedDice,
    Waited,
)
from engine.troyes.facts import FLIP, RECRUIT, REROLL, value_of
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
    RoyChose,
    Settled,
    Started,
)
from locales import Words
from render.news import CROWNING, GREAT, PROOF, ROUTINE, TOLD, Line, line
from render.troyes.acts import Act, acts_of
from render.troyes.names import (
    Company,
    amount,
    card_name,
    characters,
    dice_names,
    die_name,
    event_name,
    flipped,
    space_name,
)
from render.troyes.recap_actions import action, consequences, decree

SILENT = (Waited, RoyChose)
"""What goes without saying: more deniers for who has passed, the dice that chose le Roy's first buildings."""


ROUTINES = (PaidSalaries, Rolled, GainedDeniers, Passed, RoundEnded, Recruited, Rerolled, Flipped)
GREATS = (Built, Ruined, Expelled, EventRevealed, EventStruck, CubeLost, FellShort, LostPoints)
"""The rest is told."""


def lines(events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
    """A line for each thing that happened, with all that follows from it."""
    return [each.text for each in news(events, names, w)]


def news(events: Sequence[Event], names: Sequence[str], w: Words) -> list[Line]:
    company = Company(names, w)
    return [told for act in acts_of(events) for told in _lines(act, company)]


def _lines(act: Act, company: Company) -> list[Line]:
    """The end tells the hidden characters first, and last the seed."""
    told = [line(said, act, weight) for said in _tell(act, company)]
    return [*told[:-1], replace(told[-1], weight=PROOF)] if isinstance(act[-1], Ended) else told


def weight(event: Event) -> int:
    if isinstance(event, EventCountered | Ended):
        return CROWNING
    return ROUTINE if isinstance(event, ROUTINES) else GREAT if isinstance(event, GREATS) else TOLD


def _tell(act: Act, company: Company) -> list[str]:
    """Usually one line; none for what goes without saying."""
    first = act[0]
    match first:
        case UsedDice() | Hired():
            return [action(act, company)]
        case RoyRolled():
            return [decree(first, act[1:], company)]
        case Fought():
            return [_joined(_fighter(first, company), consequences(act, first.owner, company))]
        case EventCountered():
            return [_joined(_event_countered(first, company), consequences(act[1:], None, company))]
        case Countered() | Conceded():
            said = consequences(act[1:], first.owner, company)
            return [_joined(_defender(first, company), said)]
        case PaidSalaries() | Settled() | Rolled() | EventRevealed() | GainedDeniers() | EventStruck():
            return _all_of(act, company)
        case Ended():
            return _ended(first, company)
        case _:
            return _single(first, company)


def _joined(said: str, more: Sequence[str]) -> str:
    return " · ".join([said, *more])


def _all_of(act: Act, company: Company) -> list[str]:
    """What happens to everybody at once."""
    w, first = company.w, act[0]
    match first:
        case PaidSalaries():
            paid = ", ".join(_salary(event, company) for event in act if isinstance(event, PaidSalaries))
            return [w("troyes-happened-salaries", income=first.income, paid=paid)]
        case Settled():
            return [_settled([event for event in act if isinstance(event, Settled)], company)]
        case Rolled():
            return [
                w("troyes-happened-rolled", name=company.name(event.owner), dice=dice_names(event.dice, w))
                for event in act
                if isinstance(event, Rolled)
            ]
        case EventRevealed():
            revealed = [event_name(event.event, w) for event in act if isinstance(event, EventRevealed)]
            return [w("troyes-happened-events", names=", ".join(revealed), number=len(revealed))]
        case GainedDeniers():
            gains = [(event.seat, event.deniers) for event in act if isinstance(event, GainedDeniers)]
            said = [f"{company.name(seat)} {amount('troyes-deniers', number, w)}" for seat, number in gains]
            return [w("troyes-happened-pass-income", gains=", ".join(said))]
        case EventStruck():
            return _struck(first, act[1:], company)
        case _:
            return []


def _salary(event: PaidSalaries, company: Company) -> str:
    key = "troyes-happened-salary" if event.paid == event.due else "troyes-happened-salary-short"
    return company.w(key, name=company.name(event.seat), paid=event.paid, due=event.due)


def _settled(events: Sequence[Settled], company: Company) -> str:
    """`**Blue** → Palace 6 · **le Roy** → Palace 5, City Hall 4a`"""
    w = company.w
    told = [
        (owner, ", ".join(space_name(event.space, w) for event in placed))
        for owner, placed in groupby(events, key=lambda event: event.owner)
    ]
    return " · ".join(w("troyes-happened-settled", name=company.name(owner), spaces=spaces) for owner, spaces in told)


def _struck(event: EventStruck, following: Sequence[Event], company: Company) -> list[str]:
    """An event that only brings black dice is told by those."""
    w = company.w
    said = consequences(following, None, company)
    if not said:
        return []
    key = "troyes-happened-struck-rolled" if event.rolled else "troyes-happened-struck"
    return [_joined(w(key, event=event_name(event.event, w), rolled=event.rolled), said)]


def _fighter(event: Fought, company: Company) -> str:
    """The cubes themselves are told among what follows."""
    return company.w("troyes-happened-sent", name=company.name(event.owner))


def _event_countered(event: EventCountered, company: Company) -> str:
    w = company.w
    second = w("troyes-happened-event-second", names=company.all_names(event.second)) if event.second else ""
    first = company.all_names(event.first)
    return w("troyes-happened-event-countered", event=event_name(event.event, w), first=first, second=second)


def _defender(event: Countered | Conceded, company: Company) -> str:
    w, name = company.w, company.name(event.owner)
    if isinstance(event, Conceded):
        return w("troyes-happened-conceded", name=name, black=event.black)
    black = " + ".join(map(str, event.black))
    return w("troyes-happened-countered", name=name, black=black, dice=dice_names(event.dice, w))


def _single(event: Event, company: Company) -> list[str]:
    return [said] if (said := _round(event, company) or _influence(event, company)) else []


def _round(event: Event, company: Company) -> str:
    w = company.w
    match event:
        case Started():
            return w("troyes-happened-started", name=company.name(event.start))
        case Dealt():
            return w("troyes-happened-dealt", names=characters(event.characters, w), number=len(event.characters))
        case Piled():
            return w("troyes-happened-piled", names=characters(event.characters, w))
        case RoundBegan():
            return w("troyes-happened-round", round=event.round, name=company.name(event.start))
        case CardsRevealed():
            return w("troyes-happened-cards", names=", ".join(card_name(card, w) for card in event.cards))
        case BlackRolled() if event.values:
            return w("troyes-happened-black", values=" ".join(map(str, event.values)))
        case RoundEnded():
            return w("troyes-happened-round-ended", round=event.round)
        case _:
            return ""


def _ended(event: Ended, company: Company) -> list[str]:
    w = company.w
    revealed = [
        w("troyes-happened-characters", name=company.name(seat), names=characters(held, w))
        for seat, held in enumerate(event.characters)
        if held
    ]
    return [*revealed, w("troyes-happened-ended", seed=event.seed)]


def _influence(event: Event, company: Company) -> str:
    w = company.w
    match event:
        case Rerolled():
            new = value_of(event.new)
            name, cost = company.name(event.seat), w("troyes-influence", number=REROLL)
            return w("troyes-happened-rerolled", name=name, old=die_name(event.old, w), new=new, cost=cost)
        case Recruited():
            cost = w("troyes-influence", number=RECRUIT)
            return w("troyes-happened-recruited", name=company.name(event.seat), cost=cost)
        case Flipped():
            cost = w("troyes-influence", number=FLIP)
            return w("troyes-happened-flipped", name=company.name(event.seat), dice=flipped(event.dice, w), cost=cost)
        case Passed():
            key = "troyes-happened-passed-by-itself" if event.by_itself else "troyes-happened-passed"
            deniers = w("troyes-deniers", number=event.deniers)
            return w(key, name=company.name(event.seat), deniers=deniers)
        case _:
            return ""
