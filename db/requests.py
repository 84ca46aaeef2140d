"""What somebody has asked the others at a table for."""

import sqlite3

from msgspec.structs import astuple

from db.rows import RequestRow

_COLUMNS = "id, game_id, kind, seat, user_id, about, yes, at, ends_with, version, outcome"


def insert(connection: sqlite3.Connection, row: RequestRow, game_version: int) -> int | None:
    """The number of the new request, or None if one like it is open or the game has changed. `row.id` is not used."""
    try:
        (number,) = connection.execute(
            f"INSERT INTO requests ({_COLUMNS}) SELECT NULL{', ?' * 10} FROM games WHERE id = ? AND version = ?"
            " RETURNING id",
            (*astuple(row)[1:], row.game_id, game_version),
        ).fetchone() or (None,)
    except sqlite3.IntegrityError:
        return None
    return number


def may_follow(connection: sqlite3.Connection, row: RequestRow) -> bool:
    """Whether the row can be written: nobody else has written its version before, and it is not over."""
    before = load(connection, row.id)
    return before is not None and not before.outcome and before.version == row.version - 1


def update(connection: sqlite3.Connection, row: RequestRow) -> bool:
    """Writes the row, unless somebody else has written its version before, or it is over."""
    cursor = connection.execute(
        "UPDATE requests SET yes = ?, version = ?, outcome = ? WHERE id = ? AND version = ? AND outcome = ''",
        (row.yes, row.version, row.outcome, row.id, row.version - 1),
    )
    return cursor.rowcount == 1


def load(connection: sqlite3.Connection, number: int) -> RequestRow | None:
    row = connection.execute(f"SELECT {_COLUMNS} FROM requests WHERE id = ?", (number,)).fetchone()
    return row and RequestRow(*row)


def to_tell(connection: sqlite3.Connection, game_id: int, prefix: str) -> tuple[RequestRow, ...]:
    """The requests that are open, and those that are over while their post does not say so."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM requests WHERE game_id = :game_id AND (outcome = '' OR EXISTS ("
        " SELECT 1 FROM posts WHERE posts.game_id = requests.game_id AND audience = :prefix || requests.id"
        " AND posts.version < requests.version)) ORDER BY id",
        {"game_id": game_id, "prefix": prefix},
    )
    return tuple(RequestRow(*row) for row in rows)


def lapse(connection: sqlite3.Connection, game_id: int, ends_with: tuple[str, ...], outcome: str) -> None:
    """Whatever is open and ends with one of these is over."""
    connection.execute(
        "UPDATE requests SET version = version + 1, outcome = ? WHERE game_id = ? AND outcome = ''"
        f" AND ends_with IN ({', '.join('?' * len(ends_with))})",
        (outcome, game_id, *ends_with),
    )
