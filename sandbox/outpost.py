"""A bot in a process of its own, against a sandbox in another: `python -m sandbox.outpost ADDRESS MODULE:FUNCTION`.

The function takes nothing and makes a discord.py client that has not been started. Tests start it to kill it (`Trial.spawn`).
"""

from __future__ import annotations

import asyncio
import importlib
import sys

from sandbox.redirect import hurry, redirected
from sandbox.rest import TOKEN


async def serve(address: str, maker: str) -> None:
    module, _, function = maker.partition(":")
    make_bot = getattr(importlib.import_module(module), function)
    with redirected(address):
        bot = make_bot()
        hurry(bot)
        await bot.start(TOKEN)


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], sys.argv[2]))
