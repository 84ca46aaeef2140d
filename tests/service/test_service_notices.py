"""When somebody is called and reminded: tables of examples, with times as people write them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.deadlines import after_running, ran
from service.notices import Asked, away_until, calm_until, reminder_at, zones
from service.values import Notice
from tests.service.company import DAY, HOUR

PARIS = ZoneInfo("Europe/Paris")


def at(text: str, zone: ZoneInfo = PARIS) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


def notice(**given: object) -> Notice:
    return Notice(11, **{"first_after": DAY, "again_after": 2 * DAY, "zone": "Europe/Paris", **given})  # pyright: ignore[reportArgumentType]


NIGHT = {"quiet_from": 22, "quiet_until": 7}


@pytest.mark.parametrize(
    ("how", "asked", "then"),
    [
        pytest.param(notice(), Asked(0.0), DAY, id="the first one after a day"),
        pytest.param(notice(first_after=4 * HOUR), Asked(0.0), 4 * HOUR, id="or sooner, as they like"),
        pytest.param(notice(), Asked(0.0, 1, DAY), 3 * DAY, id="the next one two days after the first"),
        pytest.param(notice(), Asked(0.0, 1, 9 * DAY), 11 * DAY, id="two days after it was really sent, however late"),
        pytest.param(notice(again_after=None), Asked(0.0, 1, DAY), None, id="once and never again"),
        pytest.param(notice(first_after=None), Asked(0.0), None, id="never"),
        pytest.param(notice(reach="silent"), Asked(0.0), None, id="who wants silence is not reminded"),
        pytest.param(notice(), Asked(0.0, 5, 9 * DAY), None, id="no sixth reminder"),
        pytest.param(notice(), Asked(0.0, 0, None, 4 * HOUR), 4 * HOUR, id="when the time is up, before the first"),
        pytest.param(notice(), Asked(0.0, 1, DAY, 2 * DAY), 2 * DAY, id="when the time is up, between two"),
        pytest.param(notice(), Asked(0.0, 2, 3 * DAY, 2 * DAY), 5 * DAY, id="the time is up only once"),
        pytest.param(notice(first_after=None), Asked(0.0, 0, None, DAY), DAY, id="also for who wants no other"),
        pytest.param(notice(absences=((0.0, 5 * DAY),)), Asked(0.0), 5 * DAY, id="not while they are away"),
        pytest.param(notice(), Asked(0.0, 4, 9 * DAY), 11 * DAY, id="the last one"),
        pytest.param(notice(first_after=None), Asked(0.0, 0, None, 600.0), None, id="who was asked just now knows"),
        pytest.param(notice(first_after=None), Asked(0.0, 0, None, 601.0), 601.0, id="the time is up a little later"),
        pytest.param(notice(), Asked(-DAY, 1, 0.0), 2 * DAY, id="after one that went out at the first second"),
    ],
)
def test_when_the_next_reminder_goes_out(how: Notice, asked: Asked, then: float | None) -> None:
    assert reminder_at(how, asked) == then


@pytest.mark.parametrize(
    ("how", "wanted", "then"),
    [
        pytest.param(notice(**NIGHT), "2026-11-18T21:59", "2026-11-18T21:59", id="a minute before the night"),
        pytest.param(notice(**NIGHT), "2026-11-18T22:00", "2026-11-19T07:00", id="in the evening"),
        pytest.param(notice(**NIGHT), "2026-11-19T06:59", "2026-11-19T07:00", id="in the morning"),
        pytest.param(notice(**NIGHT), "2026-11-19T07:00", "2026-11-19T07:00", id="the night is over"),
        pytest.param(notice(quiet_from=9, quiet_until=17), "2026-11-18T12:30", "2026-11-18T17:00", id="at work"),
        pytest.param(notice(quiet_from=9, quiet_until=9), "2026-11-18T09:30", "2026-11-18T09:30", id="no hours at all"),
        pytest.param(notice(quiet_from=22), "2026-11-18T23:00", "2026-11-18T23:00", id="a beginning without an end"),
        pytest.param(notice(**NIGHT), "2026-03-28T23:00", "2026-03-29T07:00", id="a night of an hour less"),
        pytest.param(
            notice(quiet_from=22, quiet_until=2), "2026-03-29T01:30", "2026-03-29T03:00", id="an hour that isn't"
        ),
        pytest.param(notice(**NIGHT), "2026-10-24T23:00", "2026-10-25T07:00", id="a night of an hour more"),
    ],
)
def test_nobody_is_called_in_their_quiet_hours(how: Notice, wanted: str, then: str) -> None:
    assert calm_until(how, at(wanted)) == at(then)


def test_quiet_hours_are_those_of_the_persons_own_zone() -> None:
    there = notice(zone="America/New_York", **NIGHT)
    assert calm_until(there, at("2026-11-18T05:00")) == at("2026-11-18T07:00", ZoneInfo("America/New_York"))


def test_who_comes_back_in_the_night_is_called_in_the_morning() -> None:
    away = notice(absences=((at("2026-11-18T12:00"), at("2026-11-20T00:00")),), **NIGHT)
    assert calm_until(away, at("2026-11-18T13:00")) == at("2026-11-20T07:00")


@pytest.mark.parametrize(
    ("now", "back"),
    [(9.0, None), (10.0, 20.0), (19.0, 20.0), (20.0, None), (30.0, 50.0), (40.0, 50.0), (50.0, None)],
)
def test_one_is_away_from_the_first_second_on_and_back_at_the_last(now: float, back: float | None) -> None:
    away = notice(absences=((10.0, 20.0), (30.0, 40.0), (30.0, 50.0)))
    assert away_until(away, now) == back
    assert calm_until(away, now) == (now if back is None else back)


def test_people_live_in_zones_that_have_a_place_or_in_utc() -> None:
    assert {"UTC", "Europe/Paris"} <= set(zones())
    assert not {"EST5EDT", "PRC", "Zulu"} & set(zones())


@given(
    st.sampled_from(zones()),
    st.integers(0, 23),
    st.integers(0, 23),
    st.floats(1.5e9, 2.0e9),
    st.floats(0.0, 9 * DAY),
)
def test_a_call_is_never_early_never_in_quiet_hours_and_at_most_a_night_late(
    zone: str, begin: int, end: int, wanted: float, away: float
) -> None:
    how = Notice(11, zone=zone, quiet_from=begin, quiet_until=end, absences=((wanted - HOUR, wanted + away),))
    then = calm_until(how, wanted)
    hour = datetime.fromtimestamp(then, ZoneInfo(zone)).hour
    assert wanted + away <= then <= wanted + away + 26 * HOUR
    assert begin == end or (hour - begin) % 24 >= (end - begin) % 24


# A clock that stands still now and then


@pytest.mark.parametrize(
    ("stopped", "end"),
    [
        pytest.param((), 110.0, id="never"),
        pytest.param(((0.0, 50.0),), 110.0, id="before it started"),
        pytest.param(((200.0, 300.0),), 110.0, id="after it ended"),
        pytest.param(((110.0, 300.0),), 110.0, id="from its very end on"),
        pytest.param(((0.0, 100.0),), 110.0, id="until it starts"),
        pytest.param(((104.0, 104.0),), 110.0, id="for no time at all"),
        pytest.param(((50.0, 150.0),), 160.0, id="when it started"),
        pytest.param(((104.0, 124.0),), 130.0, id="in between"),
        pytest.param(((104.0, 124.0), (128.0, 138.0)), 140.0, id="twice, the second time while it ran only thereby"),
    ],
)
def test_a_clock_of_ten_seconds_from_a_hundred_on_stands_still(
    stopped: tuple[tuple[float, float], ...], end: float
) -> None:
    assert after_running(100.0, 10.0, stopped) == end
    assert ran(100.0, end, stopped) == pytest.approx(10.0)
