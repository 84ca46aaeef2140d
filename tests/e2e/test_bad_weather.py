"""Faults of the wire, of Discord's and of careless admins: the player is informed, and nothing is lost."""

from random import Random

import pytest

from cogs.noting import PAUSES
from sandbox import posts
from sandbox.faults import allow, close_dms, deny
from sandbox.model import Message
from sandbox.redirect import waits_skipped
from sandbox.rights import Right
from sandbox.trial import Trial
from tests.e2e.players import (
    SQUARE,
    answer_to,
    awaited,
    called_in,
    fast_forward,
    last_post,
    look,
    panel_of,
    pick,
    posts_in,
    prepare_move,
    quiet,
    start_table,
    text_of,
)

CLOSED = "I can’t send you direct messages"
HOUR = 3600.0


def square(trial: Trial):
    return trial.world.channel(SQUARE)


def boards(trial: Trial) -> list[Message]:
    return posts_in(trial)[1:]


# Answers that get lost


async def test_after_one_500_the_answer_comes_all_the_same(trial: Trial) -> None:
    await start_table(trial)
    trial.world.fail("POST", "/callback", status=500)
    with waits_skipped(trial.world):
        await trial.first.slash("/log", channel=SQUARE)
        await quiet(trial)
    assert "Day 1, morning" in answer_to(trial.first)


