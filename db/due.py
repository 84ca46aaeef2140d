"""What shall happen later: rows with a time, claimed by one process when that time has come."""

import sqlite3
from collections.abc import Iterable

from db.rows import DueRow

_COLUMNS = "kind, game_id, seat, due, tries, claimed, done, last"


def put(connection: sqlite3.Connection, row: DueRow) -> None:
    """Keeps the row, in the place of an older one of its kind for this game and seat."""
    connection.execute(
        f"INSERT INTO due ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, NULL, NULL, ?)"
        " ON CONFLICT (kind, game_id, coalesce(seat, -1)) DO UPDATE"
        " SET due = excluded.due, tries = excluded.tries, claimed = NULL, done = NULL, last = excluded.last",
        (row.kind, row.game_id, row.seat, row.due, row.tries, row.last),
    )


def of_game(connection: sqlite3.Connection, game_id: int) -> tuple[DueRow, ...]:
    """What is still to happen in this game."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM due WHERE game_id = ? AND done IS NULL ORDER BY id", (game_id,))
    return tuple(DueRow(*row) for row in rows)


def claim(connection: sqlite3.Connection, now: float, lease: float, gathered: str, ahead: float) -> list[DueRow]:
    """Takes in hand whatever is due. Nobody else gets it, unless it is still not done when the lease has run out.

    Of the kind `gathered`, whoever has something due gets what is due for them within `ahead` seconds as well.
    """
    given = {"now": now, "lease": lease, "kind": gathered, "soon": now + ahead}
    is_free = "done IS NULL AND (claimed IS NULL OR claimed <= :now - :lease)"
    rows = connection.execute(
        f"UPDATE due SET claimed = :now WHERE {is_free} AND due <= :soon AND (due <= :now OR kind = :kind"
        " AND (game_id, seat) IN (SELECT other.game_id, other.seat FROM seats AS other JOIN seats AS mine"
        " ON mine.user_id = other.user_id JOIN due AS first ON first.game_id = mine.game_id AND first.seat = mine.seat"
        # By their time: of the same kind there are as many as games.
        " WHERE +first.kind = :kind AND first.done IS NULL AND first.due <= :now"
        " AND (first.claimed IS NULL OR first.claimed <= :now - :lease)))"
        f" RETURNING {_COLUMNS}",
        given,
    ).fetchall()
    return sorted((DueRow(*row) for row in rows), key=lambda row: (row.due, row.game_id))


def finish(connection: sqlite3.Connection, row: DueRow, at: float) -> None:
    """It has been seen to, unless it was put off or claimed anew since this row was claimed."""
    connection.execute(
        "UPDATE due SET done = ? WHERE kind = ? AND game_id = ? AND seat IS ? AND claimed IS ? AND done IS NULL",
        (at, row.kind, row.game_id, row.seat, row.claimed),
    )


def stop(connection: sqlite3.Connection, kind: str, game_id: int, seat: int, at: float) -> None:
    """It shall not happen any more, and no change of settings brings it back: only a new row of its kind does."""
    connection.execute(
        "INSERT INTO due (kind, game_id, seat, due, tries, done) VALUES (:kind, :game_id, :seat, :at, 1, :at)"
        " ON CONFLICT (kind, game_id, coalesce(seat, -1)) DO UPDATE SET done = :at",
        {"kind": kind, "game_id": game_id, "seat": seat, "at": at},
    )


def wake(connection: sqlite3.Connection, user_id: int, kinds: Iterable[str], at: float) -> None:
    """Everything of these kinds is looked at anew in each game that awaits the user, but for what was stopped."""
    connection.executemany(
        "INSERT INTO due (kind, game_id, seat, due, tries)"
        " SELECT ?, game_id, seat, ?, 1 FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE user_id = ? AND status = 'playing' AND awaited_since IS NOT NULL AND computer = ''"
        " ON CONFLICT (kind, game_id, coalesce(seat, -1)) DO UPDATE SET due = excluded.due, claimed = NULL"
        " WHERE done IS NULL",
        [(kind, at, user_id) for kind in kinds],
    )


def refresh(connection: sqlite3.Connection, user_id: int, kind: str, at: float) -> None:
    """A row of this kind for each running game in which the user sits."""
    rows = connection.execute(
        "SELECT game_id FROM seats JOIN games ON games.id = seats.game_id WHERE user_id = ? AND status = 'playing'",
        (user_id,),
    ).fetchall()
    for (game_id,) in rows:
        put(connection, DueRow(kind, game_id, None, at))


def drop(connection: sqlite3.Connection, game_id: int, kind: str, seat: int | None) -> None:
    """It need not happen any more."""
    connection.execute("DELETE FROM due WHERE kind = ? AND game_id = ? AND seat IS ?", (kind, game_id, seat))
