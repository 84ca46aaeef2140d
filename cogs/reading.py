"""The games are read right after the start, before anybody's press needs them: one after the other, in a thread."""

import asyncio
import logging

from cogs.games import DESKS
from engine.registry import GAMES
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
