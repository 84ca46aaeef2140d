"""Leagues: who plays in them, the tables of their rounds, what was posted of them."""

import sqlite3
from collections.abc import Iterable
from typing import Any

from msgspec.structs import astuple, replace

from db import changes, games
from db.league_rows import (
    EditionRow,
    LeagueChange,
    LeagueRow,
    LeagueSeatRow,
    LeagueTableRow,
    MemberRow,
    StoredLeague,
)
from db.rows import Change, PostRow

_LEAGUE = "id, guild_id, channel_id, host_id, key, options, status, edition, round, version"
_EDITION = "edition, seed, opened_at, starts_at, ended_at"
_MEMBER = "edition, user_id, name, division, since, place, has_left"
_TABLE = "edition, round, number, division, game_id, channel_id, ends_at, is_done"
_SEAT = "edition, round, number, seat, user_id, place, has_left"
_POST = "audience, version, channel_id, message_id"


def insert(connection: sqlite3.Connection, row: LeagueRow, edition: EditionRow) -> int | None:
    """The number of the new league, or None if one of this game is open on the server. The number in the row is not used."""
    if connection.execute(
        "SELECT 1 FROM leagues WHERE guild_id = ? AND key = ? AND status <> 'over'", (row.guild_id, row.key)
    ).fetchone():
        return None
    (number,) = connection.execute(
        f"INSERT INTO leagues ({_LEAGUE}, rests_until) VALUES (NULL{', ?' * 9}, 0) RETURNING id", astuple(row)[1:]
    ).fetchone()
    _write(connection, "league_editions", _EDITION, number, [edition])
    return number


def load(connection: sqlite3.Connection, league_id: int) -> StoredLeague | None:
    row = connection.execute(f"SELECT {_LEAGUE} FROM leagues WHERE id = ?", (league_id,)).fetchone()
    if row is None:
        return None
    league = LeagueRow(*row)
    posts = connection.execute(f"SELECT {_POST} FROM league_posts WHERE league_id = ? ORDER BY audience", (league_id,))
    return StoredLeague(
        league,
        tuple(EditionRow(*each) for each in _rows(connection, "league_editions", _EDITION, league)),
        tuple(
            MemberRow(*each, has_left=bool(left))
            for *each, left in _rows(connection, "league_members", _MEMBER, league, "edition, rowid")
        ),
        tuple(
            LeagueTableRow(*each, is_done=bool(done))
            for *each, done in _rows(connection, "league_tables", _TABLE, league, "edition, round, number")
        ),
        tuple(
            LeagueSeatRow(*each, has_left=bool(left))
            for *each, left in _rows(connection, "league_seats", _SEAT, league, "edition, round, number, seat")
        ),
        tuple(PostRow(*each) for each in posts),
        _statuses(connection, league),
    )


def _rows(
    connection: sqlite3.Connection, table: str, columns: str, league: LeagueRow, order: str = "edition"
) -> list[tuple[Any, ...]]:
    """Of the newest edition and the one before."""
    return connection.execute(
        f"SELECT {columns} FROM {table} WHERE league_id = ? AND edition >= ? ORDER BY {order}",
        (league.id, league.edition - 1),
    ).fetchall()


def _statuses(connection: sqlite3.Connection, league: LeagueRow) -> dict[int, str]:
    rows = connection.execute(
        "SELECT games.id, games.status FROM league_tables JOIN games ON games.id = league_tables.game_id"
        " WHERE league_id = ? AND edition >= ?",
        (league.id, league.edition - 1),
    )
    return dict(rows.fetchall())


def numbers(connection: sqlite3.Connection, guild_id: int) -> list[int]:
    """The leagues of a server: those that are on before those that are over, the newest first."""
    rows = connection.execute(
        "SELECT id FROM leagues WHERE guild_id = ? ORDER BY status = 'over', id DESC", (guild_id,)
    )
    return [number for (number,) in rows]


def to_see_to(connection: sqlite3.Connection) -> list[int]:
    """Leagues that are on, and those that are over and have not told all of it."""
    rows = connection.execute("SELECT id FROM leagues WHERE status <> 'over' OR told < version ORDER BY id")
    return [number for (number,) in rows]


