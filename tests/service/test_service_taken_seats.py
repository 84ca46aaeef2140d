"""A computer takes the seat of somebody whose time is up: what becomes of bank, host, requests and clocks."""

from service.tables import Tables
from service.values import TIMING, Due, Person, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    DAY,
    DORA,
    HOUR,
    MovableClock,
    pick,
    play,
    refused,
    started,
    waiting_since,
)


def in_order(table: Table, *people: Person) -> list[Person]:
    """As they sit."""
    return sorted(people, key=lambda person: table.seat_of(person.user_id) or 0)


async def look_at_clocks(tables: Tables, table: Table) -> None:
    """Whoever's time is up loses the seat, the first seat first."""
    for sitter in table.sitters:
        await tables.carry_out(Due(TIMING, table.id, sitter.seat, 0.0))


async def until(tables: Tables, table: Table) -> dict[int | None, float | None]:
    """By user, when their time is up."""
    waits = (await tables.scene(table.id)).waits
    return {table.sitters[seat].user_id: wait.until for seat, wait in waits.items()}


async def test_who_comes_back_to_an_empty_bank_has_what_a_move_adds(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="climbing", clock="bank1", time_up="seat")
    first, _ = in_order(table, ANNE, BEN)
    clock.time += DAY
    await look_at_clocks(tables, table)
    clock.time += DAY
    table = await tables.seats.come_back(table.id, first.user_id)
    assert await until(tables, table) == {first.user_id: clock.time + 2 * HOUR}


async def test_who_comes_back_where_there_are_no_banks_has_the_whole_time(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="climbing", clock="d1", time_up="seat")
    first, _ = in_order(table, ANNE, BEN)
    clock.time += DAY
    await look_at_clocks(tables, table)
    clock.time += DAY
    table = await tables.seats.come_back(table.id, first.user_id)
    assert await until(tables, table) == {first.user_id: clock.time + DAY}


async def test_who_comes_back_while_another_is_asked_is_not_awaited(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, CLEO, key="climbing", clock="d1", time_up="seat")
    first, second, _ = in_order(table, ANNE, BEN, CLEO)
    clock.time += DAY
    await look_at_clocks(tables, table)
    while (await tables.look(table.id, None)).waiting != (second.name,):
        await tables.think(table.id)
    asked = (await waiting_since(tables, table))[second.user_id]
    clock.time += HOUR
    await tables.seats.come_back(table.id, first.user_id)
    since = await waiting_since(tables, table)
    assert (since[first.user_id], since[second.user_id]) == (None, asked), "who plays on is not given more time"


async def test_the_clock_of_who_was_alone_starts_when_somebody_is_back(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, pace="own", clock="h4", time_up="seat")
    first, second = in_order(table, ANNE, BEN)
    clock.time += 4 * HOUR
    await look_at_clocks(tables, table)
    assert (await tables.table(table.id)).humans == (second.user_id,)
    clock.time += 90 * DAY
    table = await tables.seats.come_back(table.id, first.user_id)
    assert await until(tables, table) == dict.fromkeys(table.humans, clock.time + 4 * HOUR)


async def test_the_host_stays_the_host_when_anothers_seat_is_taken(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, CLEO, clock="d1", time_up="seat")
    ben = table.seat_of(BEN.user_id) or 0
    clock.time += DAY - HOUR
    for person in (ANNE, CLEO):
        await pick(tables, table, person)
    clock.time += HOUR
    await tables.carry_out(Due(TIMING, table.id, ben, clock.time))
    table = await tables.table(table.id)
    assert (table.sitters[ben].is_person, table.host_id) == (False, ANNE.user_id)


async def test_the_host_whose_seat_is_taken_leaves_the_rights_to_the_first_who_still_plays(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, CLEO, clock="d1", time_up="seat")
    others = [person.user_id for person in in_order(table, BEN, CLEO)]
    clock.time += DAY
    await tables.carry_out(Due(TIMING, table.id, table.seat_of(ANNE.user_id), clock.time))
    table = await tables.table(table.id)
    assert (table.host_id, table.humans) == (others[0], tuple(others))


async def test_a_seat_that_is_taken_and_one_that_is_had_back_end_what_the_old_company_was_asked(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, CLEO, key="climbing", clock="d1", time_up="seat")
    first, second, _ = in_order(table, ANNE, BEN, CLEO)
    before = await tables.seats.hand_over(table.id, second.user_id, DORA)
    clock.time += DAY
    await look_at_clocks(tables, table)
    await refused("request_over", tables.answer(table.id, before.id, DORA.user_id, True))
    between = await tables.seats.hand_over(table.id, second.user_id, DORA)
    await tables.seats.come_back(table.id, first.user_id)
    await refused("request_over", tables.answer(table.id, between.id, DORA.user_id, True))


async def test_one_seat_can_be_had_back_though_another_was_left_since(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, CLEO, key="climbing", clock="d1", time_up="seat")
    first, second, third = in_order(table, ANNE, BEN, CLEO)
    clock.time += DAY
    await look_at_clocks(tables, table)
    await tables.resign(table.id, second.user_id)
    await tables.seats.come_back(table.id, first.user_id)
    await tables.resign(table.id, first.user_id)
    await refused("seat_gone", tables.seats.come_back(table.id, first.user_id))
    assert (await tables.table(table.id)).humans == (third.user_id,)


async def test_a_clock_is_looked_at_again_when_it_has_run_down(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="climbing", clock="d1", time_up="seat")
    first, _ = in_order(table, ANNE, BEN)
    seat, end = table.seat_of(first.user_id) or 0, clock.time + DAY
    for passed, version in ((DAY - 1, table.version), (1.0, table.version + 1)):
        clock.time += passed
        assert (await tables.scene(table.id)).due[TIMING, seat].due == end
        await tables.carry_out(Due(TIMING, table.id, seat, clock.time))
        assert (await tables.table(table.id)).version == version


async def test_where_no_clock_runs_any_more_nobody_looks_again(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, key="climbing", clock="d1", time_up="move")
    first, second = in_order(table, ANNE, BEN)
    seat = table.seat_of(second.user_id) or 0
    await play(tables, table, first, "rest")
    assert (TIMING, seat) in (await tables.scene(table.id)).due
    await tables.resign(table.id, first.user_id)
    await tables.carry_out(Due(TIMING, table.id, seat, 0.0))
    assert (TIMING, seat) not in (await tables.scene(table.id)).due


async def test_ones_games_say_where_a_computer_has_the_seat(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, key="climbing", clock="d1", time_up="seat")
    first, _ = in_order(table, ANNE, BEN)
    assert [mine.is_taken for mine in await tables.games_of(first.user_id)] == [False]
    clock.time += DAY
    await look_at_clocks(tables, table)
    assert [mine.is_taken for mine in await tables.games_of(first.user_id)] == [True]
    await tables.seats.come_back(table.id, first.user_id)
    assert [mine.is_taken for mine in await tables.games_of(first.user_id)] == [False]
