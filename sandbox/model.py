"""The things a Discord is made of, as plain data: people, places, messages, interactions.

Ids are snowflakes (int). Times are seconds since 1970 on the world's clock. What the bot sent as JSON (embeds, components,
commands) stays JSON; `sandbox.shapes` turns the rest into Discord's JSON.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any, TypeGuard

Json = dict[str, Any]


def is_object(part: Any) -> TypeGuard[Json]:
    return isinstance(part, dict)


def is_array(part: Any) -> TypeGuard[list[Any]]:
    return isinstance(part, list)


def part_of(whole: Json, key: str) -> Json:
    """What Discord may leave out or set to null: empty then."""
    return whole.get(key) or {}


def parts_of(whole: Json, key: str) -> list[Json]:
    return whole.get(key) or []


def words_of(whole: Json, key: str) -> list[str]:
    return whole.get(key) or []


EPOCH_MS = 1_420_070_400_000
"""Discord's own first millisecond, from which snowflakes count."""
RESPONSE_SECONDS = 3.0
"""How long Discord waits for the first answer."""


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


class Flag(IntFlag):
    """The message flags that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


class InteractionType(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """The callback types: how a bot may answer an interaction."""

    NONE = 0
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Clock:
    """The real time plus what was skipped, so that a day passes at once where somebody asks for it."""

    def __init__(self, skipped: float = 0.0) -> None:
        self.skipped = skipped

    def now(self) -> float:
        return time.time() + self.skipped

    def skip(self, seconds: float) -> None:
        self.skipped += seconds


@dataclass
class User:
    id: int
    name: str
    display_name: str
    bot: bool = False
    dms_open: bool = True
    dm_refusal: int = 50007
    """With which code a message to somebody is refused whose DMs are closed."""
    locale: str = "en-US"
    has_app: bool = False
    """Whether this person has installed the application for themselves."""


@dataclass
class Role:
    id: int
    name: str
    permissions: int
    position: int = 0
    color: int = 0


@dataclass
class Member:
    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list[int])
    nick: str | None = None


@dataclass
class Guild:
    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    locale: str = "en-US"


@dataclass
class Overwrite:
    """Rights of one role (kind 0) or one member (kind 1) in one channel."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass
class Channel:
    """A text channel, a thread (has a parent) or a DM (has two people and no guild)."""

    id: int
    type: int
    name: str
    guild_id: int | None = None
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    overwrites: list[Overwrite] = field(default_factory=list[Overwrite])
    people: list[int] = field(default_factory=list[int])
    """The two people of a DM; those who joined a thread."""
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    created_at: float = 0.0
    auto_archive_minutes: int = 1440
    active_at: float = 0.0
    """When a thread was last written in, made or opened again; after so many minutes it archives itself."""

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def is_dm(self) -> bool:
        return self.type == ChannelType.DM


@dataclass
class Attachment:
    """A file's description; its bytes are in `World.files` by the same id."""

    id: int
    filename: str
    content_type: str
    size: int
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Reaction:
    emoji: Json
    users: list[int] = field(default_factory=list[int])


@dataclass
class Message:
    id: int
    channel_id: int
    author_id: int
    created_at: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    type: int = 0
    edited_at: float | None = None
    pinned_at: float | None = None
    only_for: int | None = None
    """The one user who sees it (ephemeral); None where the channel decides."""
    interaction_id: int | None = None
    reply_to: int | None = None
    mentions: list[int] = field(default_factory=list[int])
    """Users who are pinged, after `allowed_mentions`."""
    mention_roles: list[int] = field(default_factory=list[int])
    mention_everyone: bool = False
    reactions: list[Reaction] = field(default_factory=list[Reaction])
    thread_id: int | None = None
    nonce: str | None = None

    @property
    def ephemeral(self) -> bool:
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        """The bot is "thinking": it deferred, and the answer is still to come."""
        return bool(self.flags & Flag.LOADING)


@dataclass
class Interaction:
    """One thing that a person did to the bot, from the press to the last follow-up."""

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    created_at: float
    data: Json
    guild_id: int | None = None
    message_id: int | None = None
    """The message whose component was used; for a modal, the one whose button opened it."""
    source_id: int | None = None
    """For a modal: the interaction that opened it."""
    stalled_before: float = 0.0
    """For how long the machine had stood still before."""
    answer: int = Answer.NONE
    original_id: int | None = None
    """The message that `@original` names, once there is one."""
    pending: bool = False
    """Deferred, and neither edited nor followed up yet."""
    failed: bool = False
    """Three seconds passed without an answer: the client said that the application did not respond."""
    modal: Json | None = None
    submitted: bool = False
    choices: list[Json] | None = None
    followups: list[int] = field(default_factory=list[int])
    said: str = ""
    """What the person did, in words, for the transcript."""
    owners: dict[str, str] = field(default_factory=lambda: {"0": "0"})
    """By kind of installation, who has installed what was used: a server, the user, or both."""


@dataclass
class Emoji:
    id: int
    name: str
    animated: bool = False


@dataclass
class Violation:
    """A request that Discord would have refused, or a rule of ours that it broke."""

    rule: str
    where: str
    detail: str


@dataclass
class Records:
    """All that survives a restart, apart from the bytes of the files."""

    skipped: float = 0.0
    last_snowflake: int = 0
    bot_id: int = 0
    users: dict[int, User] = field(default_factory=dict[int, User])
    guilds: dict[int, Guild] = field(default_factory=dict[int, Guild])
    channels: dict[int, Channel] = field(default_factory=dict[int, Channel])
    messages: dict[int, Message] = field(default_factory=dict[int, Message])
    interactions: dict[int, Interaction] = field(default_factory=dict[int, Interaction])
    commands: dict[int, Json] = field(default_factory=dict[int, Json])
    emojis: dict[int, Emoji] = field(default_factory=dict[int, Emoji])
    read: dict[int, dict[int, int]] = field(default_factory=dict[int, dict[int, int]])
    """The last message each person has read, by channel: people, then channels."""
