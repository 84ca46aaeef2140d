"""Where very many results are left, all are counted anew in one go: to the same rows, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from db import results
from db.rows import StoredResult
from db.sqlite import SqliteStore
from db.standing_rows import UNFINISHED
from service import recounting, standing
from service.rating import RULES
from service.tables import Tables
from service.thinking import DirectThinker
from tests.db.samples import result_of
from tests.service.company import ANNE, MovableClock

DAY = 86400.0
GAMES = 90
Rows = dict[str, list[tuple[Any, ...]]]
Keep = Callable[..., Awaitable[bool]]


def some_results(many: int = GAMES) -> list[StoredResult]:
    """Over three quarters, on two servers and on none, of two games; some count nowhere."""
    chance = Random(11)
    return [
        result_of(
            number,
            *((user, chance.randint(30, 34)) for user in chance.sample(range(11, 19), chance.randint(1, 5))),
            guild_id=chance.choice([7, 8, None]),
            key=chance.choice(["caylus", "troyes_dice"]),
            finished_at=number * 270 * DAY / GAMES,
        )
        for number in range(1, many + 1)
    ]


def write(path: Path, *stored: StoredResult) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        for each in stored:
            results.insert(connection, each)
        connection.execute("COMMIT")


def rows(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3, 4").fetchall()
            for table in ("reckoning", "ratings", "tallies", "rating_steps")
        }


async def counted_in_slices(path: Path) -> Rows:
    """What comes out where nothing is counted anew."""
    tables = await Tables.open(path, MovableClock(), DirectThinker())
    write(path, *some_results())
    await tables.standing.catch_up()
    await tables.close()
    return rows(path)


@pytest.fixture
async def expected(tmp_path: Path) -> Rows:
    return await counted_in_slices(tmp_path / "slices.db")


@pytest.fixture
def in_one_go(expected: Rows, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many small steps, so that each of them can go wrong."""
    assert len(expected["rating_steps"]) > 200
    monkeypatch.setattr(standing, "MANY", 20)
    monkeypatch.setattr(standing, "SLICE", 10)
    monkeypatch.setattr(recounting, "TOGETHER", 28)
    monkeypatch.setattr(recounting, "READ", 7)
    monkeypatch.setattr(recounting, "PIECE", 13)


