"""Posts that were made and never noted: a process was killed in between, or Discord took one and did not say so.

A nonce keeps such a post from being made twice for a few minutes only, so it is looked for before it is made again: by the id of
a control, which names the game and, on boards, the version.
"""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import discord
from discord import ui
from discord.utils import time_snowflake

from cogs.layout import Layout

RECENT: Final = 50
"""So many messages back a post is looked for."""


def first_mark(layout: Layout | ui.View) -> str | None:
    """The id of the first control of a message."""
    return next(_ids(layout.walk_children()), None)


class Found(NamedTuple):
    """As much of a message as anybody looks for."""

    number: int
    author_id: int
    components: Sequence[Mapping[str, Any]]

    @property
    def controls(self) -> set[str]:
        """The ids of all its controls."""
        return {part["custom_id"] for part in _parts(self.components) if "custom_id" in part}


class Glance:
    """The newest messages of a channel, read once: whatever is looked for there at one time is looked for among them."""

    def __init__(self, bot: discord.Client, channel_id: int) -> None:
        self._bot = bot
        self._channel_id = channel_id
        self._reading: asyncio.Task[list[Found]] | None = None

    def begin(self) -> "asyncio.Task[list[Found]]":
        """Reads them, if nobody does yet: whoever has other things to do meanwhile waits for less. What failed is tried again."""
        if self._reading is None or _has_failed(self._reading):
            self._reading = asyncio.create_task(_newest(self._bot, self._channel_id))
        return self._reading

    def close(self) -> None:
        """Nobody wants to know any more, not even what went wrong."""
        if self._reading is not None and not self._reading.cancel() and not self._reading.cancelled():
            self._reading.exception()

    async def post(self, mark: str) -> int | None:
        """The newest post of ours that has a control of this id."""
        return next((found.number for found in await self._own() if mark in found.controls), None)

    async def others(self, marks: tuple[str, ...]) -> list[tuple[int, set[str]]]:
        """Posts of ours with a control whose id begins so: the number of each, and the ids of all its controls."""
        own = [(found.number, found.controls) for found in await self._own()]
        return [(number, ids) for number, ids in own if any(each.startswith(marks) for each in ids)]

    async def is_written_below(self, post: int) -> bool:
        """Whether others have written below a post of ours."""
        me = _own_id(self._bot)
        return any(found.number > post and found.author_id != me for found in await self._messages())

    async def _own(self) -> list[Found]:
        me = _own_id(self._bot)
        return [found for found in await self._messages() if found.author_id == me]

    async def _messages(self) -> list[Found]:
        return await asyncio.shield(self.begin())


def _has_failed(reading: "asyncio.Task[list[Found]]") -> bool:
    return reading.done() and (reading.cancelled() or reading.exception() is not None)


def _own_id(bot: discord.Client) -> int:
    return bot.user.id if bot.user else 0


async def _newest(bot: discord.Client, channel_id: int, after: int | None = None) -> list[Found]:
    """None where the channel can't be read. They are taken as Discord says them: to make messages of fifty of them would hold up
    everybody else for some milliseconds. Whoever waits for a picture asks for it first.
    """
    await asyncio.sleep(0)
    try:
        said = await bot.http.logs_from(channel_id, RECENT, after=after)
    except (discord.Forbidden, discord.NotFound):
        return []
    return [Found(int(each["id"]), int(each["author"]["id"]), each.get("components", ())) for each in said]


async def find_post(bot: discord.Client, channel_id: int, mark: str) -> int | None:
    """The newest post of ours that has a control of this id; none where the channel can't be read."""
    return await Glance(bot, channel_id).post(mark)


async def find_question(bot: discord.Client, inbox_id: int, marks: tuple[str, ...], since: float) -> int | None:
    """The direct message, made after a moment, with a control whose id begins so; none where the inbox can't be read."""
    after, me = time_snowflake(datetime.fromtimestamp(since, UTC)), _own_id(bot)
    own = [found for found in await _newest(bot, inbox_id, after) if found.author_id == me]
    return next((found.number for found in own if any(each.startswith(marks) for each in found.controls)), None)


def _parts(parts: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """With all that lies in them."""
    for part in parts:
        yield part
        yield from _parts(part.get("components", ()))
        if "accessory" in part:
            yield part["accessory"]


def controls_of(message: discord.Message) -> set[str]:
    """The ids of all its controls."""
    return set(_ids(_walk(message.components)))


def _ids(parts: Iterable[Any]) -> Iterator[str]:
    return (part.custom_id for part in parts if getattr(part, "custom_id", None))


def _walk(parts: Iterable[Any]) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from _walk(getattr(part, "children", ()))
