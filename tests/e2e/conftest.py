"""The real bot, with a database of its own, in the sandbox."""

import asyncio
import functools
import inspect
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.client import TownCrier
from cogs.emojis import PINNED
from cogs.reading import read
from engine.registry import GAMES
from environment import Settings
from sandbox.trial import Trial, sandboxed
from service.thinking import DirectThinker
from tests.service.company import numbered_seeds

HERE = Path(__file__).parent
PATIENCE = 60.0
"""Seconds; a busy machine is no fault of the bot's."""

for key in GAMES:
    # Else whoever presses first would be told to wait a moment.
    read(key)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits in vain fails, with its transcript, instead of holding up the suite."""
    for item in items:
        if isinstance(item, pytest.Function) and item.path.parent == HERE and inspect.iscoroutinefunction(item.obj):
            item.obj = _within(PATIENCE * 4, item.obj)


def _within(seconds: float, test: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(test)
    async def timed(*args: Any, **kwargs: Any) -> None:
        await asyncio.wait_for(test(*args, **kwargs), seconds)

    return timed


@pytest.fixture
async def make_bot(tmp_path: Path) -> AsyncIterator[Callable[[], TownCrier]]:
    settings = Settings(
        token="", database=tmp_path / "town-crier.db", log_level="INFO", trial_server=None, sandbox_port=0
    )
    made: list[TownCrier] = []
    seeds = numbered_seeds()

    def make() -> TownCrier:
        made.append(TownCrier(settings, thinker=DirectThinker(), seeds=seeds))
        return made[-1]

    yield make
    for bot in made:
        await _bury(bot)


async def _bury(bot: TownCrier) -> None:
    """Ends the threads of a bot that was killed: its process would have taken them with it."""
    if not bot.is_closed() and hasattr(bot, "tables"):
        await bot.easel.close()
        await bot.tables.close()
        heart = bot.ws and bot.ws._keep_alive
        if heart:
            heart.stop()


@pytest.fixture
async def trial(make_bot: Callable[[], TownCrier]) -> AsyncIterator[Trial]:
    async with sandboxed(make_bot) as trial:
        for person in trial.people:
            person.patience = PATIENCE
        trial.world.pinned_emoji = frozenset(PINNED)
        yield trial
