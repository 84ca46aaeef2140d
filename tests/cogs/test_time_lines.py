"""What a board says about time: whose clock runs, whose time is up, and who is away until when."""

from datetime import datetime
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from cogs.time_lines import A_WEEK, time_lines
from locales import SOURCE, words
from service.deadlines import HOUR
from service.values import Notice

W = words(SOURCE)
NOW = datetime(2026, 11, 18, 12, tzinfo=ZoneInfo("UTC")).timestamp()
"""A Wednesday."""


def scene(until: float | None = None, back: float | None = None, zone: str = "UTC") -> Any:
    """A table of Aude's, seen now: her clock ends at `until`, and she is away until she is `back`."""
    return SimpleNamespace(
        at=NOW,
        waits={0: SimpleNamespace(until=until)},
        away={} if back is None else {0: back},
        table=SimpleNamespace(names=("Aude",)),
        notice=lambda seat: Notice(11, zone=zone),
    )


@pytest.mark.parametrize(
    ("back", "zone", "day"),
    [
        pytest.param(NOW + HOUR, "UTC", "Wednesday", id="later today"),
        pytest.param(NOW + 24 * HOUR, "UTC", "Thursday", id="tomorrow"),
        pytest.param(NOW + 11.5 * HOUR, "Europe/Paris", "Thursday", id="where they are it is tomorrow already"),
        pytest.param(NOW + A_WEEK, "UTC", "Tuesday", id="six days ahead, to the second"),
        pytest.param(
            NOW + A_WEEK + 1, "UTC", "2026-11-24", id="a second later it has a date, lest it is taken for this week"
        ),
    ],
)
def test_who_is_away_comes_back_on_a_day_of_the_week_or_on_a_date(back: float, zone: str, day: str) -> None:
    assert time_lines(scene(back=back, zone=zone), W) == [f"-# 🏖️ Aude is away, back on {day}."]


def test_a_clock_runs_until_its_very_end_and_is_over_then() -> None:
    running, over = (time_lines(scene(until=NOW + left), W) for left in (1, 0))
    assert f"<t:{int(NOW) + 1}:f>" in running[0] and f"<t:{int(NOW) + 1}:R>" in running[0]
    assert "up" in over[0] and "up" not in running[0]


def test_clocks_stand_above_absences_and_without_either_nothing_is_said() -> None:
    both = time_lines(scene(until=NOW + HOUR, back=NOW + HOUR), W)
    assert ["<t:" in line for line in both] == [True, False]
    assert time_lines(scene(), W) == []
