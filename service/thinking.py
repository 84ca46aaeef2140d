"""Computer players. A search runs in a process of its own: in a thread it would hold up everybody's answers."""

import asyncio
import os
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from service.thoughts import think
from service.worker import Worker

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


class DirectThinker:
    """Thinks where it is asked. For tests and tools that have nobody else to answer."""

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        return think(kind, key, view, seed)

    async def work(self, function: Callable[..., T], *values: Any) -> T:
        return function(*values)

    async def close(self) -> None:
        pass


class ThinkingPool:
    """Several processes, each with one thought at a time: a slow one holds up no other, as long as one process is free.

    A process starts when all others are thinking; whoever finds none free waits for whichever is the first to be.
    """

    def __init__(self, size: int | None = None) -> None:
        size = size or max(LEAST_PROCESSES, os.cpu_count() or 1)
        self._idle = [Worker(NICENESS) for _ in range(size)]
        self._all = tuple(self._idle)
        self._places = asyncio.Semaphore(size)

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers of those that have been started."""
        return tuple(worker.pid for worker in self._all if worker.pid)

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        return await self.work(think, kind, key, view, seed)

    async def work(self, function: Callable[..., T], *values: Any) -> T:
        async with self._places:
            worker = self._idle.pop()
            try:
                return await worker.work(function, *values)
            finally:
                self._idle.append(worker)

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._all))
