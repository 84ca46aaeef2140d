"""All moves of a seat at once."""

from collections.abc import Iterator

from engine.core.seats import Seat
from engine.troyes import possible
from engine.troyes.actions import card_terms, event_terms, farm_terms, most_uses, place_terms
from engine.troyes.asking import may_move
from engine.troyes.cards import ACTIVITIES, HIRES
from engine.troyes.countering import can_counter, defences, every_others
from engine.troyes.facts import FLIP, NOBODY, REROLL, Die
from engine.troyes.groups import Terms, groups, price
from engine.troyes.influence import can_recruit, flips, own_dice
from engine.troyes.moves import (
    FROM_THERE,
    Build,
    Concede,
    Counter,
    Farm,
    Fight,
    Flip,
    Pass,
    Place,
    Recruit,
    Reroll,
    Send,
    Settle,
    Source,
    TroyesMove,
    Use,
)
from engine.troyes.state import COUNTERING, PLACEMENT, Table, View


def legal_moves(view: View) -> list[TroyesMove]:
    """Every move of the viewer."""
    return list(every_move(view.table, view.seat or 0)) if may_move(view) else []


def every_move(table: Table, seat: Seat) -> Iterator[TroyesMove]:
    if table.pending:
        yield from [Send(seat, threat.card) for threat in table.queue]
    elif table.phase == PLACEMENT:
        yield from [Settle(seat, space) for space, owner in enumerate(table.spaces) if owner == NOBODY]
    elif table.phase == COUNTERING:
        yield from every_counter(table, seat)
        yield from every_spending(table, seat)
    else:
        yield from every_use(table, seat)
        yield from every_build(table, seat)
        yield from every_fight(table, seat)
        yield from every_placing(table, seat)
        yield from every_farm(table, seat)
        yield Pass(seat)
        yield from every_spending(table, seat)


def every_counter(table: Table, seat: Seat) -> Iterator[TroyesMove]:
    if not can_counter(table, seat):
        yield Concede(seat)
        return
    for others in every_others(table, seat):
        for dice in defences(table, seat, table.black[0] + sum(others)):
            yield Counter(seat, others, dice)


def every_spending(table: Table, seat: Seat) -> Iterator[TroyesMove]:
    """Re-rolls, a citizen, dice turned over."""
    influence = table.influence[seat]
    if influence >= REROLL:
        yield from [Reroll(seat, die) for die in own_dice(table, seat)]
    if can_recruit(table, seat):
        yield Recruit(seat)
    if influence >= FLIP:
        yield from [Flip(seat, dice) for dice in flips(table, seat)]


def every_use(table: Table, seat: Seat) -> Iterator[TroyesMove]:
    for card in table.cards:
        ways = possible.card_sources(table, seat, card) if card >= 0 else []
        if ways:
            hires = ways[0] != FROM_THERE
            fitting = [
                card_terms(table, seat, card, hires, modifier)
                for modifier in possible.card_modifiers(table, seat, card, hires)
            ]
            # What the dice can be does not depend on where a tradesman comes from.
            listed = [(found, groups(table, found)) for found in fitting]
            for source in ways:
                for found, every in listed:
                    yield from uses_of(table, card, source, found, every)


def uses_of(
    table: Table, card: int, source: Source, found: Terms, every: list[tuple[Die, ...]]
) -> Iterator[TroyesMove]:
    """Every use of a card with a tradesman from one place and one modifier."""
    seat, modifier, row = found.seat, found.modifier, ACTIVITIES[card]
    if row.may_use_fewer:
        hired = HIRES[card] if source != FROM_THERE else 0
        for dice in every:
            most = most_uses(table, seat, row, source, found.value(dice), price(found, dice) + hired)
            for uses in range(most, 0, -1):
                yield Use(seat, card, source, modifier, dice, uses)
    elif row.buildings:
        for dice in every:
            for building in row.buildings:
                yield Use(seat, card, source, modifier, dice, 0, building)
    else:
        for dice in every:
            yield Use(seat, card, source, modifier, dice)


def every_build(table: Table, seat: Seat) -> Iterator[TroyesMove]:
    for modifier in possible.builders(table, seat):
        for dice in possible.build_groups(table, seat, modifier):
            yield Build(seat, modifier, dice)


def every_fight(table: Table, seat: Seat) -> Iterator[TroyesMove]:
    for threat in table.queue:
        for modifier in possible.fighters(table, seat, threat.card):
            for dice in groups(table, event_terms(table, seat, threat.card, modifier)):
                yield Fight(seat, threat.card, modifier, dice)


def every_placing(table: Table, seat: Seat) -> Iterator[TroyesMove]:
    for building in range(3):
        for modifier in possible.placers(table, seat, building):
            found = place_terms(table, seat, building, modifier)
            for die in possible.placing_dice(table, seat, building, modifier):
                for source in possible.placing_sources(table, seat, building, found.worth(die)):
                    yield Place(seat, building, modifier, die, source)


def every_farm(table: Table, seat: Seat) -> Iterator[TroyesMove]:
    for modifier in possible.farmers(table, seat):
        for dice in groups(table, farm_terms(table, seat, modifier)):
            yield Farm(seat, modifier, dice)
