"""Finished games put away: their entries in one small piece, without the snapshots, which follow from the game's file.

An entry that names somebody stays as it is, so that it can be changed when they want to be forgotten. Of the last one its row
stays, for the snapshot of how the game ended, which is compressed. The log needs the game's file, which outlives it.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final

from db.columns import deflated, inflated, unpacked
from db.rows import MoveRow

NAMELESS: Final = ("start", "move", "stand-in", "forced", "undo")
"""Kinds of entries that name nobody."""
PART: Final = 480
"""Bytes: eight of them fill a page of the database, whereas a page has room for one log of most games, and much room left."""


def to_pack(connection: sqlite3.Connection, before: float, most: int) -> list[int]:
    """Games that ended before this moment, the oldest first."""
    rows = connection.execute(
        "SELECT id FROM games WHERE is_packed = 0 AND status IN ('finished', 'aborted') AND finished_at < ?"
        " ORDER BY finished_at LIMIT ?",
        (before, most),
    )
    return [number for (number,) in rows]


def packable(connection: sqlite3.Connection, game_id: int) -> tuple[list[MoveRow], str]:
    """The entries, and the file where there is one."""
    rows = connection.execute(
        "SELECT version, seat, kind, text, events, at FROM moves WHERE game_id = ?"
        f" AND kind IN ({', '.join('?' * len(NAMELESS))}) ORDER BY version",
        (game_id, *NAMELESS),
    )
    return [MoveRow(*row) for row in rows], file_of(connection, game_id)


def put_away(connection: sqlite3.Connection, game_id: int, versions: Sequence[int], log: bytes) -> bool:
    """Entries of these versions are in `log`, and nowhere else from now on. Not twice."""
    cursor = connection.execute(
        "UPDATE games SET is_packed = 1 WHERE id = ? AND is_packed = 0 AND status IN ('finished', 'aborted')",
        (game_id,),
    )
    if cursor.rowcount == 0:
        return False
    if not versions:
        return True
    connection.executemany(
        "INSERT INTO packed_logs (game_id, part) VALUES (?, ?)",
        [(game_id, log[begin : begin + PART]) for begin in range(0, len(log), PART)],
    )
    (last,) = connection.execute("SELECT max(version) FROM moves WHERE game_id = ?", (game_id,)).fetchone()
    connection.executemany(
        "DELETE FROM moves WHERE game_id = ? AND version = ?", [(game_id, each) for each in versions if each != last]
    )
    end = deflated(snapshot_of(connection, game_id, last))
    connection.execute("UPDATE moves SET snapshot = x'' WHERE game_id = ?", (game_id,))
    connection.execute("UPDATE moves SET packed_snapshot = ? WHERE game_id = ? AND version = ?", (end, game_id, last))
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
    parts = connection.execute("SELECT part FROM packed_logs WHERE game_id = ? ORDER BY id", (game_id,)).fetchall()
    return unpacked(b"".join(part for (part,) in parts), file_of(connection, game_id)) if parts else []


def snapshot_of(connection: sqlite3.Connection, game_id: int, version: int) -> bytes:
    """The snapshot that was stored with this entry; empty where it is not kept."""
    row = connection.execute(
        "SELECT snapshot, packed_snapshot FROM moves WHERE game_id = ? AND version = ?", (game_id, version)
    ).fetchone()
    return whole(*row) if row else b""


def whole(snapshot: bytes, small: bytes | None) -> bytes:
    """A snapshot as it was before it was put away. Before version 22 of the database none was compressed."""
    return snapshot if small is None else inflated(small)


def file_of(connection: sqlite3.Connection, game_id: int) -> str:
    """The text of a game's file; empty where there is none. Before version 20 of the database it was kept as it is."""
    file, small = connection.execute(
        "SELECT file, packed_file FROM results WHERE game_id = ?", (game_id,)
    ).fetchone() or ("", None)
    return file if small is None else inflated(small).decode()
