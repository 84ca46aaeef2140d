"""Computer players. A search runs in a process of its own: in a thread it would hold up everybody's answers."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol

from engine.ai import choose
from engine.core.chance import Chance
from engine.core.moves import text_of
from engine.registry import game


class Thinker(Protocol):
    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        """The text of the move that a computer of this kind makes in game `key`, seeing `view`."""
        ...

    async def close(self) -> None: ...


def think(kind: str, key: str, view: Any, seed: bytes) -> str:
    """The same view and seed give the same move, in every process."""
    return text_of(choose(kind, game(key), view, Chance(seed)))


class DirectThinker:
    """Thinks where it is asked. For tests and tools that have nobody else to answer."""

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        return think(kind, key, view, seed)

    async def close(self) -> None:
        pass


class ProcessThinker:
    """Thinks in a worker process, which starts with the first question. If that process dies, a new one takes over."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, kind: str, key: str, view: Any, seed: bytes) -> str:
        try:
            return await self._ask(kind, key, view, seed)
        except BrokenProcessPool:
            # Several questions may break together: each only gives up the pool that it was asked in.
            return await self._ask(kind, key, view, seed)

    async def _ask(self, *question: Any) -> str:
        pool = self._pool = self._pool or ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"))
        try:
            return await asyncio.wrap_future(pool.submit(think, *question))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False)
            raise

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
