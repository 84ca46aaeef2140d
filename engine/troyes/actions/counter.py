"""Black dice: own dice against the highest and any others, red ones doubled, or giving way (phase 3)."""

from collections.abc import Iterable, Iterator, Sequence
from operator import mul
from typing import Final

from engine.core.errors import IllegalMove, UnclearMove
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action
from engine.troyes.events import Conceded, Countered
from engine.troyes.facts import (
    DICE,
    NEUTRAL,
    RED,
    RED_TIMES,
    Die,
    Owner,
    colour_of,
    dice_in_district,
    value_of,
)
from engine.troyes.groups import DISTRICTS_OF, Below
from engine.troyes.moves import DIE_WORDS, DONE, Concede, Counter
from engine.troyes.play import Play, need
from engine.troyes.state import TablePart
from engine.troyes.threats import fall_short
from engine.troyes.thrift import own_cost
from engine.troyes.words import DIE_NUMBERS, Strange, exactly

STRENGTHS: Final = tuple(value_of(die) * (RED_TIMES if colour_of(die) == RED else 1) for die in range(DICE))
"""Pips that count against a black die: red ones more than once."""
_RANKS: Final = tuple((-STRENGTHS[die], die) for die in range(DICE))


def strongest_first(dice: Iterable[Die]) -> list[Die]:
    """As dice against black ones are written."""
    return sorted(dice, key=_RANKS.__getitem__)


STRONGEST_FIRST: Final = tuple(tuple(strongest_first(dice_in_district(seat))) for seat in range(NEUTRAL))
FEW_DEFENCES: Final = 4
MANY_DEFENCES: Final = 300
MANY_OTHERS: Final = 12
"""How many ways are looked at, and how many of them are promising."""
SELDOM: Final = 8
"""One in so many random defences takes one more die than it needs."""


class CounterAction(Action[Counter]):
    word = "counter"
    kind = Counter
    asks = ("black", "dice")

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return can_counter(table, seat)

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        if DONE not in words:
            chosen = [int(word) for word in words]
            return [*[f"+{value}" for value in next_others(table, spare_strength(table, seat), chosen)], DONE]
        end = words.index(DONE)
        wanted = table.black[0] + sum(int(word) for word in words[:end])
        if DONE in words[end + 1 :]:
            return ()
        chosen = [DIE_NUMBERS[seat][word] for word in words[end + 1 :]]
        found = [DIE_WORDS[seat][die] for die in next_dice(table, own_kinds(table, seat), wanted, chosen)]
        return found if table.is_first_edition or strength(chosen) < wanted else [*found, DONE]

    def asked(self, seat: Seat, words: Path) -> str:
        return "dice" if DONE in words else "black"

    def every(self, table: TablePart, seat: Seat) -> list[Counter]:
        spare, is_closed = spare_strength(table, seat), not table.is_first_edition
        if spare < 0:
            return []
        return [
            Counter(seat, others, dice, is_closed)
            for others in every_others(table, spare)
            for dice in defences(table, seat, table.black[0] + sum(others))
        ]

    def promising(self, table: TablePart, seat: Seat) -> Iterator[Counter]:
        """Few ways for each choice of black dice: those that give up least."""
        spare = spare_strength(table, seat)
        if spare >= 0:
            for others in every_others(table, spare)[-MANY_OTHERS:]:
                ways = thrifty_defences(table, seat, table.black[0] + sum(others), MANY_DEFENCES)
                ways.sort(key=own_cost)
                for dice in ways[:FEW_DEFENCES]:
                    yield Counter(seat, others, dice, not table.is_first_edition)

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Counter | None:
        counts, is_closed = table.dice, not table.is_first_edition
        left = [(die, counts[die]) for die in STRONGEST_FIRST[seat] if counts[die]]
        reach = sum([STRENGTHS[die] * count for die, count in left])
        spare = reach - table.black[0]
        if spare < 0:
            return None
        others: list[int] = []
        while (more := next_others(table, spare, others)) and below(2):
            others.append(more[below(len(more))])
        dice = random_defence(left, reach, table.black[0] + sum(others), below)
        while is_closed and left and below(SELDOM) == 0:
            dice.append(taken(left, below(len(left))))
        return Counter(seat, tuple(others), tuple(dice), is_closed)

    def read(self, seat: Seat, words: Path) -> Counter:
        end = words.index(DONE)
        if any(len(word) != 2 or word[0] != "+" or word[1] not in "123456" for word in words[:end]):
            raise Strange
        is_closed = words[-1] == DONE and len(words) > end + 1
        dice = tuple(DIE_NUMBERS[seat][word] for word in (words[end + 1 : -1] if is_closed else words[end + 1 :]))
        if not dice:
            raise Strange
        return Counter(seat, tuple(int(word[1]) for word in words[:end]), dice, is_closed)

    def check(self, table: TablePart, move: Counter) -> None:
        """Raises unless the dice are the seat's, suffice."""
        seat, dice, counts, words = move.seat, move.dice, table.dice, DIE_WORDS[move.seat]
        for die in dice:
            if DISTRICTS_OF[die] != seat:
                raise IllegalMove("not_your_die", die=words[die])
            if counts[die] < dice.count(die):
                raise IllegalMove("no_such_dice", die=words[die])
        left = table.black[1:]
        for value in move.others:
            if value not in left:
                raise IllegalMove("no_such_black_die", value=value)
            left.remove(value)
        if len(move.others) > 1 and list(move.others) != sorted(move.others, reverse=True):
            raise IllegalMove("dice_out_of_order")
        if len(dice) > 1 and list(dice) != strongest_first(dice):
            raise IllegalMove("dice_out_of_order")
        wanted = table.black[0] + sum(move.others)
        need(strength(move.dice), wanted, "strength")
        if table.is_first_edition and strength(move.dice[:-1]) >= wanted:
            raise IllegalMove("superfluous_die", die=words[move.dice[-1]])
        if move.is_closed == table.is_first_edition:
            raise UnclearMove("unfinished", asked="dice")

    def carry_out(self, play: Play, move: Counter) -> None:
        table, seat = play.table, move.seat
        black, left = (table.black[0], *move.others), table.black[:]
        for value in black:
            left.remove(value)
        table.black = left
        for die in move.dice:
            table.dice[die] -= 1
        play.events.append(Countered(table.round, seat, black, move.dice))
        play.gain_influence(seat, len(black), "black")


