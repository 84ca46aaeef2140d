"""Clocks: what happens when somebody’s time is up, banks, absences, and turns of several steps."""

from pathlib import Path

import pytest

from service.tables import Tables
from service.thinking import DirectThinker
from service.values import REMINDING, TIMING, Due, Person, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    DAY,
    DORA,
    HOUR,
    MovableClock,
    check_whole,
    numbered_seeds,
    pick,
    refused,
    started,
)
from tests.service.timed import changes, due, kinds, seat_of, times_up, to_move

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
