"""The bot as Discord knows it: its cogs, what it does at its start and every minute, and how it ends."""

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from typing import Any

import discord
from discord.ext import commands, tasks

from cogs.crier import Crier
from cogs.easel import Easel
from cogs.limits import forgetting
from cogs.option_panels import OptionPanels
from cogs.press import Control
from cogs.reading import read_fluent, read_games
from cogs.registering import Register
from cogs.steward import Steward
from cogs.translating import FluentTranslator
from cogs.visiting import visiting
from engine.registry import GAMES
from environment import Settings
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
CALM_SECONDS = 1.0
"""So long nobody has wanted anything where the bot turns to what is not urgent."""
RESTLESS_SECONDS = 60.0
"""So long after its start it does so in any case."""
CLOSING_SECONDS = 20.0
"""For so long a bot that is to end still answers and tells what it has begun."""
RATELIMIT_SECONDS = 30.0
"""Where Discord wants a longer pause than this, the bot looks for another way instead of waiting."""


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
        easel: Easel | None = None,
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
        self._forget_limits = forgetting(self.http)
        self.settings = settings
        self.clock = clock
        self.thinker = thinker
        self.seeds = seeds
        self.patience = patience
        """Seconds for which a computer may think about a move."""
        self.prepares = prepares
        """Whether it paints and reads ahead what will be wanted: worth it for a bot that stays."""
        self.easel = easel or Easel(settings.drawing_processes, settings.pictures)
        self.visits: set[asyncio.Task[Any]] = set()
        """Commands and presses that are being answered."""
        self._began = time.monotonic()
        self.last_visit = -CALM_SECONDS
        """When somebody last wanted something."""
        self.reading: asyncio.Task[None] | None = None
        """What is being played is read, while the bot starts."""
        self.warming: asyncio.Task[None] | None = None
        """What all pictures share is painted, once after the start."""
        self.tidying: asyncio.Task[None] | None = None
        """Commands are taken out of the scopes that they should not be in, once after the start."""

    def use_clock(self, now: Callable[[], float]) -> None:
        """Takes the time from somebody else: in the sandbox it can be moved."""
        self.clock = BorrowedClock(now)

    async def setup_hook(self) -> None:
        """It goes to Discord when it can answer: nobody's press waits for what is still to be read."""
        given = self.clock, self.thinker, self.seeds, self.patience
        self.tables = await Tables.open(self.settings.database, *given)
        self.reading = asyncio.create_task(self._read_what_is_played())
        self.crier = Crier(self)
        self.steward = Steward(self)
        self.option_panels = OptionPanels()
        self.add_dynamic_items(Control)
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(FluentTranslator())
        self.register = Register(self)
        await self.register.write(self.settings.trial_server)
        await self.reading
        await self.easel.begun()
        gc.enable()
        if self.prepares:
            self.warming = asyncio.create_task(self._warm_up())
        self.tell_what_was_not_told.start()
        self.count_what_was_not_counted.start()
        self.see_to_leagues.start()
        self.forget_old_limits.start()

    async def _read_what_is_played(self) -> None:
        await read_games(await self.tables.at_play())

    async def _warm_up(self) -> None:
        """What has come to be by then stays for good, as does what a start makes: the collector need not look at it again, which
        would take the loop 50 ms. A process paints while the bot goes to Discord, a thread when it holds that up no more.
        """
        gc.freeze()
        if not self.settings.drawing_processes:
            await self.wait_until_ready()
        await asyncio.gather(self._paint_ahead(), self._read_ahead())
        gc.freeze()

    async def _paint_ahead(self) -> None:
        try:
            await self.easel.warm_up(self._pause)
        except Exception:
            log.exception("Not all pictures could be prepared; the first ones will take longer")

    async def _read_ahead(self) -> None:
        """When it has been calm for a moment: who wants something first is not held up."""
        await self.wait_until_ready()
        await asyncio.sleep(CALM_SECONDS)
        # That nothing has happened for a while tells nobody.
        while pause := self._pause():  # noqa: ASYNC110
            await asyncio.sleep(pause)
        await read_games(GAMES)
        try:
            await read_fluent()
        except Exception:
            log.exception("Fluent can't be read")

    def _pause(self) -> float:
        """Seconds until nobody has wanted anything for a moment; none any more so many seconds after the start."""
        now = time.monotonic()
        wanted = now if self.visits else self.last_visit
        return max(0.0, min(wanted + CALM_SECONDS, self._began + RESTLESS_SECONDS) - now)

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

    @tasks.loop(minutes=1)
    async def forget_old_limits(self) -> None:
        self._forget_limits()

    @see_to_leagues.before_loop
    @count_what_was_not_counted.before_loop
    @tell_what_was_not_told.before_loop
    async def _when_ready(self) -> None:
        await self.wait_until_ready()

    async def on_ready(self) -> None:
        log.info("Ready as %s on %d servers", self.user, len(self.guilds))
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
        self.forget_old_limits.cancel()
        for background in (self.tidying, self.warming):
            if background is not None:
                background.cancel()
        await self._settle(CLOSING_SECONDS)
        if self.reading is not None:
            self.reading.cancel()
        # discord.py would still announce that it is ready, to a loop that it has given up.
        announcing: Any = getattr(self._connection, "_ready_task", None)
        if announcing is not None:
            announcing.cancel()
        await super().close()
        await self.easel.close()
        if hasattr(self, "tables"):
            await self.tables.close()