class ConcedeAction(Action[Concede]):
    word = "concede"
    kind = Concede

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return not can_counter(table, seat)

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        return ()

    def every(self, table: TablePart, seat: Seat) -> list[Concede]:
        return [] if can_counter(table, seat) else [Concede(seat)]

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Concede | None:
        return None if can_counter(table, seat) else Concede(seat)

    def read(self, seat: Seat, words: Path) -> Concede:
        exactly(words, 0)
        return Concede(seat)

    def check(self, table: TablePart, move: Concede) -> None:
        if can_counter(table, move.seat):
            raise IllegalMove("must_counter", value=table.black[0])

    def carry_out(self, play: Play, move: Concede) -> None:
        """The black die is discarded, no die is lost, 2 points are."""
        table = play.table
        highest, *table.black = table.black
        play.events.append(Conceded(table.round, move.seat, highest))
        fall_short(play, move.seat, "black")


def strength_of(table: TablePart, district: Owner) -> int:
    """All dice of a district together."""
    return sum(map(mul, table.dice_of(district), STRENGTHS))


def spare_strength(table: TablePart, seat: Seat) -> int:
    """What all dice of a seat have beyond the highest black die; below 0 where they don't suffice against it."""
    return strength_of(table, seat) - table.black[0]


def can_counter(table: TablePart, seat: Seat) -> bool:
    return spare_strength(table, seat) >= 0


def own_kinds(table: TablePart, seat: Seat) -> list[Die]:
    """The different dice of a seat, the strongest first."""
    dice = table.dice
    return [die for die in STRONGEST_FIRST[seat] if dice[die]]


def next_others(table: TablePart, spare: int, chosen: Sequence[int]) -> list[int]:
    """Which other black dice may be added to those chosen, from the highest down, each value once."""
    left = table.black[1:]
    if len(left) <= len(chosen) or left[-1] > spare:
        return []
    for value in chosen:
        left.remove(value)
    highest = min(spare - sum(chosen), chosen[-1]) if chosen else spare
    return [value for value in dict.fromkeys(left) if value <= highest]


def strength(dice: Sequence[Die]) -> int:
    return sum([STRENGTHS[die] for die in dice])


