"""`/settings`: what holds on the whole server, on one panel, for those who may manage it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.layout import Item, Layout, layout, row, said
from cogs.lobby_post import switched_off
from cogs.option_words import choice_words
from cogs.press import Press, channels_menu, menu, number_of, on
from cogs.rights import require_rights_in
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import Words, languages, own_name, words
from service.challenge import GRACE_SECONDS
from service.deadlines import HOUR
from service.errors import Refusal
from service.options import ENDERS, TABLE_OPTIONS, THREADS, Settings

if TYPE_CHECKING:
    from cogs.client import TownCrier

LABEL_LIMIT = 100
CHOICES_AT_MOST = 25


class ServerSettings(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-settings"), description=phrase("command-settings.about"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            found = await visit.tables.settings(_server_of(visit))
            await visit.say(await _panel(visit, found))


def _server_of(visit: Visit) -> int:
    """Discord offers the command to those who manage the server, unless they let others use it; a press is anybody's."""
    if visit.interaction.guild_id is None or not visit.interaction.permissions.manage_guild:
        raise Refusal("not_manager")
    return visit.interaction.guild_id


async def _panel(visit: Visit, settings: Settings, switched: Sequence[str] = ()) -> Layout:
    w, morning = visit.words, await visit.tables.dailies.morning_channel(settings.guild_id)
    items: list[Item] = [
        said(w("settings-title")),
        said(w("settings-channels")),
        row([channels_menu("set-channels", w("settings-everywhere"), settings.channels)]),
        said("\n".join([w("settings-options"), *switched])),
    ]
    for option in TABLE_OPTIONS:
        chosen = settings.table_options[option.key]
        items.append(_choice(option.key, f"table-option-{option.key}", option.choices, chosen, w))
    items.append(said(w("settings-server")))
    items.append(_choice("enders", "settings-enders", ENDERS, settings.enders, w))
    items.append(_choice("threads", "settings-threads", THREADS, settings.threads, w))
    here = [] if morning is None else [morning]
    items += [
        said(w("settings-morning", hour=round(GRACE_SECONDS / HOUR))),
        row([channels_menu("set-morning", w("settings-no-morning"), here, most=1)]),
    ]
    items += _language(settings, w)
    return layout(*items)


def _language(settings: Settings, w: Words) -> list[Item]:
    """A choice where there is one; else it is said that there is none."""
    known, chosen = languages(), words(settings.language).language
    if len(known) == 1:
        return [said(w("settings-one-language", language=own_name(chosen)))]
    options = [
        discord.SelectOption(
            label=w("settings-language-choice", language=own_name(each))[:LABEL_LIMIT],
            value=each,
            default=each == chosen,
        )
        for each in known[:CHOICES_AT_MOST]
    ]
    return [row([menu("set", 0, w("settings-language"), options, "language")])]


def _choice(key: str, message: str, choices: Sequence[str], chosen: str, w: Words) -> Item:
    """A menu whose every choice says what it is about: that saves a line of text for each."""
    options = [
        discord.SelectOption(
            label=f"{w(message)}: {choice_words(message, choice, w)}"[:LABEL_LIMIT],
            value=choice,
            default=choice == chosen,
        )
        for choice in choices
    ]
    return row([menu("set", 0, w(message), options, key)])


@on("set")
async def choose(visit: Visit, press: Press) -> None:
    server = _server_of(visit)
    before = await visit.tables.settings(server)
    after = await visit.keep(visit.tables.choose_setting(server, press.rest, press.chosen))
    switched = switched_off(before.table_options, after.table_options, press.rest, visit.words)
    await visit.update(await _panel(visit, after, switched))


@on("set-channels")
async def choose_channels(visit: Visit, press: Press) -> None:
    change = visit.tables.choose_channels(_server_of(visit), [number_of(value) for value in press.values])
    await visit.update(await _panel(visit, await visit.keep(change)))


@on("set-morning")
async def choose_morning(visit: Visit, press: Press) -> None:
    """Where the table of the daily challenge is posted; nothing chosen: nowhere."""
    guild_id = _server_of(visit)
    channel_id = number_of(press.values[0]) if press.values else None
    if channel_id is not None:
        require_rights_in(visit, channel_id)
    await visit.keep(visit.tables.dailies.choose_morning(guild_id, channel_id))
    await visit.update(await _panel(visit, await visit.tables.settings(guild_id)))


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(ServerSettings(bot))
