"""The thread of a finished game goes to sleep when the server has chosen so. Whoever writes in it wakes it."""

import logging
from typing import TYPE_CHECKING

import discord

from cogs.visit import TROUBLE

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)


async def archive(bot: "TownCrier", game_id: int) -> None:
    """A channel that is no thread of the bot's own, or where the next game is on, stays as it is."""
    if not await bot.tables.is_to_archive(game_id):
        return
    place = (await bot.tables.table(game_id)).place
    if await bot.tables.at(place) is not None:
        return
    try:
        thread = bot.get_channel(place.channel_id) or await bot.fetch_channel(place.channel_id)
        if isinstance(thread, discord.Thread) and bot.user and thread.owner_id == bot.user.id and not thread.archived:
            await thread.edit(archived=True)
    except TROUBLE as error:
        log.info("The thread of game %s stays open: %s", game_id, error)
