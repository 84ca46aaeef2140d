"""`/help` for players, `/doctor` for hosts."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.doctor import examine_deeply
from cogs.games import DESKS
from cogs.layout import Item, Layout, files_of, gallery, layout, row, rule, said
from cogs.press import Press, button, on
from cogs.rights import NEEDED, NEEDED_TO_OPEN_THREADS, missing_rights, right_name
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from engine.registry import GAMES
from locales import Words
from service.errors import Refusal

if TYPE_CHECKING:
    from cogs.client import TownCrier

COMMANDS = (
    "play",
    "daily",
    "sheet",
    "board",
    "log",
    "hint",
    "review",
    "games",
    "leaderboard",
    "league",
    "profile",
    "versus",
    "history",
    "achievements",
    "undo",
    "resign",
    "replace",
    "end",
    "doctor",
)


class Guide(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-help"), description=phrase("command-help.about"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await visit.say(_help(visit.words))

    @app_commands.command(name=phrase("command-doctor"), description=phrase("command-doctor.about"))
    @app_commands.rename(deep=phrase("command-doctor.deep"))
    @app_commands.describe(deep=phrase("command-doctor.deep-about"))
    @app_commands.guild_only()
    async def doctor(self, interaction: "discord.Interaction[TownCrier]", deep: bool = False) -> None:
        async with visiting(interaction) as visit:
            if deep:
                await examine_deeply(visit)
            else:
                await visit.say(_diagnosis(interaction, visit.words))


def _help(w: Words) -> Layout:
    lines = [f"`/{w(f'command-{name}')}` {w(f'command-{name}.about')}" for name in COMMANDS]
    games = row([button("rules", 0, w("help-rules", game=w(key)), key) for key in GAMES])
    return layout(said(w("help-text")), rule(), said("\n".join(lines)), rule(), games)


@on("rules")
async def rules(visit: Visit, press: Press) -> None:
    w = visit.words
    if press.rest not in GAMES:
        raise Refusal("unknown_game")
    await visit.wait()
    legend = await visit.bot.easel.legend(press.rest, w)
    told = w(f"{press.rest}-help", **DESKS[press.rest].of_the_rulebook(w))
    items: list[Item] = [said(f"## {w(press.rest)}"), said(told), gallery(legend)]
    await visit.say(layout(*items), files_of(legend))


def _diagnosis(interaction: "discord.Interaction[TownCrier]", w: Words) -> Layout:
    missing = missing_rights(interaction, thread=True)
    wanted = dict.fromkeys((*NEEDED, *NEEDED_TO_OPEN_THREADS))
    lines = [f"{'❌' if right in missing else '✅'} {right_name(right, w)}" for right in wanted]
    verdict = w("doctor-ill", count=len(missing)) if missing else w("doctor-well")
    return layout(said(w("doctor-title")), said("\n".join(lines)), said(verdict))


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Guide(bot))
