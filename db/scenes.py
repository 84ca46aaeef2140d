"""A whole game at once, and what becomes known of its posts."""

import sqlite3

from db import due, games, moves, posts, requests, results
from db.posts import REQUEST
from db.rows import Note, StoredScene


def load(connection: sqlite3.Connection, game_id: int) -> StoredScene | None:
    stored = games.load(connection, game_id)
    if stored is None:
        return None
    result = results.of_game(connection, game_id) if stored.game.status == "finished" else None
    return StoredScene(
        stored=stored,
        log=tuple(moves.log(connection, game_id)),
        last_snapshots=moves.last_snapshots(connection, game_id),
        before_last_actor=moves.snapshot_before_last_actor(connection, game_id),
        posts=tuple(posts.of_game(connection, game_id)),
        due=due.of_game(connection, game_id),
        inboxes=inboxes_of(connection, game_id),
        result=result,
        requests=requests.to_tell(connection, game_id, REQUEST),
        facts_before=results.facts_before(connection, result) if result else {},
    )


def note(connection: sqlite3.Connection, game_id: int, noted: Note) -> None:
    for audience in noted.forgotten:
        posts.forget(connection, game_id, audience)
    for post in noted.posts:
        posts.mark(connection, game_id, post)
    for kind, seat in noted.settled:
        due.drop(connection, game_id, kind, seat)
    for row in noted.due:
        due.put(connection, row)


def inboxes_of(connection: sqlite3.Connection, game_id: int) -> dict[int, int]:
    rows = connection.execute(
        "SELECT inboxes.user_id, inboxes.channel_id FROM seats JOIN inboxes ON inboxes.user_id = seats.user_id"
        " WHERE seats.game_id = ?",
        (game_id,),
    )
    return dict(rows.fetchall())


def inbox(connection: sqlite3.Connection, user_id: int) -> int | None:
    found = connection.execute("SELECT channel_id FROM inboxes WHERE user_id = ?", (user_id,)).fetchone()
    (channel_id,) = found or (None,)
    return channel_id


def keep_inbox(connection: sqlite3.Connection, user_id: int, channel_id: int | None) -> None:
    """The channel of this user's direct messages; None: the one that was known is no more."""
    if channel_id is None:
        connection.execute("DELETE FROM inboxes WHERE user_id = ?", (user_id,))
    else:
        connection.execute("INSERT OR REPLACE INTO inboxes (user_id, channel_id) VALUES (?, ?)", (user_id, channel_id))


def know(connection: sqlite3.Connection, user_id: int, name: str) -> None:
    connection.execute("INSERT OR REPLACE INTO people (user_id, name) VALUES (?, ?)", (user_id, name))
