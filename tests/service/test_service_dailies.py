"""The daily and the weekly challenge: the same dice for everybody, one try, and what counts is decided by the first pick."""

import asyncio
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import commitment
from engine.core.replay import replay
from service.challenge import Challenge, challenge_at, challenge_of, next_morning
from service.dailies import last_revealed, streak_of
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Person, Place, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    DORA,
    MovableClock,
    check_whole,
    numbered_seeds,
    pick,
    refused,
    started,
)

HOUR = 3600.0
DAY = 24 * HOUR
NOON = 20_000 * DAY + 12 * HOUR
TODAY = Challenge("day", 20_000)


def noon(clock: MovableClock, days: int = 0) -> None:
    clock.time = NOON + days * DAY


async def begun(tables: Tables, person: Person = ANNE, kind: str = "day") -> Table:
    return await tables.dailies.begin(tables.dailies.current("day" if kind == "day" else "week"), person)


async def finished(tables: Tables, person: Person, number: int = 0, kind: str = "day") -> Table:
    """Somebody plays today's challenge to its end, always legal move `number`."""
    return await _to_the_end(tables, await begun(tables, person, kind), person, number)


async def _to_the_end(tables: Tables, table: Table, person: Person, number: int = 0) -> Table:
    while (table := await tables.table(table.id)).status == "playing":
        await pick(tables, table, person, number)
    return table


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


# What follows from results


