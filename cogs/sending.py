"""A message that Discord does not take for its size is sent once more, smaller: part of it is better than none."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import discord

from cogs.fitting import shrink
from cogs.layout import Layout, rewind, without_pictures

log = logging.getLogger(__name__)
T = TypeVar("T")

TOO_LARGE = 413
"""What Discord answers where the files weigh too much; of too much text it says nothing and fails."""


async def send_fitting(
    send: Callable[[list[discord.File]], Awaitable[T]], view: Layout, files: Sequence[discord.File]
) -> T:
    """Calls `send` with the files, and a second time at most; `view`, which it sends, is made smaller in place."""
    try:
        return await send(list(files))
    except discord.HTTPException as error:
        left = _what_is_left(error, view, files)
        if left is None:
            raise
        log.warning("A message seems too large, it is sent smaller: %s", error)
        return await send(left)


def _what_is_left(
    error: discord.HTTPException, view: Layout, files: Sequence[discord.File]
) -> list[discord.File] | None:
    """The files that still go with the smaller message; None where it can't be made smaller, or that would not help."""
    if error.status == TOO_LARGE and files:
        without_pictures(view)
        return []
    if isinstance(error, discord.DiscordServerError) and shrink(view):
        rewind(files)
        return list(files)
    return None
