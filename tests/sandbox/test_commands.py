"""Commands of every kind, between the real discord.py and the sandbox."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from sandbox import posts
from sandbox.actors import Refused
from sandbox.model import Answer
from tests.sandbox.small_bot import OneCommand


async def test_a_slash_command_is_answered_in_its_channel(answering):
    async def do(interaction):
        await interaction.response.send_message("Hear ye!")

    trial = await answering(do)
    done = await trial.first.slash("/do", channel="the-tavern")
    assert done.answer == Answer.MESSAGE
    assert [m.content for m in trial.second.messages("the-tavern")] == ["Hear ye!"]
    assert trial.second.messages("the-square") == []


async def test_the_interaction_carries_locale_rights_context_and_file_limit(answering):
    seen = {}

    async def do(interaction):
        seen.update(
            locale=interaction.locale,
            guild_locale=interaction.guild_locale,
            name=interaction.user.display_name,
            writes=interaction.app_permissions.send_messages,
            reads=interaction.permissions.read_messages,
            limit=interaction.filesize_limit,
            guild=interaction.context.guild,
            channel=interaction.channel.name,
        )
        await interaction.response.send_message("noted")

    trial = await answering(do)
    trial.first.user.locale = "fr"
    await trial.first.slash("/do")
    assert seen == {
        "locale": discord.Locale.french,
        "guild_locale": discord.Locale.american_english,
        "name": "Aude",
        "writes": True,
        "reads": True,
        "limit": 10 * 1024 * 1024,
        "guild": True,
        "channel": "the-square",
    }


def bot_with_options():
    bot = OneCommand(lambda interaction: interaction.response.send_message("done"))
    dice = app_commands.Group(name="dice", description="Dice")

    @dice.command(description="Roll")
    @app_commands.rename(sides="pips")
    async def roll(
        interaction: discord.Interaction,
        sides: app_commands.Range[int, 2, 100],
        colour: str = "red",
        secretly: bool = False,
        whose: discord.Member | None = None,
        role: discord.Role | None = None,
        place: discord.TextChannel | None = None,
        sheet: discord.Attachment | None = None,
    ) -> None:
        read = (await sheet.read()).decode() if sheet else None
        words = [sides, colour, secretly, whose and whose.display_name, role and role.name, place and place.name, read]
        await interaction.response.send_message("|".join(map(str, words)))

    @roll.autocomplete("colour")
    async def colours(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        known = ["red", "rose", "yellow"]
        return [app_commands.Choice(name=c.title(), value=c) for c in known if c.startswith(current)]

    @dice.command(description="Pick")
    @app_commands.choices(which=[app_commands.Choice(name="The first", value="1")])
    async def pick(interaction: discord.Interaction, which: app_commands.Choice[str]) -> None:
        await interaction.response.send_message(f"{which.name}={which.value}")

    bot.tree.add_command(dice)
    return bot


async def test_options_of_every_type_reach_a_subcommand(put_on_trial):
    trial = await put_on_trial(bot_with_options)
    sheet = ("sheet.txt", b"six pips")
    await trial.first.slash(
        "/dice roll",
        pips=6,
        colour="rose",
        secretly=True,
        whose="Bertrand",
        role="Players",
        place="the-tavern",
        sheet=sheet,
    )
    assert trial.first.messages()[-1].content == "6|rose|True|Bertrand|Players|the-tavern|six pips"
    await trial.first.slash("/dice pick", which="The first")
    assert trial.first.messages()[-1].content == "The first=1"


async def test_autocomplete_offers_what_fits_the_typed_text(put_on_trial):
    trial = await put_on_trial(bot_with_options)
    offered = await trial.first.autocomplete("/dice roll", "colour", "r", pips=6)
    assert [choice["value"] for choice in offered] == ["red", "rose"]


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ("/nothing", {}),
        ("/dice", {}),
        ("/dice throw", {}),
        ("/dice roll", {}),
        ("/dice roll", {"pips": 1}),
        ("/dice roll", {"pips": "many"}),
        ("/dice roll", {"pips": 6, "secretly": "yes"}),
        ("/dice roll", {"pips": 6, "whose": "Nobody"}),
        ("/dice roll", {"pips": 6, "colr": "red"}),
        ("/dice pick", {"which": "2"}),
    ],
)
async def test_a_command_that_no_client_could_send_is_refused(put_on_trial, typed, options):
    trial = await put_on_trial(bot_with_options)
    with pytest.raises(Refused):
        await trial.first.slash(typed, **options)


async def test_commands_of_the_menu_get_their_person_or_message(put_on_trial):
    def make_bot():
        bot = OneCommand(lambda interaction: interaction.response.send_message("done"))

        async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
            await interaction.response.send_message(f"Good day, {member.display_name}")

        async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
            await interaction.response.send_message(f"{message.author.display_name} said {message.content}")

        bot.tree.add_command(app_commands.ContextMenu(name="Greet", callback=greet))
        bot.tree.add_command(app_commands.ContextMenu(name="Quote", callback=quote))
        return bot

    trial = await put_on_trial(make_bot)
    await trial.first.menu("Greet", trial.second.user)
    assert trial.first.messages()[-1].content == "Good day, Bertrand"
    await trial.first.menu("Quote", trial.second.say("hello"))
    assert trial.first.messages()[-1].content == "Bertrand said hello"
    with pytest.raises(Refused, match="menu has no"):
        await trial.first.menu("Quote", trial.second.user)


async def test_a_command_for_the_few_is_offered_to_them_only(put_on_trial):
    def make_bot():
        bot = OneCommand(lambda interaction: interaction.response.send_message("done"))
        manage = app_commands.Command(name="manage", description="Manage", callback=answer)
        manage.default_permissions = discord.Permissions(manage_guild=True)
        nobody = app_commands.Command(name="nobody", description="Owners only", callback=answer)
        nobody.default_permissions = discord.Permissions.none()
        here = app_commands.Command(name="here", description="Not in DMs", callback=answer)
        here.allowed_contexts = app_commands.AppCommandContext(guild=True)
        for command in (manage, nobody, here):
            bot.tree.add_command(command)
        return bot

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("done")

    trial = await put_on_trial(make_bot)
    await trial.first.slash("/manage")
    await trial.first.slash("/nobody")
    for name in ("/manage", "/nobody"):
        with pytest.raises(Refused):
            await trial.second.slash(name)
    dm = posts.open_dm(trial.world, trial.world.bot_id, trial.second.id)
    await trial.second.slash("/here")
    with pytest.raises(Refused):
        await trial.second.slash("/here", channel=dm)
    await trial.second.slash("/do", channel=dm)


async def test_a_command_answers_to_its_name_in_the_user_s_language(put_on_trial):
    class French(app_commands.Translator):
        async def translate(self, string, locale, context):
            return "faire" if locale == discord.Locale.french and string.message == "do" else None

    class Bot(OneCommand):
        async def setup_hook(self):
            await self.tree.set_translator(French())
            await super().setup_hook()

    trial = await put_on_trial(lambda: Bot(lambda interaction: interaction.response.send_message("fait")))
    trial.second.user.locale = "fr"
    await trial.second.slash("/faire")
    assert trial.second.messages()[-1].content == "fait"
    with pytest.raises(Refused):
        await trial.first.slash("/faire")


async def test_a_command_in_a_dm_reaches_the_bot_without_a_server(put_on_trial):
    async def do(interaction):
        assert interaction.guild is None
        await interaction.response.send_message(f"{interaction.context.dm_channel} {interaction.user.display_name}")

    trial = await put_on_trial(lambda: OneCommand(do))
    aude = await trial.bot.fetch_user(trial.first.id)
    await aude.send("Good day")
    dm = trial.world.dm_between(trial.first.id, trial.world.bot_id)
    await trial.first.slash("/do", channel=dm)
    assert [m.content for m in trial.first.dms()] == ["Good day", "True Aude"]
    assert trial.second.messages(dm) == []
