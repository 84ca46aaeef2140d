"""The bot as a process of its own, to be killed: `mortal_bot.py ADDRESS DATABASE`.

One process reads the modules once; each line that it reads starts a bot as a child of it and answers with the child's number.
The children are real processes: kill -9 takes everything that they have.
"""

import asyncio
import os
import sys
from pathlib import Path

from bot import Settings, TownCrier
from engine.registry import GAMES
from locales import SOURCE, words
from render.registry import PAINTERS
from sandbox.redirect import hurry, redirected
from sandbox.rest import TOKEN
from service.thinking import DirectThinker
from tests.service.company import numbered_seeds


async def live(address: str, database: str) -> None:
    settings = Settings(token="", database=Path(database), log_level="INFO", trial_server=None, sandbox_port=0)
    with redirected(address):
        async with TownCrier(settings, thinker=DirectThinker(), seeds=numbered_seeds()) as bot:
            hurry(bot)
            await bot.start(TOKEN)


def warm_up() -> None:
    """What every process would draw and read anew at its start, once for all of them."""
    game = GAMES["troyes_dice"]
    view = game.view(game.new_game(2, {}, bytes(32))[0], 0)
    PAINTERS[game.key].board(view, "AB", words(SOURCE))
    PAINTERS[game.key].sheet(view, "AB", words(SOURCE))


def main(address: str, database: str) -> None:
    warm_up()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(live(address, database))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
