"""Construction and the lawyer, by a worker or by a favour of the fourth line."""

from collections.abc import Iterator
from typing import Final

from engine.caylus.events import Built, Declined, Swapped, Transformed
from engine.caylus.facts import (
    CLOTH,
    CRAFT,
    HOME,
    KINDS,
    LAST_SPACE,
    LAWYER_CLOTH,
    LAWYER_DENIERS,
    LETTERS,
    PRESTIGE,
    RESIDENCES,
    SINGLE,
    SPACES,
    Cubes,
)
from engine.caylus.favours import ROLES_REACHED, grant
from engine.caylus.moves import Build, Transform
from engine.caylus.state import ASK_WORK, Ask, Swap, TablePart, changed
from engine.caylus.stock import change, has, need_cubes, need_deniers, negative, score
from engine.caylus.tiles import (
    BUILT_BY,
    IS_CRAFT,
    IS_NEUTRAL,
    LAWYER,
    ON_RESIDENCES,
    RESIDENCE,
    TILES,
    WAIVED,
    Works,
)
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seats import Seat

LAWYER_CUBES: Final[Cubes] = (0, 0, 0, LAWYER_CLOTH, 0)


def less(cost: Cubes, other: Cubes) -> Cubes:
    food, wood, stone, cloth, gold = (a - b for a, b in zip(cost, other, strict=True))
    return food, wood, stone, cloth, gold


def _favoured(number: int) -> Cubes:
    cost = TILES[number].cost
    for role, kind in WAIVED.items():
        if number in BUILT_BY[role]:
            return less(cost, SINGLE[kind])
    return cost


COSTS: Final = tuple(tile.cost for tile in TILES)
FAVOURED_COSTS: Final = tuple(_favoured(number) for number in range(len(TILES)))
"""What a tile costs by a favour: one cube of its own material less."""
ROLE_OF: Final = tuple(tile.effect.role if isinstance(tile.effect, Works) else "" for tile in TILES)


def roles(table: TablePart, ask: Ask) -> tuple[str, ...]:
    """Whose work is offered: that of the tile, or of the columns that the marker has reached."""
    if ask.kind == ASK_WORK:
        return (ROLE_OF[table.road[ask.at]],)
    return ROLES_REACHED[ask.at]


def is_favour(ask: Ask) -> bool:
    return ask.kind != ASK_WORK


def first_free_space(table: TablePart) -> int:
    """Where the next craft tile goes; 0 when the road is full (ruling 7)."""
    space = table.end_of_road
    return space if space <= LAST_SPACE else 0


def residences(table: TablePart, seat: Seat) -> list[int]:
    """Spaces of the seat's residences that stand on the road; one that is only paid for does not count (ruling 13)."""
    return [space for space in SPACES if table.road[space] == RESIDENCE and table.owners[space] == seat]


def any_cubes(table: TablePart, seat: Seat, cost: Cubes) -> list[str]:
    """The letters of the cubes that are left for the `any` of a cost."""
    return [LETTERS[kind] for kind in KINDS if table.stock(seat, kind) > cost[kind]]


def asked_cost(ask: Ask, tile: int) -> Cubes:
    """The printed cubes of a tile, as the one who is asked would pay them; an `any` cube comes on top."""
    return (FAVOURED_COSTS if is_favour(ask) else COSTS)[tile]


def affordable(table: TablePart, seat: Seat, role: str, by_favour: bool) -> Iterator[int]:
    """The tiles of this role that are in the supply and whose printed cubes the seat has."""
    costs = FAVOURED_COSTS if by_favour else COSTS
    for tile in BUILT_BY[role]:
        if table.supply[tile] and has(table, seat, costs[tile]):
            yield tile


def builds(table: TablePart, seat: Seat, role: str, by_favour: bool) -> Iterator[Build]:
    if role in ON_RESIDENCES:
        if spaces := residences(table, seat):
            for tile in affordable(table, seat, role, by_favour):
                for space in spaces:
                    yield Build(seat, role, tile, "", space)
    elif first_free_space(table):
        for tile in affordable(table, seat, role, by_favour):
            if TILES[tile].any:
                cost = (FAVOURED_COSTS if by_favour else COSTS)[tile]
                for letter in any_cubes(table, seat, cost):
                    yield Build(seat, role, tile, letter)
            else:
                yield Build(seat, role, tile)


def is_target(table: TablePart, seat: Seat, space: int) -> bool:
    tile = table.road[space]
    return IS_NEUTRAL[tile] or (IS_CRAFT[tile] and table.owners[space] == seat and tile != LAWYER)


def transforms(table: TablePart, seat: Seat, by_favour: bool) -> list[Transform]:
    if table.stock(seat, CLOTH) < LAWYER_CLOTH or table.deniers[seat] < (0 if by_favour else LAWYER_DENIERS):
        return []
    spaces = [space for space in SPACES if is_target(table, seat, space) and not table.is_swapping(space)]
    return [Transform(seat, space) for space in spaces]


def works(table: TablePart, ask: Ask) -> Iterator[Build | Transform]:
    """Everything that can be done for this question."""
    by_favour = is_favour(ask)
    for role in roles(table, ask):
        if role == "lawyer":
            yield from transforms(table, ask.seat, by_favour)
        else:
            yield from builds(table, ask.seat, role, by_favour)


