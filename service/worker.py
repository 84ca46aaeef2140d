"""A process that works for the bot, where it holds up nobody's answers: one thing at a time, and a new one when it dies.

The two speak through the pipes of the process (`service/working.py` is the other end), so no thread of the bot has to do with it,
and the process reads nothing of the bot but what it works on.
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from service.working import HEAD

T = TypeVar("T")

START_SECONDS: Final = 60.0
"""A process that has not come to life by then never will."""
BUFFER: Final = 1 << 20
"""Bytes of an answer that are read at once: a picture is smaller."""


class WorkerDied(Exception):
    """The process is gone before it had an answer."""


class Worker:
    """A process, which starts with the first thing to do. Whoever loses patience ends it: there is no other way to stop it."""

    def __init__(self, niceness: int = 0, settle_in: Callable[[], object] | None = None) -> None:
        """`settle_in` is what each new process does first, in its own time."""
        self._niceness = niceness
        self._settle_in = settle_in
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._ended: list[Process] = []
        """Those that may still be on their way out."""
        self._has_settled = False
        """The process has said so."""
        self._is_closed = False
        self.starts = 0
        """How often it has begun anew."""

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return self._process.pid if self._process else None

    async def begin(self) -> None:
        """The process comes to life, and settles in while the bot has other things to do. If it fails, the first to ask hears."""
        async with self._turn:
            with suppress(OSError):
                await self._launch()

    async def begun(self) -> None:
        """Waits until it has settled in, or can't."""
        async with self._turn:
            if self._process is not None:
                with suppress(Exception):
                    await self._started()

    async def work(self, function: Callable[..., T], *values: Any, within: float | None = None) -> T:
        """What the function gives. `within` so many seconds, not counting the start of a process; then TimeoutError is raised.

        A process that dies is not always killed by what it does: everything is tried twice.
        """
        async with self._turn:
            try:
                return await self._ask(function, values, within)
            except WorkerDied:
                return await self._ask(function, values, within)

    async def _ask(self, function: Callable[..., T], values: tuple[Any, ...], within: float | None) -> T:
        try:
            process = await self._started()
            async with asyncio.timeout(within):
                return await _answer(process, function, values)
        except (WorkerDied, TimeoutError, asyncio.CancelledError):
            self._end()
            raise

    async def _started(self) -> Process:
        """Whoever still waits when the bot ends waits in vain."""
        if self._process is None and not self._is_closed:
            await self._launch()
        if self._process is None or self._is_closed:
            raise asyncio.CancelledError
        if not self._has_settled:
            await self._settled(self._process)
        return self._process

    async def _launch(self) -> None:
        """What it is to do first is told before it can listen."""
        async with asyncio.timeout(START_SECONDS):
            process = self._process = await _new_process(self._niceness)
        self._has_settled = False
        self.starts += 1
        _tell(process, self._settle_in or os.getpid, ())

    async def _settled(self, process: Process) -> None:
        try:
            async with asyncio.timeout(START_SECONDS):
                await _heard(process)
        except Exception:
            self._end()
            raise
        self._has_settled = True

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            self._ended.append(process)
            with suppress(ProcessLookupError):
                process.kill()
        self._ended = [each for each in self._ended if each.returncode is None]

    async def close(self) -> None:
        """What is not finished is not waited for."""
        self._is_closed = True
        self._end()
        async with self._turn:
            self._end()
        await asyncio.gather(*(each.wait() for each in self._ended))


async def _new_process(niceness: int) -> Process:
    """With this program's modules, and without its main one."""
    places = [place or str(Path.cwd()) for place in sys.path]
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(places)}
    command = (sys.executable, "-P", "-m", "service.working", str(niceness))
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=surroundings, limit=BUFFER)


async def _answer(process: Process, function: Callable[..., T], values: tuple[Any, ...]) -> T:
    _tell(process, function, values)
    return cast(T, await _heard(process))


def _tell(process: Process, function: Callable[..., Any], values: tuple[Any, ...]) -> None:
    """Whatever does not go through at once goes as soon as the process reads it."""
    assert process.stdin is not None
    asked = pickle.dumps((function, values), pickle.HIGHEST_PROTOCOL)
    process.stdin.write(HEAD.pack(len(asked)) + asked)


async def _heard(process: Process) -> Any:
    """What the process says to the first thing that it was told and has not answered."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        await process.stdin.drain()
        (size,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
        is_done, answer = pickle.loads(await process.stdout.readexactly(size))
    except (asyncio.IncompleteReadError, ConnectionError) as error:
        raise WorkerDied(f"process {process.pid} is gone") from error
    if not is_done:
        raise answer
    return answer
