"""kill -9 at the moment of a clock's end, of a lost seat and of a reminder: nothing is lost, nothing happens twice."""

from pathlib import Path

import pytest

from sandbox.model import Message
from sandbox.trial import Trial, sandboxed
from service.deadlines import DAY, HOUR
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import LEASE
from tests.e2e.conftest import PATIENCE
from tests.e2e.players import buttons_of, calls_in, last_post, people_of, posts_in, text_of
from tests.e2e.test_killed import Mortal, mortal_bot

POINTS = ("claim", "claimed", "changed", "told", "finish")
"""Before it is claimed; before anything is done; after the commit and before Discord is told; after Discord is told and before
that is noted; before it counts as done."""
MOVED = "move was made by the computer: the time was up"
TAKEN = "The seat is still yours whenever you are back"


async def begin(trial: Trial, **options: str) -> None:
    await trial.first.slash("/play", game="caylus")
    await trial.second.click("Join")
    await trial.third.click("Join")
    await trial.first.click("Options")
    for option, value in options.items():
        await trial.first.select(f"tc:option:1:{option}", value)
    await trial.first.click("Start")
    await trial.first.settled()
    await trial.world.wait_until(
        lambda: "Make my move" in buttons_of(last_post(trial)) and bool(calls_in(trial)), "the board", PATIENCE
    )


async def die_then_and_live_on(trial: Trial, mortal: Mortal, seconds: float, point: str) -> None:
    """So much later a bot begins, dies at the point, and another one lives when nobody holds the claim any more."""
    mortal.stop()
    await mortal.gone()
    trial.world.skip(seconds)
    await mortal.come_back(point)
    trial.world.skip(LEASE + 60)
    await mortal.come_back()


def holding(messages: list[Message], word: str) -> list[Message]:
    return [each for each in messages if word in each.content or word in text_of(each)]


@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("time_up", ["move", "seat"])
async def test_a_clocks_end_comes_once_wherever_the_process_dies(tmp_path: Path, time_up: str, point: str) -> None:
    database = tmp_path / "town-crier.db"
    async with sandboxed(None) as trial, mortal_bot(trial, database) as mortal:
        await begin(trial, clock="h4", time_up=time_up)
        tables = await Tables.open(database, thinker=DirectThinker())
        try:
            (person,) = people_of(trial, await tables.look(1, None))
            await die_then_and_live_on(trial, mortal, 4 * HOUR + 60, point)
            word, kind = (MOVED, "stand-in") if time_up == "move" else (TAKEN, "taken")
            where = posts_in if time_up == "move" else calls_in
            await trial.world.wait_until(lambda: bool(holding(where(trial), word)), word, PATIENCE)
            await trial.world.wait_until(lambda: awaited_call(trial, person.id), "the next one to be called", PATIENCE)
            entries = [entry for entry in await tables.history(1, None) if entry.kind == kind]
            assert len(entries) == 1
            assert len(holding(where(trial), word)) == 1
            boards = [post for post in posts_in(trial) if "Make my move" in buttons_of(post)]
            assert len(boards) == 1
        finally:
            await tables.close()


def awaited_call(trial: Trial, but: int) -> bool:
    """Whether exactly one call stands, to somebody else."""
    calls = [call for call in calls_in(trial) if TAKEN not in call.content]
    return [call.mentions != [but] for call in calls] == [True]


@pytest.mark.parametrize("point", [point for point in POINTS if point != "changed"])
async def test_a_reminder_comes_once_wherever_the_process_dies(tmp_path: Path, point: str) -> None:
    database = tmp_path / "town-crier.db"
    async with sandboxed(None) as trial, mortal_bot(trial, database) as mortal:
        await begin(trial)
        (call,) = calls_in(trial)
        await die_then_and_live_on(trial, mortal, DAY + 60, point)
        await trial.world.wait_until(
            lambda: call.id not in trial.world.messages and bool(calls_in(trial)), "the reminder alone", PATIENCE
        )
        (reminder,) = calls_in(trial)
        assert reminder.mentions == call.mentions and "⏰" in reminder.content
        assert buttons_of(reminder) == ["Make my move"], "it is still the first"
