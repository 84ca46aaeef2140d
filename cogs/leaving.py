"""Ways out: leaving a game, ending it without a result, bringing it to another channel.

What can't be taken back is asked for first, always. Those who keep order in a channel can end what nobody else can.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.consent import say_asked
from cogs.finding import find_post
from cogs.layout import Item, Layout, layout, notice, quoted, row, said
from cogs.post_office import REFUSED_FOR_GOOD
from cogs.press import Press, button, custom_id, on
from cogs.readers import everybody, name_of_game
from cogs.rights import keeps_order, require_rights
from cogs.translating import phrase
from cogs.visit import TROUBLE, Visit, pinging
from cogs.visiting import refusal_text, visiting
from locales import Words, words
from service.errors import Refusal
from service.values import GameOfMine, Table, Vote

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

BY_VOTE, FOR_ORDER = "vote", "order"
OFFERED_AT_MOST = 25


class Leaving(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-resign"), description=phrase("command-resign.about"))
    @app_commands.guild_only()
    async def resign(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await visit.say(ask_to_resign(visit, await visit.table_here()))

    @app_commands.command(name=phrase("command-end"), description=phrase("command-end.about"))
    @app_commands.guild_only()
    async def end(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await visit.say(await ask_to_end(visit, await visit.table_here()))

    @app_commands.command(name=phrase("command-move-here"), description=phrase("command-move-here.about"))
    @app_commands.rename(game=phrase("command-play.game"))
    @app_commands.describe(game=phrase("command-move-here.game-about"))
    @app_commands.guild_only()
    async def move_here(self, interaction: "discord.Interaction[TownCrier]", game: int) -> None:
        async with visiting(interaction) as visit:
            require_rights(visit)
            await _require_near(visit, game)
            table, vote = await visit.keep(visit.tables.move_here(game, visit.user_id, visit.place))
            await visit.say(_moving(table, vote), public=True, ping=() if vote.passed else vote.missing)
            if vote.passed:
                visit.bot.crier.tell_soon(game)

    @move_here.autocomplete("game")
    async def games_elsewhere(
        self, interaction: "discord.Interaction[TownCrier]", typed: str
    ) -> list[app_commands.Choice[int]]:
        """The running games of whoever types, but for the one that is played here."""
        async with visiting(interaction) as visit:
            games = await visit.tables.games_of(visit.user_id)
            elsewhere = [each for each in games if each.look.table.place != visit.place]
            away = [each for each in elsewhere if not each.is_taken and not _is_nowhere(each)]
            named = [(name_of_game(each.look, visit.words), each.look.table.id) for each in away]
            fitting = [(name, number) for name, number in named if typed.casefold() in name.casefold()]
            return [app_commands.Choice(name=name[:100], value=number) for name, number in fitting[:OFFERED_AT_MOST]]
        return []


# Leaving


def ask_to_resign(visit: Visit, table: Table) -> Layout:
    if table.status == "lobby":
        raise Refusal("leave_lobby")
    if table.status != "playing":
        raise Refusal("game_over")
    if table.seat_of(visit.user_id) is None:
        raise Refusal("seat_gone" if table.sitter_of(visit.user_id) else "not_seated")
    sure = button("resign", table.id, visit.words("resign-sure"), style=discord.ButtonStyle.danger)
    return layout(said(visit.words("resign-ask", game=visit.words(table.key))), row([sure]))


@on("resign-ask")
async def asked_to_resign(visit: Visit, press: Press) -> None:
    await visit.say(ask_to_resign(visit, await visit.tables.table(press.game_id)))


@on("resign")
async def resign(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    table = await visit.keep(visit.tables.resign(press.game_id, visit.user_id))
    await visit.update(notice(visit.words("resigned", game=visit.words(table.key))), ())
    visit.bot.crier.tell_soon(press.game_id)


# Ending


async def ask_to_end(visit: Visit, table: Table) -> Layout:
    """What ending would mean for whoever asks, and the button that does it."""
    try:
        vote = await visit.tables.may_abort(table.id, visit.user_id)
    except Refusal as refusal:
        if refusal.code == "already_voted" and await _is_called_again(visit, table):
            return notice(visit.words("abort-asked", game=visit.words(table.key)))
        if refusal.code == "not_host" and table.status == "playing" and table.seat_of(visit.user_id) is not None:
            return _only_ranked(table, refusal, visit.words)
        if refusal.code == "game_over" or not await keeps_order(visit, table):
            raise
        return _sure_to_end(table, "end-ask-order", FOR_ORDER, visit.words)
    if table.status == "lobby":
        return _sure_to_end(table, "end-ask-lobby", BY_VOTE, visit.words)
    return _sure_to_end(table, "end-ask-alone" if vote.passed else "end-ask-vote", BY_VOTE, visit.words)


def _sure_to_end(table: Table, key: str, how: str, w: Words) -> Layout:
    names = ", ".join(map(quoted, table.names))
    buttons: list[Item] = [button("end", table.id, w(f"{key}.sure"), how, style=discord.ButtonStyle.danger)]
    if key == "end-ask-vote":
        buttons.append(_ranked(table, w))
    return layout(said(w(key, game=w(table.key), names=names)), row(buttons))


def _ranked(table: Table, w: Words) -> Item:
    return button("end-ranked", table.id, w("end-ranked"))


def _only_ranked(table: Table, refusal: Refusal, w: Words) -> Layout:
    """Without a result only the host can end it; with one, anybody who plays may ask."""
    return layout(said(f"{refusal_text(refusal, w)}\n{w('end-ranked-about')}"), row([_ranked(table, w)]))


@on("end-ranked")
async def end_ranked(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    await say_asked(visit, press.game_id, await visit.keep(visit.tables.ask_to_stop(press.game_id, visit.user_id)))


@on("end-ask")
async def asked_to_end(visit: Visit, press: Press) -> None:
    await visit.say(await ask_to_end(visit, await visit.tables.table(press.game_id)))


@on("end")
async def end(visit: Visit, press: Press) -> None:
    await visit.wait(update=True)
    if press.rest == FOR_ORDER:
        await _end_for_order(visit, press.game_id)
        return
    vote = await visit.keep(visit.tables.vote_abort(press.game_id, visit.user_id, True))
    table = await visit.tables.table(press.game_id)
    await visit.update(
        notice(visit.words("abort-passed" if vote.passed else "abort-asked", game=visit.words(table.key))), ()
    )
    if vote.passed:
        visit.bot.crier.tell_soon(press.game_id)
    else:
        await _call_the_vote(visit, table, vote)


async def _end_for_order(visit: Visit, game_id: int) -> None:
    table = await visit.tables.table(game_id)
    if not await keeps_order(visit, table):
        raise Refusal("no_keeper")
    await visit.keep(visit.tables.end_for_order(game_id, visit.person))
    log.warning("Game %s was ended for the sake of order by user %s", game_id, visit.user_id)
    await visit.update(notice(visit.words("abort-passed", game=visit.words(table.key))), ())
    visit.bot.crier.tell_soon(game_id)


async def _call_the_vote(visit: Visit, table: Table, vote: Vote) -> None:
    channel = visit.bot.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
    nonce = f"{table.id}-vote-{int(visit.tables.now())}"
    try:
        await channel.send(
            view=_vote(table, vote, everybody(table)), allowed_mentions=pinging(vote.missing), nonce=nonce
        )
    except discord.HTTPException as error:
        if error.code not in REFUSED_FOR_GOOD:
            raise
        await asyncio.gather(*(_ask_in_inbox(visit, table, vote, user_id) for user_id in vote.missing))


async def _ask_in_inbox(visit: Visit, table: Table, vote: Vote, user_id: int) -> None:
    """Where the game's channel takes no post any more. Who can't be reached finds the game in `/games`, and ends it there."""
    try:
        inboxes, known = visit.bot.crier.office.inboxes, await visit.tables.inbox(user_id)
        w = words(await visit.tables.signs.locale(user_id) or table.language)
        await inboxes.send(user_id, known, _vote(table, vote, w), (), f"{table.id}-vote-{table.version}")
    except TROUBLE as error:
        log.info("User %s could not be asked whether game %s shall end: %s", user_id, table.id, error)


async def _is_called_again(visit: Visit, table: Table) -> bool:
    """A vote whose post did not arrive is called once more."""
    if await find_post(visit.bot, table.place.channel_id, custom_id("abort", table.id, "yes")) is not None:
        return False
    await _call_the_vote(visit, table, await visit.tables.vote_so_far(table.id))
    return True


@on("abort")
async def vote(visit: Visit, press: Press) -> None:
    vote = await visit.keep(visit.tables.vote_abort(press.game_id, visit.user_id, press.rest == "yes"))
    table = await visit.tables.table(press.game_id)
    w = visit.words if visit.place.guild_id is None else everybody(table)
    await visit.update(_vote(table, vote, w), (), public=True)
    if vote.passed:
        visit.bot.crier.tell_soon(press.game_id)


def _vote(table: Table, vote: Vote, w: Words) -> Layout:
    game = w(table.key)
    if vote.passed:
        return notice(w("abort-passed", game=game))
    if not vote.yes:
        return notice(w("abort-refused", game=game))
    buttons = [
        button("abort", table.id, w("abort-yes"), "yes", style=discord.ButtonStyle.danger),
        button("abort", table.id, w("abort-no"), "no"),
    ]
    return layout(said(w("abort-ask", game=game, names=_mentions(vote.missing))), row(buttons))


# Moving


def _is_nowhere(mine: GameOfMine) -> bool:
    return mine.look.table.place.is_nowhere


async def _require_near(visit: Visit, game_id: int) -> None:
    """A game stays on its server, unless nothing can be posted where it is played."""
    games = await visit.tables.games_of(visit.user_id)
    mine = next((each for each in games if each.look.table.id == game_id), None)
    if mine is None:
        raise Refusal("not_mine")
    if _is_nowhere(mine):
        raise Refusal("challenge_stays")
    if mine.look.table.place.guild_id != visit.place.guild_id and not mine.is_silent:
        raise Refusal("other_server")


@on("move")
async def agree_to_move(visit: Visit, press: Press) -> None:
    table, vote = await visit.keep(visit.tables.move_here(press.game_id, visit.user_id, visit.place))
    await visit.update(_moving(table, vote), (), public=True)
    if vote.passed:
        visit.bot.crier.tell_soon(press.game_id)


def _moving(table: Table, vote: Vote) -> Layout:
    w = everybody(table)
    game = w(table.key)
    if vote.passed:
        return notice(w("move-done", game=game))
    agree = button("move", table.id, w("move-agree"), style=discord.ButtonStyle.primary)
    return layout(said(w("move-ask", game=game, names=_mentions(vote.missing))), row([agree]))


def _mentions(user_ids: tuple[int, ...]) -> str:
    return ", ".join(f"<@{user_id}>" for user_id in user_ids)


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Leaving(bot))
