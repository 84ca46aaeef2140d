"""Numbered migrations: `migrations/0001_what.sql`, `0002_...`, forward only. The version is SQLite's `user_version`."""

import sqlite3
from pathlib import Path

from db.errors import BrokenMigration, NewerDatabase

FOLDER = Path(__file__).parent / "migrations"


def migrations(folder: Path = FOLDER) -> dict[int, Path]:
    """The SQL file of every version, in order."""
    return {int(path.name[:4]): path for path in sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))}


def version_of(connection: sqlite3.Connection) -> int:
    return connection.execute("PRAGMA user_version").fetchone()[0]


def migrate(connection: sqlite3.Connection, folder: Path = FOLDER) -> int:
    """Brings the database to the newest version, one transaction for each step, and returns that version.

    Foreign keys are not enforced meanwhile, so that a table can be rebuilt; they are checked before each step is kept.
    """
    known = migrations(folder)
    newest, version = max(known), version_of(connection)
    if version > newest:
        raise NewerDatabase(version, newest)
    connection.execute("PRAGMA foreign_keys = OFF")
    for number in range(version + 1, newest + 1):
        _step(connection, number, known[number])
    connection.execute("PRAGMA foreign_keys = ON")
    return newest


def _step(connection: sqlite3.Connection, number: int, path: Path) -> None:
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{path.read_text('utf-8')}\n;PRAGMA user_version = {number};")
        if orphans := connection.execute("PRAGMA foreign_key_check").fetchall():
            raise sqlite3.IntegrityError(f"{len(orphans)} rows point nowhere")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise BrokenMigration(path.name, error) from error
