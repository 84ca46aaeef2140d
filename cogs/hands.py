"""Who draws: a thread of the bot, or processes beside it. Each draws one picture at a time."""

import os
from asyncio import timeout, wrap_future
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from render.drawing import settle_in
from service.worker import Worker

T = TypeVar("T")
Asked: TypeAlias = "SimpleQueue[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]] | None]"

PROCESSES_AT_MOST: Final = 3
"""Each takes about 100 MB, and draws thirty pictures a second and more."""


class Hand(Protocol):
    """Draws, and can be given up in the middle of it."""

    @property
    def starts(self) -> int:
        """How often it has begun anew, with nothing prepared."""
        ...

    async def begin(self) -> None:
        """Settles in before anything is wanted, if that holds up nobody else."""
        ...

    async def begun(self) -> None:
        """Waits until it has settled in."""
        ...

    async def work(self, function: Callable[..., T], *values: Any, within: float | None = None) -> T:
        """Raises TimeoutError where it takes longer than `within` seconds."""
        ...

    async def close(self) -> None: ...


def processes_for(cores: int) -> int:
    """The loop needs a core of its own; on a single one, a process would only take memory."""
    return min(cores - 1, PROCESSES_AT_MOST)


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def hands(processes: int, folder: Path | None = None) -> list[Hand]:
    """So many processes; a thread where there is none. In the folder lies what was painted before."""
    settling = partial(settle_in, max(1, processes), folder)
    return [Worker(settle_in=partial(settling, ahead=True)) for _ in range(processes)] or [ThreadHand(settling)]


class ThreadHand:
    """A thread, which starts with the first picture. One that is stuck can't be ended: it is left alone, and another begins."""

    starts = 1
    """What a thread has prepared, the next one has as well."""

    def __init__(self, settle_in: Callable[[], object] | None = None) -> None:
        """`settle_in` is what the first thread does first."""
        self._settle_in = settle_in
        self._asked: Asked | None = None

    async def begin(self) -> None:
        """With the first picture: until then the bot has more to do than it."""

    async def begun(self) -> None:
        pass

    async def work(self, function: Callable[..., T], *values: Any, within: float | None = None) -> T:
        if self._asked is None:
            self._asked = SimpleQueue()
            Thread(target=_draw, args=(self._asked, self._settle_in), name="easel", daemon=True).start()
            self._settle_in = None
        drawing: Future[T] = Future()
        self._asked.put((drawing, function, values))
        try:
            async with timeout(within):
                return await wrap_future(drawing)
        except TimeoutError:
            await self.close()
            raise

    async def close(self) -> None:
        """What is not finished is not waited for."""
        if self._asked is not None:
            self._asked.put(None)
            self._asked = None


def _draw(asked: Asked, settle_in: Callable[[], object] | None) -> None:
    if settle_in is not None:
        settle_in()
    while (wanted := asked.get()) is not None:
        drawing, function, values = wanted
        if not drawing.set_running_or_notify_cancel():
            continue
        try:
            drawing.set_result(function(*values))
        except BaseException as error:
            drawing.set_exception(error)
