"""`/play`, and the life of a lobby until the host starts the game."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.layout import Item, Layout, layout, row, said
from cogs.left_open import closing_what_is_left, lobby_closed, options_closed
from cogs.lobby_post import REMOVE_COMPUTER, REMOVE_PERSON, lobby, option_key, switched_off
from cogs.option_words import choice_words
from cogs.press import Press, menu, number_of, on
from cogs.readers import everybody
from cogs.reading import read_for
from cogs.rights import require_open_channel, require_rights
from cogs.translating import phrase
from cogs.visit import TROUBLE, Visit
from cogs.visiting import visiting
from engine.registry import GAMES
from locales import Words, words
from service.errors import Refusal
from service.options import TABLE_OPTIONS
from service.values import CHANNEL, Noted, Place, Post, Table

if TYPE_CHECKING:
    from cogs.client import TownCrier

GAME_CHOICES = [app_commands.Choice(name=phrase(key), value=key) for key in GAMES]
LONGEST_SLEEPLESS = 10080
"""Minutes without a message after which Discord archives a thread: it offers nothing longer."""


class Lobby(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-play"), description=phrase("command-play.about"))
    @app_commands.rename(game=phrase("command-play.game"), thread=phrase("command-play.thread"))
    @app_commands.describe(game=phrase("command-play.game-about"), thread=phrase("command-play.thread-about"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def play(self, interaction: "discord.Interaction[TownCrier]", game: str, thread: bool = False) -> None:
        async with visiting(interaction, public=not thread) as visit:
            require_rights(visit, thread=thread)
            await require_open_channel(visit)
            await read_for(game)
            if thread:
                await _open_in_thread(visit, game)
            else:
                await _open_here(visit, lambda: visit.tables.open_table(visit.place, visit.person, game, {}))


async def _open_here(visit: Visit, opening: Callable[[], Awaitable[Table]]) -> None:
    await visit.tables.require_measure(visit.place, visit.person)
    with visit.bot.crier.answering(visit.place.channel_id):
        table = await visit.keep(opening())
        await show_lobby(visit, table, [user for user in table.humans if user != visit.user_id])


async def show_lobby(visit: Visit, table: Table, brought: Sequence[int] = ()) -> None:
    """The lobby as a public answer; an older post of it goes. `brought` sit there without having asked, and are called."""
    with visit.bot.crier.answering(table.place.channel_id):
        old = (await visit.tables.scene(table.id)).posts.get(CHANNEL)
        number = await visit.say(lobby(table, everybody(table), brought), public=True, ping=brought)
        if number is not None:
            await _note_lobby(visit, table, table.place.channel_id, number)
    if old is not None and old.message_id != number:
        channel = visit.bot.get_partial_messageable(old.channel_id)
        try:
            await channel.get_partial_message(old.message_id).delete()
        except TROUBLE:
            return  # It is gone already, or it stays as a second door to the same table.


async def _open_in_thread(visit: Visit, key: str) -> None:
    channel = visit.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no_thread_here")
    await visit.wait()
    await visit.tables.require_measure(visit.place, visit.person)
    w = words(await visit.tables.language_at(visit.place))
    name = w("thread-name", game=w(key), host=visit.person.name)[:100]
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=LONGEST_SLEEPLESS)
    place = Place(visit.interaction.guild_id, thread.id)
    table = await visit.keep(visit.tables.open_table(place, visit.person, key, {}))
    await visit.bot.crier.tell(table.id)
    await visit.tell("play-in-thread", thread=f"<#{thread.id}>")


@on("again")
async def again(visit: Visit, press: Press) -> None:
    """A new table like the last one, with the same company; whoever asks for it is its host."""
    require_rights(visit)
    await require_open_channel(visit)
    await _open_here(visit, lambda: visit.tables.play_again(visit.place, visit.person, press.game_id))


@on("join")
@closing_what_is_left
async def join(visit: Visit, press: Press) -> None:
    await _refresh(visit, await visit.keep(visit.tables.join(press.game_id, visit.person)))


@on("leave")
@closing_what_is_left
async def leave(visit: Visit, press: Press) -> None:
    await _refresh(visit, await visit.keep(visit.tables.leave(press.game_id, visit.person)))


@on("computer", "send-away")
@closing_what_is_left
async def computer(visit: Visit, press: Press) -> None:
    """A computer sits down, or somebody goes: lobbies from before have one menu for both."""
    kind = press.chosen
    if kind == REMOVE_COMPUTER:
        change = visit.tables.remove_computer(press.game_id, visit.person)
    elif kind.startswith(REMOVE_PERSON):
        gone = number_of(kind.removeprefix(REMOVE_PERSON))
        change = visit.tables.remove_person(press.game_id, visit.person, gone)
    else:
        change = visit.tables.add_computer(press.game_id, visit.person, kind)
    await _refresh(visit, await visit.keep(change))


@on("start")
@closing_what_is_left
async def start(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    known, message = (await visit.tables.scene(press.game_id)).posts.get(CHANNEL), visit.interaction.message
    table = await visit.keep(visit.tables.start(press.game_id, visit.person))
    if message is not None and (known is None or known.message_id != message.id):
        await visit.update(lobby_closed(table), (), public=True)  # The crier closes only the lobby that it knows of.
    await visit.bot.option_panels.close(press.game_id, options_closed(table, visit.words))
    await visit.bot.crier.tell(press.game_id)


@on("options")
@closing_what_is_left
async def show_options(visit: Visit, press: Press) -> None:
    table = await visit.tables.table(press.game_id)
    if table.status != "lobby":
        raise Refusal("not_in_lobby")
    if table.host_id != visit.user_id:
        raise Refusal("not_host", host=_host(table))
    await visit.say(_options(table, visit.words))
    visit.bot.option_panels.remember(table.id, visit.interaction)


@on("option")
@closing_what_is_left
async def set_option(visit: Visit, press: Press) -> None:
    before = await visit.tables.table(press.game_id)
    change = visit.tables.set_option(press.game_id, visit.person, press.rest, press.chosen)
    table = await visit.keep(change)
    switched = switched_off(before.customs, table.customs, press.rest, visit.words)
    await visit.update(_options(table, visit.words, switched))
    visit.bot.crier.tell_soon(press.game_id)


def _host(table: Table) -> str:
    return next((sitter.name for sitter in table.sitters if sitter.user_id == table.host_id), "")


def _options(table: Table, w: Words, switched: Sequence[str] = ()) -> Layout:
    items: list[Item] = [said("\n".join([w("options-title", game=w(table.key)), *switched]))]
    for option in (*table.game.options, *TABLE_OPTIONS):
        key, chosen = option_key(table, option.key), {**table.options, **table.customs}[option.key]
        choices = [
            discord.SelectOption(
                label=choice_words(key, choice, w, table.key)[:100], value=choice, default=choice == chosen
            )
            for choice in option.choices
        ]
        items += [said(f"**{w(key)}**"), row([menu("option", table.id, w(key), choices, option.key)])]
    return layout(*items)


async def _refresh(visit: Visit, table: Table) -> None:
    """The lobby as it is now, in the place of the pressed one. Where another one may have overtaken it, the crier sees to it."""
    try:
        with visit.bot.crier.refreshing(table.id) as refresh:
            await visit.update(_lobby_now(table), (), public=True)
            now, message = await visit.tables.table(table.id), visit.interaction.message
            if now.status != table.status:
                # It was closed while this answer was on its way, and nobody else would close it again.
                await visit.update(_lobby_now(now), (), public=True)
            elif message is not None and refresh.is_alone:
                await _note_lobby(visit, table, message.channel.id, message.id)
    finally:
        visit.bot.crier.tell_soon(table.id)


async def _note_lobby(visit: Visit, table: Table, channel_id: int, message_id: int) -> None:
    await visit.tables.note(table.id, Noted(posts=(Post(CHANNEL, table.version, channel_id, message_id),)))


def _lobby_now(table: Table) -> Layout:
    return lobby(table, everybody(table)) if table.status == "lobby" else lobby_closed(table)


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Lobby(bot))
