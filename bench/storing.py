"""The database and the bot's own weight."""

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.kept import SEATS, row, stored_moves
from bench.measuring import Reading, Target, seconds
from bench.rules import recorded
from db import changes, games
from db.connection import Database
from db.rows import Change
from engine.registry import GAMES

MOVES = 150
GAMES_AT_ONCE = 1000


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
    return Reading(Target("commit", must=0.5, goal=0.9, at_least=True), median(ratios))


def weighing() -> Iterator[Reading]:
    """A bot with 1,000 running games, in a process of its own, against the bare bot and a bare `import discord`."""
    with tempfile.TemporaryDirectory() as folder:
        weighed = json.loads(_python("-m", "bench.weighing", "memory", folder, str(GAMES_AT_ONCE)))
        growth = (weighed["full"] - weighed["bare"]) / weighed["bare"]
        yield Reading(Target("memory", must=0.5, goal=0.15), growth, f"bare {weighed['bare'] / 2**20:.0f} MB")
        ratios = [
            json.loads(_python("-m", "bench.weighing", "start", folder))["seconds"] / _importing() for _ in range(5)
        ]
    yield Reading(Target("start", must=4, goal=2.2), median(ratios))


def _python(*arguments: str) -> str:
    return subprocess.run([sys.executable, *arguments], check=True, capture_output=True, text=True).stdout


def _importing() -> float:
    return seconds(lambda: _python("-c", "import discord"))


def readings() -> Iterator[Reading]:
    yield committing()
    yield from weighing()
