"""The crier tells the town: after each change the channel's post, and a direct message to whoever has a new question.

Discord is told after the commit. The database knows which version each audience has been told of, so whatever a crash or
a fault of Discord's kept from being posted is posted by the next round. A nonce keeps a post that was sent but not noted
from being sent twice.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from cogs.games import DESKS
from cogs.layout import Layout, files_of
from cogs.lobby_post import begun, lobby
from cogs.messenger import Messenger, closed_audience
from cogs.readers import entries_since, reader_of, since_last_move
from cogs.table_post import aborted, board_post, final_post, headline
from cogs.visit import TROUBLE, pinging
from engine.core.events import Event
from engine.core.seats import Seat
from locales import SOURCE, words
from service.values import CHANNEL, LogEntry, Look, Post, Sitter, Table

if TYPE_CHECKING:
    from bot import TownCrier

log = logging.getLogger(__name__)

TOLD_BEFORE = "before"
"""Up to which version the posts before the newest one tell."""
SENT = "sent"
"""The version at which the newest post was sent; it may have been brought up to date since."""
PUBLIC = words(SOURCE)
"""What everybody reads is in one language."""
THOUGHT = 1.0
"""Seconds that the town waits for computers before it hears how things stand meanwhile."""


class Crier:
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot
        self.tables = bot.tables
        self.messenger = Messenger(bot)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.telling: set[asyncio.Task[None]] = set()

    def lock(self, game_id: int) -> asyncio.Lock:
        """Held by whoever changes a game's posts, so that none is overwritten by an older one."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    def tell_soon(self, game_id: int) -> "asyncio.Task[None]":
        """Tells everybody concerned, in the background."""
        task = asyncio.create_task(self._tell_safely(game_id), name=f"tell game {game_id}")
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)
        return task

    async def tell_all(self) -> None:
        """Tells whatever has not been told: after a restart, and now and then."""
        for game_id in await self.tables.unposted():
            await self._tell_safely(game_id)

    async def _tell_safely(self, game_id: int) -> None:
        try:
            await self.tell(game_id)
        except TROUBLE as error:
            log.warning("Game %s could not be told, it will be tried again: %s", game_id, error)
        except Exception:
            log.exception("Game %s could not be told", game_id)

    async def tell(self, game_id: int) -> None:
        """Lets the computers move and brings every post of a game up to date; long thought does not hold up the news."""
        thinking = asyncio.create_task(self.tables.think(game_id))
        await asyncio.wait({thinking}, timeout=THOUGHT)
        if not thinking.done():
            await self._tell_now(game_id)
        try:
            await thinking
        finally:
            await self._tell_now(game_id)

    async def _tell_now(self, game_id: int) -> None:
        async with self.lock(game_id):
            table = await self.tables.table(game_id)
            if table.status == "lobby":
                await self._tell_lobby(table)
            else:
                await self._tell_channel(table.id, await self._ask(table))

    async def _ask(self, table: Table) -> list[Sitter]:
        """Sends the questions of a game that asks privately. Returns those whom the channel has to call."""
        if table.status != "playing":
            return []
        if DESKS[table.key].asks_privately:
            return await self.messenger.ask_everybody(table)
        return [sitter for sitter in table.sitters if sitter.is_person]

    async def _tell_lobby(self, table: Table) -> None:
        post = (await self.tables.posts(table.id)).get(CHANNEL)
        if post is None:
            await self._send(table, lobby(table, PUBLIC), ())
        elif post.version < table.version:
            await self._edit(table, post, lobby(table, PUBLIC), ())

    async def _tell_channel(self, game_id: int, unreached: Sequence[Sitter]) -> None:
        look = await self.tables.look(game_id, None)
        post = (await self.tables.posts(game_id)).get(CHANNEL)
        if post is not None and post.version >= look.table.version:
            return
        entries = await entries_since(self.tables, look, None, post.version if post else 0)
        if post is not None and (look.table.started_at is None or any(entry.kind == "start" for entry in entries)):
            await self._close_lobby(look.table, post)
        if look.table.status == "aborted":
            await self._tell_abort(look.table, post)
        elif look.table.status == "finished":
            await self._tell_end(look, [event for entry in entries for event in entry.events])
        else:
            await self._tell_board(look, entries, post, unreached)

    async def _close_lobby(self, table: Table, post: Post) -> None:
        try:
            await self._message(post).edit(view=begun(table, PUBLIC), attachments=[], allowed_mentions=pinging(()))
        except TROUBLE as error:
            log.warning("The lobby of game %s could not be closed: %s", table.id, error)

    async def _tell_abort(self, table: Table, post: Post | None) -> None:
        """A lobby that is given up needs no further word than its own last one."""
        if table.started_at is None and post is not None:
            await self._note(table, post.message_id)
        else:
            await self._send(table, aborted(table, PUBLIC), ())

    async def _tell_board(
        self, look: Look, entries: Sequence[LogEntry], post: Post | None, unreached: Sequence[Sitter]
    ) -> None:
        is_new = post is None or _is_spoken_of(entries) or await self._is_news(look, entries)
        since = (post.version if post else 0) if is_new else await self._told_before(look.table)
        if not is_new:
            entries = await entries_since(self.tables, look, None, since)
        closed = await self._newly_closed(look.table, since)
        picture = await self.bot.easel.board(look, PUBLIC)
        view = board_post(look, entries, closed, picture, PUBLIC, await self._done_to(look))
        awaited = [each.user_id for each in unreached if each.user_id and each.seat in look.to_act]
        if is_new or post is None:
            await self._send(look.table, view, files_of(picture), awaited)
        else:
            await self._edit(look.table, post, view, files_of(picture), awaited)

    async def _is_news(self, look: Look, entries: Sequence[LogEntry]) -> bool:
        """Whether the channel gets a new post: for what the game calls news, or because somebody else is awaited now.

        Who made the last move among the people is there already and needs no call; computers never do.
        """
        desk = DESKS[look.table.key]
        if desk.asks_privately:
            return any(desk.is_news(look.view, event) for entry in entries for event in entry.events)
        sent = (await self.tables.posts(look.table.id)).get(SENT)
        since = await entries_since(self.tables, look, None, sent.version if sent else 0)
        people = {sitter.seat for sitter in look.table.sitters if sitter.is_person}
        movers = [entry.seat for entry in since if entry.kind == "move" and entry.seat in people]
        return any(seat in people and seat not in movers[-1:] for seat in look.to_act)

    async def _done_to(self, look: Look) -> dict[Seat, list[str]]:
        """What was done to those whom the channel calls since their last move, as far as everybody may know."""
        table, desk = look.table, DESKS[look.table.key]
        if desk.asks_privately:
            return {}
        called = [table.sitters[seat] for seat in look.to_act if table.sitters[seat].is_person]
        history = await entries_since(self.tables, look, None, 0) if called else []
        told: dict[Seat, list[str]] = {}
        for sitter in called:
            reader = reader_of(await self.tables.look(table.id, sitter.user_id), PUBLIC)
            told[sitter.seat] = desk.done_to(reader, since_last_move(history, sitter.seat))
        return told

    async def _told_before(self, table: Table) -> int:
        before = (await self.tables.posts(table.id)).get(TOLD_BEFORE)
        return before.version if before else 0

    async def _newly_closed(self, table: Table, since: int) -> list[Sitter]:
        """Those of whom this post is the first to say that they take no direct messages."""
        posts = await self.tables.posts(table.id)
        marks = {each.seat: posts.get(closed_audience(each.seat)) for each in table.sitters if each.is_person}
        return [table.sitters[seat] for seat, mark in marks.items() if mark and mark.version > since]

    async def _tell_end(self, look: Look, events: Sequence[Event]) -> None:
        result = await self.tables.result(look.table.id)
        if result is None:
            return
        picture = await self.bot.easel.final(look, result, PUBLIC)
        lines = headline(look.table, result, PUBLIC)
        if DESKS[look.table.key].asks_privately:
            await self.messenger.say_farewell(look, picture, lines)
        await self._send(look.table, final_post(look, lines, events, picture, PUBLIC), files_of(picture))

    async def _send(
        self, table: Table, view: Layout, files: Sequence[discord.File], awaited: Sequence[int] = ()
    ) -> None:
        """A new post with news of its own."""
        number = await self._post(table, view, files, awaited)
        last = (await self.tables.posts(table.id)).get(CHANNEL)
        if last is not None:
            await self.tables.mark_posted(table.id, Post(TOLD_BEFORE, last.version, 0, 0))
        await self.tables.mark_posted(table.id, Post(SENT, table.version, 0, 0))
        await self._note(table, number)

    async def _post(self, table: Table, view: Layout, files: Sequence[discord.File], awaited: Sequence[int]) -> int:
        """Only those who must act and could not be reached otherwise are pinged."""
        channel = self.bot.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        nonce = f"{table.id}-{table.version}"
        message = await channel.send(view=view, files=list(files), nonce=nonce, allowed_mentions=pinging(awaited))
        return message.id

    async def _note(self, table: Table, message_id: int) -> None:
        """Keeps that the channel knows of this version now."""
        await self.tables.mark_posted(table.id, Post(CHANNEL, table.version, table.place.channel_id, message_id))

    async def _edit(
        self, table: Table, post: Post, view: Layout, files: Sequence[discord.File], awaited: Sequence[int] = ()
    ) -> None:
        """Brings the last post up to date; where that can't be done any more, a new one takes its place."""
        number = post.message_id
        try:
            await self._message(post).edit(view=view, attachments=list(files), allowed_mentions=pinging(()))
        except (discord.HTTPException, discord.RateLimited) as error:
            if isinstance(error, discord.DiscordServerError):
                raise
            log.info("The post of game %s can't be edited (%s); a new one takes its place", table.id, error)
            for file in files:
                file.reset()
            number = await self._post(table, view, files, awaited)
        await self._note(table, number)

    def _message(self, post: Post) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)


def _is_spoken_of(entries: Sequence[LogEntry]) -> bool:
    """An undo or a resignation is always told anew."""
    return any(entry.kind in ("undo", "resign") for entry in entries)
