"""What tests of every part may use: bots on trial in the sandbox."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from sandbox.trial import Trial
    from sandbox.world import World

ROOT = Path(__file__).parents[1]
DESCRIPTION = ROOT.parent / "shared" / "discord-openapi.json"

if DESCRIPTION.is_file():
    os.environ.setdefault("DISCORD_OPENAPI", str(DESCRIPTION))

SLOW = (
    "test_killed.py",
    "test_siege.py",
    "test_in_the_browser.py",
    "test_page.py",
    "test_every_painter.py",
    "test_panel_heights.py",
    "test_playthroughs.py",
)
"""Processes that are killed, browsers and pictures by the hundred: once for each change is enough."""

TRIALS = pytest.StashKey[list[Any]]()

PutOnTrial = Callable[..., Awaitable["Trial"]]


@pytest.fixture
async def put_on_trial(request: pytest.FixtureRequest) -> AsyncIterator[PutOnTrial]:
    """`await put_on_trial(make_bot)` starts a bot in a fresh world; what it did wrong fails the test when it ends."""
    from sandbox.trial import sandboxed

    trials = request.node.stash.setdefault(TRIALS, [])
    async with AsyncExitStack() as stack:

        async def start(make_bot: Callable[[], Any], world: World | None = None, *, page: bool = False) -> Trial:
            trial = await stack.enter_async_context(sandboxed(make_bot, world, page=page))
            trials.append(trial)
            return trial

        yield start


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.name in SLOW:
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Adds the transcript of each trial to the report of a failed test."""
    report = yield
    if report.failed:
        for trial in item.stash.get(TRIALS, []):
            report.sections.append(("what happened in the sandbox", trial.world.transcript()))
    return report
