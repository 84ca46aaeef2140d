"""Copies of the database and the way back: whole, checked, and for the owner's eyes only."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import games, keeping
from db.connection import Database
from db.errors import CannotOpen, Damaged, InUse, NewerDatabase
from tests.db.samples import GAME, SEATS


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def with_a_game(path: Path) -> Database:
    database = await Database.open(path)
    await database.write(games.insert, GAME, SEATS)
    return database


def beside(folder: Path) -> dict[str, int]:
    """The files of a folder with their rights."""
    return {each.name: rights(each) for each in folder.iterdir()}


def count(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT count(*) FROM games").fetchone()[0]


def test_a_file_that_is_not_there_yet_is_whole(tmp_path: Path) -> None:
    assert keeping.check(tmp_path / "games.db")


def spoil(path: Path) -> None:
    """Overwrites every page behind the first one."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))


async def test_a_copy_made_while_the_bot_runs_has_what_is_only_in_the_wal(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "deep" / "down" / "copy.db"
    database = await with_a_game(path)
    try:
        keeping.back_up(path, copy)
    finally:
        await database.close()
    assert count(copy) == 1
    assert beside(copy.parent) == {"copy.db": 0o600}


async def test_the_way_back_takes_nothing_of_the_newer_database_along(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    await (await with_a_game(path)).close()
    keeping.back_up(path, copy)
    with closing(sqlite3.connect(path)) as crashed:
        # A process that was killed leaves its sidecar files behind.
        crashed.execute("PRAGMA journal_mode = WAL")
        crashed.execute("DELETE FROM seats")
        crashed.execute("DELETE FROM games")
        crashed.commit()
        left = {name: (tmp_path / name).read_bytes() for name in ("games.db-wal", "games.db-shm")}
    for name, content in left.items():
        (tmp_path / name).write_bytes(content)
    before = keeping.restore(copy, path)
    assert not (tmp_path / "games.db-wal").exists()
    assert count(path) == 1
    assert before is not None and count(before) == 0
    assert keeping.check(path)


def test_a_copy_that_is_no_database_of_ours_changes_nothing(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    path.write_bytes(b"as it was")
    with pytest.raises(CannotOpen, match="there is no such file"):
        keeping.restore(copy, path)
    copy.touch()
    with pytest.raises(CannotOpen, match="holds no games"):
        keeping.restore(copy, path)
    copy.write_text("a shopping list, long enough to be read as a header of some database or other")
    with pytest.raises(Damaged):
        keeping.restore(copy, path)
    assert path.read_bytes() == b"as it was"


def test_a_copy_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(NewerDatabase):
        keeping.restore(copy, tmp_path / "games.db")
    assert not (tmp_path / "games.db").exists()


async def test_a_damaged_database_is_told_in_one_line_and_can_still_be_replaced(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    await (await with_a_game(path)).close()
    keeping.back_up(path, copy)
    spoil(path)
    with pytest.raises(Damaged) as told:
        keeping.check(path)
    assert "\n" not in str(told.value) and "make restore" in str(told.value)
    keeping.restore(copy, path)
    assert count(path) == 1


async def test_what_lay_beside_a_database_that_is_gone_is_not_taken_for_the_copys(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    await (await with_a_game(path)).close()
    keeping.back_up(path, copy)
    path.unlink()
    sidecars = [tmp_path / f"games.db{ending}" for ending in ("-wal", "-shm")]
    for each in sidecars:
        each.write_bytes(b"of the one that is gone")
    assert keeping.restore(copy, path) is None
    assert not any(each.exists() for each in sidecars)
    assert count(path) == 1


async def test_a_copy_of_a_damaged_database_is_not_kept(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    await (await with_a_game(path)).close()
    spoil(path)
    with pytest.raises((CannotOpen, Damaged)):
        keeping.back_up(path, copy)
    assert list(beside(tmp_path)) == ["games.db"]


async def test_a_check_that_takes_too_long_is_left_off(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    database = await with_a_game(path)
    await database.write(lambda connection: connection.execute("CREATE TABLE much (number INTEGER)").close())
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)"
    await database.write(lambda c: c.execute(f"INSERT INTO much {numbers} SELECT i FROM n").close())
    await database.close()
    assert not keeping.check(path, seconds=0.0)
    assert keeping.check(path, seconds=60.0)


def test_one_process_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "games.db"
    with keeping.held(path), pytest.raises(InUse, match="in use by another bot"), keeping.held(path):
        pass
    with keeping.held(path):
        pass


async def test_restoring_is_refused_while_a_bot_runs(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    await (await with_a_game(path)).close()
    keeping.back_up(path, copy)
    with keeping.held(path), pytest.raises(InUse):
        keeping.restore(copy, path)


async def test_the_files_are_the_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch(mode=0o644)
    database = await with_a_game(path)
    try:
        assert beside(tmp_path) == {"games.db": 0o600, "games.db-wal": 0o600, "games.db-shm": 0o600}
    finally:
        await database.close()
