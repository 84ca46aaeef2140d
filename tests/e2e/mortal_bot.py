"""The bot as a process of its own, to be killed: `mortal_bot.py ADDRESS DATABASE`.

One process reads the modules once; each line that it reads starts a bot as a child of it and answers with the child's number.
The line says how many seconds the bot's clock is ahead, and at which point of its work it is killed, if at any. The children are
real processes: kill -9 takes everything that they have.
"""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from discord.http import HTTPClient

from cogs.client import TownCrier
from cogs.reading import read
from db.sqlite import SqliteStore
from engine.registry import GAMES
from environment import Settings
from locales import SOURCE, words
from render.registry import PAINTERS
from sandbox.redirect import hurry, redirected
from sandbox.rest import TOKEN
from service import punctual
from service.clock import BorrowedClock
from service.thinking import DirectThinker
from tests.service.company import numbered_seeds


def deadly(point: str) -> None:
    """The process ends at this point of a round in which something is due; nothing of it hears of that."""
    store: Any = SqliteStore
    claim, change, note, finish = store.claim_due, store.change, store.note, store.finish_due
    send, sent = HTTPClient.send_message, list[bool]()

    async def claim_due(self: Any, *given: Any) -> Any:
        _die(point == "claim")
        rows = await claim(self, *given)
        _die(point == "claimed" and bool(rows))
        return rows

    async def changed(self: Any, *given: Any) -> Any:
        outcome = await change(self, *given)
        _die(point == "changed" and bool(outcome))
        return outcome

    async def noted(self: Any, *given: Any) -> Any:
        _die(point == "told" and bool(sent))
        return await note(self, *given)

    async def finished(self: Any, *given: Any) -> Any:
        _die(point == "finish")
        return await finish(self, *given)

    async def send_message(self: Any, *given: Any, **named: Any) -> Any:
        answer = await send(self, *given, **named)
        sent.append(True)
        return answer

    store.claim_due, store.change, store.note, store.finish_due = claim_due, changed, noted, finished
    HTTPClient.send_message = send_message  # pyright: ignore[reportAttributeAccessIssue]


def _die(now: bool) -> None:
    if now:
        os.kill(os.getpid(), signal.SIGKILL)


async def live(address: str, database: str, ahead: float) -> None:
    settings = Settings(token="", database=Path(database), log_level="INFO", trial_server=None, sandbox_port=0)
    with redirected(address):
        clock = BorrowedClock(lambda: time.time() + ahead)
        async with TownCrier(settings, clock=clock, thinker=DirectThinker(), seeds=numbered_seeds()) as bot:
            hurry(bot)
            await bot.start(TOKEN)


def warm_up() -> None:
    """What every process would draw and read anew at its start, once for all of them."""
    for key in GAMES:
        read(key)
    game = GAMES["troyes_dice"]
    view = game.view(game.new_game(2, {}, bytes(32))[0], 0)
    PAINTERS[game.key].board(view, "AB", words(SOURCE))
    PAINTERS[game.key].sheet(view, "AB", words(SOURCE))


def main(address: str, database: str) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # A shell starts what runs in its background deaf to it.
    warm_up()
    for line in sys.stdin:
        ahead, point = line.split()
        child = os.fork()
        if child == 0:
            deadly(point)
            punctual.run(live(address, database, float(ahead)))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
