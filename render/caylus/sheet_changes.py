"""What has changed for one player, in words."""

from collections.abc import Iterator

from engine.caylus.facts import KIND_NAMES, KINDS, SPACES
from engine.caylus.state import TablePart
from engine.core.seats import Seat
from locales import Words
from render.caylus.names import tile_name


def tile_on(table: TablePart, space: int, w: Words) -> str:
    return f"{space} {tile_name(table.road[space], w)}"


def changes(now: TablePart, was: TablePart, seat: Seat, w: Words) -> Iterator[str]:
    """What is ringed in the picture."""
    for what, gained in (
        ("points", now.points[seat] - was.points[seat]),
        ("deniers", now.deniers[seat] - was.deniers[seat]),
    ):
        if gained:
            yield w("caylus-alt-gained", what=what, number=_signed(gained))
    for kind in KINDS:
        gained = now.stock(seat, kind) - was.stock(seat, kind)
        if gained:
            yield w("caylus-alt-gained", what=KIND_NAMES[kind], number=_signed(gained))
    for space in SPACES:
        if now.owners[space] == seat and now.road[space] != was.road[space]:
            yield w("caylus-alt-new-tile", tile=tile_on(now, space, w))


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"
