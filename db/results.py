"""How finished games came out. Kept for good, independent of the games."""

import sqlite3
from typing import Any

from msgspec.structs import astuple, replace

from db.rows import LeaderboardPage, LeaderboardRow, ResultRow, ResultSeatRow, StoredResult

_RESULT = "game_id, key, rules_version, options, guild_id, channel_id, started_at, finished_at, verdict, people, winners, file"
_SEAT = "seat, user_id, name, computer, has_left, rank, total, parts, facts"

# Only games of two people or more count as plays, and only who has one is listed; the best score may come from any game. A
# seat that was left counts as a play and never as a win, and its score is not its owner's. On a server a person goes by the
# name of their last game there; where several servers meet, by the name that Discord has for them.
_LEADERS = """
WITH counted AS (
    SELECT s.user_id, s.rank, s.has_left, s.total, r.winners, r.people >= 2 AS is_play
    FROM result_seats AS s JOIN results AS r ON r.game_id = s.game_id
    WHERE r.key = :key AND s.user_id IS NOT NULL AND (:guild_id IS NULL OR r.guild_id = :guild_id)
), summed AS (
    SELECT user_id,
        coalesce(sum(1.0 / winners) FILTER (WHERE is_play AND rank = 1 AND NOT has_left), 0.0) AS wins,
        count(*) FILTER (WHERE is_play) AS plays,
        avg(rank) FILTER (WHERE is_play) AS average_place,
        max(total) FILTER (WHERE NOT has_left) AS best
    FROM counted GROUP BY user_id HAVING plays > 0
), ranked AS (
    SELECT rank() OVER (ORDER BY round(wins, 6) DESC, average_place, best DESC NULLS LAST) AS place,
        user_id, wins, plays, average_place, best
    FROM summed
)
SELECT place, user_id, CASE WHEN :guild_id IS NULL
    THEN coalesce((SELECT name FROM people WHERE people.user_id = ranked.user_id), '#' || substr(user_id, -4))
    ELSE (
        SELECT s.name FROM result_seats AS s JOIN results AS r ON r.game_id = s.game_id
        WHERE s.user_id = ranked.user_id AND r.guild_id = :guild_id ORDER BY r.finished_at DESC LIMIT 1
    ) END, wins, plays, average_place, best FROM ranked
"""


def insert(connection: sqlite3.Connection, stored: StoredResult) -> None:
    connection.execute(f"INSERT INTO results ({_RESULT}) VALUES (?{', ?' * 11})", astuple(stored.result))
    connection.executemany(
        f"INSERT INTO result_seats (game_id, {_SEAT}) VALUES (?{', ?' * 9})",
        [(stored.result.game_id, *astuple(seat)) for seat in stored.seats],
    )


def of_game(connection: sqlite3.Connection, game_id: int) -> StoredResult | None:
    row = connection.execute(f"SELECT {_RESULT} FROM results WHERE game_id = ?", (game_id,)).fetchone()
    if row is None:
        return None
    rows = connection.execute(f"SELECT {_SEAT} FROM result_seats WHERE game_id = ? ORDER BY seat", (game_id,))
    return StoredResult(ResultRow(*row), tuple(_seat(*seat) for seat in rows))


def _seat(*values: Any) -> ResultSeatRow:
    row = ResultSeatRow(*values)
    return replace(row, has_left=bool(row.has_left))


def facts_of(connection: sqlite3.Connection, key: str, user_id: int) -> list[str]:
    """The facts of each finished game that the user did not leave, the oldest first."""
    rows = connection.execute(
        "SELECT s.facts FROM result_seats AS s JOIN results AS r ON r.game_id = s.game_id"
        " WHERE s.user_id = ? AND NOT s.has_left AND r.key = ? ORDER BY r.finished_at, r.game_id",
        (user_id, key),
    )
    return [facts for (facts,) in rows]


def leaderboard(
    connection: sqlite3.Connection, key: str, guild_id: int | None, page: int, size: int, user_id: int
) -> LeaderboardPage:
    """One page, the best first, and where this user stands. Pages count from 1; `guild_id` None counts every server."""
    given = {"key": key, "guild_id": guild_id, "user_id": user_id, "limit": size}
    counted = people(connection, key, guild_id)
    page = min(max(page, 1), max(1, -(-counted // size)))
    rows = connection.execute(
        f"{_LEADERS} ORDER BY place, user_id LIMIT :limit OFFSET :offset", given | {"offset": (page - 1) * size}
    )
    shown = tuple(LeaderboardRow(*row) for row in rows)
    mine = connection.execute(f"{_LEADERS} WHERE user_id = :user_id", given).fetchone()
    return LeaderboardPage(counted, page, shown, mine and LeaderboardRow(*mine))


def people(connection: sqlite3.Connection, key: str, guild_id: int | None) -> int:
    """How many people have a game of this kind that counts."""
    row = connection.execute(
        "SELECT count(DISTINCT s.user_id) FROM result_seats AS s JOIN results AS r ON r.game_id = s.game_id"
        " WHERE r.key = :key AND r.people >= 2 AND (:guild_id IS NULL OR r.guild_id = :guild_id)",
        {"key": key, "guild_id": guild_id},
    ).fetchone()
    return row[0]
