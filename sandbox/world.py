"""The world: one small Discord in memory, with people, places, messages and a clock that can be moved.

Everybody who wants to know what happens subscribes: the gateway of the bot, the page, a waiting test.

    stop = world.subscribe(lambda name, payload, audience: ...)

`name` in capitals is a Discord gateway event with Discord's JSON as payload (`MESSAGE_CREATE`, `MESSAGE_UPDATE`,
`MESSAGE_DELETE`, `CHANNEL_CREATE`, `THREAD_CREATE`, `TYPING_START`, `INTERACTION_CREATE`, ...). Names in small letters are
the sandbox's own:

    interaction_answered  {"id", "type", "user_id", "channel_id", "message_id", "answer"}   the first callback came
    interaction_settled   the same keys: nothing is "thinking" any more
    interaction_failed    the same keys: 3 s passed ("the application did not respond")
    modal_opened          {"interaction_id", "modal": {"custom_id", "title", "components"}}
    choices_offered       {"interaction_id", "choices": [{"name", "value"}, ...]}   autocomplete
    commands_changed      {}
    bot_connected         {"shard"}   and bot_left, the same: the bot came to the gateway, or is gone
    channel_read          {"channel", "last"}   a person has read so far
    clock_skipped         {"seconds", "now"}
    request               {"method", "path", "status", "body", "files", "violations", "ms", "at", "struck"}   what the bot sent
    violation             {"rule", "where", "detail"}
    drop_sockets          {"code"}   the gateway lets go of its connections

`audience` is the frozenset of the user ids that may know of it (the bot's id among them where it may). A listener shows an event
to nobody else. All ids in payloads are strings, as Discord writes them; ids in Python are ints.

Where to look for more: `sandbox.posts` writes, edits, deletes and pins messages, opens DMs and threads; `sandbox.interactions`
carries an interaction from the press to the last follow-up; `sandbox.rights` knows who may do what; `sandbox.shapes` makes
Discord's JSON; `sandbox.keep` saves and loads; `sandbox.town` makes the ready-made world; `sandbox.actors` acts for a person.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import asdict

from sandbox import installs, posts, rights
from sandbox.faults import FaultTable
from sandbox.limits import Limits
from sandbox.model import (
    EPOCH_MS,
    RESPONSE_SECONDS,
    Answer,
    Attachment,
    Channel,
    ChannelType,
    Clock,
    Guild,
    Interaction,
    Json,
    Message,
    Records,
    User,
    Violation,
)

log = logging.getLogger(__name__)

PATIENCE = 30.0
"""Seconds after which somebody who waits for something gives up; a busy machine is no fault of the bot's."""

Audience = frozenset[int]
Listener = Callable[[str, Json, Audience], None]

REQUESTS_KEPT = 500
DROPPED_KEPT = 50


