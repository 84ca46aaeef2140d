"""What influence buys before an action or before countering: a re-roll, a citizen, dice turned over."""

from itertools import compress
from typing import Final

from engine.core.errors import IllegalMove
from engine.core.seats import Seat
from engine.troyes.events import Flipped, Recruited, Rerolled
from engine.troyes.facts import FLIP, GROUP, RECRUIT, REROLL, Die, colour_of, die_of, district_of, value_of
from engine.troyes.groups import WHOLE_ORDERS, counts_in, in_order
from engine.troyes.moves import DIE_WORDS, Flip, Recruit, Reroll
from engine.troyes.play import Play, need
from engine.troyes.state import Table

OWN_ORDERS: Final = tuple(order[:18] for order in WHOLE_ORDERS)
OWN_COUNTS: Final = tuple(counts_in(order) for order in OWN_ORDERS)


def own_dice(table: Table, seat: Seat) -> list[Die]:
    """The different dice in the seat's district, in the order in which they are written."""
    return list(compress(OWN_ORDERS[seat], OWN_COUNTS[seat](table.dice)))


def can_recruit(table: Table, seat: Seat) -> bool:
    return table.influence[seat] >= RECRUIT and table.general[seat] > 0


def flips(table: Table, seat: Seat) -> list[tuple[Die, ...]]:
    """Every choice of one to three own dice; longer ones before those that they begin with."""
    dice, pool = table.dice, own_dice(table, seat)
    found: list[tuple[Die, ...]] = []
    for first, one in enumerate(pool):
        for second in range(first if dice[one] > 1 else first + 1, len(pool)):
            two = pool[second]
            left = dice[two] - 1 - (one == two)
            found += [(one, two, three) for three in pool[second if left else second + 1 :]]
            found.append((one, two))
        found.append((one,))
    return found


def check_own(table: Table, seat: Seat, dice: tuple[Die, ...]) -> None:
    for die in dice:
        if district_of(die) != seat:
            raise IllegalMove("not_your_die", die=DIE_WORDS[seat][die])
        if table.dice[die] < dice.count(die):
            raise IllegalMove("no_such_dice", die=DIE_WORDS[seat][die])


def reroll(play: Play, move: Reroll) -> None:
    table, seat, die = play.table, move.seat, move.die
    check_own(table, seat, (die,))
    need(table.influence[seat], REROLL, "influence")
    play.spend_influence(seat, REROLL, "reroll")
    if play.secret is None:
        return
    new = die_of(seat, colour_of(die), play.chance.die())
    table.dice[die] -= 1
    table.dice[new] += 1
    play.events.append(Rerolled(table.round, seat, die, new))


def recruit(play: Play, move: Recruit) -> None:
    table, seat = play.table, move.seat
    if not table.general[seat]:
        raise IllegalMove("no_citizen_left")
    need(table.influence[seat], RECRUIT, "influence")
    play.spend_influence(seat, RECRUIT, "recruit")
    table.general[seat] -= 1
    table.supply[seat] += 1
    play.events.append(Recruited(table.round, seat))


def flip(play: Play, move: Flip) -> None:
    table, seat = play.table, move.seat
    if not 1 <= len(move.dice) <= GROUP:
        raise IllegalMove("wrong_number_of_dice", number=len(move.dice), most=GROUP)
    check_own(table, seat, move.dice)
    if list(move.dice) != in_order(seat, move.dice):
        raise IllegalMove("dice_out_of_order")
    need(table.influence[seat], FLIP, "influence")
    play.spend_influence(seat, FLIP, "flip")
    for die in move.dice:
        table.dice[die] -= 1
    for die in move.dice:
        table.dice[die_of(seat, colour_of(die), 7 - value_of(die))] += 1
    play.events.append(Flipped(table.round, seat, move.dice))
