"""The nursery of the besieged bot: `besieged.py ADDRESS HOME`.

One process reads the modules once; each line that it reads starts a bot as a child of it, answered with the child's number and,
when the child has ended, with how. The children are real processes: kill -9 takes everything that they have.
"""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import discord

from bot import set_up_logging, until_stopped
from cogs.client import TownCrier
from db import keeping
from engine.registry import GAMES
from environment import Settings
from locales import SOURCE, words
from render.registry import PAINTERS
from sandbox.redirect import hurry, redirected
from sandbox.rest import TOKEN
from service import punctual
from service.clock import BorrowedClock

ROOMY = 1 << 30


async def live(address: str, home: Path) -> None:
    settings = Settings(token="", database=home / "game.db", log_level="INFO", trial_server=None, sandbox_port=0)
    with redirected(address), keeping.held(settings.database):
        async with TownCrier(settings, clock=moved_clock(home)) as bot:
            hurry(bot)
            obey_the_disk(bot)
            await until_stopped(bot.start(TOKEN))


def moved_clock(home: Path) -> BorrowedClock:
    """The time of the besieged world: the real one and what was skipped."""
    return BorrowedClock(lambda: time.time() + float((home / "clock").read_text() or 0))


def obey_the_disk(bot: TownCrier) -> None:
    """Two signals say that SQLite shall find its file full, and roomy again."""
    loop = asyncio.get_running_loop()
    held: set[asyncio.Task[Any]] = set()

    def limit(full: bool) -> None:
        task = loop.create_task(bot.tables._ledger.store.database._writer.run(limit_pages, full))  # pyright: ignore
        held.add(task)
        task.add_done_callback(held.discard)

    loop.add_signal_handler(signal.SIGUSR1, limit, True)
    loop.add_signal_handler(signal.SIGUSR2, limit, False)


def limit_pages(connection: Any, full: bool) -> None:
    pages = connection.execute("PRAGMA page_count").fetchone()[0] if full else ROOMY
    connection.execute(f"PRAGMA max_page_count = {pages}")


def warm_up() -> None:
    """What every process would draw and read anew at its start, once for all of them."""
    for key, game in GAMES.items():
        view = game.view(game.new_game(max(2, game.min_seats), {}, bytes(32))[0], 0)
        PAINTERS[key].board(view, "AB", words(SOURCE))
        PAINTERS[key].sheet(view, "AB", words(SOURCE))


def say(line: object) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(address: str, home: str) -> None:
    warm_up()
    set_up_logging("DEBUG")
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            punctual.run(live(address, Path(home)))
            os._exit(0)
        say(child)
        say(os.waitpid(child, 0)[1])


if __name__ == "__main__":
    main(*sys.argv[1:])
