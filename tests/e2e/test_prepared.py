"""A bot that paints what all pictures share right after its start, and answers meanwhile."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.client import TownCrier
from environment import Settings
from sandbox.trial import sandboxed
from service.thinking import DirectThinker
from tests.e2e.players import answer_to


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


async def test_it_answers_before_everything_is_painted_and_is_left_alone_by_the_collector_afterwards(
    tmp_path: Path,
) -> None:
    settings = Settings("", tmp_path / "town-crier.db", "INFO", None, 0)
    async with sandboxed(lambda: TownCrier(settings, thinker=DirectThinker(), prepares=True)) as trial:
        warming = trial.bot.warming
        await trial.first.slash("/help")
        assert not warming.done()
        assert "/play" in answer_to(trial.first)
        await warming
        assert gc.get_freeze_count() > 100_000


async def test_it_ends_in_peace_while_it_paints(tmp_path: Path) -> None:
    settings = Settings("", tmp_path / "town-crier.db", "INFO", None, 0)
    async with sandboxed(lambda: TownCrier(settings, thinker=DirectThinker(), prepares=True)) as trial:
        await trial.stop()
        assert trial.bot.warming.cancelled()
