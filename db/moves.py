"""The log of a game: every entry with the snapshot after it."""

import sqlite3

from db import packing
from db.rows import MoveRow

TAKEN_BACK = (
    "SELECT value FROM moves, json_each('[' || replace(text, ' ', ',') || ']')"
    " WHERE game_id = :game_id AND kind = 'undo'"
)
"""The versions of moves that were taken back: each undo has those of its moves in its text."""


def append(connection: sqlite3.Connection, game_id: int, move: MoveRow, snapshot: bytes) -> None:
    connection.execute(
        "INSERT INTO moves (game_id, version, seat, kind, text, events, snapshot, at, took)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (game_id, move.version, move.seat, move.kind, move.text, move.events, snapshot, move.at, move.took),
    )


def log(connection: sqlite3.Connection, game_id: int, after: int = 0) -> list[MoveRow]:
    """Every entry later than version `after`, the oldest first, without snapshots; also of games that were put away."""
    rows = connection.execute(
        "SELECT version, seat, kind, text, events, at, took FROM moves WHERE game_id = ? AND version > ? ORDER BY version",
        (game_id, after),
    )
    found = {row[0]: MoveRow(*row) for row in rows}
    found |= {row.version: row for row in packing.of_game(connection, game_id) if row.version > after}
    return [found[version] for version in sorted(found)]


def snapshot(connection: sqlite3.Connection, game_id: int, version: int) -> bytes:
    """The snapshot that was stored with this entry."""
    return packing.snapshot_of(connection, game_id, version)


def last_snapshots(connection: sqlite3.Connection, game_id: int) -> dict[int, bytes]:
    """The snapshot right after each person's last move that was not taken back, by seat."""
    rows = connection.execute(
        "SELECT seat, snapshot, packed_snapshot FROM moves WHERE game_id = :game_id AND version IN ("
        " SELECT max(moves.version) FROM moves JOIN seats ON seats.game_id = moves.game_id AND seats.seat = moves.seat"
        f" WHERE moves.game_id = :game_id AND kind = 'move' AND computer = '' AND version NOT IN ({TAKEN_BACK})"
        " GROUP BY moves.seat)",
        {"game_id": game_id},
    )
    return {seat: packing.whole(snapshot, small) for seat, snapshot, small in rows}


def snapshot_before_last_actor(connection: sqlite3.Connection, game_id: int) -> bytes:
    """The snapshot right after the last move that counts of anybody but whoever moved last; empty if there is none."""
    (found,) = connection.execute(
        "WITH counting AS (SELECT version, seat, snapshot FROM moves WHERE game_id = :game_id"
        f"  AND kind IN ('move', 'stand-in') AND version NOT IN ({TAKEN_BACK}))"
        " SELECT snapshot FROM counting WHERE seat != (SELECT seat FROM counting ORDER BY version DESC LIMIT 1)"
        " ORDER BY version DESC LIMIT 1",
        {"game_id": game_id},
    ).fetchone() or (b"",)
    return found
