"""How finished games came out. Kept for good, independent of the games.

What a seat got its points for is said by the game's file, and not again beside it.
"""

import sqlite3
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple, replace

from db import packing
from db.columns import deflated
from db.rows import ResultRow, ResultSeatRow, StoredResult

_RESULT = (
    "game_id, key, rules_version, options, guild_id, channel_id, started_at, finished_at, verdict, people, winners, file,"
    " challenge"
)
_SEAT = "seat, user_id, name, computer, has_left, rank, total, parts, facts, answered_in, faces"


class _Score(Struct):
    seat: int
    parts: Raw


class _Result(Struct):
    scores: list[_Score]


class _File(Struct):
    result: _Result | None = None


def insert(connection: sqlite3.Connection, stored: StoredResult) -> None:
    row = replace(stored.result, file="")
    connection.execute(
        f"INSERT INTO results ({_RESULT}, packed_file) VALUES (?{', ?' * 13})",
        (*astuple(row), deflated(stored.result.file.encode())),
    )
    told = _parts(stored.result.file)
    seats = [replace(seat, parts="") if seat.parts == told.get(seat.seat) else seat for seat in stored.seats]
    connection.executemany(
        f"INSERT INTO result_seats (game_id, {_SEAT}) VALUES (?{', ?' * 11})",
        [(stored.result.game_id, *astuple(seat)) for seat in seats],
    )


def of_game(connection: sqlite3.Connection, game_id: int) -> StoredResult | None:
    row = connection.execute(f"SELECT {_RESULT} FROM results WHERE game_id = ?", (game_id,)).fetchone()
    if row is None:
        return None
    rows = connection.execute(f"SELECT {_SEAT} FROM result_seats WHERE game_id = ? ORDER BY seat", (game_id,))
    result = replace(ResultRow(*row), file=packing.file_of(connection, game_id))
    told = _parts(result.file)
    return StoredResult(result, tuple(_seat(told, *seat) for seat in rows))


def _seat(told: Mapping[int, str], *values: Any) -> ResultSeatRow:
    row = ResultSeatRow(*values)
    return replace(row, has_left=bool(row.has_left), parts=row.parts or told.get(row.seat, ""))


def parts_of(connection: sqlite3.Connection, game_id: int, seat: int) -> str:
    """What a seat got its points for, where it stands in the game's file."""
    return _parts(packing.file_of(connection, game_id)).get(seat, "")


def _parts(file: str) -> dict[int, str]:
    """What each seat got its points for, as the file says it; nothing where it says nothing of it."""
    try:
        result = msgspec.json.decode(file, type=_File).result
    except msgspec.DecodeError:
        return {}
    return {score.seat: bytes(score.parts).decode() for score in result.scores} if result else {}


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
