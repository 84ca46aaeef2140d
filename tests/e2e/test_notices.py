"""Calls and reminders as people meet them, with time that is moved."""

from random import Random

import pytest

from sandbox.faults import close_dms
from sandbox.trial import Trial
from service.deadlines import DAY, HOUR
from service.values import LEASE
from tests.e2e.noticed import TAVERN, choose, move, on_turn, pass_time, plain_dms, start
from tests.e2e.players import (
    SQUARE,
    answer_to,
    buttons_of,
    called_in,
    calls_in,
    look,
    make_move,
    panel_of,
    quiet,
)

# Calls


async def test_a_call_says_what_is_wanted_and_by_when_opens_the_panel_and_goes_when_it_is_answered(
    trial: Trial,
) -> None:
    await start(trial, trial.second, clock="d1", time_up="move")
    person = await on_turn(trial)
    (call,) = calls_in(trial)
    until = int(trial.world.clock.now() + DAY)
    said, when = call.content.split("\n")
    assert said == f"🔔 <@{person.id}>, it’s your turn in Caylus: place a worker, or pass"
    assert abs(int(when.split(":")[1]) - until) < 600
    assert call.mentions == [person.id]
    await person.click("Make my move", on=call)
    await person.settled()
    await make_move(person, panel_of(person), Random(1))
    await quiet(trial)
    assert call.id not in trial.world.messages
    assert called_in(trial) == [(await on_turn(trial)).id]


async def test_who_wants_direct_messages_is_called_there_and_nobody_in_the_channel(trial: Trial) -> None:
    for person in (trial.first, trial.second):
        await choose(person, reach="inbox")
    await start(trial, trial.second)
    person = await on_turn(trial)
    (call,) = plain_dms(person)
    assert "It’s your turn in Caylus in <#" in call.content
    assert calls_in(trial) == []
    await person.click("Make my move", on=call)
    await person.settled()
    await make_move(person, panel_of(person), Random(1))
    await quiet(trial)
    assert plain_dms(person) == []


async def test_who_wants_both_is_called_twice_and_who_wants_silence_not_at_all(trial: Trial) -> None:
    await choose(trial.first, reach="both")
    await choose(trial.second, reach="silent")
    await start(trial, trial.second)
    if await on_turn(trial) is trial.first:
        assert (called_in(trial), len(plain_dms(trial.first))) == ([trial.first.id], 1)
        await move(trial, trial.first)
    assert (calls_in(trial), plain_dms(trial.second)) == ([], [])
    await pass_time(trial, 3 * DAY)
    assert (calls_in(trial), plain_dms(trial.second)) == ([], []), "nor reminded"


async def test_direct_messages_that_are_closed_fall_back_to_the_channel(trial: Trial) -> None:
    for person in (trial.first, trial.second):
        await choose(person, reach="inbox")
        close_dms(person.user)
    await start(trial, trial.second)
    assert called_in(trial) == [(await on_turn(trial)).id]


