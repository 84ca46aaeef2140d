"""The database as a file: how it is opened, what is on the disk, what is refused."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from db import games, posts
from db.connection import Database, Runner
from db.errors import CannotOpen, NotKept
from db.rows import PostRow
from tests.db.samples import GAME, SEATS


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "new" / "folder" / "games.db")
    yield opened
    await opened.close()


def pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


async def test_a_commit_is_on_the_disk_and_keys_are_enforced(database: Database) -> None:
    asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    told = [await database.write(pragma, name) for name in asked]
    assert told == ["wal", 2, 1, 5000]


async def test_the_reading_connection_cannot_write(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.read(games.insert, GAME, SEATS)


async def test_work_that_fails_leaves_nothing_behind(database: Database) -> None:
    def half(connection: sqlite3.Connection) -> None:
        games.insert(connection, GAME, SEATS)
        raise ValueError("half way")

    with pytest.raises(ValueError, match="half way"):
        await database.write(half)
    assert await database.read(games.open_at, GAME.channel_id) is None


async def test_of_work_written_together_only_what_failed_is_taken_back(database: Database) -> None:
    number = await database.write(games.insert, GAME, SEATS)
    assert number is not None

    def mark(connection: sqlite3.Connection, message: int) -> int:
        posts.mark(connection, number, PostRow(f"seat:{message}", 1, 70, message))
        if message % 3 == 0:
            raise ValueError(message)
        return message

    told = await asyncio.gather(*(database.write(mark, message) for message in range(200)), return_exceptions=True)
    kept = {row.message_id for row in await database.read(posts.of_game, number)}
    assert kept == {message for message in range(200) if message % 3}
    assert [each for each in told if isinstance(each, int)] == [message for message in range(200) if message % 3]
    assert [each.args for each in told if isinstance(each, ValueError)] == [(message,) for message in range(0, 200, 3)]


async def test_if_a_shared_commit_fails_nobody_is_told_that_it_is_done(database: Database) -> None:
    def orphan(connection: sqlite3.Connection) -> None:
        # Checked at the commit only, as a full disk would be found out.
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute("INSERT INTO posts VALUES (999, 'channel', 1, 1, 1)")

    def harmless(connection: sqlite3.Connection) -> int | None:
        return games.insert(connection, GAME, SEATS)

    works = [database.write(harmless), database.write(orphan), database.write(harmless), database.write(orphan)]
    told = await asyncio.gather(*works, return_exceptions=True)
    is_there = await database.read(games.open_at, GAME.channel_id)
    assert isinstance(told[1], sqlite3.IntegrityError)
    assert isinstance(told[3], sqlite3.IntegrityError)
    assert is_there == next((each for each in told if isinstance(each, int)), None)


async def test_two_programs_can_use_the_file_at_once(database: Database, tmp_path: Path) -> None:
    other = await Database.open(tmp_path / "new" / "folder" / "games.db")
    number = await other.write(games.insert, GAME, SEATS)
    assert await database.read(games.open_at, GAME.channel_id) == number
    await other.close()


async def test_what_a_full_file_does_not_take_is_not_kept_and_there_is_room_again(database: Database) -> None:
    number = await database.write(games.insert, GAME, SEATS)
    assert number is not None

    def limit(connection: sqlite3.Connection, pages: int) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    def much(connection: sqlite3.Connection) -> None:
        for seat in range(2000):
            posts.mark(connection, number, PostRow(f"seat:{seat}", 1, 70, seat))

    await database.write(limit, await database.write(pragma, "page_count"))
    with pytest.raises(NotKept) as caught:
        await database.write(much)
    assert caught.value.reason == "full"
    assert await database.read(posts.of_game, number) == []
    await database.write(limit, 1 << 30)
    await database.write(much)
    assert len(await database.read(posts.of_game, number)) == 2000


async def test_who_shares_a_transaction_with_what_fills_the_disk_reads_the_same_reason(database: Database) -> None:
    number = await database.write(games.insert, GAME, SEATS)
    assert number is not None

    def fill(connection: sqlite3.Connection) -> None:
        connection.execute(f"PRAGMA max_page_count = {pragma(connection, 'page_count')}")
        for seat in range(2000):
            posts.mark(connection, number, PostRow(f"seat:{seat}", 1, 70, seat))

    def little(connection: sqlite3.Connection) -> None:
        posts.mark(connection, number, PostRow("channel", 1, 70, 7))

    works = [database.write(work) for work in (little, little, fill, little)]
    told = await asyncio.gather(*works, return_exceptions=True)
    refused = [each for each in told if each is not None]
    assert refused
    assert {(type(each), getattr(each, "reason", "")) for each in refused} == {(NotKept, "full")}


async def test_a_file_that_another_process_holds_for_long_takes_nothing(database: Database, tmp_path: Path) -> None:
    await database.write(lambda connection: connection.execute("PRAGMA busy_timeout = 1").close())
    other = sqlite3.connect(tmp_path / "new" / "folder" / "games.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotKept) as caught:
        await database.write(games.insert, GAME, SEATS)
    assert caught.value.reason == "busy"
    other.execute("ROLLBACK")
    other.close()
    assert await database.write(games.insert, GAME, SEATS) is not None


async def test_a_mistake_in_our_own_words_is_no_trouble_of_the_file(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="nonsense"):
        await database.write(lambda connection: connection.execute("nonsense").close())


@pytest.mark.parametrize("what", ["under a file", "a folder", "no database"])
async def test_a_path_that_cannot_be_used_gives_one_clear_line(tmp_path: Path, what: str) -> None:
    path = tmp_path / "games.db"
    if what == "under a file":
        path.write_text("")
        path = path / "games.db"
    elif what == "a folder":
        path.mkdir()
    else:
        path.write_bytes(b"This is a letter to my aunt, and it is long enough to be taken for a header." * 20)
    with pytest.raises(CannotOpen) as caught:
        await Database.open(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_a_database_that_may_only_be_read_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    await (await Database.open(path)).close()
    connect = sqlite3.connect

    def connect_readonly(where: Path, **options: object) -> sqlite3.Connection:
        return connect(f"file:{where}?mode=ro", uri=True, **options)  # type: ignore[call-overload]

    monkeypatch.setattr(sqlite3, "connect", connect_readonly)
    with pytest.raises(CannotOpen, match="readonly"):
        await Database.open(path)


async def test_a_file_may_be_closed_twice(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "games.db")
    await database.close()
    await database.close()


async def test_who_no_longer_waits_for_a_file_to_open_does_not_wait_for_its_thread_either() -> None:
    has_begun, may_end, is_over = Event(), Event(), Event()
    told: list[bool] = []

    def connect() -> sqlite3.Connection:
        has_begun.set()
        told.append(may_end.wait(20.0))
        is_over.set()
        raise sqlite3.OperationalError

    opening = asyncio.create_task(Runner.opened(connect))
    await asyncio.to_thread(has_begun.wait)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    may_end.set()
    await asyncio.to_thread(is_over.wait)
    assert told == [True]


def fill(connection: sqlite3.Connection, first: int) -> None:
    connection.executemany("INSERT INTO inboxes VALUES (?, ?)", [(first + n, n) for n in range(5000)])


async def filed(database: Database) -> None:
    async with asyncio.timeout(20):
        while database._filing is None:  # noqa: ASYNC110 (it begins when nothing is written for a moment)
            await asyncio.sleep(0.005)
        await database._filing


async def test_what_was_written_is_brought_into_the_file_when_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    database = await Database.open(path)
    before = path.stat().st_size
    await database.write(fill, 0)
    assert path.stat().st_size == before, "whoever writes does not wait for it"
    assert database._filing is None
    await filed(database)
    assert path.stat().st_size > before
    await database.write(pragma, "user_version")
    assert database._pause is None, "too little was written since"
    await database.close()


async def test_if_nothing_can_be_brought_into_the_file_it_is_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(tmp_path / "games.db")

    def broken(path: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("db.connection._connect", broken)
    await database.write(fill, 0)
    await filed(database)
    assert "is not brought into the database's file yet: disk I/O error" in caplog.text
    await database.write(fill, 10_000)
    await database.close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        assert connection.execute("SELECT count(*) FROM inboxes").fetchone() == (10_000,)
