"""What a lobby has left open after its end, because Discord did not take the last edit or a restart came in between.

Whoever presses it closes it, and reads why nothing comes of the press.
"""

from collections.abc import Awaitable, Callable
from functools import wraps

import discord

from cogs.finding import controls_of
from cogs.layout import Layout, notice
from cogs.lobby_post import begun
from cogs.press import Press, custom_id
from cogs.readers import everybody
from cogs.visit import TROUBLE, Visit
from locales import Words
from service.errors import Refusal
from service.options import TABLE_OPTIONS
from service.values import Table

Handler = Callable[[Visit, Press], Awaitable[None]]


def closing_what_is_left(handle: Handler) -> Handler:
    """Around every control of a lobby and of its options."""

    @wraps(handle)
    async def closing(visit: Visit, press: Press) -> None:
        try:
            await handle(visit, press)
        except Refusal as refusal:
            if refusal.code == "not_in_lobby":
                await _close(visit, press.game_id)
            raise

    return closing


async def _close(visit: Visit, game_id: int) -> None:
    message = visit.interaction.message
    table = await visit.tables.table(game_id)
    try:
        if message is not None and _are_options(message, table):
            await visit.update(options_closed(table, visit.words), ())
        elif message is not None and _is_lobby(message, game_id):
            await visit.update(lobby_closed(table), (), public=True)
    except TROUBLE:
        return  # It stays; the next press may close it.


def _is_lobby(message: discord.Message, game_id: int) -> bool:
    """Only a lobby has both; a forged press may stand on anything."""
    return {custom_id("join", game_id), custom_id("start", game_id)} <= controls_of(message)


def _are_options(message: discord.Message, table: Table) -> bool:
    every = {custom_id("option", table.id, option.key) for option in (*table.game.options, *TABLE_OPTIONS)}
    found = controls_of(message)
    return message.flags.ephemeral and bool(found) and found <= every


def lobby_closed(table: Table) -> Layout:
    w = everybody(table)
    return begun(table, w) if table.started_at else notice(w("lobby-gone", game=w(table.key)))


def options_closed(table: Table, w: Words) -> Layout:
    return notice(w("options-closed") if table.started_at else w("lobby-gone", game=w(table.key)))
