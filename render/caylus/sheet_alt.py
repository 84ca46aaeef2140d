"""One player's sheet in words."""

from collections.abc import Iterator, Sequence

from engine.caylus.facts import LINES, SECTIONS, SPACES
from engine.caylus.state import TablePart, View
from engine.core.seats import Seat
from locales import Words
from render.alt import joined
from render.caylus import sheet
from render.caylus.alt import cubes_said
from render.caylus.board import phase_said
from render.caylus.sheet_changes import changes, tile_on


def _parts(view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None) -> Iterator[str]:
    table = view.table
    yield w("caylus-alt-sheet", name=seats[seat], turn=table.turn, phase=phase_said(table.phase, w))
    yield stock(table, seat, w)
    told = ", ".join(changes(table, changed.table, seat, w)) if changed else ""
    if told:
        yield w("caylus-alt-changes", changes=told)
    for what, value in sheet.facts(table, seat):
        yield w("caylus-alt-fact", what=w("caylus-picture-fact", what=what), value=value)
    yield _houses(table, seat, w)
    if not table.is_beginner:
        yield markers(table, seat, w)
    for _, word, number in sheet.sources_of(table, seat, w):
        yield w("caylus-alt-fact", what=word, value=number)
    yield from _road(table, seat, w)
    yield from sheet.told_lines(view, seat, seats, w, None)


def stock(table: TablePart, seat: Seat, w: Words) -> str:
    return w(
        "caylus-alt-stock",
        points=table.points[seat],
        deniers=table.deniers[seat],
        cubes=cubes_said(table.cubes_of(seat), w),
        workers=table.home[seat],
    )


def _houses(table: TablePart, seat: Seat, w: Words) -> str:
    dungeon, walls, towers = (table.houses_of(seat, section) for section in range(len(SECTIONS)))
    return w("caylus-alt-houses", dungeon=dungeon, walls=walls, towers=towers)


def markers(table: TablePart, seat: Seat, w: Words) -> str:
    columns = [
        w("caylus-alt-favour", line=line, column=table.marker(seat, number)) for number, line in enumerate(LINES)
    ]
    return w("caylus-alt-markers", columns=", ".join(columns))


def _road(table: TablePart, seat: Seat, w: Words) -> Iterator[str]:
    own = [tile_on(table, space, w) for space in SPACES if table.owners[space] == seat]
    if own:
        yield w("caylus-alt-own", tiles=", ".join(own))
    out = [tile_on(table, space, w) for space in SPACES if table.standing[space] == seat]
    if out:
        yield w("caylus-alt-out", tiles=", ".join(out))


def said(view: View, seat: Seat, seats: Sequence[str], w: Words, changed: View | None) -> str:
    return joined(_parts(view, seat, seats, w, changed))
