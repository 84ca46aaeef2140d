"""`/privacy`: what is kept of me, as a file; hide me from leaderboards; delete me."""

from io import BytesIO
from typing import TYPE_CHECKING

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs.layout import Layout, layout, notice, row, said
from cogs.press import Press, button, on
from cogs.translating import phrase
from cogs.visit import Visit
from cogs.visiting import visiting

if TYPE_CHECKING:
    from cogs.client import TownCrier

FILE = "town-crier-about-me.json"
HIDE, SHOW = "hide", "show"


class Privacy(commands.Cog):
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    @app_commands.command(name=phrase("command-privacy"), description=phrase("command-privacy.about"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def privacy(self, interaction: "discord.Interaction[TownCrier]") -> None:
        async with visiting(interaction) as visit:
            await visit.say(await _panel(visit))


async def _panel(visit: Visit) -> Layout:
    w, is_hidden = visit.words, await visit.tables.privacy.is_hidden(visit.user_id)
    buttons = [
        button("privacy-file", 0, w("privacy-file")),
        button("privacy-hide", 0, w("privacy-show" if is_hidden else "privacy-hide"), SHOW if is_hidden else HIDE),
        button("privacy-ask", 0, w("privacy-delete"), style=discord.ButtonStyle.danger),
    ]
    stand = w("privacy-hidden" if is_hidden else "privacy-shown")
    return layout(said(w("privacy-title")), said(stand), row(buttons))


@on("privacy-file")
async def show_all(visit: Visit, _press: Press) -> None:
    await visit.wait()
    kept = await visit.tables.privacy.kept_of(visit.user_id)
    written = msgspec.json.format(msgspec.json.encode(kept), indent=2)
    shown = layout(said(visit.words("privacy-file-about")), ui.File(f"attachment://{FILE}"))
    await visit.say(shown, [discord.File(BytesIO(written), filename=FILE)])


@on("privacy-hide")
async def hide(visit: Visit, press: Press) -> None:
    await visit.keep(visit.tables.privacy.hide(visit.user_id, press.rest == HIDE))
    await visit.update(await _panel(visit))


@on("privacy-ask")
async def ask_to_delete(visit: Visit, _press: Press) -> None:
    w = visit.words
    sure = button("privacy-delete", 0, w("privacy-sure"), visit.user_id, style=discord.ButtonStyle.danger)
    await visit.say(layout(said(w("privacy-ask")), row([sure])))


@on("privacy-delete")
async def delete(visit: Visit, press: Press) -> None:
    """The button says for whom it was made, so that no other press can mean it."""
    if press.rest != str(visit.user_id):
        await visit.say(notice(visit.words("refusal-stale")))
        return
    await visit.wait(update=True)
    left = await visit.keep(visit.tables.privacy.delete(visit.user_id))
    await visit.update(notice(visit.words("privacy-deleted")), ())
    for game_id in left:
        visit.bot.crier.tell_soon(game_id)


async def setup(bot: "TownCrier") -> None:
    await bot.add_cog(Privacy(bot))
