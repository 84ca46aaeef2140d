"""Pictures that can't be drawn: a drawing process that is killed or stuck keeps nobody from playing."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs import line as lines
from cogs.client import TownCrier
from environment import Settings
from locales import SOURCE, words
from sandbox.model import Message
from sandbox.trial import Trial, sandboxed
from service.thinking import DirectThinker
from tests.e2e.players import SQUARE, answer_to, last_post, pick, quiet, start_table
from tests.service.company import numbered_seeds

UNDRAWN = words(SOURCE)("picture-undrawn")


@pytest.fixture
async def drawing(tmp_path: Path) -> AsyncIterator[Trial]:
    """A bot that has a process draw."""
    settings = Settings("", tmp_path / "town-crier.db", "INFO", None, 0, drawing_processes=1)
    seeds = numbered_seeds()
    async with sandboxed(lambda: TownCrier(settings, thinker=DirectThinker(), seeds=seeds)) as trial:
        for person in trial.people:
            person.patience = 60
        yield trial


def process_of(trial: Trial) -> int:
    return trial.bot.easel.line._places[0].hand.pid


def has_picture(message: Message) -> bool:
    return bool(message.attachments)


async def begun_drawing(trial: Trial) -> None:
    async with asyncio.timeout(60):
        while all(place.is_idle for place in trial.bot.easel.line._places):  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.005)


async def test_a_process_that_is_killed_in_the_middle_of_a_picture_is_replaced_and_the_press_answered(
    drawing: Trial,
) -> None:
    await start_table(drawing, drawing.second)
    await quiet(drawing)
    killed = process_of(drawing)
    os.kill(killed, signal.SIGSTOP)
    await drawing.first.slash("/board", channel=SQUARE)
    await begun_drawing(drawing)
    os.kill(killed, signal.SIGKILL)
    await drawing.first.settled()
    assert "Troyes Dice" in answer_to(drawing.first)
    assert UNDRAWN not in answer_to(drawing.first)
    assert process_of(drawing) not in (killed, None)
    await pick(drawing, drawing.first)
    await quiet(drawing)
    assert has_picture(last_post(drawing))


async def test_a_process_that_is_stuck_costs_a_picture_and_no_answer(
    drawing: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing.expect("is not drawn in")
    await start_table(drawing, drawing.second)
    await quiet(drawing)
    stuck = process_of(drawing)
    os.kill(stuck, signal.SIGSTOP)
    with monkeypatch.context() as impatient:
        impatient.setattr(lines, "DRAWING_SECONDS", 0.2)
        await drawing.first.slash("/board", channel=SQUARE)
        await drawing.first.settled()
    assert f"{UNDRAWN}\nThe wheel of Troyes Dice" in answer_to(drawing.first)
    await drawing.second.slash("/board", channel=SQUARE)
    await drawing.second.settled()
    assert UNDRAWN not in answer_to(drawing.second)
    assert process_of(drawing) not in (stuck, None)


async def test_the_process_ends_with_the_bot(drawing: Trial) -> None:
    await start_table(drawing, drawing.second)
    await quiet(drawing)
    process = process_of(drawing)
    await drawing.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
