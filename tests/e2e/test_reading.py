"""A start reads no game; the games are read right after it, and a press that comes meanwhile waits, not the loop."""

import asyncio
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.reading import read_games
from engine.registry import GAMES
from sandbox.trial import Trial
from tests.e2e.players import answer_to

ROOT = Path(__file__).parents[2]
STARTED = """
import importlib, sys
from bot import COGS
for cog in COGS:
    importlib.import_module(cog)
print(*sys.modules)
"""


def test_what_starts_the_bot_reads_nothing_that_only_one_game_needs() -> None:
    said = subprocess.run([sys.executable, "-c", STARTED], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    read = set(said.split())
    assert {"cogs.reading", "engine.registry", "cogs.games"} <= read
    for key in GAMES:
        assert not read & {f"engine.{key}.game", f"cogs.games.{key}", f"render.{key}.painter"}


async def test_they_are_read_when_the_bot_is_ready(trial: Trial) -> None:
    await asyncio.wait_for(trial.bot.games_are_read(), 60)
    assert trial.bot.reading.done() and trial.bot.reading.exception() is None


async def test_whoever_presses_meanwhile_is_answered_when_they_are_read(trial: Trial) -> None:
    await trial.bot.games_are_read()
    reading = asyncio.Event()
    trial.bot.reading = asyncio.create_task(reading.wait())
    asking = asyncio.create_task(trial.first.slash("/help"))
    while not trial.bot.visits:  # noqa: ASYNC110 (what has just come in tells nobody)
        await asyncio.sleep(0.01)
    assert not asking.done()
    reading.set()
    await asking
    assert "/play" in answer_to(trial.first)


async def test_a_game_that_cannot_be_read_keeps_nobody_from_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(GAMES.where, "nothing", "engine.nothing.game:Nothing")
    with caplog.at_level(logging.ERROR):
        await read_games()
    assert [record.getMessage() for record in caplog.records] == ["nothing can't be read"]
