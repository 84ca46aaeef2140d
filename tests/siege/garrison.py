"""What the siege knows of Town Crier: how its process is started, what people do with it, and what it has kept."""

import asyncio
import re
import sys
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from random import Random

from cogs.press import read_path
from locales import SOURCE, words
from sandbox.actors import Actor
from sandbox.controls import walk
from sandbox.model import Answer, Message
from sandbox.siege.figures import Figures
from sandbox.world import World
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Table
from tests.e2e.players import text_of
from tests.service.company import check_whole
from tests.siege import deeds
from tests.siege.deeds import SIMULTANEOUS, Confirmed

W = words(SOURCE)
SHARED = "daily"
"""The verb of the button below a result that somebody shows."""
BOARD = "board"
"""The verb of the button that every board of a running game has."""
OUTDATED = tuple(W(f"refusal-{code}") for code in ("stale", "doubled", "game-over"))
KEPT, NOT_KEPT = "is kept", re.compile("not kept|Nothing was changed")
TELLINGS = 600
"""How often it is asked, twenty times a second, whether the town has heard of something."""


class TownGarrison:
    def __init__(self, world: World, home: Path, figures: Figures) -> None:
        self.world = world
        self.database = home / "game.db"
        self.figures = figures
        self.people = {user.id: Actor(world, user, patience=60.0) for user in world.people}
        self.confirmed: list[Confirmed] = []
        """What was pressed since the last look at the database."""
        self.kept: Counter[tuple[int, str]] = Counter()
        """Moves that people have read to be taken, by game and text."""

    @staticmethod
    def command(address: str, home: Path) -> Sequence[str]:
        return (sys.executable, "-m", "tests.siege.besieged", address, str(home))

    async def open(self) -> None:
        self.tables = await Tables.open(self.database, thinker=DirectThinker())
        self.store = self.tables._ledger.store

    async def close(self) -> None:
        await self.tables.close()

    # What people do

    async def act(self, person: Actor, chance: Random) -> None:
        what = chance.random()
        if what < 0.6:
            await self._move(person, chance)
        elif what < 0.72:
            await deeds.open_or_join(person, chance)
        elif what < 0.80:
            await deeds.command(person, chance)
        elif what < 0.90:
            await deeds.press_anything(person, chance)
        else:
            await deeds.forge(person, len(await self._games()), chance)

    async def _move(self, person: Actor, chance: Random) -> None:
        """A move in a game that awaits this person, confirmed once or twice."""
        mine = [game for game in await self.tables.games_of(person.id) if game.look.is_awaited]
        if not mine:
            await deeds.open_or_join(person, chance)
            return
        panel = await deeds.panel_for(person, chance.choice(mine).look.table.id, chance)
        control = await deeds.prepare(person, panel, chance) if panel else None
        if panel is None or control is None:
            return
        self.confirmed.append(Confirmed(person, panel, control, person.press(panel, control)))
        if chance.random() < 0.15:
            person.press(panel, control)
        await deeds.settled(person, self.confirmed[-1].pressed)

    # What is kept

    async def check(self) -> None:
        """Each move that somebody reads to be taken is in the log."""
        taken = [each for each in self.confirmed if _is_taken(each)]
        self.figures.full += sum("disk is full" in _follow_ups(each) for each in self.confirmed)
        self.confirmed.clear()
        self.figures.confirmed += len(taken)
        for each in taken:
            game_id, text = await self._named(each)
            self.kept[game_id, text] += 1
            log = await self.store.log(game_id)
            if sum(row.kind == "move" and row.text == text for row in log) < self.kept[game_id, text]:
                self.figures.wrong("lost", f"{text} in game {game_id}, of {each.person.user.name}")

    async def _named(self, confirmed: Confirmed) -> tuple[int, str]:
        _, _, game_id, rest = confirmed.control.split(":", 3)
        table = await self.tables.table(int(game_id))
        sitter = table.sitter_of(confirmed.person.id)
        assert sitter is not None
        return table.id, " ".join((str(sitter.seat), *read_path(rest)[1]))

    async def judge(self) -> None:
        """Every log is without a gap and replays to what is kept of its game."""
        for table in await self._games():
            if table.started_at is None:
                continue
            try:
                await check_whole(self.tables, table.id)
            except Exception as error:
                self.figures.wrong("lost", f"game {table.id} ({table.key}) is not whole: {error!r}")

    async def _games(self) -> list[Table]:
        """All there ever were: their numbers have no gap."""
        found: list[Table] = []
        while await self.store.load(len(found) + 1):
            found.append(await self.tables.table(len(found) + 1))
        return found

    async def secrets(self) -> Sequence[str]:
        stored = [await self.store.load(table.id) for table in await self._games()]
        return [each.game.seed.hex() for each in stored if each and each.game.seed]

    def meaning(self, post: Message) -> str | None:
        """The controls of a post of the bot's own; a line of plain words is its own meaning."""
        if post.author_id != self.world.bot_id or post.ephemeral or self._is_late_answer(post):
            return None
        if self.world.channels[post.channel_id].is_dm and post.edited_at:
            return None  # Whoever presses an old question brings it up to date beside the new one.
        if any(deeds.verb_of(part) == SHARED for _, part in deeds.pressable([post])):
            return None  # People may show a result as often as they like.
        return " ".join(sorted(part["custom_id"] for _, part in deeds.pressable([post]))) or post.content or None

    def _is_late_answer(self, post: Message) -> bool:
        """An answer that Discord did not take as such, and that came as a direct message: it has the number of its question."""
        return int(post.nonce or 0) in self.world.interactions if (post.nonce or "0").isdigit() else False

    async def is_told(self) -> bool:
        return not await self.tables.untold()

    # What others see

    async def spy(self, chance: Random) -> None:
        """Somebody picks, and picks otherwise: a channel in which others are awaited too must not show the difference."""
        for table in await self._games():
            if table.status != "playing" or table.key != SIMULTANEOUS or table.place.is_nowhere:
                continue
            look = await self.tables.look(table.id, None)
            people = [table.sitters[seat].user_id for seat in look.to_act if table.sitters[seat].is_person]
            if len(people) > 1:
                await self._compare(table, self.people[chance.choice(people) or 0], chance)
                return

    async def _compare(self, table: Table, person: Actor, chance: Random) -> None:
        panel = await deeds.panel_for(person, table.id, chance)
        if panel is None:
            return
        picks: list[tuple[str, list[str]]] = []
        for is_first in (True, False):
            if not is_first:
                await deeds.start_over(person, panel)
            control = await deeds.prepare(person, panel, chance)
            if control is None:
                return
            await deeds.settled(person, await person.click(control, on=panel))
            await self._told()
            picks.append((control, self._trace(table)))
        (one, seen), (other, seen_then) = picks
        self.figures.compared += one != other
        if seen != seen_then:
            differing = "\n  ".join(f"{a}\n  {b}" for a, b in zip_longest(seen, seen_then) if a != b)
            self.figures.wrong("leaks", f"{one} shows otherwise than {other}:\n  {differing}")

    async def _told(self) -> None:
        for _ in range(TELLINGS):
            if await self.is_told():
                return
            await asyncio.sleep(0.05)
        raise TimeoutError("the town has not heard of it")

    def _trace(self, table: Table) -> list[str]:
        """The game's newest board, part by part, as the others see it. Calls come and go beside it, in their own time."""
        here = [m for m in self.world.messages.values() if m.channel_id == table.place.channel_id and not m.ephemeral]
        boards = [m for m in here if any(deeds.verb_of(part) == BOARD for _, part in deeds.pressable([m]))]
        last = max(boards or here, key=lambda message: message.id)
        parts = [{key: part[key] for key in part if key != "components"} for part in walk(last.components)]
        pictures = [(file.description, sha256(self.world.files[file.id]).hexdigest()) for file in last.attachments]
        return [last.content, *map(repr, parts), *map(repr, pictures)]


def _follow_ups(confirmed: Confirmed) -> str:
    """Words that came beside the panel."""
    messages = confirmed.person.world.messages
    found: list[Message | None] = [messages.get(number) for number in confirmed.pressed.followups]
    return "\n".join(text_of(message) for message in found if message)


def _is_taken(confirmed: Confirmed) -> bool:
    """Whether the person reads that their move counts."""
    beside, pressed = _follow_ups(confirmed), confirmed.pressed
    if NOT_KEPT.search(beside):
        return False
    if KEPT in beside:
        return True
    if pressed.answer == Answer.NONE or pressed.pending or pressed.failed:
        return False
    shown = text_of(confirmed.panel)
    is_new = confirmed.control not in repr(confirmed.panel.components)
    return is_new and not any(word in shown + beside for word in OUTDATED) and W("answer-below") not in shown
