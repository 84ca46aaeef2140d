"""What the service tells of challenges."""

from msgspec import Struct

from service.challenge import Challenge


class Try(Struct, frozen=True):
    """Somebody's game at a challenge."""

    game_id: int
    status: str
    has_begun: bool
    """The first pick is made."""


class Feat(Struct, frozen=True):
    """How somebody has done: how many of the others have fewer points."""

    game_id: int
    total: int
    below: int
    others: int

    @property
    def percent(self) -> int:
        return 100 * self.below // self.others if self.others else 0


class Streak(Struct, frozen=True):
    """Challenges finished in a row, and the most points in one."""

    now: int
    longest: int
    best: int | None


class Entry(Struct, frozen=True):
    """A line in a server's table."""

    place: int
    user_id: int
    name: str
    total: int
    streak: int


class Stand(Struct, frozen=True):
    """What somebody is shown of a challenge."""

    challenge: Challenge
    tried: Try | None
    feat: Feat | None
    streak: Streak
    entries: tuple[Entry, ...]
    """Of the server where it is asked."""
    finished: int
    """How many have finished it, everywhere."""
    promise: str
    """The hash of the seed of the next one to come."""


class Over(Struct, frozen=True):
    """A challenge that is over for everybody: a server's table, its seed, and the hash of the next one to come."""

    challenge: Challenge
    entries: tuple[Entry, ...]
    seed: str
    promise: str


class Morning(Struct, frozen=True):
    """What a server is told: the day before, and on Mondays the week before as well."""

    guild_id: int
    channel_id: int
    due: float
    claimed: float | None
    over: tuple[Over, ...]
    language: str
    """What the server has chosen for everybody to read."""
