"""What is read when: what is being played before the bot goes to Discord, so that nobody's press waits for it; the rest when
nobody wants anything.
"""

import asyncio
import logging
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Final

from cogs.games import DESKS
from engine.registry import GAMES
from locales import SOURCE, words
from render.registry import PAINTERS

TURN_SECONDS: Final = 0.0005

log = logging.getLogger(__name__)


async def read_games(keys: Iterable[str]) -> None:
    """In a thread. A game that can't be read is missed by those who play it, and by nobody else."""
    for key in keys:
        try:
            with turns_in_time():
                await asyncio.to_thread(read, key)
        except Exception:
            log.exception("%s can't be read", key)


def read(key: str) -> None:
    """All that there is of a game: the rules, how it is asked and told, and which pictures there are of it."""
    for shelf in (GAMES, DESKS, PAINTERS):
        shelf[key]


async def read_for(key: str) -> None:
    """Who begins a game that nobody plays yet has it read, in a thread."""
    if key in DESKS and not DESKS.has_read(key):
        await read_games((key,))


@contextmanager
def turns_in_time() -> Generator[None, None, None]:
    """Who reads in a thread lets the loop have its turn at once."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(TURN_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


async def read_fluent() -> None:
    """In a thread: what says the words that are more than places and choices."""
    with turns_in_time():
        await asyncio.to_thread(words(SOURCE).read_fluent)
