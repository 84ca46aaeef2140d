"""The deep examination: every way of Discord's that the bot relies on is tried in the channel where somebody asks for it.

Each trial posts, edits or reads something of its own and compares what Discord makes of it; whatever was posted is taken away
afterwards. What differs is reported with Discord's own answer.
"""

import base64
import logging
from collections.abc import Awaitable, Callable, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from cogs.kept import KeptPicture, pictures_of
from cogs.visit import TROUBLE, Visit

if TYPE_CHECKING:
    from bot import TownCrier

log = logging.getLogger(__name__)

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPo6en5DwAFpQKydHkMvAAAAABJRU5ErkJggg=="
)
"""The smallest picture: a single dot."""
ANSWER_LIMIT = 200


class Differs(Exception):
    """Discord did something else than the bot relies on; the text is what it answered."""


class Untried(Exception):
    """There is nothing here to try it on; the text is the key of the reason."""


class Finding(Struct, frozen=True):
    key: str
    held: bool | None
    """None where it could not be tried."""
    answer: str = ""


class Case:
    """One examination: who asked for it, where, and what it has left behind so far."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.bot: TownCrier = visit.bot
        self.interaction = visit.interaction
        self.channel = self.bot.get_partial_messageable(visit.place.channel_id, guild_id=visit.place.guild_id)
        self._made: list[discord.Message] = []

    async def post(self, channel: discord.abc.Messageable | None = None, **sent: Any) -> discord.Message:
        message = await (channel or self.channel).send(**sent)
        self._made.append(message)
        return message

    async def clean_up(self) -> None:
        for message in {each.id: each for each in self._made}.values():
            try:
                await message.delete()
            except TROUBLE as error:
                log.warning("A message of an examination stays: %s", error)
        self._made.clear()


Trial: TypeAlias = Callable[[Case], Awaitable[None]]
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
        await TRIALS[key](case)
    except Untried as reason:
        return Finding(key, None, str(reason))
    except Differs as found:
        return Finding(key, False, str(found)[:ANSWER_LIMIT])
    except TROUBLE as error:
        return Finding(key, False, _raw(error))
    return Finding(key, True)


def _raw(error: Exception) -> str:
    """What Discord said, as it said it."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code}: {' '.join(error.text.split())}"[:ANSWER_LIMIT]
    return f"{type(error).__name__}: {error}"[:ANSWER_LIMIT]


def expect(is_so: bool, **seen: object) -> None:
    """Compares; what was seen instead is told by name and value."""
    if not is_so:
        raise Differs(", ".join(f"{name}={value!r}" for name, value in seen.items()))


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
    expect(tuple(each.name for each in found) == names, wanted=names, pictures=[each.name for each in found])
    return found
