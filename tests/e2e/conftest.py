"""The real bot, with a database of its own, in the sandbox."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot import Settings, TownCrier
from sandbox.trial import Trial, sandboxed
from service.thinking import DirectThinker

PATIENCE = 60.0
"""Seconds; a busy machine is no fault of the bot's."""


@pytest.fixture
def make_bot(tmp_path: Path) -> Callable[[], TownCrier]:
    settings = Settings(
        token="", database=tmp_path / "town-crier.db", log_level="INFO", trial_server=None, sandbox_port=0
    )
    return lambda: TownCrier(settings, thinker=DirectThinker())


@pytest.fixture
async def trial(make_bot: Callable[[], TownCrier]) -> AsyncIterator[Trial]:
    async with sandboxed(make_bot) as trial:
        for person in trial.people:
            person.patience = PATIENCE
        yield trial
