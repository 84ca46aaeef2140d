"""Groups of dice: which ones an action may use, what they are worth and what they cost."""

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Final, TypeAlias

from engine.core.errors import IllegalMove
from engine.core.seats import Seat
from engine.troyes.cards import CARD_KEYS, MODIFIERS, NO_CARD
from engine.troyes.events import Bought, UsedDice
from engine.troyes.facts import (
    COLOUR_NAMES,
    COLOURS,
    DICE,
    DISTRICTS,
    GROUP,
    NEUTRAL,
    PRICES,
    Colour,
    Die,
    Owner,
    colour_of,
    die_of,
    district_of,
)
from engine.troyes.moves import DIE_WORDS, modifier_word
from engine.troyes.play import Play, need
from engine.troyes.state import TablePart
from engine.troyes.terms import VALUES, Terms

Below: TypeAlias = Callable[[int], int]
"""`below(n)` draws a number from 0 to n - 1."""
TRIES: Final = 3
"""How many groups are drawn before something else is tried."""
COLOURS_OF: Final = tuple(colour_of(die) for die in range(DICE))
DISTRICTS_OF: Final = tuple(district_of(die) for die in range(DICE))


def _order(seat: Seat, colours: Sequence[Colour]) -> tuple[Die, ...]:
    districts = (seat, *(other for other in range(DISTRICTS) if other != seat))
    return tuple(
        die_of(district, colour, value) for district in districts for colour in colours for value in range(6, 0, -1)
    )


ORDERS: Final = tuple(tuple(_order(seat, (colour,)) for colour in COLOURS) for seat in range(NEUTRAL))
"""By seat and colour: all dice in the order in which they are written."""
ONLY: Final = tuple((colour,) for colour in COLOURS)
"""By colour: that colour alone."""
WHOLE_ORDERS: Final = tuple(_order(seat, COLOURS) for seat in range(NEUTRAL))
PLAIN_ROWS: Final = tuple(
    tuple((die, VALUES[die], int(DISTRICTS_OF[die] != seat)) for die in range(DICE)) for seat in range(NEUTRAL)
)
"""By seat and die: the die, its worth without a modifier, and 1 if it has to be bought."""
RANKS: Final = tuple(tuple(order.index(die) for die in range(DICE)) for order in WHOLE_ORDERS)
"""By seat and die: its place among all dice in that order."""


def terms(
    table: TablePart,
    seat: Seat,
    asks: Colour,
    modifier: int,
    least: int,
    budget: int,
    any_colours: bool = False,
    limit: int = GROUP,
) -> Terms:
    """The terms of an action that asks for dice of one colour; `modifier` must fit it."""
    if modifier == NO_CARD:
        return Terms(seat, COLOURS if any_colours else ONLY[asks], least, budget, NO_CARD, limit)
    card = MODIFIERS[modifier]
    assert card is not None
    colours = card.takes or (card.acts if any_colours else ONLY[asks])
    limit = 1 if card.one_die else limit
    return Terms(
        seat,
        colours,
        least,
        budget,
        modifier,
        limit,
        card.times,
        card.plus_each,
        card.plus_group,
        card.sets_to,
        card.free_dice(table.seats),
    )


def modifiers(table: TablePart, seat: Seat, asks: Colour, any_colours: bool = False) -> list[int]:
    """No modifier, and every card with a cube of the seat that fits dice of this colour."""
    found = [NO_CARD]
    for card in compress(table.cards, table.cubes_of(seat)):
        modifier = MODIFIERS[card]
        if modifier is not None and (any_colours or asks in modifier.acts):
            found.append(card)
    return found


def kinds(table: TablePart, found: Terms) -> list[Die]:
    """The different dice that the terms allow, in order."""
    dice, seat, colours = table.dice, found.seat, found.colours
    order = ORDERS[seat][colours[0]] if len(colours) == 1 else WHOLE_ORDERS[seat]
    return [die for die in order if dice[die]]


def price(found: Terms, dice: Sequence[Die]) -> int:
    """What the bought dice cost together."""
    seat, bought = found.seat, 0
    for die in dice:
        if DISTRICTS_OF[die] != seat:
            bought += 1
    if bought and found.free:
        others = [DISTRICTS_OF[die] for die in dice if DISTRICTS_OF[die] != seat]
        bought = sum(max(0, others.count(each) - found.free) for each in set(others))
    return bought * PRICES[len(dice)]


