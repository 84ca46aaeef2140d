"""When the bot's loop wakes up."""

import asyncio
import os
import select
import selectors
from time import perf_counter
from typing import Any

import pytest

from service.punctual import run

SOON = 0.0502
"""Seconds; not a whole number of milliseconds."""


@pytest.mark.skipif(not hasattr(selectors, "EpollSelector"), reason="asyncio is punctual here already")
def test_it_waits_until_it_is_time_and_not_for_the_next_millisecond(monkeypatch: pytest.MonkeyPatch) -> None:
    waited, wait = list[float](), select.select

    def waiting(reading: Any, writing: Any, failing: Any, seconds: float) -> Any:
        waited.append(seconds)
        return wait(reading, writing, failing, seconds)

    monkeypatch.setattr(select, "select", waiting)
    run(asyncio.sleep(SOON))
    assert waited
    assert max(waited) <= SOON


def test_what_comes_in_is_heard_at_once() -> None:
    async def heard() -> float:
        reading, writing = os.pipe()
        loop, there = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(reading, there.set)
        loop.call_later(0.01, os.write, writing, b"x")
        loop.call_later(5, int)
        begun = perf_counter()
        try:
            await there.wait()
        finally:
            loop.remove_reader(reading)
            os.close(reading)
            os.close(writing)
        return perf_counter() - begun

    assert run(heard()) < 1


def test_it_begins_other_programs() -> None:
    async def ended() -> int:
        return await (await asyncio.create_subprocess_exec("true")).wait()

    assert run(ended()) == 0
