"""The daily and the weekly challenge: the same dice for everybody, one try, and what counts is decided by the first pick."""

import asyncio
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import commitment
from engine.core.replay import replay
from service.challenge import Challenge, challenge_at, challenge_of, kind_of, next_morning
from service.dailies import last_revealed
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import EXPIRING, Due, Place, Table
from tests.service.challenged import NOON, TODAY, _to_the_end, begun, finished, noon
from tests.service.company import (
    ANNE,
    BEN,
    DAY,
    HOUR,
    MovableClock,
    check_whole,
    numbered_seeds,
    pick,
    refused,
    started,
)

# The days


@given(st.floats(min_value=0, max_value=4e9), st.sampled_from(("day", "week")))
def test_every_moment_lies_in_one_challenge_of_each_kind(at: float, kind: str) -> None:
    found = challenge_at("day" if kind == "day" else "week", at)
    assert found.begins <= at < found.ends == found.after.begins
    assert found.before.after == found == challenge_of(str(found))
    assert found.ends < found.revealed_at < found.after.ends


@given(st.floats(min_value=10 * DAY, max_value=4e9), st.sampled_from(("day", "week")))
def test_what_was_revealed_last_is_over_and_the_next_is_not(at: float, kind: str) -> None:
    last = last_revealed("day" if kind == "day" else "week", at)
    assert last.revealed_at <= at < last.after.revealed_at
    assert at < next_morning(at) <= at + DAY
    assert last_revealed("day", next_morning(at)).revealed_at == next_morning(at)


def test_weeks_begin_on_monday() -> None:
    week = challenge_at("week", NOON)
    assert week.first_day.isoweekday() == 1 and week.begins <= NOON < week.ends


@pytest.mark.parametrize(
    ("challenge", "first_day", "begins", "ends"),
    [
        (Challenge("day", 0), date(1970, 1, 1), 0, 1),
        (Challenge("day", 20_000), date(2024, 10, 4), 20_000, 20_001),
        (Challenge("week", 1), date(1970, 1, 5), 4, 11),
        (Challenge("week", 2_858), date(2024, 10, 7), 20_003, 20_010),
    ],
)
def test_a_challenge_is_begun_on_its_days_and_finished_within_eight_hours_more(
    challenge: Challenge, first_day: date, begins: int, ends: int
) -> None:
    assert (challenge.first_day, challenge.begins, challenge.ends) == (first_day, begins * DAY, ends * DAY)
    assert challenge.revealed_at == ends * DAY + 8 * HOUR
    assert challenge_at(challenge.kind, begins * DAY) == challenge == challenge_at(challenge.kind, ends * DAY - 1)


@pytest.mark.parametrize(("hours", "then"), [(0, 8), (7, 8), (8, 32), (9, 32), (23, 32)])
def test_the_table_of_the_day_before_is_told_at_eight(hours: int, then: int) -> None:
    assert next_morning(20_000 * DAY + hours * HOUR) == 20_000 * DAY + then * HOUR


def test_only_what_was_written_is_a_challenge() -> None:
    for text in ("", "day", "day-", "day-x", "month-3", "day--1", "day-1234567", "week-5 "):
        assert challenge_of(text) is None


# The dice


