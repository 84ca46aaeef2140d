"""`/daily`: the challenge of the day, and of the week. Everything is a private answer; only the player can show a result."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.challenge_words import name_of
from cogs.daily_card import painting, shared
from cogs.daily_over import done_by
from cogs.daily_panel import stand_panel
from cogs.layout import Layout, files_of, notice
from cogs.moving import private_part
from cogs.press import Press, on
from cogs.rights import require_own_rights
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting
from locales import Words, words
from render.standing import feat
from service.challenge import KINDS, Challenge, challenge_of, kind_of
from service.errors import Refusal

if TYPE_CHECKING:
    from cogs.client import TownCrier

WHICH = [app_commands.Choice(name=phrase(f"command-daily.{kind}"), value=kind) for kind in KINDS]


class Daily(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-daily"), description=phrase("command-daily.about"))
    @app_commands.rename(which=phrase("command-daily.which"))
    @app_commands.describe(which=phrase("command-daily.which-about"))
    @app_commands.choices(which=WHICH)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def daily(self, interaction: "discord.Interaction[TownCrier]", which: str = "day") -> None:
        async with visiting(interaction) as visit:
            await visit.say(await _panel(visit, _wanted(visit, which)))


def _wanted(visit: Visit, text: str) -> Challenge:
    """A challenge by its name, or the one of a kind that is on."""
    kind = kind_of(text)
    found = visit.tables.dailies.current(kind) if kind else challenge_of(text)
    if found is None or found.number > visit.tables.dailies.current(found.kind).number:
        raise Refusal("challenge_ahead" if found else "stale")
    return found


async def _panel(visit: Visit, challenge: Challenge) -> Layout:
    guild_id = visit.place.guild_id
    stand = await visit.tables.dailies.stand(challenge, visit.person, guild_id)
    return stand_panel(stand, visit.user_id, guild_id is not None, visit.tables.now(), visit.words)


@on("daily", "daily-morning")
async def show(visit: Visit, press: Press) -> None:
    """From a post that everybody sees: a challenge that is over leads to the one that is on."""
    found = _wanted(visit, press.rest)
    await visit.say(await _panel(visit, visit.tables.dailies.current(found.kind)))


@on("daily-turn")
async def turn(visit: Visit, press: Press) -> None:
    await visit.update(await _panel(visit, _wanted(visit, press.rest)), ())


@on("daily-play")
async def play(visit: Visit, press: Press) -> None:
    """Opens the game in the place of the panel: a new one, or the one that was begun, where it was."""
    await visit.wait(update=True)
    table = await visit.keep(visit.tables.dailies.begin(_wanted(visit, press.rest), visit.person))
    visit.game_id = table.id
    view, pictures = await private_part(visit, await visit.tables.scene(table.id))
    await visit.update(view, files_of(*pictures))


@on("daily-share")
async def share(visit: Visit, press: Press) -> None:
    """Shows a result to everybody where the button is pressed, as an answer to that press: by nobody else's word."""
    done = await done_by(visit, _wanted(visit, press.rest))
    require_own_rights(visit)
    w, picture = await _everybody(visit), None
    if visit.interaction.app_permissions.attach_files:
        picture = await visit.bot.easel.draw(feat.painted, painting(done, w), w)
    if visit.is_hushed:
        await visit.tell("daily-hushed")
    await visit.say(shared(done, picture, w), files_of(picture) if picture else (), public=not visit.is_hushed)


async def _everybody(visit: Visit) -> Words:
    """What everybody reads is in the language of the server, where it is one that has the bot."""
    guild_id = visit.place.guild_id
    if guild_id is None or visit.is_guest:
        return visit.words
    return words((await visit.tables.settings(guild_id)).language)


@on("daily-proof")
async def prove(visit: Visit, press: Press) -> None:
    """With what anybody can check that the dice were fixed beforehand."""
    kind = kind_of(press.rest) or "day"
    dailies, w = visit.tables.dailies, visit.words
    now, last = dailies.current(kind), dailies.last_revealed(kind)
    told = [
        w("daily-proof-about"),
        w("daily-proof-hash", challenge=name_of(now.after, w), hash=await dailies.promise(now.after)),
        w("daily-proof-hash", challenge=name_of(now, w), hash=await dailies.promise(now)),
        w(
            "daily-proof-seed",
            challenge=name_of(last, w),
            hash=await dailies.promise(last),
            seed=await dailies.revealed(last),
        ),
    ]
    await visit.say(notice("\n".join(told)))


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Daily(bot))
