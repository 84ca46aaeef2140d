"""Games that are over are kept in little room, and can be read as before."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from db import games, packing
from engine.core.replay import replay
from engine.registry import GAMES
from service.tables import Tables
from service.values import LogEntry
from tests.db.samples import GAME
from tests.service.company import ANNE, BEN, DAY, MovableClock, pick, play_out, started


async def finished(tables: Tables, key: str = "troyes_dice") -> int:
    table = await started(tables, ANNE, BEN, key=key)
    return (await play_out(tables, table)).id


def rows_of(path: Path, game_id: int) -> list[tuple[int, str, bytes]]:
    with closing(sqlite3.connect(path)) as connection:
        found = (
            "SELECT version, kind, coalesce(packed_snapshot, snapshot) FROM moves WHERE game_id = ? ORDER BY version"
        )
        return connection.execute(found, (game_id,)).fetchall()


async def read(tables: Tables, game_id: int) -> list[LogEntry]:
    return await tables.history(game_id, ANNE.user_id)


@pytest.mark.parametrize("key", ["troyes_dice", "caylus", "troyes"])
async def test_a_game_that_was_put_away_reads_as_before(
    key: str, tables: Tables, clock: MovableClock, path: Path
) -> None:
    game_id = await finished(tables, key)
    log, look, result = await read(tables, game_id), await tables.look(game_id, None), await tables.result(game_id)
    clock.time += DAY + 1
    assert await tables.put_away() == 1
    assert await read(tables, game_id) == log
    assert (await tables.scene(game_id)).entries(None)[-1].version == log[-1].version
    after = await tables.look(game_id, None)
    assert (after.view, after.table) == (look.view, look.table)
    assert await tables.result(game_id) == result
    file = await tables.export(game_id, ANNE.user_id)
    assert GAMES[key].result(replay(GAMES[key], file)) == result
    assert (await tables.moment(game_id, ANNE.user_id, 3)).number == 3
    assert len(rows_of(path, game_id)) == 1
    with closing(sqlite3.connect(path)) as connection:
        kept = "SELECT sum(length(text) + length(events) + length(snapshot)) FROM moves WHERE game_id = ?"
        assert connection.execute(kept, (game_id,)).fetchone()[0] == len("[]")
        end = "SELECT sum(length(packed_snapshot)) FROM moves WHERE game_id = ?"
        assert connection.execute(end, (game_id,)).fetchone()[0] < 600
        said = "SELECT sum(length(parts)) FROM result_seats WHERE game_id = ?"
        assert connection.execute(said, (game_id,)).fetchone()[0] == 0, "the file says it"
        parts = "SELECT sum(length(part)) FROM packed_logs WHERE game_id = ?"
        assert connection.execute(parts, (game_id,)).fetchone()[0] < 2500
        file = "SELECT length(file), length(packed_file) FROM results WHERE game_id = ?"
        assert connection.execute(file, (game_id,)).fetchone() < (1, 1200)


async def test_an_aborted_game_has_no_file_and_is_put_away_as_well(
    tables: Tables, clock: MovableClock, path: Path
) -> None:
    table = await started(tables, ANNE, BEN)
    await pick(tables, table, ANNE)
    for person in (ANNE, BEN):
        await tables.vote_abort(table.id, person.user_id, True)
    log = await read(tables, table.id)
    clock.time += DAY + 1
    assert await tables.put_away() == 1
    assert len(rows_of(path, table.id)) < len(log)
    assert await read(tables, table.id) == log


async def test_the_end_of_a_log_that_was_put_away_is_read_from_the_entry_after(
    tables: Tables, clock: MovableClock
) -> None:
    game_id = await finished(tables)
    store = tables._ledger.store
    log = await store.log(game_id)
    clock.time += DAY + 1
    assert await tables.put_away() == 1
    versions = [row.version for row in log]
    for after in (0, versions[0], versions[4], versions[-2], versions[-1]):
        assert [row.version for row in await store.log(game_id, after)] == [each for each in versions if each > after]


async def test_running_and_fresh_games_are_left_alone(tables: Tables, clock: MovableClock, path: Path) -> None:
    game_id = await finished(tables)
    running = await started(tables, ANNE, BEN)
    await pick(tables, running, ANNE)
    clock.time += DAY - 1
    assert await tables.put_away() == 0
    assert len(rows_of(path, game_id)) > 1
    clock.time += 2
    assert await tables.put_away() == 1
    assert await tables.put_away() == 0, "once"
    assert [kind for _, kind, snapshot in rows_of(path, running.id) if snapshot] == ["start", "move"]


async def test_what_fails_half_way_changes_nothing(
    tables: Tables, clock: MovableClock, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await finished(tables)
    log, rows = await read(tables, game_id), rows_of(path, game_id)
    clock.time += DAY + 1
    put_away = packing.put_away

    def dying(connection: sqlite3.Connection, game_id: int, versions: list[int], log: bytes) -> bool:
        put_away(connection, game_id, versions, log)
        raise KeyError("killed")

    monkeypatch.setattr(packing, "put_away", dying)
    with pytest.raises(KeyError):
        await tables.put_away()
    assert rows_of(path, game_id) == rows
    monkeypatch.undo()
    assert await tables.put_away() == 1
    assert await read(tables, game_id) == log


async def test_entries_that_name_somebody_stay_as_they_are(tables: Tables, clock: MovableClock, path: Path) -> None:
    """So they can be changed when that person wants to be forgotten."""
    game_id = await finished(tables)
    last = rows_of(path, game_id)[-1][0]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE moves SET kind = 'replaced', text = '0 11 12' WHERE version = ?", (last - 2,))
    clock.time += DAY + 1
    await tables.put_away()
    assert [(version, kind, bool(snapshot)) for version, kind, snapshot in rows_of(path, game_id)] == [
        (last - 2, "replaced", False),
        (last, "move", True),
    ]
    assert [entry.version for entry in await read(tables, game_id)] == list(range(rows_first(path, game_id), last + 1))


def rows_first(path: Path, game_id: int) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return packing.of_game(connection, game_id)[0].version


async def test_fifty_games_are_put_away_at_once(tables: Tables, clock: MovableClock, path: Path) -> None:
    over = replace(GAME, status="aborted", finished_at=clock.time)
    with closing(sqlite3.connect(path)) as connection, connection:
        for channel in range(1, 53):
            games.insert(connection, replace(over, channel_id=channel), ())
    clock.time += DAY + 1
    assert [await tables.put_away() for _ in range(3)] == [50, 2, 0]


@pytest.mark.parametrize(("passed", "many"), [(DAY - 1, 0), (DAY, 0), (DAY + 1, 1)])
async def test_a_game_is_put_away_when_it_has_been_over_for_more_than_a_day(
    tables: Tables, clock: MovableClock, path: Path, passed: float, many: int
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        games.insert(connection, replace(GAME, status="aborted", finished_at=clock.time), ())
    clock.time += passed
    assert await tables.put_away() == many
