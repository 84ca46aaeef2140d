"""When somebody is called and reminded: pure, from how they want it, since when they are awaited, and what was sent.

Nobody is called in their quiet hours or while they are away: what falls into that time comes after it.
"""

from datetime import datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from db.rows import NoticeRow

CHANNEL_ONLY, INBOX_ONLY, BOTH, SILENT = "channel", "inbox", "both", "silent"
REACHES: Final = (CHANNEL_ONLY, INBOX_ONLY, BOTH, SILENT)
REMINDERS_AT_MOST: Final = 5
"""Of one question. Who did not hear five of them hears no sixth either."""
GATHER: Final = 600.0
"""Seconds: reminders of several games that would follow each other so closely come as one message."""


class Asked(Struct, frozen=True):
    """What a seat's reminders follow from: since when it is awaited, how many it had, when the last one was.

    `deadline` is when its time is up, where that is worth a reminder of its own.
    """

    since: float
    sent: int = 0
    last: float | None = None
    deadline: float | None = None


def reminder_at(notice: NoticeRow, asked: Asked) -> float | None:
    """When the next reminder goes out; None if there is none to come."""
    if notice.reach == SILENT or asked.sent >= REMINDERS_AT_MOST:
        return None
    span = notice.again_after if asked.sent else notice.first_after
    last = asked.since if asked.last is None else asked.last
    times = [] if span is None else [last + span]
    if asked.deadline is not None and last + GATHER < asked.deadline:
        times.append(asked.deadline)
    return calm_until(notice, min(times)) if times else None


def calm_until(notice: NoticeRow, at: float) -> float:
    """The first moment from `at` on at which the person may be called."""
    while (later := _after_absence(notice, _after_quiet_hours(notice, at))) > at:
        at = later
    return at


def _after_absence(notice: NoticeRow, at: float) -> float:
    return max((until for since, until in notice.absences if since <= at < until), default=at)


def _after_quiet_hours(notice: NoticeRow, at: float) -> float:
    begin, end = notice.quiet_from, notice.quiet_until
    if begin is None or end is None or begin == end:
        return at
    here = datetime.fromtimestamp(at, zone(notice.zone))
    if (here.hour - begin) % 24 >= (end - begin) % 24:
        return at
    morning = here.replace(hour=end, minute=0, second=0, microsecond=0, fold=0)
    if here.hour >= end:
        morning += timedelta(days=1)
    return morning.timestamp()


def away_until(notice: NoticeRow, now: float) -> float | None:
    """When the person is back; None if they are not away."""
    return max((until for since, until in notice.absences if since <= now < until), default=None)


@cache
def zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that people may live in."""
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))
