"""Points the real discord.py at the sandbox. The only file here that touches it.

The addresses are class attributes, so one process talks to one Discord at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.api_places import gateway_address
from sandbox.rest import PREFIX
from sandbox.world import World


@contextmanager
def redirected(world: World) -> Iterator[None]:
    """Within it, discord.py knows no other Discord than this world's server (which must be listening)."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    Route.BASE = world.address + PREFIX
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_address(world))
    discord.Asset.BASE = world.address + "/cdn"  # pyright: ignore[reportAttributeAccessIssue]
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


def hurry(bot: discord.Client) -> None:
    """Shortens the pause in which a bot waits for further servers; here all of them come at once."""
    bot._connection.guild_ready_timeout = 0.02
