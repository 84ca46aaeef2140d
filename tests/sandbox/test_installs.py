"""An application that people install for themselves, between the real discord.py and the sandbox."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands

from sandbox import faults, posts
from sandbox.actors import Refused
from sandbox.installs import FOLLOWUPS
from sandbox.rights import Right
from sandbox.town import found_village
from tests.sandbox.small_bot import OneCommand

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BY_BOTH = app_commands.AppInstallationType(guild=True, user=True)
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)


def bot_with(do, installs=BY_BOTH):
    """A bot with one command, which everybody may install for themselves."""

    def make() -> OneCommand:
        bot = OneCommand(do)
        bot.tree.allowed_contexts, bot.tree.allowed_installs = EVERYWHERE, installs
        return bot

    return make


async def say(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Hear ye!")


async def test_a_command_goes_where_its_user_is(put_on_trial):
    seen = []

    async def do(interaction):
        owners = (interaction.is_guild_integration(), interaction.is_user_integration())
        seen.append((*owners, interaction.context.private_channel is True))
        await interaction.response.send_message("Hear ye!")

    trial = await put_on_trial(bot_with(do))
    aude, bertrand = trial.first, trial.second
    green = found_village(trial.world, "Provins", bertrand.user, aude.user)
    between = posts.open_dm(trial.world, aude.id, bertrand.id)
    for place in (green, between):
        with pytest.raises(Refused, match="no command"):
            await aude.slash("/do", channel=place)
    aude.user.has_app = True
    await aude.slash("/do", channel=green)
    await aude.slash("/do", channel=between)
    await aude.slash("/do", channel="the-square")
    await bertrand.slash("/do", channel="the-square")
    assert seen == [(False, True, False), (False, True, True), (True, True, False), (True, False, False)]
    assert [m.content for m in bertrand.messages(green)] == ["Hear ye!"]
    with pytest.raises(Refused, match="no command"):
        await bertrand.slash("/do", channel=green)


async def test_a_command_of_servers_alone_stays_there(put_on_trial):
    trial = await put_on_trial(bot_with(say, BY_SERVERS))
    green = found_village(trial.world, "Provins", trial.first.user)
    trial.first.user.has_app = True
    with pytest.raises(Refused, match="no command"):
        await trial.first.slash("/do", channel=green)
    await trial.first.slash("/do", channel="the-square")


async def test_a_guest_posts_nothing_of_its_own_accord(put_on_trial):
    codes, done = [], asyncio.Event()

    async def do(interaction):
        await interaction.response.send_message("Hear ye!")
        for request in (interaction.channel.send("more"), _read(interaction.channel)):
            try:
                await request
            except discord.HTTPException as error:
                codes.append((error.status, error.code))
        done.set()

    trial = await put_on_trial(bot_with(do))
    green = found_village(trial.world, "Provins", trial.first.user)
    trial.first.user.has_app = True
    await trial.first.slash("/do", channel=green)
    await asyncio.wait_for(done.wait(), 30)
    assert codes == [(403, 50001)] * 2
    assert [m.content for m in trial.first.messages(green)] == ["Hear ye!"]


async def _read(channel) -> None:
    async for _ in channel.history(limit=1):
        pass


async def test_a_guest_follows_up_five_times(put_on_trial):
    codes, done = [], asyncio.Event()

    async def do(interaction):
        await interaction.response.send_message("0")
        try:
            for number in range(1, FOLLOWUPS + 2):
                await interaction.followup.send(str(number))
        except discord.HTTPException as error:
            codes.append(error.code)
        done.set()

    trial = await put_on_trial(bot_with(do))
    trial.expect("follow-ups of a guest")
    green = found_village(trial.world, "Provins", trial.first.user)
    trial.first.user.has_app = True
    await trial.first.slash("/do", channel=green)
    await asyncio.wait_for(done.wait(), 30)
    assert codes == [40094] and len(trial.first.messages(green)) == FOLLOWUPS + 1


async def test_where_apps_of_ones_own_are_not_wanted_their_answers_are_private(put_on_trial):
    trial = await put_on_trial(bot_with(say))
    aude, bertrand = trial.first, trial.second
    green = found_village(trial.world, "Provins", bertrand.user, aude.user)
    aude.user.has_app = True
    faults.deny(trial.world, green, Right.USE_EXTERNAL_APPS, aude.id)
    await aude.slash("/do", channel=green)
    assert [m.only_for for m in aude.messages(green)] == [aude.id] and bertrand.messages(green) == []


async def test_who_presses_a_guests_button_is_answered_there(put_on_trial):
    pressed = []

    class Panel(discord.ui.View):
        @discord.ui.button(label="Press", custom_id="press")
        async def press(self, interaction: discord.Interaction, _button) -> None:
            pressed.append((interaction.user.name, interaction.is_guild_integration()))
            await interaction.response.send_message("pressed", ephemeral=True)

    async def do(interaction):
        await interaction.response.send_message("Hear ye!", view=Panel())

    trial = await put_on_trial(bot_with(do))
    green = found_village(trial.world, "Provins", trial.second.user, trial.first.user)
    trial.first.user.has_app = True
    await trial.first.slash("/do", channel=green)
    await trial.second.click("Press", channel=green)
    assert pressed == [("bertrand", False)]
