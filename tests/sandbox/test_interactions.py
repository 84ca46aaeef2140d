"""Interactions of every kind, between the real discord.py and the sandbox."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands

from sandbox import posts
from sandbox.actors import Refused
from sandbox.model import Answer, Flag
from tests.sandbox.small_bot import Buttons, OneCommand


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


async def test_an_ephemeral_answer_is_seen_by_its_user_only_and_can_be_dismissed(answering):
    async def do(interaction):
        await interaction.response.send_message("psst", ephemeral=True)

    trial = await answering(do)
    done = await trial.first.slash("/do")
    message = trial.first.answer_to(done)
    assert message in trial.first.messages()
    assert trial.second.messages() == []
    with pytest.raises(Refused):
        trial.second.dismiss(message)
    trial.first.dismiss(message)
    assert trial.first.messages() == []


async def test_a_deferred_answer_thinks_until_it_is_edited(answering):
    async def do(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        seen.append(trial.first.messages()[-1].flags & Flag.LOADING)
        await interaction.edit_original_response(content="done")

    seen = []
    trial = await answering(do)
    done = await trial.first.slash("/do")
    assert done.answer == Answer.DEFERRED_MESSAGE
    await trial.first.settled()
    assert seen == [Flag.LOADING]
    assert trial.first.answer_to(done).content == "done"
    assert trial.second.messages() == []


async def test_the_first_follow_up_of_a_deferred_answer_takes_its_place(answering):
    async def do(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)
        third = await interaction.followup.send("third", wait=True)
        await third.edit(content="third, changed")
        await third.delete()
        finished.set_result(None)

    finished = asyncio.get_running_loop().create_future()
    trial = await answering(do)
    await trial.first.slash("/do")
    await finished
    assert [m.content for m in trial.first.messages()] == ["first", "second"]
    assert trial.second.messages() == []


async def test_a_button_is_found_by_label_emoji_and_custom_id_and_updates_its_message(answering):
    async def press(interaction):
        name = interaction.data["custom_id"]
        await interaction.response.edit_message(content=f"{interaction.user.display_name} pressed {name}")

    async def do(interaction):
        items = [
            discord.ui.Button(label="Join", custom_id="join"),
            discord.ui.Button(emoji="🎲", custom_id="roll"),
            discord.ui.Button(label="Leave", custom_id="leave"),
        ]
        await interaction.response.send_message("Who plays?", view=Buttons(*items, answer=press))

    trial = await answering(do)
    await trial.first.slash("/do")
    for name, pressed in (("Join", "join"), ("🎲", "roll"), ("leave", "leave")):
        done = await trial.second.click(name)
        assert done.answer == Answer.UPDATE
        assert trial.first.messages()[-1].content == f"Bertrand pressed {pressed}"


async def test_a_press_deferred_as_an_update_settles_with_the_edit(answering):
    async def press(interaction):
        await interaction.response.defer()
        await interaction.edit_original_response(content="pressed", view=None)

    async def do(interaction):
        await interaction.response.send_message("?", view=Buttons(discord.ui.Button(label="Go"), answer=press))

    trial = await answering(do)
    await trial.first.slash("/do")
    await trial.first.click("Go")
    await trial.first.settled()
    assert trial.first.messages()[-1].content == "pressed"
    with pytest.raises(Refused, match="sees no message"):
        await trial.first.click("Go")


async def test_every_select_gives_what_was_chosen(answering):
    async def choose(interaction):
        item = next(i for i in view.children if i.custom_id == interaction.data["custom_id"])
        await interaction.response.send_message(", ".join(str(getattr(v, "name", v)) for v in item.values))

    async def do(interaction):
        await interaction.response.send_message("Choose", view=view)

    options = [discord.SelectOption(label=f"Die {n}", value=str(n)) for n in range(1, 4)]
    view = Buttons(
        discord.ui.Select(placeholder="Dice", options=options, min_values=2, max_values=3, custom_id="dice"),
        discord.ui.UserSelect(placeholder="Who", custom_id="who"),
        discord.ui.RoleSelect(placeholder="Role", custom_id="role"),
        discord.ui.MentionableSelect(placeholder="Either", custom_id="either", max_values=2),
        discord.ui.ChannelSelect(placeholder="Where", custom_id="where", channel_types=[discord.ChannelType.text]),
        answer=choose,
    )
    trial = await answering(do)
    await trial.first.slash("/do")
    for select, chosen, heard in [
        ("Dice", ("Die 1", "3"), "1, 3"),
        ("Who", ("Bertrand",), "bertrand"),
        ("Role", ("Players",), "Players"),
        ("Either", (trial.second.user, "Players"), "bertrand, Players"),
        ("where", ("#the-tavern",), "the-tavern"),
    ]:
        await trial.first.select(select, *chosen)
        assert trial.first.messages()[-1].content == heard
    for select, chosen in [
        ("Dice", ("Die 1",)),
        ("Dice", ("1", "2", "3", "3")),
        ("Dice", ("1", "1")),
        ("Dice", ("1", "Die 4")),
        ("Who", ("Nobody",)),
        ("Role", ("Bertrand",)),
    ]:
        with pytest.raises(Refused):
            await trial.first.select(select, *chosen)


async def test_presses_that_no_client_could_make_are_refused(answering):
    async def press(interaction):
        await interaction.response.send_message("pressed")

    async def do(interaction):
        items = [
            discord.ui.Button(label="Off", disabled=True),
            discord.ui.Button(label="Same", custom_id="one"),
            discord.ui.Button(label="Same", custom_id="two"),
            discord.ui.Button(label="Rules", url="https://example.org/"),
        ]
        await interaction.response.send_message("?", view=Buttons(*items, answer=press), ephemeral=True)

    trial = await answering(do)
    done = await trial.first.slash("/do")
    message = trial.first.answer_to(done)
    for name, words in (("Off", "disabled"), ("Absent", "no 'Absent'"), ("Same", "2 controls"), ("Rules", "link")):
        with pytest.raises(Refused, match=words):
            trial.first.press(message, name)
    with pytest.raises(Refused, match="does not see"):
        trial.second.press(message, "one")
    await trial.first.click("one")
    trial.first.dismiss(message)
    with pytest.raises(Refused, match="gone"):
        trial.first.press(message, "one")


class Form(discord.ui.Modal, title="Found a guild"):
    name = discord.ui.Label(text="Name", component=discord.ui.TextInput(min_length=2, max_length=8))
    trade = discord.ui.Label(
        text="Trade",
        component=discord.ui.Select(
            options=[discord.SelectOption(label="Mason", value="m"), discord.SelectOption(label="Baker")]
        ),
    )
    master = discord.ui.Label(text="Master", component=discord.ui.UserSelect(required=False))
    size = discord.ui.Label(
        text="Size",
        component=discord.ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Small", value="s"),
                discord.RadioGroupOption(label="Large", value="l"),
            ]
        ),
    )
    rights = discord.ui.Label(
        text="Rights",
        component=discord.ui.CheckboxGroup(
            options=[
                discord.CheckboxGroupOption(label="Market", value="market"),
                discord.CheckboxGroupOption(label="Toll"),
            ],
            min_values=0,
            required=False,
        ),
    )

    async def on_submit(self, interaction):
        parts = [
            self.name.component.value,
            *self.trade.component.values,
            *(user.display_name for user in self.master.component.values),
            self.size.component.value,
            *self.rights.component.values,
        ]
        await interaction.response.send_message("/".join(parts))


async def test_a_modal_is_filled_in_by_labels(answering):
    async def do(interaction):
        await interaction.response.send_modal(Form())

    trial = await answering(do)
    done = await trial.first.slash("/do")
    assert done.answer == Answer.MODAL
    await trial.first.submit(Name="Masons", Trade="Mason", Master="Denis", Size="Large", Rights=["market"])
    assert trial.first.messages()[-1].content == "Masons/m/Denis/l/market"


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"Name": "Masons"},
        {"Name": "M", "Trade": "m", "Size": "s"},
        {"Name": "Too long a name", "Trade": "m", "Size": "s"},
        {"Name": "Masons", "Trade": "Smith", "Size": "s"},
        {"Name": "Masons", "Trade": "m", "Size": "huge"},
        {"Name": "Masons", "Trade": "m", "Size": "s", "Rights": ["Mint"]},
        {"Name": "Masons", "Trade": "m", "Size": "s", "Colour": "red"},
    ],
)
async def test_a_form_that_no_client_would_send_is_refused(answering, fields):
    async def do(interaction):
        await interaction.response.send_modal(Form())

    trial = await answering(do)
    await trial.first.slash("/do")
    with pytest.raises(Refused):
        await trial.first.submit(fields)


async def test_a_modal_opened_by_a_button_may_update_its_message(answering):
    class Rename(discord.ui.Modal, title="Rename"):
        name = discord.ui.TextInput(label="Name", default="Troyes")

        async def on_submit(self, interaction):
            await interaction.response.edit_message(content=self.name.value)

    async def press(interaction):
        await interaction.response.send_modal(Rename())

    async def do(interaction):
        await interaction.response.send_message("?", view=Buttons(discord.ui.Button(label="Rename"), answer=press))

    trial = await answering(do)
    await trial.first.slash("/do")
    await trial.second.click("Rename")
    with pytest.raises(Refused, match="no form open"):
        await trial.first.submit(Name="x")
    await trial.second.submit()
    assert trial.first.messages()[-1].content == "Troyes"
    with pytest.raises(Refused, match="no form open"):
        await trial.second.submit()


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


async def test_a_dynamic_item_answers_after_a_restart(put_on_trial):
    class Claim(discord.ui.DynamicItem[discord.ui.Button], template=r"claim:(?P<house>\d+)"):
        def __init__(self, house):
            self.house = house
            super().__init__(discord.ui.Button(label="Claim", custom_id=f"claim:{house}"))

        @classmethod
        async def from_custom_id(cls, interaction, item, match):
            return cls(int(match["house"]))

        async def callback(self, interaction):
            await interaction.response.send_message(f"House {self.house} is yours", ephemeral=True)

    async def do(interaction):
        view = discord.ui.View(timeout=None)
        view.add_item(Claim(7))
        await interaction.response.send_message("Houses", view=view)

    def make_bot():
        bot = OneCommand(do)
        bot.add_dynamic_items(Claim)
        return bot

    trial = await put_on_trial(make_bot)
    await trial.first.slash("/do")
    for abruptly in (False, True):
        await trial.restart(abruptly=abruptly)
        await trial.second.click("Claim")
        assert trial.second.messages()[-1].content == "House 7 is yours"
