"""Calls and reminders at the table: what is due is written with its cause, and carried out once."""

from pathlib import Path

from msgspec.structs import replace

from service.reminding import after_reminding, put_off
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import CALLING, REMINDING, TIMING, Due, Noted
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    DAY,
    HOUR,
    SQUARE,
    MovableClock,
    numbered_seeds,
    pick,
    refused,
    started,
)
from tests.service.timed import LEASE, changes, claimed, due, kinds, seat_of, times_up, to_move

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
