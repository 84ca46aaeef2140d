"""What follows from finished challenges: points among everybody’s, days in a row, and the table of a morning."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import commitment
from service.challenge import Challenge, challenge_at
from service.dailies import streak_of
from service.daily_values import Entry, Streak, Try
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Person
from tests.service.challenged import NOON, TODAY, begun, finished, noon
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    DORA,
    HOUR,
    MovableClock,
    numbered_seeds,
)

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
    await tables.privacy.hide(BEN.user_id, True)
    assert [entry.user_id for entry in await tables.dailies.table(TODAY, 7)] == [ANNE.user_id]
    assert (await tables.dailies.feat(TODAY, BEN.user_id)) is not None
    noon(clock, 60)
    assert [entry.user_id for entry in await tables.dailies.table(TODAY, 7)] == [ANNE.user_id]
    clock.time += 1
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
    assert {row["challenge"] for row in (await tables.privacy.kept_of(BEN.user_id))["games"]} == {
        str(TODAY),
        str(challenge_at("week", NOON)),
    }
    await tables.privacy.delete(BEN.user_id)
    assert not any((await tables.privacy.kept_of(BEN.user_id)).values())
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
    assert morning.language == ""
    assert morning.over[1].challenge == week and morning.over[1].seed
    await tables.dailies.finish_morning(morning)
    await tables.dailies.choose_morning(7, None)
    assert await tables.dailies.morning_channel(7) is None
    noon(clock, 30)
    assert await tables.dailies.claim_mornings(600.0) == []


@pytest.mark.parametrize(("late", "kinds"), [(0, 2), (24 * 3600 - 1, 2), (24 * 3600, 1)])
async def test_a_week_is_told_on_the_day_of_its_end_and_no_later(
    tables: Tables, clock: MovableClock, late: float, kinds: int
) -> None:
    noon(clock)
    await tables.dailies.choose_morning(7, 70)
    clock.time = challenge_at("week", NOON).revealed_at + late
    (morning,) = await tables.dailies.claim_mornings(600.0)
    assert len(morning.over) == kinds


async def test_who_has_as_many_points_shares_the_place(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    for person, number in ((ANNE, 0), (BEN, 0), (CLEO, 5)):
        await tables.dailies.stand(TODAY, person, 7)
        await finished(tables, person, number)
    here = await tables.dailies.table(TODAY, 7)
    totals = [entry.total for entry in here]
    assert sorted(totals, reverse=True) == totals and len(set(totals)) == 2
    assert [entry.place for entry in here] == [1 + sum(other > total for other in totals) for total in totals]


async def test_what_somebody_is_shown_of_a_challenge_before_and_after(tables: Tables, clock: MovableClock) -> None:
    noon(clock)
    before = await tables.dailies.stand(TODAY, ANNE, None)
    assert (before.tried, before.feat, before.entries, before.finished) == (None, None, (), 0)
    assert before.promise == await tables.dailies.promise(TODAY.after)
    assert before.streak == Streak(0, 0, None)
    table = await finished(tables, Person(ANNE.user_id, "Anne here", "anne"))
    assert [sitter.name for sitter in table.sitters] == ["anne"], (
        "nowhere, people go by the name that Discord has for them"
    )
    after = await tables.dailies.stand(TODAY, ANNE, 7)
    assert after.feat is not None and (after.feat.below, after.feat.others, after.feat.percent) == (0, 0, 0)
    assert after.tried == Try(table.id, "finished", True)
    assert (after.finished, after.streak) == (1, Streak(1, 1, after.feat.total))
    assert after.entries == (Entry(1, ANNE.user_id, "Anne", after.feat.total, 1),)
