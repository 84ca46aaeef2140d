"""`/league`: people of a server play one game in rounds. The panel that shows a league, and what its buttons do."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.layout import Item, Layout, files_of, gallery, layout, notice, row, said
from cogs.league_opening import Wanted, opening, require_home, require_manager
from cogs.league_picture import page_of, pages, picture_of
from cogs.league_post import MORE, RULES, people_line, start_line, terms_line, title
from cogs.lobby import GAME_CHOICES
from cogs.option_words import CLOCK_WORDS, choice_words
from cogs.press import Press, button, number_of, on
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import Words
from render.standing.league import painted
from service.errors import Refusal
from service.leagues.counting import AVERAGE, FIRST, LAST
from service.leagues.dividing import LARGEST, MOVING, SMALLEST, SPLIT_FROM, TWO_MOVE_FROM
from service.leagues.values import Edition, League

if TYPE_CHECKING:
    from cogs.client import TownCrier

LOOKED_AT = 12
"""Of a server's leagues, those that are on come first, then the newest."""


class Leagues(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-league"), description=phrase("command-league.about"))
    @app_commands.rename(game=phrase("command-play.game"))
    @app_commands.describe(game=phrase("command-league.game-about"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def league(self, interaction: "discord.Interaction[TownCrier]", game: str | None = None) -> None:
        async with visiting(interaction) as visit:
            await visit.wait()
            league = await _found(visit, game)
            if league is not None:
                await visit.say(*await _panel(visit, league))
            elif _manages(visit):
                await visit.say(opening(Wanted(game or GAME_CHOICES[0].value), visit.words))
            else:
                raise Refusal("no_league")


async def _found(visit: Visit, key: str | None) -> League | None:
    """Of the game that was named; one that is on, where the reader plays, in this channel, before others."""
    numbers = await visit.tables.leagues.of_server(visit.interaction.guild_id or 0)
    leagues = [await visit.tables.leagues.league(number) for number in numbers[:LOOKED_AT]]
    fitting = [league for league in leagues if key is None or league.key == key]

    def order(league: League) -> tuple[bool, bool, bool]:
        is_mine = any(member.user_id == visit.user_id for member in league.edition.active)
        return not league.is_open, not is_mine, league.channel_id != visit.place.channel_id

    return min(fitting, key=order, default=None)


def _manages(visit: Visit) -> bool:
    return visit.interaction.guild_id is not None and visit.interaction.permissions.manage_guild


def _require_host(visit: Visit, league: League) -> None:
    """Whoever opened it, or manages the server on which it is."""
    if visit.interaction.guild_id != league.guild_id:
        raise Refusal("stale")
    if visit.user_id != league.host_id:
        require_manager(visit)


# The panel


async def _panel(visit: Visit, league: League, page: int = 0) -> tuple[Layout, list[discord.File]]:
    """Page 0 is the one on which the reader stands."""
    w, edition = visit.words, _shown(league)
    items: list[Item] = [said("\n".join([title(league, league.edition, w), *_state(league, visit.user_id, w)]))]
    found = pages(edition)
    number = min(max(page or page_of(edition, visit.user_id), 1), max(1, len(found)))
    files: list[discord.File] = []
    if found and edition.tables:
        table = picture_of(league, edition, found[number - 1], visit.user_id, w)
        picture = await visit.bot.easel.draw(painted, table, w)
        items.append(gallery(picture))
        files = files_of(picture)
    buttons = [*_pages(league, number, len(found), w), button(RULES, league.id, w("league-rules"))]
    return layout(*items, row(buttons), *_actions(visit, league)), files


def _shown(league: League) -> Edition:
    """Until the first round is drawn, the standings of the edition before."""
    return league.edition if league.edition.tables or league.before is None else league.before


def _state(league: League, user_id: int, w: Words) -> list[str]:
    edition, where = league.edition, f"<#{league.channel_id}>"
    if league.status == "over":
        return [w("league-over"), terms_line(league, w)]
    if league.status == "gathering":
        return [
            w("league-gathering", where=where),
            start_line(league, w),
            people_line(edition, w),
            terms_line(league, w),
        ]
    lines = [w("league-round", round=league.round, rounds=league.terms.rounds)]
    if league.ends_at is not None:
        lines.append(w("league-ends", when=f"<t:{int(league.ends_at)}:F>", left=f"<t:{int(league.ends_at)}:R>"))
    lines.append(my_table(league, user_id, w))
    if any(table.is_to_open for table in edition.of_round(league.round)):
        lines.append(w("league-stuck", where=where))
    return [*lines, terms_line(league, w)]


def my_table(league: League, user_id: int, w: Words) -> str:
    """What somebody reads of their own table in this round."""
    member, table = league.edition.member(user_id), league.table_of(user_id)
    if member is None or member.has_left:
        return w("league-not-mine")
    if table is None:
        return w("league-next-round")
    if table.is_bye:
        return w("league-my-bye", points=int(AVERAGE))
    if table.is_done or table.channel_id is None:
        return w("league-my-table-done" if table.is_done else "league-my-table-soon")
    return w("league-my-table", where=f"<#{table.channel_id}>")


def _pages(league: League, number: int, many: int, w: Words) -> list[Item]:
    if many < 2:
        return []
    return [
        button("league", league.id, w("page-back"), f"{number - 1}:back", disabled=number <= 1),
        button("league", league.id, w("page-on"), f"{number + 1}:on", disabled=number >= many),
    ]


def _actions(visit: Visit, league: League) -> list[Item]:
    """What the reader may do: join or leave, and whoever manages the server the rest."""
    w, member = visit.words, league.edition.member(visit.user_id)
    mine: list[Item] = []
    if league.is_open and (member is None or member.has_left):
        mine.append(button("league-join", league.id, w("league-join"), style=discord.ButtonStyle.primary))
    elif league.is_open:
        mine.append(button("league-leave", league.id, w("league-leave")))
    if _manages(visit) or visit.user_id == league.host_id:
        mine += _hosts(league, w)
    return [row(mine)] if mine else []


def _hosts(league: League, w: Words) -> list[Item]:
    if not league.is_open:
        return [button("league-new", league.id, w("league-another"), league.key)]
    buttons: list[Item] = []
    if league.status == "gathering":
        buttons.append(button("league-start", league.id, w("league-start"), style=discord.ButtonStyle.success))
    buttons.append(button("league-here", league.id, w("league-here")))
    buttons.append(button("league-close", league.id, w("league-close"), style=discord.ButtonStyle.danger))
    return [*buttons, button("league-new", league.id, w("league-another"))]


def _is_private(visit: Visit) -> bool:
    message = visit.interaction.message
    return message is not None and message.flags.ephemeral


async def _answer(visit: Visit, league: League, key: str) -> None:
    """A panel is brought up to date; below a public post it is said in a few private words."""
    if _is_private(visit):
        await visit.update(*await _panel(visit, league))
    else:
        await visit.tell(key, where=f"<#{league.channel_id}>")


@on("league")
async def turn(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    league = await visit.tables.leagues.league(press.game_id)
    await visit.update(*await _panel(visit, league, number_of(press.rest.partition(":")[0])))


@on(MORE)
async def show(visit: Visit, press: Press) -> None:
    await visit.wait()
    await visit.say(*await _panel(visit, await visit.tables.leagues.league(press.game_id)))


@on(RULES)
async def rules(visit: Visit, press: Press) -> None:
    league, w = await visit.tables.leagues.league(press.game_id), visit.words
    terms = league.terms
    told = [
        title(league, league.edition, w),
        w("league-rules-rounds", rounds=terms.rounds, days=terms.days),
        w("league-rules-points", first=int(FIRST), last=int(LAST), average=int(AVERAGE)),
        w("league-rules-clock", clock=choice_words(CLOCK_WORDS, terms.clock, w)),
        _divisions(w),
    ]
    await visit.say(notice("\n".join(told)))


def _divisions(w: Words) -> str:
    numbers = {"split": SPLIT_FROM, "least": SMALLEST, "most": LARGEST, "many": MOVING, "large": TWO_MOVE_FROM}
    return w("league-rules-divisions", **numbers)


# What people do


@on("league-join")
async def join(visit: Visit, press: Press) -> None:
    if visit.interaction.user.bot:
        raise Refusal("no_bots")
    await visit.wait(update=True)
    league = await visit.keep(visit.tables.leagues.join(press.game_id, visit.person))
    visit.bot.steward.see_to_soon(league.id)
    await _answer(visit, league, "league-joined" if league.status == "gathering" else "league-joined-late")


@on("league-leave")
async def leave(visit: Visit, press: Press) -> None:
    """Before the start at once; afterwards it is asked first."""
    league = await visit.tables.leagues.league(press.game_id)
    member = league.edition.member(visit.user_id)
    if league.status == "playing" and member and not member.has_left:
        sure = button("league-out", league.id, visit.words("league-out"), style=discord.ButtonStyle.danger)
        await visit.say(layout(said(visit.words("league-out-ask")), row([sure])))
        return
    await visit.wait(update=True)
    league, _ = await visit.keep(visit.tables.leagues.leave(press.game_id, visit.user_id))
    visit.bot.steward.see_to_soon(league.id)
    await _answer(visit, league, "league-left")


@on("league-out")
async def drop_out(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    league, game_id = await visit.keep(visit.tables.leagues.leave(press.game_id, visit.user_id))
    await visit.update(notice(visit.words("league-dropped-out")), ())
    if game_id is not None:
        visit.bot.crier.tell_soon(game_id)
    visit.bot.steward.see_to_soon(league.id)


# What its host does


@on("league-start")
async def start(visit: Visit, press: Press) -> None:
    _require_host(visit, await visit.tables.leagues.league(press.game_id))
    await visit.wait(update=True)
    league = await visit.keep(visit.tables.leagues.start(press.game_id))
    await visit.bot.steward.see_to(league.id)
    await _answer(visit, await visit.tables.leagues.league(league.id), "league-started")


@on("league-here")
async def move(visit: Visit, press: Press) -> None:
    _require_host(visit, await visit.tables.leagues.league(press.game_id))
    await require_home(visit)
    await visit.wait(update=True)
    league = await visit.keep(visit.tables.leagues.move(press.game_id, visit.place.channel_id))
    visit.bot.steward.see_to_soon(league.id)
    await _answer(visit, league, "league-moved")


@on("league-close")
async def ask_to_close(visit: Visit, press: Press) -> None:
    league, w = await visit.tables.leagues.league(press.game_id), visit.words
    _require_host(visit, league)
    sure = button("league-end", league.id, w("league-close"), style=discord.ButtonStyle.danger)
    await visit.say(layout(said(w("league-close-ask")), row([sure])))


@on("league-end")
async def close(visit: Visit, press: Press) -> None:
    _require_host(visit, await visit.tables.leagues.league(press.game_id))
    await visit.wait(update=True)
    league = await visit.keep(visit.tables.leagues.close(press.game_id))
    visit.bot.steward.see_to_soon(league.id)
    await visit.update(notice(visit.words("league-closed")), ())


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Leagues(bot))
