"""The campaign: round after round of people who act while something is done to their bot, then a judgement."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Protocol

from sandbox.actors import Actor, Refused
from sandbox.model import Answer, Channel, ChannelType, Interaction, Message
from sandbox.posts import place_name
from sandbox.rest import TOKEN
from sandbox.server import Server
from sandbox.siege.excuses import TOKEN_MARK, Excuses
from sandbox.siege.figures import Figures
from sandbox.siege.process import BotProcess, Disk
from sandbox.siege.stalls import Stalls
from sandbox.siege.weather import Weather
from sandbox.town import ready_made_world
from sandbox.world import World

PACE = 0.02
"""Discord's limits in a fiftieth of their time."""
PATIENCE = 60.0
"""Seconds for which somebody waits for what was promised: the machine may be busy with much else."""
TELLINGS = 300
"""How often it is asked, five times a second, whether the town has heard of everything."""
AFTERWARDS = 1.0
"""Seconds for which people go on after something has happened to the bot."""
DAY = 24 * 3600.0
PLACES = ("the-mill", "the-fair")
"""Channels beside those of the town."""
TRACEBACK = "Traceback (most recent call last)"
ORPHANED = "load(from_parent)"
"""Stands in the traceback of a child process whose parent was killed at its birth."""
TOKENS = (TOKEN, TOKEN_MARK)


Acting = dict[asyncio.Task[None], Actor]
"""What people are doing, and who."""


class Garrison(Protocol):
    """What knows the bot. It is made with the world, the folder of the bot's files and the figures."""

    @staticmethod
    def command(address: str, home: Path) -> Sequence[str]:
        """How the nursery of the bot's processes is started. `home/clock` has the seconds that were skipped."""
        ...

    async def open(self) -> None: ...

    async def act(self, person: Actor, chance: Random) -> None:
        """Somebody does something; it may be cut off at any moment."""
        ...

    async def spy(self, chance: Random) -> None:
        """Compares what others see of two different hidden moves. Nothing else goes on meanwhile."""
        ...

    async def check(self) -> None:
        """Compares what was confirmed since the last time with what is kept."""
        ...

    async def judge(self) -> None:
        """Looks at everything that is kept, at the end."""
        ...

    async def is_told(self) -> bool:
        """Whether the town has heard of everything."""
        ...

    def meaning(self, post: Message) -> str | None:
        """What a post stands for, as people see it: a channel that has two of the same has one too many."""
        ...

    async def secrets(self) -> Sequence[str]:
        """What must stand in no log."""
        ...

    async def close(self) -> None: ...


class GarrisonMaker(Protocol):
    @staticmethod
    def command(address: str, home: Path) -> Sequence[str]: ...

    def __call__(self, world: World, home: Path, figures: Figures) -> Garrison: ...


