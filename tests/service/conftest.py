"""Tables on a fresh database, with a clock that tests move and seeds that they know."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.registry import GAMES
from service.tables import Tables
from service.thinking import DirectThinker
from tests.service.company import MovableClock, numbered_seeds


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def tables(path: Path, clock: MovableClock) -> AsyncIterator[Tables]:
    opened = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    yield opened
    await opened.close()


@pytest.fixture(autouse=True)
def climbing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.where, "climbing", "tests.fourth_game.engine.climbing.game:Climbing")
