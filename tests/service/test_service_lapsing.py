"""What time alone does: lobbies that nobody joins close, and the rights of a host who is gone pass on. Late or twice, once."""

import pytest

from service.tables import Tables
from service.values import CALLING, CLOSING, EXPIRING, HOSTING, REMINDING, Due, Table
from tests.service.company import ANNE, BEN, CLEO, MovableClock, pick, seated, started

DAY = 24 * 3600.0


async def look_around(tables: Tables) -> None:
    """Whatever is due is carried out, as the bot does each minute."""
    for row in await tables.claim_due(600):
        await tables.carry_out(row)
        await tables.finish_due(row)


async def after(tables: Tables, clock: MovableClock, seconds: float, table: Table) -> Table:
    clock.time += seconds
    await look_around(tables)
    return await tables.table(table.id)


async def test_a_lobby_closes_after_a_day_without_a_join(tables: Tables, clock: MovableClock) -> None:
    table = await seated(tables, ANNE)
    assert (await after(tables, clock, DAY - 1, table)).status == "lobby"
    await tables.join(table.id, BEN)
    assert (await after(tables, clock, DAY - 1, table)).status == "lobby", "a join gives it another day"
    table = await after(tables, clock, 1, table)
    assert table.status == "aborted" and (await tables.scene(table.id)).has_lapsed
    version = table.version
    assert (await after(tables, clock, DAY, table)).version == version, "it closes once"


async def test_a_join_after_the_claim_keeps_the_lobby_open(tables: Tables, clock: MovableClock) -> None:
    table = await seated(tables, ANNE)
    clock.time += DAY
    (claimed,) = await tables.claim_due(600)
    await tables.join(table.id, BEN)
    await tables.carry_out(claimed)
    await tables.finish_due(claimed)
    assert (await tables.table(table.id)).status == "lobby"
    assert (await after(tables, clock, DAY, table)).status == "aborted"


async def test_a_game_that_has_begun_is_not_closed(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN)
    assert (await after(tables, clock, 2 * DAY, table)).status == "playing"


async def test_after_a_week_without_a_sign_of_the_host_the_next_person_is_the_host(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    clock.time += DAY
    for person in (BEN, CLEO):
        await pick(tables, table, person)
    assert (await after(tables, clock, 5 * DAY, table)).host_id == ANNE.user_id
    table = await after(tables, clock, DAY, table)
    seat = table.seat_of(ANNE.user_id) or 0
    assert table.host_id == table.sitters[(seat + 1) % 3].user_id
    assert (await tables.history(table.id, None))[-1].kind == "host"
    assert (await after(tables, clock, DAY, table)).host_id == table.host_id


async def test_a_host_is_gone_after_a_week_without_a_sign_though_nobody_waits_for_them(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN)
    await pick(tables, table, ANNE)
    clock.time += 6 * DAY
    await tables.signs.give(BEN.user_id, "en-GB")
    assert (await after(tables, clock, DAY - 60, table)).host_id == ANNE.user_id
    assert (await after(tables, clock, 60, table)).host_id == BEN.user_id


async def test_any_sign_of_the_host_begins_the_week_anew_also_while_they_are_awaited(
    tables: Tables, clock: MovableClock
) -> None:
    table = await started(tables, ANNE, BEN)
    for _ in range(3):
        clock.time += 6 * DAY
        await tables.signs.give(ANNE.user_id, "en-GB")
        assert (await after(tables, clock, DAY, table)).host_id == ANNE.user_id
        await tables.signs.give(BEN.user_id, "en-GB")
        await tables.signs.give(ANNE.user_id, "en-GB")
    assert await next_look(tables, table) > clock.time
    await after(tables, clock, 4 * DAY, table)
    await tables.signs.give(BEN.user_id, "en-GB")
    assert (await after(tables, clock, 4 * DAY, table)).host_id == BEN.user_id


@pytest.mark.parametrize("away", ["true", "false"])
async def test_a_host_who_said_to_be_away_is_not_gone_where_clocks_stand_still(
    tables: Tables, clock: MovableClock, away: str
) -> None:
    clock.time = 1_800_000_000.0  # 15 January 2027, 08:00 in UTC
    table = await started(tables, ANNE, BEN, away=away)
    await tables.notices.go_away(ANNE.user_id, "2027-02-01")
    clock.time += 9 * DAY
    await tables.signs.give(BEN.user_id, "en-GB")
    gone = (await after(tables, clock, 60, table)).host_id == BEN.user_id
    assert gone is (away == "false")
    if not gone:
        clock.time = 1_800_000_000.0 + 16 * DAY + 16 * 3600 + 7 * DAY - 60
        await tables.signs.give(BEN.user_id, "en-GB")
        assert (await after(tables, clock, 30, table)).host_id == ANNE.user_id, "the week begins when they are back"
        assert (await after(tables, clock, 60, table)).host_id == BEN.user_id


async def next_look(tables: Tables, table: Table) -> float:
    return (await tables.scene(table.id)).due[HOSTING, None].due


async def test_a_host_is_looked_for_a_week_after_they_were_asked(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN, CLEO)
    assert await next_look(tables, table) == clock.time + 7 * DAY
    clock.time += DAY
    for person in (ANNE, BEN, CLEO):
        await pick(tables, table, person)
    asked = clock.time
    await after(tables, clock, 6 * DAY, table)
    assert await next_look(tables, table) == asked + 7 * DAY


async def test_where_everybody_is_gone_it_is_looked_at_again_the_next_day(tables: Tables, clock: MovableClock) -> None:
    table = await started(tables, ANNE, BEN)
    assert (await after(tables, clock, 7 * DAY, table)).host_id == ANNE.user_id
    assert await next_look(tables, table) == clock.time + DAY


async def test_neither_a_computer_nor_who_left_inherits_the_rights_of_the_host(
    tables: Tables, clock: MovableClock
) -> None:
    table = await seated(tables, ANNE, BEN, CLEO, numbering="first")
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    await tables.resign(table.id, CLEO.user_id)
    await tables.think(table.id)
    clock.time += DAY
    await pick(tables, table, BEN)
    assert (await after(tables, clock, 6 * DAY, table)).host_id == BEN.user_id


@pytest.mark.parametrize("kind", [CALLING, REMINDING, EXPIRING, CLOSING])
async def test_what_is_due_for_another_reason_takes_nobodys_rights_away(
    tables: Tables, clock: MovableClock, kind: str
) -> None:
    table = await started(tables, ANNE, BEN)
    clock.time += 8 * DAY
    await tables.signs.give(BEN.user_id, "en-GB")
    await tables.carry_out(Due(kind, table.id, None, clock.time))
    assert await tables.table(table.id) == table
