"""Somebody used a command, a button or a menu: who, where, in which language, and the ways to answer them.

Every answer is private unless it says otherwise. Discord wants the first one within 3 seconds; where that was missed
(a slow network, a fault of Discord's), the answer goes to the person as a direct message instead.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import discord

from cogs.layout import Layout, notice
from engine.core.errors import EngineError
from locales import Words, words
from service.errors import Refusal
from service.tables import Person, Place

if TYPE_CHECKING:
    from bot import TownCrier

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
DMS_CLOSED = 50007


class Visit:
    """One interaction, in the house's own words."""

    def __init__(self, interaction: "discord.Interaction[TownCrier]") -> None:
        self.interaction = interaction
        self.bot = interaction.client
        self.tables = interaction.client.tables
        self.words: Words = words(interaction.locale.value)

    @property
    def person(self) -> Person:
        return Person(self.interaction.user.id, self.interaction.user.display_name)

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def place(self) -> Place:
        return Place(self.interaction.guild_id, self.interaction.channel_id or 0)

    async def wait(self, *, update: bool = False) -> None:
        """Tells Discord at once that an answer is coming: a new private one, or an update of the pressed message."""
        if not self.interaction.response.is_done():
            if update:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def say(self, layout: Layout, files: Sequence[discord.File] = (), *, public: bool = False) -> None:
        """A new answer, private unless `public`."""
        try:
            if self.interaction.response.is_done():
                await self.interaction.followup.send(view=layout, files=list(files), ephemeral=not public)
            else:
                await self.interaction.response.send_message(view=layout, files=list(files), ephemeral=not public)
        except discord.NotFound as error:
            await self._another_way(error, layout, files)

    async def tell(self, key: str, **values: Any) -> None:
        """A short private word."""
        await self.say(notice(self.words(key, **values)))

    async def update(self, layout: Layout, files: Sequence[discord.File] | None = None) -> None:
        """Puts `layout` in the place of the pressed message; its pictures stay unless new ones come."""
        message = self.interaction.message
        kept = list(files) if files is not None else list(message.attachments if message else [])
        try:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(view=layout, attachments=kept)
            else:
                await self.interaction.response.edit_message(view=layout, attachments=kept)
        except discord.NotFound as error:
            await self._another_way(error, layout, files or ())

    async def _another_way(self, error: discord.NotFound, layout: Layout, files: Sequence[discord.File]) -> None:
        if error.code != UNKNOWN_INTERACTION:
            raise error
        log.warning("The answer came too late for Discord; sending it to user %s as a message", self.user_id)
        for file in files:
            file.reset()
        try:
            await self.interaction.user.send(view=layout, files=list(files))
        except discord.Forbidden:
            log.warning("User %s can't be reached: their direct messages are closed", self.user_id)


def refusal_text(refusal: Refusal | EngineError, w: Words) -> str:
    """What was refused and what to do next, in the player's words."""
    details = {key: _plain(value) for key, value in refusal.details.items()}
    rule = str(refusal.details.get("rule", ""))
    for code in (f"illegal-{rule}", f"refusal-{refusal.code}"):
        key = code.replace("_", "-")
        if key in w:
            return w(key, **details)
    return w("refusal-illegal")


def _plain(value: object) -> object:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))  # pyright: ignore[reportUnknownArgumentType]
    return value


@asynccontextmanager
async def visiting(interaction: "discord.Interaction[Any]", table: int | None = None) -> AsyncIterator[Visit]:
    """Every command and every press runs in here: what goes wrong reaches the player as a kind word, and the log in full."""
    visit = Visit(interaction)
    task = asyncio.current_task()
    if task is not None:
        visit.bot.visits.add(task)
        task.add_done_callback(visit.bot.visits.discard)
    try:
        yield visit
    except (Refusal, EngineError) as refusal:
        log.info("Refused in game %s for user %s: %s", table, interaction.user.id, refusal)
        await visit.say(notice(refusal_text(refusal, visit.words)))
    except discord.HTTPException as error:
        log.warning("Discord refused an answer in game %s: %s", table, error)
        await _apologise(visit, "sorry-discord")
    except Exception:
        log.exception("A command or button failed in game %s", table)
        await _apologise(visit, "sorry-bug")


async def _apologise(visit: Visit, key: str) -> None:
    try:
        await visit.tell(key)
    except discord.HTTPException as error:
        log.warning("The apology could not be delivered either: %s", error)
