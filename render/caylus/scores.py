"""Everybody's points by where they came from, for the end table."""

from collections.abc import Sequence
from typing import Final

from engine.caylus.facts import SOURCES
from engine.caylus.state import View
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render.caylus.board import name_of, turns_said
from render.caylus.emblems import worker
from render.caylus.icons import stamp_points
from render.caylus.sources import group
from render.scores import EndTable, Line, Source, game_line
from render.surface import Piece

GROUPS: Final = {
    "buildings": ("craft", "residences", "prestige"),
    "visits": ("visits",),
    "trades": ("trades",),
    "castle": ("castle",),
    "favours": ("favours",),
    "stock": ("gold", "cubes", "deniers"),
    "penalties": ("penalties",),
}
"""The sources of points by what a player did for them."""
assert sorted(SOURCES) == sorted(source for sources in GROUPS.values() for source in sources)


def standing(result: Result) -> list[Seat]:
    """The seats from first to last."""
    return sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))


def end_table(view: View, result: Result, seats: Sequence[str], w: Words) -> EndTable:
    return EndTable(
        game_line(w("caylus"), len(seats), turns_said(view.table.turn, w), w),
        tuple(_line(result, seat, name_of(seats, seat, w)) for seat in standing(result)),
        tuple(Source(w("caylus-picture-source", source=key), Piece(group, (key,))) for key in GROUPS),
        stamp_points,
    )


def _line(result: Result, seat: Seat, name: str) -> Line:
    parts = result.scores[seat].parts
    sums = tuple(sum(parts[source] for source in sources) for sources in GROUPS.values())
    return Line(result.ranks[seat], name, Piece(worker, (seat,)), sums)
