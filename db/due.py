"""What shall happen later: rows with a time, claimed by one process when that time has come."""

import sqlite3

from db.rows import DueRow

_COLUMNS = "kind, game_id, seat, due, tries, claimed, done"


def put(connection: sqlite3.Connection, row: DueRow) -> None:
    """Keeps the row, in the place of an older one of its kind for this game and seat."""
    connection.execute(
        f"INSERT INTO due ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, NULL, NULL)"
        " ON CONFLICT (kind, game_id, coalesce(seat, -1)) DO UPDATE"
        " SET due = excluded.due, tries = excluded.tries, claimed = NULL, done = NULL",
        (row.kind, row.game_id, row.seat, row.due, row.tries),
    )


def of_game(connection: sqlite3.Connection, game_id: int) -> tuple[DueRow, ...]:
    """What is still to happen in this game."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM due WHERE game_id = ? AND done IS NULL ORDER BY id", (game_id,))
    return tuple(DueRow(*row) for row in rows)


def claim(connection: sqlite3.Connection, now: float, lease: float) -> list[DueRow]:
    """Takes in hand whatever is due. Nobody else gets it, unless it is still not done when the lease has run out."""
    rows = connection.execute(
        "UPDATE due SET claimed = :now WHERE done IS NULL AND due <= :now"
        f" AND (claimed IS NULL OR claimed <= :now - :lease) RETURNING {_COLUMNS}",
        {"now": now, "lease": lease},
    ).fetchall()
    return sorted((DueRow(*row) for row in rows), key=lambda row: (row.due, row.game_id))


def finish(connection: sqlite3.Connection, row: DueRow, at: float) -> None:
    """It has been seen to, unless it was put off or claimed anew since this row was claimed."""
    connection.execute(
        "UPDATE due SET done = ? WHERE kind = ? AND game_id = ? AND seat IS ? AND claimed IS ? AND done IS NULL",
        (at, row.kind, row.game_id, row.seat, row.claimed),
    )


def drop(connection: sqlite3.Connection, game_id: int, kind: str, seat: int | None) -> None:
    """It need not happen any more."""
    connection.execute("DELETE FROM due WHERE kind = ? AND game_id = ? AND seat IS ?", (kind, game_id, seat))
