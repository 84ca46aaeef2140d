"""A bot in a process of its own, against a sandbox in another: `python -m sandbox.outpost ADDRESS MODULE:FUNCTION`.

The function, which may be a coroutine function, takes nothing and makes a discord.py client that has not been started. Where its
module has a function `run`, that runs the loop. Tests start it to kill it (`Trial.spawn`).
"""

from __future__ import annotations

import asyncio
import importlib
import inspect
import sys


async def serve(address: str, maker: str) -> None:
    """What the function reads and begins before it makes the bot comes first, as it does where no sandbox is."""
    module, _, function = maker.partition(":")
    made = getattr(importlib.import_module(module), function)()
    bot = await made if inspect.isawaitable(made) else made

    from sandbox.redirect import hurry, redirected
    from sandbox.rest import TOKEN

    with redirected(address):
        hurry(bot)
        await bot.start(TOKEN)


def main(address: str, maker: str) -> None:
    run = getattr(importlib.import_module(maker.partition(":")[0]), "run", asyncio.run)
    run(serve(address, maker))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
