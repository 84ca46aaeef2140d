"""The database: one connection that writes, one that reads, each with its own thread.

A whole transaction runs as one function on that thread. Handing it over costs more than the SQL in it, so it is done once.
"""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

import aiosqlite

from db.errors import CannotOpen, DatabaseProblem
from db.migrating import migrate

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[sqlite3.Connection, P], T]

BUSY_SECONDS: Final = 5.0
KEPT_STATEMENTS: Final = 256
ROWS_AT_ONCE: Final = 64
"""How many rows aiosqlite would fetch in one go; unused by whole functions, but it wants to know."""


class Runner(aiosqlite.Connection):
    """An aiosqlite connection that runs a whole function on its thread."""

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        run: Callable[..., Awaitable[Any]] = self._execute  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
        return cast(T, await run(work, *args))

    async def transaction(self, begin: str, work: Callable[..., T], *args: Any) -> T:
        return await self.run(_transact, self._conn, begin, work, args)


class Database:
    """Where everything is kept. `read` sees what was committed when it began; what `write` returned is on the disk."""

    def __init__(self, writer: Runner, reader: Runner) -> None:
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Opens and migrates. Raises a `DatabaseProblem` where that can't be done."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            writer = Runner(lambda: _connect_writer(path), ROWS_AT_ONCE)
            await writer
        except (OSError, sqlite3.Error) as error:
            raise CannotOpen(path, error) from error
        try:
            reader = Runner(lambda: _connect_reader(path), ROWS_AT_ONCE)
            await reader
        except sqlite3.Error as error:
            await writer.close()
            raise CannotOpen(path, error) from error
        return cls(writer, reader)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs the work as one transaction. If it raises, nothing has changed."""
        return await self._writer.transaction("BEGIN IMMEDIATE", work, *args, **kwargs)

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs the work on one consistent state of the database."""
        return await self._reader.transaction("BEGIN", work, *args, **kwargs)


def _transact(connection: sqlite3.Connection, begin: str, work: Callable[..., T], args: tuple[Any, ...]) -> T:
    connection.execute(begin)
    try:
        outcome = work(connection, *args)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcome


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=KEPT_STATEMENTS
    )


def _connect_writer(path: Path) -> sqlite3.Connection:
    connection = _connect(path)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection)
        # A database that can only be read would be found out by the first player otherwise.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {connection.execute('PRAGMA user_version').fetchone()[0]}")
        connection.execute("COMMIT")
    except (DatabaseProblem, sqlite3.Error):
        connection.close()
        raise
    return connection


def _connect_reader(path: Path) -> sqlite3.Connection:
    connection = _connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection
