"""The games are read right after the start, before anybody's press needs them: one after the other, in a thread.

All words follow when there is nothing better to do, a few at a time: whoever opens a panel first would wait for many at once.
"""

import asyncio
import logging

from cogs.games import DESKS
from engine.registry import GAMES
from locales import languages, words
from render.registry import PAINTERS

log = logging.getLogger(__name__)


async def read_games() -> None:
    """A game that can't be read is missed by those who play it, and by nobody else."""
    for key in GAMES:
        try:
            await asyncio.to_thread(read, key)
        except Exception:
            log.exception("%s can't be read", key)


def read(key: str) -> None:
    """All that there is of a game."""
    for shelf in (GAMES, DESKS, PAINTERS):
        shelf[key]


async def read_words() -> None:
    """A few at a time: nobody waits for more."""
    for language in languages():
        for _ in words(language).read():
            await asyncio.sleep(0)
