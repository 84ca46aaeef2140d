"""A town of many running games, and people who press in it at a steady rate, whatever the bot takes."""

import asyncio
import atexit
import gc
import os
import shutil
import subprocess
import sys
import tempfile
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

from bench.town import Recording, Settled, record, settle
from cogs.games import DESKS
from render.drawing import prepare, settle_in
from render.portfolio import FILE
from sandbox import posts
from sandbox.actors import Actor
from sandbox.model import Channel, ChannelType, Flag, Interaction, Json, Member, Message, User
from sandbox.town import FOUNDED, fixed_id, ready_made_world
from sandbox.trial import Trial, sandboxed
from sandbox.world import World
from service.values import Person

GAMES: Final = 1000
RATE: Final = 20
"""Presses a second."""
PATIENCE: Final = 240.0
PEOPLE: Final = 10
INBOXES_FROM: Final = 9_000
CHANNELS_FROM: Final = 10_000
"""Fixed ids of direct messages and of the channels of the town begin here."""


def p99(times: Sequence[float]) -> float:
    return quantiles(times, n=100)[98]


class Seen:
    """When each answer, and what of each game, reached people."""

    def __init__(self, world: World) -> None:
        self.answers: dict[int, float] = {}
        self.posts: dict[int, float] = {}
        """By channel: when its newest board came, or, if none came, was brought up to date."""
        self.questions: dict[int, float] = {}
        """By game: when the newest direct message of it came."""
        self._fresh: set[int] = set()
        self._world = world
        world.subscribe(self._note)

    def _note(self, name: str, payload: Json, audience: frozenset[int]) -> None:
        if name == "interaction_settled":
            self.answers[int(payload["id"])] = perf_counter()
        elif name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and payload.get("components"):
            self._message(name == "MESSAGE_CREATE", payload)

    def _message(self, is_new: bool, payload: Json) -> None:
        channel = int(payload["channel_id"])
        if payload.get("guild_id") is None:
            if is_new and (game_id := _game_of(payload["components"])):
                self.questions[game_id] = perf_counter()
        elif not int(payload.get("flags") or 0) & Flag.EPHEMERAL and (is_new or channel not in self._fresh):
            self.posts[channel] = perf_counter()
            if is_new:
                self._fresh.add(channel)

    def forget(self) -> None:
        for kept in (self.answers, self.posts, self.questions, self._fresh):
            kept.clear()


def _game_of(components: Sequence[Any]) -> int | None:
    """The game that the first control of a message names."""
    for part in components:
        named = str(part.get("custom_id", "")).split(":")
        if len(named) > 2 and named[0] == "tc":
            return int(named[2])
        if found := _game_of(part.get("components") or ()):
            return found
    return None