def suits(found: Terms, dice: Sequence[Die]) -> bool:
    """Whether a group of available dice reaches the value and can be paid for."""
    if found.modifier != NO_CARD:
        return found.value(dice) >= found.need and price(found, dice) <= found.budget
    seat, total, bought = found.seat, 0, 0
    for die in dice:
        total += VALUES[die]
        if DISTRICTS_OF[die] != seat:
            bought += 1
    return total >= found.need and bought * PRICES[len(dice)] <= found.budget


def groups(table: TablePart, found: Terms) -> list[tuple[Die, ...]]:
    """Every group that suits, each once; longer ones before those that they begin with."""
    pool = kinds(table, found) if found.budget >= 0 else []
    if found.limit == 1:
        return [(die,) for die in pool if suits(found, (die,))]
    if found.free:
        return [group for group in choices(table, pool) if suits(found, group)]
    return usual_groups(table, found, pool)


def choices(table: TablePart, pool: list[Die]) -> list[tuple[Die, ...]]:
    """Every choice of one to three dice of a pool; longer ones before those that they begin with."""
    dice = table.dice
    every: list[tuple[Die, ...]] = []
    for first, one in enumerate(pool):
        for second in range(first if dice[one] > 1 else first + 1, len(pool)):
            two = pool[second]
            left = dice[two] - 1 - (one == two)
            every += [(one, two, three) for three in pool[second if left else second + 1 :]]
            every.append((one, two))
        every.append((one,))
    return every


def usual_groups(table: TablePart, found: Terms, pool: list[Die]) -> list[tuple[Die, ...]]:
    """Those of `choices` that suit, where no die is free: worth and price grow die by die, and are not added up anew."""
    dice, needs, budget = table.dice, found.need - found.plus_group, found.budget
    most_of_one, most_of_two, most_of_three = budget // PRICES[1], budget // PRICES[2], budget // PRICES[3]
    rows = [PLAIN_ROWS[found.seat][die] for die in pool]
    if found.modifier != NO_CARD:
        rows = [(die, found.worth(die), bought) for die, _, bought in rows]
    every: list[tuple[Die, ...]] = []
    for first, (one, worth, bought) in enumerate(rows):
        for second in range(first if dice[one] > 1 else first + 1, len(rows)):
            two, more, also = rows[second]
            left = dice[two] - 1 - (one == two)
            lacks, buys = needs - worth - more, most_of_three - bought - also
            if buys >= 0:
                thirds = rows[second if left else second + 1 :]
                every += [(one, two, three) for three, last, price in thirds if last >= lacks and price <= buys]
            if lacks <= 0 and bought + also <= most_of_two:
                every.append((one, two))
        if worth >= needs and bought <= most_of_one:
            every.append((one,))
    return every


def any_group(table: TablePart, found: Terms) -> bool:
    """Whether any group suits; a single die that does is found quickly."""
    pool = kinds(table, found) if found.budget >= 0 else []
    for die in pool:
        if found.worth(die) + found.plus_group >= found.need and (
            DISTRICTS_OF[die] == found.seat or found.budget >= PRICES[1] or found.free
        ):
            return True
    return bool(pool) and found.limit > 1 and bool(groups(table, found))


def drawn(table: TablePart, pool: list[Die], number: int, below: Below) -> tuple[Die, ...]:
    """Up to so many dice of a pool of different ones, in the order of the pool."""
    dice, most = table.dice, len(pool)
    place = below(most)
    if number == 1:
        return (pool[place],)
    places = [place]
    for _ in range(1, number):
        place = below(most)
        if place not in places or dice[pool[place]] > places.count(place):
            places.append(place)
    places.sort()
    return tuple([pool[place] for place in places])


def random_group(
    table: TablePart, found: Terms, below: Below, fits: Callable[[tuple[Die, ...]], bool] | None = None
) -> tuple[Die, ...] | None:
    """A group that suits, drawn blindly; None if a few draws find none."""
    pool = kinds(table, found) if found.budget >= 0 else []
    if not pool:
        return None
    for _ in range(TRIES):
        number = 1 if found.limit == 1 else 1 + below(GROUP)
        group = drawn(table, pool, number, below)
        if suits(found, group) and (fits is None or fits(group)):
            return group
    return None


