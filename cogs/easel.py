"""Where the pictures are drawn: one thread beside the event loop, so that nobody waits for a board but its readers."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from engine.core.moves import Path
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render.picture import Picture
from render.registry import PAINTERS
from render.warming import works
from service.values import Look

PICTURES_KEPT = 24
"""The newest pictures: what a move calls for is called for by everybody at once."""


class Easel:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="easel")
        self._newest: deque[tuple[Any, asyncio.Future[Picture]]] = deque(maxlen=PICTURES_KEPT)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self) -> None:
        """Paints what all pictures share, piece by piece: whoever wants a picture meanwhile waits for one piece at most."""
        loop = asyncio.get_running_loop()
        pieces = await loop.run_in_executor(self._thread, lambda: list(works()))
        for piece in pieces:
            await loop.run_in_executor(self._thread, piece)

    async def board(self, look: Look, w: Words, before: Any = None) -> Picture:
        return await self._drawn(PAINTERS[look.table.key].board, look.view, look.table.names, w, before)

    async def sheet(self, look: Look, w: Words, before: Any = None) -> Picture:
        return await self._drawn(PAINTERS[look.table.key].sheet, look.view, look.table.names, w, before)

    async def sheet_of(self, look: Look, seat: Seat, w: Words) -> Picture:
        return await self._drawn(PAINTERS[look.table.key].sheet_of, look.view, seat, look.table.names, w)

    def sights(self, look: Look) -> tuple[str, ...]:
        """The further pictures that can be had of a game."""
        return PAINTERS[look.table.key].sights(look.view)

    async def sight(self, look: Look, name: str, w: Words) -> Picture:
        return await self._drawn(PAINTERS[look.table.key].sight, name, look.view, look.table.names, w)

    async def focus(self, look: Look, asked: str, path: Path, w: Words, after: Any = None) -> Picture:
        """The picture that answers a question."""
        return await self._drawn(PAINTERS[look.table.key].focus, look.view, asked, path, look.table.names, w, after)

    async def legend(self, key: str, w: Words) -> Picture:
        """All signs of a game."""
        return await self._drawn(PAINTERS[key].legend, w)

    async def final(self, look: Look, result: Result, w: Words) -> Picture:
        return await self._drawn(PAINTERS[look.table.key].final, look.view, result, look.table.names, w)

    async def _drawn(self, paint: Callable[..., Picture], *values: Any) -> Picture:
        """The picture, drawn once for all who want the same."""
        wanted = (paint, *values)
        for what, drawing in self._newest:
            if what == wanted and not _has_failed(drawing):
                return await asyncio.shield(drawing)
        drawing = asyncio.ensure_future(self.draw(paint, *values))
        self._newest.append((wanted, drawing))
        return await asyncio.shield(drawing)

    async def draw(self, paint: Callable[..., Picture], *values: Any) -> Picture:
        return await asyncio.get_running_loop().run_in_executor(self._thread, paint, *values)


def _has_failed(drawing: "asyncio.Future[Picture]") -> bool:
    return drawing.done() and (drawing.cancelled() or drawing.exception() is not None)
