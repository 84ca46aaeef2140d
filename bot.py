"""Town Crier: settings, logging, and how the bot is run.

Whoever draws is a process that takes as long to come to life as the bot does. So it is called first, and most of the bot is read
while it gets ready.
"""

import argparse
import asyncio
import gc
import logging
import os
import shutil
import signal
import sys
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from cogs.easel import Easel
from db import keeping
from db.errors import DatabaseProblem
from engine import WHY_NOT_COMPILED
from environment import BadSettings, Settings, port_of, read_settings
from service import punctual

log = logging.getLogger("town_crier")

TALKATIVE = ("discord", "aiosqlite", "asyncio", "aiohttp", "PIL")

CHECK_SECONDS = 0.5
"""As long the start may take to look whether the database is whole."""


class CannotStart(Exception):
    """Discord does not let the bot in; the message is one line for the person at the keyboard."""


async def begin(settings: Settings) -> Easel:
    """Before the rest of the bot is read. What a start makes hardly ever goes away again, so the collector waits for its end."""
    gc.disable()
    easel = Easel(settings.drawing_processes, settings.pictures)
    try:
        await easel.begin()
    except BaseException:
        await easel.close()
        raise
    return easel


@asynccontextmanager
async def drawing(settings: Settings) -> AsyncGenerator[Easel, None]:
    """Whoever draws, until the bot has ended."""
    easel = await begin(settings)
    try:
        yield easel
    finally:
        await easel.close()


async def _check_database(path: Path) -> None:
    """A database that can't be used is found out before Discord is asked for anything."""
    from service.tables import Tables

    if not await asyncio.to_thread(keeping.check, path, CHECK_SECONDS):
        log.warning("The database is too large to be checked at the start; `make backup` checks all of it")
    await (await Tables.open(path)).close()


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Does the work until it ends or the process is told to stop; then it is cancelled, and comes to its end in peace.

    A cancellation can get lost while a message comes in, so it is repeated.
    """
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    with suppress(NotImplementedError):
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, stop.set)
    working, stopping = asyncio.create_task(work), asyncio.create_task(stop.wait())
    await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    while not working.done():
        working.cancel()
        await asyncio.wait({working}, timeout=1)
    if not working.cancelled():
        working.result()


async def serve(settings: Settings) -> None:
    """Runs the bot on Discord until it is stopped."""
    with keeping.held(settings.database):
        async with drawing(settings) as easel:
            set_up_logging(settings.log_level)
            await _check_database(settings.database)
            await _on_discord(settings, easel)


async def _on_discord(settings: Settings, easel: Easel) -> None:
    import discord

    from cogs.client import TownCrier

    try:
        async with TownCrier(settings, easel=easel, prepares=True) as bot:
            await until_stopped(bot.start(settings.token))
    except discord.LoginFailure:
        raise CannotStart(
            "Discord does not accept DISCORD_TOKEN. Make a new one: Developer Portal → Bot → Reset Token."
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise CannotStart(
            "Discord refuses the intents asked for, yet Town Crier asks for no privileged one: is its code changed?"
        ) from None
    except (discord.GatewayNotFound, discord.HTTPException, discord.ConnectionClosed, OSError) as error:
        raise CannotStart(f"Discord can't be reached: {error}") from error


async def play_in_sandbox(settings: Settings, arguments: argparse.Namespace) -> None:
    """Runs the same bot in a small Discord on this machine, with games and world of its own beside the database."""
    home = settings.database.parent / "sandbox"
    if arguments.reset:
        shutil.rmtree(home, ignore_errors=True)
    here = replace(settings, database=home / "town-crier.db", trial_server=None)
    with keeping.held(here.database):
        async with drawing(here) as easel:
            set_up_logging(here.log_level)
            await _check_database(here.database)
            await until_stopped(_sitting(here, easel, home, arguments))


def _sitting(here: Settings, easel: Easel, home: Path, arguments: argparse.Namespace) -> Coroutine[Any, Any, None]:
    # Who runs on Discord needs nothing of it.
    from cogs.client import TownCrier
    from sandbox import session

    return session.run(
        lambda: TownCrier(here, easel=easel, prepares=True),
        home=home,
        port=here.sandbox_port,
        open_browser=not arguments.no_browser,
        reset=arguments.reset,
    )


def set_up_logging(level: str) -> None:
    """At DEBUG, libraries would write down whatever passes through them: tokens of interactions, seeds, picks."""
    import discord

    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    discord.utils.setup_logging(level=logging.getLevelName(level))
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    if WHY_NOT_COMPILED:
        log.warning(WHY_NOT_COMPILED)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Town Crier, a Discord bot for Troyes, Troyes Dice and Caylus.")
    parser.add_argument("--port", type=int, help="the sandbox's port")
    parser.add_argument("--no-browser", action="store_true", help="don't open the sandbox in a browser")
    parser.add_argument("--reset", action="store_true", help="start the sandbox and its games afresh")
    parser.add_argument(
        "--backup", nargs="?", const="", metavar="FILE", help="copy the database, also while the bot runs"
    )
    parser.add_argument("--restore", metavar="FILE", help="put a copy in the place of the database")
    return parser.parse_args()


def _back_up(database: Path, file: str) -> int:
    name = f"{database.stem}-{datetime.now(UTC):%Y%m%d-%H%M%S}{database.suffix}"
    copy = Path(file) if file else database.parent / "backups" / name
    keeping.back_up(database, copy)
    return _say(f"{copy} is a whole copy of {database}.")


def _restore(database: Path, file: str) -> int:
    before = keeping.restore(Path(file), database)
    kept = f" The one of before lies in {before}." if before else ""
    return _say(f"{database} is as {file} was.{kept}")


def _say(line: str) -> int:
    sys.stdout.write(f"{line}\n")
    return 0


def main() -> int:
    """Runs until it is stopped; a mistake in the set-up ends with one clear line."""
    arguments = _arguments()
    try:
        settings = read_settings(Path(".env"), os.environ)
        if arguments.port is not None:
            settings = replace(settings, sandbox_port=port_of("--port", arguments.port))
        return _run(settings, arguments)
    except KeyboardInterrupt:
        return 0
    except (BadSettings, CannotStart, DatabaseProblem) as error:
        return _stop(str(error))


def _run(settings: Settings, arguments: argparse.Namespace) -> int:
    if arguments.backup is not None or arguments.restore is not None:
        set_up_logging(settings.log_level)
    if arguments.backup is not None:
        return _back_up(settings.database, arguments.backup)
    if arguments.restore is not None:
        return _restore(settings.database, arguments.restore)
    if settings.token:
        punctual.run(serve(settings))
        return 0
    try:
        punctual.run(play_in_sandbox(settings, arguments))
    except OSError as error:
        return _stop(f"The sandbox can't be opened: {error}")
    return 0


def _stop(line: str) -> int:
    sys.stderr.write(f"{line}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
