"""What a league is to those above: values that never change once made."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from engine.core.chance import derived
from service.leagues.counting import Sat, Standing, standings
from service.values import Post

Status: TypeAlias = Literal["gathering", "playing", "over"]
DAY: Final = 24 * 3600.0
ROUNDS: Final = (2, 3, 4, 5)
DAYS: Final = (7, 14, 21, 28)
SEATS: Final = (3, 4)
"""How many may be wanted at a table."""
STARTS: Final = (0, 3, 7)
"""Days after which it begins by itself; 0: when somebody says so."""
CLOCKS: Final = {7: "h12", 14: "d1", 21: "d2", 28: "d3"}
"""How long a seat may take for each move, by the days of a round."""
LEAST: Final = 3
MOST: Final = 48
DIVISION_AT_MOST: Final = 12
SIGN_UP: Final = 7 * DAY
"""So long people may sign up for an edition that opens by itself, and once more as long as they are too few."""
GIVEN_UP: Final = 28 * DAY
"""After so long with too few people a sign-up closes."""


def other_seats(seats: int) -> int:
    """How many sit where it does not come out even."""
    return next((other for other in SEATS if other != seats), seats)


class Terms(Struct, frozen=True):
    """What the host has chosen."""

    rounds: int = 3
    days: int = 14
    seats: int = 4
    starts: int = 0
    goes_on: bool = False
    """The next edition opens by itself."""

    @property
    def clock(self) -> str:
        return CLOCKS[self.days]

    @property
    def are_offered(self) -> bool:
        return self.rounds in ROUNDS and self.days in DAYS and self.seats in SEATS and self.starts in STARTS


class Member(Struct, frozen=True):
    user_id: int
    name: str
    division: int
    since: int
    place: int
    has_left: bool


class Chair(Struct, frozen=True):
    """A seat at a table of a round; `place` is 0 until the table is done."""

    user_id: int
    place: int
    has_left: bool


class LeagueTable(Struct, frozen=True):
    """Without a game it is still to be opened. A table of one is a bye."""

    round: int
    number: int
    division: int
    game_id: int | None
    channel_id: int | None
    ends_at: float | None
    is_done: bool
    chairs: tuple[Chair, ...]

    @property
    def is_bye(self) -> bool:
        return len(self.chairs) == 1

    @property
    def is_to_open(self) -> bool:
        return self.game_id is None and not self.is_done

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(chair.user_id for chair in self.chairs)

    @property
    def sat(self) -> tuple[Sat, ...]:
        return tuple(Sat(chair.user_id, chair.place, chair.has_left) for chair in self.chairs)


class Edition(Struct, frozen=True):
    """All rounds from one sign-up to the end; members in the order of joining."""

    number: int
    seed: bytes
    commitment: str
    opened_at: float
    starts_at: float | None
    ended_at: float | None
    members: tuple[Member, ...]
    tables: tuple[LeagueTable, ...]

    @property
    def divisions(self) -> int:
        return max((member.division for member in self.members), default=0)

    @property
    def active(self) -> tuple[Member, ...]:
        return tuple(member for member in self.members if not member.has_left)

    def member(self, user_id: int) -> Member | None:
        return next((member for member in self.members if member.user_id == user_id), None)

    def name(self, user_id: int) -> str:
        member = self.member(user_id)
        return member.name if member else ""

    def of_round(self, number: int) -> tuple[LeagueTable, ...]:
        return tuple(table for table in self.tables if table.round == number)

    def table_of(self, user_id: int, number: int) -> LeagueTable | None:
        return next((table for table in self.of_round(number) if user_id in table.people), None)

    def is_done(self, number: int) -> bool:
        """Whether this round was drawn and all its tables are done."""
        tables = self.of_round(number)
        return bool(tables) and all(table.is_done for table in tables)

    def standings(self, division: int) -> list[Standing]:
        people = [member for member in self.members if member.division == division]
        done = [table.sat for table in self.tables if table.is_done and table.division == division]
        left = [member.user_id for member in people if member.has_left]
        return standings((member.user_id for member in people), left, done, derived(self.seed, "lot"))


class League(Struct, frozen=True):
    id: int
    guild_id: int
    channel_id: int
    host_id: int
    key: str
    terms: Terms
    status: Status
    round: int
    version: int
    edition: Edition
    before: Edition | None
    """The edition before, if there was one."""
    posts: dict[str, Post]

    @property
    def is_open(self) -> bool:
        return self.status != "over"

    def table_of(self, user_id: int) -> LeagueTable | None:
        """Where somebody plays in the round that is on."""
        return self.edition.table_of(user_id, self.round) if self.status == "playing" else None

    @property
    def ends_at(self) -> float | None:
        """When the round that is on ends at the latest."""
        ends = [table.ends_at for table in self.edition.of_round(self.round) if table.ends_at and not table.is_done]
        return max(ends, default=None) if self.status == "playing" else None
