"""Seasons of three months, by the calendar. Each has a number; the next season has the next one."""

from datetime import UTC, datetime
from typing import Final

MONTHS: Final = 3
PER_YEAR: Final = 12 // MONTHS


def season_of(moment: float) -> int:
    """The season of a moment in unix seconds."""
    date = datetime.fromtimestamp(moment, UTC)
    return date.year * PER_YEAR + (date.month - 1) // MONTHS


def year_and_quarter(season: int) -> tuple[int, int]:
    """Quarters count from 1."""
    return season // PER_YEAR, season % PER_YEAR + 1
