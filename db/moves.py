"""The log of a game: every entry with the snapshot after it."""

import sqlite3

from db.rows import MoveRow


def append(connection: sqlite3.Connection, game_id: int, move: MoveRow, snapshot: bytes) -> None:
    connection.execute(
        "INSERT INTO moves (game_id, version, seat, kind, text, events, snapshot, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (game_id, move.version, move.seat, move.kind, move.text, move.events, snapshot, move.at),
    )


def log(connection: sqlite3.Connection, game_id: int, after: int = 0) -> list[MoveRow]:
    """Every entry later than version `after`, the oldest first, without snapshots."""
    rows = connection.execute(
        "SELECT version, seat, kind, text, events, at FROM moves WHERE game_id = ? AND version > ? ORDER BY version",
        (game_id, after),
    )
    return [MoveRow(*row) for row in rows]


def snapshot(connection: sqlite3.Connection, game_id: int, version: int) -> bytes:
    """The snapshot that was stored with this entry."""
    row = connection.execute(
        "SELECT snapshot FROM moves WHERE game_id = ? AND version = ?", (game_id, version)
    ).fetchone()
    return row[0]
