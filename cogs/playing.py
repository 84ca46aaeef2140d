"""Commands and buttons around a running game: look at it, take back, leave, end."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.games import DESKS
from cogs.layout import Item, Layout, files_of, gallery, layout, notice, quoted, row, said
from cogs.lobby import show_lobby
from cogs.moving import open_panel
from cogs.press import Press, button, menu, on
from cogs.readers import reader_of
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import SOURCE, Words, words
from service.errors import Refusal
from service.values import LogEntry, Look, Table, Vote

if TYPE_CHECKING:
    from bot import TownCrier

ENTRIES_A_PAGE = 12


class Playing(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-board"), description=phrase("command-board.about"))
    @app_commands.rename(sight=phrase("command-board.sight"))
    @app_commands.describe(sight=phrase("command-board.sight-about"))
    @app_commands.guild_only()
    async def board(self, interaction: "discord.Interaction[TownCrier]", sight: str | None = None) -> None:
        async with visiting(interaction) as visit:
            table = await table_here(visit)
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
            table = await table_here(visit)
            named = _named_sights(visit, await visit.tables.look(table.id, visit.user_id))
        return [app_commands.Choice(name=name, value=sight) for sight, name in named if typed.lower() in name.lower()]

    @app_commands.command(name=phrase("command-sheet"), description=phrase("command-sheet.about"))
    @app_commands.guild_only()
    async def sheet(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await open_panel(visit, (await table_here(visit)).id)

    @app_commands.command(name=phrase("command-log"), description=phrase("command-log.about"))
    @app_commands.guild_only()
    async def log(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await visit.say(await _log_page(visit, (await table_here(visit)).id, -1))

    @app_commands.command(name=phrase("command-undo"), description=phrase("command-undo.about"))
    @app_commands.guild_only()
    async def undo(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            table = await table_here(visit)
            await visit.wait()
            await visit.keep(visit.tables.undo(table.id, visit.user_id))
            await visit.bot.crier.tell(table.id)
            await open_panel(visit, table.id)

    @app_commands.command(name=phrase("command-resign"), description=phrase("command-resign.about"))
    @app_commands.guild_only()
    async def resign(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            table = await table_here(visit)
            _require_leavable(table, visit.user_id)
            sure = button("resign", table.id, visit.words("resign-sure"), style=discord.ButtonStyle.danger)
            await visit.say(layout(said(visit.words("resign-ask", game=visit.words(table.key))), row([sure])))

    @app_commands.command(name=phrase("command-end"), description=phrase("command-end.about"))
    @app_commands.guild_only()
    async def end(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            table = await table_here(visit)
            vote = await visit.keep(visit.tables.vote_abort(table.id, visit.user_id, True))
            view = _vote(table, vote, visit.words if vote.passed else words(SOURCE))
            await visit.say(view, public=not vote.passed, ping=vote.missing)
            if vote.passed:
                visit.bot.crier.tell_soon(table.id)


async def table_here(visit: Visit) -> Table:
    """The table of this channel or thread: the one that is on, else the last that was."""
    table = await visit.tables.at(visit.place, latest=True)
    if table is None:
        raise Refusal("no_game")
    visit.game_id = table.id
    return table


def _require_leavable(table: Table, user_id: int) -> None:
    if table.status == "lobby":
        raise Refusal("leave_lobby")
    if table.status != "playing":
        raise Refusal("game_over")
    if table.seat_of(user_id) is None:
        raise Refusal("seat_gone" if table.sitter_of(user_id) else "not_seated")


async def show_board(visit: Visit, game_id: int) -> None:
    await visit.wait()
    look = await visit.tables.look(game_id, visit.user_id)
    if look.view is None:
        raise Refusal("not_playing" if look.table.status == "lobby" else "game_over")
    w, desk = visit.words, DESKS[look.table.key]
    picture = await visit.bot.easel.board(look, w)
    items: list[Item] = [
        said(w("board-title", game=w(look.table.key), stand=desk.title(reader_of(look, w)))),
        gallery(picture),
        row([_sheets(look, w)]),
        *_sights(visit, look),
    ]
    await visit.say(layout(*items), files_of(picture))


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
    return [(sight, visit.words(f"{look.table.key}-sight-{sight}")) for sight in visit.bot.easel.sights(look)]


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
    await show_sight(visit, press.game_id, press.values[0])


@on("sheet-of")
async def sheet_of(visit: Visit, press: Press) -> None:
    await visit.wait()
    look = await visit.tables.look(press.game_id, visit.user_id)
    seat = int(press.values[0])
    if not DESKS[look.table.key].shows_sheet(look.view, seat):
        raise Refusal("sheet_hidden", name=look.table.names[seat])
    picture = await visit.bot.easel.sheet_of(look, seat, visit.words)
    await visit.say(layout(said(f"**{quoted(look.table.names[seat])}**"), gallery(picture)), files_of(picture))


@on("log")
async def log(visit: Visit, press: Press) -> None:
    await visit.say(await _log_page(visit, press.game_id, -1))


@on("log-page")
async def log_page(visit: Visit, press: Press) -> None:
    await visit.update(await _log_page(visit, press.game_id, int(press.rest)))


async def _log_page(visit: Visit, game_id: int, page: int) -> Layout:
    """One page of what happened, as far as the reader may know; the newest last. Page -1 is the last one."""
    w, scene = visit.words, await visit.tables.scene(game_id)
    look, table = scene.look_of(visit.user_id), scene.table
    lines = [line for entry in scene.entries(look.seat) for line in _lines(entry, look, w)]
    pages = max(1, -(-len(lines) // ENTRIES_A_PAGE))
    page = min(page, pages - 1) if page >= 0 else pages - 1
    shown = lines[page * ENTRIES_A_PAGE : (page + 1) * ENTRIES_A_PAGE]
    items: list[Item] = [
        said(w("log-title", game=w(table.key), page=page + 1, pages=pages)),
        said("\n".join(shown) or w("log-empty")),
        row(
            [
                button("log-page", game_id, w("page-back"), page - 1, disabled=page == 0),
                button("log-page", game_id, w("page-on"), page + 1, disabled=page == pages - 1),
            ]
        ),
    ]
    return layout(*items)


def _lines(entry: LogEntry, look: Look, w: Words) -> list[str]:
    reader = reader_of(look, w)
    told = DESKS[look.table.key].news(reader, entry.events)
    if entry.kind in ("undo", "resign") and entry.seat is not None:
        told = [w(f"board-{entry.kind}", name=reader.names[entry.seat]), *told]
    return [f"-# <t:{int(entry.at)}:t> {line}" for line in told]


@on("resign")
async def resign(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    table = await visit.keep(visit.tables.resign(press.game_id, visit.user_id))
    await visit.update(notice(visit.words("resigned", game=visit.words(table.key))), ())
    visit.bot.crier.tell_soon(press.game_id)


@on("abort")
async def vote(visit: Visit, press: Press) -> None:
    vote = await visit.keep(visit.tables.vote_abort(press.game_id, visit.user_id, press.rest == "yes"))
    table = await visit.tables.table(press.game_id)
    await visit.update(_vote(table, vote, words(SOURCE)), ())
    if vote.passed:
        visit.bot.crier.tell_soon(press.game_id)


def _vote(table: Table, vote: Vote, w: Words) -> Layout:
    game = w(table.key)
    if vote.passed:
        return notice(w("abort-passed", game=game))
    if not vote.yes:
        return notice(w("abort-refused", game=game))
    missing = ", ".join(f"<@{user_id}>" for user_id in vote.missing)
    buttons = [
        button("abort", table.id, w("abort-yes"), "yes", style=discord.ButtonStyle.danger),
        button("abort", table.id, w("abort-no"), "no"),
    ]
    return layout(said(w("abort-ask", game=game, names=missing)), row(buttons))


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Playing(bot))
