"""Everything that the bot has written in a world: by whom it can be read, where, and what can be pressed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.core.chance import SEED_BYTES
from sandbox.model import Channel, Message, User
from sandbox.trial import Trial
from service.dailies import SECRET
from tests.described import described

MOMENT = 1_936_008_300.0
"""Seconds: five past noon, UTC, on 8 May 2031, a Thursday. Whatever has a date has it from here on."""
HOUR = 3600
DIFFERENT = r"\d{15,}|[0-9a-f]{11}(?=\.)|\d+\.\d{3}(?= s)"
"""Numbers of Discord's, times in custom ids, and what was measured: another in each world."""
ANSWER = r"\] grey tc:(ask|play|open):"
"""On a panel; all kinds of panels are read elsewhere."""


class Reading:
    """Reads along from now on: what one person alone can read, in all the states in which it was; of the rest, the last."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._states: dict[int, list[str]] = {}
        trial.world.skip(MOMENT - trial.world.clock.now())
        trial.world.subscribe(self._read)

    @classmethod
    async def begun(cls, trial: Trial) -> Reading:
        """The dice of challenges are the same in each world then, too."""
        await trial.bot.tables._ledger.store.secret(SECRET, bytes(SEED_BYTES))
        return cls(trial)

    async def settled(self) -> None:
        for person in self._trial.people:
            await person.settled()
        await self._trial.bot.settled()

    def _read(self, event: str, payload: dict[str, Any], audience: frozenset[int]) -> None:
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        message = self._trial.world.messages[int(payload["id"])]
        if message.ephemeral and not message.loading:
            states, read = self._states.setdefault(message.id, []), "\n".join(self._lines(message))
            states += [read] if read not in states[-1:] else []

    def told(self) -> str:
        """Channel by channel; first what all can read, then what only one can."""
        world, blocks = self._trial.world, list[str]()
        written = [message for message in world.messages.values() if message.author_id == world.bot_id]
        for channel in sorted(world.channels.values(), key=self._name):
            for reader in (None, *world.people):
                only = reader.id if reader else None
                here = [each for each in written if (each.channel_id, each.only_for) == (channel.id, only)]
                blocks += [self._heading(channel, reader)] if here else []
                blocks += [self._shown(message) for message in here]
        return self._plain("\n\n".join(blocks)) + "\n"

    def _heading(self, channel: Channel, reader: User | None) -> str:
        return f"## {self._name(channel)}{f', only {reader.display_name}' if reader else ''}"

    def _name(self, channel: Channel) -> str:
        people = [self._trial.world.users[each] for each in channel.people]
        return channel.name or f"inbox of {' and '.join(each.display_name for each in people if not each.bot)}"

    def _shown(self, message: Message) -> str:
        return "—\n" + "\n… then\n".join(self._states.get(message.id, ["\n".join(self._lines(message))]))

    def _lines(self, message: Message) -> Iterator[str]:
        called = [self._trial.world.users[each].display_name for each in message.mentions]
        yield from [f"(calls {', '.join(called)})"] if called else []
        yield from (f"| {line}" for line in message.content.splitlines())
        yield from (line for line in described(message.components) if not re.search(ANSWER, line))
        yield from (f"(file: {file.filename})" for file in message.attachments)

    def _plain(self, text: str) -> str:
        """With names in place of numbers, and times in hours from the moment on."""
        world = self._trial.world
        names = {str(user.id): user.display_name for user in world.users.values()}
        names |= {str(channel.id): self._name(channel) for channel in world.channels.values()}
        names |= {str(guild.id): guild.name for guild in world.guilds.values()}
        text = re.sub(DIFFERENT, lambda found: names.get(found[0], "…"), text)
        return re.sub(r"<t:(\d+)", lambda found: f"<t:{round((int(found[1]) - MOMENT) / HOUR):+} h", text)
