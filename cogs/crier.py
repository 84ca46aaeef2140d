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
from cogs.panel import panel
from cogs.table_post import aborted, board_post, final_post
from engine.core.events import Event
from locales import SOURCE, words
from service.tables import CHANNEL, LogEntry, Look, Post, Sitter, Table, seat_audience

if TYPE_CHECKING:
    from bot import TownCrier

log = logging.getLogger(__name__)

TOLD_BEFORE = "before"
"""Up to which version the posts before the newest one tell."""
UNREACHED = 0
"""The message id of a direct message that could not be delivered."""
PUBLIC = words(SOURCE)
"""What everybody reads is in one language."""


class Crier:
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot
        self.tables = bot.tables
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.telling: set[asyncio.Task[None]] = set()

    def tell_soon(self, table_id: int) -> "asyncio.Task[None]":
        """Tells everybody concerned, in the background."""
        task = asyncio.create_task(self._tell_safely(table_id), name=f"tell game {table_id}")
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)
        return task

    async def tell_all(self) -> None:
        """Tells whatever has not been told: after a restart, and now and then."""
        for table_id in await self.tables.unposted():
            await self._tell_safely(table_id)

    async def _tell_safely(self, table_id: int) -> None:
        try:
            await self.tell(table_id)
        except discord.HTTPException as error:
            log.warning("Game %s could not be told, it will be tried again: %s", table_id, error)
        except Exception:
            log.exception("Game %s could not be told", table_id)

    async def tell(self, table_id: int) -> None:
        """Brings every post of a game up to date."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            await self.tables.think(table_id)
            table = await self.tables.table(table_id)
            if table.status == "lobby":
                await self._tell_lobby(table)
            else:
                unreached = await self._tell_seats(table) if table.status == "playing" else []
                await self._tell_channel(table, unreached)

    # The channel

    async def _tell_lobby(self, table: Table) -> None:
        post = (await self.tables.posts(table.id)).get(CHANNEL)
        if post is None:
            await self._send(table, lobby(table, PUBLIC), ())
        elif post.version < table.version:
            await self._edit(table, post, lobby(table, PUBLIC), ())

    async def _tell_channel(self, table: Table, unreached: Sequence[Sitter]) -> None:
        post = (await self.tables.posts(table.id)).get(CHANNEL)
        if post is not None and post.version >= table.version:
            return
        look = await self.tables.look(table.id, None)
        entries = await self.tables.history(table.id, None, after=post.version if post else 0)
        if post is not None and (table.started_at is None or any(entry.kind == "start" for entry in entries)):
            await self._close_lobby(table, post)
        await self._tell_board(look, entries, post, unreached)

    async def _close_lobby(self, table: Table, post: Post) -> None:
        try:
            await self._message(post).edit(view=begun(table, PUBLIC), attachments=[])
        except discord.HTTPException as error:
            log.warning("The lobby of game %s could not be closed: %s", table.id, error)

    async def _tell_board(
        self, look: Look, entries: Sequence[LogEntry], post: Post | None, unreached: Sequence[Sitter]
    ) -> None:
        table, desk = look.table, DESKS[look.table.key]
        events = [event for entry in entries for event in entry.events]
        if table.status == "aborted":
            await self._send(table, aborted(table, PUBLIC), ())
        elif table.status == "finished":
            await self._tell_end(look, events)
        elif post is None or any(desk.is_news(look.view, event) for event in events) or _is_spoken_of(entries):
            picture = await self.bot.easel.board(look, PUBLIC)
            await self._send(
                table, board_post(look, entries, unreached, picture, PUBLIC), files_of(picture), look, unreached
            )
        else:
            picture = await self.bot.easel.board(look, PUBLIC)
            entries = await self._entries_of_post(look)
            await self._edit(table, post, board_post(look, entries, unreached, picture, PUBLIC), files_of(picture))

    async def _entries_of_post(self, look: Look) -> list[LogEntry]:
        """The entries that the newest board post tells of."""
        before = (await self.tables.posts(look.table.id)).get(TOLD_BEFORE)
        return await self.tables.history(look.table.id, None, after=before.version if before else 0)

    async def _tell_end(self, look: Look, events: Sequence[Event]) -> None:
        result = await self.tables.result(look.table.id)
        if result is None:
            return
        picture = await self.bot.easel.final(look, result, PUBLIC)
        await self._send(look.table, final_post(look, result, events, picture, PUBLIC), files_of(picture))

    async def _send(
        self,
        table: Table,
        view: Layout,
        files: Sequence[discord.File],
        look: Look | None = None,
        unreached: Sequence[Sitter] = (),
    ) -> None:
        """A new post; only those who must act and could not be reached otherwise are pinged."""
        awaited = [each for each in unreached if look and each.seat in look.to_act]
        pinged = [discord.Object(each.user_id) for each in awaited if each.user_id]
        channel = self.bot.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        message = await channel.send(
            view=view,
            files=list(files),
            nonce=f"{table.id}-{table.version}",
            allowed_mentions=discord.AllowedMentions(users=pinged, everyone=False, roles=False),
        )
        await self._note(table, message.id)

    async def _note(self, table: Table, message_id: int) -> None:
        """Keeps that the channel knows of this version now, and what it knew before."""
        last = (await self.tables.posts(table.id)).get(CHANNEL)
        if last is not None:
            await self.tables.mark_posted(table.id, Post(TOLD_BEFORE, last.version, 0, 0))
        await self.tables.mark_posted(table.id, Post(CHANNEL, table.version, table.place.channel_id, message_id))

    async def _edit(self, table: Table, post: Post, view: Layout, files: Sequence[discord.File]) -> None:
        """Brings the last post up to date; where that can't be done any more, a new one takes its place."""
        try:
            await self._message(post).edit(view=view, attachments=list(files))
        except (discord.NotFound, discord.Forbidden, discord.HTTPException) as error:
            if isinstance(error, discord.DiscordServerError):
                raise
            log.info("The post of game %s can't be edited (%s); a new one takes its place", table.id, error)
            for file in files:
                file.reset()
            await self._send(table, view, files)
        else:
            await self.tables.mark_posted(table.id, Post(CHANNEL, table.version, post.channel_id, post.message_id))

    def _message(self, post: Post) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)

    # The seats

    async def _tell_seats(self, table: Table) -> list[Sitter]:
        """Sends everybody their new question. Returns those who can't be reached by direct message."""
        posts = await self.tables.posts(table.id)
        unreached: list[Sitter] = []
        for sitter in table.sitters:
            if sitter.user_id is None or sitter.left:
                continue
            post = posts.get(seat_audience(sitter.seat))
            if not await self._reach(table, sitter, sitter.user_id, post):
                unreached.append(sitter)
        return unreached

    async def _reach(self, table: Table, sitter: Sitter, user_id: int, post: Post | None) -> bool:
        """Whether the seat has its question as a direct message, or needs none."""
        look = await self.tables.look(table.id, user_id)
        entries = await self.tables.history(table.id, user_id, after=post.version if post else 0)
        events = [event for entry in entries for event in entry.events]
        desk = DESKS[table.key]
        is_new = post is None or any(desk.calls(look.view, event) for event in events)
        if not (look.is_awaited and is_new):
            return post is None or post.message_id != UNREACHED
        message_id = await self._send_question(look, user_id, events)
        await self.tables.mark_posted(table.id, Post(seat_audience(sitter.seat), table.version, 0, message_id))
        return message_id != UNREACHED

    async def _send_question(self, look: Look, user_id: int, events: Sequence[Event]) -> int:
        before = await self.tables.look_before(look.table.id, user_id)
        hand = await self.bot.easel.hand(look, PUBLIC, before)
        board = await self.bot.easel.board(look, PUBLIC)
        hurt = DESKS[look.table.key].done_to(look.seat or 0, events, PUBLIC)
        view = panel(look, (), PUBLIC, (board, hand), tuple(hurt))
        try:
            user = self.bot.get_user(user_id) or await self.bot.fetch_user(user_id)
            message = await user.send(
                view=view, files=files_of(board, hand), nonce=f"{look.table.id}-{look.seat}-{look.table.version}"
            )
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("User %s of game %s can't be reached: %s", user_id, look.table.id, error)
            return UNREACHED
        return message.id


def _is_spoken_of(entries: Sequence[LogEntry]) -> bool:
    """An undo or a resignation is always told anew."""
    return any(entry.kind in ("undo", "resign") for entry in entries)
