"""One legal move at random, without listing the others: a random way down the tree of `answers`."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.core.seats import Seat
from engine.troyes import possible
from engine.troyes.actions import (
    card_terms,
    event_terms,
    farm_terms,
    fits_cathedral,
    most_uses,
    place_terms,
    places_with,
)
from engine.troyes.cards import ACTIVITIES, HIRES, NO_CARD
from engine.troyes.citizens import can_enter, sources
from engine.troyes.countering import can_counter, next_dice, next_others
from engine.troyes.event_cards import EVENT_COLOURS
from engine.troyes.facts import FLIP, GROUP, NOBODY, REROLL, WHITE, YELLOW, Die
from engine.troyes.groups import Terms, in_order, kinds, modifiers, price, suits
from engine.troyes.influence import can_recruit, own_dice
from engine.troyes.moves import (
    FROM_SUPPLY,
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
from engine.troyes.state import COUNTERING, PLACEMENT, Table

Below: TypeAlias = Callable[[int], int]
"""`below(n)` draws a number from 0 to n - 1."""
Try: TypeAlias = Callable[[Table, Seat, Below], TroyesMove | None]
TRIES: Final = 3
"""How many groups are drawn before something else is tried."""
MUCH: Final = 1 << 60


def random_move(table: Table, seat: Seat, below: Below) -> TroyesMove:
    """Draws kinds of moves until one is possible; passing always is."""
    below = sparing(below)
    if table.pending:
        return Send(seat, table.queue[below(len(table.queue))].card)
    if table.phase == PLACEMENT:
        free = [space for space, owner in enumerate(table.spaces) if owner == NOBODY]
        return Settle(seat, free[below(len(free))])
    if table.phase == COUNTERING:
        spent = random_spending(table, seat, below) if below(3) == 0 else None
        return spent or random_counter(table, seat, below)
    ways = list(WAYS)
    while ways:
        way = ways.pop(below(len(ways)))
        move = way(table, seat, below)
        if move is not None:
            return move
    return Pass(seat)


def sparing(below: Below) -> Below:
    """The same, but many small numbers are taken out of one large draw."""
    left = 0

    def smaller(limit: int) -> int:
        nonlocal left
        if left < limit:
            left = below(MUCH)
        left, found = divmod(left, limit)
        return found

    return smaller


def random_counter(table: Table, seat: Seat, below: Below) -> TroyesMove:
    if not can_counter(table, seat):
        return Concede(seat)
    others: list[int] = []
    while (more := next_others(table, seat, others)) and below(2):
        others.append(more[below(len(more))])
    wanted = table.black[0] + sum(others)
    dice: list[Die] = []
    while following := next_dice(table, seat, wanted, dice):
        dice.append(following[below(len(following))])
    return Counter(seat, tuple(others), tuple(dice))


def random_spending(table: Table, seat: Seat, below: Below) -> TroyesMove | None:
    influence, way = table.influence[seat], below(3)
    if way == 0:
        return Recruit(seat) if can_recruit(table, seat) else None
    if influence < (REROLL if way == 1 else FLIP):
        return None
    own = own_dice(table, seat)
    if not own:
        return None
    if way == 1:
        return Reroll(seat, own[below(len(own))])
    return Flip(seat, drawn(table, own, 1 + below(GROUP), seat, below))


def drawn(table: Table, pool: list[Die], number: int, seat: Seat, below: Below) -> tuple[Die, ...]:
    """Up to so many dice of a pool of different ones, in order."""
    chosen: list[Die] = []
    for _ in range(number):
        die = pool[below(len(pool))]
        if table.dice[die] > chosen.count(die):
            chosen.append(die)
    return tuple(in_order(seat, chosen)) if len(chosen) > 1 else tuple(chosen)


def random_group(table: Table, found: Terms, below: Below, builds: bool = False) -> tuple[Die, ...] | None:
    """A group that suits, drawn blindly; None if a few draws find none."""
    pool = kinds(table, found) if found.budget >= 0 else []
    if not pool:
        return None
    for _ in range(TRIES):
        number = 1 if found.limit == 1 else 1 + below(GROUP)
        group = drawn(table, pool, number, found.seat, below)
        if suits(found, group) and (not builds or fits_cathedral(table, group, found.times)):
            return group
    return None


def random_modifier(table: Table, seat: Seat, asks: int, below: Below, any_colours: bool = False) -> int:
    found = modifiers(table, seat, asks, any_colours)
    return found[below(len(found))] if len(found) > 1 else found[0]


def random_source(table: Table, seat: Seat, card: int, below: Below) -> Source:
    """Where a tradesman for the card comes from; below 0 if there is no way."""
    row = ACTIVITIES[card]
    if table.influence[seat] < row.pays_influence:
        return NO_CARD
    if table.has_tradesman(seat, table.cards.index(card)):
        return FROM_THERE
    if table.deniers[seat] < HIRES[card]:
        return NO_CARD
    if table.supply[seat] and below(2):
        return FROM_SUPPLY
    ways = possible.card_sources(table, seat, card)
    return ways[below(len(ways))] if ways else NO_CARD


def random_use(table: Table, seat: Seat, below: Below) -> TroyesMove | None:
    cards = [card for card in table.cards if card >= 0]
    card = cards[below(len(cards))]
    row = ACTIVITIES[card]
    source = random_source(table, seat, card, below)
    if source < 0:
        return None
    hires = source != FROM_THERE
    modifier = random_modifier(table, seat, row.colour, below, row.any_colours)
    found = card_terms(table, seat, card, hires, modifier)
    dice = random_group(table, found, below)
    if dice is None:
        return None
    if row.may_use_fewer:
        spent = price(found, dice) + (HIRES[card] if hires else 0)
        most = most_uses(table, seat, row, source, found.value(dice), spent)
        return Use(seat, card, source, modifier, dice, 1 + below(most))
    buildings = row.buildings
    return Use(seat, card, source, modifier, dice, 0, buildings[below(len(buildings))] if buildings else -1)


def random_build(table: Table, seat: Seat, below: Below) -> TroyesMove | None:
    modifier = random_modifier(table, seat, WHITE, below)
    if not possible.may_build(modifier):
        return None
    dice = random_group(table, possible.build_terms(table, seat, modifier), below, builds=True)
    return None if dice is None else Build(seat, modifier, dice)


def random_fight(table: Table, seat: Seat, below: Below) -> TroyesMove | None:
    event = table.queue[below(len(table.queue))].card
    modifier = random_modifier(table, seat, EVENT_COLOURS[event], below)
    dice = random_group(table, event_terms(table, seat, event, modifier), below)
    return None if dice is None else Fight(seat, event, modifier, dice)


def random_placing(table: Table, seat: Seat, below: Below) -> TroyesMove | None:
    building = below(3)
    modifier = random_modifier(table, seat, building, below)
    if not places_with(modifier, building):
        return None
    found = place_terms(table, seat, building, modifier)
    dice = [die for die in kinds(table, found) if price(found, (die,)) <= found.budget]
    if not dice:
        return None
    ways = [FROM_SUPPLY] if table.supply[seat] and below(2) else sources(table, seat)
    if not ways:
        return None
    die, source = dice[below(len(dice))], ways[below(len(ways))]
    if can_enter(table, seat, building, found.worth(die), source):
        return Place(seat, building, modifier, die, source)
    return None


def random_farm(table: Table, seat: Seat, below: Below) -> TroyesMove | None:
    modifier = random_modifier(table, seat, YELLOW, below)
    dice = random_group(table, farm_terms(table, seat, modifier), below)
    return None if dice is None else Farm(seat, modifier, dice)


def random_pass(_table: Table, seat: Seat, below: Below) -> TroyesMove | None:
    """Seldom, so that games have a middle."""
    return Pass(seat) if below(4) == 0 else None


WAYS: Final[tuple[Try, ...]] = (
    random_use,
    random_use,
    random_build,
    random_fight,
    random_placing,
    random_farm,
    random_spending,
    random_pass,
)
