"""Points the real discord.py at the sandbox. The only file here that touches it.

The addresses are class attributes, so one process talks to one Discord at a time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import discord
import discord.client
import discord.http
import discord.webhook.async_
import yarl
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route

from sandbox.api_places import gateway_address
from sandbox.rest import PREFIX
from sandbox.world import World


@contextmanager
def redirected(address: str) -> Generator[None, None, None]:
    """Within it, discord.py knows no other Discord than the server at `address` (`http://127.0.0.1:...`)."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    Route.BASE = address + PREFIX
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_address(address))
    discord.Asset.BASE = address + "/cdn"  # pyright: ignore[reportAttributeAccessIssue]
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before
        stop_heartbeats()


def stop_heartbeats() -> None:
    """Ends the threads that keep a connection alive: a bot that was cut off in the middle leaves its own behind."""
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()


def hurry(bot: discord.Client) -> None:
    """Shortens the pause in which a bot waits for further servers; here all of them come at once."""
    bot._connection.guild_ready_timeout = 0.02  # pyright: ignore[reportPrivateUsage]


def settle_in(bot: Any, world: World) -> None:
    """Prepares a bot that has not been started.

    One that keeps deadlines may have a method `use_clock(now)`: it gets the world's clock, so that skipped time reaches it.
    """
    hurry(bot)
    if hasattr(bot, "use_clock"):
        bot.use_clock(world.clock.now)


class _MovingTime:
    """asyncio, but a sleep moves the world's clock instead of waiting."""

    def __init__(self, world: World) -> None:
        self._world = world

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, delay: float, result: Any = None) -> Any:
        self._world.skip(delay)
        return await asyncio.sleep(0, result)


@contextmanager
def waits_skipped(world: World, *others: Any) -> Generator[None, None, None]:
    """Within it, discord.py's pauses before it tries again pass at once, on the world's clock, so that tests need not wait.

    `others` are modules whose pauses pass as well.
    """
    modules: list[Any] = [discord.http, discord.webhook.async_, discord.client, *others]
    for module in modules:
        module.asyncio = _MovingTime(world)
    try:
        yield
    finally:
        for module in modules:
            module.asyncio = asyncio
