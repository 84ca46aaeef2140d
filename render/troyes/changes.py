"""What differs between two tables, and is ringed: by whatever `shown` shows of the later one."""

from collections import Counter
from operator import ne

from engine.troyes.facts import NEUTRAL, Owner
from engine.troyes.state import TablePart
from render.troyes import shown


def amounts(table: TablePart, was: TablePart, owner: Owner) -> tuple[bool, ...]:
    """Deniers, influence, citizens in the supply."""
    if owner == NEUTRAL:
        return ()
    return (
        table.deniers[owner] != was.deniers[owner],
        table.influence[owner] != was.influence[owner],
        table.supply[owner] != was.supply[owner],
    )


def dice(table: TablePart, was: TablePart, owner: Owner) -> tuple[bool, ...]:
    """By die: what was rolled again or turned over is new; a new round's dice are no news."""
    if table.dice_of(owner) == was.dice_of(owner) or was.round != table.round or not any(was.dice):
        return ()
    known, fresh = Counter(shown.dice_of(was, owner)), list[bool]()
    for each in shown.dice_of(table, owner):
        fresh.append(known[each] <= 0)
        known[each] -= 1
    return tuple(fresh)


def standing(table: TablePart, was: TablePart, building: int) -> tuple[bool, ...]:
    return tuple(map(ne, table.spaces_of(building), was.spaces_of(building)))


def prone(table: TablePart, was: TablePart, building: int) -> tuple[bool, ...]:
    """By owner of whom somebody lies there: who has more there than before has just fallen."""
    now, then = table.every_lying_on(building), was.every_lying_on(building)
    return tuple(number > earlier for number, earlier in zip(now, then, strict=True) if number)


def sites(table: TablePart, was: TablePart) -> tuple[bool, ...]:
    return tuple(map(ne, table.cathedral, was.cathedral))


def workshop(table: TablePart, was: TablePart, slot: int) -> tuple[bool, ...]:
    """The first space, the second, the illustration, the cubes, the card itself."""
    tradesmen = map(ne, table.tradesmen_on(slot), was.tradesmen_on(slot))
    cubes = table.every_cube_on(slot) != was.every_cube_on(slot)
    return *tradesmen, cubes, table.cards[slot] != was.cards[slot]


def dangers(table: TablePart, was: TablePart) -> tuple[tuple[bool, int], ...]:
    """By event: whether it is new, and otherwise how many of its cubes are."""
    earlier = {threat.card: len(threat.cubes) for threat in was.queue}
    return tuple(
        (False, max(0, len(threat.cubes) - earlier[threat.card])) if threat.card in earlier else (True, 0)
        for threat in table.queue
    )
