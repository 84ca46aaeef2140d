"""Town Crier: logging, the bot, the list of cogs, and how it is run."""

import argparse
import asyncio
import gc
import logging
import os
import shutil
import signal
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands, tasks
from msgspec.structs import replace

from cogs.crier import Crier
from cogs.easel import Easel
from cogs.option_panels import OptionPanels
from cogs.press import Control
from cogs.reading import read_games, read_words
from cogs.registering import Register
from cogs.steward import Steward
from cogs.translating import FluentTranslator
from cogs.visiting import visiting
from db import keeping
from db.errors import DatabaseProblem
from engine import WHY_NOT_COMPILED
from environment import BadSettings, Settings, port_of, read_settings
from service.clock import BorrowedClock, Clock
from service.ledger import THINKING_SECONDS, Seeds
from service.tables import Tables, new_seed
from service.thinking import Thinker

log = logging.getLogger("town_crier")

COGS = (
    "cogs.lobby",
    "cogs.playing",
    "cogs.leaving",
    "cogs.seats",
    "cogs.settings",
    "cogs.privacy",
    "cogs.coach",
    "cogs.standing",
    "cogs.leaderboard",
    "cogs.league",
    "cogs.people",
    "cogs.notifying",
    "cogs.daily",
    "cogs.guide",
)
CLOSING_SECONDS = 20.0
"""For so long a bot that is to end still answers and tells what it has begun."""
TALKATIVE = ("discord", "aiosqlite", "asyncio", "aiohttp", "PIL")
RATELIMIT_SECONDS = 30.0
"""Where Discord wants a longer pause than this, the bot looks for another way instead of waiting."""

CHECK_SECONDS = 0.5
"""As long the start may take to look whether the database is whole."""


class TownCrier(commands.Bot):
    """The bot. It wants no privileged intent and no Administrator right."""

    tables: Tables
    crier: Crier
    steward: Steward
    option_panels: OptionPanels
    register: Register

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
        seeds: Seeds = new_seed,
        patience: float = THINKING_SECONDS,
        prepares: bool = False,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=RATELIMIT_SECONDS,
        )
        self.tree.on_error = self._on_command_error
        self.settings = settings
        self.clock = clock
        self.thinker = thinker
        self.seeds = seeds
        self.patience = patience
        """Seconds for which a computer may think about a move."""
        self.prepares = prepares
        """Whether it paints what all pictures share right after its start: worth it for a bot that stays."""
        self.easel = Easel(settings.drawing_processes, settings.pictures)
        self.visits: set[asyncio.Task[Any]] = set()
        """Commands and presses that are being answered."""
        self.reading: asyncio.Task[None] | None = None
        """The games are read, once after the start."""
        self.warming: asyncio.Task[None] | None = None
        """What all pictures share is painted, once after the start."""
        self.tidying: asyncio.Task[None] | None = None
        """Commands are taken out of the scopes that they should not be in, once after the start."""

    def use_clock(self, now: Callable[[], float]) -> None:
        """Takes the time from somebody else: in the sandbox it can be moved."""
        self.clock = BorrowedClock(now)

    async def setup_hook(self) -> None:
        given = self.clock, self.thinker, self.seeds, self.patience
        self.tables = await Tables.open(self.settings.database, *given)
        self.crier = Crier(self)
        self.steward = Steward(self)
        self.option_panels = OptionPanels()
        self.add_dynamic_items(Control)
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(FluentTranslator())
        self.register = Register(self)
        await self.register.write(self.settings.trial_server)
        if self.prepares:
            self.warming = asyncio.create_task(self._warm_up())
        self.tell_what_was_not_told.start()
        self.count_what_was_not_counted.start()
        self.see_to_leagues.start()

    async def _warm_up(self) -> None:
        """What has come to be by then stays for good, so the collector need not look at it again: that took the loop 50 ms.

        A process that draws begins at once, a thread when it holds up the start no more.
        """
        if not self.settings.drawing_processes:
            await self._when_games_are_read()
        try:
            await self.easel.warm_up()
        except Exception:
            log.exception("Not all pictures could be prepared; the first ones will take longer")
        await self._when_games_are_read()
        try:
            await read_words()
        except Exception:
            log.exception("Not all words could be read ahead; they will be when they are spoken")
        gc.freeze()

    @tasks.loop(minutes=1)
    async def tell_what_was_not_told(self) -> None:
        """Once a minute, whatever becomes of it: a fault in one round is no reason to leave out the next."""
        try:
            await self.crier.look_soon()
        except Exception:
            log.exception("A round of telling failed; the next one comes in a minute")

    @tasks.loop(minutes=1)
    async def count_what_was_not_counted(self) -> None:
        """Ratings and leaderboards follow from the results; whoever asks for them finds the last few counted."""
        try:
            await self.tables.standing.catch_up()
        except Exception:
            log.exception("The results could not be counted; they are tried again in a minute")
        try:
            await self.tables.put_away()
        except Exception:
            log.exception("Games that are over could not be put away; they are tried again in a minute")

    @tasks.loop(minutes=1)
    async def see_to_leagues(self) -> None:
        """Rounds begin and end by themselves."""
        try:
            await self.steward.look()
        except Exception:
            log.exception("The leagues could not be seen to; they are looked at again in a minute")

    @see_to_leagues.before_loop
    @count_what_was_not_counted.before_loop
    @tell_what_was_not_told.before_loop
    async def _when_games_are_read(self) -> None:
        await self.wait_until_ready()
        await self.games_are_read()

    async def games_are_read(self) -> None:
        """Being ready has them read, or a press that comes before. Who comes meanwhile waits for it; the loop does not."""
        if self.reading is None:
            self.reading = asyncio.create_task(read_games())
        await asyncio.shield(self.reading)

    async def on_ready(self) -> None:
        log.info("Ready as %s on %d servers", self.user, len(self.guilds))
        await self.games_are_read()
        if self.tidying is None:
            servers = [guild.id for guild in self.guilds]
            self.tidying = asyncio.create_task(self.register.clear_others(self.settings.trial_server, servers))

    async def _on_command_error(
        self, interaction: discord.Interaction[Any], error: discord.app_commands.AppCommandError
    ) -> None:
        """Discord's clients may offer commands as an older or newer bot knows them; all else is answered by the command."""
        log.warning("A command could not be carried out: %s", error)
        async with visiting(interaction) as visit:
            await visit.tell("command-changed")

    async def settled(self) -> None:
        """Waits until everybody has their answer and everything is told."""
        while busy := [*self.visits, *(self.crier.telling if hasattr(self, "crier") else ())]:
            await asyncio.wait(busy)

    async def _settle(self, seconds: float) -> None:
        """What is not settled by then is given up: its game is on the disk, and is told after the next start."""
        try:
            await asyncio.wait_for(self.settled(), seconds)
        except TimeoutError:
            left = [*self.visits, *(self.crier.telling if hasattr(self, "crier") else ())]
            log.warning("%d answers and posts are given up after %.0f seconds", len(left), seconds)
            for task in left:
                task.cancel()

    async def close(self) -> None:
        self.tell_what_was_not_told.cancel()
        self.count_what_was_not_counted.cancel()
        self.see_to_leagues.cancel()
        for background in (self.tidying, self.warming):
            if background is not None:
                background.cancel()
        await self._settle(CLOSING_SECONDS)
        if self.reading is not None:
            self.reading.cancel()
        # discord.py would still announce that it is ready, to a loop that it has given up.
        if (announcing := self._connection._ready_task) is not None:
            announcing.cancel()
        await super().close()
        await self.easel.close()
        if hasattr(self, "tables"):
            await self.tables.close()