def can_work(table: TablePart, ask: Ask) -> bool:
    return next(works(table, ask), None) is not None


def offer_work(table: TablePart, ask: Ask, events: list[Event]) -> None:
    """Asks the seat; the offer lapses where nothing can be built or transformed."""
    if can_work(table, ask):
        table.pending.append(ask)
    else:
        events.append(Declined(table.turn, ask.seat, ask.at, roles(table, ask)[0], True))


def settle_favour_work(table: TablePart, ask: Ask, events: list[Event]) -> bool:
    """A favour of works lapses in the same way."""
    if can_work(table, ask):
        return False
    table.pending.pop()
    events.append(Declined(table.turn, ask.seat, HOME, "works", True))
    return True


def check_role(table: TablePart, ask: Ask, role: str) -> None:
    offered = roles(table, ask)
    if role not in offered:
        raise IllegalMove("wrong_role", role=role, offered=" ".join(offered))


def build(table: TablePart, ask: Ask, move: Build, events: list[Event]) -> None:
    check_role(table, ask, move.role)
    seat, tile, by_favour = move.seat, move.tile, is_favour(ask)
    if not table.supply[tile]:
        raise IllegalMove("not_in_supply", tile=TILES[tile].key)
    space = site(table, move)
    paid = cost_of(table, move, by_favour)
    table.pending.pop()
    change(table, seat, negative(paid))
    table.supply = changed(table.supply, tile, table.supply[tile] - 1)
    lay(table, seat, space, tile)
    fact = TILES[tile]
    score(table, seat, fact.points, PRESTIGE if move.space else CRAFT)
    events.append(Built(table.turn, seat, space, tile, move.role, negative(paid), fact.points, by_favour))
    if fact.favours:
        grant(table, seat, fact.favours, events)


def lay(table: TablePart, seat: Seat, space: int, tile: int) -> None:
    """The tile with its owner's house on it."""
    table.road = changed(table.road, space, tile)
    table.owners = changed(table.owners, space, seat)


def site(table: TablePart, move: Build) -> int:
    """Where the tile goes."""
    if move.role in ON_RESIDENCES:
        if table.road[move.space] != RESIDENCE or table.owners[move.space] != move.seat:
            raise IllegalMove("not_your_residence", space=move.space)
        return move.space
    space = first_free_space(table)
    if not space:
        raise IllegalMove("road_full")
    return space


def cost_of(table: TablePart, move: Build, by_favour: bool) -> Cubes:
    """The cubes to pay, the chosen one included. Raises if the seat does not have them."""
    cost = (FAVOURED_COSTS if by_favour else COSTS)[move.tile]
    if len(move.cube) != TILES[move.tile].any:
        raise IllegalMove("wrong_cubes", needs=TILES[move.tile].any)
    if move.cube:
        food, wood, stone, cloth, gold = (
            number + (kind == LETTERS.index(move.cube)) for kind, number in enumerate(cost)
        )
        cost = food, wood, stone, cloth, gold
    need_cubes(table, move.seat, cost)
    return cost


def transform(table: TablePart, ask: Ask, move: Transform, events: list[Event]) -> None:
    """Paid and scored at once; the swap waits while a worker stands there (rulings 9 to 12)."""
    check_role(table, ask, "lawyer")
    seat, space, by_favour = move.seat, move.space, is_favour(ask)
    if not is_target(table, seat, space):
        raise IllegalMove("cannot_transform", space=space)
    if table.is_swapping(space):
        raise IllegalMove("swap_pending", space=space)
    need_cubes(table, seat, LAWYER_CUBES)
    price = 0 if by_favour else LAWYER_DENIERS
    need_deniers(table, seat, price)
    table.pending.pop()
    table.deniers[seat] -= price
    change(table, seat, negative(LAWYER_CUBES))
    points = TILES[RESIDENCE].points
    score(table, seat, points, RESIDENCES)
    delayed = table.standing[space] >= 0
    tile = table.road[space]
    events.append(
        Transformed(table.turn, seat, space, tile, -price, negative(LAWYER_CUBES), points, by_favour, delayed)
    )
    if delayed:
        table.swaps = (*table.swaps, Swap(space, seat))
    else:
        settle_residence(table, seat, space)


def settle_residence(table: TablePart, seat: Seat, space: int) -> None:
    """A craft tile goes back to the supply, a neutral one out of the game."""
    tile = table.road[space]
    if IS_NEUTRAL[tile]:
        table.box = (*table.box, tile)
    else:
        table.supply = changed(table.supply, tile, table.supply[tile] + 1)
    lay(table, seat, space, RESIDENCE)


def make_swap(table: TablePart, space: int, events: list[Event]) -> None:
    """The worker has gone: the residence that was paid for comes now."""
    for swap in table.swaps:
        if swap.space == space:
            events.append(Swapped(table.turn, swap.seat, space, table.road[space]))
            settle_residence(table, swap.seat, space)
    table.swaps = tuple(swap for swap in table.swaps if swap.space != space)
