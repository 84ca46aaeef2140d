"""`/leaderboard`: who is best at a game, on this server or everywhere, this season or ever."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct
from msgspec.structs import replace

from cogs.layout import Item, Layout, files_of, galleries, layout, row, said
from cogs.lobby import GAME_CHOICES
from cogs.press import Press, button, number_of, on
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import Words
from render.picture import Picture
from render.standing import board as board_picture
from render.standing.board import painted
from service.rating import SETTLED
from service.reckoning import PEOPLE_AT_LEAST
from service.seasons import year_and_quarter
from service.standing_values import Leaderboard, Line

if TYPE_CHECKING:
    from cogs.client import TownCrier

ALL_TIME = 0
SCOPES = ("server", "everywhere")
SCOPE_CHOICES = [app_commands.Choice(name=phrase(f"command-leaderboard.{scope}"), value=scope) for scope in SCOPES]
SEASONS = ("ever", "now", "before")
SEASON_CHOICES = [app_commands.Choice(name=phrase(f"command-leaderboard.{each}"), value=each) for each in SEASONS]
FOLLOWS = "leaders"
"""The verb of every button here."""


class Wanted(Struct, frozen=True):
    """Which board somebody reads. Every button carries the one that it leads to."""

    key: str
    page: int = 1
    guild_id: int = 0
    season: int = ALL_TIME
    has_computers: bool = False

    def written(self, button: str) -> str:
        """As the rest of a custom id; the button's own name keeps two that lead to the same page apart."""
        return f"{self.key}:{self.page}:{self.guild_id}:{self.season}:{int(self.has_computers)}:{button}"


def read(press: Press) -> Wanted:
    """Messages from before say less, and the oldest name the server where others name the game."""
    parts = press.rest.split(":")
    key, page, guild, season, computers = (parts + [""] * 5)[:5]
    guild_id = number_of(guild) if guild else press.game_id
    return Wanted(key, number_of(page), guild_id, number_of(season or "0"), computers == "1")


