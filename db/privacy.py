"""What is kept of one person, all of it: to be shown to them, hidden from others, or taken out.

Results outlive a person: in their place stays a number that leads to nobody, the same one in all their games, so that what
others have reached does not change.
"""

import sqlite3
from typing import Any, Final

from db import results
from db.standing_rows import UNFINISHED

NAMELESS: Final = "—"
"""The name of somebody who was taken out."""

KEPT: Final = {
    "people": "user_id",
    "inboxes": "user_id",
    "hidden": "user_id",
    "notices": "user_id",
    "absences": "user_id",
    "signs": "user_id",
    "votes": "user_id",
    "requests": "user_id",
    "challengers": "user_id",
    "games": "host_id",
    "seats": "user_id",
    "result_seats": "user_id",
    "ratings": "who",
    "tallies": "who",
    "rating_steps": "who",
    "leagues": "host_id",
    "league_members": "user_id",
    "league_seats": "user_id",
}
"""The tables in which people stand, each with the column that names them."""
FORGOTTEN: Final = ("people", "inboxes", "hidden", "notices", "absences", "signs", "votes", "requests", "challengers")
"""Those whose rows simply go."""
SECRET: Final = ("seed", "commitment")
"""What must not be told before a game is over."""


def kept_of(connection: sqlite3.Connection, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Every row that names the user, by table."""
    kept = {table: _rows(connection, table, column, user_id) for table, column in KEPT.items()}
    for row in kept["result_seats"]:
        row["parts"] = row["parts"] or results.parts_of(connection, row["game_id"], row["seat"])
    return kept


def _rows(connection: sqlite3.Connection, table: str, column: str, user_id: int) -> list[dict[str, Any]]:
    found = connection.execute(f"SELECT * FROM {table} WHERE {column} = ?", (user_id,))
    names = [each[0] for each in found.description]
    return [{name: value for name, value in zip(names, row, strict=True) if name not in SECRET} for row in found]


def hide(connection: sqlite3.Connection, user_id: int, hidden: bool) -> None:
    if hidden:
        connection.execute("INSERT OR IGNORE INTO hidden (user_id) VALUES (?)", (user_id,))
    else:
        connection.execute("DELETE FROM hidden WHERE user_id = ?", (user_id,))


def is_hidden(connection: sqlite3.Connection, user_id: int) -> bool:
    return connection.execute("SELECT 1 FROM hidden WHERE user_id = ?", (user_id,)).fetchone() is not None


def open_games(connection: sqlite3.Connection, user_id: int) -> list[tuple[int, str]]:
    """Lobbies and running games in which the user sits and has not left, with their status."""
    return connection.execute(
        "SELECT games.id, status FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE user_id = ? AND NOT has_left AND status IN ('lobby', 'playing') ORDER BY games.id",
        (user_id,),
    ).fetchall()


def forget(connection: sqlite3.Connection, user_id: int, stranger: int) -> None:
    """Takes the user out; `stranger` is the number that stays in their place, and leads to nobody."""
    _forget_words(connection, user_id, stranger)
    for table in FORGOTTEN:
        connection.execute(f"DELETE FROM {table} WHERE {KEPT[table]} = ?", (user_id,))
    given = {"user_id": user_id, "stranger": stranger, "name": NAMELESS}
    connection.execute(
        "DELETE FROM posts WHERE (game_id, audience) IN"
        " (SELECT game_id, 'seat:' || seat FROM seats WHERE user_id = :user_id)",
        given,
    )
    for table in ("seats", "result_seats"):
        connection.execute(f"UPDATE {table} SET user_id = :stranger, name = :name WHERE user_id = :user_id", given)
    connection.execute("UPDATE games SET host_id = :stranger WHERE host_id = :user_id", given)
    _forget_in_leagues(connection, given)
    who = {"who": str(user_id), "stranger": str(stranger), "name": NAMELESS}
    for table in ("ratings", "tallies", "rating_steps"):
        connection.execute(f"UPDATE {table} SET who = :stranger WHERE who = :who", who)
    connection.execute("UPDATE tallies SET name = :name WHERE who = :stranger AND name <> ''", who)
    # Whoever is counting everything anew holds rows of the user: they find that the mark is theirs no more, and begin again.
    connection.execute(
        "UPDATE reckoning SET game_id = game_id + 1 WHERE rules = :unfinished", {"unfinished": UNFINISHED}
    )


def _forget_in_leagues(connection: sqlite3.Connection, given: dict[str, Any]) -> None:
    """They have dropped out; what the others have reached stays. A change that was decided before finds another version."""
    connection.execute(
        "UPDATE leagues SET version = version + 1 WHERE status <> 'over' AND (host_id = :user_id OR id IN"
        " (SELECT league_id FROM league_members WHERE user_id = :user_id))",
        given,
    )
    connection.execute("UPDATE leagues SET host_id = :stranger WHERE host_id = :user_id", given)
    connection.execute(
        "DELETE FROM league_members WHERE user_id = :user_id AND (league_id, edition) IN"
        " (SELECT id, edition FROM leagues WHERE status = 'gathering')",
        given,
    )
    connection.execute(
        "UPDATE league_members SET user_id = :stranger, name = :name, has_left = 1 WHERE user_id = :user_id", given
    )
    connection.execute("UPDATE league_seats SET user_id = :stranger WHERE user_id = :user_id", given)


def _forget_words(connection: sqlite3.Connection, user_id: int, stranger: int) -> None:
    """Where the log or a request of somebody else's names the user."""
    number = str(user_id)
    connection.execute(
        "UPDATE moves SET text = replace(text, :number, :stranger) WHERE kind = 'replaced' AND instr(text, :number) > 0",
        {"number": number, "stranger": str(stranger)},
    )
    connection.execute(
        "UPDATE moves SET text = :name WHERE kind = 'end' AND text <> '' AND text IN ("
        " SELECT name FROM people WHERE user_id = :user_id UNION SELECT name FROM seats WHERE user_id = :user_id)",
        {"user_id": user_id, "name": NAMELESS},
    )
    connection.execute(
        "DELETE FROM requests WHERE instr(about, :number) > 0 OR instr(yes, :number) > 0", {"number": number}
    )