class Campaign:
    def __init__(self, make_garrison: GarrisonMaker, home: Path, seed: int) -> None:
        self.chance = Random(seed)
        self.home = home
        self.figures = Figures()
        self.world = besieged_world()
        self.server = Server(self.world)
        self.weather = Weather(self.world, self.server.gateway)
        self.people = [Actor(self.world, user, patience=PATIENCE) for user in self.world.people]
        self.excuses = Excuses(self.world, self.figures)
        self._make_garrison = make_garrison
        self._past: set[int] = set()
        """Interactions of earlier rounds that nobody waits for any more."""

    async def run(self, minutes: float) -> Figures:
        await self.server.start()
        self.process = BotProcess(self._make_garrison.command(self.server.address, self.home))
        self.disk = Disk(self.home, self.process)
        stalls = Stalls(lambda: self.process.pid)
        self.world.stalled = stalls.seconds
        watching = asyncio.create_task(stalls.watch(self.world.expire))
        self.garrison = self._make_garrison(self.world, self.home, self.figures)
        try:
            self._tell_time()
            await self.garrison.open()
            await self.process.open()
            await self._live()
            until = time.monotonic() + minutes * 60
            while time.monotonic() < until:
                await self._round()
            await self._relieve()
            await self._judge()
        finally:
            watching.cancel()
            await self.process.close()
            await self.garrison.close()
            await self.server.stop()
            self.disk.close()
        return self.figures

    # --- the bot's life ---------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        before, gateway = self.server.gateway.identified, self.server.gateway
        await self.process.live()
        await self.world.wait_until(
            lambda: gateway.identified > before and gateway.connected, "the bot at the gateway", PATIENCE
        )

    async def _end(self, sign: signal.Signals) -> None:
        self.excuses.breaks += 1
        await self.process.end(sign)
        self.server.gateway.forget()

    def _tell_time(self) -> None:
        (self.home / "clock").write_text(str(self.world.clock.skipped))

    # --- rounds -----------------------------------------------------------------------------------------------------

    async def _round(self) -> None:
        chance, before = self.chance, self.excuses.breaks
        if chance.random() < 0.08:
            with contextlib.suppress(Refused, TimeoutError):
                await self.garrison.spy(Random(chance.random()))
            return
        is_stormy, is_full = chance.random() < 0.35, chance.random() < 0.07
        if chance.random() < 0.05:
            self.weather.close_an_inbox(chance)
        if is_stormy:
            self.weather.turn(chance)
        if is_full:
            self.disk.fill()
        acting = {asyncio.create_task(self._act(*each)): each[0] for each in self._who_acts()}
        await self._break_in(acting)
        await self._watch(acting)
        await self._settle(is_calm=not (is_stormy or is_full or self.excuses.breaks > before))
        await self._clear_up(is_full=is_full)

    def _who_acts(self) -> list[tuple[Actor, Random]]:
        chosen = self.chance.sample(self.people, self.chance.randint(1, len(self.people)))
        return [(person, Random(self.chance.random())) for person in chosen]

    async def _act(self, person: Actor, chance: Random) -> None:
        with contextlib.suppress(Refused, TimeoutError):
            await self.garrison.act(person, chance)

    async def _break_in(self, acting: Acting) -> None:
        """Now and then something happens to the bot in the middle of what people do."""
        what, moment = self.chance.random(), self.chance.uniform(0.0, 0.6)
        if what < 0.22:
            await asyncio.wait(acting, timeout=moment)
            await self._strike(what)
            await asyncio.wait(acting, timeout=AFTERWARDS)
            for task in acting:
                task.cancel()
            await asyncio.wait(acting)
            self.excuses.breaks += 1  # Whatever was pressed meanwhile may have met nobody.

    async def _watch(self, acting: Acting) -> None:
        """Until everybody has done what they wanted, or waits for an answer that a fault has swallowed."""
        while pending := [task for task in acting if not task.done()]:
            await asyncio.wait(pending, timeout=1.0)
            for task in pending:
                if acting[task].done and self.excuses.cover(acting[task].done[-1]):
                    task.cancel()
        for task in acting:
            if not task.cancelled():
                task.result()

    async def _strike(self, what: float) -> None:
        if what < 0.10:
            self.figures.kills += 1
            await self._end(signal.SIGKILL)
        elif what < 0.14:
            self.figures.restarts += 1
            await self._end(signal.SIGTERM)
        elif what < 0.18:
            self.excuses.breaks += 1
            self.figures.faults += 1
            self.weather.cut(self.chance)
        else:
            self.excuses.breaks += 1
            self.world.skip(self.chance.choice((60.0, 400.0, 3700.0, DAY, 8 * DAY)))
            self._tell_time()

    async def _settle(self, *, is_calm: bool) -> None:
        """Waits until everybody has their answer, and counts who gets none though nothing was done to the bot for it."""
        with contextlib.suppress(TimeoutError):
            await self.world.wait_until(lambda: not self._waiting(is_calm), "every answer", PATIENCE)
        left = self._waiting(is_calm)
        self.figures.wrong("unanswered", *(f"{each.said} ({Answer(each.answer).name})" for each in left))
        self._past |= {each.id for each in self.world.open_interactions()}
        self.excuses.judge()

    def _waiting(self, is_calm: bool) -> list[Interaction]:
        """A press that was put off shows nothing wrong; without any trouble it must be followed up all the same."""
        shown = (Answer.NONE, Answer.DEFERRED_MESSAGE, *((Answer.DEFERRED_UPDATE,) if is_calm else ()))
        waiting = [each for each in self.world.open_interactions() if each.answer in shown]
        return [each for each in waiting if each.id not in self._past and not self.excuses.cover(each)]

    async def _clear_up(self, *, is_full: bool) -> None:
        self.weather.clear()
        if is_full:
            self.disk.heal()
        if not self.process.pid:
            await self._live()
        gateway = self.server.gateway
        await self.world.wait_until(lambda: gateway.connected, "the bot to come back to the gateway", PATIENCE)
        await self.garrison.check()

    # --- the end ----------------------------------------------------------------------------------------------------

    async def _relieve(self) -> None:
        """After the last round the bot starts once more, long after, and tells what it could not tell before."""
        self.world.skip(2 * DAY)
        self._tell_time()
        await self._end(signal.SIGTERM)
        await self._live()
        for _ in range(TELLINGS):
            if await self.garrison.is_told():
                return
            await asyncio.sleep(0.2)
        self.figures.wrong("lost", "the town has not heard of everything a minute after the siege")

    async def _judge(self) -> None:
        await self._end(signal.SIGTERM)
        await self.garrison.judge()
        figures, log = self.figures, self.process.log
        tracebacks = (at for at, line in enumerate(log) if TRACEBACK in line and not _is_orphaned(log, at))
        figures.wrong("tracebacks", *(_passage(log, at) for at in tracebacks))
        secrets = (*TOKENS, *await self.garrison.secrets())
        figures.wrong("leaks", *(f"in the log: {line}" for line in log if any(each in line for each in secrets)))
        self.excuses.judge()
        figures.wrong("violations", *(f"no such route: {name}" for name in self.world.unknown_routes))
        figures.wrong("twice", *self._twins())

    def _twins(self) -> list[str]:
        """Posts that stand for the same as an earlier one in the same channel."""
        seen: set[tuple[int, str]] = set()
        found: list[str] = []
        for message in self.world.messages.values():
            meaning = self.garrison.meaning(message)
            if meaning is None:
                continue
            if (message.channel_id, meaning) in seen:
                found.append(f"{meaning} in {place_name(self.world, self.world.channels[message.channel_id])}")
            seen.add((message.channel_id, meaning))
        return found


def besieged_world() -> World:
    world = ready_made_world()
    world.limits.pace = PACE
    for position, name in enumerate(PLACES, start=9):
        number = world.snowflake()
        world.channels[number] = Channel(number, ChannelType.TEXT, name, world.guild.id, position=position)
    return world


def _passage(log: Sequence[str], at: int) -> str:
    return "\n".join(log[max(0, at - 1) : at + 40])


def _is_orphaned(log: Sequence[str], at: int) -> bool:
    return any(ORPHANED in line for line in log[at : at + 10])