def store(connection: sqlite3.Connection, change: LeagueChange) -> bool:
    """Writes it, or nothing at all if the league has changed since the change was decided."""
    row = change.league
    cursor = connection.execute(
        "UPDATE leagues SET channel_id = ?, host_id = ?, options = ?, status = ?, edition = ?, round = ?, version = ?"
        " WHERE id = ? AND version = ?",
        (
            row.channel_id,
            row.host_id,
            row.options,
            row.status,
            row.edition,
            row.round,
            row.version,
            row.id,
            row.version - 1,
        ),
    )
    if cursor.rowcount != 1:
        return False
    connection.executemany(
        "DELETE FROM league_members WHERE league_id = ? AND edition = ? AND user_id = ?",
        [(row.id, row.edition, user_id) for user_id in change.gone],
    )
    _write(connection, "league_editions", _EDITION, row.id, change.editions)
    _write_members(connection, row.id, change.members)
    _write(connection, "league_tables", _TABLE, row.id, change.tables)
    _write(connection, "league_seats", _SEAT, row.id, change.seats)
    return True


def _write(connection: sqlite3.Connection, table: str, columns: str, league_id: int, rows: Iterable[Any]) -> None:
    """By name, since a row's flag stands last in the database."""
    names = columns.split(", ")
    connection.executemany(
        f"INSERT OR REPLACE INTO {table} (league_id, {columns}) VALUES (?{', ?' * len(names)})",
        [(league_id, *(getattr(row, name) for name in names)) for row in rows],
    )


def _write_members(connection: sqlite3.Connection, league_id: int, rows: Iterable[MemberRow]) -> None:
    """Who is there already keeps their place in the order of joining."""
    connection.executemany(
        f"INSERT INTO league_members (league_id, {_MEMBER}) VALUES (?{', ?' * 7}) ON CONFLICT DO UPDATE SET"
        " name = excluded.name, division = excluded.division, since = excluded.since, place = excluded.place,"
        " has_left = excluded.has_left",
        [(league_id, *(getattr(row, name) for name in _MEMBER.split(", "))) for row in rows],
    )


def seat(connection: sqlite3.Connection, league_id: int, table: LeagueTableRow, change: Change) -> int | None:
    """Opens the game of a table, which has begun at once. The number of the game that it has, also if it had one before;
    None where another game is open in the channel. The numbers of the game in the change are not used.
    """
    where = (league_id, table.edition, table.round, table.number)
    (known,) = connection.execute(
        "SELECT game_id FROM league_tables WHERE league_id = ? AND edition = ? AND round = ? AND number = ?", where
    ).fetchone()
    if known is not None:
        return known
    number = games.insert(connection, replace(change.game, version=change.version_before), ())
    if number is None:
        return None
    later = tuple(replace(row, game_id=number) for row in change.due)
    changes.store(connection, replace(change, game=replace(change.game, id=number), due=later))
    connection.execute(
        "UPDATE league_tables SET game_id = ?, channel_id = ?, ends_at = ?"
        " WHERE league_id = ? AND edition = ? AND round = ? AND number = ?",
        (number, change.game.channel_id, table.ends_at, *where),
    )
    return number


def claim(connection: sqlite3.Connection, league_id: int, now: float, until: float) -> bool:
    """Takes the league in hand; nobody else does before `until`, unless it is laid down."""
    cursor = connection.execute(
        "UPDATE leagues SET rests_until = ? WHERE id = ? AND rests_until <= ?", (until, league_id, now)
    )
    return cursor.rowcount == 1


def rest(connection: sqlite3.Connection, league_id: int, until: float) -> None:
    connection.execute("UPDATE leagues SET rests_until = ? WHERE id = ?", (until, league_id))


def note(connection: sqlite3.Connection, league_id: int, post: PostRow) -> None:
    connection.execute(
        f"INSERT OR REPLACE INTO league_posts (league_id, {_POST}) VALUES (?, ?, ?, ?, ?)", (league_id, *astuple(post))
    )
