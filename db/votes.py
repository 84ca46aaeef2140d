"""Who has agreed to what."""

import sqlite3


def agreed(connection: sqlite3.Connection, game_id: int, what: str) -> list[int]:
    """Users in the order in which they agreed."""
    rows = connection.execute(
        "SELECT user_id FROM votes WHERE game_id = ? AND what = ? ORDER BY at, user_id", (game_id, what)
    )
    return [user_id for (user_id,) in rows]


def agree(connection: sqlite3.Connection, game_id: int, what: str, user_id: int, at: float) -> None:
    connection.execute(
        "INSERT OR IGNORE INTO votes (game_id, what, user_id, at) VALUES (?, ?, ?, ?)", (game_id, what, user_id, at)
    )


def last_at(connection: sqlite3.Connection, game_id: int, what: str) -> float | None:
    """When somebody last said so."""
    (at,) = connection.execute("SELECT max(at) FROM votes WHERE game_id = ? AND what = ?", (game_id, what)).fetchone()
    return at


def clear(connection: sqlite3.Connection, game_id: int, what: str) -> None:
    connection.execute("DELETE FROM votes WHERE game_id = ? AND what = ?", (game_id, what))


def clear_all(connection: sqlite3.Connection, game_id: int) -> None:
    connection.execute("DELETE FROM votes WHERE game_id = ?", (game_id,))
