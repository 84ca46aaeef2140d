"""The steward sees to the leagues: opens the tables of a round, posts its beginning and its end, and takes each step in time.

What is to be done follows from the database. One process at a time has a league in hand; one that dies leaves it to the next,
which finds what was made and not noted: a thread by its name, a post by its button, a game by its table.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import discord
from msgspec.structs import replace

from cogs.finding import find_post
from cogs.layout import files_of
from cogs.league_letters import LeagueLetter, RoundEnds, SignUp, to_post
from cogs.league_picture import pages, picture_of
from cogs.league_post import edition_of, mark_of, written
from cogs.lobby import LONGEST_SLEEPLESS
from cogs.post_office import REFUSED_FOR_GOOD
from cogs.sending import send_fitting
from cogs.visit import TROUBLE, pinging
from locales import Words, words
from render.picture import Picture
from render.standing.league import painted
from service.errors import NotKept
from service.leagues.values import League, LeagueTable
from service.values import LEASE, UNREACHED, Place, Post

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

PAUSE: Final = 3600.0
"""Seconds until Discord is asked again for what it has refused."""
PICTURES_AT_MOST: Final = 6


class Steward:
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot
        self.leagues = bot.tables.leagues
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def look(self) -> None:
        """All leagues: after a restart, and every minute."""
        for league_id in await self.leagues.to_see_to():
            await self.see_to(league_id)

    def see_to_soon(self, league_id: int) -> "asyncio.Task[None]":
        """In the background, after somebody has changed it."""
        task = asyncio.create_task(self.see_to(league_id), name=f"league {league_id}")
        self.bot.crier.telling.add(task)
        task.add_done_callback(self.bot.crier.telling.discard)
        return task

    async def see_to(self, league_id: int) -> None:
        async with self._locks.setdefault(league_id, asyncio.Lock()):
            try:
                if await self.leagues.claim(league_id, LEASE):
                    await self.leagues.rest(league_id, await self._see_to(league_id))
            except NotKept as error:
                log.warning("League %s is not seen to: %s", league_id, error)

    async def _see_to(self, league_id: int) -> float:
        """For how many seconds it may rest then."""
        try:
            version, is_open = 0, True
            while (league := await self._step(league_id)).version != version:
                version = league.version
                is_open = await self._open_tables(league)
                await self._post(await self.leagues.league(league_id))
            return 0.0 if is_open else PAUSE
        except TROUBLE as error:
            log.warning("League %s could not be seen to, it will be tried again: %s", league_id, error)
        except Exception:
            log.exception("League %s could not be seen to", league_id)
        return 0.0

    async def _step(self, league_id: int) -> League:
        advanced = await self.leagues.advance(league_id)
        for game_id in advanced.ended:
            self.bot.crier.tell_soon(game_id)
        return advanced.league

    # Tables

    async def _open_tables(self, league: League) -> bool:
        """Whether all tables of the round are open."""
        closed = [table for table in league.edition.of_round(league.round) if table.is_to_open]
        if league.status != "playing" or not closed:
            return True
        return all([await self._open(league, table) for table in closed])

    async def _open(self, league: League, table: LeagueTable) -> bool:
        channel_id = await self._place(league, table)
        game_id = None if channel_id is None else await self.leagues.seat(league.id, table.number, channel_id)
        if game_id is None:
            log.warning("Table %s of league %s can't be opened; it is tried again later", table.number, league.id)
            return False
        self.bot.crier.tell_soon(game_id)
        return True

    async def _place(self, league: League, table: LeagueTable) -> int | None:
        """A thread of its own; the channel itself where no thread can be had; None where nothing can."""
        try:
            parent = self.bot.get_channel(league.channel_id) or await self.bot.fetch_channel(league.channel_id)
        except (discord.NotFound, discord.Forbidden):
            return None
        if not isinstance(parent, discord.TextChannel):
            return None
        try:
            return await self._thread(parent, await self._thread_name(league, table))
        except discord.HTTPException as error:
            if isinstance(error, discord.DiscordServerError):
                raise
            log.info("League %s gets no thread in its channel: %s", league.id, error)
            return league.channel_id

    async def _thread_name(self, league: League, table: LeagueTable) -> str:
        """No other table has this name: by it a thread is found that was made and never noted."""
        w = await self._words(league)
        numbers = {"league": league.id, "edition": league.edition.number, "round": table.round, "table": table.number}
        return w("league-thread", game=w(league.key), **numbers)[:100]

    async def _thread(self, parent: discord.TextChannel, name: str) -> int:
        me = self.bot.user
        for thread in await parent.guild.active_threads():
            if me and (thread.owner_id, thread.parent_id, thread.name) == (me.id, parent.id, name):
                return thread.id
        kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
        return (await parent.create_thread(name=name, type=kind, auto_archive_duration=LONGEST_SLEEPLESS)).id

    # Posts

    async def _post(self, league: League) -> None:
        letters = to_post(league)
        for letter in letters:
            number = await self._delivered(league, letter)
            # A league that is over is seen to until its last letter is noted.
            is_last = league.is_open or letter is letters[-1]
            post = Post(letter.audience, league.version if is_last else 0, league.channel_id, number)
            await self.leagues.note(league.id, post)

    async def _delivered(self, league: League, letter: LeagueLetter) -> int:
        try:
            return await self._send(league, letter)
        except discord.HTTPException as error:
            if error.code not in REFUSED_FOR_GOOD:
                raise
            log.warning("League %s can't post %s: %s", league.id, letter.audience, error)
            return UNREACHED

    async def _send(self, league: League, letter: LeagueLetter) -> int:
        w = await self._words(league)
        pictures = await self._pictures(league, letter, w)
        given: dict[str, Any] = {"view": written(league, letter, pictures, w), "allowed_mentions": pinging(())}
        if isinstance(letter, SignUp) and letter.edits and await self._is_edited(letter, given):
            return letter.edits.message_id
        channel = self.bot.get_partial_messageable(league.channel_id, guild_id=league.guild_id)
        found = await find_post(self.bot, channel.id, mark_of(league, letter))
        if found is not None:
            return found
        nonce = f"league-{league.id}-{letter.audience}"[:25]
        sent = await send_fitting(
            lambda left: channel.send(**given, nonce=nonce, files=left), given["view"], files_of(*pictures)
        )
        return sent.id

    async def _is_edited(self, letter: SignUp, given: dict[str, Any]) -> bool:
        """Whether the post that stands could be brought up to date. One that is gone is not missed once the sign-up closes."""
        known = letter.edits
        if known is None or known.message_id == UNREACHED:
            return not letter.is_open
        message = self.bot.get_partial_messageable(known.channel_id).get_partial_message(known.message_id)
        try:
            await message.edit(**given)
        except discord.NotFound:
            return not letter.is_open
        return True

    async def _pictures(self, league: League, letter: LeagueLetter, w: Words) -> Sequence[Picture]:
        """The standings after a round."""
        if not isinstance(letter, RoundEnds):
            return ()
        edition = edition_of(league, letter.edition)
        shown = [picture_of(league, edition, page, None, w) for page in pages(edition)[:PICTURES_AT_MOST]]
        drawn = [await self.bot.easel.patient().draw(painted, each, w) for each in shown]
        return [_named(picture, number) for number, picture in enumerate(drawn, start=1)]

    async def _words(self, league: League) -> Words:
        """What everybody reads is in the language of the server."""
        return words(await self.bot.tables.language_at(Place(league.guild_id, league.channel_id)))


def _named(picture: Picture, number: int) -> Picture:
    """Files of one message have different names."""
    return replace(picture, name=f"league-{number}.png")
