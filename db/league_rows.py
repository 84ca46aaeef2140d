"""The rows of leagues, in the order of their columns."""

from msgspec import Struct

from db.rows import PostRow


class LeagueRow(Struct, frozen=True):
    """`options` is JSON. `version` counts every change of the league, from 1 when it opens."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    key: str
    options: str
    status: str
    edition: int
    round: int
    version: int


class EditionRow(Struct, frozen=True):
    """All rounds from one sign-up to the end. Without `starts_at` it begins when somebody says so."""

    edition: int
    seed: bytes
    opened_at: float
    starts_at: float | None = None
    ended_at: float | None = None


class MemberRow(Struct, frozen=True):
    """`since` is the first round that they play; division and place are 0 as long as there is none."""

    edition: int
    user_id: int
    name: str
    division: int
    since: int
    place: int = 0
    has_left: bool = False


class LeagueTableRow(Struct, frozen=True):
    """Without a game it is still to be opened."""

    edition: int
    round: int
    number: int
    division: int
    game_id: int | None = None
    channel_id: int | None = None
    ends_at: float | None = None
    is_done: bool = False


class LeagueSeatRow(Struct, frozen=True):
    """`place` is 0 until the table is done."""

    edition: int
    round: int
    number: int
    seat: int
    user_id: int
    place: int = 0
    has_left: bool = False


class StoredLeague(Struct, frozen=True):
    """A league with what belongs to its newest edition and to the one before, as it was at one moment."""

    league: LeagueRow
    editions: tuple[EditionRow, ...]
    members: tuple[MemberRow, ...]
    tables: tuple[LeagueTableRow, ...]
    seats: tuple[LeagueSeatRow, ...]
    posts: tuple[PostRow, ...]
    statuses: dict[int, str]
    """Of the games of its tables."""


class LeagueChange(Struct, frozen=True, kw_only=True):
    """Everything that one change of a league writes. `league.version` is the version after it."""

    league: LeagueRow
    editions: tuple[EditionRow, ...] = ()
    members: tuple[MemberRow, ...] = ()
    gone: tuple[int, ...] = ()
    """Users who take their sign-up for the newest edition back."""
    tables: tuple[LeagueTableRow, ...] = ()
    seats: tuple[LeagueSeatRow, ...] = ()
