"""Ways of the real Discord that no documentation promises away: the player sees their board all the same."""

from random import Random

import pytest

from sandbox.faults import GALLERY_IN_AN_EDIT, WHOLE_WEIGHT
from sandbox.model import Channel, ChannelType, Flag
from sandbox.redirect import waits_skipped
from sandbox.trial import Trial
from sandbox.weights import weigh
from tests.e2e.players import (
    SQUARE,
    answer_to,
    calls_in,
    controls_of,
    fast_forward,
    last_post,
    look,
    make_move,
    panel_of,
    pick,
    prepare_move,
    quiet,
    start_table,
    text_of,
)

HOUR = 3600.0

# Uploads that an edit does not find


async def test_a_sheet_comes_as_a_fresh_answer_where_a_deferred_one_takes_no_pictures(trial: Trial) -> None:
    await start_table(trial, trial.second)
    trial.world.faults.quirks.add(GALLERY_IN_AN_EDIT)
    await trial.first.click("Make my move", on=last_post(trial))
    await trial.first.settled()
    await quiet(trial)
    word, sheet = trial.first.messages(SQUARE)[-2:]
    assert "below" in text_of(word)
    assert len(sheet.attachments) == 1
    assert sheet.only_for == trial.first.id
    assert controls_of(sheet, "tc:ask:")


