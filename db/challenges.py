"""The challenges: who plays which, how they came out, where their tables are posted."""

import sqlite3
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from db import due, games, moves
from db.rows import DueRow, GameRow, MoveRow, SeatRow


class TryRow(Struct, frozen=True):
    """Somebody's game at a challenge, and whether they made a pick. `total` is None until it has come to its end."""

    game_id: int
    status: str
    has_begun: bool
    total: int | None


class FinishRow(Struct, frozen=True):
    """A challenge that somebody has finished, and what they are called where that is asked."""

    user_id: int
    name: str
    total: int


class MorningRow(Struct, frozen=True):
    """Where a server has the table of the day before posted, and when next."""

    guild_id: int
    channel_id: int
    due: float
    claimed: float | None = None


def secret(connection: sqlite3.Connection, name: str, fresh: bytes) -> bytes:
    """What was kept under this name first; `fresh` where nothing was."""
    connection.execute("INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)", (name, fresh))
    (value,) = connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
    return value


def begin(
    connection: sqlite3.Connection,
    game: GameRow,
    seat: SeatRow,
    start: MoveRow,
    snapshot: bytes,
    later: Iterable[DueRow],
) -> int:
    """The number of the host's game at this challenge: the one that they have, else a new one, which has begun."""
    known = of_user(connection, game.host_id, game.challenge)
    if known is not None:
        return known.game_id
    number = games.insert(connection, game, (seat,))
    assert number is not None
    connection.execute("UPDATE games SET channel_id = -id WHERE id = ?", (number,))
    moves.append(connection, number, start, snapshot)
    for row in later:
        due.put(connection, msgspec.structs.replace(row, game_id=number))
    return number


def of_user(connection: sqlite3.Connection, user_id: int, challenge: str) -> TryRow | None:
    """Its start is version 1, and closing it makes another; whatever is beyond that is a pick."""
    row = connection.execute(
        "SELECT games.id, status, is_packed OR version > CASE status WHEN 'playing' THEN 1 ELSE 2 END, total"
        " FROM games LEFT JOIN result_seats ON game_id = games.id"
        " WHERE host_id = ? AND challenge = ? AND challenge <> ''",
        (user_id, challenge),
    ).fetchone()
    return row and TryRow(row[0], row[1], bool(row[2]), row[3])


def totals(connection: sqlite3.Connection, challenge: str) -> list[int]:
    """The points of everybody who has finished it."""
    rows = connection.execute(
        "SELECT total FROM results JOIN result_seats USING (game_id)"
        " WHERE challenge = ? AND challenge <> '' AND NOT has_left",
        (challenge,),
    )
    return [total for (total,) in rows]


def finishers(connection: sqlite3.Connection, challenge: str, guild_id: int, seen_since: float) -> list[FinishRow]:
    """Who has finished it of those who ask for challenges on this server, the best first; nobody who is hidden."""
    rows = connection.execute(
        "SELECT user_id, c.name, total FROM results JOIN result_seats AS s USING (game_id)"
        " JOIN challengers AS c USING (user_id) WHERE challenge = ? AND challenge <> '' AND NOT has_left"
        " AND c.guild_id = ? AND c.seen_at >= ? AND user_id NOT IN (SELECT user_id FROM hidden)"
        " ORDER BY total DESC, finished_at, user_id",
        (challenge, guild_id, seen_since),
    )
    return [FinishRow(*row) for row in rows]


def finished_by(connection: sqlite3.Connection, user_ids: Iterable[int], kind: str) -> dict[int, list[tuple[int, int]]]:
    """By user, the numbers of the challenges of this kind that they have finished, with their points."""
    found: dict[int, list[tuple[int, int]]] = {user_id: [] for user_id in user_ids}
    rows = connection.execute(
        "SELECT user_id, CAST(substr(challenge, length(:kind) + 2) AS INTEGER), total"
        " FROM json_each(:users) AS u CROSS JOIN result_seats ON user_id = u.value JOIN results USING (game_id)"
        " WHERE challenge LIKE :kind || '-%' AND NOT has_left ORDER BY 1, 2",
        {"users": msgspec.json.encode(list(found)).decode(), "kind": kind},
    )
    for user_id, number, total in rows:
        found[user_id].append((number, total))
    return found


def meet(connection: sqlite3.Connection, guild_id: int, user_id: int, name: str, at: float) -> None:
    """Somebody asks for a challenge on a server."""
    connection.execute(
        "INSERT OR REPLACE INTO challengers (guild_id, user_id, name, seen_at) VALUES (?, ?, ?, ?)",
        (guild_id, user_id, name, at),
    )


def morning(connection: sqlite3.Connection, guild_id: int) -> MorningRow | None:
    row = connection.execute(
        "SELECT guild_id, channel_id, due, claimed FROM mornings WHERE guild_id = ?", (guild_id,)
    ).fetchone()
    return row and MorningRow(*row)


def keep_morning(connection: sqlite3.Connection, row: MorningRow) -> None:
    """Another channel gets the next table; when that is due stays as it was."""
    connection.execute(
        "INSERT INTO mornings (guild_id, channel_id, due, claimed) VALUES (?, ?, ?, NULL)"
        " ON CONFLICT DO UPDATE SET channel_id = excluded.channel_id",
        (row.guild_id, row.channel_id, row.due),
    )


def drop_morning(connection: sqlite3.Connection, guild_id: int) -> None:
    connection.execute("DELETE FROM mornings WHERE guild_id = ?", (guild_id,))


def claim_mornings(connection: sqlite3.Connection, now: float, lease: float) -> list[MorningRow]:
    """Takes in hand what is due. Nobody else gets it, unless it is still due when the lease has run out."""
    rows = connection.execute(
        "UPDATE mornings SET claimed = :now WHERE due <= :now AND (claimed IS NULL OR claimed <= :now - :lease)"
        " RETURNING guild_id, channel_id, due, claimed",
        {"now": now, "lease": lease},
    )
    return [MorningRow(*row) for row in rows.fetchall()]


def finish_morning(connection: sqlite3.Connection, row: MorningRow, following: float) -> None:
    """It has been seen to, unless somebody else has claimed it since; the next one is due then."""
    connection.execute(
        "UPDATE mornings SET due = ?, claimed = NULL WHERE guild_id = ? AND due = ? AND claimed IS ?",
        (following, row.guild_id, row.due, row.claimed),
    )
