"""Sitting down: who may do what in a lobby, and what it looks like to the others."""

import asyncio
from typing import Any

import pytest

from cogs.visit import Visit
from engine.registry import GAMES
from sandbox import posts
from sandbox.controls import walk
from sandbox.trial import Trial
from service.tables import Tables
from service.values import Noted
from tests.e2e.players import (
    SQUARE,
    answer_to,
    awaited,
    buttons_of,
    last_post,
    look,
    open_table,
    posts_in,
    quiet,
    start_table,
    text_of,
)


async def test_the_lobby_shows_seats_options_and_who_is_host(trial: Trial) -> None:
    await open_table(trial, trial.second, computers=1)
    text = text_of(last_post(trial))
    assert "(3 taken; 1 to 10 can play)" in text
    assert "1. Aude (host)\n2. Bertrand\n3. 🤖 Perrin (easy)" in text
    assert "Pace: Together" in text
    assert len(posts_in(trial)) == 1, "the one post is brought up to date"


async def test_a_seat_is_taken_once(trial: Trial) -> None:
    await open_table(trial, trial.second)
    await trial.second.click("Join")
    assert "You sit at this table already" in answer_to(trial.second)


async def test_two_who_join_at_once_both_sit_and_are_both_seen(trial: Trial) -> None:
    await open_table(trial)
    await asyncio.gather(*(person.click("Join") for person in trial.people[1:]))
    await quiet(trial)
    assert "(4 taken" in text_of(last_post(trial))


