"""What is counted from the results, and what the counting takes.

Rows that go to another process and back are packed as arrays: that takes a fifth of the time of pickling them.
"""

from typing import Final

from msgspec import Struct

EVERYWHERE: Final = 0
"""Where a server could be named."""
ALL_TIME: Final = 0
"""Where a season could be named."""

UNFINISHED: Final = 0
"""Where the rules could be named by which everything was counted: it is only about to be."""


class UpTo(Struct, frozen=True):
    """The last result that is counted, how many there are up to it, and by which rules they were."""

    rules: int
    finished_at: float
    game_id: int
    results: int


class Finisher(Struct, frozen=True, array_like=True, gc=False):
    """Who sat in a seat, and how it came out. `user_id` is None for a computer."""

    user_id: int | None
    name: str
    computer: str
    has_left: bool
    rank: int


class Outcome(Struct, frozen=True, array_like=True, gc=False):
    """A finished game, as far as standing asks. `people` counts who sat down."""

    game_id: int
    key: str
    options: str
    guild_id: int | None
    finished_at: float
    people: int
    seats: tuple[Finisher, ...]


class RatingRow(Struct, frozen=True, array_like=True, gc=False):
    """How good somebody is thought to be at a game, at the end of a season; `games` were rated up to then."""

    key: str
    season: int
    who: str
    mu: float
    sigma: float
    games: int


class TallyRow(Struct, frozen=True, array_like=True, gc=False):
    """`places` is the sum of the places; `streak` counts the games won in a row up to the last one."""

    key: str
    guild_id: int
    season: int
    who: str
    name: str
    plays: int
    wins: float
    places: int
    streak: int
    longest: int


class StepRow(Struct, frozen=True, array_like=True, gc=False):
    """What one game did to somebody's rating."""

    who: str
    key: str
    finished_at: float
    game_id: int
    before: float
    after: float
    place: int


class Held(Struct, frozen=True, array_like=True, gc=False):
    """What is counted already of those who sit in some games."""

    ratings: tuple[RatingRow, ...] = ()
    tallies: tuple[TallyRow, ...] = ()


class Slice(Struct, frozen=True):
    """Some results that are not counted yet, the oldest first, and what is held of their people.

    `before` is the last result that is counted, None where none is; `every` is how many there are at all.
    """

    before: UpTo | None
    outcomes: tuple[Outcome, ...]
    held: Held
    every: int

    @property
    def counted(self) -> int:
        return self.before.results if self.before else 0

    @property
    def counted_with_these(self) -> int:
        return self.counted + len(self.outcomes)


class Reckoned(Struct, frozen=True, array_like=True, gc=False):
    """What the counting of a slice came to: rows that take the place of those before."""

    ratings: tuple[RatingRow, ...]
    tallies: tuple[TallyRow, ...]
    steps: tuple[StepRow, ...]


class BoardRow(Struct, frozen=True):
    """`number` counts the rows from 1; who is rated alike shares a `place`."""

    number: int
    place: int
    who: str
    name: str
    mu: float
    sigma: float
    games: int
    plays: int
    wins: float
    average_place: float
    streak: int
    longest: int


class BoardPage(Struct, frozen=True):
    """`people` are listed at all; `page` is the last one where there are fewer than were asked for."""

    people: int
    page: int
    rows: tuple[BoardRow, ...]
    mine: BoardRow | None


class BoardQuery(Struct, frozen=True):
    """Which leaderboard, and which page of it. Who has had fewer than `settled` games stands below all others."""

    key: str
    guild_id: int
    season: int
    has_computers: bool
    page: int
    size: int
    settled: int
    who: str
