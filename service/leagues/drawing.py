"""Who sits with whom in a round: a pure function of who plays, who met whom before, and a chance that was committed to.

Everybody sits at one table. People meet as many others as they can; who sat late in the order of seats sits early next.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

from msgspec import Struct

from engine.core.chance import Chance

Group: TypeAlias = tuple[int, ...]
"""The people of one table, in the order of their seats."""
Draw: TypeAlias = tuple[Group, ...]
"""All tables of a round, the largest first. A table of one is a bye."""
LARGEST: Final = 5
"""More at a table take too long."""
UNUSUAL: Final = {2: 6, 5: 5}
"""What a table costs that is neither of three nor of four; the one of these that was not asked for costs 1."""
WHOLE_SEARCH: Final = 9
"""Up to so many people every draw is looked at: 280 at most."""
TRIES: Final = 12
"""Among more people so many draws are begun with, and each is made better for as long as an exchange does that."""


class Past(Struct, frozen=True):
    """What happened to people in the rounds before: tables as they sat there."""

    groups: tuple[Group, ...] = ()

    def meetings(self) -> dict[frozenset[int], int]:
        met: dict[frozenset[int], int] = {}
        for group in self.groups:
            for pair in combinations(group, 2):
                met[frozenset(pair)] = met.get(frozenset(pair), 0) + 1
        return met

    def byes(self, person: int) -> int:
        return sum(group == (person,) for group in self.groups)

    def lateness(self, person: int) -> float:
        """Above 0 for who sat late in the order of seats, below for who sat early."""
        return sum(
            group.index(person) / (len(group) - 1) - 0.5 for group in self.groups if person in group and len(group) > 1
        )


def table_sizes(people: int, wanted: int, least: int, most: int) -> tuple[int, ...]:
    """How many sit at each table, the largest first, for a game of `least` to `most` seats. What is missing has a bye."""
    least, most = max(2, least), min(most, LARGEST)
    return next(sizes for seated in range(people, -1, -1) if (sizes := _split(seated, wanted, least, most)) is not None)


@cache
def _split(people: int, wanted: int, least: int, most: int) -> tuple[int, ...] | None:
    """The cheapest tables for all of them; None where there are none."""
    if people == 0:
        return ()
    found: list[tuple[int, ...]] = []
    for size in range(least, min(most, people) + 1):
        rest = _split(people - size, wanted, least, most)
        if rest is not None:
            found.append(tuple(sorted((size, *rest), reverse=True)))
    return min(found, key=lambda sizes: (sum(_cost(size, wanted) for size in sizes), len(sizes), sizes), default=None)


def _cost(size: int, wanted: int) -> int:
    return 0 if size == wanted else UNUSUAL.get(size, 1)


def drawn(people: Iterable[int], past: Past, seats: tuple[int, int, int], seed: bytes, is_last: bool = False) -> Draw:
    """The tables of the next round. `seats`: how many are wanted at a table, the least and the most that the game takes."""
    chance, order = Chance(seed), sorted(people)
    chance.shuffle(order)
    sizes = table_sizes(len(order), *seats)
    resting = _resting(order, len(order) - sum(sizes), past)
    playing = [person for person in order if person not in resting]
    groups = _best(playing, sizes, past, chance, is_last) if sizes else ()
    return (*(_seated(group, past, order) for group in groups), *((person,) for person in resting))


def _resting(order: Sequence[int], many: int, past: Past) -> Sequence[int]:
    """Who had the fewest byes has the next one; among those the lot decides."""
    return sorted(order, key=past.byes)[:many]


def _seated(group: Group, past: Past, order: Sequence[int]) -> Group:
    return tuple(sorted(group, key=lambda person: (-past.lateness(person), order.index(person))))


def _best(people: Sequence[int], sizes: Sequence[int], past: Past, chance: Chance, is_last: bool) -> Draw:
    """The draw after which, and after the best next one, the fewest have not met; then the one that repeats least."""
    met = past.meetings()
    if len(people) > WHOLE_SEARCH:
        return _improved(people, sizes, met, chance)
    draws, company = list(partitions(tuple(people), tuple(sizes))), _company(past)
    if not met:
        return draws[0]  # All are alike, and the lot has put people in their order.
    pairs = {frozenset(pair): 1 << number for number, pair in enumerate(combinations(people, 2))}
    known = sum(bit for pair, bit in pairs.items() if pair in met)
    newly = [sum(pairs[frozenset(pair)] for group in draw for pair in combinations(group, 2)) for draw in draws]
    then = (0,) if is_last else tuple(newly)
    reached = [max(((known | mask | next_one).bit_count() for next_one in then), default=0) for mask in newly]
    number = min(
        range(len(draws)),
        key=lambda each: (-reached[each], _repeats(draws[each], met), _unfair(draws[each], company)),
    )
    return draws[number]


def _company(past: Past) -> Mapping[int, int]:
    """How many others each person has sat with so far."""
    sat: dict[int, int] = {}
    for group in past.groups:
        for person in group:
            sat[person] = sat.get(person, 0) + len(group) - 1
    return sat


def _unfair(draw: Draw, company: Mapping[int, int]) -> int:
    """How unevenly people have had company after this round."""
    return sum((company.get(person, 0) + len(group) - 1) ** 2 for group in draw for person in group)


def _repeats(draw: Draw, met: Mapping[frozenset[int], int]) -> int:
    """Meeting again is worse the more often it happens."""
    return sum((met.get(frozenset(pair), 0) + 1) ** 2 - 1 for group in draw for pair in combinations(group, 2))


def partitions(people: Group, sizes: tuple[int, ...]) -> Iterator[Draw]:
    """Every way to seat people at tables of these sizes, each once: the first of them sits at one table of each size."""
    if not sizes:
        yield ()
        return
    first, others = people[0], people[1:]
    for size in sorted(set(sizes), reverse=True):
        left = list(sizes)
        left.remove(size)
        for company in combinations(others, size - 1):
            rest = tuple(person for person in others if person not in company)
            for more in partitions(rest, tuple(left)):
                yield tuple(sorted(((first, *company), *more), key=len, reverse=True))


def _improved(people: Sequence[int], sizes: Sequence[int], met: Mapping[frozenset[int], int], chance: Chance) -> Draw:
    """The best of several draws by lot, each made better by exchanging two people for as long as that helps."""
    tried = (_climbed(_by_lot(people, sizes, chance), met) for _ in range(TRIES))
    return min(tried, key=lambda draw: _repeats(draw, met))


def _by_lot(people: Sequence[int], sizes: Sequence[int], chance: Chance) -> Draw:
    order = list(people)
    chance.shuffle(order)
    ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
    return tuple(tuple(order[end - size : end]) for end, size in zip(ends, sizes, strict=True))


def _climbed(draw: Draw, met: Mapping[frozenset[int], int]) -> Draw:
    while (better := min(_exchanges(draw), key=lambda each: _repeats(each, met), default=draw)) != draw:
        if _repeats(better, met) >= _repeats(draw, met):
            break
        draw = better
    return draw


def _exchanges(draw: Draw) -> Iterator[Draw]:
    for (here, one), (there, other) in combinations(enumerate(draw), 2):
        for mine in one:
            for theirs in other:
                yield tuple(
                    _with(group, mine, theirs)
                    if number == here
                    else _with(group, theirs, mine)
                    if number == there
                    else group
                    for number, group in enumerate(draw)
                )


def _with(group: Group, gone: int, come: int) -> Group:
    return tuple(come if person == gone else person for person in group)
