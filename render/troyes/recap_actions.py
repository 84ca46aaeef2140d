"""Sentences about actions: whose, with which dice, and what came of it."""

from collections.abc import Sequence

from engine.core.events import Event
from engine.troyes.action_events import (
    Activated,
    ArcherRolled,
    Blocked,
    Bought,
    Built,
    CharacterScored,
    CitizenPlaced,
    CubeLost,
    Expelled,
    Fought,
    GainedDeniers,
    GainedInfluence,
    GainedPoints,
    Hired,
    LostPoints,
    RoyRolled,
    Ruined,
    SpentDeniers,
    SpentInfluence,
    StoredCubes,
    UsedDice,
)
from engine.troyes.cards import CARD_NUMBERS, NO_CARD
from engine.troyes.facts import BUILDINGS, CHARACTER_KEYS, LYING_NAMES, NEUTRAL, PLACE_NAMES, RECRUIT, Owner
from engine.troyes.moves import INFLUENCE, SUPPLY
from engine.troyes.round_events import FellShort, Suffered
from locales import Words
from render.troyes.acts import Act
from render.troyes.names import Company, amount, card_name, dice_names, die_name, event_name, net_amount, space_name

IMPLIED = ("reroll", "recruit", "flip", "hire")
"""Influence that is spent for what is told anyway."""


def action(act: Act, company: Company) -> str:
    """`**Blue** uses the Merchant 5 times · yellow 6 + 5 of Green (4 deniers) = 11 · +10 deniers`"""
    used = next(event for event in act if isinstance(event, UsedDice))
    main = next((event for event in act if isinstance(event, Activated | Built | Fought | CitizenPlaced)), None)
    rest = [event for event in act if not isinstance(event, UsedDice | Bought | Hired) and event is not main]
    if isinstance(main, Built):
        rest = [event for event in rest if not isinstance(event, Built)]
    parts = [_main(main, act, used.seat, company), *_hired(act, company), _dice(act, used, company)]
    return " · ".join([*parts, *consequences(rest, used.seat, company)])


def _main(event: Event | None, act: Act, owner: Owner, company: Company) -> str:
    w, name = company.w, company.name(owner)
    match event:
        case Activated():
            return w("troyes-did-use", name=name, card=card_name(event.card, w), uses=event.uses)
        case Built():
            return w("troyes-did-build", name=name, sites=sites(act, company))
        case Fought():
            return w("troyes-did-fight", name=name, event=event_name(event.event, w), number=event.cubes)
        case CitizenPlaced():
            return w("troyes-did-place", name=name, space=space_name(event.space, w), source=_source(event.source, w))
        case _:
            return w("troyes-did-farm", name=name)


def sites(events: Sequence[Event], company: Company) -> str:
    """`5 and 2 on level 1, 4 on level 2`"""
    by_level: dict[int, list[str]] = {}
    for event in events:
        if isinstance(event, Built):
            by_level.setdefault(event.level, []).append(str(event.column + 1))
    w = company.w
    return ", ".join(
        w("troyes-sites", columns=w("and").join(columns), level=level + 1)
        for level, columns in sorted(by_level.items())
    )


def _source(source: str, w: Words) -> str:
    """Where a citizen comes from, unless it is the supply."""
    if source in (SUPPLY, "general"):
        return ""
    if source == INFLUENCE:
        return w("troyes-from.recruited", cost=w("troyes-influence", number=RECRUIT))
    return w("troyes-from", source=source_name(source, w))


def source_name(source: str, w: Words) -> str:
    """A word of `moves.SOURCES` that is a place on the board: `Palace 3`, `the Merchant`."""
    if source in PLACE_NAMES:
        return space_name(PLACE_NAMES.index(source), w)
    if source in LYING_NAMES:
        return w("troyes-lying", building=BUILDINGS[LYING_NAMES.index(source)])
    return w("troyes-the-card", card=card_name(CARD_NUMBERS[source], w))


def _hired(act: Act, company: Company) -> list[str]:
    w = company.w
    return [
        w("troyes-did-hire", deniers=w("troyes-deniers", number=event.deniers), source=_source(event.source, w))
        for event in act
        if isinstance(event, Hired)
    ]


