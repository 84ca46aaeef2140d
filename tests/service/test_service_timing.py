"""Calls, reminders and clocks at the table: what is due is written with its cause, and carried out once."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.seats import Seat
from service.deadlines import DAY, HOUR
from service.reminding import after_reminding, put_off
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import CALLING, REMINDING, TIMING, Due, Noted, Person, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    DORA,
    SQUARE,
    MovableClock,
    check_whole,
    numbered_seeds,
    pick,
    refused,
    started,
)

LEASE = 600.0


async def due(tables: Tables, table: Table, kind: str) -> dict[Seat | None, float]:
    scene = await tables.scene(table.id)
    return {seat: row.due for (each, seat), row in scene.due.items() if each == kind}


async def claimed(tables: Tables, kind: str) -> list[Due]:
    return [row for row in await tables.claim_due(LEASE) if row.kind == kind]


async def times_up(tables: Tables) -> list[bool]:
    """Looks at every clock that is due, and says of each whether the game changed by it."""
    return [await changes(tables, row) for row in await claimed(tables, TIMING)]


async def changes(tables: Tables, row: Due) -> bool:
    before = (await tables.table(row.game_id)).version
    await tables.carry_out(row)
    return (await tables.table(row.game_id)).version > before


def seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person.user_id)
    assert seat is not None
    return seat


async def to_move(tables: Tables, table: Table) -> Person:
    (seat,) = (await tables.look(table.id, None)).to_act
    return next(person for person in (ANNE, BEN, CLEO) if person.user_id == table.sitters[seat].user_id)


async def kinds(tables: Tables, table: Table) -> list[str]:
    return [entry.kind for entry in await tables.history(table.id, None)]


# What each change writes


async def test_who_is_asked_is_called_at_once_and_reminded_a_day_later(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    person = await to_move(tables, table)
    seat = seat_of(table, person)
    assert await due(tables, table, CALLING) == {seat: clock.time}
    assert await due(tables, table, REMINDING) == {seat: clock.time + DAY}
    assert await due(tables, table, TIMING) == {}


async def test_an_answer_settles_what_was_due_and_the_next_seat_is_asked(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus", clock="h4", time_up="move")
    first = await to_move(tables, table)
    clock.time += HOUR
    await pick(tables, table, first)
    second = seat_of(table, await to_move(tables, table))
    assert second != seat_of(table, first)
    assert await due(tables, table, CALLING) == {second: clock.time}
    assert await due(tables, table, REMINDING) == {second: clock.time + DAY}
    assert await due(tables, table, TIMING) == {second: clock.time + 4 * HOUR}


async def test_who_is_asked_again_by_their_own_move_needs_no_call(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, pace="own")
    clock.time += 1
    await pick(tables, table, ANNE)
    seat = seat_of(table, ANNE)
    assert seat in (await tables.look(table.id, None)).to_act
    assert seat not in await due(tables, table, CALLING)
    assert seat in await due(tables, table, REMINDING)


async def test_nobody_is_reminded_where_nobody_waits_and_no_clock_runs(tables: Tables) -> None:
    table = await started(tables, ANNE, key="troyes", clock="h4", time_up="seat")
    assert (await due(tables, table, REMINDING), await due(tables, table, TIMING)) == ({}, {})


async def test_computers_are_neither_called_nor_timed(tables: Tables) -> None:
    table = await tables.open_table(
        SQUARE, ANNE, "troyes_dice", {"numbering": "first", "clock": "d1", "time_up": "move"}
    )
    await tables.join(table.id, BEN)
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    people = {seat_of(table, ANNE), seat_of(table, BEN)}
    for kind in (CALLING, REMINDING, TIMING):
        assert set(await due(tables, table, kind)) == people


async def test_nothing_is_due_when_the_game_is_over(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, key="caylus", clock="h4", time_up="move")
    await tables.resign(table.id, ANNE.user_id)
    await tables.vote_abort(table.id, BEN.user_id, True)
    for kind in (CALLING, REMINDING, TIMING):
        assert await due(tables, table, kind) == {}


# How people want it


async def test_a_call_in_quiet_hours_waits_for_the_morning(tables: Tables, clock: MovableClock) -> None:
    for person in (ANNE, BEN):
        await tables.notices.choose(person.user_id, "quiet_from", "12")
        await tables.notices.choose(person.user_id, "quiet_until", "15")
    clock.time = 1_000_000.0  # 13:46 in UTC
    table = await started(tables, ANNE, BEN, key="caylus")
    morning = 1_000_000.0 - 1_000_000.0 % DAY + 15 * HOUR
    assert list((await due(tables, table, CALLING)).values()) == [morning]


async def test_a_change_of_mind_counts_for_the_question_that_is_open(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    person = await to_move(tables, table)
    seat, asked = seat_of(table, person), clock.time
    clock.time += 5 * HOUR
    await tables.notices.choose(person.user_id, "first_after", "h4")
    (row,) = await claimed(tables, REMINDING)
    assert put_off(await tables.scene(table.id), seat, clock.time) is None, "four hours have passed already"
    await tables.notices.choose(person.user_id, "first_after", "h12")
    put = put_off(await tables.scene(table.id), seat, clock.time)
    assert put == Noted(due=(Due(REMINDING, table.id, seat, asked + 12 * HOUR),))
    await tables.notices.choose(person.user_id, "first_after", "never")
    assert put_off(await tables.scene(table.id), seat, clock.time) == Noted(settled=((REMINDING, seat),))
    assert row.seat == seat


async def test_silence_for_a_turn_outlasts_settings_and_ends_with_the_turn(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    person = await to_move(tables, table)
    other = BEN if person is ANNE else ANNE
    await refused("not_your_turn", tables.notices.hush(table.id, other.user_id))
    await tables.notices.hush(table.id, person.user_id)
    await tables.notices.choose(person.user_id, "first_after", "h4")
    clock.time += 9 * DAY
    assert await claimed(tables, REMINDING) == []
    while await to_move(tables, table) == person:
        await pick(tables, table, person)
    while await to_move(tables, table) == other:
        await pick(tables, table, other)
    assert list(await due(tables, table, REMINDING)) == [seat_of(table, person)]


async def test_reminders_of_two_games_within_minutes_are_claimed_together(tables: Tables, clock: MovableClock) -> None:
    first = await started(tables, ANNE, BEN, pace="own")
    clock.time += 300.0
    second = await started(tables, ANNE, CLEO, pace="own", place=replace(SQUARE, channel_id=71))
    clock.time += DAY - 300.0
    rows = await claimed(tables, REMINDING)
    users = [(await tables.table(row.game_id)).sitters[row.seat or 0].user_id for row in rows]
    assert sorted((row.game_id, user or 0) for row, user in zip(rows, users, strict=True)) == [
        (first.id, ANNE.user_id),
        (first.id, BEN.user_id),
        (second.id, ANNE.user_id),
    ]


async def test_bad_input_changes_nothing(tables: Tables, clock: MovableClock) -> None:
    clock.time = 1_800_000_000.0
    before = await tables.notices.of(ANNE.user_id)
    await refused("unknown_zone", tables.notices.set_zone(ANNE.user_id, "Europe/Troyes"))
    await refused("unknown_zone", tables.notices.set_zone(ANNE.user_id, "../../etc/passwd"))
    for text in ("tomorrow", "2027-02-30", "", "20270230"):
        await refused("no_date", tables.notices.go_away(ANNE.user_id, text))
    await refused("date_past", tables.notices.go_away(ANNE.user_id, "2001-01-01"))
    await refused("date_far", tables.notices.go_away(ANNE.user_id, "9999-12-31"))
    for what, choice in (("reach", "pigeon"), ("user_id", "12"), ("first_after", "0"), ("quiet_from", "24")):
        await refused("unknown_choice", tables.notices.choose(ANNE.user_id, what, choice))
    assert await tables.notices.of(ANNE.user_id) == before


async def test_a_zone_is_found_however_it_is_typed(tables: Tables) -> None:
    assert (await tables.notices.set_zone(ANNE.user_id, " america/new york")).zone == "America/New_York"


# Clocks


async def test_when_the_time_is_up_a_computer_makes_one_move_and_the_log_says_so(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, key="caylus", clock="d1", time_up="move")
    person = await to_move(tables, table)
    clock.time += DAY - 1
    assert await times_up(tables) == []
    clock.time += 1
    assert await times_up(tables) == [True]
    assert not await changes(tables, Due(TIMING, table.id, seat_of(table, person), clock.time)), "once is enough"
    assert (await kinds(tables, table))[-1] == "stand-in"
    assert await to_move(tables, table) != person
    await refused("undo_time_up", tables.undo(table.id, person.user_id))
    await check_whole(tables, table.id)


async def test_what_a_computer_did_in_somebody_s_place_is_news_to_them(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus", clock="d1", time_up="move")
    person = await to_move(tables, table)
    seat = seat_of(table, person)
    await pick(tables, table, person)
    then = (await tables.look(table.id, person.user_id)).view
    own = (await tables.table(table.id)).version
    await pick(tables, table, await to_move(tables, table))
    assert await to_move(tables, table) == person
    clock.time += DAY
    assert await times_up(tables) == [True]
    scene = await tables.scene(table.id)
    assert (await kinds(tables, table))[-1] == "stand-in"
    assert scene.before(seat) == then, "the newest entry is a move in the seat, but nobody there has seen it"
    assert scene.since(seat, seat) == scene.events(seat, own - 1)


async def test_a_missing_pick_among_simultaneous_ones_is_made_and_the_others_stay(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, CLEO, clock="d1", time_up="move")
    await pick(tables, table, ANNE)
    clock.time += HOUR
    await pick(tables, table, BEN, 1)
    clock.time += DAY - HOUR
    before = (await tables.look(table.id, None)).view.half_day
    assert await times_up(tables) == [True]
    look = await tables.look(table.id, None)
    assert (look.view.half_day, len(look.to_act)) == (before + 1, 3)
    assert await times_up(tables) == [], "everybody has a whole day again"
    await check_whole(tables, table.id)


async def test_a_computer_takes_the_seat_until_its_owner_is_back(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus", clock="d1", time_up="seat")
    person = await to_move(tables, table)
    await refused("not_taken", tables.seats.come_back(table.id, person.user_id))
    clock.time += 3 * DAY
    assert await times_up(tables) == [True]
    await tables.think(table.id)
    table = await tables.table(table.id)
    assert table.seat_of(person.user_id) is None
    assert table.host_id != person.user_id or person.user_id not in table.humans
    back = await tables.seats.come_back(table.id, person.user_id)
    assert back.seat_of(person.user_id) is not None
    assert [kind for kind in await kinds(tables, table) if kind in ("taken", "back")] == ["taken", "back"]
    await refused("not_seated", tables.seats.come_back(table.id, DORA.user_id))
    await check_whole(tables, table.id)


async def test_who_left_for_good_can_not_come_back(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    await tables.resign(table.id, BEN.user_id)
    await refused("seat_gone", tables.seats.come_back(table.id, BEN.user_id))


async def test_the_last_person_keeps_the_seat_however_long_it_takes(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, clock="h4", time_up="seat")
    clock.time += 5 * HOUR
    assert sorted(await times_up(tables)) == [False, True]
    await tables.think(table.id)
    clock.time += 90 * DAY
    assert await times_up(tables) == []
    assert len((await tables.table(table.id)).humans) == 1


async def test_where_the_table_only_wants_reminders_the_end_of_the_time_is_one(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, key="caylus", clock="h4")
    assert await due(tables, table, TIMING) == {}
    assert list((await due(tables, table, REMINDING)).values()) == [clock.time + 4 * HOUR]


async def test_a_bank_pays_for_slow_moves_and_each_move_adds_to_it(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="caylus", clock="bank1", time_up="move")
    first = await to_move(tables, table)
    clock.time += 20 * HOUR
    await pick(tables, table, first)
    second = await to_move(tables, table)
    await pick(tables, table, second)
    assert await to_move(tables, table) == first
    assert list((await due(tables, table, TIMING)).values()) == [clock.time + 6 * HOUR]
    clock.time += 7 * HOUR
    assert await times_up(tables) == [True]
    while await to_move(tables, table) != first:
        await pick(tables, table, second)
    assert list((await due(tables, table, TIMING)).values()) == [clock.time + 2 * HOUR], "the bank is empty"


@pytest.mark.parametrize("is_agreed", [True, False])
async def test_the_clock_stands_still_for_who_is_away_where_that_is_agreed(
    tables: Tables, clock: MovableClock, is_agreed: bool
) -> None:
    clock.time = 1_800_000_000.0  # 15 January 2027, 08:00 in UTC
    table = await started(tables, ANNE, BEN, key="caylus", clock="d1", time_up="move", away=str(is_agreed).lower())
    person = await to_move(tables, table)
    clock.time += 12 * HOUR
    await tables.notices.go_away(person.user_id, "2027-01-20")
    clock.time += 4 * DAY
    assert await times_up(tables) == [not is_agreed]
    if is_agreed:
        back = 1_800_000_000.0 + 4 * DAY + 16 * HOUR
        assert list((await due(tables, table, TIMING)).values()) == [back + 12 * HOUR]
        await tables.notices.be_back(person.user_id)
        assert await times_up(tables) == [False]
        assert list((await due(tables, table, TIMING)).values()) == [clock.time + 12 * HOUR]


# Turns of several steps


async def steps(tables: Tables, table: Table, clock: MovableClock) -> tuple[Person, float]:
    """Plays on until somebody is in the midst of a turn; who, and when the turn began. Each step takes an hour."""
    began, person = clock.time, await to_move(tables, table)
    for number in range(200):
        clock.time += HOUR
        await pick(tables, table, person, number)
        if person == (person := await to_move(tables, table)):
            return person, began
        began = clock.time
    raise AssertionError("nobody ever had two steps to make")


async def test_the_clock_of_a_turn_runs_through_its_steps_and_anew_in_the_next_turn(
    path: Path, tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, key="troyes", clock="d1", time_up="move")
    person, began = await steps(tables, table, clock)
    seat = seat_of(table, person)
    assert await due(tables, table, TIMING) == {seat: began + DAY}
    assert await due(tables, table, REMINDING) == {seat: clock.time + DAY}, "who has just moved need not be reminded"
    again = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    assert (await again.scene(table.id)).waits[seat].until == began + DAY, "also after a restart"
    await again.close()
    await tables.undo(table.id, person.user_id)
    assert (await tables.scene(table.id)).waits[seat].until == began + DAY, "nor does taking a step back win time"
    while await to_move(tables, table) == person:
        await pick(tables, table, person)
    (other,) = (await due(tables, table, TIMING)).values()
    assert other == clock.time + DAY


async def test_when_the_time_is_up_in_the_midst_of_a_turn_a_computer_finishes_it(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, key="troyes", clock="d1", time_up="move")
    person, began = await steps(tables, table, clock)
    clock.time = began + DAY
    assert await times_up(tables) == [True]
    assert await to_move(tables, table) != person
    await check_whole(tables, table.id)


async def test_a_turn_of_many_steps_adds_to_the_bank_once(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="troyes", clock="bank7", time_up="move")
    person, began = await steps(tables, table, clock)
    before = (await tables.scene(table.id)).waits[seat_of(table, person)].until
    while await to_move(tables, table) == person:
        await pick(tables, table, person)
    spent = clock.time - began
    other = await to_move(tables, table)
    while await to_move(tables, table) == other:
        await pick(tables, table, other)
    assert await to_move(tables, table) == person
    now = (await tables.scene(table.id)).waits[seat_of(table, person)].until
    assert before is not None and now is not None
    assert now - clock.time == before - began - spent + DAY


# Two processes, and one that dies


async def test_two_bots_on_one_database_act_once(path: Path, tables: Tables, clock: MovableClock) -> None:
    other = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    table = await started(tables, ANNE, BEN, key="caylus", clock="d1", time_up="move")
    clock.time += DAY
    done = [*await times_up(tables), *await times_up(other)]
    seat = seat_of(table, ANNE)
    done += [await changes(each, Due(TIMING, table.id, seat, clock.time)) for each in (other, tables)]
    assert done.count(True) == 1
    assert (await kinds(tables, table)).count("stand-in") == 1
    await other.close()


async def test_who_dies_between_claim_and_finish_leaves_it_to_the_next(
    path: Path, tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, key="caylus", clock="d1", time_up="move")
    clock.time += DAY
    assert len(await claimed(tables, TIMING)) == 1
    await tables.close()
    again = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    assert await times_up(again) == []
    clock.time += LEASE
    assert await times_up(again) == [True]
    assert (await kinds(again, table)).count("stand-in") == 1
    await again.close()


async def test_after_a_day_without_a_bot_one_reminder_follows_and_the_next_in_its_time(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, key="caylus")
    seat = seat_of(table, await to_move(tables, table))
    clock.time += 9 * DAY
    assert len(await claimed(tables, REMINDING)) == 1
    scene = await tables.scene(table.id)
    assert put_off(scene, seat, clock.time) is None
    (row,) = after_reminding(scene, seat, clock.time)
    assert (row.due, row.tries, row.last) == (clock.time + 2 * DAY, 2, clock.time)