class Leaders(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-leaderboard"), description=phrase("command-leaderboard.about"))
    @app_commands.rename(
        game=phrase("command-play.game"),
        scope=phrase("command-leaderboard.scope"),
        season=phrase("command-leaderboard.season"),
    )
    @app_commands.describe(
        game=phrase("command-play.game-about"),
        scope=phrase("command-leaderboard.scope-about"),
        season=phrase("command-leaderboard.season-about"),
    )
    @app_commands.choices(game=GAME_CHOICES, scope=SCOPE_CHOICES, season=SEASON_CHOICES)
    async def leaderboard(
        self,
        interaction: "discord.Interaction[TownCrier]",
        game: str,
        scope: str = "server",
        season: str = "ever",
    ) -> None:
        async with visiting(interaction) as visit:
            guild_id = interaction.guild_id or 0
            now = visit.tables.standing.season
            chosen = {"now": now, "before": now - 1}.get(season, ALL_TIME)
            wanted = Wanted(game, 1, guild_id if scope == "server" else 0, chosen)
            await visit.say(*await visit.soon(_message(visit, wanted)))


@on(FOLLOWS)
async def turn(visit: Visit, press: Press) -> None:
    wanted = read(press)
    await visit.update(*await visit.soon(_message(visit, wanted), update=True))


async def _read(visit: Visit, wanted: Wanted) -> Leaderboard:
    return await visit.tables.standing.leaderboard(
        wanted.key,
        visit.user_id,
        guild_id=wanted.guild_id or None,
        season=wanted.season,
        has_computers=wanted.has_computers,
        page=wanted.page,
    )


async def _message(visit: Visit, wanted: Wanted) -> tuple[Layout, list[discord.File]]:
    board, w = await _read(visit, wanted), visit.words
    title = w("leaderboard-title", game=w(board.key), about=about(board, w), page=board.page, pages=board.pages)
    items: list[Item] = [said(title)]
    pictures: list[Picture] = []
    if board.lines:
        pictures.append(await visit.bot.easel.draw(painted, picture_of(board, visit.user_id, w), w))
        items += galleries(pictures)
    else:
        items.append(said(w("leaderboard-empty")))
    items.append(said("\n".join(_below(board, w))))
    return layout(*items, *_buttons(visit, board)), files_of(*pictures)


def about(board: Leaderboard, w: Words) -> str:
    scope = w("leaderboard-server") if board.guild_id else w("leaderboard-everywhere")
    return f"{scope} · {season_name(board.season, w)}"


def picture_of(board: Leaderboard, user_id: int, w: Words) -> board_picture.Board:
    lines = tuple(
        board_picture.Line(
            place=line.place,
            name=name_of(line, w),
            rating=line.rating,
            is_provisional=line.is_provisional,
            wins=line.wins,
            plays=line.plays,
            average=line.average_place,
            streak=line.streak,
            is_mine=line.user_id == user_id,
        )
        for line in board.lines
    )
    return board_picture.Board(w(board.key), about(board, w), lines, _mine(board, w), SETTLED)


def _mine(board: Leaderboard, w: Words) -> str:
    """Where the reader stands, and how far behind whom, if that one is on the page."""
    if board.mine is None:
        return ""
    ahead = [line for line in board.lines if line.place < board.mine.place]
    if not ahead or board.mine not in board.lines:
        return w("leaderboard-mine", place=board.mine.place, people=board.people, rating=str(board.mine.rating))
    points = ahead[-1].rating - board.mine.rating
    key = "leaderboard-behind" if points > 0 else "leaderboard-mine"
    values = {"place": board.mine.place, "people": board.people, "rating": str(board.mine.rating)}
    return w(key, **values, points=points, name=name_of(ahead[-1], w))


def season_name(season: int, w: Words) -> str:
    if season == ALL_TIME:
        return w("season-all")
    year, quarter = year_and_quarter(season)
    return w("season-name", year=str(year), quarter=quarter)


def _below(board: Leaderboard, w: Words) -> list[str]:
    """What counts, and whether all of it is counted."""
    told = [w("leaderboard-uncounted", games=board.uncounted)] if board.uncounted else []
    return [*told, w("leaderboard-counted", people=PEOPLE_AT_LEAST, settled=SETTLED)]


def name_of(line: Line, w: Words) -> str:
    return w("standing-computer", kind=w(f"computer-{line.name}")) if line.user_id is None else line.name


def _buttons(visit: Visit, board: Leaderboard) -> list[Item]:
    w, here = visit.words, visit.interaction.guild_id or 0
    shown = Wanted(board.key, board.page, board.guild_id or 0, board.season, board.has_computers)
    pages = [
        _leading("page-back", replace(shown, page=board.page - 1), "back", w, disabled=board.page <= 1),
        _leading("page-on", replace(shown, page=board.page + 1), "on", w, disabled=board.page >= board.pages),
    ]
    if board.mine:
        is_here = board.my_page == board.page
        pages.append(_leading("leaderboard-me", replace(shown, page=board.my_page), "me", w, disabled=is_here))
    first = replace(shown, page=1)
    filters = [_season_button(visit, board, first)]
    if board.guild_id:
        filters.append(_leading("leaderboard-to-all", replace(first, guild_id=0), "scope", w))
    elif here:
        filters.append(_leading("leaderboard-to-server", replace(first, guild_id=here), "scope", w))
    key = "leaderboard-without" if board.has_computers else "leaderboard-with"
    filters.append(_leading(key, replace(first, has_computers=not board.has_computers), "computers", w))
    return [row(pages), row(filters)]


def _season_button(visit: Visit, board: Leaderboard, first: Wanted) -> Item:
    if board.season == ALL_TIME:
        return _leading(
            "leaderboard-to-season", replace(first, season=visit.tables.standing.season), "season", visit.words
        )
    return _leading("leaderboard-to-ever", replace(first, season=ALL_TIME), "season", visit.words)


def _leading(label: str, wanted: Wanted, name: str, w: Words, *, disabled: bool = False) -> Item:
    return button(FOLLOWS, 0, w(label), wanted.written(name), disabled=disabled)


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Leaders(bot))
