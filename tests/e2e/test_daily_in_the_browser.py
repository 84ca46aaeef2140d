"""The daily challenge with the mouse on the page: play it, go on, see the result and share it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cogs.client import TownCrier
from sandbox.trial import Trial, sandboxed
from tests.browser import Tab, chromium, open_browser
from tests.e2e.test_daily import to_hour
from tests.e2e.test_in_the_browser import ARTIFACTS, PANEL

pytestmark = pytest.mark.skipif(not chromium(), reason="no Chromium is installed, so the page can't be opened")


async def use(tab: Tab, command: str) -> None:
    await tab.click("#composer-text")
    await tab.type(command)
    await tab.until(f"document.querySelector('#composer-text').value === '{command}'", "the command to be typed")
    await tab.wait_for("text=The challenge of the day")
    await tab.key("Enter")
    await tab.click("#send")


async def play_on(trial: Trial, halves: int) -> None:
    """So many picks at random, without the page."""
    tables, chance, user_id = trial.bot.tables, Random(5), trial.first.id
    for _ in range(halves):
        look = await tables.look(1, user_id)
        if look.is_awaited:
            await tables.play(1, user_id, look.occasion, look.table.game.random_move(look.view, chance.randrange).parts)


@pytest.mark.parametrize(("name", "width", "height"), [("desktop", 1280, 900), ("phone", 390, 844)])
async def test_the_challenge_is_played_and_shared_by_mouse(
    make_bot: Callable[[], TownCrier], tmp_path: Path, name: str, width: int, height: int
) -> None:
    async with sandboxed(make_bot, page=True) as trial, open_browser(tmp_path) as browser:
        to_hour(trial, 12)
        tab = await browser.tab()
        await tab.prefer("dark")
        await tab.resize(width, height, phone=name == "phone", scale=2 if name == "phone" else 1)
        await tab.goto(trial.server.page_address)
        await tab.wait_for(".ready #channel-name")
        await use(tab, "/daily")
        await tab.wait_for("text=Check the dice")
        await tab.screenshot(ARTIFACTS / f"daily-{name}.png")
        await tab.click("text=Play")
        await tab.wait_for(".ephemeral .picture img")
        await tab.screenshot(ARTIFACTS / f"daily-{name}-columns.png")
        await play_on(trial, 4)
        await use(tab, "/daily")
        await tab.click("text=Go on")
        # Each day has dice of its own: where only one of them can be paid, the next question is asked at once.
        await tab.until(f"/Which die|What for/.test({PANEL}.innerText)", "the next question")
        await tab.screenshot(ARTIFACTS / f"daily-{name}-in-the-middle.png")
        await play_on(trial, 20)
        await use(tab, "/daily")
        await tab.click("text=My result")
        await tab.until(f"{PANEL}.querySelectorAll('.picture img').length === 1", "the sheet")
        await tab.screenshot(ARTIFACTS / f"daily-{name}-over.png")
        await tab.click("text=Share")
        await tab.wait_for("text=Play it too")
        await tab.until("[...document.images].every((image) => image.complete)", "the pictures")
        await tab.screenshot(ARTIFACTS / f"daily-{name}-shared.png")
        assert tab.errors == []
        assert await tab.evaluate("document.documentElement.scrollWidth") <= width
        await trial.bot.settled()
