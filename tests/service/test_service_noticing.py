"""What people say of themselves: how they want to be called, their zone, from when until when they are away."""

import pytest

from service.noticing import day_after
from service.tables import Tables
from service.values import Notice
from tests.service.company import ANNE, DAY, HOUR, MovableClock, refused

MIDNIGHT = 1_800_057_600.0
"""When 16 January 2027 begins in UTC."""


@pytest.fixture
def clock() -> MovableClock:
    moved = MovableClock()
    moved.time = MIDNIGHT
    return moved


async def absences(tables: Tables) -> tuple[tuple[float, float], ...]:
    return (await tables.notices.of(ANNE.user_id)).absences


# Going away and coming back


async def test_one_is_away_until_a_day_begins_in_ones_own_zone(tables: Tables) -> None:
    await tables.notices.set_zone(ANNE.user_id, "America/New_York")
    await tables.notices.go_away(ANNE.user_id, " 2027-01-18 ")
    assert await absences(tables) == ((MIDNIGHT, MIDNIGHT + 2 * DAY + 5 * HOUR),)


async def test_the_day_that_begins_this_second_is_past_and_the_next_one_is_not(tables: Tables) -> None:
    refusal = await refused("date_past", tables.notices.go_away(ANNE.user_id, " 2027-01-16 "))
    assert refusal.details == {"date": "2027-01-16"}
    await tables.notices.go_away(ANNE.user_id, "2027-01-17")


async def test_one_may_be_away_for_a_leap_year_and_not_a_day_longer(tables: Tables) -> None:
    refusal = await refused("date_far", tables.notices.go_away(ANNE.user_id, "2028-01-18"))
    assert refusal.details == {"days": 366}
    await tables.notices.go_away(ANNE.user_id, "2028-01-17")


async def test_another_day_of_return_keeps_the_day_of_leaving(tables: Tables, clock: MovableClock) -> None:
    await tables.notices.go_away(ANNE.user_id, "2027-01-20")
    clock.time += DAY
    await tables.notices.go_away(ANNE.user_id, "2027-01-19")
    assert await absences(tables) == ((MIDNIGHT, MIDNIGHT + 3 * DAY),)


async def test_who_comes_back_was_away_until_then(tables: Tables, clock: MovableClock) -> None:
    await tables.notices.go_away(ANNE.user_id, "2027-01-20")
    clock.time += DAY
    await tables.notices.be_back(ANNE.user_id)
    assert await absences(tables) == ((MIDNIGHT, MIDNIGHT + DAY),)
    clock.time += DAY
    await tables.notices.be_back(ANNE.user_id)
    assert await absences(tables) == ((MIDNIGHT, MIDNIGHT + DAY),), "who is here already stays as they are"


async def test_who_comes_back_at_the_very_second_was_never_away(tables: Tables) -> None:
    await tables.notices.go_away(ANNE.user_id, "2027-01-20")
    await tables.notices.be_back(ANNE.user_id)
    assert await absences(tables) == ()


async def test_who_goes_away_at_the_very_second_of_their_return_has_been_away_twice(
    tables: Tables, clock: MovableClock
) -> None:
    await tables.notices.go_away(ANNE.user_id, "2027-01-17")
    clock.time += DAY
    await tables.notices.go_away(ANNE.user_id, "2027-01-19")
    assert await absences(tables) == ((MIDNIGHT, MIDNIGHT + DAY), (MIDNIGHT + DAY, MIDNIGHT + 3 * DAY))


@pytest.mark.parametrize(("passed", "is_kept"), [(400 * DAY - 1, True), (400 * DAY, False)])
async def test_an_absence_is_remembered_for_longer_than_the_longest_one_lasts(
    tables: Tables, clock: MovableClock, passed: float, is_kept: bool
) -> None:
    await tables.notices.go_away(ANNE.user_id, "2027-01-17")
    clock.time += DAY + passed
    await tables.notices.go_away(ANNE.user_id, day_after(2, await tables.notices.of(ANNE.user_id), clock.time))
    assert ((MIDNIGHT, MIDNIGHT + DAY) in await absences(tables)) == is_kept


def test_a_day_is_counted_where_the_person_lives() -> None:
    assert day_after(0, Notice(11), MIDNIGHT) == "2027-01-16"
    assert day_after(1, Notice(11), MIDNIGHT - 1) == "2027-01-16"
    assert day_after(1, Notice(11, zone="America/New_York"), MIDNIGHT) == "2027-01-16"
    assert day_after(1, Notice(11, zone="Asia/Tokyo"), MIDNIGHT) == "2027-01-17"


# Choices


@pytest.mark.parametrize(
    ("what", "choice", "kept"),
    [
        ("reach", "inbox", "inbox"),
        ("first_after", "never", None),
        ("first_after", "h4", 4 * HOUR),
        ("again_after", "h12", 12 * HOUR),
        ("first_after", "d1", DAY),
        ("first_after", "d2", 2 * DAY),
        ("first_after", "d3", 3 * DAY),
        ("again_after", "d7", 7 * DAY),
        ("quiet_from", "0", 0),
        ("quiet_until", "23", 23),
        ("quiet_until", "none", None),
    ],
)
async def test_a_choice_is_kept_and_leaves_the_others_as_they_are(
    tables: Tables, what: str, choice: str, kept: object
) -> None:
    before = await tables.notices.set_zone(ANNE.user_id, "utc")
    chosen = await tables.notices.choose(ANNE.user_id, what, choice)
    assert chosen == await tables.notices.of(ANNE.user_id)
    names = before.__struct_fields__
    assert {name: getattr(chosen, name) for name in names} == {
        **{name: getattr(before, name) for name in names},
        what: kept,
    }


async def test_of_what_can_not_be_read_only_the_beginning_is_repeated(tables: Tables) -> None:
    zone = await refused("unknown_zone", tables.notices.set_zone(ANNE.user_id, "x" * 50 + "y"))
    assert zone.details == {"zone": "x" * 50}
    day = await refused("no_date", tables.notices.go_away(ANNE.user_id, "x" * 30 + "y"))
    assert day.details == {"date": "x" * 30}
