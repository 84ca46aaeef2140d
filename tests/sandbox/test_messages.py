"""Messages, files, layouts, threads, DMs, pins and rights, between the real discord.py and the sandbox."""

from __future__ import annotations

import asyncio
import io

import discord
import pytest

from sandbox import faults
from sandbox.actors import Refused
from sandbox.cdn import square
from sandbox.model import Flag
from sandbox.rights import Right
from tests.sandbox.small_bot import Buttons

PICTURE = square((200, 10, 10), 32)


def picture(name: str = "board.png", words: str = "An empty board") -> discord.File:
    return discord.File(io.BytesIO(PICTURE), name, description=words)


async def idle(interaction):
    await interaction.response.send_message("idle")


def place(trial, name: str = "the-square") -> discord.TextChannel:
    channel = trial.bot.get_channel(trial.world.channel(name).id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_file_is_kept_with_its_alt_text_and_size_and_can_be_read_back(answering):
    trial = await answering(idle)
    sent = await place(trial).send("Look", file=picture())
    kept = trial.first.messages()[-1].attachments[0]
    assert (kept.filename, kept.description, kept.width, kept.height) == ("board.png", "An empty board", 32, 32)
    assert await sent.attachments[0].read() == PICTURE


async def test_an_edit_keeps_replaces_and_drops_files(answering):
    trial = await answering(idle)
    message = await place(trial).send(files=[picture("a.png"), picture("b.png")])
    message = await message.edit(content="kept")
    assert [a.filename for a in message.attachments] == ["a.png", "b.png"]
    message = await message.edit(attachments=[message.attachments[1], picture("c.png", "The third")])
    assert [(a.filename, a.description) for a in message.attachments] == [
        ("b.png", "An empty board"),
        ("c.png", "The third"),
    ]
    message = await message.edit(attachments=[])
    assert message.attachments == []
    assert trial.first.messages()[-1].edited_at is not None


async def test_an_embed_shows_its_attached_picture(answering):
    trial = await answering(idle)
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    message = await place(trial).send(embed=embed, file=picture())
    address = message.embeds[0].image.url
    assert address is not None and address.startswith(trial.server.address)
    assert await trial.bot.http.get_from_cdn(address) == PICTURE


async def test_a_layout_of_components_v2_is_posted_pressed_and_edited(answering):
    class Board(discord.ui.LayoutView):
        def __init__(self, words):
            super().__init__(timeout=None)
            more = discord.ui.Button(label="More", custom_id="more")
            more.callback = self.more
            section = discord.ui.Section(discord.ui.TextDisplay(words), accessory=more)
            gallery = discord.ui.MediaGallery(
                discord.MediaGalleryItem("attachment://board.png", description="An empty board")
            )
            choose = discord.ui.Select(placeholder="Die", options=[discord.SelectOption(label="One")])
            row = discord.ui.ActionRow(choose)
            self.add_item(discord.ui.Container(section, discord.ui.Separator(), gallery, row, accent_colour=0x3B6EA5))

        async def more(self, interaction):
            await interaction.response.edit_message(view=Board("And more"), attachments=[picture()])

    async def do(interaction):
        await interaction.response.send_message(view=Board("Round 1"), file=picture())

    trial = await answering(do)
    await trial.first.slash("/do")
    shown = trial.first.messages()[-1]
    assert shown.flags & Flag.COMPONENTS_V2
    assert "Round 1" in trial.world.transcript()
    await trial.first.click("More")
    assert "And more" in trial.world.transcript()
    assert len(shown.attachments) == 1
    with pytest.raises(Refused):
        await trial.first.select("Die", "Two")


async def test_only_allowed_mentions_ping(answering):
    trial = await answering(idle)
    words = f"<@{trial.first.id}> <@{trial.second.id}> @everyone"
    await place(trial).send(words, allowed_mentions=discord.AllowedMentions.none())
    assert trial.first.messages()[-1].mentions == []
    assert not trial.first.messages()[-1].mention_everyone
    only = discord.AllowedMentions(users=[discord.Object(trial.second.id)], everyone=False)
    await place(trial).send(words, allowed_mentions=only)
    assert trial.first.messages()[-1].mentions == [trial.second.id]


async def test_history_single_messages_and_deletion(answering):
    trial = await answering(idle)
    for number in range(5):
        await place(trial).send(str(number))
    newest = [m async for m in place(trial).history(limit=2)]
    assert [m.content for m in newest] == ["4", "3"]
    older = [m.content async for m in place(trial).history(before=newest[1], oldest_first=True)]
    assert older == ["0", "1", "2"]
    found = await place(trial).fetch_message(newest[0].id)
    await found.delete()
    with pytest.raises(discord.NotFound):
        await place(trial).fetch_message(newest[0].id)
    assert [m.content for m in trial.first.messages()] == ["0", "1", "2", "3"]


async def test_replies_reactions_and_typing(answering):
    trial = await answering(idle)
    asked = trial.first.say("Who begins?")
    question = await place(trial).fetch_message(asked.id)
    async with place(trial).typing():
        answer = await question.reply("Denis")
    assert trial.world.messages[answer.id].reply_to == asked.id
    assert trial.world.messages[answer.id].mentions == [trial.first.id]
    await question.add_reaction("🎲")
    trial.first.react(asked, "🎲")
    assert asked.reactions[0].users == [trial.world.bot_id, trial.first.id]
    await question.remove_reaction("🎲", trial.bot.user)
    assert asked.reactions[0].users == [trial.first.id]


async def test_pins_are_set_listed_and_taken_off(answering):
    trial = await answering(idle)
    message = await place(trial).send("The rules")
    await message.pin()
    assert [m.content async for m in place(trial).pins()] == ["The rules"]
    assert trial.first.messages()[-1].type == 6
    await message.unpin()
    assert [m async for m in place(trial).pins()] == []


async def test_threads_are_started_joined_written_in_and_archived(answering):
    async def press(interaction):
        assert isinstance(interaction.channel, discord.Thread)
        await interaction.response.send_message("in the thread")

    trial = await answering(idle)
    message = await place(trial).send("A game")
    thread = await message.create_thread(name="Game 1")
    await thread.add_user(discord.Object(trial.second.id))
    await thread.send("Board", view=Buttons(discord.ui.Button(label="Press"), answer=press))
    done = await trial.second.click("Press")
    assert done.channel_id == thread.id
    assert [m.content for m in trial.first.messages("Game 1")] == ["Board", "in the thread"]
    await thread.edit(archived=True)
    assert trial.world.channels[thread.id].archived
    hidden = await place(trial).create_thread(name="Hidden", type=discord.ChannelType.private_thread)
    await hidden.send("secret")
    assert trial.third.messages("Hidden") == []
    await hidden.add_user(discord.Object(trial.third.id))
    assert [m.content for m in trial.third.messages("Hidden")] == ["secret"]


async def test_a_dm_is_read_by_its_two_people_only(answering):
    trial = await answering(idle)
    user = await trial.bot.fetch_user(trial.first.id)
    await user.send("Your hand")
    assert [m.content for m in trial.first.dms()] == ["Your hand"]
    assert not any(m.content == "Your hand" for m in trial.second.all_messages())


async def test_closed_dms_refuse_with_50007(answering):
    trial = await answering(idle)
    faults.close_dms(trial.first.user)
    user = await trial.bot.fetch_user(trial.first.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Your hand")
    assert refused.value.code == 50007


async def test_a_channel_where_the_bot_may_not_write_refuses_with_50013(answering):
    trial = await answering(idle)
    assert not place(trial, "proclamations").permissions_for(trial.bot.guilds[0].me).send_messages
    with pytest.raises(discord.Forbidden) as refused:
        await place(trial, "proclamations").send("Hear ye!")
    assert refused.value.code == 50013
    await trial.first.slash("/do", channel="proclamations")
    assert trial.first.messages()[-1].content == "idle"


async def test_rights_taken_in_a_channel_refuse_with_50001_and_50013(answering):
    trial = await answering(idle)
    tavern = trial.world.channel("the-tavern")
    channel = place(trial, "the-tavern")
    faults.deny(trial.world, tavern, Right.ATTACH_FILES)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send(file=picture())
    assert refused.value.code == 50013
    faults.deny(trial.world, tavern, Right.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("Hello")
    assert refused.value.code == 50001
    faults.allow(trial.world, tavern, Right.VIEW_CHANNEL)
    await channel.send("Hello")


async def test_a_member_without_rights_neither_sees_nor_acts_in_a_channel(answering):
    trial = await answering(idle)
    tavern = trial.world.channel("the-tavern")
    faults.deny(trial.world, tavern, Right.VIEW_CHANNEL, trial.second.id)
    await place(trial, "the-tavern").send("Only for some")
    assert trial.second.messages("the-tavern") == []
    with pytest.raises(Refused):
        await trial.second.slash("/do", channel=tavern)
    with pytest.raises(Refused):
        trial.second.say("Let me in", trial.world.channel("proclamations"))


async def test_people_s_words_reach_the_bot_as_its_intents_allow(answering):
    trial = await answering(idle)
    heard: asyncio.Queue[str] = asyncio.Queue()
    trial.bot.event(on_message_into(heard))
    trial.first.say("a secret plan")
    trial.first.say(f"<@{trial.world.bot_id}> hello")
    async with asyncio.timeout(10):
        assert [await heard.get(), await heard.get()] == ["", f"<@{trial.world.bot_id}> hello"]


def on_message_into(heard):
    async def on_message(message):
        heard.put_nowait(message.content)

    return on_message


async def test_application_emojis_are_made_listed_renamed_and_deleted(answering):
    trial = await answering(idle)
    made = await trial.bot.create_application_emoji(name="die_red", image=PICTURE)
    assert await made.read() == PICTURE
    assert [e.name for e in await trial.bot.fetch_application_emojis()] == ["die_red"]
    await made.edit(name="die_blue")
    assert (await trial.bot.fetch_application_emoji(made.id)).name == "die_blue"
    await made.delete()
    assert await trial.bot.fetch_application_emojis() == []


async def test_people_places_and_avatars_can_be_asked_for(answering):
    intents = discord.Intents.default()
    intents.members = True
    trial = await answering(idle, intents=intents)
    assert len(trial.bot.guilds[0].members) == 5
    guild = await trial.bot.fetch_guild(trial.world.guild.id)
    member = await guild.fetch_member(trial.second.id)
    assert member.display_name == "Bertrand"
    assert {m.name async for m in guild.fetch_members(limit=2)} == {"town-crier", "aude"}
    assert {r.name for r in await guild.fetch_roles()} == {"@everyone", "Players", "Town Crier"}
    assert len(await guild.fetch_channels()) == 3
    assert (await trial.bot.fetch_channel(trial.first.here.id)).name == "the-square"
    assert (await member.display_avatar.read())[:4] == b"\x89PNG"
    found = await trial.bot.guilds[0].query_members(query="cle")
    assert [m.display_name for m in found] == ["Clémence"]
    assert (await trial.bot.application_info()).owner.display_name == "Aude"
