"""Ratings over very many results: how long counting them anew takes, what it holds up, and what a page of them costs."""

import asyncio
import logging
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bench.measuring import Reading, Target
from bench.pressing import opened, p99, people, settled
from bench.town import Settled, record
from db.migrating import migrate
from service.standing import Standing
from service.tables import Tables

PEOPLE, RESULTS, SERVERS = 2_000, 100_000, 40
SECONDS = 30.0
"""For counting all of them."""
DELAY = 0.1
"""Seconds by which a press may be held up meanwhile."""
PAGES, TEXTS, BOARDS = 120, 120, 120
KEYS = ("caylus", "troyes", "troyes_dice")
"""Each round takes another game."""
RUNNING = 1_000_000
"""Games that are over have higher numbers than those that run."""


def fill(path: Path) -> None:
    """As many results of as many people, over two years."""
    chance = Random(7)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection)
        connection.execute("BEGIN")
        for number in range(1, RESULTS + 1):
            server = chance.randrange(SERVERS)
            sat = chance.sample(
                range(server * PEOPLE // SERVERS, (server + 1) * PEOPLE // SERVERS), chance.randint(2, 5)
            )
            ranks = sorted(sat, key=lambda user: chance.gauss(user % 17, 6))
            at = 1.7e9 + number * 600
            game_id = RUNNING + number
            head = game_id, chance.choice(KEYS), 1, "{}", server + 1, number, at - 9e4, at, "", len(sat), 1, "{}"
            connection.execute(
                "INSERT INTO results (game_id, key, rules_version, options, guild_id, channel_id, started_at, finished_at,"
                " verdict, people, winners, file) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                head,
            )
            connection.executemany(
                "INSERT INTO result_seats (game_id, seat, user_id, name, computer, has_left, rank, total, parts, facts)"
                " VALUES (?, ?, ?, ?, '', 0, ?, 50, '{}', 'null')",
                [(game_id, seat, user + 1, f"Player {user}", ranks.index(user) + 1) for seat, user in enumerate(sat)],
            )
        connection.execute("COMMIT")


async def _presses(tables: Tables, stop: asyncio.Event) -> list[float]:
    """How long it takes from the loop to the database and back, to read and to write, twenty times a second."""
    taken: list[float] = []
    while not stop.is_set():
        begun = perf_counter()
        await tables.inbox(1)
        await tables.keep_inbox(1, 2)
        taken.append(perf_counter() - begun)
        await asyncio.sleep(0.05)
    return taken


async def _counted(standing: Standing, tables: Tables) -> tuple[float, list[float]]:
    stop = asyncio.Event()
    pressing = asyncio.create_task(_presses(tables, stop))
    begun = perf_counter()
    await standing.catch_up()
    taken = perf_counter() - begun
    stop.set()
    return taken, await pressing


async def _pages(path: Path, games: Sequence[Settled]) -> Iterator[Reading]:
    """A page of the board over everything, through the whole bot, against answers of plain text and boards of games."""
    to_text, to_board, took = list[float](), list[float](), list[float]()
    async with opened(path, games) as town:
        for key in KEYS:
            texts, pages = p99(await town.text(TEXTS)), p99(await town.leaderboards(PAGES, key))
            boards = p99(await town.boards([each for each in games if each.recording.key == key]))
            to_text.append(pages / texts)
            to_board.append(pages / boards)
            took.append(pages * 1000)
    note = f"p99 {median(took):.0f} ms, {RESULTS} results"
    return iter(
        (
            Reading(Target("leaderboard", must=5, goal=2), median(to_text), note),
            Reading(Target("leaderboard_board", must=1.5, goal=1), median(to_board), f"{note}; against `/board`"),
        )
    )


async def _reckoned(path: Path) -> Iterator[Reading]:
    tables = await Tables.open(path)
    try:
        taken, presses = await _counted(tables.standing, tables)
    finally:
        await tables.close()
    note = f"{taken:.1f} s for {RESULTS} results of {PEOPLE} people; a press waits {max(presses) * 1000:.0f} ms at most"
    return iter(
        (
            Reading(Target("ratings", must=1, goal=0.5), taken / SECONDS, note),
            Reading(Target("ratings_delay", must=1, goal=0.3), max(presses) / DELAY, note),
        )
    )


def readings() -> Iterator[Reading]:
    logging.disable(logging.CRITICAL)
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "many.db"
            games = settled(path, [record(key, people(2)) for key in KEYS], BOARDS * len(KEYS))
            fill(path)
            yield from asyncio.run(_reckoned(path))
            yield from asyncio.run(_pages(path, games))
    finally:
        logging.disable(logging.NOTSET)