async def _check_database(path: Path) -> None:
    """A database that can't be used is found out before Discord is asked for anything."""
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
        await _check_database(settings.database)
        async with TownCrier(settings, prepares=True) as bot:
            await until_stopped(bot.start(settings.token))


async def play_in_sandbox(settings: Settings, arguments: argparse.Namespace) -> None:
    """Runs the same bot in a small Discord on this machine, with games and world of its own beside the database."""
    home = settings.database.parent / "sandbox"
    if arguments.reset:
        shutil.rmtree(home, ignore_errors=True)
    here = replace(settings, database=home / "town-crier.db", trial_server=None)
    with keeping.held(here.database):
        await _check_database(here.database)
        await until_stopped(_sitting(here, home, arguments))


def _sitting(here: Settings, home: Path, arguments: argparse.Namespace) -> Coroutine[Any, Any, None]:
    # Who runs on Discord needs nothing of it.
    import sandbox

    return sandbox.run(
        lambda: TownCrier(here, prepares=True),
        home=home,
        port=here.sandbox_port,
        open_browser=not arguments.no_browser,
        reset=arguments.reset,
    )


def set_up_logging(level: str) -> None:
    """At DEBUG, libraries would write down whatever passes through them: tokens of interactions, seeds, picks."""
    discord.utils.setup_logging(level=logging.getLevelName(level))
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))


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
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        settings = read_settings(Path(".env"), os.environ)
        if arguments.port is not None:
            settings = replace(settings, sandbox_port=port_of("--port", arguments.port))
        set_up_logging(settings.log_level)
        if WHY_NOT_COMPILED:
            log.warning(WHY_NOT_COMPILED)
        return _run(settings, arguments)
    except KeyboardInterrupt:
        return 0
    except (BadSettings, DatabaseProblem) as error:
        return _stop(str(error))


def _run(settings: Settings, arguments: argparse.Namespace) -> int:
    if arguments.backup is not None:
        return _back_up(settings.database, arguments.backup)
    if arguments.restore is not None:
        return _restore(settings.database, arguments.restore)
    if not settings.token:
        try:
            asyncio.run(play_in_sandbox(settings, arguments))
        except OSError as error:
            return _stop(f"The sandbox can't be opened: {error}")
        return 0
    try:
        asyncio.run(serve(settings))
    except discord.LoginFailure:
        return _stop("Discord does not accept DISCORD_TOKEN. Make a new one: Developer Portal → Bot → Reset Token.")
    except discord.PrivilegedIntentsRequired:
        return _stop(
            "Discord refuses the intents asked for, yet Town Crier asks for no privileged one: is its code changed?"
        )
    except (discord.GatewayNotFound, discord.HTTPException, discord.ConnectionClosed, OSError) as error:
        return _stop(f"Discord can't be reached: {error}")
    return 0


def _stop(line: str) -> int:
    sys.stderr.write(f"{line}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
