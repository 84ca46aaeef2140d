"""The town, the tiles and the end table in words, from the same views, for those who don't see them."""

from collections.abc import Iterable, Iterator, Sequence

from engine.caylus.facts import (
    KIND_NAMES,
    KINDS,
    LAWYER_CLOTH,
    LAWYER_DENIERS,
    LINES,
    NOBODY,
    PHASE_NAMES,
    SECTIONS,
    SPACES,
    SPECIAL_BUILDINGS,
    SPECIAL_NAMES,
    STABLES,
)
from engine.caylus.state import TablePart, View
from engine.caylus.tiles import BUILT_BY, EMPTY, IS_OWNED, TILES
from engine.caylus.works import first_free_space
from engine.core.seats import Seat
from locales import Words
from render.alt import joined, shortened
from render.caylus import supply, supply_places, zoom_places
from render.caylus.board import acting, can_pay_own_only, visitors
from render.caylus.names import tile_name

SHORT_NAME = 16


def names(seats: Sequence[str]) -> list[str]:
    """Long names would leave no room for the game."""
    return [shortened(name, SHORT_NAME) for name in seats]


def board(view: View, seats: Sequence[str], w: Words) -> str:
    """What changes most comes first: at a large table the end may have to be left out."""
    table, said = view.table, names(seats)
    phase = w("caylus-picture-phase", phase=PHASE_NAMES[table.phase])
    awaited = acting(table)
    return joined(
        [
            w("caylus-alt-board", turn=table.turn, phase=phase),
            w("caylus-alt-awaited", name=said[awaited]) if awaited >= 0 else "",
            w("caylus-alt-own-only", name=said[awaited]) if can_pay_own_only(table) else "",
            w("caylus-alt-officers", provost=table.provost, bailiff=table.bailiff),
            w("caylus-picture-site", space=site) if (site := first_free_space(table)) else "",
            *(_player(table, seat, said, w) for seat in table.order),
            w("caylus-alt-passed", names=", ".join(said[seat] for seat in table.passed)) if table.passed else "",
            workers(table, said, w),
            _owned(table, said, w),
            *sections(table, said, w),
            *([] if table.is_beginner else _favours(table, said, w)),
            _neutral(table, w),
        ]
    )


def cubes_said(numbers: Sequence[int], w: Words) -> str:
    """Those of which there are any."""
    kinds = [w("caylus-alt-cubes", kind=KIND_NAMES[kind], number=numbers[kind]) for kind in KINDS if numbers[kind]]
    return ", ".join(kinds) or w("caylus-alt-no-cubes")


def _player(table: TablePart, seat: Seat, said: Sequence[str], w: Words) -> str:
    return w(
        "caylus-alt-player",
        name=said[seat],
        points=table.points[seat],
        deniers=table.deniers[seat],
        cubes=cubes_said(table.cubes_of(seat), w),
        workers=table.home[seat],
    )


def workers(table: TablePart, said: Sequence[str], w: Words) -> str:
    """Everybody who stands somewhere."""
    found = [_at(w("caylus-alt-castle"), table.castle, said)] if table.castle else []
    for place, word in zip(SPECIAL_BUILDINGS, SPECIAL_NAMES, strict=True):
        here = table.stables if place == STABLES else [seat for seat, _ in visitors(table, table, place) if seat >= 0]
        if here:
            found.append(_at(w("caylus-special", place=word), here, said))
    for space in SPACES:
        visitor = table.standing[space]
        found += [_at(_tile(table, space, w), [visitor], said)] if visitor >= 0 else []
    return w("caylus-alt-workers", workers="; ".join(found)) if found else ""


def _at(place: str, seats: Iterable[Seat], said: Sequence[str]) -> str:
    return f"{place}: {', '.join(said[seat] for seat in seats)}"


def _tile(table: TablePart, space: int, w: Words) -> str:
    return f"{space} {tile_name(table.road[space], w)}"


def _owned(table: TablePart, said: Sequence[str], w: Words) -> str:
    found = [
        f"{_tile(table, space, w)} ({said[table.owners[space]]})"
        for space in SPACES
        if IS_OWNED[table.road[space]] and table.owners[space] != NOBODY
    ]
    return w("caylus-alt-built", tiles=", ".join(found)) if found else ""


