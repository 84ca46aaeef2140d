"""What a picture shows, read from a view."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from operator import ne
from typing import Final

from engine.troyes.facts import (
    CARD_SLOTS,
    COLOURS,
    NEUTRAL,
    NOBODY,
    SPACES_PER_BUILDING,
    Owner,
)
from engine.troyes.state import TablePart, Threat, View
from render.troyes.buildings import Place, Prone
from render.troyes.cards import Danger, Workshop
from render.troyes.colours import ROY
from render.troyes.districts import District

READ: Final = 500
"""Readings of each kind that are kept: between two pictures of a table little differs."""


def look_of(table: TablePart, owner: Owner) -> int:
    """How an owner is drawn: le Roy has his own arms."""
    return _look(owner, table.is_solo)


def _look(owner: Owner, is_solo: bool) -> int:
    return ROY if is_solo and owner == NEUTRAL else owner


def owners(table: TablePart) -> list[Owner]:
    """Those who have a district, the seats first."""
    return [*range(table.seats), NEUTRAL]


def dice_of(table: TablePart, owner: Owner) -> tuple[tuple[int, int], ...]:
    """Colour and value of each die in a district: red, white, yellow, the high ones first."""
    return _sorted_dice(tuple(table.dice_of(owner)))


@lru_cache(READ)
def _sorted_dice(counts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    kinds = [(colour, value) for colour in COLOURS for value in range(6, 0, -1)]
    return tuple(kind for kind in kinds for _ in range(counts[kind[0] * 6 + kind[1] - 1]))


def district(view: View, before: View, owner: Owner, name: str) -> District:
    table, was = view.table, before.table
    is_seat = owner != NEUTRAL
    amounts = (table.deniers[owner], table.influence[owner], table.supply[owner]) if is_seat else ()
    earlier = (was.deniers[owner], was.influence[owner], was.supply[owner]) if is_seat else ()
    return District(
        look_of(table, owner),
        name,
        amounts,
        _dice(table, was, owner),
        table.start == owner and table.round > 0,
        is_seat and table.active == owner and not table.is_over,
        table.passed[owner] if is_seat else 0,
        tuple(map(ne, amounts, earlier)),
    )


def _dice(table: TablePart, was: TablePart, owner: Owner) -> tuple[tuple[int, int, bool], ...]:
    """What was rolled again or turned over is new; a new round's dice are no news."""
    dice = dice_of(table, owner)
    is_same_throw = was.round == table.round and any(was.dice)
    return _fresh(dice, dice_of(was, owner) if is_same_throw else dice)


@lru_cache(READ)
def _fresh(dice: tuple[tuple[int, int], ...], before: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int, bool], ...]:
    known, shown = Counter(before), list[tuple[int, int, bool]]()
    for each in dice:
        shown.append((*each, known[each] <= 0))
        known[each] -= 1
    return tuple(shown)


def places(now: Sequence[Owner], was: Sequence[Owner], table: TablePart) -> tuple[Place, ...]:
    return _places(tuple(now), tuple(was), table.is_solo)


@lru_cache(READ)
def _places(now: tuple[Owner, ...], was: tuple[Owner, ...], is_solo: bool) -> tuple[Place, ...]:
    return tuple((_look(owner, is_solo), owner != other) for owner, other in zip(now, was, strict=True))


def standing(view: View, before: View, building: int) -> tuple[Place, ...]:
    first = building * SPACES_PER_BUILDING
    here = slice(first, first + SPACES_PER_BUILDING)
    return places(view.table.spaces[here], before.table.spaces[here], view.table)


def prone(view: View, before: View, building: int) -> tuple[Prone, ...]:
    """Citizens lying on a building; who has more there than before has just fallen."""
    now, was = view.table.every_lying_on(building), before.table.every_lying_on(building)
    return _prone(tuple(now), tuple(was), view.table.is_solo)


@lru_cache(READ)
def _prone(now: tuple[int, ...], was: tuple[int, ...], is_solo: bool) -> tuple[Prone, ...]:
    return tuple((_look(owner, is_solo), number, number > was[owner]) for owner, number in enumerate(now) if number)


def workshop(view: View, before: View, slot: int) -> Workshop:
    return _workshop(_on_card(view.table, slot), _on_card(before.table, slot), view.table.is_solo, view.table.rules)


def _on_card(table: TablePart, slot: int) -> tuple[int, ...]:
    """The card, its tradesmen, its cubes."""
    return (table.cards[slot], *table.tradesmen_on(slot), *table.every_cube_on(slot))


@lru_cache(READ)
def _workshop(now: tuple[int, ...], was: tuple[int, ...], is_solo: bool, rules: int) -> Workshop:
    card, first, second, others, *cubes = now
    return Workshop(
        card,
        (_look(first, is_solo), _look(second, is_solo)),
        tuple(_look(owner, is_solo) for owner in range(5) if others >> owner & 1),
        tuple((seat, number) for seat, number in enumerate(cubes) if number),
        (*map(ne, now[1:4], was[1:4]), now[4:] != was[4:], card != was[0]),
        is_solo,
        rules,
    )


def revealed(table: TablePart) -> list[int]:
    """The slots whose card lies open."""
    return [slot for slot in range(CARD_SLOTS) if table.cards[slot] != NOBODY]


def dangers(view: View, before: View) -> tuple[Danger, ...]:
    return _dangers(tuple(view.table.queue), tuple(before.table.queue), view.table.is_solo)


@lru_cache(READ)
def _dangers(now: tuple[Threat, ...], was: tuple[Threat, ...], is_solo: bool) -> tuple[Danger, ...]:
    earlier = {threat.card: threat.cubes for threat in was}
    shown: list[Danger] = []
    for threat in now:
        known = earlier.get(threat.card)
        fresh = 0 if known is None else max(0, len(threat.cubes) - len(known))
        cubes = tuple(_look(owner, is_solo) for owner in threat.cubes)
        shown.append(Danger(threat.card, cubes, fresh, known is None, is_solo))
    return tuple(shown)


def won(table: TablePart) -> tuple[tuple[int, int], ...]:
    """Who can win event cards, as drawn, and how many each has."""
    who = owners(table) if table.is_solo else range(table.seats)
    return tuple((look_of(table, owner), sum(winner == owner for winner, _ in table.won)) for owner in who)
