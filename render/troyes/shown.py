"""What a picture shows, read from a view."""

from functools import lru_cache
from typing import Final

from engine.troyes.facts import CARD_SLOTS, COLOURS, NEUTRAL, NOBODY, Owner
from engine.troyes.state import TablePart, Threat, View
from render.troyes.buildings import Prone
from render.troyes.cards import Workshop
from render.troyes.colours import ROY
from render.troyes.districts import District
from render.troyes.events import Danger

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


def district(view: View, owner: Owner, name: str) -> District:
    table = view.table
    is_seat = owner != NEUTRAL
    return District(
        look_of(table, owner),
        name,
        (table.deniers[owner], table.influence[owner], table.supply[owner]) if is_seat else (),
        dice_of(table, owner),
        table.start == owner and table.round > 0,
        is_seat and table.active == owner and not table.is_over,
        table.passed[owner] if is_seat else 0,
    )


def standing(table: TablePart, building: int) -> tuple[int, ...]:
    """Who stands on the six spaces, as drawn; -1 for nobody."""
    return _looks(tuple(table.spaces_of(building)), table.is_solo)


def sites(table: TablePart) -> tuple[int, ...]:
    """Whose cubes are in the cathedral, as drawn; -1 for nobody's."""
    return _looks(tuple(table.cathedral), table.is_solo)


@lru_cache(READ)
def _looks(owners: tuple[Owner, ...], is_solo: bool) -> tuple[int, ...]:
    return tuple(_look(owner, is_solo) for owner in owners)


def prone(table: TablePart, building: int) -> tuple[Prone, ...]:
    """Citizens lying on a building."""
    return _prone(tuple(table.every_lying_on(building)), table.is_solo)


@lru_cache(READ)
def _prone(numbers: tuple[int, ...], is_solo: bool) -> tuple[Prone, ...]:
    return tuple((_look(owner, is_solo), number) for owner, number in enumerate(numbers) if number)


def workshop(table: TablePart, slot: int) -> Workshop:
    """The card, its tradesmen, its cubes."""
    on_card = (*table.tradesmen_on(slot), *table.every_cube_on(slot))
    return _workshop(table.cards[slot], on_card, table.is_solo, table.rules)


@lru_cache(READ)
def _workshop(card: int, on_card: tuple[int, ...], is_solo: bool, rules: int) -> Workshop:
    first, second, others, *cubes = on_card
    return Workshop(
        card,
        (_look(first, is_solo), _look(second, is_solo)),
        tuple(_look(owner, is_solo) for owner in range(5) if others >> owner & 1),
        tuple((seat, number) for seat, number in enumerate(cubes) if number),
        is_solo,
        rules,
    )


def revealed(table: TablePart) -> list[int]:
    """The slots whose card lies open."""
    return [slot for slot in range(CARD_SLOTS) if table.cards[slot] != NOBODY]


def dangers(table: TablePart) -> tuple[Danger, ...]:
    return _dangers(tuple(table.queue), table.is_solo)


@lru_cache(READ)
def _dangers(queue: tuple[Threat, ...], is_solo: bool) -> tuple[Danger, ...]:
    return tuple(
        Danger(threat.card, tuple(_look(owner, is_solo) for owner in threat.cubes), is_solo) for threat in queue
    )


def won(table: TablePart) -> tuple[tuple[int, int], ...]:
    """Who can win event cards, as drawn, and how many each has."""
    who = owners(table) if table.is_solo else range(table.seats)
    return tuple((look_of(table, owner), sum(winner == owner for winner, _ in table.won)) for owner in who)
