"""Presses that come from the wrong person, too late, twice, or while the bot is away: each gets a kind answer."""

import asyncio
from random import Random

from sandbox import posts
from sandbox.controls import walk
from sandbox.model import Message
from sandbox.trial import Trial
from tests.e2e.players import (
    SQUARE,
    answer_to,
    awaited,
    buttons_of,
    confirm_of,
    controls_of,
    fast_forward,
    last_post,
    make_move,
    panel_of,
    pick,
    posts_in,
    prepare_move,
    quiet,
    start_table,
    text_of,
)

GALLERY = 12


async def moves_of(trial: Trial) -> list[str]:
    """The moves in the log, in order, as the one who knows everything reads them."""
    entries = await trial.bot.tables.history(1, None)
    return [f"{entry.kind} {entry.seat}" for entry in entries if entry.kind == "move"]


async def test_somebody_outside_the_game_is_told_so(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.third.click("Make my move", channel=trial.world.channel(SQUARE))
    await trial.third.settled()
    assert "You don’t sit at this table" in answer_to(trial.third)
    for command in ("/sheet", "/undo", "/resign", "/end"):
        await trial.third.slash(command, channel=SQUARE)
        await trial.third.settled()
        assert "You don’t sit at this table" in answer_to(trial.third)
    assert await moves_of(trial) == []


async def test_somebody_who_left_reads_that_a_computer_plays_on(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third)
    old = panel_of(trial.third)
    confirm = await prepare_move(trial.third, old, Random(1))
    await trial.third.slash("/resign", channel=SQUARE)
    await trial.third.click("Yes, leave")
    await trial.third.settled()
    await quiet(trial)
    await trial.third.click(confirm, on=old)
    await trial.third.settled()
    assert "a computer plays on in your seat" in text_of(trial.third.dms()[-1])
    await trial.third.slash("/sheet", channel=SQUARE)
    await trial.third.settled()
    assert "You have left this game" in answer_to(trial.third)


async def test_an_old_panel_becomes_the_present_one_with_a_word_why(trial: Trial) -> None:
    await start_table(trial, trial.second)
    old = panel_of(trial.first)
    confirm = await prepare_move(trial.first, old, Random(1))
    await fast_forward(trial, 3)
    before = await moves_of(trial)
    await trial.first.click(confirm, on=old)
    await trial.first.settled()
    assert "This is an old question" in text_of(old)
    assert "Day 2, morning" in text_of(old)
    assert await moves_of(trial) == before
    await make_move(trial.first, old, Random(1))
    await quiet(trial)
    assert len(await moves_of(trial)) == len(before) + 1


def board_that_stays(trial: Trial) -> Message:
    """The newest board; Discord lets nobody change it, so it keeps its buttons when it is old."""
    board = last_post(trial)
    trial.world.fail("PATCH", f"/messages/{board.id}", status=403, code=50005, times=9)
    return board


async def test_buttons_of_an_old_board_open_the_present_sheet(trial: Trial) -> None:
    await start_table(trial, trial.second)
    old = board_that_stays(trial)
    await fast_forward(trial, 4)
    assert last_post(trial) is not old
    await trial.first.click("Make my move", on=old)
    await trial.first.settled()
    assert "Day 2, afternoon" in answer_to(trial.first)
    await trial.first.click("Board", on=old)
    await trial.first.settled()
    assert "Day 2, afternoon" in answer_to(trial.first)


async def test_after_the_end_old_panels_and_boards_tell_how_it_ended(trial: Trial) -> None:
    await start_table(trial, trial.second)
    board, panel = board_that_stays(trial), panel_of(trial.second)
    await fast_forward(trial, 17)
    assert "the game is over" in text_of(last_post(trial))
    for person, message in ((trial.first, board), (trial.second, board)):
        await person.click("Make my move", on=message)
        await person.settled()
        assert "The game is over. You have **" in answer_to(person)
        assert person.messages(SQUARE)[-1].attachments, "the final sheet is shown"
    await trial.second.click(controls_of(panel, "tc:ask:")[0]["custom_id"], on=panel)
    await trial.second.settled()
    assert "This game is over" in text_of(panel)
    await trial.first.slash("/sheet", channel=SQUARE)
    await trial.first.settled()
    assert "The game is over. You have **" in answer_to(trial.first)
    for command in ("/undo", "/resign", "/end"):
        await trial.first.slash(command, channel=SQUARE)
        await trial.first.settled()
        assert "This game is over" in answer_to(trial.first)


async def test_a_confirm_pressed_twice_at_once_counts_once(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    await asyncio.gather(trial.first.click(confirm, on=panel), trial.first.click(confirm, on=panel))
    await trial.first.settled()
    await quiet(trial)
    assert len(await moves_of(trial)) == 1
    assert "You have chosen that already" in text_of(panel) or "✅" in text_of(panel)


async def test_the_same_choice_confirmed_again_is_said_to_be_chosen_already(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    assert "✅" in text_of(panel)
    await trial.first.answered(trial.first.forge(panel, confirm))
    await trial.first.settled()
    assert "You have chosen that already" in text_of(panel)
    assert "Waiting for Bertrand" in text_of(panel)


async def test_all_who_confirm_at_once_are_all_counted(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third, trial.fourth)
    prepared = [(person, panel_of(person)) for person in trial.people]
    buttons = [await prepare_move(person, panel, Random(1)) for person, panel in prepared]
    await asyncio.gather(
        *(person.click(confirm, on=panel) for (person, panel), confirm in zip(prepared, buttons, strict=True))
    )
    await asyncio.gather(*(person.settled() for person in trial.people))
    await quiet(trial)
    assert len(await moves_of(trial)) == 4
    assert "Day 1, afternoon" in text_of(last_post(trial))
    assert len(posts_in(trial)) == 3, "the lobby, the first half day, the second"
    assert len(await awaited(trial)) == 4


async def test_a_pick_is_changed_until_the_last_one_is_in(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await pick(trial, trial.first)
    panel = panel_of(trial.first)
    assert buttons_of(panel) == ["Change my pick", "Undo"]
    await trial.first.click("Change my pick", on=panel)
    await trial.first.settled()
    assert "Until you confirm, the old pick holds" in text_of(panel)
    await trial.first.click("Back", on=panel)
    assert confirm_of(panel) is None
    await make_move(trial.first, panel, Random(5))
    await quiet(trial)
    assert "✅" in text_of(panel)
    assert "Ready: Aude" in text_of(last_post(trial))


async def test_buttons_work_after_a_restart(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    await trial.restart()
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    assert "Waiting for Bertrand" in text_of(panel)


async def test_a_press_while_the_socket_is_down_is_answered_after_the_resume(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    trial.world.drop_sockets()
    pressed = trial.first.press(panel, confirm)
    await trial.first.answered(pressed)
    await trial.first.settled()
    assert not pressed.failed
    assert "Waiting for Bertrand" in text_of(panel)


async def test_a_press_while_the_bot_is_away_fails_and_the_next_one_works(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    await trial.stop()
    lost = trial.first.press(panel, confirm)
    trial.world.skip(4)
    trial.expect("unanswered")
    assert lost.failed
    await trial.start()
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    assert "Waiting for Bertrand" in text_of(panel)
    assert len(await moves_of(trial)) == 1


async def test_a_button_of_a_kind_that_is_no_more_is_answered_kindly(trial: Trial) -> None:
    await start_table(trial)
    board = last_post(trial)
    button = controls_of(board, "tc:sheet:")[0]
    button["custom_id"] = "tc:bygone:1:"
    await trial.first.click("tc:bygone:1:", on=board)
    assert "This is an old question" in answer_to(trial.first)


async def test_a_panel_has_one_picture_and_each_press_brings_the_right_one(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    seen = [file.id for file in panel.attachments]
    for _ in range(2):
        await trial.first.click(controls_of(panel, "tc:ask:")[0]["custom_id"], on=panel)
        await trial.first.settled()
        assert len(panel.attachments) == 1
        assert all(file.description for file in panel.attachments)
        assert [part["type"] for part in walk(panel.components)].count(GALLERY) == 1
        assert panel.attachments[0].id not in seen, "it is sent anew"
        seen += [file.id for file in panel.attachments]


async def test_a_panel_that_is_gone_when_its_press_is_answered_comes_anew_with_its_picture(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    trial.expect("10008")
    pressed = trial.first.forge(panel, controls_of(panel, "tc:ask:")[0]["custom_id"])
    posts.delete(trial.world, panel)
    assert not (await trial.first.answered(pressed)).failed
    await trial.first.settled()
    anew = panel_of(trial.first)
    assert anew.id != panel.id
    assert len(anew.attachments) == 1
    assert [part["type"] for part in walk(anew.components)].count(GALLERY) == 1


async def test_a_page_that_is_gone_when_its_press_is_answered_comes_anew_without_a_picture(trial: Trial) -> None:
    await trial.first.slash("/notify", channel=SQUARE)
    await trial.first.settled()
    page = trial.first.messages(SQUARE)[-1]
    trial.expect("10008")
    pressed = trial.first.forge(page, controls_of(page, "tc:notify:")[0]["custom_id"], ["inbox"])
    posts.delete(trial.world, page)
    assert not (await trial.first.answered(pressed)).failed
    await trial.first.settled()
    anew = trial.first.messages(SQUARE)[-1]
    assert anew.id != page.id and text_of(anew) == text_of(page)


async def test_no_answered_message_is_kept_in_memory(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.second.slash("/board", channel=SQUARE)
    await trial.second.settled()
    assert not trial.bot._connection._view_store._synced_message_views
    assert not trial.bot._connection._view_store._views
