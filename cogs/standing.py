"""`/games`: where I am awaited. `/leaderboard`: who is best."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.games import DESKS
from cogs.layout import Item, Layout, layout, quoted, row, said
from cogs.leaving import name_of_game
from cogs.lobby import GAME_CHOICES
from cogs.press import Press, button, menu, number_of, on
from cogs.readers import reader_of
from cogs.table_post import sheet_button
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import Words
from service.errors import Refusal
from service.values import GameOfMine, Leaderboard, LeaderboardLine

if TYPE_CHECKING:
    from bot import TownCrier

GAMES_SHOWN = 20
SCOPES = ("server", "everywhere")
SCOPE_CHOICES = [app_commands.Choice(name=phrase(f"command-leaderboard.{scope}"), value=scope) for scope in SCOPES]
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


class Standings(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-games"), description=phrase("command-games.about"))
    async def games(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            games = await visit.tables.games_of(visit.user_id)
            await visit.say(_games(games[:GAMES_SHOWN], len(games), visit.words))

    @app_commands.command(name=phrase("command-leaderboard"), description=phrase("command-leaderboard.about"))
    @app_commands.rename(game=phrase("command-play.game"), scope=phrase("command-leaderboard.scope"))
    @app_commands.describe(game=phrase("command-play.game-about"), scope=phrase("command-leaderboard.scope-about"))
    @app_commands.choices(game=GAME_CHOICES, scope=SCOPE_CHOICES)
    async def leaderboard(
        self, interaction: "discord.Interaction[TownCrier]", game: str, scope: str = "server"
    ) -> None:
        async with visiting(interaction) as visit:
            guild_id = interaction.guild_id if scope == "server" else None
            board = await visit.tables.leaderboard(game, guild_id, 1, visit.user_id)
            await visit.say(_leaderboard(board, visit.words))


def _games(games: Sequence[GameOfMine], count: int, w: Words) -> Layout:
    lines = [line for each in games for line in _game_lines(each, w)]
    said_all = said("\n".join([w("games-title", count=count), *lines]))
    if not games:
        return layout(said_all)
    named = [
        discord.SelectOption(label=name_of_game(each.look, w)[:100], value=str(each.look.table.id)) for each in games
    ]
    return layout(said_all, row([menu("mine", 0, w("games-open"), named)]))


@on("mine")
async def mine(visit: Visit, press: Press) -> None:
    """One of my games with everything that can be done from anywhere, also where its channel is gone."""
    number = number_of(press.chosen)
    found = next((each for each in await visit.tables.games_of(visit.user_id) if each.look.table.id == number), None)
    if found is None:
        raise Refusal("not_mine")
    w = visit.words
    buttons = [
        sheet_button(found.look.table, found.look.is_awaited, w),
        button("board", number, w("button-board")),
        button("log", number, w("button-log"), 0),
        button("resign-ask", number, w("button-resign")),
        button("end-ask", number, w("button-end")),
    ]
    await visit.say(layout(said("\n".join(_game_lines(found, w))), row(buttons)))


def _game_lines(mine: GameOfMine, w: Words) -> list[str]:
    look = mine.look
    key = "games-awaited" if look.is_awaited else "games-waiting"
    where = f"<#{look.table.place.channel_id}>"
    line = w(key, game=w(look.table.key), where=where, stand=DESKS[look.table.key].title(reader_of(look, w)))
    return [line, w("games-silent", where=where)] if mine.is_silent else [line]


@on("leaders")
async def leaders(visit: Visit, press: Press) -> None:
    key, page, guild = (*press.rest.split(":"), "", "", "")[:3]
    # Messages from before say the server where others say the game.
    guild_id = number_of(guild) if guild else press.game_id
    board = await visit.tables.leaderboard(key, guild_id or None, number_of(page), visit.user_id)
    await visit.update(_leaderboard(board, visit.words))


def _leaderboard(board: Leaderboard, w: Words) -> Layout:
    scope = w("leaderboard-server") if board.guild_id else w("leaderboard-everywhere")
    lines = [_line(row, w) for row in board.rows] or [w("leaderboard-empty")]
    items: list[Item] = [
        said(w("leaderboard-title", game=w(board.key), scope=scope, page=board.page, pages=board.pages)),
        said("\n".join(lines)),
    ]
    if board.mine is not None and board.mine not in board.rows:
        items.append(said(w("leaderboard-mine", line=_line(board.mine, w))))
    items.append(said(w("leaderboard-counted")))
    if board.pages > 1:
        items.append(_pages(board, w))
    return layout(*items)


def _pages(board: Leaderboard, w: Words) -> Item:
    guild = board.guild_id or 0
    return row(
        [
            button("leaders", 0, w("page-back"), f"{board.key}:{board.page - 1}:{guild}", disabled=board.page <= 1),
            button(
                "leaders", 0, w("page-on"), f"{board.key}:{board.page + 1}:{guild}", disabled=board.page >= board.pages
            ),
        ]
    )


def _line(line: LeaderboardLine, w: Words) -> str:
    return w(
        "leaderboard-line",
        place=MEDALS.get(line.rank, f"{line.rank}."),
        name=quoted(line.name),
        wins=f"{line.wins:g}",
        plays=line.plays,
        average=f"{line.average_place:.1f}",
        best="–" if line.best is None else str(line.best),
    )


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Standings(bot))
