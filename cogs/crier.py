"""The crier tells the town: after each change the channel's post, and a direct message to whoever has a new question.

Discord is told after the commit. The database knows which version each audience has been told of, so whatever a crash or
a fault of Discord's kept from being posted is posted by the next round. A nonce keeps a post that was sent but not noted
from being sent twice. One telling at a time goes on for a game; nobody else waits for it, and it holds no lock.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

from cogs.archiving import archive
from cogs.ballots import Ballots
from cogs.line import Outdated
from cogs.mornings import Mornings
from cogs.post_office import PostOffice
from cogs.reminders import Reminders
from cogs.telling import to_tell
from cogs.visit import TROUBLE
from service.errors import NotKept, Stuck
from service.scene import Scene
from service.values import ARCHIVING, LEASE, REMINDING, Due

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

TOLD_AT_ONCE = 48
"""Games. Each takes as much memory as its log and its pictures; the others wait, and are read when it is their turn."""
ROUND_AT_ONCE = 32
"""Of these, games that nobody has just moved in: a long list of them holds up no game that goes on."""
THOUGHT = 1.0
"""Seconds that the town waits for computers before it hears how things stand meanwhile."""


class Refresh:
    """An answer that brings a lobby's post up to date."""

    def __init__(self, is_alone: bool) -> None:
        self.is_alone = is_alone
        """No other edit of the post was under way meanwhile: only then it is certain which of them Discord took last."""


