"""A game in the database, as the bot keeps it."""

import itertools
from collections.abc import Iterator

from db.rows import Change, GameRow, MoveRow, SeatRow

SEATS = tuple(SeatRow(seat, seat + 1, "name", "", False, 0.0) for seat in range(4))


def row(version: int) -> GameRow:
    return GameRow(
        id=1,
        key="troyes_dice",
        rules_version=1,
        options="{}",
        status="playing",
        host_id=1,
        guild_id=1,
        channel_id=1,
        version=version,
        commitment="",
        seed=bytes(32),
        created_at=0.0,
        started_at=0.0,
        finished_at=None,
    )


def stored_moves(snapshot: bytes) -> Iterator[Change]:
    """One stored move after another of game 1."""
    for version in itertools.count(2):
        move = MoveRow(version, 0, "move", "0 3 d y6 gain", "[]", 0.0)
        yield Change(game=row(version), seats=SEATS, move=move, snapshot=snapshot)
