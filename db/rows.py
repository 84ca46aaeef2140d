"""The rows, in the order of their columns."""

from msgspec import Struct, field

# JSON stays text and snapshots stay bytes here: only the service knows how to read them.


class GameRow(Struct, frozen=True):
    """`version` counts every change of the table, from 1 when the lobby opens.

    `challenge` names the day or week whose challenge it is; it is empty for any other game.
    """

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
    challenge: str = ""


class SeatRow(Struct, frozen=True):
    """`user_id` stays when its owner has left and `computer` plays on. `awaited_since` is None while nothing is asked.

    `bank` is how many seconds the seat had left when its turn began; None where it has no bank of time.
    `turn_since` is when that was: several questions may be asked in a turn.
    """

    seat: int
    user_id: int | None
    name: str
    computer: str
    has_left: bool
    awaited_since: float | None
    bank: float | None = None
    turn_since: float | None = None


class NoticeRow(Struct, frozen=True):
    """How somebody is called and reminded, wherever they play. Spans are seconds; None: never.

    Quiet hours are hours of the day in their zone. An absence is from when until when they are away, the oldest first.
    """

    user_id: int
    reach: str = "channel"
    first_after: float | None = 24 * 3600.0
    again_after: float | None = 48 * 3600.0
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    absences: tuple[tuple[float, float], ...] = ()


class SignRow(Struct, frozen=True):
    """When somebody was last there, and the language in which Discord speaks to them."""

    user_id: int
    at: float
    locale: str


class MoveRow(Struct, frozen=True):
    """An entry of the log, without the snapshot: that is only read where it is wanted."""

    version: int
    seat: int | None
    kind: str
    text: str
    events: str
    at: float
    took: float | None = None
    """Seconds from a turn's first question to its answer, where this is one."""


class StoredGame(Struct, frozen=True):
    """A game as it stands. `snapshot` is empty in the lobby. `notices` and `signs` are by user, of those at the table.

    `language` is what its server has chosen for everybody to read; empty where nobody has.
    """

    game: GameRow
    seats: tuple[SeatRow, ...]
    snapshot: bytes
    notices: dict[int, NoticeRow] = field(default_factory=dict[int, NoticeRow])
    signs: dict[int, SignRow] = field(default_factory=dict[int, SignRow])
    language: str = ""


class HostRow(Struct, frozen=True):
    """The games that one person holds open on one server. `last_opened` is None where they never opened one."""

    open_games: int
    last_opened: float | None


class PostRow(Struct, frozen=True):
    audience: str
    version: int
    channel_id: int
    message_id: int


class DueRow(Struct, frozen=True):
    """What shall happen at a time (`due`), for the `tries`-th time; the time before was at `last`.

    There is one row of a kind for a game and seat.
    """

    kind: str
    game_id: int
    seat: int | None
    due: float
    tries: int = 1
    claimed: float | None = None
    done: float | None = None
    last: float | None = None


class ServerRow(Struct, frozen=True):
    """What was chosen for a server. `channels` and `options` are JSON."""

    guild_id: int
    channels: str = "[]"
    options: str = "{}"
    enders: str = "keepers"
    threads: str = "discord"
    language: str = ""


class HintRow(Struct, frozen=True):
    """The hint of a seat for one of its turns, given at `occasion`. `moves` is JSON, and empty until it was thought of."""

    game_id: int
    seat: int
    turn: str
    occasion: int
    moves: str = ""


class RequestRow(Struct, frozen=True):
    """What `user_id` asks the others for. `yes` is JSON; `version` counts its changes; `outcome` is empty while it is open."""

    id: int
    game_id: int
    kind: str
    seat: int | None
    user_id: int
    about: str
    yes: str
    at: float
    ends_with: str
    version: int = 1
    outcome: str = ""


class Note(Struct, frozen=True):
    """What has become known of a game's posts: those that stand, those that are gone, what is due and what no longer is."""

    posts: tuple[PostRow, ...] = ()
    forgotten: tuple[str, ...] = ()
    due: tuple[DueRow, ...] = ()
    settled: tuple[tuple[str, int | None], ...] = ()
    """Kind and seat of what needs no further try."""


class StoredScene(Struct, frozen=True):
    """A game with everything that telling of it takes, as it was at one moment."""

    stored: StoredGame
    log: tuple[MoveRow, ...]
    last_snapshots: dict[int, bytes]
    """The snapshot right after each person's last move that counts, by seat."""
    before_last_actor: bytes
    """The snapshot right before whoever moved last began to; empty if nobody else has moved."""
    posts: tuple[PostRow, ...]
    due: tuple[DueRow, ...]
    inboxes: dict[int, int]
    """The channel of each sitter's direct messages, as far as it is known."""
    result: "StoredResult | None"
    requests: tuple[RequestRow, ...] = ()
    """Those that are open, and those whose end was not told yet."""
    facts_before: dict[int, tuple[str, ...]] = {}
    """After the end: of each person who played to it, by seat, the facts of their games of this kind before."""


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
    challenge: str = ""


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
    answered_in: float | None = None
    """Median of seconds, where others waited for it."""
    faces: float | None = None
    """What the dice that were rolled for the seat showed on average."""


class StoredResult(Struct, frozen=True):
    result: ResultRow
    seats: tuple[ResultSeatRow, ...]


class Change(Struct, frozen=True, kw_only=True):
    """Everything that one change of a game writes. `game.version` is the version after it and what follows from it.

    `seats` are the rows to be written; `reseated` removes all others.
    """

    game: GameRow
    seats: tuple[SeatRow, ...] = ()
    reseated: bool = False
    move: MoveRow | None = None
    snapshot: bytes = b""
    following: tuple[tuple[MoveRow, bytes], ...] = ()
    """Entries that the move brings with it at once, in their order, each with its snapshot."""
    result: StoredResult | None = None
    due: tuple[DueRow, ...] = ()
    """What the change causes to happen later."""
    request: RequestRow | None = None
    """The request that it grants."""
    has_new_company: bool = False
    """Somebody else sits in one of the seats now."""
    note: Note | None = None
    """What is no longer true of the posts."""
    settled: tuple[tuple[str, int | None], ...] = ()
    """Kind and seat of what need not happen any more; it goes before what is due is written."""

    @property
    def version_before(self) -> int:
        return self.game.version - 1 - len(self.following)

    @property
    def last_snapshot(self) -> bytes:
        return self.following[-1][1] if self.following else self.snapshot
