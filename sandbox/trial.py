"""One bot on trial: a world, its server and a bot in one event loop, for tests.

    async with sandboxed(make_bot) as trial:
        await trial.first.slash("/play", game="troyes_dice")
        await trial.second.click("Join")
        await trial.restart()

Leaving it asserts that the bot broke no rule, left nobody without an answer, logged no error and asked for no unknown
route; `trial.expect("10062")` names what a test provokes on purpose. The transcript is printed where something failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context, ContextVar, copy_context
from typing import Any
from weakref import WeakSet

from sandbox.actors import Actor
from sandbox.redirect import redirected, settle_in
from sandbox.rest import TOKEN
from sandbox.server import Server
from sandbox.town import ready_made_world
from sandbox.world import World

_alive: ContextVar[Any] = ContextVar("the trial whose bot runs here", default=None)
"""Tasks inherit it, so that all that a bot ever started can be found when it is killed."""

PACE = 0.02
"""A trial meets the limits of Discord in a fiftieth of their time."""

BotMaker = Callable[[], Any]
"""Makes a fresh discord.py client that has not been started; called again at each restart."""


class Errors(logging.Handler):
    """Collects the records of errors while a trial lasts."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        formatter = logging.Formatter("%(name)s: %(message)s")
        self.lines.append(formatter.format(record))


class Trial:
    """What a test holds: the world, the people in it, the server, the bot (None where it runs in a process of its own)."""

    def __init__(self, make_bot: BotMaker | None, world: World, *, page: bool = False) -> None:
        self.make_bot = make_bot
        self.world = world
        world.limits.pace = PACE
        self.server = Server(world, page=page)
        self.people = [Actor(world, user) for user in world.people]
        self.errors = Errors()
        self.expected: set[str] = set()
        self.bot: Any = None
        self._running: asyncio.Task[None] | None = None
        self._tasks: WeakSet[asyncio.Task[Any]] = WeakSet()

    @property
    def first(self) -> Actor:
        return self.people[0]

    @property
    def second(self) -> Actor:
        return self.people[1]

    @property
    def third(self) -> Actor:
        return self.people[2]

    @property
    def fourth(self) -> Actor:
        return self.people[3]

    # --- the bot's life ---------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Makes a bot and waits until it is ready."""
        if self.make_bot is None:
            return
        self.bot = self.make_bot()
        settle_in(self.bot, self.world)
        context = copy_context()
        context.run(_alive.set, self)
        self._running = asyncio.create_task(self.bot.start(TOKEN), context=context)
        ready = asyncio.create_task(self._ready())
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=30)
        if self._running.done():
            ready.cancel()
            self._running.result()
        if not ready.done():
            ready.cancel()
            raise TimeoutError("waited 30 s in vain for the bot to be ready")
        await ready

    async def _ready(self) -> None:
        """`wait_until_ready` needs a bot that has logged in."""
        await self.connected()
        await self.bot.wait_until_ready()

    async def connected(self) -> None:
        """Waits until a bot is at the gateway, in whichever process it runs."""
        await self.world.wait_until(lambda: self.server.gateway.connected, "the bot at the gateway", 30)

    async def stop(self) -> None:
        """Closes the bot as Ctrl-C would."""
        if self.bot is not None and not self.bot.is_closed():
            await self.bot.close()
        await self._end()

    async def kill(self) -> None:
        """Takes the bot away in the middle of whatever it does: nothing of it runs on, nothing is closed in good order."""
        self.server.gateway.drop()
        tasks = [task for task in self._tasks if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._running = None
        if self.bot is not None:
            await self.bot.http.close()

    async def spawn(self, maker: str, **settings: str) -> Process:
        """Starts a bot in a process of its own (`maker` as `sandbox.outpost` takes it) and waits until it is at the gateway.

        `settings` are added to its environment. Whoever spawns it ends it: `process.kill()`, then `await process.wait()`.
        """
        gateway = self.server.gateway
        before = gateway.identified
        command = (sys.executable, "-m", "sandbox.outpost", self.server.address, maker)
        process = await asyncio.create_subprocess_exec(*command, env=os.environ | settings)
        await self.world.wait_until(
            lambda: gateway.identified > before and gateway.connected, f"the process of {maker} at the gateway", 30
        )
        return process

    def make_task(
        self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], context: Context | None = None
    ) -> asyncio.Task[Any]:
        """The loop's way to make tasks while the trial lasts: those of the bot are remembered."""
        task = asyncio.Task(work, loop=loop, context=context)
        if (context.get(_alive) if context else _alive.get()) is self:
            self._tasks.add(task)
        return task

    async def _end(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await running

    async def restart(self, *, abruptly: bool = False) -> None:
        """A fresh bot in the same world, as after a new start of the process."""
        await (self.kill() if abruptly else self.stop())
        await self.start()

    # --- judgement --------------------------------------------------------------------------------------------------

    def expect(self, *signs: str) -> None:
        """Names violations (by rule), unknown routes, "unanswered" or parts of logged errors that a test provokes."""
        self.expected |= set(signs)

    def complaints(self) -> list[str]:
        """What the bot did wrong and no test expected."""
        found = [f"violation: {v.rule}: {v.where}: {v.detail}" for v in self.world.violations]
        found += [f"unanswered: {interaction.said}" for interaction in self.world.unfinished()]
        found += [f"error logged: {line}" for line in self.errors.lines]
        found += [f"unknown route: {name}" for name in self.world.unknown_routes]
        return [line for line in found if not any(sign in line for sign in self.expected)]


@asynccontextmanager
async def sandboxed(
    make_bot: BotMaker | None, world: World | None = None, *, page: bool = False
) -> AsyncGenerator[Trial, None]:
    """A running bot in a world (a fresh town, where none is given), judged at the end.

    Without `make_bot` only the server runs, for a bot in a process of its own that is pointed at `trial.server.address`.
    """
    trial = Trial(make_bot, world or ready_made_world(), page=page)
    logging.getLogger().addHandler(trial.errors)
    loop = asyncio.get_running_loop()
    loop.set_task_factory(trial.make_task)  # pyright: ignore[reportArgumentType]
    try:
        await trial.server.start()
        with redirected(trial.server.address):
            try:
                await trial.start()
                yield trial
            finally:
                await trial.stop()
        complaints = trial.complaints()
        assert not complaints, "\n".join(complaints)
    except BaseException:
        sys.stderr.write(f"--- what happened in the sandbox ---\n{trial.world.transcript()}\n")
        raise
    finally:
        loop.set_task_factory(None)
        logging.getLogger().removeHandler(trial.errors)
        await trial.server.stop()
