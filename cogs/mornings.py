"""The table of the day before, each morning, where a server wants it.

What is due stands in the database and is claimed by one process. A post that was made and never noted is found by its button
before it would be made again.
"""

import logging
from typing import TYPE_CHECKING, Any

import discord

from cogs.challenge_words import name_of
from cogs.daily_panel import table_lines
from cogs.finding import find_post
from cogs.layout import Item, Layout, layout, row, rule, said
from cogs.post_office import REFUSED_FOR_GOOD
from cogs.press import button, custom_id
from cogs.sending import send_fitting
from cogs.visit import TROUBLE, pinging
from locales import Words, words
from service.daily_values import Morning
from service.errors import NotKept
from service.values import LEASE

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

VERB = "daily-morning"


def morning_post(morning: Morning, w: Words) -> Layout:
    """The tables of what is over for everybody, with which seeds it was rolled, and the hashes of what comes next."""
    items: list[Item] = []
    proof: list[str] = []
    for over in morning.over:
        if over.entries:
            title = w("morning-title", challenge=name_of(over.challenge, w))
            items += [said("\n".join([title, *table_lines(over.entries, w)])), rule()]
        proof.append(w("morning-seed", challenge=name_of(over.challenge, w), seed=over.seed))
        proof.append(w(f"daily-promise-{over.challenge.kind}", hash=over.promise))
    play = button(VERB, 0, w("morning-play"), morning.over[0].challenge, style=discord.ButtonStyle.primary)
    return layout(*items, said("\n".join(proof)), row([play]))


class Mornings:
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot
        self.dailies = bot.tables.dailies

    async def post(self) -> None:
        """Whatever is due; one server's trouble is not another's."""
        try:
            due = await self.dailies.claim_mornings(LEASE)
        except NotKept as error:
            log.warning("No table of the day before could be claimed: %s", error)
            return
        for morning in due:
            try:
                await self._see_to(morning)
            except (*TROUBLE, NotKept) as error:
                log.warning("The table for server %s will be tried again: %s", morning.guild_id, error)
            except Exception:
                log.exception("The table for server %s could not be posted, it will be claimed again", morning.guild_id)

    async def _see_to(self, morning: Morning) -> None:
        """Where nobody has finished anything there is nothing to tell; where Discord lets us tell nothing, tomorrow may."""
        if any(over.entries for over in morning.over):
            try:
                await self._send(morning)
            except discord.HTTPException as error:
                if error.code not in REFUSED_FOR_GOOD:
                    raise
                log.warning("The table for server %s can't be posted: %s", morning.guild_id, error)
        await self.dailies.finish_morning(morning)

    async def _send(self, morning: Morning) -> None:
        channel = self.bot.get_partial_messageable(morning.channel_id, guild_id=morning.guild_id)
        day = morning.over[0].challenge
        if await find_post(self.bot, channel.id, custom_id(VERB, 0, day)) is not None:
            return
        view = morning_post(morning, words(morning.language))
        nonce = f"{morning.guild_id}-{day.number}"
        given: dict[str, Any] = {"view": view, "nonce": nonce, "allowed_mentions": pinging(())}
        await send_fitting(lambda _: channel.send(**given), view, ())
