"""What becomes dearer as the town grows: `make bench ARGS=growth` prints one JSON line for each number of games.

Milliseconds, each the median of many; running games stand somewhere along a recorded game, finished ones are put away.
"""

import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from bench.measuring import Reading
from bench.pressing import people
from bench.town import Recording, Settled, add_finished, record, settle
from service.clock import BorrowedClock
from service.tables import Tables
from service.thinking import DirectThinker

RUNNING: Final = (1, 100, 10_000)
FINISHED: Final = (0, 1_000, 100_000)
TIMES: Final = 15
DAYS: Final = 2 * 86_400.0
KEY: Final = "troyes_dice"
COPIED: Final = ("games", "seats", "moves", "packed_logs", "posts", "results", "result_seats")
"""Tables that have something of a finished game."""


async def _ms(act: Callable[[], Awaitable[Any]]) -> float:
    taken: list[float] = []
    for _ in range(TIMES):
        begun = perf_counter()
        await act()
        taken.append(perf_counter() - begun)
    return round(median(taken) * 1000, 2)


async def _measured(path: Path, games: list[Settled]) -> dict[str, float]:
    tables = await Tables.open(path, thinker=DirectThinker())
    game, coming = games[0], iter(games)
    user_id = game.stage.user_id

    await tables.standing.catch_up()

    async def move() -> None:
        if each := next(coming, None):
            await tables.play(each.game_id, each.stage.user_id, each.stage.occasion, each.stage.answers)

    try:
        return {
            "untold": await _ms(tables.untold),
            "claim_due": await _ms(lambda: tables.claim_due(1.0)),
            "put_away": await _ms(tables.put_away),
            "scene": await _ms(lambda: tables.scene(game.game_id)),
            "move": await _ms(move) if len(games) >= TIMES else 0.0,
            "history": await _ms(lambda: tables.standing.history(user_id, 1)) if _has_results(path) else 0.0,
        }
    finally:
        await tables.close()


def _has_results(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT 1 FROM results").fetchone() is not None


def _finish(path: Path, recording: Recording, many: int) -> None:
    """One game is played and put away by the bot itself, and then copied, for other people each time."""
    add_finished(path, recording, 1, 1, 1)

    async def put_away() -> None:
        tables = await Tables.open(path, BorrowedClock(lambda: time.time() + DAYS), DirectThinker())
        await tables.put_away()
        await tables.close()

    asyncio.run(put_away())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        (first,) = connection.execute("SELECT max(id) FROM games").fetchone()
        for table in COPIED:
            _copy(connection, table, first, many - 1)


def _copy(connection: sqlite3.Connection, table: str, first: int, many: int) -> None:
    described = connection.execute(f"PRAGMA table_info({table})")
    columns = [name for _, name, *_ in described if name != "id" or table == "games"]
    number = "id" if table == "games" else "game_id"
    taken = [
        "n.value" if each == number else f"-{each} - n.value" if each in ("user_id", "host_id") else each
        for each in columns
    ]
    connection.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {', '.join(taken)} FROM {table},"
        " (WITH RECURSIVE n(value) AS (SELECT ? UNION ALL SELECT value + 1 FROM n WHERE value < ?) SELECT value FROM n)"
        f" AS n WHERE {number} = ?",
        (first + 1, first + many, first),
    )


def readings() -> Iterator[Reading]:
    recording = record(KEY, people(2))
    for running, finished in [*((each, 0) for each in RUNNING), *((100, each) for each in FINISHED[1:])]:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games.db"
            games = settle(path, [recording], [(1, each, 0) for each in range(1, running + 1)], {})
            if finished:
                _finish(path, recording, finished)
            found = asyncio.run(_measured(path, games))
        print(json.dumps({"running": running, "finished": finished, **found}), flush=True)
    yield from ()
