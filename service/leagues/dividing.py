"""Divisions: people of like standing. With the next edition the best of one go up, the last of the one above go down. Pure."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.chance import Chance

SPLIT_FROM: Final = 10
"""So many people are two divisions; fewer are one."""
SMALLEST: Final = SPLIT_FROM // 2
LARGEST: Final = 8
MOVING: Final = 2
TWO_MOVE_FROM: Final = 7
"""Between divisions of at least so many people two go up and down, between smaller ones one does."""


def division_sizes(people: int) -> tuple[int, ...]:
    """Five to eight in each, the upper ones larger by one at most."""
    many = 1 if people < SPLIT_FROM else -(-people // LARGEST)
    small, larger = divmod(people, many)
    return tuple(small + (number < larger) for number in range(many))


def divided(order: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """People in the order of their standing, by division."""
    ends, sizes = 0, division_sizes(len(order))
    divisions: list[tuple[int, ...]] = []
    for size in sizes:
        divisions.append(tuple(order[ends : ends + size]))
        ends += size
    return tuple(divisions)


def moving(upper: int, lower: int) -> int:
    """How many change places between two divisions of so many people."""
    return 0 if min(upper, lower) < 2 else MOVING if min(upper, lower) >= TWO_MOVE_FROM else 1


def ladder(divisions: Sequence[Sequence[int]]) -> list[int]:
    """Everybody in the order of standing after an edition; each division is given with its first first.

    Who comes down stands before those who stay, who comes up behind them.
    """
    staying = [list(each) for each in divisions]
    down: list[list[int]] = [[] for _ in divisions]
    up: list[list[int]] = [[] for _ in divisions]
    for upper in range(len(divisions) - 1):
        many = moving(len(divisions[upper]), len(divisions[upper + 1]))
        if many:
            up[upper], down[upper + 1] = list(divisions[upper + 1][:many]), list(divisions[upper][-many:])
    for number, people in enumerate(staying):
        gone = {*(up[number - 1] if number else ()), *(down[number + 1] if number + 1 < len(down) else ())}
        staying[number] = [*down[number], *(who for who in people if who not in gone), *up[number]]
    return [who for people in staying for who in people]


def order_of_entry(before: Iterable[int], joined: Sequence[int], seed: bytes) -> list[int]:
    """Those who take part again as they stood, then newcomers; these by lot."""
    known = [who for who in before if who in joined]
    new = sorted(who for who in joined if who not in known)
    Chance(seed).shuffle(new)
    return [*known, *new]