async def test_a_confirm_whose_three_seconds_are_lost_counts_and_shows_in_the_same_message(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    trial.expect("10062", "unanswered")
    trial.world.fail("POST", "/callback", status=500, times=2)
    with waits_skipped(trial.world):
        pressed = await trial.first.click(confirm, on=panel)
        await quiet(trial)
    assert pressed.failed
    assert "✅" in text_of(panel)
    assert "Waiting for Bertrand" in text_of(panel)
    assert await awaited(trial) == [trial.second]


async def test_a_private_answer_that_is_lost_comes_as_a_direct_message(trial: Trial) -> None:
    await start_table(trial, trial.second)
    trial.expect("10062", "unanswered")
    trial.world.fail("POST", "/callback", status=500, times=2)
    before = len(trial.first.dms())
    with waits_skipped(trial.world):
        await trial.first.click("Make my move", channel=square(trial))
        await quiet(trial)
    assert len(trial.first.dms()) == before + 1
    assert "Which die?" in text_of(trial.first.dms()[-1])
    assert trial.first.dms()[-1].attachments


async def test_with_closed_dms_a_lost_answer_leaves_a_word_in_the_channel(trial: Trial) -> None:
    close_dms(trial.first.user)
    await start_table(trial, trial.second)
    trial.expect("10062", "unanswered")
    trial.world.fail("POST", "/callback", status=500, times=2)
    with waits_skipped(trial.world):
        await trial.first.click("Make my move", channel=square(trial))
        await quiet(trial)
    word = last_post(trial)
    assert "Discord lost my answer" in text_of(word)
    assert word.mentions == [trial.first.id]
    assert word.attachments == [], "nothing private is in it"


async def test_a_lost_answer_within_a_private_panel_comes_without_pictures_that_are_elsewhere(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.click("Make my move", channel=square(trial))
    await trial.first.settled()
    panel = trial.first.messages(SQUARE)[-1]
    trial.expect("10062", "unanswered")
    trial.world.fail("POST", "/callback", status=500, times=2)
    with waits_skipped(trial.world):
        await trial.first.click(f"tc:ask:1:{occasion_of(panel)}:{die_of(panel)}", on=panel)
        await quiet(trial)
    assert "with the red 3" in text_of(trial.first.dms()[-1])
    await pick(trial, trial.first)
    assert await awaited(trial) == [trial.second]


def occasion_of(panel: Message) -> str:
    return die_button(panel)["custom_id"].split(":")[3]


def die_of(panel: Message) -> str:
    return die_button(panel)["custom_id"].split(":")[4]


def die_button(panel: Message):
    from tests.e2e.players import controls_of

    return next(control for control in controls_of(panel, "tc:ask:") if control["label"] != "Back")


async def test_a_lobby_whose_answer_is_lost_is_posted(trial: Trial) -> None:
    trial.expect("10062", "unanswered")
    trial.world.fail("POST", "/callback", status=500, times=2)
    with waits_skipped(trial.world):
        await trial.first.slash("/play", game="troyes_dice")
        await quiet(trial)
    assert "a table is open" in text_of(last_post(trial))
    await trial.second.click("Join")
    assert "2. Bertrand" in text_of(last_post(trial))
    await look(trial)
    assert len(posts_in(trial)) == 1


async def test_a_join_whose_answer_is_lost_still_shows_in_the_lobby(trial: Trial) -> None:
    await trial.first.slash("/play", game="troyes_dice")
    trial.expect("10062", "unanswered")
    trial.world.fail("POST", "/callback", status=500, times=2)
    with waits_skipped(trial.world):
        await trial.second.click("Join")
        await quiet(trial)
    assert "2. Bertrand" in text_of(last_post(trial))


async def test_an_answer_that_discord_took_without_saying_so_is_followed_up(trial: Trial) -> None:
    """The 500 comes after Discord has carried the request out, so the second try meets 40060."""
    await start_table(trial, trial.second)
    trial.expect("40060")
    trial.world.fail("POST", "/callback", status=500, after=True)
    with waits_skipped(trial.world):
        await trial.first.click("Make my move", channel=square(trial))
        await trial.first.settled()
        await quiet(trial)
    assert "Which die?" in text_of(trial.first.messages(SQUARE)[-1])


async def test_a_token_that_ran_out_sends_the_answer_as_a_direct_message(trial: Trial) -> None:
    await start_table(trial, trial.second)
    before = len(trial.first.dms())
    trial.expect("unanswered")
    trial.world.fail("POST", "/webhooks", status=401, code=50027)
    await trial.first.click("Make my move", channel=square(trial))
    await quiet(trial)
    assert len(trial.first.dms()) == before + 1


async def test_a_connection_that_is_cut_loses_no_pick(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    trial.expect("unanswered")
    trial.world.fail("POST", "/callback", drop=True)
    trial.first.press(panel, confirm)
    await trial.world.wait_until(lambda: "✅" in text_of(panel), "the pick on the panel", 30)
    await quiet(trial)
    assert await awaited(trial) == [trial.second]


async def test_a_429_is_waited_out(trial: Trial) -> None:
    await start_table(trial, trial.second)
    fault = trial.world.fail("*", "/", status=429, times=3)
    await pick(trial, trial.first)
    assert fault.struck == 3
    assert "Ready: Aude" in text_of(last_post(trial))


async def test_a_message_that_was_dismissed_meanwhile_is_answered_anew(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.click("Make my move", channel=square(trial))
    await trial.first.settled()
    panel = trial.first.messages(SQUARE)[-1]
    confirm = await prepare_move(trial.first, panel, Random(1))
    trial.world.fail("POST", "/callback", delay=0.2)
    pressed = trial.first.press(panel, confirm)
    trial.first.dismiss(panel)
    await trial.first.answered(pressed)
    await trial.first.settled()
    await quiet(trial)
    assert "✅" in text_of(trial.first.messages(SQUARE)[-1])


# Direct messages


async def test_dms_that_close_in_mid_game_are_spoken_of_once_and_the_channel_calls(trial: Trial) -> None:
    await start_table(trial, trial.second)
    assert called_in(trial) == [], "who has a direct message is not called"
    close_dms(trial.second.user)
    await pick(trial, trial.second)
    await pick(trial, trial.first)
    first = last_post(trial)
    assert CLOSED in text_of(first)
    assert called_in(trial) == [trial.second.id], "only who must act and has no message"
    await pick(trial, trial.first)
    assert last_post(trial) is first
    assert CLOSED in text_of(first), "an edit does not swallow the word"
    assert called_in(trial) == [trial.second.id], "nor the call"
    await trial.second.click("Make my move", on=first)
    await trial.second.settled()
    await pick(trial, trial.second)
    second = last_post(trial)
    assert second is not first
    assert CLOSED not in text_of(second), "it is said once"
    assert called_in(trial) == [], "who has just picked is there"


async def test_dms_that_open_again_are_used_again_and_closing_them_is_said_anew(trial: Trial) -> None:
    close_dms(trial.second.user)
    await start_table(trial, trial.second)
    assert CLOSED in text_of(last_post(trial))
    close_dms(trial.second.user, open_again=True)
    await fast_forward(trial, 2)
    assert "Which die?" in text_of(trial.second.dms()[-1])
    assert called_in(trial) == []
    close_dms(trial.second.user)
    await fast_forward(trial, 3)
    assert CLOSED in text_of(last_post(trial))


async def test_a_direct_message_that_discord_fails_to_take_becomes_a_call_in_the_channel(trial: Trial) -> None:
    await start_table(trial, trial.second)
    dm = trial.world.dm_between(trial.second.id, trial.world.bot_id)
    assert dm is not None
    trial.world.fail("POST", f"/channels/{dm.id}/messages", status=500, times=10)
    with waits_skipped(trial.world):
        await pick(trial, trial.second)
        await pick(trial, trial.first)
    assert called_in(trial) == [trial.second.id]
    assert CLOSED not in text_of(last_post(trial)), "their messages are not closed"


# The channel


async def test_without_rights_in_the_channel_the_game_goes_on_and_is_told_when_they_are_back(trial: Trial) -> None:
    await start_table(trial, trial.second)
    told = len(posts_in(trial))
    deny(trial.world, square(trial), Right.SEND_MESSAGES)
    await pick(trial, trial.first)
    await pick(trial, trial.second)
    await pick(trial, trial.first)
    await look(trial)
    assert len(posts_in(trial)) == told
    assert "Day 1, afternoon" in text_of(panel_of(trial.second)), "the questions come all the same"
    allow(trial.world, square(trial), Right.SEND_MESSAGES)
    trial.world.skip(max(PAUSES))
    await look(trial)
    assert len(posts_in(trial)) == told + 1
    assert "**Aude" in text_of(last_post(trial)), "what happened meanwhile is told"
    await look(trial)
    assert len(posts_in(trial)) == told + 1


async def test_a_picture_that_discord_finds_too_large_loses_no_move(trial: Trial) -> None:
    await start_table(trial, trial.second)
    told = len(posts_in(trial))
    trial.world.fail("POST", f"/channels/{square(trial).id}/messages", status=413, code=40005)
    await pick(trial, trial.first)
    await pick(trial, trial.second)
    await quiet(trial)
    assert "Day 1, afternoon" in text_of(panel_of(trial.first)), "the game goes on"
    assert len(posts_in(trial)) == told + 1, "the words come without the picture"
    assert "Day 1, afternoon" in text_of(last_post(trial))
    assert not last_post(trial).attachments
    await look(trial)
    assert len(posts_in(trial)) == told + 1


async def test_too_many_edits_of_an_old_post_make_a_new_one(trial: Trial) -> None:
    await start_table(trial, trial.second)
    old = last_post(trial)
    trial.world.skip(2 * HOUR)
    trial.world.fail("PATCH", f"/messages/{old.id}", status=429, code=30046, retry_after=60)
    await pick(trial, trial.first)
    assert last_post(trial) is not old
    assert "Ready: Aude" in text_of(last_post(trial))
    assert "The wheel is laid out" in text_of(last_post(trial)), "it takes over what the old one told"


async def test_a_post_in_the_place_of_another_calls_who_is_awaited_and_has_no_message(trial: Trial) -> None:
    close_dms(trial.second.user)
    await start_table(trial, trial.second)
    old = last_post(trial)
    trial.world.fail("PATCH", f"/messages/{old.id}", status=429, code=30046, retry_after=60)
    await pick(trial, trial.first)
    assert last_post(trial) is not old
    assert called_in(trial) == [trial.second.id]


async def test_a_post_that_a_moderator_deleted_is_posted_anew(trial: Trial) -> None:
    await start_table(trial, trial.second)
    posts.delete(trial.world, last_post(trial))
    await pick(trial, trial.first)
    assert "Ready: Aude" in text_of(last_post(trial))
    await trial.first.slash("/undo", channel=SQUARE)
    await quiet(trial)
    assert "taken the last move back" in text_of(last_post(trial))


async def test_a_post_cut_off_after_it_was_made_is_not_made_twice(trial: Trial) -> None:
    """Discord has it, the bot does not know: the nonce brings the same message back."""
    await start_table(trial, trial.second)
    told = len(posts_in(trial))
    await pick(trial, trial.first)
    trial.world.fail("POST", f"/channels/{square(trial).id}/messages", drop=True, after=True)
    await pick(trial, trial.second)
    assert len(posts_in(trial)) == told + 1
    await look(trial)
    assert len(posts_in(trial)) == told + 1
    await pick(trial, trial.first)
    assert "Ready: Aude" in text_of(last_post(trial))


@pytest.mark.parametrize("after", [False, True], ids=["before the post", "after the post"])
async def test_a_crash_between_commit_and_post_is_told_after_the_restart_exactly_once(
    trial: Trial, after: bool
) -> None:
    await start_table(trial, trial.second)
    told = len(posts_in(trial))
    await pick(trial, trial.first)
    panel = panel_of(trial.second)
    confirm = await prepare_move(trial.second, panel, Random(1))
    path = f"/channels/{square(trial).id}/messages"
    trial.world.fail("POST", path, delay=0.0 if after else 30.0)
    trial.expect("unanswered")
    trial.second.press(panel, confirm)
    if after:
        await trial.world.wait_until(lambda: len(posts_in(trial)) == told + 1, "the post", 30)
    else:
        await trial.world.wait_until(lambda: "afternoon" in text_of(trial.first.dms()[-1]), "the next question", 30)
    await trial.kill()
    trial.world.faults.clear()
    await trial.start()
    await look(trial)
    assert len(posts_in(trial)) == told + 1
    assert "**Bertrand** ·" in text_of(last_post(trial))
    assert len(await awaited(trial)) == 2


async def test_a_command_that_is_no_more_is_answered_kindly(trial: Trial) -> None:
    """Discord's clients may still offer a command that a newer bot has not."""
    old = next(iter(trial.world.commands.values()))
    bygone = old | {"name": "bygone", "options": [], "id": str(trial.world.snowflake())}
    trial.world.commands[int(bygone["id"])] = bygone
    await trial.first.slash("/bygone")
    assert "`/help`" in answer_to(trial.first)