def _dice(act: Act, used: UsedDice, company: Company) -> str:
    w = company.w
    paid = [event.deniers for event in act if isinstance(event, Bought) and event.seat == used.seat]
    own = len(used.dice) - len(paid)
    dice = company.group(used.seat, used.dice, [0] * own + paid)
    if used.modifier != NO_CARD:
        return w("troyes-did-with", dice=dice, card=card_name(used.modifier, w), value=used.value)
    has_sum = len(used.dice) > 1 and not any(isinstance(event, Built) for event in act)
    return w("troyes-did-dice", dice=dice, value=used.value) if has_sum else dice


def decree(event: RoyRolled, following: Sequence[Event], company: Company) -> str:
    """Le Roy's turn, briefly."""
    w = company.w
    values = f"{event.values[0]} + {event.values[1]}"
    said = w("troyes-happened-roy", values=values, action=event.action)
    spent = [w("troyes-happened-roy-spends", dice=dice_names(event.dice, w))] if event.dice else []
    return " · ".join([said, *spent, *consequences(following, NEUTRAL, company)])


def consequences(events: Sequence[Event], owner: Owner | None, company: Company) -> list[str]:
    """What followed, pieces first; names only where it is not about `owner`."""
    built = sites(events, company)
    said = [word for event in events if (word := _piece(event, owner, company))]
    if built:
        said.append(company.w("troyes-happened-built", sites=built))
    return [*said, *_gains(events, owner, company)]


def _piece(event: Event, owner: Owner | None, company: Company) -> str:
    w = company.w
    match event:
        case StoredCubes():
            return w("troyes-happened-stored", number=event.cubes)
        case ArcherRolled():
            return w("troyes-happened-archer", values=" ".join(map(str, event.values)))
        case Fought():
            key = "troyes-happened-fought" if event.owner == owner else "troyes-happened-fought-by"
            return w(key, name=company.name(event.owner), number=event.cubes, event=event_name(event.event, w))
        case CitizenPlaced():
            return w("troyes-happened-placed", name=company.name(event.owner), space=space_name(event.space, w))
        case Expelled():
            return w("troyes-happened-expelled", name=company.name(event.owner), building=BUILDINGS[event.building])
        case Blocked():
            return w("troyes-happened-blocked", building=BUILDINGS[event.building])
        case Ruined():
            return w("troyes-happened-ruined", name=company.name(event.owner), column=event.column + 1)
        case CubeLost():
            return w("troyes-happened-cube-lost", event=event_name(event.event, w), name=company.name(event.owner))
        case _:
            return _loss(event, company)


def _loss(event: Event, company: Company) -> str:
    w = company.w
    match event:
        case Suffered():
            return f"{company.name(event.seat)} {amount(f'troyes-{event.what}', -event.lost, w)}" if event.lost else ""
        case FellShort():
            return w("troyes-happened-fell-short", name=company.name(event.seat))
        case Bought():
            price = w("troyes-deniers", number=event.deniers)
            return w("troyes-bought", die=die_name(event.die, w), owner=company.name(event.owner), price=price)
        case Hired():
            return w("troyes-happened-hired", card=card_name(event.card, w))
        case CharacterScored():
            return w("troyes-happened-character", character=CHARACTER_KEYS[event.character])
        case _:
            return ""


def _gains(events: Sequence[Event], owner: Owner | None, company: Company) -> list[str]:
    """Gains and losses, each kind added up for everybody whom it concerns; of both together also what comes of it."""
    totals: dict[tuple[Owner, str], list[int]] = {}
    for event in events:
        if (found := _gain(event)) is not None:
            who, what, number = found
            totals.setdefault((who, what), []).append(number)
    said: list[str] = []
    for (who, what), numbers in totals.items():
        plain = net_amount(what, numbers, company.w)
        said.append(plain if who == owner else f"{company.name(who)} {plain}")
    return said


def _gain(event: Event) -> tuple[Owner, str, int] | None:
    match event:
        case GainedDeniers():
            return event.seat, "troyes-deniers", event.deniers
        case SpentDeniers():
            return event.seat, "troyes-deniers", -event.deniers
        case GainedInfluence():
            return event.seat, "troyes-influence", event.influence
        case SpentInfluence() if event.source not in IMPLIED:
            return event.seat, "troyes-influence", -event.influence
        case GainedPoints():
            return event.owner, "troyes-points", event.points
        case LostPoints():
            return event.seat, "troyes-points", -event.points
        case _:
            return None
