"""The challenge of a day or a week: when it begins and ends, and when everybody may know its dice. Days are those of UTC."""

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["day", "week"]
KINDS: Final[tuple[Kind, ...]] = ("day", "week")
DAYS: Final = {"day": 1, "week": 7}
DAY_SECONDS: Final = 24 * 3600.0
GRACE_SECONDS: Final = 8 * 3600.0
"""For so long after its end a challenge may be finished that was begun in time; then its dice are revealed."""
FIRST_MONDAY: Final = 4
"""Week 0 is the one in which days began to be counted; a week begins on Monday."""


class Challenge(Struct, frozen=True):
    """Days and weeks are counted from 1970."""

    kind: Kind
    number: int

    def __str__(self) -> str:
        return f"{self.kind}-{self.number}"

    @property
    def first_day(self) -> date:
        """The day, or the Monday of the week."""
        day = self.number if self.kind == "day" else FIRST_MONDAY + (self.number - 1) * DAYS["week"]
        return date(1970, 1, 1) + timedelta(days=day)

    @property
    def begins(self) -> float:
        return datetime(self.first_day.year, self.first_day.month, self.first_day.day, tzinfo=UTC).timestamp()

    @property
    def ends(self) -> float:
        """Until then it can be begun."""
        return self.begins + DAYS[self.kind] * DAY_SECONDS

    @property
    def revealed_at(self) -> float:
        """Until then it can be finished."""
        return self.ends + GRACE_SECONDS

    @property
    def before(self) -> "Challenge":
        return Challenge(self.kind, self.number - 1)

    @property
    def after(self) -> "Challenge":
        return Challenge(self.kind, self.number + 1)


def challenge_at(kind: Kind, at: float) -> Challenge:
    """The one that can be begun at this moment."""
    day = int(at // DAY_SECONDS)
    return Challenge(kind, day if kind == "day" else 1 + (day - FIRST_MONDAY) // DAYS["week"])


def kind_of(text: str) -> Kind | None:
    return "day" if text == "day" else "week" if text == "week" else None


def challenge_of(text: str) -> Challenge | None:
    """What `str` has written; None where it is no challenge."""
    found = re.fullmatch(r"(day|week)-([0-9]{1,6})", text)
    return found and Challenge("day" if found[1] == "day" else "week", int(found[2]))


def next_morning(at: float) -> float:
    """When the day before is over for everybody next."""
    day = challenge_at("day", at)
    return day.before.revealed_at if at < day.before.revealed_at else day.revealed_at