class Crier:
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot
        self.tables = bot.tables
        self.office = PostOffice(bot, self._is_overtaken)
        self.ballots = Ballots(bot)
        self.reminders = Reminders(bot, self.office.calls)
        self.mornings = Mornings(bot)
        self.telling: set[asyncio.Task[None]] = set()
        self._by_game: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._at_hand: dict[int, Scene] = {}
        """The newest scenes of games that are told next."""
        self._turns, self._rounds = asyncio.Semaphore(TOLD_AT_ONCE), asyncio.Semaphore(ROUND_AT_ONCE)
        self._insisting: set[int] = set()
        """Games that have been overtaken once: what is shown next is shown, even if there is something newer by then."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._answering: list[int] = []
        self._refreshing: dict[int, list[Refresh]] = {}

    def tell_soon(self, game_id: int, scene: Scene | None = None) -> "asyncio.Task[None]":
        """Tells everybody concerned, in the background; `scene` is the newest one, if it is at hand."""
        task = self._by_game.get(game_id)
        if task is not None:
            self._again.add(game_id)
            return task
        if scene is not None:
            self._at_hand[game_id] = scene
        task = asyncio.create_task(self._tell_until_told(game_id), name=f"tell {game_id}")
        self._by_game[game_id] = task
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)
        return task

    async def tell(self, game_id: int) -> None:
        """Comes back when everything is told that could be. Whoever waits may give up; the telling goes on."""
        await asyncio.wait({self.tell_soon(game_id)})

    @contextmanager
    def answering(self, channel_id: int) -> Generator[None, None, None]:
        """Within it, an answer is about to become the lobby's post in this channel: the crier sends none of its own."""
        self._answering.append(channel_id)
        try:
            yield
        finally:
            self._answering.remove(channel_id)

    @contextmanager
    def refreshing(self, game_id: int) -> Generator[Refresh, None, None]:
        """Within it, an answer edits the lobby's post; afterwards the crier edits it once more if that is needed."""
        others = self._refreshing.setdefault(game_id, [])
        refresh = Refresh(is_alone=not others and game_id not in self._by_game)
        for other in others:
            other.is_alone = False
        others.append(refresh)
        try:
            yield refresh
        finally:
            others.remove(refresh)
            if not others:
                del self._refreshing[game_id]

    async def tell_all(self) -> None:
        """Tells whatever has not been told, and tries again what is due: after a restart, and every minute."""
        claimed = await self._claim()
        due = [row for row in claimed if row.kind != REMINDING and await self._carry_out(row)]
        changed = {row.game_id for row in due}
        games = changed.union(await self.tables.untold())
        await asyncio.gather(*(self._tell_in_turn(game_id, game_id in changed) for game_id in sorted(games)))
        reminders = [row for row in claimed if row.kind == REMINDING]
        for row in [*due, *await self._remind(reminders)]:
            await self._finish(row)
        await self.mornings.post()

    async def _tell_in_turn(self, game_id: int, has_changed: bool) -> None:
        """Of a game that is just being told, this is enough, unless it has changed meanwhile: it is not told once more."""
        async with self._rounds:
            telling = None if has_changed else self._by_game.get(game_id)
            await asyncio.wait({telling or self.tell_soon(game_id)})

    def look_soon(self) -> "asyncio.Task[None]":
        """A round in the background: each minute, and whenever what is due may have changed."""
        task = asyncio.create_task(self.tell_all(), name="look")
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)
        return task

    async def _remind(self, rows: list[Due]) -> list[Due]:
        try:
            return await self.reminders.send(rows)
        except Exception:
            log.exception("Some reminders failed, they will be claimed again")
            return []

    async def _claim(self) -> list[Due]:
        """A database that takes nothing holds up what is to be tried again, and not what was never told."""
        try:
            return await self.tables.claim_due(LEASE)
        except NotKept as error:
            log.warning("Nothing that is due could be claimed: %s", error)
            return []

    async def _carry_out(self, row: Due) -> bool:
        """Whether it is carried out; otherwise it will be claimed again."""
        try:
            await self.tables.carry_out(row)
            if row.kind == ARCHIVING:
                await archive(self.bot, row.game_id)
        except NotKept as error:
            log.warning("What was due in game %s could not be done: %s", row.game_id, error)
            return False
        except Exception:
            log.exception("What was due in game %s could not be done, it will be claimed again", row.game_id)
            return False
        return True

    async def _finish(self, row: Due) -> None:
        try:
            await self.tables.finish_due(row)
        except NotKept as error:
            log.warning("What was due in game %s is not finished, it will be claimed again: %s", row.game_id, error)
        except Exception:
            log.exception("What was due in game %s could not be finished, it will be claimed again", row.game_id)

    async def _tell_until_told(self, game_id: int) -> None:
        try:
            while True:
                await self._tell_safely(game_id)
                if game_id not in self._again:
                    return
        finally:
            self._at_hand.pop(game_id, None)
            self._insisting.discard(game_id)
            del self._by_game[game_id]

    @asynccontextmanager
    async def _turn(self, game_id: int) -> AsyncGenerator[Scene, None]:
        """The newest scene, read only when it can be told: whatever happens while a game waits is told at once with the rest."""
        if self._turns.locked():
            self._at_hand.pop(game_id, None)
        async with self._turns:
            self._again.discard(game_id)
            yield self._at_hand.pop(game_id, None) or await self.tables.scene(game_id)

    def _is_overtaken(self, game_id: int) -> bool:
        return game_id in self._again and game_id not in self._insisting

    async def _tell_safely(self, game_id: int) -> None:
        try:
            await self._tell(game_id)
        except Outdated:
            self._insisting.add(game_id)
        except (*TROUBLE, NotKept) as error:
            log.warning("Game %s could not be told, it will be tried again: %s", game_id, error)
        except Exception:
            log.exception("Game %s could not be told", game_id)

    async def _tell(self, game_id: int) -> None:
        """Lets the computers move and brings every post up to date; long thought does not hold up the news."""
        if await self._is_told_at_once(game_id):
            return
        thinking = self.think(game_id)
        await asyncio.wait({thinking}, timeout=THOUGHT)
        async with self._turn(game_id) as scene:
            await self._deliver(scene)
        if not thinking.done():
            await asyncio.wait({thinking})
            async with self._turn(game_id) as scene:
                await self._deliver(scene)

    async def _is_told_at_once(self, game_id: int) -> bool:
        async with self._turn(game_id) as scene:
            if not scene.awaits_computer:
                await self._deliver(scene)
            return not scene.awaits_computer

    def think(self, game_id: int) -> "asyncio.Task[None]":
        """Lets the computers of a game move, in the background; its end says nothing about how they fared."""
        task = self._thinking.get(game_id)
        if task is None:
            task = self._thinking[game_id] = asyncio.create_task(self._think(game_id), name=f"think {game_id}")
            task.add_done_callback(lambda _: self._thinking.pop(game_id, None))
        return task

    async def _think(self, game_id: int) -> None:
        try:
            await self.tables.think(game_id)
        except Stuck as error:
            log.error("The computers of game %s are stuck, they will be asked again: %s", game_id, error)
        except NotKept as error:
            log.warning("A computer's move in game %s was not kept: %s", game_id, error)
        except Exception:
            log.exception("The computers of game %s can't move", game_id)

    async def _deliver(self, scene: Scene) -> None:
        if scene.table.status == "lobby" and self._is_answered(scene):
            return
        scene = await self.office.catch_up(scene)
        with self.office.looking(scene):
            while letters := to_tell(scene, self.tables.now()):
                scene = await self.office.deliver(scene, letters)
        await self.ballots.deliver(scene)

    def _is_answered(self, scene: Scene) -> bool:
        """Whether an answer that is under way shows the lobby as it is, or asks for another telling when it is done."""
        return scene.table.place.channel_id in self._answering or scene.table.id in self._refreshing
