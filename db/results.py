"""How finished games came out. Kept for good, independent of the games."""

import sqlite3
from typing import Any

from msgspec.structs import astuple, replace

from db import packing
from db.columns import deflated
from db.rows import ResultRow, ResultSeatRow, StoredResult

_RESULT = (
    "game_id, key, rules_version, options, guild_id, channel_id, started_at, finished_at, verdict, people, winners, file,"
    " challenge"
)
_SEAT = "seat, user_id, name, computer, has_left, rank, total, parts, facts, answered_in, faces"


def insert(connection: sqlite3.Connection, stored: StoredResult) -> None:
    row = replace(stored.result, file="")
    connection.execute(
        f"INSERT INTO results ({_RESULT}, packed_file) VALUES (?{', ?' * 13})",
        (*astuple(row), deflated(stored.result.file.encode())),
    )
    connection.executemany(
        f"INSERT INTO result_seats (game_id, {_SEAT}) VALUES (?{', ?' * 11})",
        [(stored.result.game_id, *astuple(seat)) for seat in stored.seats],
    )


def of_game(connection: sqlite3.Connection, game_id: int) -> StoredResult | None:
    row = connection.execute(f"SELECT {_RESULT} FROM results WHERE game_id = ?", (game_id,)).fetchone()
    if row is None:
        return None
    rows = connection.execute(f"SELECT {_SEAT} FROM result_seats WHERE game_id = ? ORDER BY seat", (game_id,))
    result = replace(ResultRow(*row), file=packing.file_of(connection, game_id))
    return StoredResult(result, tuple(_seat(*seat) for seat in rows))


def _seat(*values: Any) -> ResultSeatRow:
    row = ResultSeatRow(*values)
    return replace(row, has_left=bool(row.has_left))


def facts_before(connection: sqlite3.Connection, result: StoredResult) -> dict[int, tuple[str, ...]]:
    """By seat of a person who did not leave, the facts of their finished games of this kind before this one."""
    row = result.result
    return {
        seat.seat: tuple(
            facts
            for (facts,) in connection.execute(
                "SELECT s.facts FROM result_seats AS s JOIN results AS r ON r.game_id = s.game_id"
                " WHERE s.user_id = ? AND NOT s.has_left AND r.key = ? AND (r.finished_at, r.game_id) < (?, ?)",
                (seat.user_id, row.key, row.finished_at, row.game_id),
            )
        )
        for seat in result.seats
        if seat.user_id is not None and not seat.has_left
    }


def facts_of(connection: sqlite3.Connection, key: str, user_id: int) -> list[str]:
    """The facts of each finished game that the user did not leave, the oldest first."""
    rows = connection.execute(
        "SELECT s.facts FROM result_seats AS s JOIN results AS r ON r.game_id = s.game_id"
        " WHERE s.user_id = ? AND NOT s.has_left AND r.key = ? ORDER BY r.finished_at, r.game_id",
        (user_id, key),
    )
    return [facts for (facts,) in rows]
