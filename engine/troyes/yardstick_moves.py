"""The moves that `steady_1` looks at: of many ways to reach the same result, the cheapest. It changes with the rules only."""

from collections.abc import Iterator

from engine.core.seats import Seat
from engine.troyes.action_table import BY_WORD
from engine.troyes.actions.counter import STRENGTHS, every_others, spare_strength, thrifty_defences
from engine.troyes.actions.farm import farm_terms, farmers
from engine.troyes.actions.fight import event_terms, fighters, numbers
from engine.troyes.actions.influence import can_recruit, own_dice
from engine.troyes.actions.place import place_terms, placers, placing_dice, placing_sources
from engine.troyes.actions.use import card_modifiers, card_sources, card_terms, most_uses
from engine.troyes.event_cards import EVENT_DIVISORS
from engine.troyes.facts import FARM_DIVISOR, FLIP, GROUP, REROLL, Die
from engine.troyes.groups import DISTRICTS_OF, groups, in_order, price
from engine.troyes.listing import every_move
from engine.troyes.moves import (
    FROM_CARD,
    FROM_LYING,
    FROM_THERE,
    Concede,
    Counter,
    Farm,
    Fight,
    Flip,
    Pass,
    Place,
    Recruit,
    Reroll,
    Source,
    TroyesMove,
    Use,
)
from engine.troyes.state import COUNTERING, PLACEMENT, TablePart
from engine.troyes.terms import VALUES, Terms

DENIER = 0.25
OWN_DIE = 0.3
OWN_PIP = 0.17
"""What a group costs: the deniers for bought dice, and what own dice could have done instead."""
FEW_SOURCES = 3
FEW_DEFENCES = 4
MANY_DEFENCES = 300
MANY_OTHERS = 12


def promising(table: TablePart, seat: Seat) -> Iterator[TroyesMove]:
    if table.pending or table.phase == PLACEMENT:
        yield from every_move(table, seat)
    elif table.phase == COUNTERING:
        yield from promising_counters(table, seat)
        yield from promising_spending(table, seat)
    else:
        yield from promising_uses(table, seat)
        yield from BY_WORD["build"].every(table, seat)
        yield from promising_fights(table, seat)
        yield from promising_placing(table, seat)
        yield from promising_farms(table, seat)
        yield Pass(seat)
        yield from promising_spending(table, seat)


def cost(found: Terms, dice: tuple[Die, ...]) -> float:
    own = [die for die in dice if DISTRICTS_OF[die] == found.seat]
    return DENIER * price(found, dice) + sum(OWN_DIE + OWN_PIP * VALUES[die] for die in own)


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


def promising_uses(table: TablePart, seat: Seat) -> Iterator[TroyesMove]:
    for card in table.cards:
        ways = card_sources(table, seat, card) if card >= 0 else []
        if ways:
            hires = ways[0] != FROM_THERE
            for modifier in card_modifiers(table, seat, card, hires):
                found = card_terms(table, seat, card, hires, modifier)
                for dice in cheapest(table, found, table.activity(card).divisor.value, 99):
                    for source in fewer(ways):
                        yield from full_uses(table, card, source, found, dice)


def full_uses(table: TablePart, card: int, source: Source, found: Terms, dice: tuple[Die, ...]) -> Iterator[TroyesMove]:
    """All uses that the dice give; a single one too where each use costs something."""
    seat, modifier, row = found.seat, found.modifier, table.activity(card)
    if row.may_use_fewer:
        spent = price(found, dice) + (row.hire.value if source != FROM_THERE else 0)
        most = most_uses(table, seat, row, source, found.value(dice), spent)
        for uses in range(most, max(0, most - 3), -1):
            yield Use(seat, card, source, modifier, dice, uses)
    elif row.buildings:
        building = max(row.buildings, key=lambda each: table.standing(seat, each))
        yield Use(seat, card, source, modifier, dice, 0, building)
    else:
        yield Use(seat, card, source, modifier, dice)


def promising_fights(table: TablePart, seat: Seat) -> Iterator[TroyesMove]:
    for threat in table.queue:
        for modifier in fighters(table, seat, threat.card):
            found = event_terms(table, seat, threat.card, modifier)
            for dice in cheapest(table, found, EVENT_DIVISORS[threat.card], threat.free):
                yield Fight(seat, threat.card, modifier, dice, numbers(table, threat.card, found, dice)[0])


def promising_placing(table: TablePart, seat: Seat) -> Iterator[TroyesMove]:
    for building in range(3):
        for modifier in placers(table, seat, building):
            found = place_terms(table, seat, building, modifier)
            for die in placing_dice(table, seat, building, modifier):
                for source in fewer(placing_sources(table, seat, building, found.worth(die))):
                    yield Place(seat, building, modifier, die, source)


def promising_farms(table: TablePart, seat: Seat) -> Iterator[TroyesMove]:
    for modifier in farmers(table, seat):
        for dice in cheapest(table, farm_terms(table, seat, modifier), FARM_DIVISOR, 99):
            yield Farm(seat, modifier, dice)


def promising_counters(table: TablePart, seat: Seat) -> Iterator[TroyesMove]:
    """Few ways for each choice of black dice: those that give up least."""
    spare = spare_strength(table, seat)
    if spare < 0:
        yield Concede(seat)
        return
    for others in every_others(table, spare)[-MANY_OTHERS:]:
        ways = thrifty_defences(table, seat, table.black[0] + sum(others), MANY_DEFENCES)
        ways.sort(key=lambda dice: sum(OWN_DIE + OWN_PIP * VALUES[die] for die in dice))
        for dice in ways[:FEW_DEFENCES]:
            yield Counter(seat, others, dice, not table.is_first_edition)


def promising_spending(table: TablePart, seat: Seat) -> Iterator[TroyesMove]:
    """Low dice are rolled again or turned over."""
    own = sorted(own_dice(table, seat), key=lambda die: (VALUES[die], -STRENGTHS[die]))
    if own and table.influence[seat] >= REROLL:
        yield Reroll(seat, own[0])
    if can_recruit(table, seat):
        yield Recruit(seat)
    low = [die for die in own for _ in range(table.dice[die]) if VALUES[die] <= GROUP][:GROUP]
    if low and table.influence[seat] >= FLIP:
        yield Flip(seat, tuple(in_order(seat, low)))