async def test_everybody_gets_the_same_dice_and_each_day_has_its_own(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    anne, ben = await begun(tables, ANNE), await begun(tables, BEN)
    seeds = {await _seed(tables, anne), await _seed(tables, ben)}
    noon(clock, 1)
    later = await _seed(tables, await begun(tables, ANNE))
    week = await _seed(tables, await begun(tables, ANNE, "week"))
    assert len(seeds) == 1 and len({*seeds, later, week}) == 3


async def _seed(tables: Tables, table: Table) -> bytes:
    seed = (await tables._ledger.load(table.id)).stored.game.seed
    assert seed is not None
    return seed


async def test_the_hash_is_known_before_and_the_seed_when_nobody_can_play_any_more(
    tables: Tables, clock: MovableClock
) -> None:
    noon(clock, -1)
    promise = await tables.dailies.promise(TODAY)
    await refused("challenge_ahead", tables.dailies.promise(TODAY.after))
    noon(clock)
    table = await begun(tables)
    assert table.commitment == promise
    clock.time = TODAY.revealed_at - 1
    assert await tables.dailies.revealed(TODAY) == ""
    clock.time = TODAY.revealed_at
    assert commitment(bytes.fromhex(await tables.dailies.revealed(TODAY))) == promise


async def test_the_secret_outlives_every_start_and_two_bots_share_it(
    tables: Tables, clock: MovableClock, path: Path
) -> None:
    noon(clock)
    other = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    promises = await asyncio.gather(*(each.dailies.promise(TODAY) for each in (tables, other) * 4))
    assert len(set(promises)) == 1
    await other.close()


async def test_other_installations_have_other_dice(tables: Tables, clock: MovableClock, tmp_path: Path) -> None:
    noon(clock)
    other = await Tables.open(tmp_path / "another.db", clock, DirectThinker(), numbered_seeds())
    assert await other.dailies.promise(TODAY) != await tables.dailies.promise(TODAY)
    await other.close()


# Playing


async def test_it_goes_on_where_it_was_and_there_is_one_try(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    table = await begun(tables)
    await pick(tables, table, ANNE)
    await pick(tables, table, ANNE)
    again = await begun(tables)
    assert (again.id, again.version) == (table.id, 3)
    over = await finished(tables, ANNE)
    assert (over.id, over.status) == (table.id, "finished")
    assert (await begun(tables)).status == "finished", "a second try is the first one, which is over"


async def test_two_presses_at_once_are_one_try(tables: Tables, clock: MovableClock, path: Path) -> None:
    noon(clock)
    other = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    opened = await asyncio.gather(*(begun(each) for each in (tables, other) * 5))
    assert len({table.id for table in opened}) == 1
    await other.close()


async def test_the_week_has_the_expansion_and_the_day_has_not(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    day, week = await begun(tables), await begun(tables, ANNE, "week")
    assert (day.options["expansion"], week.options["expansion"]) == ("false", "true")
    assert day.place.is_nowhere and week.place.is_nowhere and day.place != week.place


async def test_begun_before_midnight_it_counts_for_its_day(tables: Tables, clock: MovableClock) -> None:
    clock.time = TODAY.ends - 1
    table = await begun(tables)
    await pick(tables, table, ANNE)
    clock.time = TODAY.ends + 1
    await tables.dailies.stand(TODAY.after, ANNE, 7)
    assert (await _to_the_end(tables, table, ANNE)).status == "finished"
    feat = await tables.dailies.feat(TODAY, ANNE.user_id)
    assert feat is not None and (feat.below, feat.others) == (0, 0)
    assert [entry.user_id for entry in await tables.dailies.table(TODAY, 7)] == [ANNE.user_id]
    assert await tables.dailies.feat(TODAY.after, ANNE.user_id) is None


async def test_without_a_pick_before_midnight_it_is_over(tables: Tables, clock: MovableClock) -> None:
    clock.time = TODAY.ends - 1
    table = await begun(tables)
    look = await tables.look(table.id, ANNE.user_id)
    clock.time = TODAY.ends
    await refused("challenge_over", tables.ask(table.id, ANNE.user_id, look.occasion))
    await refused("challenge_over", pick(tables, table, ANNE))
    assert (await begun(tables)).id != table.id
    await refused("challenge_over", tables.dailies.begin(TODAY, BEN))
    await refused("challenge_ahead", tables.dailies.begin(TODAY.after.after, BEN))


async def test_when_the_dice_are_revealed_nobody_plays_on(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    table = await begun(tables)
    await pick(tables, table, ANNE)
    clock.time = TODAY.revealed_at - 1
    await pick(tables, table, ANNE)
    clock.time = TODAY.revealed_at
    await refused("challenge_late", pick(tables, table, ANNE))


async def _pass(tables: Tables) -> None:
    """What is due is done."""
    for row in await tables.claim_due(600.0):
        await tables.carry_out(row)
        await tables.finish_due(row)


async def test_what_nobody_can_finish_any_more_is_closed(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    idle, half = await begun(tables, ANNE), await begun(tables, BEN)
    await pick(tables, half, BEN)
    clock.time = TODAY.ends - 1
    for each in (idle, half):
        await tables.carry_out(Due(EXPIRING, each.id, None, clock.time))
        assert (await tables.table(each.id)).status == "playing", "it was too early to look"
    clock.time = TODAY.ends
    await _pass(tables)
    assert [(await tables.table(each.id)).status for each in (idle, half)] == ["aborted", "playing"]
    clock.time = TODAY.revealed_at
    await _pass(tables)
    assert (await tables.table(half.id)).status == "aborted"
    assert not await tables.games_of(BEN.user_id)
    for each in (idle, half):
        await check_whole(tables, each.id)
    stand = await tables.dailies.stand(TODAY, BEN, None)
    assert stand.tried is not None and stand.tried.status == "aborted" and stand.feat is None
    assert stand.tried.has_begun
    stand = await tables.dailies.stand(TODAY, ANNE, None)
    assert stand.tried is not None and not stand.tried.has_begun


async def test_it_calls_nobody_and_nothing_is_posted(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    table = await begun(tables)
    await pick(tables, table, ANNE)
    assert await tables.untold() == []
    scene = await tables.scene(table.id)
    assert {kind for kind, _ in scene.due} == {"expire"}
    over = await finished(tables, ANNE)
    assert await tables.untold() == [] and over.status == "finished"


async def test_a_pick_shows_the_next_dice_so_it_can_not_be_taken_back(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    table = await begun(tables)
    for _ in range(3):
        await pick(tables, table, ANNE)
        await refused("undo_too_late", tables.undo(table.id, ANNE.user_id))


async def test_nobody_else_looks_at_it(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    table = await finished(tables, ANNE)
    await refused("not_mine", tables.look(table.id, BEN.user_id))
    await refused("not_mine", tables.look(table.id, None))
    await refused("not_mine", tables.history(table.id, BEN.user_id))
    await refused("not_mine", tables.export(table.id, BEN.user_id))
    assert (await tables.look(table.id, ANNE.user_id)).view.is_over
    kept = await tables.export(table.id, ANNE.user_id)
    assert table.game.result(replay(table.game, kept)) == kept.result


async def test_it_stays_where_it_is(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    table = await begun(tables)
    await refused("challenge_stays", tables.move_here(table.id, ANNE.user_id, Place(7, 70)))
    assert (await started(tables, ANNE, BEN)).status == "playing", "it takes nobody's place"


def test_challenges_are_of_days_and_weeks() -> None:
    assert [kind_of(text) for text in ("day", "week", "month", "")] == ["day", "week", None, None]
