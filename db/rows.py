"""The rows, in the order of their columns."""

from msgspec import Struct

# JSON stays text and snapshots stay bytes here: only the service knows how to read them.


class GameRow(Struct, frozen=True):
    """`version` counts every change of the table, from 1 when the lobby opens."""

    id: int
    key: str
    rules_version: int
    options: str
    status: str
    host_id: int
    guild_id: int | None
    channel_id: int
    version: int
    commitment: str
    seed: bytes | None
    created_at: float
    started_at: float | None
    finished_at: float | None


class SeatRow(Struct, frozen=True):
    """`user_id` stays when its owner has left and `computer` plays on. `awaited_since` is None while nothing is asked."""

    seat: int
    user_id: int | None
    name: str
    computer: str
    has_left: bool
    awaited_since: float | None


class MoveRow(Struct, frozen=True):
    """An entry of the log, without the snapshot: that is only read where it is wanted."""

    version: int
    seat: int | None
    kind: str
    text: str
    events: str
    at: float


class StoredGame(Struct, frozen=True):
    """A game as it stands. `snapshot` is empty in the lobby."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    snapshot: bytes


class PostRow(Struct, frozen=True):
    audience: str
    version: int
    channel_id: int
    message_id: int


class ResultRow(Struct, frozen=True):
    """`people` counts who sat down, those who left included; `winners` how many seats share the first rank."""

    game_id: int
    key: str
    rules_version: int
    options: str
    guild_id: int | None
    channel_id: int
    started_at: float
    finished_at: float
    verdict: str
    people: int
    winners: int
    file: str


class ResultSeatRow(Struct, frozen=True):
    """`parts` is the score by category, `facts` whatever else achievements need to know, both as JSON."""

    seat: int
    user_id: int | None
    name: str
    computer: str
    has_left: bool
    rank: int
    total: int
    parts: str
    facts: str


class LeaderboardRow(Struct, frozen=True):
    rank: int
    user_id: int
    name: str
    wins: float
    plays: int
    average_place: float | None
    best: int | None


class Change(Struct, frozen=True, kw_only=True):
    """Everything that one change of a game writes. `game.version` is the version after it.

    `seats` are the rows to be written; `reseated` removes all others.
    """

    game: GameRow
    seats: tuple[SeatRow, ...] = ()
    reseated: bool = False
    move: MoveRow | None = None
    snapshot: bytes = b""
    result: ResultRow | None = None
    result_seats: tuple[ResultSeatRow, ...] = ()
