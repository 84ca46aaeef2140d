"""What influence buys before an action or before countering: a re-roll, a citizen, dice turned over."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action
from engine.troyes.actions.counter import STRENGTHS
from engine.troyes.events import Flipped, Recruited, Rerolled
from engine.troyes.facts import CITIZENS, FLIP, GROUP, RECRUIT, REROLL, Die, colour_of, die_of, district_of, value_of
from engine.troyes.groups import WHOLE_ORDERS, Below, choices, drawn, in_order
from engine.troyes.moves import DIE_WORDS, Flip, Recruit, Reroll, TroyesMove
from engine.troyes.play import Play, need
from engine.troyes.state import TablePart
from engine.troyes.terms import VALUES
from engine.troyes.words import DIE_NUMBERS, exactly, group_of, next_of_group

LOW: Final = 3
"""What a die shows at most if it is likely to show more another time."""
OWN_ORDERS: Final = tuple(order[:18] for order in WHOLE_ORDERS)


class RerollAction(Action[Reroll]):
    word = "reroll"
    kind = Reroll
    asks = ("die",)

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return table.influence[seat] >= REROLL and any(table.dice_of(seat))

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        return () if words else [DIE_WORDS[seat][die] for die in own_dice(table, seat)]

    def every(self, table: TablePart, seat: Seat) -> list[Reroll]:
        if table.influence[seat] < REROLL:
            return []
        return [Reroll(seat, die) for die in own_dice(table, seat)]

    def promising(self, table: TablePart, seat: Seat) -> Iterator[Reroll]:
        """The lowest die, a red one rather than another; a good one only against a black die."""
        lowest = low_dice(table, seat)
        if lowest and table.influence[seat] >= REROLL and (table.black or VALUES[lowest[0]] <= LOW):
            yield Reroll(seat, lowest[0])

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Reroll | None:
        if table.influence[seat] < REROLL:
            return None
        own = own_dice(table, seat)
        return Reroll(seat, own[below(len(own))]) if own else None

    def read(self, seat: Seat, words: Path) -> Reroll:
        exactly(words, 1)
        return Reroll(seat, DIE_NUMBERS[seat][words[0]])

    def check(self, table: TablePart, move: Reroll) -> None:
        check_own(table, move.seat, (move.die,))
        need(table.influence[move.seat], REROLL, "influence")

    def carry_out(self, play: Play, move: Reroll) -> None:
        table, seat, die = play.table, move.seat, move.die
        play.spend_influence(seat, REROLL, "reroll")
        if play.secret is None:
            return
        new = die_of(seat, colour_of(die), play.chance.die())
        table.dice[die] -= 1
        table.dice[new] += 1
        play.events.append(Rerolled(table.round, seat, die, new))


class RecruitAction(Action[Recruit]):
    word = "recruit"
    kind = Recruit

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return can_recruit(table, seat)

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        return ()

    def every(self, table: TablePart, seat: Seat) -> list[Recruit]:
        return [Recruit(seat)] if can_recruit(table, seat) else []

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Recruit | None:
        return Recruit(seat) if can_recruit(table, seat) else None

    def read(self, seat: Seat, words: Path) -> Recruit:
        exactly(words, 0)
        return Recruit(seat)

    def check(self, table: TablePart, move: Recruit) -> None:
        if not table.general[move.seat]:
            raise IllegalMove("no_citizen_left", citizens=CITIZENS)
        need(table.influence[move.seat], RECRUIT, "influence")

    def carry_out(self, play: Play, move: Recruit) -> None:
        table, seat = play.table, move.seat
        play.spend_influence(seat, RECRUIT, "recruit")
        table.add_general(seat, -1)
        table.add_supply(seat, 1)
        play.events.append(Recruited(table.round, seat))


class FlipAction(Action[Flip]):
    word = "flip"
    kind = Flip
    asks = ("dice",)

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return table.influence[seat] >= FLIP and any(table.dice_of(seat))

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        return next_of_group(seat, flips(table, seat), words, GROUP)

    def every(self, table: TablePart, seat: Seat) -> list[Flip]:
        if table.influence[seat] < FLIP:
            return []
        return [Flip(seat, dice) for dice in flips(table, seat)]

    def promising(self, table: TablePart, seat: Seat) -> Iterator[Flip]:
        """Up to three low dice."""
        if table.influence[seat] >= FLIP:
            own = low_dice(table, seat)
            low = [die for die in own for _ in range(table.dice[die]) if VALUES[die] <= LOW][:GROUP]
            if low:
                yield Flip(seat, tuple(in_order(seat, low)))

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Flip | None:
        if table.influence[seat] < FLIP:
            return None
        own = own_dice(table, seat)
        return Flip(seat, drawn(table, own, 1 + below(GROUP), below)) if own else None

    def read(self, seat: Seat, words: Path) -> Flip:
        dice, rest = group_of(seat, words, GROUP)
        exactly(rest, 0)
        return Flip(seat, dice)

    def check(self, table: TablePart, move: Flip) -> None:
        if not 1 <= len(move.dice) <= GROUP:
            raise IllegalMove("wrong_number_of_dice", number=len(move.dice), most=GROUP)
        check_own(table, move.seat, move.dice)
        if list(move.dice) != in_order(move.seat, move.dice):
            raise IllegalMove("dice_out_of_order")
        need(table.influence[move.seat], FLIP, "influence")

    def carry_out(self, play: Play, move: Flip) -> None:
        table, seat = play.table, move.seat
        play.spend_influence(seat, FLIP, "flip")
        for die in move.dice:
            table.dice[die] -= 1
        for die in move.dice:
            table.dice[die_of(seat, colour_of(die), 7 - value_of(die))] += 1
        play.events.append(Flipped(table.round, seat, move.dice))


SPENDING: Final[tuple[Action[Any], ...]] = (RerollAction(), RecruitAction(), FlipAction())
"""What may come before an action or a black die, any number of times."""
_REROLL, _RECRUIT, _FLIP = SPENDING
_DRAWN: Final = (_RECRUIT, _REROLL, _FLIP)


def random_spending(table: TablePart, seat: Seat, below: Below) -> TroyesMove | None:
    return _DRAWN[below(len(_DRAWN))].at_random(table, seat, below)


def own_dice(table: TablePart, seat: Seat) -> list[Die]:
    """The different dice in the seat's district, in the order in which they are written."""
    dice = table.dice
    return [die for die in OWN_ORDERS[seat] if dice[die]]


def low_dice(table: TablePart, seat: Seat) -> list[Die]:
    """The different dice of the seat, the lowest first; of equal ones those that count double against black dice."""
    return sorted(own_dice(table, seat), key=lambda die: (VALUES[die], -STRENGTHS[die]))


def can_recruit(table: TablePart, seat: Seat) -> bool:
    return table.influence[seat] >= RECRUIT and table.general[seat] > 0


def flips(table: TablePart, seat: Seat) -> list[tuple[Die, ...]]:
    """Every choice of one to three own dice; longer ones before those that they begin with."""
    return choices(table, own_dice(table, seat))


def check_own(table: TablePart, seat: Seat, dice: tuple[Die, ...]) -> None:
    for die in dice:
        if district_of(die) != seat:
            raise IllegalMove("not_your_die", die=DIE_WORDS[seat][die])
        if table.dice[die] < dice.count(die):
            raise IllegalMove("no_such_dice", die=DIE_WORDS[seat][die])
