"""What was told to whom: one post per game and audience, with the version that it shows."""

import sqlite3
from collections.abc import Iterable

from msgspec.structs import astuple

from db.rows import PostRow

REQUEST = "request:"
"""Before the number of a request, the audience of its post."""


def of_game(connection: sqlite3.Connection, game_id: int) -> list[PostRow]:
    rows = connection.execute(
        "SELECT audience, version, channel_id, message_id FROM posts WHERE game_id = ? ORDER BY audience", (game_id,)
    )
    return [PostRow(*row) for row in rows]


def mark(connection: sqlite3.Connection, game_id: int, post: PostRow) -> None:
    """Keeps what the post shows now. Of two posts the one of the later version counts, whichever was finished first."""
    connection.execute(
        "INSERT INTO posts (game_id, audience, version, channel_id, message_id) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET version = excluded.version, channel_id = excluded.channel_id,"
        " message_id = excluded.message_id WHERE excluded.version >= posts.version"
        " OR excluded.message_id = posts.message_id AND posts.message_id <> 0",
        (game_id, *astuple(post)),
    )


def others_at(connection: sqlite3.Connection, game_id: int, message_id: int) -> list[int]:
    """The other games with a post that stands in this message."""
    rows = connection.execute(
        "SELECT DISTINCT game_id FROM posts WHERE message_id = ? AND game_id <> ?", (message_id, game_id)
    )
    return [number for (number,) in rows]


def forget(connection: sqlite3.Connection, game_id: int, audience: str) -> None:
    connection.execute("DELETE FROM posts WHERE game_id = ? AND audience = ?", (game_id, audience))


def behind(connection: sqlite3.Connection, audience: str, refused: str, old: str) -> list[int]:
    """Games whose post to this audience, or of a request, is missing or older than they are, that have an `old` post,
    or that wait for a computer.

    Where the audience `refused` has heard of the newest version, trying again has its own time.
    """
    # The columns and indexes that answer this are made for these audiences.
    assert (audience, old) == ("channel", "old")
    rows = connection.execute(
        "SELECT id FROM games WHERE told < version AND channel_id > 0 AND NOT EXISTS ("
        "   SELECT 1 FROM posts WHERE game_id = games.id AND audience = :refused AND posts.version >= games.version)"
        " UNION SELECT game_id FROM posts WHERE audience = 'old'"
        " UNION SELECT seats.game_id FROM seats JOIN games ON games.id = seats.game_id"
        "   WHERE computer <> '' AND awaited_since IS NOT NULL AND status = 'playing'"
        " UNION SELECT game_id FROM requests WHERE told < version OR told IS NULL AND outcome = ''"
        " ORDER BY 1",
        {"refused": refused},
    )
    return [number for (number,) in rows]


def telling(connection: sqlite3.Connection, audience: str, game_ids: Iterable[int]) -> set[int]:
    """Which of these games have a post to this audience."""
    given = list(game_ids)
    rows = connection.execute(
        f"SELECT game_id FROM posts WHERE audience = ? AND game_id IN ({', '.join('?' * len(given))})",
        (audience, *given),
    )
    return {number for (number,) in rows}
