"""One sitting at the sandbox: the world from its file, the server, the bot and a browser, until Ctrl-C."""

from __future__ import annotations

import asyncio
import logging
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from sandbox import keep
from sandbox.redirect import redirected, settle_in
from sandbox.rest import TOKEN
from sandbox.server import Server
from sandbox.town import ready_made_world
from sandbox.world import World

log = logging.getLogger(__name__)

QUIET_SECONDS = 1.0
"""The world is saved this long after a change, once for all changes in between."""
SILENT_EVENTS = frozenset({"request", "violation", "bot_connected", "bot_left", "TYPING_START"})


class Keeper:
    """Saves the world a moment after it changed."""

    def __init__(self, world: World, home: Path) -> None:
        self.world = world
        self.home = home
        self._due: asyncio.TimerHandle | None = None
        self._stop = world.subscribe(self._hear)

    def _hear(self, name: str, _payload: object, _audience: object) -> None:
        if name not in SILENT_EVENTS and self._due is None:
            self._due = asyncio.get_running_loop().call_later(QUIET_SECONDS, self.save)

    def save(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
        keep.save(self.world, self.home)

    def close(self) -> None:
        self._stop()
        self.save()


async def run(
    make_bot: Callable[[], Any], *, home: Path, port: int = 8765, open_browser: bool = True, reset: bool = False
) -> None:
    """Lets a person try the bot in the browser. The world lives in the folder `home`; `reset` starts afresh.

    `make_bot` makes a discord.py client that has not been started (see `redirect.settle_in` for its clock).
    """
    if reset:
        keep.forget(home)
    world = keep.load(home) or ready_made_world()
    server = Server(world, port, page=True)
    await server.start()
    keeper = Keeper(world, home)
    try:
        with redirected(server.address):
            await _sit(make_bot(), server, open_browser=open_browser)
    finally:
        keeper.close()
        await server.stop()


async def _sit(bot: Any, server: Server, *, open_browser: bool) -> None:
    settle_in(bot, server.world)
    running = asyncio.create_task(bot.start(TOKEN))
    sys.stdout.write(
        f"\nThe sandbox is open: {server.page_address}\nCtrl-C ends it; the world and its games are kept.\n\n"
    )
    sys.stdout.flush()
    if open_browser:
        await asyncio.to_thread(_show, server.page_address)
    try:
        await running
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await bot.close()


def _show(address: str) -> None:
    """Opens the browser where there is one; a machine without it is no error, since the address stands in the terminal."""
    with suppress(webbrowser.Error):
        webbrowser.open(address)
