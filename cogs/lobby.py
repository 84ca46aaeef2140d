"""`/play`, and the life of a lobby until the host starts the game."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.layout import Item, Layout, layout, notice, row, said
from cogs.lobby_post import lobby
from cogs.panel import open_panel
from cogs.press import Press, menu, on
from cogs.rights import missing_rights, right_name
from cogs.translating import phrase
from cogs.visit import Visit, visiting
from engine.registry import GAMES
from locales import SOURCE, Words, words
from service.errors import Refusal
from service.tables import Place, Post, Table

if TYPE_CHECKING:
    from bot import TownCrier

GAME_CHOICES = [app_commands.Choice(name=phrase(key), value=key) for key in GAMES]


class Lobby(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-play"), description=phrase("command-play.about"))
    @app_commands.rename(game=phrase("command-play.game"), thread=phrase("command-play.thread"))
    @app_commands.describe(game=phrase("command-play.game-about"), thread=phrase("command-play.thread-about"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def play(self, interaction: "discord.Interaction[TownCrier]", game: str, thread: bool = False) -> None:
        async with visiting(interaction) as visit:
            missing = missing_rights(interaction, thread=thread)
            if missing:
                names = ", ".join(right_name(right, visit.words) for right in missing)
                raise Refusal("rights", rights=names)
            if thread:
                await _open_in_thread(visit, game)
            else:
                await _open_here(visit, game)


async def _open_here(visit: Visit, key: str) -> None:
    table = await visit.tables.open_table(visit.place, visit.person, key, {})
    w = words(SOURCE)
    await visit.say(lobby(table, w), public=True)
    message = await visit.interaction.original_response()
    await visit.tables.mark_posted(table.id, Post("channel", table.version, visit.place.channel_id, message.id))


async def _open_in_thread(visit: Visit, key: str) -> None:
    channel = visit.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no_thread_here")
    await visit.wait()
    name = visit.words("thread-name", game=visit.words(key), host=visit.person.name)[:100]
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    table = await visit.tables.open_table(Place(visit.interaction.guild_id, thread.id), visit.person, key, {})
    await visit.bot.crier.tell_soon(table.id)
    await visit.tell("play-in-thread", thread=f"<#{thread.id}>")


@on("join")
async def join(visit: Visit, press: Press) -> None:
    await _refresh(visit, await visit.tables.join(press.table, visit.person))


@on("leave")
async def leave(visit: Visit, press: Press) -> None:
    await _refresh(visit, await visit.tables.leave(press.table, visit.person))


@on("computer")
async def computer(visit: Visit, press: Press) -> None:
    kind = press.values[0]
    if kind == "remove":
        table = await visit.tables.remove_computer(press.table, visit.person)
    else:
        table = await visit.tables.add_computer(press.table, visit.person, kind)
    await _refresh(visit, table)


@on("start")
async def start(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    await visit.tables.start(press.table, visit.person)
    await visit.bot.crier.tell_soon(press.table)


@on("options")
async def show_options(visit: Visit, press: Press) -> None:
    table = await visit.tables.table(press.table)
    if table.host_id != visit.user_id:
        raise Refusal("not_host", host=_host(table))
    await visit.say(_options(table, visit.words))


@on("option")
async def set_option(visit: Visit, press: Press) -> None:
    table = await visit.tables.set_option(press.table, visit.person, press.rest, press.values[0])
    await visit.update(_options(table, visit.words))
    await visit.bot.crier.tell_soon(press.table)


@on("hand")
async def hand(visit: Visit, press: Press) -> None:
    await open_panel(visit, press.table)


def _host(table: Table) -> str:
    return next((sitter.name for sitter in table.sitters if sitter.user_id == table.host_id), "")


def _options(table: Table, w: Words) -> Layout:
    items: list[Item] = [said(w("options-title", game=w(table.key)))]
    for option in table.game.options:
        key = f"{table.key}-option-{option.key}"
        choices = [
            discord.SelectOption(
                label=w(f"{key}.{choice}")[:100], value=choice, default=choice == table.options[option.key]
            )
            for choice in option.choices
        ]
        items += [said(f"**{w(key)}**"), row([menu("option", table.id, w(key), choices, option.key)])]
    return layout(*items)


async def _refresh(visit: Visit, table: Table) -> None:
    """The lobby as it is now, in the place of the pressed one."""
    w = words(SOURCE)
    if table.status == "lobby":
        await visit.update(lobby(table, w), ())
        message = visit.interaction.message
        if message is not None:
            await visit.tables.mark_posted(table.id, Post("channel", table.version, message.channel.id, message.id))
    else:
        await visit.update(notice(w("lobby-gone", game=w(table.key))), ())


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Lobby(bot))