class World:
    """State and events. The dictionaries are keyed by id and may be read freely; change them through functions that tell."""

    def __init__(self, records: Records | None = None, files: dict[int, bytes] | None = None) -> None:
        self.records = records or Records()
        self.clock = Clock(self.records.skipped)
        self.users = self.records.users
        self.guilds = self.records.guilds
        self.channels = self.records.channels
        self.messages = self.records.messages
        self.interactions = self.records.interactions
        self.commands = self.records.commands
        self.emojis = self.records.emojis
        self.files: dict[int, bytes] = files if files is not None else {}
        self.dropped: list[int] = []
        """Ids of files that no message has any more."""
        self.violations: list[Violation] = []
        self.unknown_routes: list[str] = []
        self.requests: deque[Json] = deque(maxlen=REQUESTS_KEPT)
        self.chronicle: list[str] = []
        self.faults = FaultTable()
        self.fail = self.faults.fail
        self.limits = Limits(self.clock)
        self.pinned_emoji: frozenset[str] | None = None
        """The signs that the bot is known to use; any other is noted, where this is set."""
        self.installable: tuple[int, ...] = (0, 1)
        """Who may install the application, by its settings: servers (0), people (1)."""
        self.stalled: Callable[[], float] = lambda: 0.0
        """Seconds so far in which the machine stood still, for which no bot has to answer."""
        self.address = "http://127.0.0.1"
        """Where the server listens; the server sets it."""
        self._listeners: list[Listener] = []
        self._waiting: list[tuple[Callable[[], bool], asyncio.Future[None]]] = []
        self._last_message: dict[int, int] = {}
        self._in_channel: dict[int, dict[int, Message]] = {}
        self._open = {i.id: i for i in self.interactions.values() if i.answer == Answer.NONE or i.pending}
        for message in self.messages.values():
            self._index(message)

    # --- identities -------------------------------------------------------------------------------------------------

    @property
    def bot_id(self) -> int:
        return self.records.bot_id

    @property
    def application_id(self) -> int:
        """The application has the id of its bot, as new applications have."""
        return self.records.bot_id

    @property
    def bot(self) -> User:
        return self.users[self.records.bot_id]

    @property
    def people(self) -> list[User]:
        """Everybody who is not a bot, in the order of arrival."""
        return [user for user in self.users.values() if not user.bot]

    @property
    def guild(self) -> Guild:
        """The first server; the ready-made world has one."""
        return next(iter(self.guilds.values()))

    def person(self, name: str) -> User:
        return next(user for user in self.users.values() if name in (user.name, user.display_name))

    def channel(self, name: str) -> Channel:
        """A channel or thread by its name, with or without the `#`."""
        return next(channel for channel in self.channels.values() if channel.name == name.removeprefix("#"))

    def snowflake(self) -> int:
        """A new id: carries the world's time, and is always greater than the one before."""
        stamp = (int(self.clock.now() * 1000) - EPOCH_MS) << 22
        self.records.last_snowflake = max(stamp, self.records.last_snowflake + 1)
        return self.records.last_snowflake

    def file_url(self, attachment: Attachment) -> str:
        return f"{self.address}/cdn/attachments/{attachment.id}/{attachment.filename}"

    # --- events -----------------------------------------------------------------------------------------------------

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener(name, payload, audience)` at each event, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def emit(self, name: str, payload: Json, audience: Iterable[int]) -> None:
        heard = frozenset(audience)
        for listener in tuple(self._listeners):
            listener(name, payload, heard)
        self._wake()

    def _wake(self) -> None:
        for entry in tuple(self._waiting):
            happened, future = entry
            if not future.done() and happened():
                future.set_result(None)

    async def wait_until(self, happened: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
        """Returns when `happened()` is true, asked again at each event; a TimeoutError names `what` was awaited."""
        if happened():
            return
        entry = (happened, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        try:
            await asyncio.wait_for(entry[1], patience)
        except TimeoutError:
            raise TimeoutError(f"waited {patience:g} s in vain for {what}") from None
        finally:
            self._waiting.remove(entry)

    def everybody(self) -> Audience:
        return frozenset(self.users)

    def viewers(self, channel: Channel) -> Audience:
        """The users who see a channel, the bot among them where it does."""
        return frozenset(user for user in self.users if rights.sees_channel(self, user, channel))

    def readers(self, message: Message) -> Audience:
        """The users who see a message. The bot is told of no ephemeral message by the gateway."""
        if message.only_for is not None:
            return frozenset({message.only_for})
        return self.viewers(self.channels[message.channel_id])

    # --- who sees what ----------------------------------------------------------------------------------------------

    def visible_to(self, user_id: int, message: Message) -> bool:
        """Ephemeral messages only to their user, DMs only to their two people, the others as the channel's rights say."""
        return rights.sees_message(self, user_id, message)

    def channels_of(self, user_id: int) -> list[Channel]:
        """The channels, threads and DMs that a user sees, in the order of a client's list."""
        seen = [channel for channel in self.channels.values() if rights.sees_channel(self, user_id, channel)]
        return sorted(seen, key=lambda channel: (channel.is_dm, channel.is_thread, channel.position, channel.id))

    def messages_in(self, channel_id: int, user_id: int) -> list[Message]:
        """What a user reads in a channel, oldest first."""
        if not rights.sees_channel(self, user_id, self.channels[channel_id]):
            return []
        here = self._in_channel.get(channel_id, {}).values()
        return sorted((m for m in here if m.only_for in (None, user_id)), key=lambda message: message.id)

    def commands_in(self, channel: Channel, user_id: int) -> list[Json]:
        """The commands that a client offers in a place: the server's own hide global ones of the same name."""
        scope = [c for c in self.commands.values() if c.get("guild_id") in (None, str(channel.guild_id))]
        offered: dict[tuple[int, str], Json] = {}
        for command in sorted(scope, key=lambda command: "guild_id" in command):
            offered[(command.get("type", 1), command["name"])] = command
        return [c for c in offered.values() if self._offers(c, channel, user_id)]

    def _offers(self, command: Json, channel: Channel, user_id: int) -> bool:
        found = installs.installs_for(self, command, channel, user_id)
        if not found:
            return False
        if channel.is_dm:
            return command.get("dm_permission", True) is not False or command.get("contexts") is not None
        granted = rights.channel_rights(self, user_id, channel)
        needed = command.get("default_member_permissions")
        if needed is not None and granted != rights.ALL and (int(needed) == 0 or granted & int(needed) != int(needed)):
            return False
        return bool(granted & rights.Right.USE_APPLICATION_COMMANDS)

    def last_message_id(self, channel_id: int) -> int | None:
        return self._last_message.get(channel_id)

    def count_messages(self, channel_id: int) -> int:
        """How many messages of a channel are for everybody there."""
        return sum(1 for message in self._in_channel.get(channel_id, {}).values() if message.only_for is None)

    def add_message(self, message: Message) -> None:
        self.messages[message.id] = message
        self._index(message)

    def _index(self, message: Message) -> None:
        self._in_channel.setdefault(message.channel_id, {})[message.id] = message
        if message.only_for is None:
            self._last_message[message.channel_id] = max(message.id, self._last_message.get(message.channel_id, 0))

    def remove_message(self, message: Message) -> None:
        """Takes a message and its files out of the world, without a word to anybody."""
        self.messages.pop(message.id, None)
        self._in_channel.get(message.channel_id, {}).pop(message.id, None)
        self.drop_files(message.attachments)

    def drop_files(self, files: Iterable[Attachment]) -> None:
        """Gives files up. The newest of them can be read a little longer: a page may just be loading them."""
        self.dropped += [file.id for file in files]
        while len(self.dropped) > DROPPED_KEPT:
            self.files.pop(self.dropped.pop(0), None)

    def dm_between(self, one: int, other: int) -> Channel | None:
        people = {one, other}
        dms = (channel for channel in self.channels.values() if channel.type == ChannelType.DM)
        return next((channel for channel in dms if set(channel.people) == people), None)

    # --- time -------------------------------------------------------------------------------------------------------

    def skip(self, seconds: float) -> None:
        """Moves the clock forward; interactions that thereby waited too long fail as they would have."""
        self.clock.skip(seconds)
        self.records.skipped = self.clock.skipped
        self.note(f"--- {seconds / 3600:g} hours pass ---")
        self.expire()
        posts.archive_idle(self)
        self.emit("clock_skipped", {"seconds": seconds, "now": self.clock.now()}, self.everybody())

    def expire(self) -> None:
        """Fails every interaction that got no answer in time."""
        for interaction in self.unanswered():
            if not interaction.failed and self.waited(interaction) >= RESPONSE_SECONDS:
                interaction.failed = True
                self.note(f"(the application did not respond to {interaction.said})")
                self.tell_interaction("interaction_failed", interaction)

    def waited(self, interaction: Interaction) -> float:
        """For how many seconds of a running machine somebody has waited for the bot."""
        return self.clock.now() - interaction.created_at - (self.stalled() - interaction.stalled_before)

    def add_interaction(self, interaction: Interaction) -> None:
        self.interactions[interaction.id] = interaction
        self._open[interaction.id] = interaction

    def forget_interaction(self, interaction: Interaction) -> None:
        self.interactions.pop(interaction.id, None)
        self._open.pop(interaction.id, None)

    def unanswered(self) -> list[Interaction]:
        return [i for i in self.open_interactions() if i.answer == Answer.NONE]

    def unfinished(self) -> list[Interaction]:
        """Interactions that show a person nothing: no answer, or "thinking" without an end."""
        shown = (Answer.NONE, Answer.DEFERRED_MESSAGE)
        return [i for i in self.open_interactions() if i.answer in shown]

    def open_interactions(self) -> list[Interaction]:
        """Those without an answer, and those whose deferred answer is still to come."""
        for interaction in [i for i in self._open.values() if i.answer != Answer.NONE and not i.pending]:
            del self._open[interaction.id]
        return list(self._open.values())

    def tell_interaction(self, name: str, interaction: Interaction) -> None:
        payload: Json = {
            "id": str(interaction.id),
            "type": int(interaction.type),
            "user_id": str(interaction.user_id),
            "channel_id": str(interaction.channel_id),
            "message_id": str(interaction.message_id) if interaction.message_id else None,
            "answer": int(interaction.answer),
        }
        self.emit(name, payload, {interaction.user_id})

    # --- the record -------------------------------------------------------------------------------------------------

    def note(self, line: str) -> None:
        """Adds a line to the transcript."""
        self.chronicle.append(line)

    def transcript(self) -> str:
        """Who did what and what the bot sent, in the order of time, for a person to read."""
        return "\n".join(self.chronicle)

    def violate(self, rule: str, where: str, detail: str) -> None:
        violation = Violation(rule, where, detail)
        self.violations.append(violation)
        self.note(f"!! {rule}: {where}: {detail}")
        log.warning("%s: %s: %s", rule, where, detail)
        self.emit("violation", asdict(violation), self.everybody())

    def record_request(self, request: Json) -> None:
        self.requests.append(request)
        self.emit("request", request, self.everybody())

    def drop_sockets(self, code: int | None = None) -> None:
        """Cuts the bot's gateway connections: without a word, or with a close code."""
        self.emit("drop_sockets", {"code": code}, frozenset())