async def test_an_older_lobby_that_discord_takes_last_is_mended(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_table(trial)
    older_waits, newer_is_shown, older_is_noted, newer_is_noted = (asyncio.Event() for _ in range(4))
    update, note = Visit.update, Tables.note

    async def in_the_wrong_order(visit: Visit, *given: Any, **named: Any) -> None:
        if visit.user_id == trial.second.id:
            older_waits.set()
            await newer_is_shown.wait()
        await update(visit, *given, **named)
        if visit.user_id == trial.third.id:
            newer_is_shown.set()

    async def in_the_right_order(tables: Tables, game_id: int, noted: Noted) -> None:
        is_older = noted.posts[0].version == 2
        if not is_older and (others := trial.bot.visits - {asyncio.current_task()}):
            await asyncio.wait({*others, asyncio.ensure_future(older_is_noted.wait())}, return_when="FIRST_COMPLETED")
        await note(tables, game_id, noted)
        if is_older:
            older_is_noted.set()
            await newer_is_noted.wait()
        newer_is_noted.set()

    monkeypatch.setattr(Visit, "update", in_the_wrong_order)
    monkeypatch.setattr(Tables, "note", in_the_right_order)
    trial.second.press(last_post(trial), "Join")
    await older_waits.wait()
    trial.third.press(last_post(trial), "Join")
    await newer_is_shown.wait()
    await quiet(trial)
    assert "(3 taken" in text_of(last_post(trial))


async def test_the_hosts_rights_pass_to_the_next_person(trial: Trial) -> None:
    await open_table(trial, trial.second)
    await trial.first.click("Leave")
    assert "1. Bertrand (host)" in text_of(last_post(trial))
    await trial.second.click("Start")
    await trial.second.settled()
    await quiet(trial)
    assert await awaited(trial) == [trial.second]


async def test_the_last_person_to_leave_closes_the_lobby_without_a_further_post(trial: Trial) -> None:
    await open_table(trial)
    await trial.first.click("Leave")
    assert "is closed" in text_of(last_post(trial))
    assert buttons_of(last_post(trial)) == []
    await look(trial)
    assert len(posts_in(trial)) == 1
    trial.world.skip(60)
    await trial.first.slash("/play", game="troyes_dice")
    assert len(posts_in(trial)) == 2


@pytest.mark.parametrize("key", GAMES)
async def test_the_log_of_a_table_that_has_not_begun_is_empty(trial: Trial, key: str) -> None:
    await trial.first.slash("/play", game=key)
    await trial.first.slash("/log", channel=SQUARE)
    await trial.first.settled()
    assert "Nothing yet." in answer_to(trial.first)


async def test_only_the_host_sets_options_and_starts(trial: Trial) -> None:
    await open_table(trial, trial.second)
    for button in ("Options", "Start"):
        await trial.second.click(button)
        await trial.second.settled()
        assert "Only the host can do that: Aude" in text_of(trial.second.messages()[-1])
        assert trial.second.messages()[-1].ephemeral


async def test_the_options_go_when_the_game_starts_and_point_to_the_first_move(trial: Trial) -> None:
    await open_table(trial)
    await trial.first.click("Options")
    options = trial.first.messages()[-1]
    await trial.first.select("tc:option:1:numbering", "first", on=options)
    await trial.first.click("Start", on=last_post(trial))
    await trial.first.settled()
    await quiet(trial)
    assert text_of(options) == "The game has begun: **Make my move** below the board is where you play."
    assert not any(part.get("custom_id") for part in walk(options.components))
    assert "Make my move" in buttons_of(last_post(trial))


async def test_options_that_a_restart_forgot_are_closed_by_the_next_press(trial: Trial) -> None:
    await open_table(trial)
    await trial.first.click("Options")
    options = trial.first.messages()[-1]
    await trial.restart()
    await trial.first.click("Start", on=last_post(trial))
    await quiet(trial)
    assert any(part.get("custom_id") for part in walk(options.components))
    await trial.first.select("tc:option:1:numbering", "first", on=options)
    await quiet(trial)
    assert text_of(options) == "The game has begun: **Make my move** below the board is where you play."
    assert not any(part.get("custom_id") for part in walk(options.components))
    assert "This lobby is closed" in text_of(trial.first.messages()[-1])


async def test_a_lobby_that_could_not_be_closed_is_closed_by_the_next_press(trial: Trial) -> None:
    await open_table(trial)
    lobby = last_post(trial)
    trial.world.fail("PATCH", f"/messages/{lobby.id}", status=403, code=50001)
    await trial.first.click("Start", on=lobby)
    await quiet(trial)
    assert "Join" in buttons_of(lobby)
    await trial.second.click("Join", on=lobby)
    await quiet(trial)
    assert "the game has begun" in text_of(lobby)
    assert buttons_of(lobby) == []
    assert "This lobby is closed" in text_of(trial.second.messages()[-1])


async def test_a_forged_press_closes_no_board(trial: Trial) -> None:
    await open_table(trial)
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)
    board, shown = last_post(trial), text_of(last_post(trial))
    await trial.second.answered(trial.second.forge(board, "tc:join:1:"))
    await quiet(trial)
    assert text_of(board) == shown


async def test_a_stranger_adds_no_computer(trial: Trial) -> None:
    await open_table(trial)
    await trial.third.select("Add a computer", "novice")
    assert "You don’t sit at this table" in answer_to(trial.third)


async def test_the_eleventh_finds_no_seat(trial: Trial) -> None:
    await open_table(trial, computers=9)
    await trial.second.click("Join")
    assert "The table is full: 10" in answer_to(trial.second)


async def test_one_game_to_a_channel_and_another_in_the_next(trial: Trial) -> None:
    await open_table(trial)
    await trial.second.slash("/play", game="troyes_dice")
    assert "There is a game in this channel already" in answer_to(trial.second)
    await trial.second.slash("/play", channel="the-tavern", game="troyes_dice")
    assert "Bertrand (host)" in text_of(last_post(trial, "the-tavern"))


async def test_a_thread_gets_a_game_of_its_own(trial: Trial) -> None:
    await open_table(trial)
    await trial.second.slash("/play", game="troyes_dice", thread=True)
    await trial.second.settled()
    thread = next(channel for channel in trial.world.channels.values() if channel.is_thread)
    assert f"<#{thread.id}>" in answer_to(trial.second)
    await trial.third.click("Join", channel=thread)
    await trial.second.click("Start", channel=thread)
    await trial.second.settled()
    await quiet(trial)
    assert "Day 1" in text_of(trial.third.messages(thread)[-1]) or "town crier" in text_of(
        trial.third.messages(thread)[-1]
    )
    assert len(posts_in(trial)) == 1, "the square hears nothing of it"


