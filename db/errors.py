"""Why a database can't be used. Each gives one clear line."""

from pathlib import Path


class DatabaseProblem(Exception):
    """The database can't be used as it is; `str()` says why in one line."""


class CannotOpen(DatabaseProblem):
    """The file or its folder can't be read and written, or it is no database."""

    def __init__(self, path: Path, reason: object) -> None:
        super().__init__(f"cannot open the database {path}: {reason}")
        self.path = path


class NewerDatabase(DatabaseProblem):
    """Written by a newer version of the code: migrations only go forward."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(
            f"the database has version {version}, this program knows versions up to {known}: update the program"
        )
        self.version = version
        self.known = known


class BrokenMigration(DatabaseProblem):
    """A migration failed; the database is as it was before it."""

    def __init__(self, name: str, reason: object) -> None:
        super().__init__(f"migration {name} failed and was taken back: {reason}")
        self.name = name


class ChannelTaken(Exception):
    """Another game is open in the channel; nothing was changed."""


class InUse(DatabaseProblem):
    """Another process works on the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"the database {path} is in use by another bot: stop that one first, or set DATABASE to another file"
        )
        self.path = path


class Damaged(DatabaseProblem):
    """The file is a database, but not a whole one."""

    def __init__(self, path: Path, reason: object) -> None:
        line = " ".join(str(reason).split())
        super().__init__(f"the database {path} is damaged ({line}): put a copy back with `make restore FILE=...`")
        self.path = path


class NotKept(Exception):
    """The database did not take a change, so nothing of it is kept: `full`, `busy` or `broken`."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the database takes nothing: {reason}")
        self.reason = reason
