"""What was chosen for each server."""

import sqlite3

from msgspec.structs import astuple

from db.rows import ServerRow


def load(connection: sqlite3.Connection, guild_id: int) -> ServerRow:
    """What was chosen, or what holds where nobody has chosen anything."""
    row = connection.execute(
        "SELECT guild_id, channels, options, enders, threads, language FROM servers WHERE guild_id = ?", (guild_id,)
    ).fetchone()
    return ServerRow(*row) if row else ServerRow(guild_id)


def keep(connection: sqlite3.Connection, row: ServerRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO servers (guild_id, channels, options, enders, threads, language) VALUES (?, ?, ?, ?, ?, ?)",
        astuple(row),
    )


def language_of(connection: sqlite3.Connection, guild_id: int | None) -> str:
    """What everybody there reads; empty where nobody has chosen."""
    (language,) = connection.execute("SELECT language FROM servers WHERE guild_id = ?", (guild_id,)).fetchone() or ("",)
    return language
