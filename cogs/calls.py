"""Sends calls and takes them back. One that was sent and never noted is found by its button before it is sent again."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from cogs.call_post import call_line, call_mark, call_nonce, call_view, given, reminder_text, reminder_view
from cogs.calling import Call, Withdrawal, called, is_answered
from cogs.finding import Glance
from cogs.inbox import CLOSED, Inboxes
from cogs.leftovers import leftovers
from cogs.noting import left_standing
from cogs.readers import everybody, owner_of
from cogs.visit import TROUBLE, pinging
from engine.core.seats import Seat
from service.scene import Scene
from service.values import CALL_AUDIENCES, UNREACHED, Noted, Post, call_audience

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

NOT_THERE = (discord.Forbidden, discord.NotFound)
"""Asking again changes nothing."""


class Calls:
    def __init__(self, bot: "TownCrier", inboxes: Inboxes) -> None:
        self.bot = bot
        self.inboxes = inboxes
        self._certain: set[tuple[int, Seat, bool]] = set()
        """Games, seats and whether in the inbox: where the last call is known to have arrived, by this process."""
        self._tidy: set[int] = set()
        """Games of which no call stands that was never noted."""

    async def tidy(self, scene: Scene, glance: Glance) -> None:
        """Takes away what was sent, never noted and answered meanwhile. What Discord does not allow now is tried another time."""
        if scene.table.id in self._tidy:
            return
        try:
            left = [] if scene.table.status == "lobby" else await leftovers(self.bot, scene, glance)
            removed = [await self.remove(scene.table.id, post) for post in left]
        except TROUBLE as error:
            log.info("Old calls of game %s could not be looked for: %s", scene.table.id, error)
            return
        if all(removed):
            self._tidy.add(scene.table.id)

    async def deliver(self, scene: Scene, letter: Call, glance: Glance) -> Noted:
        """`glance` is one at the game's channel. Raises what the next round may mend; who can't be called is noted as such."""
        table, audience = scene.table, call_audience(letter.seat, letter.in_inbox)
        try:
            channel_id, number = await self._called(scene, letter, glance)
        except TROUBLE as error:
            self._tidy.discard(table.id)
            if getattr(error, "code", 0) not in CLOSED and not isinstance(error, NOT_THERE):
                raise
            log.info("Seat %s of game %s can't be called: %s", letter.seat, table.id, error)
            channel_id, number = 0, UNREACHED
        return Noted(posts=(Post(audience, table.version, channel_id, number),))

    async def _called(self, scene: Scene, letter: Call, glance: Glance) -> tuple[int, int]:
        """Channel and number of the message."""
        user_id, call = scene.table.sitters[letter.seat].user_id or 0, (scene.table.id, letter.seat, letter.in_inbox)
        channel_id = await self.channel_of(scene, user_id, letter.in_inbox)
        channel = self.bot.get_partial_messageable(channel_id)
        found = await self._found(scene, letter, channel, glance)
        if found is None:
            self._certain.discard(call)
            w = owner_of(scene, letter.seat) if letter.in_inbox else everybody(scene.table)
            text = call_line(scene, letter.seat, letter.in_inbox, w)
            nonce = call_nonce(scene, letter.seat)
            view = call_view(scene, letter.seat, w)
            found = (await channel.send(**given(text, view, nonce, pinging([user_id])))).id
        self._certain.add(call)
        return channel_id, found

    async def channel_of(self, scene: Scene, user_id: int, in_inbox: bool) -> int:
        if not in_inbox:
            return scene.table.place.channel_id
        return scene.inboxes.get(user_id) or await self.inboxes.open(user_id)

    async def _found(
        self, scene: Scene, letter: Call, channel: discord.PartialMessageable, glance: Glance
    ) -> int | None:
        if (scene.table.id, letter.seat, letter.in_inbox) in self._certain:
            return None
        seen = Glance(self.bot, channel.id) if letter.in_inbox else glance
        return await seen.post(call_mark(scene, letter.seat))

    async def withdraw(self, scene: Scene, letter: Withdrawal) -> Noted:
        """What Discord does not take away now is noted as such, and tried again in its time."""
        if await self.remove(scene.table.id, letter.post):
            return Noted(forgotten=(letter.post.audience,))
        return left_standing(scene, letter.post, self.bot.tables.now())

    async def remove(self, game_id: int, post: Post) -> bool:
        """False where another try may help. A message that reminds of other games as well goes on reminding of those."""
        if post.message_id == UNREACHED:
            return True
        others = await self._others_in(game_id, post)
        message = self.bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
        try:
            if others:
                await message.edit(**self._shortened(others, in_inbox=post.audience.startswith(CALL_AUDIENCES[True])))
            else:
                await message.delete()
        except NOT_THERE as error:
            log.info("An old call of game %s stays: %s", game_id, error)
        except TROUBLE as error:
            log.warning("An old call of game %s stays for now: %s", game_id, error)
            return bool(others)
        return True

    async def _others_in(self, game_id: int, post: Post) -> list[tuple[Scene, Seat]]:
        """The other games of which a message reminds and that still wait, the longest waiting first."""
        scenes = [
            await self.bot.tables.scene(each) for each in await self.bot.tables.others_at(game_id, post.message_id)
        ]
        asked = [
            (scene, seat)
            for scene in scenes
            for told, seat in called(scene)
            if told.message_id == post.message_id and seat in scene.waits and not is_answered(scene, told, seat)
        ]
        return sorted(asked, key=lambda each: each[0].waits[each[1]].since)

    def _shortened(self, asked: Sequence[tuple[Scene, Seat]], in_inbox: bool) -> dict[str, Any]:
        """A reminder of fewer games than before. It calls nobody anew."""
        scene, seat = asked[0]
        w = owner_of(scene, seat) if in_inbox else everybody(scene.table)
        text = reminder_text(asked, in_inbox, self.bot.tables.now(), w)
        return {"content": text, "view": reminder_view(asked, w, is_sent=True), "allowed_mentions": pinging(())}