async def test_points_are_compared_with_everybodys(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    totals: dict[int, int] = {}
    for number, person in enumerate((ANNE, BEN, CLEO, DORA)):
        await tables.dailies.stand(TODAY, person, 7 if person is not DORA else 8)
        table = await finished(tables, person, number * 3)
        result = await tables.result(table.id)
        assert result is not None
        totals[person.user_id] = result.scores[0].total
    for user_id, total in totals.items():
        feat = await tables.dailies.feat(TODAY, user_id)
        below = sum(other < total for other in totals.values())
        assert feat is not None and (feat.total, feat.below, feat.others) == (total, below, 3)
        assert feat.percent == 100 * below // 3
    here = await tables.dailies.table(TODAY, 7)
    assert {entry.user_id for entry in here} == {ANNE.user_id, BEN.user_id, CLEO.user_id}
    assert [entry.total for entry in here] == sorted((entry.total for entry in here), reverse=True)
    assert here[0].place == 1 and all(entry.streak == 1 for entry in here)


async def test_who_is_hidden_or_long_gone_stands_in_no_table(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    for person in (ANNE, BEN):
        await tables.dailies.stand(TODAY, person, 7)
        await finished(tables, person)
    await tables.hide(BEN.user_id, True)
    assert [entry.user_id for entry in await tables.dailies.table(TODAY, 7)] == [ANNE.user_id]
    assert (await tables.dailies.feat(TODAY, BEN.user_id)) is not None
    noon(clock, 61)
    assert await tables.dailies.table(TODAY, 7) == ()


async def test_it_counts_for_no_rating(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    for person in (ANNE, BEN):
        await finished(tables, person)
    await tables.standing.catch_up()
    assert (await tables.standing.leaderboard("troyes_dice", ANNE.user_id)).people == 0


async def test_days_in_a_row(tables: Tables, clock: MovableClock) -> None:
    for day in (0, 1, 3, 4, 5):
        noon(clock, day)
        await finished(tables, ANNE)
    streak = await tables.dailies.streak("day", ANNE.user_id)
    assert (streak.now, streak.longest) == (3, 3)
    noon(clock, 6)
    assert (await tables.dailies.streak("day", ANNE.user_id)).now == 3, "today is not over yet"
    noon(clock, 7)
    streak = await tables.dailies.streak("day", ANNE.user_id)
    assert (streak.now, streak.longest) == (0, 3) and streak.best is not None


async def test_the_table_of_a_day_knows_nothing_of_the_days_after(tables: Tables, clock: MovableClock) -> None:
    await tables.dailies.stand(TODAY, ANNE, 7)
    for day in range(3):
        noon(clock, day)
        await tables.dailies.stand(TODAY, ANNE, 7)
        await finished(tables, ANNE)
    runs = [(await tables.dailies.table(Challenge("day", TODAY.number + day), 7))[0].streak for day in range(3)]
    assert runs == [1, 2, 3]


@given(st.sets(st.integers(0, 40)), st.integers(0, 41))
def test_a_streak_is_the_longest_run_up_to_now(done: set[int], now: int) -> None:
    past = sorted(number for number in done if number <= now)
    found = streak_of([(number, number) for number in past], now)
    run = 0
    while (now if now in done else now - 1) - run in done:
        run += 1
    assert found.now == run
    longest = max((len(_run(past, number)) for number in past), default=0)
    assert (found.longest, found.best) == (longest, max(past, default=None))


def _run(numbers: list[int], first: int) -> list[int]:
    run = [first]
    while run[-1] + 1 in numbers:
        run.append(run[-1] + 1)
    return run


async def test_who_is_deleted_leaves_points_without_a_name(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    await tables.dailies.stand(TODAY, BEN, 7)
    await finished(tables, BEN)
    week = await begun(tables, BEN, "week")
    assert {row["challenge"] for row in (await tables.kept_of(BEN.user_id))["games"]} == {
        str(TODAY),
        str(challenge_at("week", NOON)),
    }
    await tables.delete(BEN.user_id)
    assert not any((await tables.kept_of(BEN.user_id)).values())
    assert (await tables.table(week.id)).status == "aborted"
    await finished(tables, ANNE)
    feat = await tables.dailies.feat(TODAY, ANNE.user_id)
    assert feat is not None and feat.others == 1
    assert await tables.dailies.table(TODAY, 7) == ()


# Mornings


async def test_a_morning_comes_once_with_the_table_of_the_day_before(
    tables: Tables, clock: MovableClock, path: Path
) -> None:
    noon(clock)
    await tables.dailies.stand(TODAY, ANNE, 7)
    await finished(tables, ANNE)
    await tables.dailies.choose_morning(7, 70)
    assert await tables.dailies.morning_channel(7) == 70
    assert await tables.dailies.claim_mornings(600.0) == []
    clock.time = TODAY.revealed_at
    other = await Tables.open(path, clock, DirectThinker(), numbered_seeds())
    claimed = [await each.dailies.claim_mornings(600.0) for each in (tables, other)]
    assert [len(each) for each in claimed] == [1, 0]
    morning = claimed[0][0]
    (over,) = morning.over
    assert (over.challenge, morning.channel_id, len(over.entries)) == (TODAY, 70, 1)
    assert commitment(bytes.fromhex(over.seed)) == await tables.dailies.promise(TODAY)
    clock.time += 601
    assert len(await other.dailies.claim_mornings(600.0)) == 1, "nobody has finished it"
    await tables.dailies.finish_morning(morning)
    clock.time += 601
    (again,) = await tables.dailies.claim_mornings(600.0)
    await tables.dailies.finish_morning(again)
    clock.time += 601
    assert await tables.dailies.claim_mornings(600.0) == []
    await other.close()


async def test_after_a_long_pause_one_morning_comes(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    await tables.dailies.choose_morning(7, 70)
    noon(clock, 5)
    (morning,) = await tables.dailies.claim_mornings(600.0)
    assert morning.over[0].challenge == Challenge("day", TODAY.number + 4)
    await tables.dailies.finish_morning(morning)
    assert await tables.dailies.claim_mornings(600.0) == []
    noon(clock, 6)
    assert len(await tables.dailies.claim_mornings(600.0)) == 1


async def test_on_mondays_the_week_comes_too_and_who_wants_none_gets_none(tables: Tables, clock: MovableClock) -> None:
    week = challenge_at("week", NOON)
    clock.time = week.ends - HOUR
    await tables.dailies.choose_morning(7, 70)
    clock.time = week.revealed_at + 5
    (morning,) = await tables.dailies.claim_mornings(600.0)
    assert [each.challenge.kind for each in morning.over] == ["day", "week"]
    assert morning.over[1].challenge == week and morning.over[1].seed
    await tables.dailies.finish_morning(morning)
    await tables.dailies.choose_morning(7, None)
    assert await tables.dailies.morning_channel(7) is None
    noon(clock, 30)
    assert await tables.dailies.claim_mornings(600.0) == []
