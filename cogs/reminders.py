"""Reminds people of the games that wait for them: one message for all of somebody's games in a place.

A reminder takes the place of the call or of the reminder before it. What was sent and never noted is found by its buttons before
it is sent again.
"""

import logging
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

import discord
from msgspec import Struct

from cogs.call_post import given, mark, reminder_text, reminder_view
from cogs.calls import NOT_THERE, Calls
from cogs.finding import find_post
from cogs.inbox import CLOSED
from cogs.noting import left_standing
from cogs.press import Press, number_of, on
from cogs.readers import everybody, owner_of
from cogs.visit import TROUBLE, Visit, pinging
from engine.core.seats import Seat
from service.errors import NotKept, Refusal
from service.notices import BOTH, INBOX_ONLY
from service.reminding import after_reminding, put_off
from service.scene import Scene
from service.values import REFUSED, Due, Noted, Post, call_audience

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

Asked: TypeAlias = tuple[Scene, Seat]


class Bundle(Struct, frozen=True):
    """What one message reminds of: several games of one person, told in one place."""

    asked: tuple[Asked, ...]
    in_inbox: bool


def bundles(asked: Sequence[Asked], in_inbox: bool) -> list[Bundle]:
    """Among direct messages all games come together; in a channel only those of its server: others are nobody's business."""
    waiting = sorted(asked, key=lambda each: each[0].waits[each[1]].since)
    if in_inbox:
        return [Bundle(tuple(waiting), True)] if waiting else []
    servers = sorted({scene.table.place.guild_id or 0 for scene, _ in waiting})
    by_server = [tuple(each for each in waiting if (each[0].table.place.guild_id or 0) == one) for one in servers]
    return [Bundle(games, False) for games in by_server]


class Reminders:
    def __init__(self, bot: "TownCrier", calls: Calls) -> None:
        self.bot = bot
        self.tables = bot.tables
        self.calls = calls
        self._certain: set[int] = set()
        """People whose last reminder is known to have arrived, by this process."""

    async def send(self, rows: Iterable[Due]) -> list[Due]:
        """Reminds everybody whose time it is. Says which rows are seen to; the others will be claimed again."""
        asked = [(row, each) for row in rows if (each := await self._asked(row)) is not None]
        by_user = sorted(asked, key=lambda each: _user_of(each[1]))
        done = [row for row in rows if row not in [each for each, _ in asked]]
        for user_id, group in groupby(by_user, key=lambda each: _user_of(each[1])):
            pairs = list(group)
            if await self._remind_safely(user_id, [each for _, each in pairs]):
                done += [row for row, _ in pairs]
        return done

    async def _asked(self, row: Due) -> Asked | None:
        """Whom the row reminds, if it is time for that; otherwise it is put off or settled."""
        scene, seat = await self.tables.scene(row.game_id), row.seat or 0
        instead = put_off(scene, seat, self.tables.now())
        if instead is None:
            return scene, seat
        await self.tables.note(row.game_id, instead)
        return None

    async def _remind_safely(self, user_id: int, asked: Sequence[Asked]) -> bool:
        try:
            await self._remind(user_id, asked)
        except (*TROUBLE, NotKept) as error:
            log.warning("User %s could not be reminded, it will be tried again: %s", user_id, error)
            return False
        return True

    async def _remind(self, user_id: int, asked: Sequence[Asked]) -> None:
        """Where the person wants it; by direct message where a channel takes no posts, and the other way round."""
        reach, now = asked[0][0].notice(asked[0][1]).reach, self.tables.now()
        posts: dict[int, list[Post]] = {}
        heard = [each for each in asked if REFUSED not in each[0].posts]
        private = asked if reach in (INBOX_ONLY, BOTH) else [each for each in asked if each not in heard]
        is_reached = await self._placed(user_id, bundles(private, in_inbox=True), posts)
        if reach != INBOX_ONLY or not is_reached:
            await self._placed(user_id, bundles(heard, in_inbox=False), posts)
        for scene, seat in asked:
            new = posts.get(scene.table.id, [])
            for stale in await self._take_back(scene, new):
                await self.tables.note(scene.table.id, left_standing(scene, stale, now))
            noted = Noted(posts=tuple(new), due=after_reminding(scene, seat, now))
            await self.tables.note(scene.table.id, noted)
        self._certain.add(user_id)

    async def _placed(self, user_id: int, told: Sequence[Bundle], posts: dict[int, list[Post]]) -> bool:
        """Sends the messages and adds to `posts` where each game stands now. False where nobody can be reached so."""
        is_reached = True
        for bundle in told:
            try:
                placed = await self._message(user_id, bundle)
            except discord.HTTPException as error:
                if error.code not in CLOSED and not isinstance(error, NOT_THERE):
                    raise
                log.info("User %s can't be reminded: %s", user_id, error)
                is_reached = False
                continue
            for game_id, post in placed.items():
                posts.setdefault(game_id, []).append(post)
        return is_reached

    async def _message(self, user_id: int, bundle: Bundle) -> Mapping[int, Post]:
        """By game, its post in the message: one that stands already, or a new one for all the others."""
        first = bundle.asked[0][0]
        channel_id = await self.calls.channel_of(first, user_id, bundle.in_inbox)
        channel = self.bot.get_partial_messageable(channel_id)
        numbers = await self._found(user_id, channel, bundle)
        missing = [(scene, seat) for scene, seat in bundle.asked if scene.table.id not in numbers]
        if missing:
            self._certain.discard(user_id)
            w = owner_of(first, bundle.asked[0][1]) if bundle.in_inbox else everybody(first.table)
            text = reminder_text(missing, bundle.in_inbox, self.tables.now(), w)
            nonce = f"{missing[0][0].table.id}-{missing[0][1]}-{int(self.tables.now())}-r"
            view = reminder_view(missing, w)
            sent = await channel.send(**given(text, view, nonce, pinging([user_id])))
            numbers |= {scene.table.id: sent.id for scene, _ in missing}
        return {
            scene.table.id: Post(
                call_audience(seat, bundle.in_inbox), scene.table.version, channel_id, numbers[scene.table.id]
            )
            for scene, seat in bundle.asked
        }

    async def _found(self, user_id: int, channel: discord.PartialMessageable, bundle: Bundle) -> dict[int, int]:
        """Messages that remind of these games already, by game."""
        found: dict[int, int] = {}
        if user_id in self._certain:
            return found
        for scene, seat in bundle.asked:
            number = await find_post(self.bot, channel.id, mark(scene, seat))
            if number is not None:
                found[scene.table.id] = number
        return found

    async def _take_back(self, scene: Scene, posts: Sequence[Post]) -> list[Post]:
        """Removes the calls in whose place reminders have come. Says which are still there."""
        before = [(scene.posts.get(post.audience), post) for post in posts]
        old = [last for last, post in before if last is not None and last.message_id != post.message_id]
        return [last for last in old if not await self.calls.remove(scene.table.id, last)]


def _user_of(asked: Asked) -> int:
    scene, seat = asked
    return scene.table.sitters[seat].user_id or 0


@on("hush")
async def hush(visit: Visit, press: Press) -> None:
    """Quiet for this turn, in each game that the message speaks of and that still waits."""
    numbers = [number_of(number) for number in press.rest.split(".")]
    refused: Refusal | None = None
    for number in numbers:
        try:
            await visit.keep(visit.tables.notices.hush(number, visit.user_id))
        except Refusal as refusal:
            refused = refusal
    if refused is not None and not visit.is_kept:
        raise refused
    await visit.tell("hushed")
