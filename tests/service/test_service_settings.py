"""What holds on a whole server, and when the thread of a finished game goes to sleep."""

import pytest

from db.rows import ServerRow
from service.tables import Tables
from service.values import ARCHIVING, Place, Table
from tests.service.company import ANNE, BEN, DAY, HOUR, SQUARE, MovableClock, refused, seated, started

SERVER = SQUARE.guild_id or 0


async def ended(tables: Tables, place: Place = SQUARE) -> Table:
    table = await started(tables, ANNE, BEN, place=place)
    return await tables.end_for_order(table.id, ANNE)


async def archiving(tables: Tables, table: Table) -> float | None:
    row = (await tables.scene(table.id)).due.get((ARCHIVING, None))
    return row and row.due


async def test_a_server_chooses_one_thing_after_the_other(tables: Tables) -> None:
    await tables.choose_setting(SERVER, "clock", "h4")
    await tables.choose_setting(SERVER, "enders", "nobody")
    await tables.choose_channels(SERVER, [71, 72])
    found = await tables.choose_setting(SERVER, "time_up", "move")
    assert found == await tables.settings(SERVER)
    assert (found.options, found.enders, found.channels) == ({"clock": "h4", "time_up": "move"}, "nobody", (71, 72))
    assert (await tables.settings(SERVER + 1)).options == {}, "another server is another matter"


@pytest.mark.parametrize(
    ("key", "value"), [("enders", "h1"), ("threads", "d2"), ("clock", "h5"), ("pace", "own"), ("language", "xx")]
)
async def test_what_is_no_choice_is_refused_and_changes_nothing(tables: Tables, key: str, value: str) -> None:
    before = await tables.settings(SERVER)
    await refused("no_setting", tables.choose_setting(SERVER, key, value))
    assert await tables.settings(SERVER) == before


async def test_what_an_older_program_offered_and_this_one_does_not_is_as_if_nobody_had_chosen_it(
    tables: Tables,
) -> None:
    kept = ServerRow(SERVER, options='{"hints":"true","clock":"h5","trumpets":"loud"}')
    await tables._ledger.store.keep_server(kept)
    assert (await tables.settings(SERVER)).options == {"hints": "true"}


async def test_a_table_begins_as_its_server_wants_unless_it_is_said_otherwise(tables: Tables) -> None:
    await tables.choose_setting(SERVER, "clock", "h4")
    await tables.choose_setting(SERVER, "hints", "true")
    here = await seated(tables, ANNE, place=Place(SERVER, 70), clock="d1")
    assert (here.customs["clock"], here.customs["hints"]) == ("d1", "true")
    in_private = await seated(tables, ANNE, place=Place(None, 71))
    assert (in_private.customs["clock"], in_private.customs["hints"]) == ("off", "false")


@pytest.mark.parametrize(("threads", "seconds"), [("h1", HOUR), ("d1", DAY), ("d7", 7 * DAY)])
async def test_a_thread_goes_to_sleep_when_its_server_says_and_not_a_second_before(
    tables: Tables, clock: MovableClock, threads: str, seconds: float
) -> None:
    table = await ended(tables)
    end = clock.time
    await tables.choose_setting(SERVER, "threads", threads)
    clock.time = end + seconds - 1
    assert not await tables.is_to_archive(table.id)
    assert await archiving(tables, table) == end + seconds, "it is looked at again when it is time"
    clock.time = end + seconds
    assert await tables.is_to_archive(table.id)


async def test_some_threads_are_left_to_discord(tables: Tables, clock: MovableClock) -> None:
    left, running = await ended(tables), await started(tables, ANNE, BEN, place=Place(SERVER, 71))
    in_private = await ended(tables, Place(None, 72))
    clock.time += 90 * DAY
    assert not await tables.is_to_archive(left.id), "the server has not chosen"
    await tables.choose_setting(SERVER, "threads", "h1")
    assert not await tables.is_to_archive(running.id)
    assert not await tables.is_to_archive(in_private.id)


async def test_a_server_reads_the_language_that_it_has_chosen_and_direct_messages_have_none(tables: Tables) -> None:
    assert await tables.language_at(Place(SERVER, 70)) == ""
    await tables.choose_setting(SERVER, "language", "en")
    assert await tables.language_at(Place(SERVER, 70)) == "en"
    assert await tables.language_at(Place(None, 70)) == ""