async def test_a_confirmed_move_shows_its_board_where_an_edit_takes_no_pictures(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.visit.A_MOMENT", 0)
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    trial.world.faults.quirks.add(GALLERY_IN_AN_EDIT)
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    await quiet(trial)
    assert controls_of(panel, "tc:") == []
    newest = panel_of(trial.first)
    assert newest is not panel
    assert newest.attachments
    assert "Waiting for Bertrand" in text_of(newest)


async def test_a_board_that_can_not_be_edited_in_the_channel_is_posted_anew(trial: Trial) -> None:
    await start_table(trial, trial.second)
    before, panel = last_post(trial), panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    trial.world.faults.quirks.add(GALLERY_IN_AN_EDIT)
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    await quiet(trial)
    assert last_post(trial) is not before
    assert last_post(trial).attachments


# Messages that are larger than Discord takes, whatever it counts


async def test_an_answer_that_discord_finds_too_large_comes_smaller(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.slash("/help", channel=SQUARE)
    trial.world.limits.largest = len(answer_to(trial.first).encode()) - 50
    pressed = await trial.first.slash("/help", channel=SQUARE)
    await quiet(trial)
    assert not pressed.failed
    assert "…" in answer_to(trial.first)
    refused = [each for each in trial.world.requests if each["path"].endswith("/callback") and each["status"] == 404]
    assert len(refused) == 1, "it is not sent again as it was"


async def test_a_deferred_answer_that_discord_finds_too_large_comes_smaller(trial: Trial) -> None:
    await start_table(trial, trial.second)
    trial.world.limits.largest = 250
    with waits_skipped(trial.world):
        await trial.first.click("Make my move", on=last_post(trial))
        await trial.first.settled(60)
    sheet = trial.first.messages(SQUARE)[-1]
    assert sheet.attachments
    assert controls_of(sheet, "tc:ask:")


def last_weight(trial: Trial, channel: Channel) -> int:
    """Bytes of the last message with pictures that the bot sent there."""
    path = f"/channels/{channel.id}/messages"
    return [weigh(each["body"]) for each in trial.world.requests if each["path"] == path and each["files"]][-1]


async def test_a_post_that_discord_finds_too_large_comes_smaller(trial: Trial) -> None:
    await start_table(trial, trial.second)
    before = last_post(trial)
    trial.world.faults.quirks.add(WHOLE_WEIGHT)
    trial.world.limits.largest = int(0.85 * last_weight(trial, trial.world.channel(SQUARE)))
    with waits_skipped(trial.world):
        await fast_forward(trial, 2)
    assert last_post(trial) is not before
    assert last_post(trial).attachments


async def test_a_direct_message_that_discord_finds_too_large_comes_smaller(trial: Trial) -> None:
    await start_table(trial, trial.second)
    dm = trial.world.dm_between(trial.second.id, trial.world.bot_id)
    assert dm is not None
    trial.world.faults.quirks.add(WHOLE_WEIGHT)
    trial.world.limits.largest = int(0.95 * last_weight(trial, dm))
    with waits_skipped(trial.world):
        await fast_forward(trial, 2)
    assert len(trial.second.dms()) == 2
    assert controls_of(trial.second.dms()[-1], "tc:ask:")


async def test_pictures_that_weigh_too_much_stay_away_and_the_words_come(trial: Trial) -> None:
    await start_table(trial, trial.second)
    dm = trial.world.dm_between(trial.second.id, trial.world.bot_id)
    assert dm is not None
    for place in (dm, trial.world.channel(SQUARE)):
        trial.world.fail("POST", f"/channels/{place.id}/messages", status=413, code=40005)
    trial.world.fail("PATCH", f"/channels/{trial.world.channel(SQUARE).id}/messages", status=413, code=40005)
    await fast_forward(trial, 2)
    assert not last_post(trial).attachments
    assert "Waiting for" in text_of(last_post(trial))
    assert "Which die?" in text_of(trial.second.dms()[-1])
    assert not trial.second.dms()[-1].attachments


# Threads


async def test_a_game_in_a_thread_sleeps_as_late_as_it_can_and_wakes_with_the_next_move(trial: Trial) -> None:
    await trial.first.slash("/play", channel=SQUARE, game="troyes_dice", thread=True)
    await trial.first.settled()
    await quiet(trial)
    thread = next(channel for channel in trial.world.channels.values() if channel.is_thread)
    assert thread.auto_archive_minutes == 7 * 24 * 60
    await trial.second.click("Join", channel=thread)
    await trial.first.click("Start", channel=thread)
    await trial.first.settled()
    await quiet(trial)
    trial.world.skip(8 * 24 * HOUR)
    assert thread.archived
    before = len(trial.first.messages(thread))
    await pick(trial, trial.first)
    await pick(trial, trial.second)
    await quiet(trial)
    assert len(trial.first.messages(thread)) > before
    assert not thread.archived


async def test_a_locked_thread_is_told_to_its_people(trial: Trial) -> None:
    await trial.first.slash("/play", channel=SQUARE, game="troyes_dice", thread=True)
    await trial.first.settled()
    await quiet(trial)
    thread = next(channel for channel in trial.world.channels.values() if channel.is_thread)
    await trial.second.click("Join", channel=thread)
    await trial.first.click("Start", channel=thread)
    await trial.first.settled()
    await quiet(trial)
    thread.locked = thread.archived = True
    for person in (trial.first, trial.first, trial.second):  # The crier has a question before the first die.
        await pick(trial, person)
    assert "Day 1, afternoon" in text_of(panel_of(trial.second)), "the game goes on"
    await trial.second.slash("/games", channel=SQUARE)
    assert f"I can’t post in <#{thread.id}> any more" in answer_to(trial.second)
    tried = len(trial.world.requests)
    await look(trial)
    assert len(trial.world.requests) == tried, "it is not tried again at once"


async def test_a_game_begins_in_a_thread_of_an_announcement_channel(trial: Trial) -> None:
    trial.world.channel(SQUARE).type = ChannelType.ANNOUNCEMENT
    await trial.restart()
    await trial.first.slash("/play", channel=SQUARE, game="caylus", thread=True)
    await trial.first.settled()
    await quiet(trial)
    thread = next(channel for channel in trial.world.channels.values() if channel.is_thread)
    assert thread.type == ChannelType.ANNOUNCEMENT_THREAD
    assert trial.first.messages(thread)


# What a locked phone shows


async def caylus_begins(trial: Trial) -> None:
    await trial.first.slash("/play", channel=SQUARE, game="caylus")
    await trial.second.click("Join", channel=trial.world.channel(SQUARE))
    await trial.first.click("Start", channel=trial.world.channel(SQUARE))
    await trial.first.settled()
    await quiet(trial)


async def test_who_is_awaited_is_called_in_plain_words_that_go_when_somebody_else_is(trial: Trial) -> None:
    await caylus_begins(trial)
    calls = calls_in(trial)
    assert len(calls) == 1
    called = calls[0].mentions[0]
    assert calls[0].content == f"🔔 <@{called}>, it’s your turn in Caylus: place a worker, or pass"
    assert not calls[0].flags & Flag.SILENT
    board = last_post(trial)
    assert board.id < calls[0].id, "the board stands above"
    assert board.mentions == [], "and calls nobody itself"
    assert board.flags & Flag.SILENT, "without a second sound"
    mover = next(person for person in trial.people if person.id == called)
    await mover.slash("/sheet", channel=SQUARE)
    await mover.settled()
    await make_move(mover, mover.messages(SQUARE)[-1], Random(1))
    await quiet(trial)
    after = calls_in(trial)
    assert len(after) == 1
    assert after[0].id != calls[0].id
