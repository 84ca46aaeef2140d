"""A post that Discord has and the database has not, long enough ago that the nonce is forgotten: it is found, not made again."""

from collections.abc import Callable
from random import Random

import pytest

from sandbox.api_messages import NONCE_SECONDS
from sandbox.faults import deny
from sandbox.model import Channel, Message
from sandbox.rights import Right
from sandbox.trial import Trial
from service.values import CHANNEL, Noted, Person
from tests.e2e.players import (
    SQUARE,
    awaited,
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


async def dies_before_it_is_noted(trial: Trial, happened: Callable[[], bool], what: str) -> None:
    """Kills the bot as soon as Discord has the post, and starts it when the nonce is forgotten."""
    await trial.world.wait_until(happened, what, 30)
    await trial.kill()
    trial.world.skip(NONCE_SECONDS + 1)
    await trial.start()
    await look(trial)


def doors(trial: Trial, verb: str) -> list[Message]:
    return [post for post in posts_in(trial) if f"tc:{verb}:1:" in repr(post.components)]


async def test_a_lobby_is_not_opened_twice(trial: Trial) -> None:
    trial.expect("unanswered")
    trial.first.command("/play", {"game": "troyes_dice"}, square(trial))
    await dies_before_it_is_noted(trial, lambda: bool(doors(trial, "join")), "the lobby")
    assert len(doors(trial, "join")) == 1
    await trial.second.click("Join")
    await quiet(trial)
    assert "2. Bertrand" in text_of(last_post(trial))
    assert len(posts_in(trial)) == 1


async def test_a_lobby_that_has_changed_since_is_brought_up_to_date(trial: Trial) -> None:
    await trial.first.slash("/play", game="troyes_dice")
    lobby = last_post(trial)
    await trial.bot.tables.note(1, Noted(forgotten=(CHANNEL,)))
    await trial.bot.tables.set_option(1, Person(trial.first.id, "Aude"), "numbering", "first")
    await trial.restart()
    await look(trial)
    assert posts_in(trial) == [lobby]
    assert "first" in text_of(lobby).lower()


async def test_a_board_is_not_posted_twice(trial: Trial) -> None:
    await start_table(trial, trial.second)
    told = len(posts_in(trial))
    await pick(trial, trial.first)
    panel = panel_of(trial.second)
    confirm = await prepare_move(trial.second, panel, Random(1))
    trial.expect("unanswered")
    trial.second.press(panel, confirm)
    await dies_before_it_is_noted(trial, lambda: len(posts_in(trial)) == told + 1, "the board")
    assert len(posts_in(trial)) == told + 1
    await pick(trial, trial.first)
    assert len(posts_in(trial)) == told + 1, "what follows is edited into the post that was found"
    assert "Ready: Aude" in text_of(last_post(trial))


async def test_a_question_is_not_asked_twice(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await pick(trial, trial.first)
    asked = len(trial.first.dms())
    panel = panel_of(trial.second)
    confirm = await prepare_move(trial.second, panel, Random(1))
    trial.expect("unanswered")
    trial.second.press(panel, confirm)
    await dies_before_it_is_noted(trial, lambda: len(trial.first.dms()) == asked + 1, "the question")
    assert len(trial.first.dms()) == asked + 1
    await pick(trial, trial.first)
    assert "Ready: Aude" in text_of(last_post(trial))


@pytest.mark.parametrize("is_cut_off", [False, True], ids=["said so", "cut off"])
async def test_a_board_that_can_not_be_edited_is_replaced_by_one(trial: Trial, is_cut_off: bool) -> None:
    await start_table(trial, trial.second)
    old = doors(trial, "board")
    trial.world.fail("PATCH", f"/messages/{old[-1].id}", status=403, code=50013)
    if is_cut_off:
        # Discord takes the new one, the bot does not hear of it and ends; by then the nonce is forgotten.
        trial.world.fail("POST", f"/channels/{square(trial).id}/messages", drop=True, after=True, times=9)
    await pick(trial, trial.first)
    await trial.kill()
    trial.world.faults.clear()
    trial.world.skip(NONCE_SECONDS + 1)
    await trial.start()
    await look(trial)
    assert len(doors(trial, "board")) == len(old)
    assert "Ready: Aude" in text_of(last_post(trial))


async def test_the_end_is_not_told_twice(trial: Trial) -> None:
    await start_table(trial)
    await trial.first.slash("/end", channel=SQUARE)
    ask = trial.first.messages(SQUARE)[-1]
    trial.expect("unanswered")
    trial.first.press(ask, "tc:end:1:vote")
    await dies_before_it_is_noted(trial, lambda: bool(doors(trial, "again")), "the end")
    assert len(doors(trial, "again")) == 1


async def test_without_the_right_to_read_back_it_is_posted_all_the_same(trial: Trial) -> None:
    await start_table(trial, trial.second)
    deny(trial.world, square(trial), Right.READ_MESSAGE_HISTORY)
    await trial.restart()
    await pick(trial, trial.first)
    await pick(trial, trial.second)
    assert "Day 1, afternoon" in text_of(last_post(trial))


async def test_a_lobby_whose_answer_was_taken_and_cut_off_is_not_posted_beside_it(trial: Trial) -> None:
    trial.world.fail("POST", "/callback", drop=True, after=True)
    await trial.first.slash("/play", game="troyes_dice")
    await quiet(trial)
    assert len(doors(trial, "join")) == 1
    await trial.second.click("Join")
    await quiet(trial)
    assert len(posts_in(trial)) == 1


async def test_a_lobby_that_nobody_remembers_is_closed_by_its_own_start(trial: Trial) -> None:
    await trial.first.slash("/play", game="troyes_dice")
    await trial.second.click("Join")
    await quiet(trial)
    lobby = last_post(trial)
    await trial.bot.tables.note(1, Noted(forgotten=(CHANNEL,)))
    await trial.first.click("Start", on=lobby)
    await trial.first.settled()
    await quiet(trial)
    assert not doors(trial, "join")
    assert await awaited(trial)


@pytest.mark.parametrize("is_posted", [False, True], ids=["before the post", "after the post"])
async def test_a_vote_that_was_cut_off_is_called_once(trial: Trial, is_posted: bool) -> None:
    await start_table(trial, trial.second)
    trial.expect("unanswered")
    await trial.first.slash("/end", channel=SQUARE)
    ask = trial.first.messages(SQUARE)[-1]
    if not is_posted:
        trial.world.fail("POST", f"/channels/{square(trial).id}/messages", status=413, code=40005)
    pressed = trial.first.press(ask, "tc:end:1:vote")
    await trial.world.wait_until(lambda: bool(doors(trial, "abort") or pressed.followups), "the vote", 30)
    await trial.kill()
    trial.world.skip(NONCE_SECONDS + 1)
    await trial.start()
    await trial.first.slash("/end", channel=SQUARE)
    await quiet(trial)
    assert len(doors(trial, "abort")) == 1
    await trial.second.click("tc:abort:1:yes", channel=square(trial))
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).status == "aborted"


def square(trial: Trial) -> Channel:
    return trial.world.channel(SQUARE)
