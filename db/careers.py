"""What one person has played, and what two have played together."""

import sqlite3
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from db.standing_rows import ALL_TIME, EVERYWHERE


class CareerRow(Struct, frozen=True):
    """One game of somebody's: `games` they finished, those that count for nothing included, and what they are rated."""

    key: str
    games: int
    best: int | None
    first_at: float
    plays: int
    wins: float
    longest: int
    mu: float | None
    sigma: float | None
    rated: int


class HabitRow(Struct, frozen=True):
    """How somebody played one finished game: the median of their answers in seconds, the average of their dice."""

    answered_in: float | None
    faces: float | None


class PastRow(Struct, frozen=True):
    """A finished game of somebody's. `before` and `after` are None where it was not rated."""

    game_id: int
    key: str
    guild_id: int | None
    channel_id: int
    finished_at: float
    rank: int
    has_left: bool
    total: int
    seats: int
    others: str
    before: float | None
    after: float | None


class MeetingRow(Struct, frozen=True):
    """A finished game at which two people sat."""

    game_id: int
    key: str
    finished_at: float
    my_rank: int
    my_total: int
    have_i_left: bool
    rank: int
    total: int
    has_left: bool


def career(connection: sqlite3.Connection, user_id: int) -> list[CareerRow]:
    """By game, the one that was played most first."""
    rows = connection.execute(
        "SELECT g.key, g.games, g.best, g.first_at, coalesce(t.plays, 0), coalesce(t.wins, 0.0), coalesce(t.longest, 0),"
        " r.mu, r.sigma, coalesce(r.games, 0) FROM ("
        "  SELECT results.key, count(*) AS games, max(total) FILTER (WHERE NOT has_left) AS best,"
        "  min(finished_at) AS first_at FROM result_seats JOIN results USING (game_id)"
        "  WHERE user_id = :user_id GROUP BY results.key) AS g"
        " LEFT JOIN tallies AS t ON t.key = g.key AND t.guild_id = :server AND t.season = :season AND t.who = :who"
        " LEFT JOIN ratings AS r ON r.key = g.key AND r.season = :season AND r.who = :who"
        " ORDER BY g.games DESC, g.key",
        {"user_id": user_id, "who": str(user_id), "server": EVERYWHERE, "season": ALL_TIME},
    )
    return [CareerRow(*row) for row in rows]


def habits(connection: sqlite3.Connection, user_id: int, key: str) -> list[HabitRow]:
    """Of the games that they did not leave."""
    rows = connection.execute(
        "SELECT answered_in, faces FROM result_seats JOIN results USING (game_id)"
        " WHERE user_id = ? AND key = ? AND NOT has_left",
        (user_id, key),
    )
    return [HabitRow(*row) for row in rows]


def past(connection: sqlite3.Connection, user_id: int, first: int, size: int) -> tuple[int, list[PastRow]]:
    """How many games somebody has finished, and some of them, the newest first."""
    (many,) = connection.execute("SELECT count(*) FROM result_seats WHERE user_id = ?", (user_id,)).fetchone()
    rows = connection.execute(
        "SELECT r.game_id, r.key, r.guild_id, r.channel_id, r.finished_at, s.rank, s.has_left, s.total,"
        " (SELECT count(*) FROM result_seats WHERE game_id = r.game_id),"
        " (SELECT group_concat(name, ', ') FROM result_seats WHERE game_id = r.game_id AND seat <> s.seat),"
        " step.before, step.after"
        " FROM result_seats AS s JOIN results AS r USING (game_id)"
        " LEFT JOIN rating_steps AS step ON step.who = :who AND step.key = r.key"
        " AND step.finished_at = r.finished_at AND step.game_id = r.game_id"
        " WHERE s.user_id = :user_id ORDER BY r.finished_at DESC, r.game_id DESC LIMIT :size OFFSET :first",
        {"user_id": user_id, "who": str(user_id), "size": size, "first": first},
    )
    return many, [_past(*row) for row in rows]


def _past(*values: Any) -> PastRow:
    row = PastRow(*values)
    return replace(row, has_left=bool(row.has_left), others=row.others or "")


def meetings(connection: sqlite3.Connection, one: int, other: int) -> list[MeetingRow]:
    """The games of two people or more at which both sat, the oldest first."""
    rows = connection.execute(
        "SELECT r.game_id, r.key, r.finished_at, a.rank, a.total, a.has_left, b.rank, b.total, b.has_left"
        " FROM result_seats AS a JOIN result_seats AS b ON b.game_id = a.game_id AND b.user_id = ?"
        " JOIN results AS r ON r.game_id = a.game_id WHERE a.user_id = ? ORDER BY r.finished_at, r.game_id",
        (other, one),
    )
    return [
        MeetingRow(number, key, at, mine, my_total, bool(gone), rank, total, bool(left))
        for number, key, at, mine, my_total, gone, rank, total, left in rows
    ]
