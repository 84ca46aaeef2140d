"""Processes that work for the bot: they die, get stuck and are told to end, and nobody waits for them in vain."""

import asyncio
import os
import pickle
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from service.worker import Worker, WorkerDied
from service.working import HEAD

ROOT = Path(__file__).parents[2]


def wait_and_say(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def fall_over() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(reason: str) -> None:
    raise LookupError(reason)


class Peculiar(Exception):
    """Can't be told to another process."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def be_peculiar() -> None:
    raise Peculiar("this", "that")


def chatter() -> str:
    os.write(1, b"something that nobody asked for")
    return "the answer"


def interrupted() -> str:
    os.kill(os.getpid(), signal.SIGINT)
    os.kill(os.getpid(), signal.SIGTERM)
    return "still here"


def modules() -> set[str]:
    return {name.partition(".")[0] for name in sys.modules}


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    worker = Worker()
    yield worker
    await worker.close()


async def test_it_works_in_one_process_until_that_dies(worker: Worker) -> None:
    assert (worker.pid, worker.starts) == (None, 0)
    first = await worker.work(wait_and_say, 0)
    assert first == worker.pid != os.getpid()
    assert await worker.work(wait_and_say, 0) == first
    assert worker.starts == 1
    os.kill(first, signal.SIGKILL)
    told = await asyncio.gather(*(worker.work(wait_and_say, 0) for _ in range(3)))
    assert len({first, *told}) == 2
    assert worker.starts == 2


async def test_what_kills_every_process_is_tried_twice_and_then_given_up(worker: Worker) -> None:
    with pytest.raises(WorkerDied):
        await worker.work(fall_over)
    assert await worker.work(wait_and_say, 0) == worker.pid


async def test_a_process_that_is_stuck_is_ended(worker: Worker) -> None:
    stuck = await worker.work(wait_and_say, 0)
    with pytest.raises(TimeoutError):
        await worker.work(wait_and_say, 600, within=0.05)
    assert await worker.work(wait_and_say, 0, within=20) != stuck
    await worker.close()
    assert not is_there(stuck)


async def test_even_a_process_that_hears_nothing_is_ended(worker: Worker) -> None:
    stopped = await worker.work(wait_and_say, 0)
    os.kill(stopped, signal.SIGSTOP)
    with pytest.raises(TimeoutError):
        await worker.work(wait_and_say, 0, within=0.05)
    await worker.close()
    assert not is_there(stopped)


async def test_what_goes_wrong_there_goes_wrong_here(worker: Worker) -> None:
    with pytest.raises(LookupError, match="not there") as refused:
        await worker.work(refuse, "not there")
    assert "in refuse" in refused.value.__notes__[0]
    with pytest.raises(RuntimeError, match="this and that"):
        await worker.work(be_peculiar)
    assert await worker.work(wait_and_say, 0) == worker.pid


async def test_what_is_printed_there_is_no_answer(worker: Worker, capfd: pytest.CaptureFixture[str]) -> None:
    assert await worker.work(chatter) == "the answer"
    assert await worker.work(chatter) == "the answer"


async def test_signals_that_stop_the_bot_are_the_bots_business(worker: Worker) -> None:
    assert await worker.work(interrupted) == "still here"


def settle_in() -> None:
    os.environ["SETTLED"] = "yes"


def has_settled() -> str:
    return os.environ.get("SETTLED", "no")


async def test_each_process_settles_in_before_anything_else() -> None:
    worker = Worker(settle_in=settle_in)
    try:
        assert await worker.work(has_settled) == "yes"
        os.kill(worker.pid or 0, signal.SIGKILL)
        assert await worker.work(has_settled) == "yes"
    finally:
        await worker.close()


async def test_it_begins_before_there_is_anything_to_do() -> None:
    worker = Worker(settle_in=settle_in)
    try:
        await worker.begun()
        assert (worker.pid, worker.starts) == (None, 0), "nobody has begun it"
        await worker.begin()
        first = worker.pid
        await worker.begun()
        assert await worker.work(has_settled) == "yes"
        assert (worker.pid, worker.starts) == (first, 1)
    finally:
        await worker.close()


async def test_one_that_dies_before_it_is_asked_is_followed_by_another() -> None:
    worker = Worker(settle_in=settle_in)
    try:
        await worker.begin()
        os.kill(worker.pid or 0, signal.SIGKILL)
        assert await worker.work(has_settled) == "yes"
        assert worker.starts == 2
    finally:
        await worker.close()


async def test_that_one_can_not_settle_in_is_heard_by_who_asks_and_not_by_who_waits() -> None:
    worker = Worker(settle_in=be_peculiar)
    try:
        await worker.begin()
        await worker.begun()
        with pytest.raises(RuntimeError, match="this and that"):
            await worker.work(wait_and_say, 0)
    finally:
        await worker.close()


async def test_one_that_has_only_begun_is_closed_as_well() -> None:
    worker = Worker()
    await worker.begin()
    pid = worker.pid or 0
    await worker.close()
    assert not is_there(pid)


async def test_a_process_that_can_not_settle_in_is_asked_for_nothing() -> None:
    worker = Worker(settle_in=be_peculiar)
    try:
        for _ in range(2):
            with pytest.raises(RuntimeError, match="this and that"):
                await worker.work(wait_and_say, 0)
    finally:
        await worker.close()


async def test_it_reads_nothing_of_the_bot(worker: Worker) -> None:
    assert not {"discord", "cogs", "bot", "db"} & await worker.work(modules)


async def test_a_process_that_is_only_just_starting_is_closed_as_well() -> None:
    for pauses in range(6):
        worker = Worker()
        asked = [asyncio.create_task(worker.work(wait_and_say, 600)) for _ in range(2)]
        for _ in range(pauses):
            await asyncio.sleep(0)
        await worker.close()
        await asyncio.wait(asked)
        assert all(each.cancelled() for each in asked)
        assert worker.pid is None


async def test_who_waits_for_their_turn_may_give_up_without_ending_anything(worker: Worker) -> None:
    first = await worker.work(wait_and_say, 0)
    busy = asyncio.create_task(worker.work(wait_and_say, 0.2))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(worker.work(wait_and_say, 0))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await busy == first == worker.pid


async def test_it_ends_with_its_bot_even_if_that_is_killed_in_the_middle_of_something() -> None:
    program = Path(__file__).parent / "working_bot.py"
    bot = await asyncio.create_subprocess_exec(sys.executable, str(program), stdout=asyncio.subprocess.PIPE)
    assert bot.stdout is not None
    working = int(await bot.stdout.readline())
    assert is_there(working)
    bot.kill()
    await bot.wait()
    async with asyncio.timeout(20):
        while is_there(working):  # noqa: ASYNC110 (nobody tells of the end of somebody else's child)
            await asyncio.sleep(0.01)


@pytest.mark.skipif(not hasattr(os, "SCHED_BATCH"), reason="the system knows no such policy")
@pytest.mark.parametrize(("niceness", "policy"), [(0, "SCHED_OTHER"), (10, "SCHED_BATCH")])
async def test_who_is_nice_takes_the_processor_from_nobody_when_told_something(niceness: int, policy: str) -> None:
    worker = Worker(niceness)
    try:
        assert await worker.work(os.sched_getscheduler, 0) == getattr(os, policy)
    finally:
        await worker.close()


async def test_who_has_an_answer_when_the_bot_is_gone_ends_without_a_word() -> None:
    """A bot that is killed reads no answer, and what would be said of that stands in the log of the next one."""
    command = (sys.executable, "-m", "service.working", "0")
    reading, writing = os.pipe()
    process = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=writing, stderr=asyncio.subprocess.PIPE, cwd=ROOT
    )
    os.close(writing)
    os.close(reading)
    assert process.stdin is not None
    assert process.stderr is not None
    asked = pickle.dumps((os.getpid, ()))
    process.stdin.write(HEAD.pack(len(asked)) + asked)
    await process.stdin.drain()
    async with asyncio.timeout(20):
        said = await process.stderr.read()
        assert (await process.wait(), said) == (0, b"")
    process.stdin.close()
