"""Commands and buttons around a running game: look at it, take back, leave, end."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.consent import undo_or_ask
from cogs.games import DESKS
from cogs.history import log_page
from cogs.layout import Item, Layout, files_of, gallery, layout, quoted, row, said
from cogs.lobby import show_lobby
from cogs.moving import open_panel
from cogs.press import Press, menu, number_of, on
from cogs.readers import reader_of
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import Words
from service.errors import Refusal
from service.values import Look

if TYPE_CHECKING:
    from cogs.client import TownCrier


class Playing(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-board"), description=phrase("command-board.about"))
    @app_commands.rename(sight=phrase("command-board.sight"))
    @app_commands.describe(sight=phrase("command-board.sight-about"))
    @app_commands.guild_only()
    async def board(self, interaction: "discord.Interaction[TownCrier]", sight: str | None = None) -> None:
        async with visiting(interaction) as visit:
            table = await visit.table_here()
            if table.status == "lobby":
                await show_lobby(visit, table)
            elif sight is None:
                await show_board(visit, table.id)
            else:
                await show_sight(visit, table.id, sight)

    @board.autocomplete("sight")
    async def sights_here(
        self, interaction: "discord.Interaction[TownCrier]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """The further pictures of the game in this channel, while somebody types."""
        named: list[tuple[str, str]] = []
        async with visiting(interaction) as visit:
            table = await visit.table_here()
            named = _named_sights(visit, await visit.tables.look(table.id, visit.user_id))
        return [app_commands.Choice(name=name, value=sight) for sight, name in named if typed.lower() in name.lower()]

    @app_commands.command(name=phrase("command-sheet"), description=phrase("command-sheet.about"))
    @app_commands.guild_only()
    async def sheet(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await open_panel(visit, (await visit.table_here()).id)

    @app_commands.command(name=phrase("command-log"), description=phrase("command-log.about"))
    @app_commands.guild_only()
    async def log(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await visit.say(await log_page(visit, (await visit.table_here()).id))

    @app_commands.command(name=phrase("command-undo"), description=phrase("command-undo.about"))
    @app_commands.guild_only()
    async def undo(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await undo_or_ask(visit, (await visit.table_here()).id)


async def show_board(visit: Visit, game_id: int) -> None:
    """The whole board, and to somebody who sits at the table what lies before them."""
    await visit.say(*await visit.soon(_board(visit, game_id)))


async def _board(visit: Visit, game_id: int) -> tuple[Layout, list[discord.File]]:
    look = await visit.tables.look(game_id, visit.user_id)
    if look.view is None:
        raise Refusal("not_playing" if look.table.status == "lobby" else "game_over")
    w, desk = visit.words, DESKS[look.table.key]
    pictures = [await visit.bot.easel.board(look, w)]
    if look.seat is not None:
        pictures.append(await visit.bot.easel.sheet(look, w))
    items: list[Item] = [
        said(w("board-title", game=w(look.table.key), stand=desk.title(reader_of(look, w)))),
        *(gallery(picture) for picture in pictures),
        row([_sheets(look, w)]),
        *_sights(visit, look),
    ]
    return layout(*items), files_of(*pictures)


async def show_sight(visit: Visit, game_id: int, sight: str) -> None:
    """One of the further pictures, by its own name or as the reader's language calls it."""
    await visit.wait()
    look = await visit.tables.look(game_id, visit.user_id)
    if look.view is None:
        raise Refusal("not_playing" if look.table.status == "lobby" else "game_over")
    named = _named_sights(visit, look)
    found = next(((name, said_as) for name, said_as in named if sight.casefold() in (name, said_as.casefold())), None)
    if found is None:
        raise Refusal("no_sight", sights=[said_as for _, said_as in named])
    picture = await visit.bot.easel.sight(look, found[0], visit.words)
    await visit.say(layout(said(f"**{found[1]}**"), gallery(picture), *_sights(visit, look)), files_of(picture))


def _named_sights(visit: Visit, look: Look) -> list[tuple[str, str]]:
    """The further pictures, each with what it is called."""
    if look.view is None:
        return []
    w, key = visit.words, look.table.key
    numbers = DESKS[key].of_the_rulebook(w)
    return [(sight, w(f"{key}-sight-{sight}", **numbers)) for sight in visit.bot.easel.sights(look)]


def _sights(visit: Visit, look: Look) -> list[Item]:
    """The menu of further pictures, where there are any."""
    options = [discord.SelectOption(label=name, value=sight) for sight, name in _named_sights(visit, look)]
    return [row([menu("sight", look.table.id, visit.words("board-sights"), options)])] if options else []


def _sheets(look: Look, w: Words) -> Item:
    seats = [discord.SelectOption(label=name, value=str(seat)) for seat, name in enumerate(look.table.names)]
    return menu("sheet-of", look.table.id, w("board-sheets"), seats)


@on("board")
async def board(visit: Visit, press: Press) -> None:
    await show_board(visit, press.game_id)


@on("sight")
async def sight(visit: Visit, press: Press) -> None:
    await show_sight(visit, press.game_id, press.chosen)


@on("sheet-of")
async def sheet_of(visit: Visit, press: Press) -> None:
    await visit.wait()
    look = await visit.tables.look(press.game_id, visit.user_id)
    seat = number_of(press.chosen)
    if look.view is None or not 0 <= seat < len(look.table.sitters):
        raise Refusal("stale")
    if not DESKS[look.table.key].shows_sheet(look.view, seat):
        raise Refusal("sheet_hidden", name=look.table.names[seat])
    picture = await visit.bot.easel.sheet_of(look, seat, visit.words)
    await visit.say(layout(said(f"**{quoted(look.table.names[seat])}**"), gallery(picture)), files_of(picture))


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Playing(bot))
