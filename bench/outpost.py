"""The bot that is measured, in a process of its own: `Trial.spawn("bench.outpost:make_bot", BENCH_DATABASE=...)`.

On SIGUSR1 it begins to draw boards without a pause, on the next one it stops. With BENCH_STEPS, a file, every step of its loop
is timed; on SIGUSR2 it writes those that took long into the file.
"""

import asyncio
import json
import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bot import begin
from cogs.hands import cores, processes_for
from engine.registry import GAMES
from environment import Settings
from locales import SOURCE, words
from render.drawing import painted
from render.samples import NAMES, kinds_of, play
from service.punctual import run as run

if TYPE_CHECKING:
    from cogs.client import TownCrier

WORTH_TELLING: Final = 0.002
"""Seconds of a step."""


async def make_bot() -> "TownCrier":
    """In the order of `bot.py`."""
    database = Path(os.environ["BENCH_DATABASE"])
    given = os.environ.get("DRAWING_PROCESSES")
    processes = int(given) if given else processes_for(cores())
    settings = Settings("", database, "ERROR", None, 0, processes)
    easel = await begin(settings)
    from cogs.client import TownCrier

    bot = TownCrier(settings, easel=easel, prepares=True)
    loop = asyncio.get_running_loop()
    drawing = Drawing(bot)
    loop.add_signal_handler(signal.SIGUSR1, drawing.toggle)
    if file := os.environ.get("BENCH_STEPS"):
        steps = Steps()
        loop.add_signal_handler(signal.SIGUSR2, lambda: steps.write(Path(file)))
    return bot


class Drawing:
    """Boards of all games, one position after the other."""

    def __init__(self, bot: "TownCrier") -> None:
        self._bot = bot
        self._task: asyncio.Task[None] | None = None

    def toggle(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._draw())
        else:
            self._task.cancel()
            self._task = None

    async def _draw(self) -> None:
        samples = {key: await asyncio.to_thread(play, key, next(iter(kinds_of(key).values()))) for key in GAMES}
        while True:
            for key, sample in samples.items():
                for view in sample.views:
                    names = NAMES[: view.table.seats]
                    await self._bot.easel.draw(painted, key, "board", view, names, words(SOURCE))


class Steps:
    """How long each step of the loop takes. Whatever the loop runs, it runs as a handle."""

    def __init__(self) -> None:
        self._long: list[tuple[float, float, float, str]] = []
        run = asyncio.Handle._run

        def timed(handle: Any) -> None:
            began, cpu = time.perf_counter(), time.thread_time()
            run(handle)
            took = time.perf_counter() - began
            if took >= WORTH_TELLING:
                self._long.append((time.time(), took, time.thread_time() - cpu, _said(handle)))

        asyncio.Handle._run = timed  # pyright: ignore[reportAttributeAccessIssue]

    def write(self, file: Path) -> None:
        """As a whole: who waits for the file finds all of it."""
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps(self._long))
        fresh.rename(file)
        self._long = []


def _said(handle: Any) -> str:
    task = getattr(handle._callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return f"{task.get_name()} {_where(task)}"
    return repr(handle._callback)[:120]


def _where(task: "asyncio.Task[Any]") -> str:
    stack = task.get_stack(limit=1)
    return f"{Path(stack[-1].f_code.co_filename).name}:{stack[-1].f_lineno}" if stack else "done"