class Town:
    """The sandbox with its people in this process, the bot in another."""

    def __init__(self, trial: Trial, games: Sequence[Settled], bot: Process) -> None:
        self.trial = trial
        self.games = list(games)
        self.bot = bot
        self.seen = Seen(trial.world)

    def person(self, user_id: int) -> Actor:
        return next(person for person in self.trial.people if person.id == user_id)

    def panels(self, games: Sequence[Settled]) -> "list[tuple[Settled, Message]]":
        """In front of whoever is awaited lies what they press next: among direct messages, or for them alone in the channel."""
        return [(each, _panel(self.trial.world, each)) for each in games]

    async def text(self, many: int) -> list[float]:
        """Seconds until an answer of plain text is there, asked for at the steady rate."""
        person = self.trial.third
        acts = [lambda: person.command("/help")] * many
        begun = await self._paced(acts)
        return [self.seen.answers[number] - start for number, start in begun]

    async def pages(self, many: int) -> list[float]:
        """Seconds until a page of a log is there, asked for at the steady rate, of one game after the other."""
        acts = [self._asked(self.games[number % len(self.games)], "/log") for number in range(many)]
        return [self.seen.answers[number] - start for number, start in await self._paced(acts)]

    def _asked(self, game: Settled, command: str) -> Callable[[], Interaction]:
        person, channel = self.person(game.stage.user_id), self.trial.world.channels[game.channel_id]
        return lambda: person.command(command, channel=channel)

    async def leaderboards(self, many: int, key: str) -> list[float]:
        """Seconds until a page of the board over everything is there, one page after the other.

        Each is pressed on a message of its own: where two presses wait on one, the answer of the first looks like both.
        """
        person = self.trial.third
        ids = [f"tc:leaders:0:{key}:{page}:0:0:0:on" for page in range(1, many + 1)]
        panels = [message_for(self.trial.world, person.here.id, person.id, each) for each in ids]
        acts = [
            lambda panel=panel, each=each: person.forge(panel, each) for panel, each in zip(panels, ids, strict=True)
        ]
        return [self.seen.answers[number] - start for number, start in await self._paced(acts)]

    async def boards(self, games: Sequence[Settled]) -> list[float]:
        """Seconds until the picture of a board is there, asked for at the steady rate, of one game after the other."""
        acts = [self._asked(each, "/board") for each in games]
        return [self.seen.answers[number] - start for number, start in await self._paced(acts)]

    async def answered(self, act: Callable[[], Interaction]) -> None:
        number = act().id
        await self._until(lambda: number in self.seen.answers, "an answer")

    def pressed(self, game: Settled, name: str) -> Callable[[], Interaction]:
        """Somebody presses a control of this id on a message in the channel of the game."""
        panel, person = _panel(self.trial.world, game), self.person(game.stage.user_id)
        return lambda: person.forge(panel, name)

    async def _paced(self, acts: Sequence[Callable[[], Interaction]], rate: float = RATE) -> list[tuple[int, float]]:
        """The number of each act and when it was done; returns when all of them are answered."""
        begun: list[tuple[int, float]] = []
        first = perf_counter()
        for number, act in enumerate(acts):
            await asyncio.sleep(max(0.0, first + number / rate - perf_counter()))
            begun.append((act().id, perf_counter()))
        await self._until(lambda: all(number in self.seen.answers for number, _ in begun), "all answers")
        return begun

    async def _until(self, happened: Callable[[], bool], what: str) -> None:
        """Looks now and then: asking at each event would take the bot's time."""
        end = perf_counter() + PATIENCE
        while not happened():
            if perf_counter() > end:
                raise TimeoutError(f"waited in vain for {what}")
            await asyncio.sleep(0.02)

    async def moves(self, games: Sequence[Settled], rate: float = RATE) -> list[float]:
        """Seconds from each press until the answer, the channel's post and, where there is one, the question are there."""
        self.seen.forget()
        panels = self.panels(games)
        acts = [self._press(each, panel) for each, panel in panels]
        begun = await self._paced(acts, rate)
        await self._until(lambda: all(each.channel_id in self.seen.posts for each in games), "all boards")
        asking = [each for each in games if asks_another(each)]
        await self._until(lambda: all(each.game_id in self.seen.questions for each in asking), "all questions")
        return [
            max(self.seen.answers[number], self.seen.posts[each.channel_id], self.seen.questions.get(each.game_id, 0.0))
            - start
            for each, (number, start) in zip(games, begun, strict=True)
        ]

    def _press(self, game: Settled, panel: Message) -> Callable[[], Interaction]:
        person = self.person(game.stage.user_id)
        return lambda: person.press(panel, game.stage.custom_id(game.game_id))


def asks_another(game: Settled) -> bool:
    """Whether the move brings somebody else a direct message: their question was another one before it."""
    stages, stage = game.recording.stages, game.stage
    number = stages.index(stage) + 1
    if not DESKS[game.recording.key].asks_privately or number == len(stages):
        return False
    before, after = ({seat.user_id for seat in each.seats if seat.awaited_since} for each in (stage, stages[number]))
    return bool(after - before - {stage.user_id})


def _panel(world: World, game: Settled) -> Message:
    user_id, is_private = game.stage.user_id, DESKS[game.recording.key].asks_privately
    channel_id = posts.open_dm(world, world.bot_id, user_id).id if is_private else game.channel_id
    return message_for(world, channel_id, None if is_private else user_id, game.stage.custom_id(game.game_id))


def message_for(world: World, channel_id: int, only_for: int | None, custom_id: str) -> Message:
    """A message of the bot's with one button."""
    flags = Flag.COMPONENTS_V2 | (Flag.EPHEMERAL if only_for else 0)
    control = {"type": 2, "style": 1, "label": "Confirm", "custom_id": custom_id}
    message = Message(
        world.snowflake(),
        channel_id,
        world.bot_id,
        world.clock.now(),
        components=[{"type": 10, "content": "A move"}, {"type": 1, "components": [control]}],
        flags=int(flags),
        only_for=only_for,
    )
    return posts.post(world, message)