def _neutral(table: TablePart, w: Words) -> str:
    found = [_tile(table, space, w) for space in SPACES if TILES[table.road[space]].kind in ("neutral", "fixed")]
    return w("caylus-alt-neutral", tiles=", ".join(found))


def sections(table: TablePart, said: Sequence[str], w: Words) -> Iterator[str]:
    for number, section in enumerate(SECTIONS):
        houses = [
            f"{said[seat]} {table.houses_of(seat, number)}"
            for seat in range(table.seats)
            if table.houses_of(seat, number)
        ]
        if houses or number == table.scored:
            state = "scored" if number < table.scored else "open"
            name = w("caylus-section", section=section.key)
            said_houses = ", ".join(houses) or w("caylus-alt-no-houses")
            yield w("caylus-alt-section", section=name, state=state, houses=said_houses, of=section.houses)


def _favours(table: TablePart, said: Sequence[str], w: Words) -> Iterator[str]:
    for seat in range(table.seats):
        columns = [
            w("caylus-alt-favour", line=line, column=table.marker(seat, number))
            for number, line in enumerate(LINES)
            if table.marker(seat, number)
        ]
        if columns:
            yield w("caylus-alt-favours", name=said[seat], columns=", ".join(columns))


def tiles(view: View, seats: Sequence[str], w: Words) -> str:
    """By who builds them; the gone ones with where they stand."""
    table = view.table
    rows = [
        w("caylus-alt-tiles-left", role=role, tiles=", ".join(_left(table, row, w)) or w("caylus-alt-none"))
        for role, row in zip(("carpenter", "mason", "architect"), supply_places.ROWS, strict=True)
    ]
    reach = [tile_name(tile, w) for tile in sorted(supply.in_reach(view))]
    paid = w("caylus-alt-reach", tiles=", ".join(reach)) if reach else ""
    return joined([w("caylus-picture-tiles") + ".", *rows, paid, _owned(table, names(seats), w)])


def tiles_of(view: View, role: str, w: Words) -> str:
    """What one role can build, and what of it the viewer has the goods for."""
    left = ", ".join(_left(view.table, BUILT_BY[role], w)) or w("caylus-alt-none")
    reach = [tile_name(tile, w) for tile in BUILT_BY[role] if tile in supply.in_reach(view)]
    paid = w("caylus-alt-reach", tiles=", ".join(reach)) if reach else ""
    return joined([w("caylus-alt-tiles-left", role=role, tiles=left), paid])


def _left(table: TablePart, row: Sequence[int], w: Words) -> Iterator[str]:
    for tile in row:
        if tile in supply.shown(table) and supply.is_left(table, tile):
            data = TILES[tile]
            cost = ", ".join(_cost(tile, w))
            yield w("caylus-alt-tile", tile=tile_name(tile, w), points=data.points, cost=cost)


def _cost(tile: int, w: Words) -> Iterator[str]:
    data = TILES[tile]
    if data.kind == "residence":
        yield w("caylus-cube", kind="cloth", number=LAWYER_CLOTH)
        yield w("caylus-deniers", number=LAWYER_DENIERS)
        return
    yield cubes_said(data.cost, w)
    if data.any:
        yield w("caylus-alt-any", number=data.any)


def zoom(view: View, seats: Sequence[str], w: Words, part: str) -> str:
    table, said = view.table, names(seats)
    spaces = zoom_places.PARTS[part]
    title = w("caylus-picture-part", first=spaces[0], last=spaces[-1]) + "."
    officers = w("caylus-alt-officers", provost=table.provost, bailiff=table.bailiff)
    return joined([title, officers, *(space(table, number, said, w) for number in spaces)])


def space(table: TablePart, number: int, said: Sequence[str], w: Words) -> str:
    if table.road[number] == EMPTY:
        return w("caylus-alt-empty", space=number)
    owner, visitor = table.owners[number], table.standing[number]
    return w(
        "caylus-alt-space",
        tile=_tile(table, number, w),
        owner=said[owner] if owner >= 0 else "",
        visitor=said[visitor] if visitor >= 0 else "",
        has_owner="yes" if owner >= 0 else "no",
        has_visitor="yes" if visitor >= 0 else "no",
    )
