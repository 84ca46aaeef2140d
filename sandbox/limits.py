"""How many requests Discord takes: per route and place, for the whole application, and of those that were refused.

Discord publishes no numbers but the global ones; the others are what bots commonly meet. Each answer tells its bucket in
`X-RateLimit-*` headers, so a client that reads them is never refused. `pace` shortens every window: a test lives through the
same limits in a fraction of the time.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING
from zlib import crc32

if TYPE_CHECKING:
    from sandbox.model import Clock

Headers = dict[str, str]

DAY = 86_400.0
GLOBAL = (50, 1.0)
INVALID = (10_000, 600.0)
"""Requests answered with 401, 403 or 429 in ten minutes: beyond them the address is shut out."""
CREATED_COMMANDS = (200, DAY)
OTHERS = (10, 10.0)
BUCKETS: tuple[tuple[str, str, tuple[int, float]], ...] = (
    ("POST", "/channels/{channel_id}/messages", (5, 5.0)),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}", (5, 5.0)),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}", (5, 1.0)),
    ("GET", "/channels/{channel_id}/messages", (5, 5.0)),
    ("POST", "/channels/{channel_id}/typing", (5, 5.0)),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me", (1, 0.25)),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me", (1, 0.25)),
    ("PATCH", "/channels/{channel_id}", (5, 20.0)),
    ("POST", "/channels/{channel_id}/threads", (5, 10.0)),
    ("POST", "/users/@me/channels", (10, 10.0)),
    ("PUT", "/applications/{application_id}/commands", (2, 60.0)),
    ("PUT", "/applications/{application_id}/guilds/{guild_id}/commands", (2, 60.0)),
)
LARGEST = 10_170
"""Bytes of the texts of a message, with 12 for each: beyond them nothing gets through."""
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")
"""Each of these has buckets of its own."""


@dataclass
class Window:
    """A bucket that is full again when its time is over."""

    limit: int
    seconds: float
    until: float = 0.0
    used: int = 0

    def take(self, now: float, pace: float) -> bool:
        if now >= self.until:
            self.until, self.used = now + self.seconds * pace, 0
        self.used += 1
        return self.used <= self.limit


@dataclass
class Sliding:
    """At most so many in any stretch of so many seconds."""

    limit: int
    seconds: float
    times: deque[float] = field(default_factory=deque[float])

    def wait(self, now: float) -> float:
        """How long until there is room; 0 where there is some now."""
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        return 0.0 if len(self.times) < self.limit else self.times[0] + self.seconds - now

    def add(self, now: float) -> None:
        self.times.append(now)


@dataclass
class Refusal:
    """A 429: how long to wait, and for what."""

    retry_after: float
    headers: Headers
    is_global: bool = False
    is_shut_out: bool = False


class Limits:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.pace = 1.0
        self.largest = LARGEST
        self.invalid = Sliding(*INVALID)
        self.created: dict[str, Sliding] = {}
        self._windows: dict[str, Window] = {}
        self._late: dict[int, Sliding] = {}

    def admit(self, method: str, route: str, params: dict[str, str]) -> Headers | Refusal:
        """The headers that tell of the bucket, or the refusal. Answers to interactions are counted nowhere."""
        now = self.clock.now()
        if wait := self.invalid.wait(now):
            return Refusal(wait, {}, is_shut_out=True)
        if route.startswith("/interactions/"):
            return {}
        if not route.startswith("/webhooks/") and not self._window("global", *GLOBAL).take(now, self.pace):
            wait = self._windows["global"].until - now
            return Refusal(wait, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, is_global=True)
        name = _name(method, route)
        window = self._window(f"{name}:{_major(params)}", *_size(method, route))
        is_taken = window.take(now, self.pace)
        headers = _headers(window, name, now)
        return headers if is_taken else Refusal(window.until - now, headers | {"X-RateLimit-Scope": "user"})

    def _window(self, key: str, limit: int, seconds: float) -> Window:
        return self._windows.setdefault(key, Window(limit, seconds))

    def note(self, status: int) -> None:
        """Counts what was refused as a bot should have known."""
        if status in (401, 403, 429):
            self.invalid.add(self.clock.now())

    def late_edit(self, channel_id: int, limit: int, seconds: float) -> float:
        """Counts an edit of an old message in a channel; how long it has to wait, where there were too many."""
        late = self._late.setdefault(channel_id, Sliding(limit, seconds * self.pace))
        now = self.clock.now()
        wait = late.wait(now)
        if not wait:
            late.add(now)
        return wait

    def create_command(self, scope: str | None) -> float:
        """Counts a new command of a scope; how long it has to wait, where there were 200 that day."""
        created = self.created.setdefault(scope or "", Sliding(*CREATED_COMMANDS))
        now = self.clock.now()
        wait = created.wait(now)
        if not wait:
            created.add(now)
        return wait


def _size(method: str, route: str) -> tuple[int, float]:
    if route.startswith("/webhooks/"):
        return 5, 2.0
    return next((size for verb, path, size in BUCKETS if (verb, path) == (method, route)), OTHERS)


def _name(method: str, route: str) -> str:
    """What the bucket is called: webhooks of one token share theirs."""
    return f"{crc32(('/webhooks/' if route.startswith('/webhooks/') else f'{method} {route}').encode()):08x}"


def _major(params: dict[str, str]) -> str:
    return ":".join(params.get(key, "") for key in MAJOR)


def _headers(window: Window, name: str, now: float) -> Headers:
    return {
        "X-RateLimit-Limit": str(window.limit),
        "X-RateLimit-Remaining": str(max(0, window.limit - window.used)),
        "X-RateLimit-Reset": f"{window.until:.3f}",
        "X-RateLimit-Reset-After": f"{ceil((window.until - now) * 1000) / 1000:.3f}",
        "X-RateLimit-Bucket": name,
    }
