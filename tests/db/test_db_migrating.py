"""Migrations: from every version that ever was, forward only, each step whole or not at all.

`dumps/0001.sql` is a database of that version with something in every table. A new version adds its own dump.
"""

import sqlite3
from pathlib import Path

import pytest

from db.connection import Database
from db.errors import BrokenMigration, NewerDatabase
from db.migrating import FOLDER, migrate, migrations, version_of

DUMPS = {int(path.stem): path for path in sorted((Path(__file__).parent / "dumps").glob("*.sql"))}
NEWEST = max(migrations())


def opened() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None)


def of_version(number: int) -> sqlite3.Connection:
    connection = opened()
    if number:
        connection.executescript(DUMPS[number].read_text("utf-8"))
        connection.execute(f"PRAGMA user_version = {number}")
    return connection


def shape(connection: sqlite3.Connection) -> dict[str, object]:
    """Every table with its columns, and every index."""
    names = connection.execute("SELECT name, type FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").fetchall()
    return {name: connection.execute(f"PRAGMA {kind}_xinfo({name})").fetchall() for name, kind in names}


def test_migrations_are_numbered_without_gaps_and_each_version_has_its_dump() -> None:
    assert list(migrations()) == list(range(1, NEWEST + 1))
    assert list(DUMPS) == list(migrations())


@pytest.mark.parametrize("number", [0, *DUMPS])
def test_every_version_becomes_the_newest(number: int) -> None:
    old, fresh = of_version(number), opened()
    assert migrate(old) == migrate(fresh) == NEWEST
    assert version_of(old) == NEWEST
    assert shape(old) == shape(fresh)
    assert old.execute("PRAGMA foreign_keys").fetchone() == (1,)


@pytest.mark.parametrize("number", DUMPS)
def test_nothing_that_people_did_is_lost_on_the_way(number: int) -> None:
    old = of_version(number)
    migrate(old)
    assert old.execute("SELECT key, status, host_id FROM games ORDER BY id").fetchall() == [
        ("troyes_dice", "playing", 11),
        ("troyes_dice", "finished", 12),
    ]
    assert old.execute("SELECT version, text, snapshot FROM moves WHERE game_id = 1 ORDER BY version").fetchall() == [
        (1, "", b"first"),
        (2, "0 1 free r1 gain", b"second"),
    ]
    assert old.execute("SELECT user_id, rank, total FROM result_seats ORDER BY seat").fetchall() == [
        (12, 1, 54),
        (None, 2, 41),
    ]
    for table in ("seats", "posts", "votes", "results"):
        assert old.execute(f"SELECT count(*) FROM {table}").fetchone() != (0,), table


async def test_a_database_newer_than_the_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(NewerDatabase, match=f"version {NEWEST + 1}"):
        await Database.open(path)
    assert path.read_bytes()[100:] == before[100:]


def test_a_step_that_fails_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    for path in migrations(FOLDER).values():
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    (tmp_path / f"{NEWEST + 1:04}_broken.sql").write_text(
        "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1);", "utf-8"
    )
    connection = opened()
    with pytest.raises(BrokenMigration, match="broken"):
        migrate(connection, tmp_path)
    assert version_of(connection) == NEWEST
    assert "half" not in shape(connection)


def test_a_step_that_leaves_rows_pointing_nowhere_is_taken_back(tmp_path: Path) -> None:
    (tmp_path / "0001_orphan.sql").write_text(
        "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a_id REFERENCES a); INSERT INTO b VALUES (5);",
        "utf-8",
    )
    connection = opened()
    with pytest.raises(BrokenMigration, match="point nowhere"):
        migrate(connection, tmp_path)
    assert version_of(connection) == 0


def test_who_is_awaited_when_notices_come_is_reminded_and_the_call_is_theirs() -> None:
    old = of_version(3)
    old.execute("INSERT INTO posts VALUES (1, 'call', 2, 70, 901)")
    migrate(old)
    assert old.execute("SELECT audience FROM posts WHERE message_id = 901").fetchall() == [("call:0",)]
    assert old.execute("SELECT game_id, seat, due FROM due WHERE kind = 'remind'").fetchall() == [(1, 0, 110.0)]


@pytest.mark.parametrize("number", DUMPS)
def test_how_many_results_there_are_is_known_from_the_start(number: int) -> None:
    old = of_version(number)
    migrate(old)
    assert old.execute("SELECT results FROM result_count").fetchall() == [(1,)]
