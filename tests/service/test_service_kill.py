"""What was confirmed is never lost: the bot is killed in the middle of its work, again and again."""

import sqlite3
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from service.clock import SystemClock
from service.tables import Tables
from service.thinking import DirectThinker
from tests.service.company import check_whole, numbered_seeds
from tests.service.killed_player import play_until_killed

KILLS = 15


def killed(path: Path, random: Random) -> list[tuple[int, str]]:
    """Lets a process play for a random while, kills it, and returns what it had confirmed."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.service.killed_player"])
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=play_until_killed, args=(path, there, random.getrandbits(32)))
    process.start()
    there.close()
    confirmed = [here.recv() for _ in range(random.randint(1, 40))]
    # A moment that has nothing to do with what was confirmed: in the middle of a transaction, or before the next one.
    time.sleep(random.random() * 0.004)
    process.kill()
    process.join()
    return confirmed + rest_of(here)


def rest_of(here: Connection) -> list[tuple[int, str]]:
    rest: list[tuple[int, str]] = []
    try:
        while True:
            rest.append(here.recv())
    except (EOFError, OSError):
        here.close()
    return rest


async def test_nothing_confirmed_is_lost_when_the_bot_is_killed(path: Path) -> None:
    random = Random(7)
    confirmed: list[tuple[int, str]] = []
    for _ in range(KILLS):
        confirmed += killed(path, random)
        tables = await Tables.open(path, SystemClock(), DirectThinker(), numbered_seeds())
        log: list[tuple[int, str]] = []
        for game_id in {game_id for game_id, _ in confirmed}:
            log += [(game_id, line) for line in await check_whole(tables, game_id)]
        assert set(confirmed) <= set(log)
        await tables.close()
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    assert len(confirmed) > KILLS
