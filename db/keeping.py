"""Keeping the file safe: one process at a time, a check at the start, copies, and the way back from a copy.

A copy is made with SQLite's own backup, so it is whole at any moment, also while the bot runs. The sidecar files of a
database (`-wal`, `-shm`) belong to it and to no other: laid beside another file they would silently damage it.
"""

import os
import sqlite3
import time
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from db.errors import CannotOpen, Damaged, InUse, NewerDatabase
from db.migrating import migrations, version_of

try:
    import fcntl
except ImportError:  # Windows knows no such lock; there the host has to see to it.
    fcntl: Any = None

OWNER_ONLY: Final = 0o600
SIDECARS: Final = ("-wal", "-shm", "-journal")
STEPS_BETWEEN_LOOKS: Final = 10_000


@contextmanager
def held(path: Path) -> Generator[None]:
    """Within it, this process is the only one that runs on the database. Raises `InUse` where another one does."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(_beside(path, ".lock"), os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as error:
        raise CannotOpen(path, error) from error
    try:
        _claim(lock, path)
        yield
    finally:
        os.close(lock)


def _claim(lock: int, path: Path) -> None:
    if fcntl:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InUse(path) from error


def check(path: Path, seconds: float | None = None) -> bool:
    """Raises `Damaged` where the file is not whole. False if it is so large that `seconds` did not suffice to say."""
    if not path.exists():
        return True
    until = None if seconds is None else time.monotonic() + seconds
    with closing(_opened(path)) as connection:
        if until is not None:
            connection.set_progress_handler(lambda: time.monotonic() > until, STEPS_BETWEEN_LOOKS)
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.OperationalError as error:
            if "interrupted" in str(error):
                return False
            raise Damaged(path, error) from error
        except sqlite3.DatabaseError as error:
            raise Damaged(path, error) from error
    if found != "ok":
        raise Damaged(path, found)
    return True


def back_up(path: Path, copy: Path) -> None:
    """A whole and checked copy of the database as one file, for its owner's eyes only."""
    if not path.exists():
        raise CannotOpen(path, "there is no such file")
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        _write_copy(path, copy)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(copy, error) from error


def restore(copy: Path, path: Path) -> Path | None:
    """Puts a copy in the place of the database, while no bot runs. Returns where the one of before lies now, if there was one.

    The copy is read and checked before anything is touched.
    """
    _require_usable(copy)
    with held(path):
        before = _moved_aside(path) if path.exists() else None
        for sidecar in SIDECARS:
            _beside(path, sidecar).unlink(missing_ok=True)
        back_up(copy, path)
    return before


def _require_usable(copy: Path) -> None:
    if not copy.is_file():
        raise CannotOpen(copy, "there is no such file")
    check(copy)
    with closing(_opened(copy)) as connection:
        version, known = version_of(connection), max(migrations())
    if version > known:
        raise NewerDatabase(version, known)
    if version == 0:
        raise CannotOpen(copy, "it holds no games")


def _moved_aside(path: Path) -> Path:
    """What was not yet brought from the `-wal` into the file comes along, unless the file is too damaged for it."""
    aside = _beside(path, f".before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    try:
        _write_copy(path, aside)
    except (Damaged, sqlite3.Error):
        path.replace(aside)
    return aside


def _write_copy(path: Path, copy: Path) -> None:
    """Under another name until it is whole: a copy that was broken off never looks like one."""
    unfinished = _beside(copy, ".unfinished")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT, OWNER_ONLY))
    try:
        with closing(_opened(path)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
            # One file and nothing beside it; the bot turns its own journal on when it opens it.
            target.execute("PRAGMA journal_mode = DELETE")
        check(unfinished)
        _flush(unfinished)
        unfinished.replace(copy)
    finally:
        unfinished.unlink(missing_ok=True)


def _flush(file: Path) -> None:
    number = os.open(file, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _opened(path: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)
    except sqlite3.Error as error:
        raise CannotOpen(path, error) from error


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
