"""Posts that were made and never noted: a process was killed in between, or Discord took one and did not say so.

A nonce keeps such a post from being made twice for a few minutes only, so it is looked for before it is made again: by the id of
a control, which names the game and, on boards, the version.
"""

import asyncio
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord import ui

from cogs.layout import Layout

RECENT: Final = 50
"""So many messages back a post is looked for."""


def first_mark(layout: Layout | ui.View) -> str | None:
    """The id of the first control of a message."""
    return next(_ids(layout.walk_children()), None)


class Glance:
    """The newest messages of a channel, read once: whatever is looked for there at one time is looked for among them."""

    def __init__(self, channel: discord.abc.Messageable, me: int) -> None:
        self._channel = channel
        self._me = me
        self._reading: asyncio.Task[list[discord.Message]] | None = None

    def begin(self) -> "asyncio.Task[list[discord.Message]]":
        """Reads them, if nobody does yet: whoever has other things to do meanwhile waits for less. What failed is tried again."""
        if self._reading is None or _has_failed(self._reading):
            self._reading = asyncio.create_task(_newest(self._channel))
        return self._reading

    def close(self) -> None:
        """Nobody wants to know any more, not even what went wrong."""
        if self._reading is not None and not self._reading.cancel() and not self._reading.cancelled():
            self._reading.exception()

    async def post(self, mark: str) -> int | None:
        """The newest post of ours that has a control of this id."""
        found = (message for message in await self._own() if mark in controls_of(message))
        return next((message.id for message in found), None)

    async def others(self, marks: tuple[str, ...]) -> list[tuple[int, set[str]]]:
        """Posts of ours with a control whose id begins so: the number of each, and the ids of all its controls."""
        found = [(message.id, controls_of(message)) for message in await self._own()]
        return [(number, ids) for number, ids in found if any(each.startswith(marks) for each in ids)]

    async def is_written_below(self, post: int) -> bool:
        """Whether others have written below a post of ours."""
        return any(message.id > post and message.author.id != self._me for message in await self._messages())

    async def _own(self) -> list[discord.Message]:
        return [message for message in await self._messages() if message.author.id == self._me]

    async def _messages(self) -> list[discord.Message]:
        return await asyncio.shield(self.begin())


def _has_failed(reading: "asyncio.Task[list[discord.Message]]") -> bool:
    return reading.done() and (reading.cancelled() or reading.exception() is not None)


async def _newest(channel: discord.abc.Messageable) -> list[discord.Message]:
    """None where the channel can't be read."""
    try:
        return [message async for message in channel.history(limit=RECENT)]
    except (discord.Forbidden, discord.NotFound):
        return []


async def find_post(channel: discord.abc.Messageable, mark: str, me: int) -> int | None:
    """The newest post of ours that has a control of this id; none where the channel can't be read."""
    return await Glance(channel, me).post(mark)


async def find_question(inbox: discord.abc.Messageable, marks: tuple[str, ...], since: float, me: int) -> int | None:
    """The direct message, made after a moment, with a control whose id begins so; none where the inbox can't be read."""
    try:
        async for message in inbox.history(limit=RECENT, after=datetime.fromtimestamp(since, UTC)):
            if message.author.id == me and any(each.startswith(marks) for each in controls_of(message)):
                return message.id
    except (discord.Forbidden, discord.NotFound):
        return None
    return None


def controls_of(message: discord.Message) -> set[str]:
    """The ids of all its controls."""
    return set(_ids(_walk(message.components)))


def _ids(parts: Iterable[Any]) -> Iterator[str]:
    return (part.custom_id for part in parts if getattr(part, "custom_id", None))


def _walk(parts: Iterable[Any]) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from _walk(getattr(part, "children", ()))
