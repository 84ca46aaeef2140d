"""A newcomer's first minute: a game against a computer, played with the mouse on the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cogs.client import TownCrier
from sandbox.trial import sandboxed
from tests.browser import Tab, chromium, open_browser

ARTIFACTS = Path(__file__).parents[2] / "artifacts" / "page"
BOARD = "[...document.querySelectorAll('.message:not(.ephemeral) .picture img')].at(-1)?.src"
PANEL = "[...document.querySelectorAll('.message.ephemeral')].at(-1)"
NOT_ANSWERS = "['Back', 'Start over', 'Whole board', 'Undo']"
CHOICES = (
    f"[...{PANEL}.querySelectorAll('.component-button.secondary:enabled')]"
    ".map((button) => button.innerText.replace(/\\s+/g, ' ').trim())"
    f".filter((label) => !{NOT_ANSWERS}.includes(label) && !label.endsWith('…'))"
)

pytestmark = pytest.mark.skipif(not chromium(), reason="no Chromium is installed, so the page can't be opened")


async def open_a_table(tab: Tab) -> None:
    """With the hint's button, the mouse and nothing else."""
    await tab.click("#strip-play")
    await tab.click("text=Troyes Dice")
    await tab.click("#send")
    await tab.click("text=Add a computer")
    await tab.click(".select-option:first-child")
    await tab.wait_for("text=(2 taken")
    await tab.click("text=Start")
    await tab.wait_for("text=Make my move")


async def make_a_move(tab: Tab) -> None:
    """Presses the last choice that the panel offers until it can be confirmed."""
    for _ in range(8):
        if await tab.evaluate(f"Boolean({PANEL}.querySelector('.component-button.success:enabled'))"):
            break
        before = await tab.evaluate(f"{PANEL}.innerText")
        if choices := await tab.evaluate(CHOICES):
            await tab.click(f"text={choices[-1]}")
        else:
            await tab.click(".ephemeral .select-button:enabled")
            await tab.click(".select-option:first-child")
        await tab.until(
            f"{PANEL}.innerText !== {json.dumps(before)} && !{PANEL}.querySelector('.busy')", "the panel to change"
        )
    board = await tab.evaluate(BOARD)
    await tab.click("text=Confirm")
    await tab.until(f"{BOARD} !== {json.dumps(board)}", "a new board")


@pytest.mark.parametrize(("name", "width", "height"), [("desktop", 1280, 900), ("phone", 390, 844)])
async def test_a_game_against_a_computer_is_started_and_a_die_is_picked(
    make_bot: Callable[[], TownCrier], tmp_path: Path, name: str, width: int, height: int
) -> None:
    async with sandboxed(make_bot, page=True) as trial, open_browser(tmp_path) as browser:
        tab = await browser.tab()
        await tab.prefer("dark")
        await tab.resize(width, height, phone=name == "phone", scale=2 if name == "phone" else 1)
        await tab.goto(trial.server.page_address)
        await open_a_table(tab)
        await tab.click("text=Make my move")
        await tab.wait_for("#strip", gone=True)
        await tab.wait_for(".ephemeral .picture img")
        await make_a_move(tab)
        await tab.wait_for("text=Which die?")
        await tab.screenshot(ARTIFACTS / f"game-{name}.png")
        await make_a_move(tab)
        await tab.screenshot(ARTIFACTS / f"game-{name}-after-a-pick.png")
        assert tab.errors == []
        assert await tab.evaluate("document.documentElement.scrollWidth") <= width
        await trial.bot.settled()
