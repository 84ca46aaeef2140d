"""Direct messages. Opening one is what Discord limits, so each is opened once and its channel is kept."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from cogs.layout import Layout, rewind
from cogs.sending import send_fitting
from service.errors import NotKept

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

CLOSED = (50007, 50033, 50278)
"""The person takes no messages from the bot. Anything else, such as too many at once (40003), says nothing about them."""
NO_CHANNEL = 10003


class Inboxes:
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot
        self.tables = bot.tables

    async def send(
        self,
        user_id: int,
        channel_id: int | None,
        view: Layout,
        files: Sequence[discord.File],
        nonce: str,
        silent: bool = False,
    ) -> int:
        """The number of the message. `channel_id` is the user's known inbox, if there is one. `silent`: without a sound."""
        if channel_id is not None:
            try:
                return await self._send(channel_id, view, files, nonce, silent)
            except discord.NotFound as error:
                if error.code != NO_CHANNEL:
                    raise
                await self._keep(user_id, None)
                rewind(files)
        return await self._send(await self.open(user_id), view, files, nonce, silent)

    async def open(self, user_id: int) -> int:
        """The channel of the user's direct messages, opened and kept."""
        opened = await self.bot.create_dm(discord.Object(user_id))
        await self._keep(user_id, opened.id)
        return opened.id

    async def _keep(self, user_id: int, channel_id: int | None) -> None:
        """A database that takes nothing now is no reason to send nothing: then it is opened once more another time."""
        try:
            await self.tables.keep_inbox(user_id, channel_id)
        except NotKept as error:
            log.warning("The inbox of user %s was not kept: %s", user_id, error)

    async def _send(
        self, channel_id: int, view: Layout, files: Sequence[discord.File], nonce: str, silent: bool
    ) -> int:
        channel = self.bot.get_partial_messageable(channel_id)
        given: dict[str, Any] = {"view": view, "nonce": nonce, "silent": silent}
        sent = await send_fitting(lambda left: channel.send(**given, files=left), view, files)
        return sent.id
