"""Somebody used a command, a button or a menu: who, where, in which language, and the ways to answer them.

Every answer is private unless it says otherwise. Discord wants the first one within 3 seconds and takes others for 15
minutes; where that was missed (a slow network, a fault of Discord's), what was asked is done all the same, and the answer
reaches the person another way.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import aiohttp
import discord

from cogs.finding import find_post, first_mark
from cogs.fitting import shrink
from cogs.inbox import CLOSED
from cogs.kept import pictures_of
from cogs.layout import Layout, notice, rewind, tidy_name, without_pictures
from locales import Words, words
from service.errors import Refusal
from service.values import Person, Place, Table

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)
T = TypeVar("T")

TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError)
"""What a request to Discord may end in."""
ALREADY_ANSWERED = 40060
MESSAGE_GONE = 10008
FORM_REFUSED = 50035
TOO_LATE = (10062, 10015, 50027)
"""Unknown interaction, unknown token, token run out: nobody listens for this answer any more."""

A_MOMENT = 0.05
"""Seconds that an answer may take without a word before it: in one request it is there sooner than in two."""
PLAINLY_IN_TIME = 2.0
"""Seconds; an interaction that is unknown so soon was not answered too late."""


def pinging(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Whom a message may ping: these and nobody else."""
    whom = [discord.Object(user_id) for user_id in user_ids]
    return discord.AllowedMentions(users=whom, everyone=False, roles=False, replied_user=False)


def person_of(user: discord.User | discord.Member) -> Person:
    known_as = tidy_name(user.global_name or user.name, user.name)
    return Person(user.id, tidy_name(user.display_name, user.name), known_as)


class Visit:
    """One interaction, in the house's own words."""

    def __init__(self, interaction: "discord.Interaction[TownCrier]") -> None:
        self.interaction = interaction
        self.bot = interaction.client
        self.tables = interaction.client.tables
        self.words: Words = words(interaction.locale.value)
        self._began = time.monotonic()
        self._is_acknowledged = False
        """Discord has an answer of ours, though it did not say so when we gave it."""
        self._is_lost = False
        """Discord takes no answer any more."""
        self._answering = asyncio.Lock()
        """Held while the first answer is on its way: Discord takes one only."""
        self.game_id: int | None = None
        """The game that it is about, as soon as that is known."""
        self.is_kept = False
        """What the person wanted changed is on the disk."""
        self._is_cut = False
        """The answer was made smaller, since Discord failed at it."""
        self._is_below = False
        """The pictures come with a fresh message, since Discord did not take them into the one that is there."""

    @property
    def person(self) -> Person:
        return person_of(self.interaction.user)

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def place(self) -> Place:
        return Place(self.interaction.guild_id, self.interaction.channel_id or 0)

    @property
    def is_guest(self) -> bool:
        """Whether the bot is here only because this person has installed it: nothing but answers reaches this place."""
        return not self.interaction.is_guild_integration()

    @property
    def is_hushed(self) -> bool:
        """Whether Discord makes every answer private here, as a server may want it of apps that it has not added."""
        is_on_server = self.interaction.guild_id is not None
        return self.is_guest and is_on_server and not self.interaction.permissions.use_external_apps

    async def table_here(self) -> Table:
        """The table of this channel or thread: the one that is on, else the last that was."""
        table = await self.tables.at(self.place, latest=True)
        if table is None:
            raise Refusal("no_game")
        self.game_id = table.id
        return table

    @property
    def is_on_post(self) -> bool:
        """Whether a message was pressed that others see too."""
        message = self.interaction.message
        if message is None or message.flags.ephemeral:
            return False
        return self.interaction.guild_id is not None or self.interaction.context.private_channel

    @property
    def _is_answered(self) -> bool:
        return self._is_acknowledged or self.interaction.response.is_done()

    @property
    def is_lost(self) -> bool:
        return self._is_lost

    @property
    def kept(self) -> str:
        """`yes` or `no`, for the words."""
        return "yes" if self.is_kept else "no"

    def is_answered_otherwise(self) -> None:
        """Discord has its first answer by a request that was not made here."""
        self._is_acknowledged = True

    async def keep(self, change: Awaitable[T]) -> T:
        """Waits for a change to be on the disk, and remembers that it is."""
        outcome = await change
        self.is_kept = True
        return outcome

    async def wait(self, *, update: bool = False, public: bool = False) -> None:
        """Tells Discord at once that an answer is coming: a new one, or an update of the pressed message."""
        async with self._answering:
            if self._is_answered or self._is_lost:
                return
            try:
                if update:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=not public, thinking=True)
            except TROUBLE as error:
                self._bear(error)

    async def soon(self, work: Coroutine[Any, Any, T], *, update: bool = False) -> T:
        """What the work comes to. Where it takes more than a moment, Discord hears meanwhile that an answer is coming.

        Whatever Discord has against that word, the work is done, and the answer itself is tried.
        """
        working = asyncio.ensure_future(work)
        try:
            await asyncio.wait((working,), timeout=A_MOMENT)
            if not working.done():
                await self._hint_at(update)
            return await working
        finally:
            working.cancel()

    async def _hint_at(self, update: bool) -> None:
        try:
            await self.wait(update=update)
        except Exception as trouble:
            log.warning("That an answer to user %s is coming was not heard: %s", self.user_id, trouble)

    async def say(
        self, layout: Layout, files: Sequence[discord.File] = (), *, public: bool = False, ping: Iterable[int] = ()
    ) -> int | None:
        """A new answer, private unless `public`; gives the number of its message, if it could be delivered."""
        while not self._is_lost:
            try:
                return await self._answer(layout, files, public, pinging(ping))
            except TROUBLE as error:
                rewind(files)
                if files and _is_form_refused(error) and self._is_answered and not self._is_below:
                    await self._point_below()
                else:
                    self._bear(error, layout)
        return await self._another_way(layout, files, public, pinging(ping))

    async def _answer(
        self, layout: Layout, files: Sequence[discord.File], public: bool, whom: discord.AllowedMentions
    ) -> int | None:
        given: dict[str, Any] = {
            "view": layout,
            "files": list(files),
            "ephemeral": not public,
            "allowed_mentions": whom,
        }
        async with self._answering:
            if not self._is_answered:
                return (await self.interaction.response.send_message(**given)).message_id
        return (await self.interaction.followup.send(**given, wait=True)).id

    async def tell(self, key: str, **values: Any) -> None:
        """A short private word."""
        await self.say(notice(self.words(key, **values)))

    async def update(
        self, layout: Layout, files: Sequence[discord.File] | None = None, *, public: bool = False
    ) -> None:
        """Puts `layout` in the place of the pressed message; its pictures stay unless new ones come.

        What is not `public` never takes the place of a post that others see, whatever id was pressed on it.
        """
        if not public and self.is_on_post:
            await self.say(layout if files else without_pictures(layout), files or ())
            return
        kept = list(files if files is not None else pictures_of(self.interaction.message))
        changed: dict[str, Any] = {"view": layout, "attachments": kept, "allowed_mentions": pinging(())}
        while not self._is_lost:
            try:
                await self._change(changed)
                return
            except TROUBLE as error:
                rewind(files or ())
                if getattr(error, "code", 0) == MESSAGE_GONE:
                    await self.say(layout if files else without_pictures(layout), files or ())
                    return
                if files and _is_form_refused(error):
                    await self._point_below()
                    await self.say(layout, files)
                    return
                self._bear(error, layout)
        await self._update_another_way(layout, files, changed)

    async def _change(self, changed: dict[str, Any]) -> None:
        async with self._answering:
            if not self._is_answered:
                await self.interaction.response.edit_message(**changed)
                return
        await self.interaction.edit_original_response(**changed)

    async def _point_below(self) -> None:
        """Discord may take no new pictures into a message that is there already: it says that a fresh one follows.

        That also ends the "thinking", in whose place the next follow-up would be put otherwise.
        """
        self._is_below = True
        if not self._is_answered:
            return
        word = notice(self.words("answer-below"))
        try:
            await self.interaction.edit_original_response(view=word, attachments=[], allowed_mentions=pinging(()))
        except TROUBLE as error:
            log.warning("The answer to user %s could not be pointed to: %s", self.user_id, error)

    def _bear(self, error: Exception, layout: Layout | None = None) -> None:
        """Remembers what trouble with Discord means for the next try; raises what no other way can mend."""
        code = getattr(error, "code", 0)
        if layout is not None and not self._is_cut and self._seems_too_large(error) and shrink(layout):
            self._is_cut = True
            log.warning("The answer to user %s seems too large, it is sent smaller: %s", self.user_id, error)
        elif code == ALREADY_ANSWERED and not self._is_acknowledged:
            self._is_acknowledged = True
        elif code in TOO_LATE or not isinstance(error, discord.HTTPException) or error.status >= 500:
            log.warning("The answer to user %s did not get through: %s", self.user_id, error)
            self._is_lost = True
        else:
            raise error

    def _seems_too_large(self, error: Exception) -> bool:
        """Discord says nothing of a size: it fails at the message, or does not know an interaction that is quite new."""
        is_new = time.monotonic() - self._began < PLAINLY_IN_TIME
        return isinstance(error, discord.DiscordServerError) or (getattr(error, "code", 0) == TOO_LATE[0] and is_new)

    async def _another_way(
        self, layout: Layout, files: Sequence[discord.File], public: bool, whom: discord.AllowedMentions
    ) -> int | None:
        """A public answer as a post in the channel, a private one as a direct message."""
        if public and self.is_guest:
            log.warning("What user %s wanted to show did not get through, and the bot is a guest there", self.user_id)
            return None
        if public:
            channel = self.bot.get_partial_messageable(self.place.channel_id, guild_id=self.place.guild_id)
            if (found := await self._arrived(channel.id, layout)) is not None:
                return found
            return (await channel.send(view=layout, files=list(files), allowed_mentions=whom)).id
        inboxes, known = self.bot.crier.office.inboxes, await self.tables.inbox(self.user_id)
        try:
            return await inboxes.send(self.user_id, known, layout, files, str(self.interaction.id))
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            await self._call_back()
            return None

    async def _arrived(self, channel_id: int, layout: Layout) -> int | None:
        """The public answer that Discord took without saying so, if it can be told by its controls."""
        mark = first_mark(layout)
        return await find_post(self.bot, channel_id, mark) if mark else None

    async def _call_back(self) -> None:
        """With closed direct messages too, only a word in the channel is left: it says nothing but to ask again."""
        log.warning("User %s can't be reached: their direct messages are closed", self.user_id)
        if self.place.guild_id is not None and not self.is_guest:
            channel = self.bot.get_partial_messageable(self.place.channel_id, guild_id=self.place.guild_id)
            w = words(await self.tables.language_at(self.place))
            word = notice(w("answer-lost", name=f"<@{self.user_id}>", kept=self.kept))
            await channel.send(view=word, allowed_mentions=pinging([self.user_id]))

    async def _update_another_way(
        self, layout: Layout, files: Sequence[discord.File] | None, changed: dict[str, Any]
    ) -> None:
        """A message that more than one person or none but the bot can see is edited as such; a private one is sent anew."""
        message = self.interaction.message
        if message is None or message.flags.ephemeral:
            await self._another_way(layout if files else without_pictures(layout), files or (), False, pinging(()))
        else:
            channel = self.bot.get_partial_messageable(message.channel.id)
            await channel.get_partial_message(message.id).edit(**changed)


def _is_form_refused(error: Exception) -> bool:
    return isinstance(error, discord.HTTPException) and (error.status, error.code) == (400, FORM_REFUSED)
