"""Every panel fits one screen, as a browser lays it out: one of a desktop, one and a half of a phone."""

from collections.abc import AsyncIterator, Iterator
from itertools import chain
from typing import Any

import pytest
import pytest_asyncio

from cogs.stage import stage_at
from engine.caylus.facts import ROAD
from engine.caylus.state import ASK_FAVOUR, Ask
from engine.core.choosing import Question, narrow
from engine.core.moves import Path
from engine.registry import GAMES
from service.values import Look
from tests.browser import Browser, chromium, open_browser
from tests.cogs.every_panel import Kind, kinds, shown_to
from tests.cogs.panel_heights import HIGHEST, Spot, drawn, heights, largest, page, spots, too_high
from tests.cogs.test_caylus_desk import late_towns
from tests.engine.caylus import caylus_town
from tests.engine.caylus.caylus_town import Town
from tests.engine.troyes import troyes_table
from tests.engine.troyes.troyes_table import troyes
from tests.engine.troyes_dice import dice_table
from tests.engine.troyes_dice.dice_table import dice

needs_chromium = pytest.mark.skipif(not chromium(), reason="no Chromium is installed, so no panel can be laid out")
pytestmark = pytest.mark.asyncio(loop_scope="module")

EACH = 3
"""Panels of every question: the largest."""
ONE_IN = {"caylus": 2, "troyes_dice": 6, "troyes": 6}
"""Positions of a game that are looked at; in some games more is asked at each of them. Elsewhere all are."""
QUESTIONS: dict[str, set[str]] = {
    "caylus": set[str](caylus_town.QUESTIONS),
    "troyes_dice": set[str](dice_table.QUESTIONS) - {"columns"},  # It has one answer, so nobody is asked.
    "troyes": set[str](troyes_table.QUESTIONS),
}
"""What must be among them, where it is known."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Browser]:
    """One Chromium for all tests here."""
    async with open_browser(tmp_path_factory.mktemp("chromium")) as started:
        yield started


def seldom(key: str) -> list[Any]:
    """Positions with questions that games between computers seldom come to."""
    match key:
        case "caylus":
            return [town.state for town in (*late_towns(), Town().begin(ROAD, Ask(ASK_FAVOUR, 0)))]
        case "troyes_dice":
            two_bonuses = dice("r1 b3w y3 r6", citizens=(5, 6, 14), tiles={1: 6}, built="fortress2")
            return [two_bonuses.state, dice("r1 b3w y3 r6", citizens=(20, 0, 0)).state]
        case "troyes":
            mill = troyes(tradesmen={"miller": [0]}, dice={0: "y6 y3"}, citizens={"palace-1": 0, "bishopric-1a": 0})
            return [mill.state, troyes(cubes={"priest": {0: 2}}, dice={0: "y2"}).state]
        case _:
            return []


def asked_in(look: Look) -> Iterator[Spot]:
    """Each kind of question in this position once."""
    game, seen, paths = look.table.game, set[str](), list[Path]([()])
    while paths:
        found = narrow(game, look.view, paths.pop())
        if not isinstance(found, Question):
            continue
        paths += [(*found.path, answer) for answer in found.answers]
        if found.asked not in seen:
            seen.add(found.asked)
            yield Spot(stage_at(look, found.path, len(found.path)), ())


def found_in(key: str) -> Iterator[Spot]:
    game = GAMES[key]
    for seed, kind in enumerate(each for each in kinds() if each.game.key == key):
        yield from spots(kind, seed, ONE_IN.get(key, 1))
    for state in seldom(key):
        yield from asked_in(shown_to(Kind(game, {}, state.table.seats), state, game.to_act(state)[0]))


@needs_chromium
@pytest.mark.parametrize("key", GAMES)
async def test_every_panel_fits_one_screen(browser: Browser, key: str) -> None:
    every = [drawn(spot) for spot in largest(found_in(key), EACH)]
    assert {each.spot.asked for each in every} >= QUESTIONS.get(key, set())
    async with page(browser) as tab:
        found = [too_high(every, await heights(tab, every, screen), screen) for screen in HIGHEST]
        assert [*chain(*found)] == []