class Keeping:
    """Listens to what is kept, and does something before the piece of a number."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pieces = self.rows = 0
        self.at: dict[int, Callable[[], Awaitable[None]]] = {}
        original = SqliteStore.keep_reckoned

        async def keep(store: SqliteStore, before: Any, after: Any, packed: bytes) -> bool:
            if before and before.rules == UNFINISHED:
                self.pieces += 1
                self.rows += sum(map(len, msgspec.msgpack.decode(packed)))
                if act := self.at.pop(self.pieces, None):
                    await act()
            return await original(store, before, after, packed)

        monkeypatch.setattr(SqliteStore, "keep_reckoned", keep)


@pytest.mark.usefixtures("in_one_go")
async def test_all_in_one_go_comes_to_the_same_rows_to_the_last_bit(tables: Tables, path: Path, expected: Rows) -> None:
    write(path, *some_results())
    await tables.standing.catch_up()
    assert rows(path) == expected


@pytest.mark.usefixtures("in_one_go")
async def test_each_row_is_written_once(
    tables: Tables, path: Path, expected: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeping = Keeping(monkeypatch)
    write(path, *some_results())
    await tables.standing.catch_up()
    assert keeping.rows == sum(len(each) for table, each in expected.items() if table != "reckoning")


@pytest.mark.usefixtures("in_one_go")
async def test_few_that_are_left_are_counted_on(
    tables: Tables, path: Path, expected: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, *some_results()[:-20])
    await tables.standing.catch_up()
    keeping = Keeping(monkeypatch)
    write(path, *some_results()[-20:])
    await tables.standing.catch_up()
    assert (rows(path), keeping.pieces) == (expected, 0)


@pytest.mark.usefixtures("in_one_go")
@pytest.mark.parametrize("piece", [1, 2, 9, 20, 40])
async def test_after_a_crash_between_two_pieces_no_row_is_missing_and_none_is_counted_twice(
    path: Path, expected: Rows, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die() -> None:
        raise KeyError("the process is gone")

    keeping = Keeping(monkeypatch)
    keeping.at[piece] = die
    tables = await Tables.open(path, MovableClock(), DirectThinker())
    write(path, *some_results())
    with pytest.raises(KeyError):
        await tables.standing.catch_up()
    await tables.close()
    assert rows(path)["reckoning"][0][0] == UNFINISHED
    again = await Tables.open(path, MovableClock(), DirectThinker())
    await again.standing.catch_up()
    await again.close()
    assert rows(path) == expected


@pytest.mark.usefixtures("in_one_go")
async def test_what_failed_once_is_tried_again(
    tables: Tables, path: Path, expected: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise OSError("the disk is full")

    Keeping(monkeypatch).at[5] = fail
    write(path, *some_results())
    with pytest.raises(OSError, match="full"):
        await tables.standing.catch_up()
    await tables.standing.catch_up()
    assert rows(path) == expected


@pytest.mark.usefixtures("in_one_go")
@pytest.mark.parametrize(("piece", "left"), [(1, GAMES), (15, GAMES - 28), (40, 26)])
async def test_who_looks_meanwhile_disturbs_nothing_and_reads_how_many_are_to_go(
    tables: Tables, path: Path, expected: Rows, piece: int, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_go: list[int] = []

    async def look() -> None:
        board = await tables.standing.leaderboard("caylus", ANNE.user_id)
        to_go.append(board.uncounted)

    keeping = Keeping(monkeypatch)
    keeping.at[piece] = look
    write(path, *some_results())
    await tables.standing.catch_up()
    assert rows(path) == expected
    assert to_go == [max(left, 26)], "also while the last rows are written, more than anybody would wait for"
    assert (await tables.standing.leaderboard("caylus", ANNE.user_id)).uncounted == 0
    assert keeping.pieces < 60, "nobody made it begin again"


@pytest.mark.usefixtures("in_one_go")
async def test_who_is_taken_out_meanwhile_comes_back_in_no_row(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def delete() -> None:
        await tables.privacy.delete(ANNE.user_id)

    Keeping(monkeypatch).at[12] = delete
    write(path, *some_results())
    await tables.standing.catch_up()
    assert rows(path)["reckoning"][0][0] == RULES
    with closing(sqlite3.connect(path)) as connection:
        for table in ("ratings", "tallies", "rating_steps"):
            found = connection.execute(f"SELECT DISTINCT who FROM {table} ORDER BY CAST(who AS INTEGER)").fetchall()
            assert [int(who) > 0 for (who,) in found] == [False] + [True] * 7, table
            assert (str(ANNE.user_id),) not in found


@pytest.mark.usefixtures("in_one_go")
async def test_a_result_that_comes_meanwhile_is_counted(
    tables: Tables, path: Path, expected: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it ended before those that are counted already, or after all."""
    everything = some_results()
    early, late = everything[4], everything[-1]
    keeping = Keeping(monkeypatch)

    async def end() -> None:
        write(path, early, late)

    keeping.at[16] = end
    write(path, *(each for each in everything if each not in (early, late)))
    await tables.standing.catch_up()
    assert rows(path) == expected


@pytest.mark.usefixtures("in_one_go")
async def test_two_who_count_anew_at_once_come_to_the_same(
    tables: Tables, path: Path, expected: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who is overtaken begins again, and finds all counted."""
    clock = MovableClock()
    clock.time += 5
    other = await Tables.open(path, clock, DirectThinker())
    Keeping(monkeypatch).at[9] = other.standing.catch_up
    write(path, *some_results())
    await tables.standing.catch_up()
    await other.close()
    assert rows(path) == expected


async def test_who_is_taken_out_while_a_slice_is_counted_comes_back_in_no_row(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, deleting = SqliteStore.keep_reckoned, list[asyncio.Task[Any]]()

    async def keep_later(store: SqliteStore, before: Any, after: Any, packed: bytes) -> bool:
        """Somebody wants to be taken out after the results were read, and before what follows from them is kept."""
        if not deleting:
            deleting.append(asyncio.create_task(tables.privacy.delete(ANNE.user_id)))
            await asyncio.wait(deleting, timeout=0.2)
        return await keep(store, before, after, packed)

    monkeypatch.setattr(SqliteStore, "keep_reckoned", keep_later)
    write(path, *some_results(20))
    await tables.standing.catch_up()
    await asyncio.wait_for(deleting[0], 10)
    with closing(sqlite3.connect(path)) as connection:
        for table in ("ratings", "tallies", "rating_steps"):
            found = {who for (who,) in connection.execute(f"SELECT DISTINCT who FROM {table}")}
            assert found
            assert str(ANNE.user_id) not in found, table