class Prepared:
    """A world and a database with running games, from which any number of towns can be opened."""

    def __init__(self, folder: Path, recordings: Sequence[Recording], many: int = GAMES) -> None:
        self.folder = folder
        self.recordings = recordings
        self.many = many
        self.database = folder / f"{'-'.join(each.key for each in recordings)}.db"
        self.games = settled(self.database, recordings, many)

    @asynccontextmanager
    async def town(self, **settings: str) -> AsyncIterator[Town]:
        """A copy of the games, and a bot that has just started, and not for the first time."""
        database = self.folder / "town.db"
        (self.folder / "pictures").mkdir(exist_ok=True)
        shutil.copyfile(painted_before(), self.folder / "pictures" / FILE)
        for old in self.folder.glob("town.db*"):
            old.unlink()
        shutil.copyfile(self.database, database)
        with database.open("rb") as copy:
            os.fsync(copy.fileno())  # Otherwise the bot would write the copy to the disk, in the middle of a move.
        async with opened(database, self.games, **settings) as town:
            yield town


@asynccontextmanager
async def opened(database: Path, games: Sequence[Settled] = (), **settings: str) -> AsyncIterator[Town]:
    """A town whose bot has just started on this database."""
    async with sandboxed(None, _world(len(games))) as trial:
        trial.expect("")
        # All that the stand-in for Discord and this program keep would be looked through in the middle of a move, for 100 ms.
        gc.collect()
        gc.freeze()
        process = await trial.spawn("bench.outpost:make_bot", BENCH_DATABASE=str(database), **settings)
        try:
            yield Town(trial, games, process)
        finally:
            process.terminate()
            await process.wait()
            gc.unfreeze()


def settled(database: Path, recordings: Sequence[Recording], many: int) -> list[Settled]:
    """So many running games in a new database, for a town that is opened with them."""
    world = _world(many)
    return settle(database, recordings, _places(world, many), _inboxes(world))


def people(many: int) -> list[Person]:
    return [Person(user.id, user.display_name) for user in _world(0).people[:many]]


@cache
def painted_before() -> Path:
    """What an earlier start of the same version has left behind."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    # In a process of its own: whatever one keeps that has painted everything would help this one.
    painting = f"from pathlib import Path; from bench.pressing import *; settle_as_the_bot_does(Path({str(folder)!r}))"
    subprocess.run([sys.executable, "-c", painting], check=True)
    return folder / FILE


def settle_as_the_bot_does(folder: Path) -> None:
    """This process draws from now on like one of the bot's that has had a calm moment after its start."""
    settle_in(1, folder, ahead=True)
    number = 0
    while prepare(number):
        number += 1


@contextmanager
def prepared(*keys: str, many: int = GAMES) -> Iterator[Prepared]:
    with tempfile.TemporaryDirectory() as folder:
        yield Prepared(Path(folder), [record(key, people(2)) for key in keys], many)


def _world(many: int) -> World:
    """The town with a channel for each game, in which a board stands; the same ids each time."""
    world = ready_made_world()
    guild_id, guild = next(iter(world.guilds.items()))
    for number in range(len(world.people), PEOPLE):
        user = User(fixed_id(11 + number), f"player-{number}", f"Player {number}")
        world.users[user.id], guild.members[user.id] = user, Member(user.id, FOUNDED)
    for number, user in enumerate(world.people):
        inbox = Channel(fixed_id(INBOXES_FROM + number), ChannelType.DM, "", people=[world.bot_id, user.id])
        world.channels[inbox.id] = inbox
    for number in range(1, many + 1):
        channel = Channel(fixed_id(CHANNELS_FROM + number), ChannelType.TEXT, f"table-{number}", guild_id)
        world.channels[channel.id] = channel
        board = Message(fixed_id(2 * CHANNELS_FROM + number), channel.id, world.bot_id, world.clock.now())
        board.components = [{"type": 10, "content": "A board"}]
        board.flags = int(Flag.COMPONENTS_V2)
        world.add_message(board)
    return world


def _places(world: World, many: int) -> list[tuple[int, int, int]]:
    guild_id = next(iter(world.guilds))
    numbers = range(1, many + 1)
    return [(guild_id, fixed_id(CHANNELS_FROM + each), fixed_id(2 * CHANNELS_FROM + each)) for each in numbers]


def _inboxes(world: World) -> dict[int, int]:
    return {user.id: posts.open_dm(world, world.bot_id, user.id).id for user in world.people}
