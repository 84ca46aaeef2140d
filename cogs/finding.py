"""Posts that were made and never noted: a process was killed in between, or Discord took one and did not say so.

A nonce keeps such a post from being made twice for a few minutes only, so it is looked for before it is made again: by the id of
a control, which names the game and, on boards, the version.
"""

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


async def find_post(channel: discord.abc.Messageable, mark: str, me: int) -> int | None:
    """The newest post of ours that has a control of this id; none where the channel can't be read."""
    try:
        async for message in channel.history(limit=RECENT):
            if message.author.id == me and mark in controls_of(message):
                return message.id
    except (discord.Forbidden, discord.NotFound):
        return None
    return None


async def find_others(channel: discord.abc.Messageable, marks: tuple[str, ...], me: int) -> list[tuple[int, set[str]]]:
    """Posts of ours with a control whose id begins so: the number of each, and the ids of all its controls."""
    try:
        every = [message async for message in channel.history(limit=RECENT) if message.author.id == me]
    except (discord.Forbidden, discord.NotFound):
        return []
    found = [(message.id, controls_of(message)) for message in every]
    return [(number, ids) for number, ids in found if any(each.startswith(marks) for each in ids)]


async def is_written_below(channel: discord.abc.Messageable, post: int, me: int) -> bool:
    """Whether others have written below a post of ours; not where the channel can't be read."""
    try:
        below = [each.author.id async for each in channel.history(limit=RECENT, after=discord.Object(post))]
    except (discord.Forbidden, discord.NotFound):
        return False
    return any(author != me for author in below)


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