def random_modifier(table: TablePart, seat: Seat, asks: Colour, below: Below, any_colours: bool = False) -> int:
    if any(table.cubes_of(seat)):
        found = modifiers(table, seat, asks, any_colours)
        if len(found) > 1:
            return found[below(len(found))]
    return NO_CARD


def check_group(
    table: TablePart,
    seat: Seat,
    asks: Colour,
    modifier: int,
    dice: tuple[Die, ...],
    least: int,
    budget: int,
    any_colours: bool = False,
    limit: int = GROUP,
) -> int:
    """Raises unless these dice are a group that suits the terms of an action, see `terms`. Gives its value."""
    if modifier == NO_CARD and 1 <= len(dice) <= limit:
        counts, ranks, last, value, bought = table.dice, RANKS[seat], -1, 0, 0
        for die in dice:
            rank = ranks[die]
            if rank < last or counts[die] < (1 if rank > last else dice.count(die)):
                break
            if COLOURS_OF[die] != asks and not any_colours:
                break
            last = rank
            value += VALUES[die]
            if DISTRICTS_OF[die] != seat:
                bought += 1
        else:
            if value >= least and bought * PRICES[len(dice)] <= budget:
                return value
    check_modifier(table, seat, modifier, asks, any_colours)
    found = terms(table, seat, asks, modifier, least, budget, any_colours, limit)
    check_terms(table, found, dice)
    return found.value(dice)


def check_terms(table: TablePart, found: Terms, dice: Sequence[Die]) -> None:
    """Raises unless these dice are a group that suits."""
    if not 1 <= len(dice) <= found.limit:
        raise IllegalMove("wrong_number_of_dice", number=len(dice), most=found.limit)
    words = DIE_WORDS[found.seat]
    for die in dice:
        if COLOURS_OF[die] not in found.colours:
            raise IllegalMove("wrong_dice", die=words[die], colours=" ".join(COLOUR_NAMES[c] for c in found.colours))
        if table.dice[die] < dice.count(die):
            raise IllegalMove("no_such_dice", die=words[die])
    if list(dice) != in_order(found.seat, dice):
        raise IllegalMove("dice_out_of_order")
    if not suits(found, dice):
        need(found.budget, price(found, dice), "deniers")
        need(found.value(dice), found.need, "value")


def in_order(seat: Seat, dice: Sequence[Die]) -> list[Die]:
    """The dice as they are written."""
    return sorted(dice, key=RANKS[seat].__getitem__)


def check_modifier(table: TablePart, seat: Seat, modifier: int, asks: Colour, any_colours: bool = False) -> None:
    """Raises unless the seat has a cube on the card and it fits dice of this colour."""
    if modifier == NO_CARD:
        return
    card = MODIFIERS[modifier]
    if card is None or not (any_colours or asks in card.acts):
        raise IllegalMove("modifier_does_not_fit", modifier=modifier_word(modifier))
    if modifier not in table.cards or not table.cubes_on(table.cards.index(modifier), seat):
        raise IllegalMove("no_cube", card=CARD_KEYS[modifier])


def use_up(play: Play, seat: Seat, modifier: int, dice: tuple[Die, ...]) -> int:
    """The group leaves the square, its sellers are paid, the modifier's cube goes back. Gives the group's value."""
    table, events = play.table, play.events
    counts, stock, value, free = table.dice, table.deniers, 0, 0
    for die in dice:
        counts[die] -= 1
        value += VALUES[die]
    if modifier != NO_CARD:
        table.add_cubes(table.cards.index(modifier), seat, -1)
        card = MODIFIERS[modifier]
        assert card is not None
        value, free = card.value(value, len(dice)), card.free_dice(table.seats)
    events.append(UsedDice(table.round, seat, dice, modifier, value))
    cost = PRICES[len(dice)]
    taken: list[Owner] = []
    for die in dice:
        owner, deniers = DISTRICTS_OF[die], cost
        if owner == seat:
            continue
        if free:
            taken.append(owner)
            deniers = 0 if taken.count(owner) <= free else cost
        stock[seat] -= deniers
        if owner != NEUTRAL:
            # For a neutral one the bank gets it.
            stock[owner] += deniers
        events.append(Bought(table.round, seat, owner, die, deniers))
    return value
