"""`/games`: where I am awaited."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.challenge_words import where
from cogs.games import DESKS
from cogs.layout import Layout, layout, quoted, row, said
from cogs.press import Press, button, menu, number_of, on
from cogs.readers import name_of_game, reader_of
from cogs.table_post import sheet_button
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import Words
from service.errors import Refusal
from service.values import GameOfMine, Wait

if TYPE_CHECKING:
    from cogs.client import TownCrier

GAMES_SHOWN = 20


class Standings(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-games"), description=phrase("command-games.about"))
    async def games(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            games = await visit.tables.games_of(visit.user_id)
            await visit.say(_games(games[:GAMES_SHOWN], len(games), visit.words))


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
    looks = [button("board", number, w("button-board")), button("log", number, w("button-log"), 0)]
    if found.is_taken:
        buttons = [button("back", number, w("button-back"), style=discord.ButtonStyle.primary), *looks]
    else:
        ends = [button("resign-ask", number, w("button-resign"))]
        if not found.look.table.place.is_nowhere:
            ends.append(button("end-ask", number, w("button-end")))
        buttons = [sheet_button(found.look.table, found.look.is_awaited, w), *looks, *ends]
    await visit.say(layout(said("\n".join(_game_lines(found, w))), row(buttons)))


def _game_lines(mine: GameOfMine, w: Words) -> list[str]:
    look = mine.look
    key = "games-taken" if mine.is_taken else "games-awaited" if look.is_awaited else "games-waiting"
    place = where(look.table, w)
    given = {"game": w(look.table.key), "where": place, "stand": DESKS[look.table.key].title(reader_of(look, w))}
    when = next((_when(wait, w) for wait in mine.waits if wait.seat == look.seat), "")
    line = w(key, **given, when=when, who=_waited_for(mine, w))
    return [line, w("games-silent", where=place)] if mine.is_silent else [line]


def _waited_for(mine: GameOfMine, w: Words) -> str:
    """Everybody whom the table waits for, since when, and until when if a clock runs."""
    names = mine.look.table.names
    return ", ".join(w("games-awaited-one", name=quoted(names[wait.seat]), when=_when(wait, w)) for wait in mine.waits)


def _when(wait: Wait, w: Words) -> str:
    since = f"<t:{int(wait.since)}:R>"
    if wait.until is None:
        return w("games-since", since=since)
    return w("games-since-until", since=since, until=f"<t:{int(wait.until)}:f>")


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Standings(bot))
