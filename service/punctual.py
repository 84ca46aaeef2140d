"""The loop that the bot runs on: asyncio's own, but for when it wakes up.

On Linux, asyncio waits for whole milliseconds, rounded up, and whatever comes in begins a new wait: while others work for the
bot, what is due then comes up to a millisecond late each time. This one is as punctual as the system.
"""

import asyncio
import select
import selectors
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

FILES_AT_MOST: Final = 1024
"""As many files can be watched by their numbers; the loop's is one of the first."""


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(work)


def new_loop() -> asyncio.AbstractEventLoop:
    """Where asyncio waits otherwise, it is punctual already."""
    if not hasattr(selectors, "EpollSelector"):
        return asyncio.new_event_loop()
    return asyncio.SelectorEventLoop(_punctual_selector())


def _punctual_selector() -> selectors.BaseSelector:
    class PunctualSelector(selectors.EpollSelector):
        def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
            if timeout is not None and timeout > 0 and self.fileno() < FILES_AT_MOST:
                select.select([self], [], [], timeout)
                timeout = 0
            return super().select(timeout)

    return PunctualSelector()
