"""A pick: the die, what it costs, what it may be changed to, what it may be used for."""

from typing import Final

from engine.core.errors import IllegalMove, UnclearMove
from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes_dice.buildings import ROW_NUMBERS
from engine.troyes_dice.calendar import payments
from engine.troyes_dice.chain import Chain
from engine.troyes_dice.dues import RESOURCE
from engine.troyes_dice.events import Compensated, Used
from engine.troyes_dice.facts import (
    COLOUR_LETTERS,
    COLOURS,
    RESOURCE_CITIZENS,
    RESOURCE_LETTERS,
    RESOURCES_PER_TRACK,
    SLOT_COSTS,
    Payment,
)
from engine.troyes_dice.foresight import use_is_quiet
from engine.troyes_dice.moves import Pick
from engine.troyes_dice.state import Die, HalfDay, Sheet
from engine.troyes_dice.tiles import FREE, SIDES
from engine.troyes_dice.using import actions_on, change_to, column_of

RESOURCES: Final = ("influence", "deniers", "knowledge")
COMPENSATION: Final = "compensation"
ACTIONS: Final = ("gain", *ROW_NUMBERS, COMPENSATION)


def payment_name(payment: Payment) -> str:
    return "".join(letter * number for letter, number in zip(RESOURCE_LETTERS, payment, strict=True)) or "free"


PAYMENTS: Final[dict[str, Payment]] = {
    payment_name(way): way
    for slot in range(1, len(SLOT_COSTS) + 1)
    for tile in range(len(SIDES))
    for way in payments(slot, tile)
}
"""Every payment that any slot and tile may ask for, by its name."""
PAYMENT_NAMES: Final[dict[Payment, str]] = {payment: name for name, payment in PAYMENTS.items()}
_NEXT_IS_CITIZEN: Final = tuple(circled + 1 in RESOURCE_CITIZENS for circled in range(RESOURCES_PER_TRACK + 1))
COMPENSATED: Final = (1, 1, 1)
"""What who can buy no die gains instead, by colour."""
ONE_OF_EACH: Final = tuple((RESOURCE, colour, COMPENSATED[colour], "compensation") for colour in COLOURS)


def affords(sheet: Sheet, die: Die) -> bool:
    """Whether the die can be paid for in some way."""
    circled, spent = sheet.circled, sheet.spent
    for influence, deniers, knowledge in die.payments:
        if (
            influence <= circled[0] - spent[0]
            and deniers <= circled[1] - spent[1]
            and knowledge <= circled[2] - spent[2]
        ):
            return True
    return False


def is_free_for_all(half_day: HalfDay) -> bool:
    """Whether the first die costs nothing, so that everybody can buy one; the usual case, and quick to see."""
    first = half_day.dice[0]
    return first.is_available and first.payments[0] == FREE


def affords_any(sheet: Sheet, half_day: HalfDay) -> bool:
    """Whether some die can be bought; if none can, the owner of the sheet is compensated instead."""
    for die in half_day.dice:  # noqa: SIM110 (a generator would cost more than all the rest, and this is asked all the time)
        if die.is_available and affords(sheet, die):
            return True
    return False


def cost_of(die: Die, pick: Pick) -> Payment:
    """Everything that a pick costs: the die, a new value, a new colour. Raises where a rule forbids a part of it."""
    payment = PAYMENTS.get(pick.payment)
    change = change_to(die, pick.colour, pick.value)
    if payment is None or payment not in die.payments or change is None:
        raise refused_price(die, pick)
    return payment[0] + change[2], payment[1], payment[2] + change[3]


def refused_price(die: Die, pick: Pick) -> IllegalMove:
    """Why this die can't be paid for or changed like this, however much its user has."""
    if PAYMENTS.get(pick.payment) not in die.payments:
        offered = " ".join(PAYMENT_NAMES[way] for way in die.payments)
        return IllegalMove("wrong_payment", slot=pick.slot, payment=pick.payment, offered=offered)
    if pick.value != die.value:
        if not 1 <= pick.value <= 6:
            return IllegalMove("value_out_of_range", value=pick.value)
        if not SIDES[die.tile].steps:
            return IllegalMove("no_influence_here", slot=pick.slot)
    return IllegalMove("no_knowledge_here", slot=pick.slot)


def chosen_die(half_day: HalfDay, slot: int) -> Die:
    if not 1 <= slot <= len(half_day.dice):
        raise IllegalMove("no_such_die", slot=slot)
    die = half_day.dice[slot - 1]
    if not die.is_available:
        raise IllegalMove("die_destroyed", slot=slot)
    return die


def check_stock(sheet: Sheet, cost: Payment) -> None:
    """Raises unless the stock before the action pays for all of it (ruling 8)."""
    circled, spent = sheet.circled, sheet.spent
    if cost[0] > circled[0] - spent[0] or cost[1] > circled[1] - spent[1] or cost[2] > circled[2] - spent[2]:
        raise refused_cost(sheet, cost)


def refused_cost(sheet: Sheet, cost: Payment) -> IllegalMove:
    """What is missing."""
    short = next(colour for colour in COLOURS if cost[colour] > sheet.stock(colour))
    needs, has = cost[short], sheet.stock(short)
    return IllegalMove("cannot_afford", resource=RESOURCES[short], needs=needs, has=has, missing=needs - has)


def check_action(sheet: Sheet, die: Die, columns: tuple[int, ...], pick: Pick) -> None:
    """Raises unless the die, as it was changed, may be used like this."""
    if pick.action == "gain":
        return
    if pick.action not in actions_on(sheet, die.tile, pick.colour, column_of(columns, pick.value)):
        raise refused_building(sheet, die, columns, pick)


