"""The database and the bot's own weight."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.kept import SEATS, row, stored_moves
from bench.measuring import Reading, Target, seconds
from bench.pressing import people
from bench.rules import recorded
from bench.town import add_finished, record, settle
from db import changes, games
from db.connection import Database
from db.migrating import migrate
from db.rows import Change
from engine.registry import GAMES
from sandbox.rest import TOKEN
from sandbox.server import Server
from sandbox.town import ready_made_world
from service.clock import BorrowedClock
from service.tables import Tables
from service.thinking import DirectThinker

MOVES = 150
ROUNDS = 3
GAMES_AT_ONCE = 1000
GAMES_AT_START = 10_000
FINISHED = 120
DAY = 86_400.0


def _direct_rate(path: Path, coming: Iterator[Change]) -> float:
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")

    def store() -> None:
        connection.execute("BEGIN IMMEDIATE")
        changes.store(connection, next(coming))
        connection.execute("COMMIT")

    try:
        return seconds(store, MOVES)
    finally:
        connection.close()


async def _our_rate(path: Path, coming: Iterator[Change]) -> float:
    database = await Database.open(path)
    try:
        start = perf_counter()
        for _ in range(MOVES):
            await database.write(changes.store, next(coming))
        return (perf_counter() - start) / MOVES
    finally:
        await database.close()


async def _prepare(path: Path) -> None:
    database = await Database.open(path)
    await database.write(games.insert, row(1), SEATS)
    await database.close()


def committing() -> Reading:
    played = recorded(GAMES["troyes_dice"])
    snapshot = played.game.encode(played.states[len(played.states) // 2])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        asyncio.run(_prepare(path))
        coming = stored_moves(snapshot)
        ratios = [_direct_rate(path, coming) / asyncio.run(_our_rate(path, coming)) for _ in range(7)]
    return Reading(Target("commit", must=0.6, goal=0.9, at_least=True), median(ratios))


def weighing() -> Iterator[Reading]:
    """A bot with 1,000 running games, in a process of its own, against the bare bot."""
    with tempfile.TemporaryDirectory() as folder:
        rounds = [
            json.loads(_python("-m", "bench.weighing", "memory", f"{folder}/{number}", str(GAMES_AT_ONCE)))
            for number in range(ROUNDS)
        ]
    growth = median((each["full"] - each["bare"]) / each["bare"] for each in rounds)
    bare = median(each["bare"] for each in rounds) / 2**20
    yield Reading(Target("memory", must=0.1, goal=0.05), growth, f"bare {bare:.0f} MB")


def starting() -> Iterator[Reading]:
    """From nothing to ready with 10,000 running games, against a bare `import discord`."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        settle(path, [record("troyes_dice", people(2))], [(1, each, 0) for each in range(1, GAMES_AT_START + 1)], {})
        rounds = [(asyncio.run(_started(folder)), _importing()) for _ in range(ROUNDS)]
    took = median(ours["seconds"] for ours, _ in rounds)
    ratios = {each: median(ours[each] / theirs[each] for ours, theirs in rounds) for each in rounds[0][0]}
    note = f"{took:.2f} s, {GAMES_AT_START} games; of the processor {ratios['processor']:.2f}"
    yield Reading(Target("start", must=3, goal=2.2), ratios["seconds"], note)


async def _started(folder: str) -> dict[str, float]:
    server = Server(ready_made_world())
    await server.start()
    try:
        said = await asyncio.to_thread(_python, "-m", "bench.weighing", "start", folder, server.address, TOKEN)
    finally:
        await server.stop()
    return json.loads(said)


def keeping() -> Reading:
    """What a finished game leaves on the disk when the bot has put it away, per game."""
    kept = {key: asyncio.run(_kept_kb(key)) for key in GAMES}
    said = ", ".join(f"{key} {kilobytes:.1f}" for key, kilobytes in kept.items())
    return Reading(Target("kept_kb", must=12, goal=6), max(kept.values()), said)


async def _kept_kb(key: str) -> float:
    seats = min(GAMES[key].max_seats, 4)
    recording = await asyncio.to_thread(record, key, people(seats))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        empty = await asyncio.to_thread(_used, path)
        add_finished(path, recording, FINISHED, 1, 1)
        tables = await Tables.open(path, BorrowedClock(lambda: time.time() + 2 * DAY), DirectThinker())
        while await tables.put_away():
            pass
        await tables.close()
        return (await asyncio.to_thread(_used, path) - empty) / FINISHED / 1000


def _used(path: Path) -> int:
    """Bytes of the pages that hold something."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection)
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        (free,) = connection.execute("PRAGMA freelist_count").fetchone()
    return size * (pages - free)


def _python(*arguments: str) -> str:
    return subprocess.run([sys.executable, *arguments], check=True, capture_output=True, text=True).stdout


def _importing() -> dict[str, float]:
    """Of a bare `import discord`."""
    before = os.times()
    took = seconds(lambda: _python("-c", "import discord"))
    after = os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return {"seconds": took, "processor": worked}


def readings() -> Iterator[Reading]:
    yield committing()
    yield keeping()
    yield from weighing()
    yield from starting()
