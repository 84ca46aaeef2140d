"""Answers, buttons, selects and modals, between the real discord.py and the sandbox."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord.ui.select import BaseSelect

from sandbox.actors import Refused
from sandbox.model import Answer, Flag
from sandbox.trial import Trial
from tests.sandbox.small_bot import Buttons, OneCommand


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

    seen: list[int] = []
    trial: Trial = await answering(do)
    done = await trial.first.slash("/do")
    assert done.answer == Answer.DEFERRED_MESSAGE
    await trial.first.settled()
    assert seen == [Flag.LOADING]
    answer = trial.first.answer_to(done)
    assert answer is not None and answer.content == "done"
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
        item = next(i for i in selects if i.custom_id == interaction.data["custom_id"])
        await interaction.response.send_message(", ".join(str(getattr(v, "name", v)) for v in item.values))

    async def do(interaction):
        await interaction.response.send_message("Choose", view=view)

    options = [discord.SelectOption(label=f"Die {n}", value=str(n)) for n in range(1, 4)]
    selects: list[BaseSelect[Any]] = [
        discord.ui.Select(placeholder="Dice", options=options, min_values=2, max_values=3, custom_id="dice"),
        discord.ui.UserSelect(placeholder="Who", custom_id="who"),
        discord.ui.RoleSelect(placeholder="Role", custom_id="role"),
        discord.ui.MentionableSelect(placeholder="Either", custom_id="either", max_values=2),
        discord.ui.ChannelSelect(placeholder="Where", custom_id="where", channel_types=[discord.ChannelType.text]),
    ]
    view = Buttons(*selects, answer=choose)
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
        name, size = self.name.component, self.size.component
        trade, master, rights = self.trade.component, self.master.component, self.rights.component
        assert isinstance(name, discord.ui.TextInput) and isinstance(size, discord.ui.RadioGroup)
        assert isinstance(trade, discord.ui.Select) and isinstance(master, discord.ui.UserSelect)
        assert isinstance(rights, discord.ui.CheckboxGroup)
        masters = [user.display_name for user in master.values]
        parts = [name.value, *trade.values, *masters, str(size.value), *rights.values]
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