def next_dice(table: TablePart, pool: list[Die], wanted: int, chosen: Sequence[Die]) -> list[Die]:
    """Which dice of `own_kinds` may be added so that the total can still be reached, and beyond it (ruling 6)."""
    if not table.is_first_edition and strength(chosen) >= wanted:
        return [die for die, count in left_dice(table, pool, chosen) if count]
    return needed_dice(table, pool, wanted, chosen)


def left_dice(table: TablePart, pool: list[Die], chosen: Sequence[Die]) -> list[tuple[Die, int]]:
    """The dice that may be written after those chosen, and how many there are of each."""
    counts = table.dice
    if not chosen:
        return [(die, counts[die]) for die in pool]
    # Those chosen are in order as well, so that only of the last one some may be taken already.
    last = chosen[-1]
    first = pool.index(last)
    return [(last, counts[last] - chosen.count(last)), *[(die, counts[die]) for die in pool[first + 1 :]]]


def needed_dice(table: TablePart, pool: list[Die], wanted: int, chosen: Sequence[Die]) -> list[Die]:
    """Which dice of `own_kinds` may be added so that the total can still be reached: none when it is."""
    total = strength(chosen)
    if total >= wanted:
        return []
    left = left_dice(table, pool, chosen)
    reach = sum([STRENGTHS[die] * count for die, count in left])
    found: list[Die] = []
    for die, count in left:
        if total + reach < wanted:
            break
        if count:
            found.append(die)
        reach -= STRENGTHS[die] * count
    return found


def random_defence(left: list[tuple[Die, int]], reach: int, wanted: int, below: Below) -> list[Die]:
    """Dice that reach a total, of those left, which together reach as much; those that may follow them stay left."""
    dice: list[Die] = []
    while wanted > 0:
        number, rest = 0, reach
        for die, count in left:
            if rest < wanted:
                break
            number += 1
            rest -= STRENGTHS[die] * count
        place = below(number)
        for die, count in left[:place]:
            reach -= STRENGTHS[die] * count
        die = taken(left, place)
        dice.append(die)
        reach -= STRENGTHS[die]
        wanted -= STRENGTHS[die]
    return dice


def taken(left: list[tuple[Die, int]], place: int) -> Die:
    """Takes one of the dice that are left; those before it can't be written any more."""
    die, count = left[place]
    left[: place + 1] = [(die, count - 1)] if count > 1 else []
    return die


def defences(table: TablePart, seat: Seat, wanted: int, most: int = 1_000_000) -> list[tuple[Die, ...]]:
    """Every set of own dice that reaches a total; no more than about `most`."""
    if table.is_first_edition:
        return thrifty_defences(table, seat, wanted, most)
    found: list[tuple[Die, ...]] = []
    pool = own_kinds(table, seat)

    def go_on(chosen: tuple[Die, ...]) -> None:
        for die in next_dice(table, pool, wanted, chosen) if len(found) < most else ():
            go_on((*chosen, die))
        if strength(chosen) >= wanted:
            found.append(chosen)

    go_on(())
    return found


def thrifty_defences(table: TablePart, seat: Seat, wanted: int, most: int) -> list[tuple[Die, ...]]:
    """Those in which no die comes after the total is reached; no more than about `most`."""
    found: list[tuple[Die, ...]] = []
    open_ends: list[tuple[Die, ...]] = [()]
    pool = own_kinds(table, seat)
    while open_ends and len(found) < most:
        chosen = open_ends.pop()
        following = needed_dice(table, pool, wanted, chosen)
        if not following:
            found.append(chosen)
        open_ends += [(*chosen, die) for die in reversed(following)]
    return found


def every_others(table: TablePart, spare: int, chosen: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every choice of further black dice that can be countered together with the highest."""
    more = next_others(table, spare, chosen)
    return [*[others for value in more for others in every_others(table, spare, (*chosen, value))], chosen]


def only_way(table: TablePart, seat: Seat) -> Counter | Concede | None:
    """Without dice or influence there may be only one way to meet a black die."""
    if table.influence[seat] and any(table.dice_of(seat)):
        return None
    spare = spare_strength(table, seat)
    if spare < 0:
        # Without a die nothing helps; a citizen can be recruited later just as well.
        return Concede(seat)
    if len(table.black) > 1 and table.black[-1] <= spare:
        return None
    ways = defences(table, seat, table.black[0], 2)
    return Counter(seat, (), ways[0], not table.is_first_edition) if len(ways) == 1 else None
