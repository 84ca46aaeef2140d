"""The deep examination: every way of Discord's that the bot relies on is tried in the channel where somebody asks for it.

Each trial posts, edits or reads something of its own and compares what Discord makes of it; whatever was posted is taken away
afterwards. What differs is reported with Discord's own answer.
"""

import asyncio
import base64
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import aiohttp
import discord
from discord import ui
from discord.http import Route
from msgspec import Struct

from cogs.kept import KeptPicture, pictures_of
from cogs.visit import TROUBLE, Visit

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPo6en5DwAFpQKydHkMvAAAAABJRU5ErkJggg=="
)
"""The smallest picture: a single dot."""
ANSWER_LIMIT = 200
COMPONENTS_V2 = 1 << 15
TOO_MANY = 429
PATIENCE = 5
"""So often a request that came too soon is made again."""


class Told(Struct, frozen=True):
    """The key of a sentence, and its values."""

    key: str
    values: dict[str, Any] = {}


class Differs(Exception):
    """Discord did something else than the bot relies on."""

    def __init__(self, seen: str, **values: object) -> None:
        super().__init__(seen)
        self.told = Told(f"deep-saw-{seen}", values)


class Refused(Exception):
    """Discord did not take what the bot relies on; the text is its answer."""


class Untried(Exception):
    """There is nothing here to try it on; the text is the key of the reason."""


class Outcome(Enum):
    HELD = "✅"
    DIFFERS = "❌"
    UNTRIED = "➖"
    LEARNED = "ℹ️"
    """Either answer is fine."""


class Finding(Struct, frozen=True):
    key: str
    outcome: Outcome
    told: Told | None = None
    answer: str = ""
    """What Discord said, as it said it."""


class Reply(Struct, frozen=True):
    """An answer of Discord's as it came."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def body(self) -> dict[str, Any]:
        try:
            found = json.loads(self.text)
        except ValueError:
            return {}
        return cast(dict[str, Any], found) if isinstance(found, dict) else {}

    @property
    def code(self) -> int:
        return self.body.get("code", 0)

    @property
    def retry_after(self) -> float:
        return float(self.body.get("retry_after", 0.0))

    @property
    def raw(self) -> str:
        return f"{self.status} {self.code}: {' '.join(self.text.split())}"


class Case:
    """One examination: who asked for it, where, and what it has left behind so far."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.bot: TownCrier = visit.bot
        self.interaction = visit.interaction
        self.channel = self.bot.get_partial_messageable(visit.place.channel_id, guild_id=visit.place.guild_id)
        self._made: list[discord.Message | discord.PartialMessage] = []

    async def post(self, channel: discord.abc.Messageable | None = None, **sent: Any) -> discord.Message:
        message = await (channel or self.channel).send(**sent)
        self._made.append(message)
        return message

    def leave(self, message: discord.Message) -> None:
        """It stays when everything else is taken away."""
        self._made = [each for each in self._made if each.id != message.id]

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def ask(self, method: str, path: str, body: dict[str, Any]) -> Reply:
        """A request whose first answer counts; only one that came too soon for its route is made again."""
        http = self.bot.http
        headers = {"Authorization": f"Bot {http.token}", "User-Agent": http.user_agent}
        async with aiohttp.ClientSession(headers=headers) as session:
            for left in reversed(range(PATIENCE)):
                async with session.request(method, Route.BASE + path, json=body, proxy=http.proxy) as answer:
                    reply = Reply(answer.status, dict(answer.headers), await answer.text())
                if reply.status != TOO_MANY or reply.code or not left:
                    return reply
                await self.pause(reply.retry_after)
        raise AssertionError("the last answer is given back")

    async def ask_to_post(self, components: list[dict[str, Any]]) -> Reply:
        sent = {"flags": COMPONENTS_V2, "components": components}
        reply = await self.ask("POST", f"/channels/{self.visit.place.channel_id}/messages", sent)
        if reply.status == 200:
            self._made.append(self.channel.get_partial_message(int(reply.body["id"])))
        return reply

    async def clean_up(self) -> None:
        for message in {each.id: each for each in self._made}.values():
            try:
                await message.delete()
            except TROUBLE as error:
                log.warning("A message of an examination stays: %s", error)
        self._made.clear()


Trial: TypeAlias = Callable[[Case], Awaitable[Told | None]]
TRIALS: dict[str, Trial] = {}


def tries(key: str) -> Callable[[Trial], Trial]:
    """Names a trial; `deep-<key>` says in words what is relied on."""

    def keep(trial: Trial) -> Trial:
        TRIALS[key] = trial
        return trial

    return keep


async def examine(case: Case, keys: Sequence[str]) -> list[Finding]:
    try:
        return [await _tried(case, key) for key in keys]
    finally:
        await case.clean_up()


async def _tried(case: Case, key: str) -> Finding:
    try:
        told = await TRIALS[key](case)
    except Untried as reason:
        return Finding(key, Outcome.UNTRIED, Told(str(reason)))
    except Differs as found:
        return Finding(key, Outcome.DIFFERS, found.told)
    except Refused as found:
        return Finding(key, Outcome.DIFFERS, answer=str(found)[:ANSWER_LIMIT])
    except TROUBLE as error:
        return Finding(key, Outcome.DIFFERS, answer=_raw(error))
    return Finding(key, Outcome.LEARNED if told else Outcome.HELD, told)


def _raw(error: Exception) -> str:
    """What Discord said, as it said it."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code}: {' '.join(error.text.split())}"[:ANSWER_LIMIT]
    return f"{type(error).__name__}: {error}"[:ANSWER_LIMIT]


def expect(is_so: bool, otherwise: str, **values: object) -> None:
    """Compares; `deep-saw-<otherwise>` says what was seen instead."""
    if not is_so:
        raise Differs(otherwise, **values)


def text(words: str = "·") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    return view.add_item(ui.TextDisplay(words))


def shown(*names: str, words: str = "·") -> ui.LayoutView:
    """A text and one picture after the other."""
    view = text(words)
    for name in names:
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=name)))
    return view


def dot(name: str) -> discord.File:
    return discord.File(BytesIO(DOT), filename=name, description=name)


def pictures(message: discord.Message, *names: str) -> tuple[KeptPicture, ...]:
    """The pictures of a message, which must be these."""
    found = pictures_of(message)
    expect(tuple(each.name for each in found) == names, "pictures", wanted=len(names), count=len(found))
    return found
