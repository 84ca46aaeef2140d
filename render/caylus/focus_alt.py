"""The picture of a question of Caylus in words."""

from collections.abc import Iterator, Sequence

from engine.caylus.facts import LAST_SPACE
from engine.caylus.state import View
from engine.core.moves import Path
from engine.core.seats import Seat
from locales import Words
from render.alt import joined
from render.caylus import alt, focus, sheet_alt
from render.caylus.sheet_changes import changes


def said(view: View, was: View, seat: Seat, asked: str, path: Path, seats: Sequence[str], w: Words) -> str:
    return joined(_parts(view, was, seat, asked, path, seats, w))


def _parts(view: View, was: View, seat: Seat, asked: str, path: Path, seats: Sequence[str], w: Words) -> Iterator[str]:
    table, names = view.table, alt.names(seats)
    yield sheet_alt.stock(table, seat, w)
    if told := ", ".join(changes(table, was.table, seat, w)):
        yield w("caylus-alt-changes", changes=told)
    match focus.kind_of(was, asked, path):
        case focus.TILE | focus.PAID:
            yield alt.tiles_of(view, path[0], w)
        case focus.CASTLE_PICTURE:
            yield from alt.sections(table, names, w)
        case focus.FAVOURS:
            yield sheet_alt.markers(table, seat, w)
        case _:
            yield w("caylus-alt-officers", provost=table.provost, bailiff=table.bailiff)
            yield alt.workers(table, names, w)
            yield from (alt.space(table, n, names, w) for n in range(1, min(LAST_SPACE, focus.last_space(table)) + 1))
