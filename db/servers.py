"""What was chosen for each server."""

import sqlite3

from msgspec.structs import astuple

from db.rows import ServerRow


def load(connection: sqlite3.Connection, guild_id: int) -> ServerRow:
    """What was chosen, or what holds where nobody has chosen anything."""
    row = connection.execute(
        "SELECT guild_id, channels, options, enders, threads FROM servers WHERE guild_id = ?", (guild_id,)
    ).fetchone()
    return ServerRow(*row) if row else ServerRow(guild_id)


def keep(connection: sqlite3.Connection, row: ServerRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO servers (guild_id, channels, options, enders, threads) VALUES (?, ?, ?, ?, ?)",
        astuple(row),
    )
