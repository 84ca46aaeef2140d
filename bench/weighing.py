"""Run as a process of its own: how much memory 1,000 games take, how long a start with them takes.

The time of a start counts from the beginning of the process to the bot being ready; that of the processor hardly depends on what
else the machine does.
"""

import asyncio
import json
import logging
import os
import sys
import time
from pathlib import Path
from typing import Any

STARTED = time.time() - time.clock_gettime(time.CLOCK_PROCESS_CPUTIME_ID)


def _memory_used() -> int:
    """Resident bytes of this process and of those that draw for it."""
    me = os.getpid()
    processes = [str(me), *Path(f"/proc/{me}/task/{me}/children").read_text().split()]
    return sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) * 4096 for each in processes)


async def _ready(bot: Any) -> None:
    while not bot.is_ready():  # noqa: ASYNC110 (a bot that has not logged in has nothing to wait for)
        await asyncio.sleep(0.002)


async def weigh(folder: Path, many: int) -> dict[str, float]:
    from cogs.client import TownCrier
    from cogs.hands import cores, processes_for
    from engine.core.chance import Chance
    from environment import Settings
    from sandbox.redirect import hurry, redirected
    from sandbox.rest import TOKEN
    from sandbox.server import Server
    from sandbox.town import ready_made_world
    from service.thinking import DirectThinker
    from service.values import CHANNEL, Noted, Person, Place, Post

    server = Server(ready_made_world())
    await server.start()
    settings = Settings("", folder / "games.db", "ERROR", None, 0, processes_for(cores()))
    bot = TownCrier(settings, thinker=DirectThinker(), prepares=True)
    hurry(bot)
    with redirected(server.address):
        running = asyncio.create_task(bot.start(TOKEN))
        await _ready(bot)
        assert bot.warming is not None
        await bot.warming
        bare = _memory_used()
        for number in range(1, many + 1):
            table = await bot.tables.open_table(
                Place(1, number), Person(1, "Aude"), "troyes_dice", {"numbering": "first"}
            )
            await bot.tables.join(table.id, Person(2, "Bertrand"))
            table = await bot.tables.start(table.id, Person(1, "Aude"))
            look = await bot.tables.look(table.id, 1)
            move = table.game.tempting(look.view, Chance(bytes(32)))
            await bot.tables.play(table.id, 1, look.occasion, move.parts)
            await bot.tables.note(table.id, Noted(posts=(Post(CHANNEL, 99, number, 1),)))
        full = _memory_used()
        await bot.close()
        running.cancel()
    await server.stop()
    return {"bare": bare, "full": full}


async def start(folder: Path, address: str, token: str) -> dict[str, float]:
    """Of the bot as it is: what only the stand-in for Discord needs runs, and is read, in another process."""
    from bot import begin
    from cogs.hands import cores, processes_for
    from environment import Settings

    settings = Settings("", folder / "games.db", "ERROR", None, 0, processes_for(cores()))
    easel = await begin(settings)

    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    from cogs.client import TownCrier

    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws") + "/gateway")
    bot = TownCrier(settings, easel=easel, prepares=True)
    bot._connection.guild_ready_timeout = 0.02
    running = asyncio.create_task(bot.start(token))
    await _ready(bot)
    took, worked = time.time() - STARTED, time.process_time()
    await bot.close()
    running.cancel()
    return {"seconds": took, "processor": worked}


def main() -> None:
    logging.disable(logging.CRITICAL)
    what, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(exist_ok=True)
    work = weigh(folder, int(sys.argv[3])) if what == "memory" else start(folder, *sys.argv[3:])
    print(json.dumps(asyncio.run(work)))


if __name__ == "__main__":
    main()
