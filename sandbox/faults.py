"""Faults on demand: what the wire, Discord or a careless admin can do to the bot, as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.model import Overwrite

if TYPE_CHECKING:
    from sandbox.model import Channel, User
    from sandbox.rights import Right
    from sandbox.world import World


@dataclass
class Fault:
    """One row: which requests it strikes, how often, and how.

    A `delay` alone slows the request down and lets it through; `drop` cuts the connection, before the request was carried out
    or (`after`) once it was; a `status` answers in its place (429 carries `Via`, so that the client waits `retry_after` and
    tries again).
    """

    method: str
    path: str
    status: int | None = None
    times: int = 1
    delay: float = 0.0
    drop: bool = False
    after: bool = False
    code: int = 0
    retry_after: float = 0.01
    struck: int = 0

    def strikes(self, method: str, path: str) -> bool:
        return self.struck < self.times and self.method in (method, "*") and self.path in path


GALLERY_IN_AN_EDIT = "gallery in an edit"
"""An edit, or the follow-up that takes the place of "thinking", finds no upload that a gallery shows."""

LATE_ANSWERS_COUNT = "late answers count"
"""The answer to a press on a message older than an hour counts as a late edit (30046)."""

OPENING_TOO_FAST = "opening too fast"
"""No direct message can be opened for now (40003); those that are open go on."""

NOT_KEPT = "pictures not kept"
"""A file that an edit names by its id is gone all the same."""
NO_NONCE = "no nonce"
"""Nobody remembers a nonce."""
SHOWN_TWICE = "shown files are listed"
"""A message lists among its attachments also what its components show."""
NO_MENTIONS_IN_EDITS = "no mentions in edits"
"""An edit calls nobody, whatever it lists."""
NEVER_ASLEEP = "edits in archived threads"
"""What lies in an archived thread can be changed as if it were open."""
ANSWERED_BY_REFUSAL = "a refused answer is an answer"
"""After an answer that was refused, an interaction takes no other."""

WHOLE_WEIGHT = "the size limit counts everything"
"""The limit in bytes is one of the whole message as it is sent, not of its texts."""

LINKS_LOST = "channel links lost"
"""A direct message names no channel of a server."""
NONCE_EVERYWHERE = "a nonce counts everywhere"
"""A nonce that was used in one channel is known in all the others."""
SHORT_NONCE = "a nonce is forgotten soon"
"""A nonce is remembered for a second."""
NO_HEADERS = "no rate limit headers"
"""Answers say nothing of how many more are taken."""
LATE_REFUSED = "late edits are refused"
"""Too many edits of old messages are refused (400), without a word of when to come again."""

NO_PRIVATE_FILES = "no files in private answers"
"""A private answer in a direct message takes no files."""


class FaultTable:
    """Requests that go wrong by count, and quirks: what somebody saw Discord do, off until a test or a person turns it on."""

    def __init__(self) -> None:
        self.rows: list[Fault] = []
        self.quirks: set[str] = set()
        self.unknown_emoji: set[str] = set()
        self.forgiven: set[str] = set()
        """Rules of messages, by name, that this Discord happens not to have."""

    def fail(
        self,
        method: str,
        path: str,
        *,
        status: int | None = None,
        times: int = 1,
        delay: float = 0.0,
        drop: bool = False,
        after: bool = False,
        code: int = 0,
        retry_after: float = 0.01,
    ) -> Fault:
        """Strikes the next `times` requests whose method is `method` ("*": any) and whose path contains `path`."""
        fault = Fault(method, path, status, times, delay, drop, after, code, retry_after)
        self.rows.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that strikes this request, counted as used."""
        fault = next((row for row in self.rows if row.strikes(method, path)), None)
        if fault is not None:
            fault.struck += 1
        return fault

    def clear(self) -> None:
        self.rows.clear()
        self.quirks.clear()
        self.unknown_emoji.clear()
        self.forgiven.clear()


def close_dms(user: User, *, open_again: bool = False, code: int = 50007) -> None:
    """The user takes no direct messages from bots. Discord says so in several ways: 50007, 50278, or 50033 at the opening."""
    user.dms_open = open_again
    user.dm_refusal = 50007 if open_again else code


def deny(world: World, channel: Channel, right: Right, user_id: int | None = None) -> None:
    """Takes a right from one member in one channel: from the bot, where nobody else is named."""
    _change(world, channel, right, user_id, denied=True)


def allow(world: World, channel: Channel, right: Right, user_id: int | None = None) -> None:
    """Gives a right back."""
    _change(world, channel, right, user_id, denied=False)


def _change(world: World, channel: Channel, right: Right, user_id: int | None, *, denied: bool) -> None:
    whom = world.bot_id if user_id is None else user_id
    overwrite = next((o for o in channel.overwrites if o.kind == 1 and o.id == whom), None)
    if overwrite is None:
        overwrite = Overwrite(whom, 1)
        channel.overwrites.append(overwrite)
    overwrite.deny = overwrite.deny | right if denied else overwrite.deny & ~right
    overwrite.allow = overwrite.allow & ~right if denied else overwrite.allow | right
    from sandbox.posts import tell_channel

    tell_channel(world, "CHANNEL_UPDATE", channel)
