"""Where the pictures are drawn: beside the event loop, so that nobody waits for a board but its readers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cogs.hands import hands
from cogs.line import Audience, Line
from engine.core.moves import Path as Answers
from engine.core.result import Result
from engine.core.seats import Seat
from locales import Words
from render.drawing import painted
from render.picture import Picture
from render.registry import PAINTERS
from service.values import Look, Table


class Easel:
    """For those who wait for an answer. `patient` is for all else."""

    def __init__(self, processes: int = 0, folder: Path | None = None) -> None:
        """So many draw; where there are none, a thread does. In the folder, what is painted ahead is kept for the next start."""
        self.line = Line(hands(processes, folder))

    async def begin(self) -> None:
        """Whoever draws comes to life while the bot is still being read."""
        await self.line.begin()

    async def begun(self) -> None:
        await self.line.begun()

    async def close(self) -> None:
        await self.line.close()

    async def warm_up(self, pause: Callable[[], float]) -> None:
        await self.line.prepare(pause)

    def patient(self, is_stale: Callable[[], bool] = lambda: False, *, ahead: bool = False) -> "PatientEasel":
        """Draws after everybody's answers, and nothing that is stale by then: Outdated is raised instead.

        `ahead` of what will be wanted soon, it draws when nothing else is wanted.
        """
        return PatientEasel(self.line, is_stale, ahead)

    async def board(self, look: Look, w: Words, before: Any = None) -> Picture:
        return await self.of(look.table, look.seat, "board", look.view, look.table.names, w, before)

    async def sheet(self, look: Look, w: Words, before: Any = None) -> Picture:
        return await self.of(look.table, look.seat, "sheet", look.view, look.table.names, w, before)

    async def sheet_of(self, look: Look, seat: Seat, w: Words) -> Picture:
        return await self.of(look.table, look.seat, "sheet_of", look.view, seat, look.table.names, w)

    def sights(self, look: Look) -> tuple[str, ...]:
        """The further pictures that can be had of a game."""
        return PAINTERS[look.table.key].sights(look.view)

    async def sight(self, look: Look, name: str, w: Words) -> Picture:
        return await self.of(look.table, look.seat, "sight", name, look.view, look.table.names, w)

    async def focus(self, look: Look, asked: str, path: Answers, w: Words, after: Any = None) -> Picture:
        """The picture that answers a question."""
        return await self.of(look.table, look.seat, "focus", look.view, asked, path, look.table.names, w, after)

    async def legend(self, key: str, w: Words) -> Picture:
        """All signs of a game."""
        return await self.draw(painted, key, "legend", w)

    async def final(self, look: Look, result: Result, w: Words) -> Picture:
        return await self.of(look.table, look.seat, "final", look.view, result, look.table.names, w)

    async def of(self, table: Table, seat: Seat | None, kind: str, *values: Any) -> Picture:
        """A picture of a game as `seat` sees it: what this method of the game's painter makes of the values."""
        return await self._drawn((table.id, seat), painted, (table.key, kind, *values))

    async def draw(self, paint: Callable[..., Picture], *values: Any) -> Picture:
        """A picture of no game that is played."""
        return await self._drawn((0, None), paint, values)

    async def _drawn(self, audience: Audience, paint: Callable[..., Picture], values: tuple[Any, ...]) -> Picture:
        return await self.line.picture(audience, paint, values)


class PatientEasel(Easel):
    def __init__(self, line: Line, is_stale: Callable[[], bool], ahead: bool) -> None:
        self.line = line
        self._is_stale = is_stale
        self._ahead = ahead

    async def _drawn(self, audience: Audience, paint: Callable[..., Picture], values: tuple[Any, ...]) -> Picture:
        return await self.line.picture(audience, paint, values, self._is_stale, ahead=self._ahead)
