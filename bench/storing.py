"""The database and the bot's own weight."""

import asyncio
import itertools
import json
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.measuring import Reading, Target, seconds
from bench.rules import SEED, recorded
from db import changes, games
from db.connection import Database
from db.rows import Change, GameRow, MoveRow, SeatRow
from engine.registry import GAMES

MOVES = 150
GAMES_AT_ONCE = 1000


def _row(channel_id: int, version: int) -> GameRow:
    return GameRow(
        id=channel_id,
        key="troyes_dice",
        rules_version=1,
        options="{}",
        status="playing",
        host_id=1,
        guild_id=1,
        channel_id=channel_id,
        version=version,
        commitment="",
        seed=SEED,
        created_at=0.0,
        started_at=0.0,
        finished_at=None,
    )


SEATS = tuple(SeatRow(seat, seat + 1, "name", "", False, 0.0) for seat in range(4))


def _changes(snapshot: bytes) -> Iterator[Change]:
    """One stored move after another of game 1."""
    for version in itertools.count(2):
        move = MoveRow(version, 0, "move", "0 3 d y6 gain", "[]", 0.0)
        yield Change(game=_row(1, version), seats=SEATS, move=move, snapshot=snapshot)


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
    await database.write(games.insert, _row(1, 1), SEATS)
    await database.close()


def committing() -> Reading:
    played = recorded(GAMES["troyes_dice"])
    snapshot = played.game.encode(played.states[len(played.states) // 2])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        asyncio.run(_prepare(path))
        coming = _changes(snapshot)
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
