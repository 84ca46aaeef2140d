"""The database file: one connection that writes, one that reads, each with a thread of its own.

A whole transaction runs as one function on that thread. Handing it over costs more than the SQL in it, so it is done once.
What several tables want to write while the disk is busy is written together: the disk's answer is what takes time.
Now and then a third connection brings what was written from the log of changes into the file itself: a write that did so would
take ten times as long.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from msgspec import Struct

from db.errors import CannotOpen, DatabaseProblem, NotKept
from db.keeping import OWNER_ONLY
from db.migrating import migrate

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[sqlite3.Connection, P], T]

BUSY_SECONDS: Final = 5.0
KEPT_STATEMENTS: Final = 256
JOBS_AT_ONCE: Final = 64
FILED_AFTER: Final = 300
"""Rows that are changed before they are brought into the file, well before the writer would do so itself, after 1,000 pages."""
PAUSE: Final = 0.01
"""Seconds in which nothing was written: who writes without a pause is not disturbed."""

log = logging.getLogger(__name__)


class Runner:
    """A connection that runs whole functions on its own thread."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._connection = connection
        self._thread = thread
        self._is_closed = False

    @classmethod
    async def opened(cls, connect: Callable[[], sqlite3.Connection]) -> "Runner":
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database")
        try:
            connection = await asyncio.wrap_future(thread.submit(connect))
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(connection, thread)

    @property
    def changes(self) -> int:
        """Rows that it has changed since it was opened."""
        return self._connection.total_changes

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Also what nobody waits for any more is done: half of it may be on the disk already."""
        loop = asyncio.get_running_loop()
        coming: asyncio.Future[T] = loop.create_future()
        self._thread.submit(_run, loop, coming, work, self._connection, args)
        return await coming

    async def transaction(self, work: Callable[..., T], *args: Any) -> T:
        return await self.run(_transact, "BEGIN", work, args)

    def drain(self, jobs: "deque[Job]") -> None:
        """Does the jobs that wait, unless an earlier call has done them already."""
        self._thread.submit(_drain, self._connection, jobs, asyncio.get_running_loop())

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            await self.run(sqlite3.Connection.close)
            self._thread.shutdown()


class Job(Struct):
    """Work that waits for the writer, and later what came of it."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    coming: asyncio.Future[Any]
    outcome: Any = None
    error: BaseException | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        """Does the work inside a transaction that others share: if it fails, only its own changes are taken back."""
        connection.execute("SAVEPOINT job")
        try:
            self.outcome = self.work(connection, *self.args)
        except Exception as error:
            self.error = error
            if not connection.in_transaction:
                raise  # A full disk makes SQLite take everything back at once.
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")

    def tell(self) -> None:
        _tell(self.coming, self.outcome, self.error)


class Database:
    """Where everything is kept. `read` sees what was committed when it began; what `write` returned is on the disk."""

    def __init__(self, path: Path, writer: Runner, reader: Runner) -> None:
        self._path = path
        self._writer = writer
        self._reader = reader
        self._jobs: deque[Job] = deque()
        self._filed = 0
        """How many rows were changed when it was last looked after."""
        self._pause: asyncio.TimerHandle | None = None
        self._filing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Opens and migrates. Raises a `DatabaseProblem` where that can't be done."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            writer = await Runner.opened(partial(_connect_writer, path))
        except (OSError, sqlite3.Error) as error:
            raise CannotOpen(path, error) from error
        try:
            reader = await Runner.opened(partial(_connect_reader, path))
        except sqlite3.Error as error:
            await writer.close()
            raise CannotOpen(path, error) from error
        return cls(path, writer, reader)

    async def close(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
        if self._filing is not None:
            await asyncio.wait({self._filing})
        await self._reader.close()
        await self._writer.close()

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs the work; all of it is kept, or, if it raises, nothing. `NotKept` where the file takes nothing now."""
        coming: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append(Job(partial(work, **kwargs), args, coming))
        self._writer.drain(self._jobs)
        try:
            outcome = await coming
        except Exception as error:
            if why := _why_not_kept(error):
                raise NotKept(why) from error
            raise
        self._file_soon()
        return outcome

    def _file_soon(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
        is_filing = self._filing is not None and not self._filing.done()
        if not is_filing and self._writer.changes >= self._filed + FILED_AFTER:
            self._pause = asyncio.get_running_loop().call_later(PAUSE, self._begin_to_file)

    def _begin_to_file(self) -> None:
        self._pause = None
        self._filed = self._writer.changes
        self._filing = asyncio.create_task(self._file(), name="file")

    async def _file(self) -> None:
        """What goes wrong is no harm: what was written is on the disk, and is brought into the file another time."""
        try:
            keeper = await Runner.opened(partial(_connect, self._path))
            try:
                await keeper.run(sqlite3.Connection.execute, "PRAGMA wal_checkpoint(PASSIVE)")
            finally:
                await keeper.close()
        except Exception as error:
            log.warning("What was written is not brought into the database's file yet: %s", error)

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs the work on one consistent state of the database."""
        return await self._reader.transaction(partial(work, **kwargs), *args)


def _why_not_kept(error: BaseException | None) -> str | None:
    """What the file's trouble is, if it is the file's; extended codes of SQLite carry its kind in their lowest byte."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return "full"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return "busy"
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return "broken"
        case _:
            return None


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


def _run(
    loop: asyncio.AbstractEventLoop,
    coming: "asyncio.Future[T]",
    work: Callable[..., T],
    connection: sqlite3.Connection,
    args: tuple[Any, ...],
) -> None:
    """On the thread. The loop is woken once, and what waits goes on at the next turn: each further hand-over costs a turn."""
    try:
        outcome = work(connection, *args)
    except BaseException as error:
        loop.call_soon_threadsafe(_tell, coming, None, error)
    else:
        loop.call_soon_threadsafe(_tell, coming, outcome, None)


def _tell(coming: "asyncio.Future[Any]", outcome: Any, error: BaseException | None) -> None:
    if coming.done():
        return  # Nobody waits for it any more.
    if error is None:
        coming.set_result(outcome)
    else:
        coming.set_exception(error)


def _drain(connection: sqlite3.Connection, jobs: "deque[Job]", loop: asyncio.AbstractEventLoop) -> None:
    batch = [jobs.popleft() for _ in range(min(len(jobs), JOBS_AT_ONCE))]
    if not batch:
        return
    try:
        _transact(connection, "BEGIN IMMEDIATE", _do_all, (batch,))
    except BaseException as error:
        # Nothing of the batch is on the disk, so none of it may count as done.
        for job in batch:
            job.error = job.error or error
    loop.call_soon_threadsafe(_tell_all, batch)


def _tell_all(batch: "list[Job]") -> None:
    for job in batch:
        job.tell()


def _do_all(connection: sqlite3.Connection, batch: "list[Job]") -> None:
    for job in batch:
        job.do(connection)


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=KEPT_STATEMENTS
    )


def _connect_writer(path: Path) -> sqlite3.Connection:
    # What SQLite lays beside the file gets the same rights: the owner's and nobody else's.
    path.touch(mode=OWNER_ONLY)
    path.chmod(OWNER_ONLY)
    connection = _connect(path)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        version = migrate(connection)
        # A database that can only be read would be found out by the first player otherwise.
        connection.execute(f"PRAGMA user_version = {version}")
    except (DatabaseProblem, sqlite3.Error):
        connection.close()
        raise
    return connection


def _connect_reader(path: Path) -> sqlite3.Connection:
    connection = _connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection
