"""Delivers letters: the only part of telling that talks to Discord. What was delivered is noted before the next letter."""

import asyncio
import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from cogs.calling import Call, Withdrawal
from cogs.calls import Calls
from cogs.easel import Easel
from cogs.finding import Glance, find_question
from cogs.inbox import CLOSED, Inboxes
from cogs.kept import pictures_of, shown_again
from cogs.layout import Layout, files_of
from cogs.lobby_post import begun
from cogs.noting import delivered, put_off, refused, unreached
from cogs.partings import Partings
from cogs.press import WITH_PATH, custom_id
from cogs.readers import everybody
from cogs.sending import send_fitting
from cogs.telling import (
    AbortPost,
    BoardPost,
    Farewell,
    FinalPost,
    Letter,
    LobbyPost,
    OldPost,
    Parting,
    Private,
    Public,
    Question,
)
from cogs.visit import TROUBLE, pinging
from cogs.writing import draw_board, mark_of, write, write_old
from engine.core.seats import Seat
from render.picture import Picture
from service.errors import NotKept
from service.scene import Scene
from service.values import CHANNEL, Noted, Post

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

REFUSED_FOR_GOOD = (10003, 50001, 50013, 10008, 50083, 160005)
"""No such channel, no access, no right, no such message, an archived or locked thread: asking again changes nothing soon."""

CLOCKS_APART = 60.0
"""Seconds by which Discord's clock and ours may differ."""


