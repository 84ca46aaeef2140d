"""Clocks and absences as people meet them, with time that is moved."""

import re
from random import Random

from sandbox.actors import Actor
from sandbox.trial import Trial
from service.deadlines import DAY, HOUR
from service.noticing import day_after
from service.values import LEASE
from tests.e2e.noticed import move, on_turn, pass_time, start
from tests.e2e.players import (
    SQUARE,
    answer_to,
    buttons_of,
    called_in,
    calls_in,
    last_post,
    make_move,
    panel_of,
    quiet,
    start_table,
    text_of,
)

# Clocks


async def test_when_the_time_is_up_the_computer_moves_once_and_the_board_and_the_log_say_so(trial: Trial) -> None:
    await start(trial, trial.second, clock="h4", time_up="move")
    person = await on_turn(trial)
    await pass_time(trial, 4 * HOUR + 60)
    other = await on_turn(trial)
    assert other is not person
    word = f"{person.user.display_name}’s move was made by the computer: the time was up"
    assert word in text_of(last_post(trial))
    assert called_in(trial) == [other.id]
    await person.slash("/log", channel=SQUARE)
    assert word in answer_to(person)
    before = (await trial.bot.tables.table(1)).version
    await trial.restart(abruptly=True)
    await pass_time(trial, LEASE)
    assert (await trial.bot.tables.table(1)).version == before, "once"


async def test_a_missing_pick_is_made_and_marked_in_the_recap(trial: Trial) -> None:
    await start_table(trial, trial.second, clock="d1", time_up="move")
    await make_move(trial.first, panel_of(trial.first), Random(1))
    await quiet(trial)
    await pass_time(trial, DAY + 60)
    assert "Day 1, afternoon" in text_of(last_post(trial))
    assert f"{trial.second.user.display_name}’s move was made by the computer" in text_of(last_post(trial))


async def test_a_computer_takes_the_seat_and_gives_it_back(trial: Trial) -> None:
    await start(trial, trial.second, trial.third, clock="h4", time_up="seat")
    person = await on_turn(trial)
    await pass_time(trial, 5 * HOUR)
    board = last_post(trial)
    assert f"{person.user.display_name}’s time was up; a computer has the seat" in text_of(board)
    assert "Take my seat back" in buttons_of(board)
    stranger = next(each for each in (trial.first, trial.second, trial.third) if each is not person)
    await stranger.click("Take my seat back", on=board)
    await stranger.settled()
    assert "Nobody has taken your seat" in answer_to(stranger)
    await person.slash("/back", channel=SQUARE)
    await person.settled()
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).seat_of(person.id) is not None
    assert "is back" in text_of(last_post(trial))
    assert "Take my seat back" not in buttons_of(last_post(trial))


async def test_a_turn_of_several_steps_has_one_deadline_and_the_next_turn_another(trial: Trial) -> None:
    await start(trial, trial.second, game="troyes", clock="d1", time_up="move")

    def until() -> int:
        return int(text_of(last_post(trial)).split("until <t:")[1].split(":")[0])

    stayed = changed = False
    while not (stayed and changed):
        person, before = await on_turn(trial), until()
        trial.world.skip(HOUR)
        look = await trial.bot.tables.look(1, person.id)
        move = look.table.game.random_move(look.view, Random(look.occasion).randrange)
        await trial.bot.tables.play(1, person.id, look.occasion, move.parts)
        await trial.bot.crier.tell(1)
        if await on_turn(trial) is person:
            assert until() == before
            stayed = True
        else:
            assert abs(until() - (trial.world.clock.now() + DAY)) < 60
            changed = True


async def test_a_bank_is_used_up_by_slow_moves_and_each_move_adds_to_it(trial: Trial) -> None:
    """The bank has a day, and each move adds two hours."""
    await start(trial, trial.second, clock="bank1", time_up="move")
    person = await on_turn(trial)
    await pass_time(trial, 20 * HOUR)
    await move(trial, person)
    other = await on_turn(trial)
    await move(trial, other)
    (call,) = calls_in(trial)
    until = trial.world.clock.now() + 6 * HOUR
    (told,) = re.findall(r"<t:(\d+):f>", call.content)
    assert call.mentions == [person.id] and abs(int(told) - until) < 60, "what is left of the day, and two hours"
    await trial.restart(abruptly=True)
    await pass_time(trial, 6 * HOUR + 60)
    word = f"{person.user.display_name}’s move was made by the computer: the time was up"
    assert text_of(last_post(trial)).count(word) == 1
    assert await on_turn(trial) is other


async def test_where_it_was_agreed_the_clock_stands_still_for_who_is_away(trial: Trial) -> None:
    await start(trial, trial.second, clock="d1", time_up="move", away="true")
    person = await on_turn(trial)
    await person.slash("/notify", channel=SQUARE, away=await _day(trial, person, 5))
    await pass_time(trial, 3 * DAY)
    assert await on_turn(trial) is person, "a day was given, and three have passed"
    await pass_time(trial, 4 * DAY)
    assert await on_turn(trial) is not person


# Away


async def test_who_is_away_is_marked_on_the_board_and_not_called_until_they_are_back(trial: Trial) -> None:
    await start(trial, trial.second)
    person = await on_turn(trial)
    day = await _day(trial, person, 3)
    await person.slash("/notify", channel=SQUARE, away=day)
    await quiet(trial)
    assert f"{person.user.display_name} is away, back on " in text_of(last_post(trial))
    (call,) = calls_in(trial)
    await pass_time(trial, 2 * DAY)
    assert calls_in(trial) == [call], "no reminder on holiday"
    await pass_time(trial, 2 * DAY)
    assert "is away" not in text_of(last_post(trial))
    (reminder,) = calls_in(trial)
    assert reminder.id != call.id


async def _day(trial: Trial, person: Actor, days: int) -> str:
    return day_after(days, await trial.bot.tables.notices.of(person.id), trial.world.clock.now())


async def test_games_says_for_whom_each_waits_since_when_and_until_when(trial: Trial) -> None:
    await start(trial, trial.second, clock="d1", time_up="move")
    person = await on_turn(trial)
    other = trial.second if person is trial.first else trial.first
    for each in (person, other):
        await each.slash("/games", channel=SQUARE)
        said = answer_to(each)
        assert "since <t:" in said and "until <t:" in said
    assert "it’s your turn" in answer_to(person)
    assert f"waits for {person.user.display_name}" in answer_to(other)
