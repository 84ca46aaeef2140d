"""What is true of every position, whatever was played."""

from collections import Counter
from collections.abc import Iterator

from engine.caylus.facts import (
    CASTLE,
    COLUMNS,
    FIXED_SPACES,
    FREE_SPACES,
    LAST_SPACE,
    MOST_TURNS,
    NOBODY,
    OPEN_COLUMNS,
    SECTIONS,
    SPACES,
    STABLES,
    STABLES_CIRCLES,
    WORKERS,
)
from engine.caylus.listing import legal_moves
from engine.caylus.state import DO_CLOSE, State, TablePart, View
from engine.caylus.tiles import FIXED, IS_OWNED, JEWELLER_TILE, RESIDENCE, TAKES_WORKERS, TILES

LAST_OF_BAILIFF = 25


def violations(state: State) -> list[str]:
    table = state.table
    return [
        *worker_violations(table),
        *stock_violations(table),
        *tile_violations(table),
        *castle_violations(table),
        *progress_violations(table),
    ]


def worker_violations(table: TablePart) -> Iterator[str]:
    """Six workers for each seat, each in one place where workers may be."""
    everywhere = Counter([*table.standing, *table.castle, *table.stables, table.inn_guest])
    for seat in range(table.seats):
        if table.home[seat] < 0 or table.home[seat] + everywhere[seat] != WORKERS:
            yield f"seat {seat} has {table.home[seat]} workers at home and {everywhere[seat]} out"
    for space in SPACES:
        if table.standing[space] != NOBODY and not TAKES_WORKERS[table.road[space]]:
            yield f"a worker stands on space {space} where none may be"
    if table.standing[CASTLE] != NOBODY or table.standing[STABLES] != NOBODY:
        yield "a worker of castle or Stables out of line"
    if len(set(table.castle)) != len(table.castle) or len(set(table.stables)) != len(table.stables):
        yield "two workers of one seat in castle or Stables"
    if len(table.stables) > (STABLES_CIRCLES if table.seats > 2 else 0):
        yield "too many workers in the Stables"


def stock_violations(table: TablePart) -> Iterator[str]:
    if min(table.deniers) < 0 or min(table.cubes) < 0:
        yield "less than nothing in a stock"
    for seat in range(table.seats):
        points = table.points[seat]
        if points < 0:
            yield f"seat {seat} has fewer than 0 points"
        if points != sum(table.points_by_source(seat)):
            yield f"the points of seat {seat} don't come from their sources"


def tile_violations(table: TablePart) -> Iterator[str]:
    """Each tile is in the supply, on the road or out of the game, and who built it has one house on it."""
    placed = Counter(table.road[1:]) + Counter(table.box)
    for number, tile in enumerate(TILES):
        if tile.kind in ("none", "residence"):
            continue
        copies = tile.copies if number != JEWELLER_TILE or table.has_jeweller else 0
        if table.supply[number] < 0 or table.supply[number] + placed[number] != copies:
            yield f"{placed[number]} of {tile.key} out and {table.supply[number]} in the supply"
    for space in SPACES:
        tile, owner = table.road[space], table.owners[space]
        if IS_OWNED[tile] != (owner != NOBODY) or not NOBODY <= owner < table.seats:
            yield f"the house on space {space} and its tile don't agree"
    if any(table.road[space] != FIXED[space] for space in FIXED_SPACES):
        yield "a fixed building is covered"
    if any(table.road[space] for space in FREE_SPACES if space > table.end_of_road):
        yield "a gap in the road"
    for swap in table.swaps:
        if table.standing[swap.space] == NOBODY or table.road[swap.space] == RESIDENCE:
            yield f"the residence on space {swap.space} waits for nothing"


def castle_violations(table: TablePart) -> Iterator[str]:
    for number, section in enumerate(SECTIONS):
        if table.houses_in(number) > section.houses:
            yield f"too many houses in section {section.key}"
        is_behind = number + 1 < len(SECTIONS) and table.houses_in(number + 1) and number >= table.scored
        if is_behind and table.houses_in(number) < section.houses:
            yield f"a house beyond section {section.key}, which has room"
    limit = OPEN_COLUMNS[table.scored]
    if not all(0 <= marker <= min(limit, COLUMNS) for marker in table.markers):
        yield "a marker beyond the open columns"


def progress_violations(table: TablePart) -> Iterator[str]:
    if not 1 <= table.provost <= LAST_SPACE:
        yield f"the provost is on space {table.provost}"
    if not table.bailiff <= LAST_OF_BAILIFF:
        yield f"the bailiff is on space {table.bailiff}"
    if table.turn > MOST_TURNS:
        yield f"turn {table.turn}"
    if sorted(table.order) != list(range(table.seats)):
        yield "turn order without somebody"
    ask = table.ask
    if table.is_over:
        if ask is not None:
            yield "something is asked after the end"
    elif ask is None or ask.kind >= DO_CLOSE:
        yield "nobody can act"
    elif len(legal_moves(View(ask.seat, table, ""))) < 2:
        yield "somebody is asked who has no choice"
