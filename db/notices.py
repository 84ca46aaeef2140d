"""How people are called and reminded, and when they are away."""

import sqlite3
from collections.abc import Iterable

from msgspec.structs import astuple, replace

from db import due
from db.rows import NoticeRow

_COLUMNS = "user_id, reach, first_after, again_after, zone, quiet_from, quiet_until"


def of_user(connection: sqlite3.Connection, user_id: int) -> NoticeRow:
    return _of(connection, "SELECT ?", (user_id,))[user_id]


def of_game(connection: sqlite3.Connection, game_id: int) -> dict[int, NoticeRow]:
    """By user, of everybody who sits at the table."""
    return _of(connection, "SELECT user_id FROM seats WHERE user_id IS NOT NULL AND game_id = ?", (game_id,))


def _of(connection: sqlite3.Connection, users: str, given: tuple[int]) -> dict[int, NoticeRow]:
    """Who never chose anything has what everybody has at first."""
    found = {user: NoticeRow(user) for (user,) in connection.execute(users, given)}
    rows = connection.execute(f"SELECT {_COLUMNS} FROM notices WHERE user_id IN ({users})", given)
    found |= {row[0]: NoticeRow(*row) for row in rows}
    away: dict[int, list[tuple[float, float]]] = {}
    absences = f"SELECT user_id, since, until FROM absences WHERE user_id IN ({users}) ORDER BY since"
    for user, since, until in connection.execute(absences, given):
        away.setdefault(user, []).append((since, until))
    return found | {user: replace(found[user], absences=tuple(spans)) for user, spans in away.items()}


def keep(connection: sqlite3.Connection, row: NoticeRow, woken: Iterable[str], refreshed: str, at: float) -> None:
    """Keeps it, and has everything that depends on it looked at anew: rows of the kinds `woken`, and `refreshed` games."""
    values = astuple(row)[:-1]
    connection.execute(f"INSERT OR REPLACE INTO notices ({_COLUMNS}) VALUES (?{', ?' * (len(values) - 1)})", values)
    connection.execute("DELETE FROM absences WHERE user_id = ?", (row.user_id,))
    connection.executemany(
        "INSERT INTO absences (user_id, since, until) VALUES (?, ?, ?)",
        [(row.user_id, since, until) for since, until in row.absences],
    )
    due.wake(connection, row.user_id, woken, at)
    due.refresh(connection, row.user_id, refreshed, at)
