"""Setting up: the neutral tiles and the turn order by chance, and what everybody starts with."""

from engine.caylus.events import Started
from engine.caylus.facts import (
    LAST_SPACE,
    LINES,
    NEUTRAL_SPACES,
    NOBODY,
    PLACES,
    SECTIONS,
    SOURCES,
    START_CUBES,
    START_DENIERS,
    START_OF_BAILIFF,
    WORKERS,
)
from engine.caylus.progress import advance
from engine.caylus.state import Secret, State, TablePart
from engine.caylus.tiles import EMPTY, FIXED, JEWELLER_TILE, NEUTRAL, TILES
from engine.core.chance import Chance, commitment
from engine.core.events import Event
from engine.core.options import Options


def set_up(seats: int, options: Options, seed: bytes, rules: int) -> tuple[State, list[Event]]:
    """A game in which the first player has a worker to place."""
    chance = Chance(seed)
    neutral, order = list(NEUTRAL), list(range(seats))
    chance.shuffle(neutral)
    chance.shuffle(order)
    table = empty_table(seats, options["jeweller"] == "true", options["favours"] == "beginner", commitment(seed), rules)
    table.order = order
    for seat, deniers in zip(order, START_DENIERS[seats], strict=True):
        table.deniers[seat] = deniers
    for space, tile in zip(NEUTRAL_SPACES, neutral, strict=True):
        table.road[space] = tile
    events: list[Event] = [Started(0, tuple(order), START_DENIERS[seats], tuple(neutral), table.commitment)]
    advance(table, events)
    return State(table, (), Secret(chance)), events


def empty_table(seats: int, has_jeweller: bool, is_beginner: bool, hidden: str, rules: int) -> TablePart:
    """Everything in its place but what chance decides."""
    road = [FIXED.get(space, EMPTY) for space in range(LAST_SPACE + 1)]
    supply = [tile.copies if tile.kind in ("wood", "stone", "prestige") else 0 for tile in TILES]
    supply[JEWELLER_TILE] = int(has_jeweller)
    return TablePart(
        seats=seats,
        has_jeweller=has_jeweller,
        is_beginner=is_beginner,
        commitment=hidden,
        made=0,
        turn=0,
        phase=0,
        cursor=0,
        bailiff=START_OF_BAILIFF,
        provost=START_OF_BAILIFF,
        scored=0,
        order=[],
        passed=[],
        deniers=[0] * seats,
        cubes=list(START_CUBES) * seats,
        points=[0] * seats,
        sources=[0] * (seats * len(SOURCES)),
        home=[WORKERS] * seats,
        standing=[NOBODY] * PLACES,
        castle=[],
        stables=[],
        inn_guest=NOBODY,
        road=road,
        owners=[NOBODY] * (LAST_SPACE + 1),
        swaps=(),
        supply=supply,
        box=(),
        houses=[0] * (seats * len(SECTIONS)),
        batches=[0] * seats,
        markers=[0] * (seats * len(LINES)),
        lines=[0] * seats,
        pending=[],
        rules=rules,
    )
