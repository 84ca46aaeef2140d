"""Tables of a test's own, with a clock that it moves."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from service.tables import Tables
from service.thinking import DirectThinker
from tests.service.company import MovableClock, numbered_seeds


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


@pytest.fixture
async def tables(tmp_path: Path, clock: MovableClock) -> AsyncIterator[Tables]:
    opened = await Tables.open(tmp_path / "games.db", clock, DirectThinker(), numbered_seeds())
    yield opened
    await opened.close()