def refused_building(sheet: Sheet, die: Die, columns: tuple[int, ...], pick: Pick) -> IllegalMove:
    """Why the die may not build what the pick says."""
    if not pick.value:
        return IllegalMove("value_zero", action=pick.action)
    row = ROW_NUMBERS[pick.action]
    if row // 2 != pick.colour:
        letters, price = COLOUR_LETTERS, SIDES[die.tile].colour_price
        details = {"colour": letters[pick.colour], "needs": letters[row // 2], "price": price}
        return IllegalMove("wrong_colour", action=pick.action, **details)
    if SIDES[die.tile].forbids_prestige and not row % 2:
        return IllegalMove("no_prestige_here", slot=pick.slot)
    if sheet.has(row, columns.index(pick.value)):
        return IllegalMove("already_built", action=pick.action, value=pick.value)
    return IllegalMove("crossed_out", action=pick.action, value=pick.value, colour=COLOUR_LETTERS[pick.colour])


def begin(
    sheet: Sheet, half_day: HalfDay, columns: tuple[int, ...], pick: Pick, events: list[Event] | None = None
) -> Chain:
    """Checks and pays for the pick and carries out its action on a copy of the sheet, up to the first choice."""
    if pick.action == COMPENSATION:
        return compensate(sheet, half_day, columns, pick, events)
    die = chosen_die(half_day, pick.slot)
    cost = cost_of(die, pick)
    check_stock(sheet, cost)
    check_action(sheet, die, columns, pick)
    return paid_for(sheet, half_day, columns, pick, cost, events)


def paid_for(
    sheet: Sheet, half_day: HalfDay, columns: tuple[int, ...], pick: Pick, cost: Payment, events: list[Event] | None
) -> Chain:
    """Pays for a pick that can be made, and carries out its action on a copy of the sheet, up to the first choice."""
    sheet = sheet.copy()
    spent = sheet.spent
    spent[0] += cost[0]
    spent[1] += cost[1]
    spent[2] += cost[2]
    if events is not None:
        events.append(Used(half_day.number, pick.seat, pick.slot, pick.colour, pick.value, pick.action, cost))
    chain = Chain(pick.seat, sheet, half_day, columns, events)
    if pick.action == "gain":
        chain.circle(pick.colour, pick.value, "action")
    else:
        tile = half_day.dice[pick.slot - 1].tile
        chain.build(ROW_NUMBERS[pick.action], columns.index(pick.value), "", tile)
    chain.settle()
    return chain


def compensation(seat: Seat, choices: tuple[str, ...] = ()) -> Pick:
    """The pick of a seat that can buy no die. It is made for the seat unless the resources set off a bonus to choose."""
    return Pick(seat, 0, "free", 0, 0, COMPENSATION, choices)


def compensate(
    sheet: Sheet, half_day: HalfDay, columns: tuple[int, ...], pick: Pick, events: list[Event] | None
) -> Chain:
    """One of each resource instead of an action, only for somebody who can buy no die at all."""
    if affords_any(sheet, half_day):
        raise IllegalMove("die_affordable")
    if pick != compensation(pick.seat, pick.choices):
        raise IllegalMove("no_such_die", slot=pick.slot)
    if events is not None:
        events.append(Compensated(half_day.number, pick.seat))
    chain = Chain(pick.seat, sheet.copy(), half_day, columns, events)
    chain.due += ONE_OF_EACH
    chain.settle()
    return chain


def must_decide(seat: Seat, sheet: Sheet, half_day: HalfDay, columns: tuple[int, ...]) -> bool:
    """Whether this seat has anything to choose: a die, or what its compensation sets off."""
    if is_free_for_all(half_day) or affords_any(sheet, half_day):
        return True
    circled = sheet.circled
    if not (_NEXT_IS_CITIZEN[circled[0]] or _NEXT_IS_CITIZEN[circled[1]] or _NEXT_IS_CITIZEN[circled[2]]):
        return False
    return bool(compensate(sheet, half_day, columns, compensation(seat), None).asks)


def check_pick(sheet: Sheet, half_day: HalfDay, columns: tuple[int, ...], pick: Pick) -> None:
    """Raises where `carry_out` would. What surely asks for no choice is not carried out to know it."""
    if not pick.choices and pick.action != COMPENSATION:
        die = chosen_die(half_day, pick.slot)
        check_stock(sheet, cost_of(die, pick))
        check_action(sheet, die, columns, pick)
        if use_is_quiet(sheet, half_day, die.tile, columns, pick.colour, pick.value, pick.action):
            return
    carry_out(sheet, half_day, columns, pick)


def carry_out(
    sheet: Sheet, half_day: HalfDay, columns: tuple[int, ...], pick: Pick, events: list[Event] | None = None
) -> Sheet:
    """The sheet after the whole pick. Raises where a rule forbids it or a choice is missing."""
    chain = begin(sheet, half_day, columns, pick, events)
    choices = pick.choices
    for place in range(0, len(choices), 2):
        chain.choose(choices[place], choices[place + 1])
    if chain.asks:
        raise UnclearMove("unfinished", asked=chain.asks, offered=" ".join(chain.sources()))
    return chain.sheet


def carry_out_checked(
    sheet: Sheet, half_day: HalfDay, columns: tuple[int, ...], pick: Pick, events: list[Event] | None
) -> Sheet:
    """The same for a pick of a die that is known to be legal."""
    cost = cost_of(half_day.dice[pick.slot - 1], pick)
    chain = paid_for(sheet, half_day, columns, pick, cost, events)
    choices = pick.choices
    for place in range(0, len(choices), 2):
        chain.take(choices[place], choices[place + 1])
    return chain.sheet
