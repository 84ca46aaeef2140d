"""Whether now is the time for a reminder, and what comes after it: at the boundaries, in the words of the scene."""

from itertools import pairwise

from service.reminding import after_reminding, put_off
from service.tables import Tables
from service.values import REMINDING, Due, Noted, Person, Table
from tests.service.company import ANNE, BEN, DAY, HOUR, MovableClock, play, started


async def asked(tables: Tables) -> tuple[Table, Person, Person]:
    """A table, who is asked at it and who is not."""
    table = await started(tables, ANNE, BEN, key="climbing")
    first, second = sorted((ANNE, BEN), key=lambda person: table.seat_of(person.user_id) or 0)
    return table, first, second


async def test_a_reminder_may_go_out_with_others_a_little_early_and_no_earlier(
    tables: Tables, clock: MovableClock
) -> None:
    table, _, _ = await asked(tables)
    scene, then = await tables.scene(table.id), clock.time + DAY
    assert put_off(scene, 0, then - 601) == Noted(due=(Due(REMINDING, table.id, 0, then),))
    assert put_off(scene, 0, then - 600) is None
    assert put_off(scene, 0, then + DAY) is None, "late is better than never"


async def test_a_reminder_that_would_come_in_quiet_hours_waits_for_their_end(
    tables: Tables, clock: MovableClock
) -> None:
    table, first, _ = await asked(tables)
    midnight = clock.time - clock.time % DAY + 2 * DAY
    await tables.notices.choose(first.user_id, "quiet_from", "0")
    await tables.notices.choose(first.user_id, "quiet_until", "6")
    scene = await tables.scene(table.id)
    assert put_off(scene, 0, midnight) == Noted(due=(Due(REMINDING, table.id, 0, midnight + 6 * HOUR),))
    assert put_off(scene, 0, midnight + 6 * HOUR) is None
    assert put_off(scene, 0, midnight - 1) is None


async def test_what_is_put_off_keeps_its_number_and_when_the_one_before_went_out(
    tables: Tables, clock: MovableClock
) -> None:
    table, _, _ = await asked(tables)
    sent = clock.time + DAY
    await tables.note(table.id, Noted(due=(Due(REMINDING, table.id, 0, sent, 2, last=sent),)))
    put = put_off(await tables.scene(table.id), 0, sent)
    assert put == Noted(due=(Due(REMINDING, table.id, 0, sent + 2 * DAY, 2, last=sent),))


async def test_who_is_not_asked_is_not_reminded(tables: Tables, clock: MovableClock) -> None:
    table, first, _ = await asked(tables)
    assert put_off(await tables.scene(table.id), 1, clock.time + DAY) == Noted(settled=((REMINDING, 1),))
    await play(tables, table, first, "rest")
    assert put_off(await tables.scene(table.id), 0, clock.time + DAY) == Noted(settled=((REMINDING, 0),))


async def test_after_the_last_reminder_there_is_no_other(tables: Tables, clock: MovableClock) -> None:
    table, _, _ = await asked(tables)
    times: list[float] = []
    while rows := after_reminding(await tables.scene(table.id), 0, clock.time):
        times.append(clock.time)
        await tables.note(table.id, Noted(due=rows))
        clock.time = rows[0].due
    assert len(times) + 1 == 5
    assert [later - sooner for sooner, later in pairwise(times)] == [2 * DAY] * 3
