"""Finished games put away: their entries in one small piece, without the snapshots, which follow from the game's file.

An entry that names somebody stays as it is, so that it can be changed when they want to be forgotten. Of the last one its row
stays, for the snapshot of how the game ended.
"""

import sqlite3
import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any, Final

import msgspec

from db.rows import MoveRow

NAMELESS: Final = ("start", "move", "stand-in", "forced", "undo")
"""Kinds of entries that name nobody."""
THOROUGH: Final = 9
_Columns = tuple[list[int], list[int | None], list[str], list[str], list[msgspec.Raw], list[int]]


def packed(entries: Sequence[MoveRow]) -> bytes:
    """Column by column, where neighbours are alike; of numbers that grow, by how much they do; times to the millisecond."""
    columns = (
        _steps([entry.version for entry in entries]),
        [entry.seat for entry in entries],
        [entry.kind for entry in entries],
        [entry.text for entry in entries],
        [msgspec.Raw(entry.events.encode()) for entry in entries],
        _steps([round(entry.at * 1000) for entry in entries]),
    )
    return zlib.compress(msgspec.json.encode(columns), THOROUGH)


def unpacked(data: bytes) -> list[MoveRow]:
    versions, seats, kinds, texts, events, times = msgspec.json.decode(zlib.decompress(data), type=_Columns)
    rows = zip(accumulate(versions), seats, kinds, texts, events, accumulate(times), strict=True)
    return [
        MoveRow(version, seat, kind, text, bytes(told).decode(), at / 1000)
        for version, seat, kind, text, told, at in rows
    ]


def _steps(numbers: Sequence[int]) -> list[int]:
    return [*numbers[:1], *(after - before for before, after in pairwise(numbers))]


def to_pack(connection: sqlite3.Connection, before: float, most: int) -> list[int]:
    """Games that ended before this moment, the oldest first."""
    rows = connection.execute(
        "SELECT id FROM games WHERE is_packed = 0 AND status IN ('finished', 'aborted') AND finished_at < ?"
        " ORDER BY finished_at LIMIT ?",
        (before, most),
    )
    return [number for (number,) in rows]


def packable(connection: sqlite3.Connection, game_id: int) -> list[MoveRow]:
    rows = connection.execute(
        "SELECT version, seat, kind, text, events, at FROM moves WHERE game_id = ?"
        f" AND kind IN ({', '.join('?' * len(NAMELESS))}) ORDER BY version",
        (game_id, *NAMELESS),
    )
    return [MoveRow(*row) for row in rows]


def put_away(connection: sqlite3.Connection, game_id: int, versions: Sequence[int], data: bytes) -> bool:
    """Entries of these versions are in `data`, and nowhere else from now on. Not twice."""
    cursor = connection.execute(
        "UPDATE games SET is_packed = 1 WHERE id = ? AND is_packed = 0 AND status IN ('finished', 'aborted')",
        (game_id,),
    )
    if cursor.rowcount == 0:
        return False
    if not versions:
        return True
    connection.execute("INSERT INTO packed (game_id, log) VALUES (?, ?)", (game_id, data))
    (last,) = connection.execute("SELECT max(version) FROM moves WHERE game_id = ?", (game_id,)).fetchone()
    connection.executemany(
        "DELETE FROM moves WHERE game_id = ? AND version = ?", [(game_id, each) for each in versions if each != last]
    )
    connection.execute("UPDATE moves SET snapshot = x'' WHERE game_id = ? AND version < ?", (game_id, last))
    if last in versions:
        connection.execute(
            "UPDATE moves SET text = '', events = '[]' WHERE game_id = ? AND version = ?", (game_id, last)
        )
    # What is left of a game comes to lie beside what is left of others, instead of alone on a page of the file.
    connection.execute(
        "UPDATE moves SET rowid = (SELECT max(rowid) + 1 FROM moves) WHERE game_id = ? AND version = ?", (game_id, last)
    )
    return True


def of_game(connection: sqlite3.Connection, game_id: int) -> list[MoveRow]:
    """The entries that were put away; none of a game that was not."""
    found: tuple[Any, ...] | None = connection.execute(
        "SELECT log FROM packed WHERE game_id = ?", (game_id,)
    ).fetchone()
    return unpacked(found[0]) if found else []
