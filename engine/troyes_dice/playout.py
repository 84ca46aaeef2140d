"""A move at random, and playing on at random to the end: quick, since nothing is listed that is not chosen."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from operator import le
from typing import Final, TypeAlias

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes_dice.asking import position
from engine.troyes_dice.attacking import Attack, attacks_of, suffer
from engine.troyes_dice.buildings import ROW_NUMBERS
from engine.troyes_dice.chain import Chain
from engine.troyes_dice.facts import COLOURS, HALF_DAYS, RESOURCES_PER_TRACK, Payment
from engine.troyes_dice.foresight import use_is_quiet
from engine.troyes_dice.listing import Uses
from engine.troyes_dice.moves import DiceMove, Number, Pick
from engine.troyes_dice.numbering import next_values
from engine.troyes_dice.picking import ONE_OF_EACH, PAYMENT_NAMES, begin, carry_out, compensation
from engine.troyes_dice.progress import number, with_table
from engine.troyes_dice.state import Die, HalfDay, Hand, Sheet, State, TablePart, View
from engine.troyes_dice.using import Change, actions_on, changes_within, column_of

Below: TypeAlias = Callable[[int], int]
"""`below(n)` draws a number from 0 to n - 1."""
Offer: TypeAlias = tuple[int, Payment]
"""The place of a die and a way to pay for it."""
Offers: TypeAlias = tuple[tuple[Offer, ...], ...]
"""What can be bought, by purse: its number has two bits for each resource."""
ENOUGH: Final = 3
"""So much of each resource pays for any die."""
_IN_PURSE: Final = tuple(min(number, ENOUGH) for number in range(RESOURCES_PER_TRACK + 1))
"""By the stock of a resource, how much of it a purse holds."""
Day: TypeAlias = tuple[HalfDay, list[Attack], Offers]
"""A half day, its attacks, and what can be bought in it: the same for every seat."""
Deed: TypeAlias = tuple[Die, Payment, Change, str]
"""A die, its payment, what it was changed to, the action."""


def random_move(view: View, below: Below) -> DiceMove:
    """A random way through the tree of `answers`, without looking at the other ways."""
    if view.table.columns:
        return random_pick(view.seat or 0, *position(view), below)
    return random_numbering(view.table, below)


def random_numbering(table: TablePart, below: Below) -> Number:
    path: Path = ("columns",)
    while values := next_values(table, path):
        path = (*path, values[below(len(values))])
    return Number(table.crier, tuple(map(int, path[1:])))


def random_pick(seat: Seat, sheet: Sheet, today: HalfDay, columns: tuple[int, ...], below: Below) -> Pick:
    deed = random_deed(sheet, today, offered(today), columns, below)
    if deed is None:
        return compensation(seat, random_choices(begin(sheet, today, columns, compensation(seat)), below))
    die, way, (colour, value, _, _), action = deed
    choices: tuple[str, ...] = ()
    if not use_is_quiet(sheet, today, die.tile, columns, colour, value, action):
        tried = Uses(seat, sheet, today, columns).tried(die.tile, colour, value, action)
        choices = random_choices(tried, below)
    return Pick(seat, die.slot, PAYMENT_NAMES[way], colour, value, action, choices)


def offered(today: HalfDay) -> Offers:
    """What can be bought today."""
    return bought(tuple([die.payments if die.is_available else () for die in today.dice]))


@lru_cache(maxsize=200)
def bought(ways: tuple[tuple[Payment, ...], ...]) -> Offers:
    """What each purse buys of dice that can be paid for in these ways."""
    offers = [(place, way) for place, payments in enumerate(ways) for way in payments]
    purses = product(range(ENOUGH + 1), repeat=len(COLOURS))
    return tuple(tuple(offer for offer in offers if all(map(le, offer[1], purse))) for purse in purses)


def random_deed(sheet: Sheet, today: HalfDay, offers: Offers, columns: tuple[int, ...], below: Below) -> Deed | None:
    """Something that can be done with a die that is offered; None if none can be bought."""
    circled, spent = sheet.circled, sheet.spent
    i, d, k = circled[0] - spent[0], circled[1] - spent[1], circled[2] - spent[2]
    affordable = offers[_IN_PURSE[i] << 4 | _IN_PURSE[d] << 2 | _IN_PURSE[k]]
    if not affordable:
        return None
    place, way = affordable[below(len(affordable))]
    die = today.dice[place]
    changes = changes_within(die, i - way[0], k - way[2])
    # One draw for both choices: there are one, two or three actions, and six divides by each.
    drawn = below(len(changes) * 6)
    change = changes[drawn // 6]
    actions = actions_on(sheet, die.tile, change[0], column_of(columns, change[1]))
    return die, way, change, actions[drawn % 6 % len(actions)]


def random_choices(chain: Chain, below: Below) -> tuple[str, ...]:
    """Goes on to the end of the chain, choosing at random."""
    choices: list[str] = []
    while chain.asks:
        sources = chain.sources()
        source = sources[below(len(sources))]
        targets = chain.targets(source)
        target = targets[below(len(targets))]
        chain.take(source, target)
        choices += (source, target)
    return tuple(choices)


# To the end


def playout(state: State, below: Below) -> tuple[State, int]:
    """The state after all have played on at random, and how many moves that took. Nobody interacts: seat after seat."""
    moves = 0
    if not state.table.columns:
        state, moves = number(state, random_numbering(state.table, below), None), 1
    table, calendar = state.table, state.secret.calendar
    days = [(today, attacks_of(today, table.columns), offered(today)) for today in calendar]
    hands: list[Hand] = []
    for seat, hand in enumerate(state.hands):
        sheet, made = played_out(seat, hand, days[table.finished[seat] :], table.columns, below)
        hands.append(Hand(sheet))
        moves += made
    return State(with_table(table, table.columns, (HALF_DAYS,) * table.seats), tuple(hands), state.secret), moves


def played_out(seat: Seat, hand: Hand, days: list[Day], columns: tuple[int, ...], below: Below) -> tuple[Sheet, int]:
    """The sheet at the end, and how many moves led there, through these days; the attacks of the first are over."""
    if not days:
        return hand.sheet, 0
    today, _, offers = days[0]
    sheet = hand.sheet.copy() if hand.pick is None else carry_out(hand.sheet, today, columns, hand.pick)
    chain = Chain(seat, sheet, today, columns, None)
    moves = act(chain, offers, below) if hand.pick is None else 0
    for today, attacks, offers in days[1:]:
        suffer(sheet, attacks)
        chain.half_day = today
        moves += act(chain, offers, below)
    return sheet, moves


def act(chain: Chain, offers: Offers, below: Below) -> int:
    """One action at random, on the sheet of the chain. Returns 1 if it was a move, 0 for a compensation without a choice."""
    sheet = chain.sheet
    deed = random_deed(sheet, chain.half_day, offers, chain.columns, below)
    if deed is None:
        chain.due += ONE_OF_EACH
    else:
        die, way, (colour, value, influence, knowledge), action = deed
        spent = sheet.spent
        spent[0] += way[0] + influence
        spent[1] += way[1]
        spent[2] += way[2] + knowledge
        if action == "gain":
            chain.circle(colour, value, "action")
        else:
            chain.build(ROW_NUMBERS[action], chain.columns.index(value), "", die.tile)
    chain.settle()
    if chain.asks:
        random_choices(chain, below)
        return 1
    return 0 if deed is None else 1