class PostOffice:
    def __init__(self, bot: "TownCrier", is_overtaken: Callable[[int], bool]) -> None:
        """`is_overtaken` says of a game whether there is something newer to show already."""
        self.bot = bot
        self.tables = bot.tables
        self._is_overtaken = is_overtaken
        self.inboxes = Inboxes(bot)
        self.calls = Calls(bot, self.inboxes)
        self.partings = Partings(bot, self.inboxes)
        self._unnoted: dict[int, list[Noted]] = {}
        self._certain: set[int] = set()
        """Games whose last post is known to have arrived, by this process."""
        self._began = bot.tables.now()
        self._asked: dict[tuple[int, int], bool] = {}
        """By game and seat, whether the last question that this process sent is known to have arrived."""
        self._ahead: set[asyncio.Task[Picture]] = set()
        self._glances: dict[int, Glance] = {}
        """Of games that are being told, one at the channel of each."""

    @contextmanager
    def looking(self, scene: Scene) -> Generator[None, None, None]:
        """Within it, the channel of a game is looked at once, whatever is looked for there."""
        glance = Glance(self.bot, scene.table.place.channel_id)
        self._glances[scene.table.id] = glance
        try:
            yield
        finally:
            glance.close()
            del self._glances[scene.table.id]

    async def deliver(self, scene: Scene, letters: Sequence[Letter]) -> Scene:
        """The scene once all of them are noted. Raises what the next round may mend, when none of them is under way any more."""
        if any(isinstance(letter, Question | Withdrawal | BoardPost) for letter in letters):
            self._draw_ahead(scene)
        await self.calls.tidy(scene, self._glances[scene.table.id])
        found = await asyncio.gather(*(self._deliver(scene, letter) for letter in letters), return_exceptions=True)
        for noted in found:
            if isinstance(noted, BaseException):
                raise noted
            scene = scene.noting(noted)
        return scene

    def _draw_ahead(self, scene: Scene) -> None:
        """What goes out before the board takes its time, in which it is drawn: whoever wants it then finds it in the line."""
        post = scene.posts.get(CHANNEL)
        if post is not None and post.version < scene.table.version and scene.table.status == "playing":
            drawing = asyncio.create_task(draw_board(self._easel(scene, ahead=True), scene))
            self._ahead.add(drawing)
            drawing.add_done_callback(self._forget_drawing)

    def _forget_drawing(self, drawing: "asyncio.Task[Picture]") -> None:
        """What went wrong with it, whoever wants it next will hear."""
        self._ahead.discard(drawing)
        if not drawing.cancelled():
            drawing.exception()

    def _easel(self, scene: Scene, *, ahead: bool = False) -> Easel:
        """Whoever waits for an answer comes first, and what is overtaken is not drawn."""
        return self.bot.easel.patient(partial(self._is_overtaken, scene.table.id), ahead=ahead)

    async def _deliver(self, scene: Scene, letter: Letter) -> Noted:
        if isinstance(letter, Question | Farewell):
            noted = await self._to_seat(scene, letter)
        elif isinstance(letter, Parting):
            noted = await self.partings.deliver(scene, letter)
        elif isinstance(letter, Call):
            noted = await self.calls.deliver(scene, letter, self._glances[scene.table.id])
        elif isinstance(letter, Withdrawal):
            noted = await self.calls.withdraw(scene, letter)
        elif isinstance(letter, OldPost):
            noted = await self._cut_down(scene, letter)
        else:
            noted = await self._to_channel(scene, letter)
        await self._note(scene.table.id, noted)
        return noted

    async def _note(self, game_id: int, noted: Noted) -> None:
        """What the database does not take now is remembered: sent is sent, and must not be sent again for it."""
        try:
            await self.tables.note(game_id, noted)
        except NotKept as error:
            log.error("What was told of game %s could not be noted: %s", game_id, error)
            self._unnoted.setdefault(game_id, []).append(noted)

    async def catch_up(self, scene: Scene) -> Scene:
        """The scene with what could not be noted before, which is noted now if that is possible again."""
        for noted in self._unnoted.pop(scene.table.id, []):
            await self._note(scene.table.id, noted)
            scene = scene.noting(noted)
        return scene

    async def _to_seat(self, scene: Scene, letter: Private) -> Noted:
        table, seat, user_id = scene.table, letter.seat, scene.table.sitters[letter.seat].user_id or 0
        nonce = f"{table.id}-{seat}-{table.version}"
        try:
            number, (view, pictures) = await asyncio.gather(
                self._asked_already(scene, letter), write(self._easel(scene), scene, letter)
            )
            if number is None:
                self._asked[table.id, seat] = False
                is_silent, known = isinstance(letter, Question) and letter.is_silent, scene.inboxes.get(user_id)
                number = await self.inboxes.send(user_id, known, view, files_of(*pictures), nonce, is_silent)
        except TROUBLE as error:
            if getattr(error, "code", 0) in CLOSED:
                log.info("User %s of game %s can't be reached: %s", user_id, table.id, error)
                return unreached(scene, seat)
            log.warning("The message to user %s of game %s did not get through: %s", user_id, table.id, error)
            return put_off(scene, seat, self.tables.now())
        self._asked[table.id, seat] = True
        return delivered(scene, letter, number)

    async def _asked_already(self, scene: Scene, letter: Private) -> int | None:
        """The question's message, if it has arrived and could not be noted."""
        table, seat = scene.table, letter.seat
        known = scene.inboxes.get(table.sitters[seat].user_id or 0)
        if not isinstance(letter, Question) or known is None or not self._may_have_asked(scene, seat):
            return None
        occasion, asked_at = scene.look(seat).occasion, scene.outline()[-1].at
        marks = tuple(custom_id(verb, table.id, f"{occasion}:") for verb in WITH_PATH)
        return await find_question(self.bot, known, marks, asked_at - CLOCKS_APART)

    def _may_have_asked(self, scene: Scene, seat: Seat) -> bool:
        """Whether nobody knows what became of the question: Discord did not say whether it took it, or an earlier process may
        have sent it, which it can't where it is asked since that ended.
        """
        has_arrived = self._asked.get((scene.table.id, seat))
        if has_arrived is None:
            # A clock that was ahead of ours told an earlier process that it was later than now.
            return not self._began < scene.waits[seat].since <= self.tables.now()
        return not has_arrived

    async def _to_channel(self, scene: Scene, letter: Public) -> Noted:
        try:
            number = await self._posted(scene, letter)
        except discord.HTTPException as error:
            if error.code not in REFUSED_FOR_GOOD:
                raise
            log.warning("Game %s can't be posted: %s", scene.table.id, error)
            return refused(scene, error.code, self.tables.now())
        self._certain.add(scene.table.id)
        return delivered(scene, letter, number)

    async def _posted(self, scene: Scene, letter: Public) -> int:
        if isinstance(letter, BoardPost | FinalPost | AbortPost) and letter.closes:
            await self._close_lobby(scene, letter.closes)
            if isinstance(letter, AbortPost) and not letter.is_told:
                return letter.closes.message_id
        if scene.table.id not in self._certain or _may_move(letter):
            self._glances[scene.table.id].begin()
        view, pictures = await write(self._easel(scene), scene, letter)
        edits = letter.edits if isinstance(letter, LobbyPost | BoardPost) else None
        found = await self._found(scene, letter)
        if found and not edits and not isinstance(letter, LobbyPost):
            return found.message_id
        if found and edits and found.message_id != edits.message_id:
            await self._remove(scene, edits)  # The other one took its place, and nobody could note it.
        return await self._put(scene, letter, found or edits, view, pictures)

    async def _put(
        self, scene: Scene, letter: Public, edits: Post | None, view: Layout, pictures: Sequence[Picture]
    ) -> int:
        is_silent = isinstance(letter, BoardPost) and letter.is_silent
        if edits is None:
            return await self._send(scene, view, pictures, is_silent)
        if _may_move(letter) and await self._glances[scene.table.id].is_written_below(edits.message_id):
            return await self._replace(scene, edits, view, pictures, is_silent)
        return await self._edit(scene, edits, view, pictures)

    async def _cut_down(self, scene: Scene, letter: OldPost) -> Noted:
        """Once, whatever comes of it: a board that stays as it was harms nobody. A compact channel has one post only."""
        message, place = self._message(letter.post), scene.table.place
        try:
            if scene.table.is_compact and letter.post.channel_id == place.channel_id:
                await message.delete()
            else:
                kept = [] if letter.is_shown_anew else await self._pictures(message)
                view = write_old(scene, letter, shown_again(kept))
                await message.edit(view=view, attachments=kept, allowed_mentions=pinging(()))
        except TROUBLE as error:
            log.info("An old board of game %s stays as it is: %s", scene.table.id, error)
        return delivered(scene, letter, letter.post.message_id)

    async def _pictures(self, message: discord.PartialMessage) -> list[Any]:
        """The pictures that a message has; none where the channel can't be read."""
        try:
            return list(pictures_of(await message.fetch()))
        except discord.Forbidden:
            return []

    async def _found(self, scene: Scene, letter: Public) -> Post | None:
        """The letter's post, if it stands in the channel already. Where the last one arrived, nothing is looked for."""
        table = scene.table
        if table.id in self._certain:
            return None
        number = await self._glances[table.id].post(mark_of(letter, scene))
        return Post(CHANNEL, table.version, table.place.channel_id, number) if number else None

    async def _close_lobby(self, scene: Scene, post: Post) -> None:
        try:
            last = begun(scene.table, everybody(scene.table), scene.ended_by, has_lapsed=scene.has_lapsed)
            await self._message(post).edit(view=last, attachments=[], allowed_mentions=pinging(()))
        except TROUBLE as error:
            log.warning("The lobby of game %s could not be closed: %s", scene.table.id, error)

    async def _send(self, scene: Scene, view: Layout, pictures: Sequence[Picture], silent: bool = False) -> int:
        """It pings nobody: calls do."""
        table, channel = scene.table, self._channel(scene)
        nonce, whom = f"{table.id}-{table.version}", pinging(())
        given: dict[str, Any] = {"view": view, "nonce": nonce, "allowed_mentions": whom, "silent": silent}
        self._certain.discard(table.id)
        sent = await send_fitting(lambda left: channel.send(**given, files=left), view, files_of(*pictures))
        return sent.id

    async def _edit(self, scene: Scene, post: Post, view: Layout, pictures: Sequence[Picture]) -> int:
        """Brings the last post up to date; where that can't be done any more, a new one takes its place."""
        try:
            message = self._message(post)
            given: dict[str, Any] = {"view": view, "allowed_mentions": pinging(())}
            await send_fitting(lambda left: message.edit(**given, attachments=left), view, files_of(*pictures))
        except (discord.HTTPException, discord.RateLimited) as error:
            if isinstance(error, discord.DiscordServerError):
                raise
            log.info("The post of game %s can't be edited (%s); a new one takes its place", scene.table.id, error)
            return await self._replace(scene, post, view, pictures)
        return post.message_id

    async def _replace(
        self, scene: Scene, post: Post, view: Layout, pictures: Sequence[Picture], silent: bool = False
    ) -> int:
        """A new post, then the old one goes: the channel shows a game once."""
        number = await self._send(scene, view, pictures, silent)
        await self._remove(scene, post)
        return number

    async def _remove(self, scene: Scene, post: Post) -> None:
        try:
            await self._message(post).delete()
        except TROUBLE as error:
            log.info("An old post of game %s stays: %s", scene.table.id, error)

    def _channel(self, scene: Scene) -> discord.PartialMessageable:
        place = scene.table.place
        return self.bot.get_partial_messageable(place.channel_id, guild_id=place.guild_id)

    def _message(self, post: Post) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)


def _may_move(letter: Public) -> bool:
    """Where others have written below the post that it brings up to date, it becomes a new one."""
    return isinstance(letter, BoardPost) and letter.is_for_all