async def test_a_call_in_quiet_hours_comes_in_the_morning(trial: Trial) -> None:
    hour = int(trial.world.clock.now() // HOUR) % 24
    for person in (trial.first, trial.second):
        await choose(person, quiet_from=str(hour), quiet_until=str((hour + 3) % 24))
    await start(trial, trial.second)
    assert calls_in(trial) == []
    await pass_time(trial, 3 * HOUR)
    assert called_in(trial) == [(await on_turn(trial)).id]


@pytest.mark.parametrize("abruptly", [True, False])
async def test_a_call_is_not_repeated_after_a_restart(trial: Trial, abruptly: bool) -> None:
    await start(trial, trial.second)
    (call,) = calls_in(trial)
    await trial.restart(abruptly=abruptly)
    await look(trial)
    assert calls_in(trial) == [call]


async def test_a_call_that_was_sent_and_never_noted_is_found_again(trial: Trial) -> None:
    await start(trial, trial.second)
    (call,) = calls_in(trial)
    seat = (await trial.bot.tables.look(1, None)).to_act[0]
    await trial.bot.tables._ledger.store.database.write(_forget, f"call:{seat}")
    trial.world.skip(LEASE)
    await trial.restart(abruptly=True)
    await look(trial)
    assert calls_in(trial) == [call]
    await move(trial, await on_turn(trial))
    assert call.id not in trial.world.messages, "and it is known again"


async def test_a_call_that_was_sent_and_never_noted_goes_though_its_question_has_ended(trial: Trial) -> None:
    """Whoever was called answers before the bot has looked for what it sent before it died."""
    await start(trial, trial.second)
    (call,) = calls_in(trial)
    person = await on_turn(trial)
    seat = (await trial.bot.tables.look(1, None)).to_act[0]
    store = trial.bot.tables._ledger.store
    await store.database.write(_forget, f"call:{seat}")
    await store.database.write(_claim, trial.bot.tables.now())
    await trial.restart(abruptly=True)
    await move(trial, person)
    assert call.id not in trial.world.messages
    assert called_in(trial) == [(await on_turn(trial)).id]


def _claim(connection: object, at: float) -> None:
    connection.execute("UPDATE due SET claimed = ? WHERE kind = 'call'", (at,))  # type: ignore[attr-defined]


def _forget(connection: object, audience: str) -> None:
    connection.execute("DELETE FROM posts WHERE audience = ?", (audience,))  # type: ignore[attr-defined]


async def test_a_call_that_discord_does_not_take_away_is_tried_again_and_hinders_no_other(trial: Trial) -> None:
    await start(trial, trial.second)
    person = await on_turn(trial)
    (call,) = calls_in(trial)
    trial.world.faults.fail("DELETE", f"/messages/{call.id}", status=503, times=2)
    await move(trial, person)
    other = await on_turn(trial)
    assert called_in(trial) == [person.id, other.id], "the old one still stands"
    await move(trial, other)
    assert await on_turn(trial) is person
    assert called_in(trial) == [person.id, person.id], "and its seat is called anew meanwhile"
    await pass_time(trial, 61)
    assert call.id in trial.world.messages
    await trial.restart(abruptly=True)
    await pass_time(trial, 301)
    assert call.id not in trial.world.messages
    assert called_in(trial) == [person.id]


# Reminders


async def test_a_reminder_says_how_long_the_others_wait_and_from_the_second_on_it_can_be_hushed(trial: Trial) -> None:
    await start(trial, trial.second)
    person = await on_turn(trial)
    (call,) = calls_in(trial)
    await pass_time(trial, 23 * HOUR)
    assert calls_in(trial) == [call]
    await pass_time(trial, 2 * HOUR)
    (first,) = calls_in(trial)
    assert first.id != call.id, "the reminder takes the place of the call"
    assert "the others have waited for 25 hours" in first.content
    assert buttons_of(first) == ["Make my move"]
    await pass_time(trial, 48 * HOUR)
    (second,) = calls_in(trial)
    assert "the others have waited for 3 days" in second.content
    assert buttons_of(second) == ["Make my move", "Quiet for this turn"]
    await person.click("Quiet for this turn", on=second)
    assert "quiet until your next turn" in answer_to(person)
    await pass_time(trial, 9 * DAY)
    assert calls_in(trial) == [second]


async def test_a_bot_that_was_down_for_days_reminds_once_and_again_in_its_time(trial: Trial) -> None:
    await start(trial, trial.second)
    await trial.stop()
    trial.world.skip(8 * DAY)
    await trial.start()
    await look(trial)
    (first,) = calls_in(trial)
    assert "the others have waited for 8 days" in first.content
    await pass_time(trial, DAY)
    assert calls_in(trial) == [first]


async def test_a_reminder_is_sent_once_though_the_bot_dies_before_it_is_noted(trial: Trial) -> None:
    await start(trial, trial.second)
    seat = (await trial.bot.tables.look(1, None)).to_act[0]
    before = (await trial.bot.tables.scene(1)).due["remind", seat]
    await pass_time(trial, DAY + HOUR)
    (reminder,) = calls_in(trial)
    store = trial.bot.tables._ledger.store
    await store.database.write(_unremind, seat, before.due)
    await trial.restart(abruptly=True)
    await look(trial)
    assert calls_in(trial) == [reminder]


def _unremind(connection: object, seat: int, due: float) -> None:
    connection.execute(  # type: ignore[attr-defined]
        "UPDATE due SET due = ?, tries = 1, last = NULL, claimed = NULL, done = NULL WHERE kind = 'remind' AND seat = ?",
        (due, seat),
    )
    connection.execute("DELETE FROM posts WHERE audience = ?", (f"call:{seat}",))  # type: ignore[attr-defined]


async def test_reminders_of_two_games_come_as_one_message_and_go_with_the_last_of_them(trial: Trial) -> None:
    for person in (trial.first, trial.second):
        await choose(person, reach="inbox")
    await start(trial, trial.second)
    await start(trial, trial.second, channel=TAVERN, number=2)
    if await on_turn(trial) is not await on_turn(trial, 2):
        await move(trial, await on_turn(trial))
    person = await on_turn(trial)
    assert await on_turn(trial, 2) is person
    await pass_time(trial, DAY + HOUR)
    (reminder,) = plain_dms(person)
    assert "your turn in 2 games" in reminder.content
    assert len(buttons_of(reminder)) == 2
    await move(trial, person)
    assert plain_dms(person) == [reminder], "the other game still waits"
    assert "your turn." in reminder.content and "games" not in reminder.content
    assert "**Caylus** in <#" in reminder.content and reminder.content.count("Caylus") == 1
    assert buttons_of(reminder) == ["Make my move"]
    await move(trial, person, TAVERN)
    assert plain_dms(person) == []


async def test_two_bots_on_one_database_remind_once(trial: Trial) -> None:
    await start(trial, trial.second)
    trial.world.skip(DAY + HOUR)
    rows = await trial.bot.tables.claim_due(LEASE)
    assert [row.kind for row in rows].count("remind") == 1
    await look(trial)
    assert "waited" not in calls_in(trial)[0].content, "somebody else has it in hand"
    await pass_time(trial, LEASE)
    assert "waited" in calls_in(trial)[0].content, "who died with it"


# Settings


async def test_what_is_chosen_stays_and_what_makes_no_sense_changes_nothing(trial: Trial) -> None:
    await choose(trial.first, reach="both", first_after="h4", again_after="never", quiet_from="22", quiet_until="7")
    await trial.first.slash("/notify", channel=SQUARE, zone="Europe/Paris")
    chosen = await trial.bot.tables.notices.of(trial.first.id)
    kept = (chosen.reach, chosen.first_after, chosen.again_after, chosen.quiet_from, chosen.quiet_until, chosen.zone)
    assert kept == ("both", 4 * HOUR, None, 22, 7, "Europe/Paris")
    for given, said in (
        ({"zone": "Atlantis"}, "I don’t know a time zone called Atlantis"),
        ({"away": "soon"}, "I can’t read soon as a date"),
        ({"away": "2001-01-01"}, "is over already"),
        ({"away": "9999-12-31"}, "too far away"),
    ):
        await trial.first.slash("/notify", channel=SQUARE, **given)
        assert said in answer_to(trial.first)
        assert await trial.bot.tables.notices.of(trial.first.id) == chosen


async def test_zones_and_days_are_offered_while_typing(trial: Trial) -> None:
    zones = await trial.first.autocomplete("/notify", "zone", "new york")
    assert [choice["value"] for choice in zones] == ["America/New_York"]
    assert len(await trial.first.autocomplete("/notify", "away", "")) == 25
