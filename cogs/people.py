"""`/profile`, `/versus`, `/history`, `/achievements`: what people have come to, and the games behind it."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.challenge_words import where
from cogs.daily_panel import streak_told
from cogs.layout import Item, Layout, files_of, gallery, layout, quoted, row, said, tidy_name
from cogs.lobby import GAME_CHOICES
from cogs.people_pictures import card_of, duel_of, sheet_of
from cogs.press import Press, button, menu, number_of, on
from cogs.replaying import replay_button
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import Words
from render.picture import Picture
from render.standing import boxes, duel, person
from service.errors import Refusal
from service.standing_values import History, Past

if TYPE_CHECKING:
    from cogs.client import TownCrier

Somebody = discord.User | discord.Member


def called(user: Somebody) -> str:
    return tidy_name(user.display_name, user.name)


async def require_shown(visit: Visit, user: Somebody) -> None:
    """Refuses bots, which have no standing here, and people who hide themselves, to all but themselves."""
    if user.bot:
        raise Refusal("no_standing")
    await visit.tables.standing.require_shown(user.id, visit.user_id)


class People(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-profile"), description=phrase("command-profile.about"))
    @app_commands.rename(somebody=phrase("command-profile.person"), game=phrase("command-play.game"))
    @app_commands.describe(somebody=phrase("command-profile.person-about"), game=phrase("command-profile.game-about"))
    @app_commands.choices(game=GAME_CHOICES)
    async def profile(
        self,
        interaction: "discord.Interaction[TownCrier]",
        somebody: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        async with visiting(interaction) as visit:
            whom = somebody or interaction.user
            await require_shown(visit, whom)
            await visit.wait()
            found = await visit.tables.standing.profile(whom.id, interaction.guild_id, game)
            drawn = card_of(found, called(whom), interaction.guild_id is not None, visit.words)
            picture = await visit.bot.easel.draw(person.painted, drawn, visit.words)
            items = [said(visit.words("profile-title", name=quoted(called(whom)))), gallery(picture)]
            if told := await _daily(visit, whom.id):
                items.append(said(told))
            await visit.say(layout(*items), files_of(picture))

    @app_commands.command(name=phrase("command-achievements"), description=phrase("command-achievements.about"))
    @app_commands.rename(somebody=phrase("command-profile.person"), game=phrase("command-play.game"))
    @app_commands.describe(somebody=phrase("command-profile.person-about"), game=phrase("command-play.game-about"))
    @app_commands.choices(game=GAME_CHOICES)
    async def achievements(
        self, interaction: "discord.Interaction[TownCrier]", game: str, somebody: discord.User | None = None
    ) -> None:
        async with visiting(interaction) as visit:
            whom = somebody or interaction.user
            await require_shown(visit, whom)
            await visit.wait()
            found = await visit.tables.standing.achievements(whom.id, game)
            picture = await visit.bot.easel.draw(boxes.painted, sheet_of(found, called(whom), visit.words), visit.words)
            await _show(visit, "achievements-title", picture, name=quoted(called(whom)), game=visit.words(game))

    @app_commands.command(name=phrase("command-versus"), description=phrase("command-versus.about"))
    @app_commands.rename(somebody=phrase("command-profile.person"), other=phrase("command-versus.other"))
    @app_commands.describe(somebody=phrase("command-versus.person-about"), other=phrase("command-versus.other-about"))
    async def versus(
        self,
        interaction: "discord.Interaction[TownCrier]",
        somebody: discord.User,
        other: discord.User | None = None,
    ) -> None:
        async with visiting(interaction) as visit:
            one, two = (interaction.user, somebody) if other is None else (somebody, other)
            await require_shown(visit, one)
            await require_shown(visit, two)
            await visit.wait()
            found = await visit.tables.standing.versus(one.id, two.id)
            drawn = duel_of(found, called(one), called(two), visit.words)
            picture = await visit.bot.easel.draw(duel.painted, drawn, visit.words)
            await _show(visit, "versus-title", picture, one=quoted(called(one)), two=quoted(called(two)))

    @app_commands.command(name=phrase("command-history"), description=phrase("command-history.about"))
    async def history(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            found = await visit.tables.standing.history(visit.user_id, 1)
            await visit.say(_history(found, visit.words))


async def _daily(visit: Visit, user_id: int) -> str:
    """How somebody does in the daily challenge, if they play it."""
    streak = await visit.tables.dailies.streak("day", user_id)
    told = streak_told(streak, visit.tables.dailies.current("day"), visit.words)
    return visit.words("profile-daily", told=told) if told else ""


async def _show(visit: Visit, title: str, picture: Picture, **values: str) -> None:
    await visit.say(layout(said(visit.words(title, **values)), gallery(picture)), files_of(picture))


def _history(found: History, w: Words) -> Layout:
    items: list[Item] = [
        said(w("history-title", many=found.many, page=found.page, pages=found.pages)),
        said("\n".join(_past(game, w) for game in found.games)),
        row([menu("past", 0, w("history-open"), [_choice(game, w) for game in found.games])]),
    ]
    if found.pages > 1:
        back = button("history", 0, w("page-back"), found.page - 1, disabled=found.page <= 1)
        on_ = button("history", 0, w("page-on"), found.page + 1, disabled=found.page >= found.pages)
        items.append(row([back, on_]))
    return layout(*items)


def _past(game: Past, w: Words) -> str:
    line = w(
        "history-line",
        when=f"<t:{int(game.finished_at)}:d>",
        game=w(game.key),
        place=_place(game, w),
        points=game.total,
        others=quoted(game.others) or w("history-alone"),
    )
    return line if game.change is None else f"{line} · {game.change:+d}".replace("-", "−")


def _place(game: Past, w: Words) -> str:
    if game.has_left:
        return w("history-left")
    return w("history-solo") if game.seats == 1 else w("history-place", place=game.rank, seats=game.seats)


def _choice(game: Past, w: Words) -> discord.SelectOption:
    label = w("history-choice", game=w(game.key), number=game.game_id, place=_place(game, w), points=game.total)
    return discord.SelectOption(label=label[:100], value=str(game.game_id), description=game.others[:100] or None)


@on("history")
async def turn_page(visit: Visit, press: Press) -> None:
    found = await visit.tables.standing.history(visit.user_id, number_of(press.rest))
    await visit.update(_history(found, visit.words))


@on("past")
async def open_past(visit: Visit, press: Press) -> None:
    """A game of the past, with everything that can still be seen of it."""
    number, w = number_of(press.chosen), visit.words
    table = await visit.tables.table(number)
    if table.sitter_of(visit.user_id) is None:
        raise Refusal("not_mine")
    buttons = [
        replay_button(number, w),
        button("log", number, w("button-log"), 0),
        button("board", number, w("button-board")),
        button("sheet", number, w("button-sheet")),
        button("game-file", number, w("log-file")),
    ]
    told = w("history-game", game=w(table.key), number=number, where=where(table, w))
    await visit.say(layout(said(told), row(buttons)))


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(People(bot))
