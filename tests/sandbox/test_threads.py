"""Threads that fall asleep, are locked, or belong to an announcement channel; direct messages that can't be opened."""

from __future__ import annotations

import discord
import pytest

from sandbox.actors import Refused
from sandbox.faults import OPENING_TOO_FAST, close_dms
from sandbox.model import Channel, ChannelType
from tests.sandbox.small_bot import Buttons
from tests.sandbox.test_messages import idle, place

HOUR = 3600.0


async def opened(trial, **options) -> tuple[discord.Thread, Channel]:
    options = {"name": "A game", "type": discord.ChannelType.public_thread} | options
    thread = await place(trial).create_thread(**options)
    return thread, trial.world.channels[thread.id]


async def test_a_thread_archives_itself_after_its_time_and_a_post_opens_it_again(answering):
    trial = await answering(idle)
    thread, here = await opened(trial, auto_archive_duration=60)
    sent = await thread.send("first", view=Buttons(discord.ui.Button(label="Press", custom_id="p"), answer=idle))
    trial.world.skip(0.9 * HOUR)
    assert not here.archived
    trial.world.skip(0.2 * HOUR)
    assert here.archived
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="changed")
    assert refused.value.code == 50083
    with pytest.raises(Refused, match="archived"):
        trial.first.press(trial.first.messages(here)[-1], "Press")
    await thread.send("second")
    assert not here.archived
    await sent.edit(content="changed")
    trial.world.skip(0.9 * HOUR)
    assert not here.archived, "its time began anew"


async def test_nothing_is_written_in_a_locked_thread(answering):
    trial = await answering(idle)
    thread, here = await opened(trial)
    here.locked = here.archived = True
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("knock knock")
    assert refused.value.code == 160005


async def test_only_the_times_that_discord_offers_are_taken(answering):
    trial = await answering(idle)
    trial.expect("auto_archive_duration")
    with pytest.raises(discord.HTTPException):
        await opened(trial, auto_archive_duration=77)


async def test_an_announcement_channel_has_threads_of_its_own_kind(put_on_trial):
    from sandbox.town import ready_made_world
    from tests.sandbox.small_bot import OneCommand

    world = ready_made_world()
    world.channel("the-square").type = ChannelType.ANNOUNCEMENT
    trial = await put_on_trial(lambda: OneCommand(idle), world)
    with pytest.raises(discord.HTTPException) as refused:
        await opened(trial)
    assert refused.value.code == 50024
    thread, here = await opened(trial, type=discord.ChannelType.news_thread)
    await thread.send("Hear ye")
    assert here.type == ChannelType.ANNOUNCEMENT_THREAD


@pytest.mark.parametrize(("code", "status"), [(50007, 403), (50278, 400), (50033, 400)])
async def test_a_closed_inbox_is_told_in_several_ways(answering, code, status):
    trial = await answering(idle)
    close_dms(trial.second.user, code=code)
    with pytest.raises(discord.HTTPException) as refused:
        await (await trial.bot.fetch_user(trial.second.id)).send("psst")
    assert (refused.value.status, refused.value.code) == (status, code)


async def test_opening_direct_messages_too_fast_is_no_closed_inbox(answering):
    trial = await answering(idle)
    known = await trial.bot.fetch_user(trial.first.id)
    await known.send("in time")
    trial.world.faults.quirks.add(OPENING_TOO_FAST)
    with pytest.raises(discord.Forbidden) as refused:
        await (await trial.bot.fetch_user(trial.second.id)).send("too fast")
    assert refused.value.code == 40003
    await known.send("what is open stays open")
