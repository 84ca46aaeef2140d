"""What makes the bot reads no game; what is being played is read before it goes to Discord, the rest when it is calm."""

import asyncio
import gc
import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cogs.client import TownCrier
from cogs.games import DESKS
from cogs.reading import read_games
from engine.registry import GAMES
from sandbox.trial import Trial, sandboxed

ROOT = Path(__file__).parents[2]
STARTED = """
import importlib, sys
from cogs.client import COGS
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


async def test_what_is_being_played_is_read_before_the_bot_goes_to_discord(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    await trial.first.slash("/play", game="caylus")
    await trial.stop()
    read: list[tuple[str, bool]] = []
    monkeypatch.setattr("cogs.reading.read", lambda key: read.append((key, trial.server.gateway.connected)))
    await trial.start()
    assert read == [("caylus", False)]


async def test_all_else_is_read_when_it_is_calm(
    make_bot: Callable[[], TownCrier], monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr("cogs.reading.read", read.append)
    monkeypatch.setattr("cogs.client.CALM_SECONDS", 0.05)

    asking = asyncio.create_task(asyncio.sleep(600))

    def make_one_that_stays() -> TownCrier:
        bot = make_bot()
        bot.prepares = True
        bot.visits.add(asking)
        return bot

    async with sandboxed(make_one_that_stays) as trial:
        await asyncio.sleep(0.2)
        assert read == []
        asking.cancel()
        trial.bot.visits.discard(asking)
        async with asyncio.timeout(60):
            while read != [*GAMES]:  # noqa: ASYNC110 (it goes on in the background)
                await asyncio.sleep(0.01)
    gc.unfreeze()


async def test_a_game_that_cannot_be_read_keeps_nobody_from_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(GAMES.where, "nothing", "engine.nothing.game:Nothing")
    with caplog.at_level(logging.ERROR):
        await read_games(GAMES)
    assert [record.getMessage() for record in caplog.records] == ["nothing can't be read"]


async def test_who_begins_a_game_that_nobody_plays_has_it_read(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr("cogs.reading.read", read.append)
    monkeypatch.setattr(DESKS, "has_read", lambda key: key != "troyes")
    await trial.first.slash("/play", game="troyes")
    assert read == ["troyes"]
