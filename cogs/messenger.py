"""The messenger brings everybody their questions as direct messages, and the outcome when the game is over.

Whoever can't be reached is told so in the channel once, and called there from then on.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from cogs.games import DESKS
from cogs.layout import Layout, files_of
from cogs.panel import panel
from cogs.readers import entries_since, reader_of
from cogs.table_post import farewell
from cogs.visit import TROUBLE
from engine.core.events import Event
from engine.core.seats import Seat
from locales import SOURCE, words
from render.picture import Picture
from service.values import Look, Post, Sitter, Table, seat_audience

if TYPE_CHECKING:
    from bot import TownCrier

log = logging.getLogger(__name__)

UNREACHED = 0
"""The message id of a direct message that could not be delivered."""
WORDS = words(SOURCE)
"""Who is written to of the bot's own accord has said nothing about their language."""


def closed_audience(seat: Seat) -> str:
    """Since which version the channel knows that this seat takes no direct messages."""
    return f"closed:{seat}"


class Messenger:
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot
        self.tables = bot.tables

    async def ask_everybody(self, table: Table) -> list[Sitter]:
        """Sends everybody their new question. Returns those whom a direct message does not reach."""
        posts = await self.tables.posts(table.id)
        people = [sitter for sitter in table.sitters if sitter.is_person]
        reached = await asyncio.gather(*(self._ask(table, sitter, posts) for sitter in people))
        return [sitter for sitter, is_reached in zip(people, reached, strict=True) if not is_reached]

    async def _ask(self, table: Table, sitter: Sitter, posts: dict[str, Post]) -> bool:
        """Whether the seat has its question as a direct message, or needs none."""
        post = posts.get(seat_audience(sitter.seat))
        look = await self.tables.look(table.id, sitter.user_id)
        entries = await entries_since(self.tables, look, sitter.user_id, post.version if post else 0)
        events = [event for entry in entries for event in entry.events]
        is_new = post is None or any(DESKS[table.key].calls(look.view, event) for event in events)
        if not (look.is_awaited and is_new):
            return post is None or post.message_id != UNREACHED
        view, pictures = await self._question(look, sitter, events)
        sent = await self._send(look.table, sitter, view, pictures)
        return sent is not None and sent != UNREACHED

    async def _question(
        self, look: Look, sitter: Sitter, events: Sequence[Event]
    ) -> tuple[Layout, tuple[Picture, ...]]:
        before = await self.tables.look_before(look.table.id, sitter.user_id or 0)
        pictures = (await self.bot.easel.board(look, WORDS), await self.bot.easel.sheet(look, WORDS, before))
        done_to = DESKS[look.table.key].done_to(reader_of(look, WORDS), events)
        return panel(look, (), WORDS, pictures, tuple(done_to)), pictures

    async def say_farewell(self, look: Look, picture: Picture, headline: Sequence[str]) -> None:
        """Tells everybody who played to the end how the game came out."""
        posts = await self.tables.posts(look.table.id)
        for sitter in look.table.sitters:
            post = posts.get(seat_audience(sitter.seat))
            if sitter.is_person and not (post and post.version >= look.table.version):
                await self._send(look.table, sitter, farewell(look.table, picture, headline, WORDS), (picture,))

    async def _send(self, table: Table, sitter: Sitter, view: Layout, pictures: Sequence[Picture]) -> int | None:
        """The number of the message, `UNREACHED` where the person takes none, None where Discord is in trouble."""
        try:
            dm = await self.bot.create_dm(discord.Object(sitter.user_id or 0))
            nonce = f"{table.id}-{sitter.seat}-{table.version}"
            number = (await dm.send(view=view, files=files_of(*pictures), nonce=nonce)).id
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("User %s of game %s can't be reached: %s", sitter.user_id, table.id, error)
            number = UNREACHED
        except TROUBLE as error:
            log.warning("The message to user %s of game %s did not get through: %s", sitter.user_id, table.id, error)
            return None
        await self._note(table, sitter.seat, number)
        return number

    async def _note(self, table: Table, seat: Seat, number: int) -> None:
        await self.tables.mark_posted(table.id, Post(seat_audience(seat), table.version, 0, number))
        if number != UNREACHED:
            await self.tables.forget_post(table.id, closed_audience(seat))
        elif closed_audience(seat) not in await self.tables.posts(table.id):
            await self.tables.mark_posted(table.id, Post(closed_audience(seat), table.version, 0, 0))