async def test_in_a_thread_no_further_thread_is_opened(trial: Trial) -> None:
    await trial.first.slash("/play", game="troyes_dice", thread=True)
    await trial.first.settled()
    thread = next(channel for channel in trial.world.channels.values() if channel.is_thread)
    await trial.second.slash("/play", channel=thread, game="troyes_dice", thread=True)
    assert "thread can’t be opened from here" in answer_to(trial.second)


async def test_board_brings_a_deleted_lobby_back(trial: Trial) -> None:
    await open_table(trial, trial.second)
    posts.delete(trial.world, last_post(trial))
    await trial.second.slash("/board")
    await quiet(trial)
    assert len(posts_in(trial)) == 1
    await trial.third.click("Join")
    assert "3. Clémence" in text_of(last_post(trial))


async def test_before_the_start_there_is_no_sheet_and_nothing_to_take_back(trial: Trial) -> None:
    await open_table(trial)
    for command in ("/sheet", "/undo"):
        await trial.first.slash(command)
        await trial.first.settled()
        assert "The game has not begun yet" in answer_to(trial.first)
    await trial.first.slash("/resign")
    assert "**Leave** in the lobby" in answer_to(trial.first)
    await trial.first.slash("/log")
    assert "Nothing yet" in answer_to(trial.first)


async def test_without_a_game_every_command_says_how_to_begin(trial: Trial) -> None:
    for command in ("/board", "/sheet", "/log", "/undo", "/resign", "/end"):
        await trial.first.slash(command)
        await trial.first.settled()
        assert "`/play` opens a table" in answer_to(trial.first)


async def test_a_host_closes_the_lobby_with_abort(trial: Trial) -> None:
    await open_table(trial, trial.second)
    await trial.second.slash("/end")
    assert "Only the host" in answer_to(trial.second)
    await trial.first.slash("/end")
    await trial.first.click("Close it")
    await trial.first.settled()
    await quiet(trial)
    assert "this table was closed" in text_of(posts_in(trial)[0])


async def test_buttons_of_a_started_lobby_are_gone_and_a_late_press_is_answered(trial: Trial) -> None:
    await open_table(trial, trial.second)
    lobby = last_post(trial)
    late = trial.third.press(lobby, "Join")
    await trial.first.click("Start", on=lobby)
    await trial.third.answered(late)
    await quiet(trial)
    assert buttons_of(lobby) == []


async def test_a_join_whose_answer_comes_after_the_start_brings_no_lobby_back(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(trial, trial.second)
    lobby, has_joined, has_begun = last_post(trial), asyncio.Event(), asyncio.Event()
    update = Visit.update

    async def held_up(visit: Visit, *given: Any, **named: Any) -> None:
        has_joined.set()
        await has_begun.wait()
        await update(visit, *given, **named)

    monkeypatch.setattr(Visit, "update", held_up)
    late = trial.third.press(lobby, "Join")
    await has_joined.wait()
    await trial.first.click("Start", on=lobby)
    await trial.world.wait_until(lambda: len(posts_in(trial)) == 2, "the board to be posted")
    has_begun.set()
    await trial.third.answered(late)
    await trial.third.settled()
    await quiet(trial)
    assert buttons_of(lobby) == []
    assert "Clémence" in text_of(lobby)
    assert len(posts_in(trial)) == 2, "the board is posted once"


async def test_names_are_shown_as_they_are_written(trial: Trial) -> None:
    trial.second.user.display_name = "**Bold** <@1> [x](y)"
    await start_table(trial, trial.second)
    assert "\\*\\*Bold\\*\\* \\<\\@1\\> \\[x\\](y)" in text_of(posts_in(trial)[0])
    await trial.third.slash("/board", channel=SQUARE)
    await trial.third.settled()
    await trial.third.select("Look at a sheet", "**Bold** <@1> [x](y)")
    await trial.third.settled()
