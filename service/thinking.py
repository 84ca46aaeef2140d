"""Computer players. A search runs in a process of its own: in a thread it would hold up everybody's answers."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, Protocol, TypeVar

from engine.ai import choose
from engine.core.chance import Chance
from engine.core.moves import text_of
from engine.registry import game

T = TypeVar("T")

LEAST_PROCESSES: Final = 2
"""Also on one core: the system shares it out."""
NICENESS: Final = 10
"""On a busy machine, people who wait for an answer come before computers who think."""


class Thinker(Protocol):
    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        """The text of the move that a computer of this kind makes in game `key`, seeing `view`."""
        ...

    async def work(self, function: Callable[..., T], *values: Any) -> T:
        """What the function gives, worked out where it holds nobody up."""
        ...

    async def close(self) -> None: ...


def think(kind: str, key: str, view: Any, seed: bytes) -> str:
    """The same view and seed give the same move, in every process."""
    return text_of(choose(kind, game(key), view, Chance(seed)))


class DirectThinker:
    """Thinks where it is asked. For tests and tools that have nobody else to answer."""

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        return think(kind, key, view, seed)

    async def work(self, function: Callable[..., T], *values: Any) -> T:
        return function(*values)

    async def close(self) -> None:
        pass


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"), initializer=_settle_in)


def _settle_in() -> None:
    """In the new process: Ctrl-C is the bot's business, and when the bot is gone, there is nothing left to think about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
    os._exit(0)


class ProcessThinker:
    """Thinks in a worker process, which starts with the first question. If that process dies, a new one takes over."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process: Future[int] | None = None
        """Says the number of the process once it has started."""

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        return await self.work(think, kind, key, view, seed)

    async def work(self, function: Callable[..., T], *values: Any) -> T:
        try:
            return await self._ask(function, *values)
        except BrokenProcessPool:
            # Several questions may break together: each only gives up the pool that it was asked in.
            return await self._ask(function, *values)

    async def _ask(self, function: Callable[..., T], *values: Any) -> T:
        pool = self._pool = self._pool or self._started()
        try:
            return await asyncio.wrap_future(pool.submit(function, *values))
        except BrokenProcessPool:
            self._give_up(pool)
            raise
        except asyncio.CancelledError:
            # Whoever asked has lost patience: the thought can only be ended with its process.
            self._give_up(pool)
            raise

    def _started(self) -> ProcessPoolExecutor:
        pool = _new_pool()
        self._process = pool.submit(os.getpid)
        return pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            _kill(self._process)
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """A thought that is not finished is not waited for."""
        pool, self._pool = self._pool, None
        if pool:
            _kill(self._process)
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


class ThinkingPool:
    """Several processes, each with one thought at a time: a slow one holds up no other, as long as one process is free.

    A process starts when all others are thinking; whoever finds none free waits for whichever is the first to be.
    """

    def __init__(self, size: int | None = None) -> None:
        size = size or max(LEAST_PROCESSES, os.cpu_count() or 1)
        self._idle = [ProcessThinker() for _ in range(size)]
        self._all = tuple(self._idle)
        self._places = asyncio.Semaphore(size)

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        return await self.work(think, kind, key, view, seed)

    async def work(self, function: Callable[..., T], *values: Any) -> T:
        async with self._places:
            thinker = self._idle.pop()
            try:
                return await thinker.work(function, *values)
            finally:
                self._idle.append(thinker)

    async def close(self) -> None:
        await asyncio.gather(*(thinker.close() for thinker in self._all))


def _kill(process: "Future[int] | None") -> None:
    if process is not None and process.done() and process.exception() is None:
        with suppress(ProcessLookupError):
            os.kill(process.result(), signal.SIGTERM)
