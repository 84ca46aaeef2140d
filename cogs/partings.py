"""Tells somebody who was gone that another plays on in their seat: they are no longer at the table, so nothing else would."""

import logging
from typing import TYPE_CHECKING

import discord

from cogs.call_post import given, parting_line, parting_view
from cogs.calls import NOT_THERE
from cogs.finding import find_post, first_mark
from cogs.inbox import CLOSED, Inboxes
from cogs.noting import delivered, put_off
from cogs.telling import Parting
from cogs.visit import TROUBLE, pinging
from locales import words
from service.notices import SILENT, calm_until
from service.scene import Scene
from service.values import PARTING, Noted

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

NOBODY = 0
"""The message of somebody who gets none."""


class Partings:
    def __init__(self, bot: "TownCrier", inboxes: Inboxes) -> None:
        self.bot = bot
        self.tables = bot.tables
        self.inboxes = inboxes

    async def deliver(self, scene: Scene, letter: Parting) -> Noted:
        """Who takes no direct messages, or wants none, is not told: the channel says it as well."""
        try:
            number = await self._sent(scene, letter)
        except TROUBLE as error:
            if getattr(error, "code", 0) not in CLOSED and not isinstance(error, NOT_THERE):
                log.warning(
                    "User %s could not be told of their seat, it will be tried again: %s", letter.user_id, error
                )
                return put_off(scene, letter.seat, self.tables.now(), PARTING)
            log.info("User %s can't be told of their seat: %s", letter.user_id, error)
            number = NOBODY
        return delivered(scene, letter, number)

    async def _sent(self, scene: Scene, letter: Parting) -> int:
        user_id = letter.user_id
        notice = await self.tables.notices.of(user_id)
        if user_id <= 0 or notice.reach == SILENT:
            return NOBODY
        channel = await self._inbox(user_id)
        w = words(await self.tables.signs.locale(user_id) or scene.table.language)
        view = parting_view(scene, letter.since, w)
        if (found := await self._found(channel, first_mark(view))) is not None:
            return found
        nonce = f"{scene.table.id}-{letter.seat}-part-{letter.since}"
        is_calm = calm_until(notice, self.tables.now()) > self.tables.now()
        text = parting_line(scene, letter.successor, w)
        return (await channel.send(**given(text, view, nonce, pinging(())), silent=is_calm)).id

    async def _inbox(self, user_id: int) -> discord.PartialMessageable:
        known = await self.tables.inbox(user_id)
        return self.bot.get_partial_messageable(known or await self.inboxes.open(user_id))

    async def _found(self, channel: discord.PartialMessageable, mark: str | None) -> int | None:
        """The message, if it was sent and could not be noted."""
        return await find_post(self.bot, channel.id, mark) if mark else None
