"""What the service tells: tables, looks, log entries. Values that never change once made."""

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, field

from db.changes import LAPSED as LAPSED
from db.posts import REQUEST
from db.rows import DueRow, Note, NoticeRow, PostRow
from engine.core.events import Event
from engine.core.game import AnyGame
from engine.core.moves import Move
from engine.core.seats import Seat
from engine.registry import game
from service.challenge import Challenge
from service.options import COMPACT, HINTS, RATED

Status: TypeAlias = Literal["lobby", "playing", "finished", "aborted"]
Kind: TypeAlias = Literal[
    "start",
    "move",
    "stand-in",
    "forced",
    "undo",
    "resign",
    "taken",
    "back",
    "end",
    "moved",
    "lapse",
    "host",
    "replaced",
    "agreed",
]
ROUND: Final = "round"
"""Why a game ended early: the round of its league was over."""
FORCED: Final = "forced"
"""The kind of a move that was the only one: nobody was asked for it."""
MOVES: Final = ("move", "stand-in", FORCED)
"""Kinds of entries that are moves: people's and computers' own, those that a computer made when somebody's time was up, and
those that nobody had to choose."""

CHANNEL = "channel"
"""The audience of the public post; a seat's private one is `seat_audience(seat)`."""


REFUSED = "refused"
"""Not an audience: which version Discord refused to have posted in the channel; the number of the message is its code."""
TOLD_BEFORE = "before"
"""Not an audience: up to which version the posts before the newest one tell."""
SENT = "sent"
"""Not an audience: the version at which the newest board told something new; it may have been brought up to date since."""
OLD = "old"
OLD_SINCE = "old-since"
"""Not audiences: the board before the newest one, until it is cut down, and up to which version those before it tell."""
UNREACHED = 0
"""The message id of a direct message that its reader does not take."""
POSTING = "post"
ASKING = "ask"
"""What may be due: another try with the channel's post, or with a seat's question."""
CALLING = "call"
REMINDING = "remind"
"""What may be due as well: calling a seat to its question, reminding it."""
TIMING = "clock"
"""What may be due as well: a seat's time is up."""
WITHDRAWING = "withdraw"
"""What may be due as well: another try at taking back calls that are answered."""
PARTING = "part"
"""What may be due as well: telling somebody that another plays on in their seat."""
REFRESHING = "refresh"
"""What may be due as well: the channel's post shows something that changes without a move."""

ARCHIVING = "archive"
"""What may be due after the end: the thread goes to sleep."""
CLOSING = "close"
HOSTING = "host"
"""What time alone may bring: a lobby closes, the host's rights pass on."""
EXPIRING = "expire"
"""What time alone may bring as well: a challenge is over."""
LEASE = 600.0
"""Seconds after which something due that was claimed, and never finished, is anybody's again."""


def closed_audience(seat: Seat) -> str:
    """Not an audience: since which version the channel knows that this seat takes no direct messages."""
    return f"closed:{seat}"


CALL_AUDIENCES: Final = ("call", "call-inbox")


def call_audience(seat: Seat, in_inbox: bool = False) -> str:
    """Not an audience of its own: the message that calls this seat to its question, in the channel or among direct messages."""
    return f"{CALL_AUDIENCES[in_inbox]}:{seat}"


STALE: Final = "stale"


def stale_audience(message_id: int) -> str:
    """Not an audience: a call that is answered and that Discord did not take away."""
    return f"{STALE}:{message_id}"


def seat_audience(seat: Seat) -> str:
    return f"seat:{seat}"


class Place(Struct, frozen=True):
    """Where a game is played. A thread is a channel of its own; `guild_id` is None in a direct message."""

    guild_id: int | None
    channel_id: int

    @property
    def is_nowhere(self) -> bool:
        """Whether no channel has it: a challenge is between one person and the bot."""
        return self.channel_id < 0


class Person(Struct, frozen=True):
    """Somebody as they are called where they act, and as Discord knows them everywhere."""

    user_id: int
    name: str
    known_as: str = ""


class Sitter(Struct, frozen=True):
    """Who sits in a seat: a person, a computer (`computer` is its kind, and its temper if it has one), or a computer for a
    person who has left."""

    seat: Seat
    user_id: int | None
    name: str
    computer: str
    has_left: bool

    @property
    def kind(self) -> str:
        """Of a computer, how well it plays."""
        return self.computer.partition("-")[0]

    @property
    def temper(self) -> str:
        """Of a computer, what it is inclined to; empty if it is not."""
        return self.computer.partition("-")[2]

    @property
    def is_person(self) -> bool:
        """A person who is still playing."""
        return not self.computer


class Table(Struct, frozen=True):
    """A game with the people around it. Seats follow the order of joining until the start deals them anew."""

    id: int
    key: str
    options: dict[str, str]
    status: Status
    host_id: int
    place: Place
    sitters: tuple[Sitter, ...]
    version: int
    commitment: str
    """SHA-256 of the seed, from the start on; empty in the lobby."""
    rules_version: int
    created_at: float
    started_at: float | None
    finished_at: float | None
    customs: dict[str, str] = field(default_factory=dict[str, str])
    """Options of the table that the rules know nothing of, see `TABLE_OPTIONS`."""
    challenge: Challenge | None = None
    """The one that is played here, alone."""
    language: str = ""
    """Of what everybody reads, as its server has chosen; empty where nobody has."""

    @property
    def game(self) -> AnyGame:
        return game(self.key)

    @property
    def has_hints(self) -> bool:
        return self.customs.get(HINTS.key) == "true"

    @property
    def is_rated(self) -> bool:
        return self.customs.get(RATED.key, RATED.default) == "true"

    @property
    def is_compact(self) -> bool:
        return self.customs.get(COMPACT.key) == "true"

    @property
    def is_alone(self) -> bool:
        """Whether one person plays, against computers or nobody."""
        return sum(sitter.user_id is not None for sitter in self.sitters) == 1

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def humans(self) -> tuple[int, ...]:
        """The users who are still playing, in seat order."""
        return tuple(s.user_id for s in self.sitters if s.is_person and s.user_id is not None)

    def sitter_of(self, user_id: int | None) -> Sitter | None:
        """Where the user sits or, having left, sat."""
        return next((s for s in self.sitters if user_id is not None and s.user_id == user_id), None)

    def seat_of(self, user_id: int | None) -> Seat | None:
        """The user's seat; None for spectators and for those who left."""
        sitter = self.sitter_of(user_id)
        return sitter.seat if sitter and sitter.is_person else None


class Look(Struct, frozen=True):
    """A table as one viewer sees it. `view` is None in the lobby; a viewer without a seat sees what spectators see."""

    table: Table
    seat: Seat | None
    view: Any
    to_act: tuple[Seat, ...]
    occasion: int
    """Names the question that the seat is asked; 0 for spectators and in the lobby."""

    @property
    def is_awaited(self) -> bool:
        return self.seat is not None and self.seat in self.to_act

    @property
    def waiting(self) -> tuple[str, ...]:
        """The names of those who must decide."""
        return tuple(self.table.sitters[seat].name for seat in self.to_act)


class LogEntry(Struct, frozen=True):
    """An entry of the log for one viewer: only the events that the viewer may be told of.

    `text` is empty where another seat's move could tell a secret: until the end, viewers read only their own.
    The text of an undo are the versions of the entries that it takes back; those are `taken_back` and have no events any more.
    An `agreed` one ended the game with the ranks as they stood; its text is `ROUND` where a league's round was over.
    A `lapse` closed a lobby that nobody joined; the seat of a `host` entry has the host's rights from then on.
    The text of a replacement is the user who sat there and the one who does now, 0 for a computer.
    The text of an end is the name of whoever ended the game for the sake of order; empty where its people agreed.
    """

    version: int
    seat: Seat | None
    text: str
    kind: Kind
    events: list[Event]
    at: float
    taken_back: bool = False


class Moved(Struct, frozen=True):
    """A move that was made: the table before and after it, as the mover sees it."""

    before: Look
    look: Look
    move: Move
    version: int
    """Of the move itself; what it forced comes after it."""


GRANTED, DECLINED, WITHDRAWN = "granted", "declined", "withdrawn"
"""How a request may end, beside `LAPSED`: it comes true, somebody says no, or whoever asked does."""


class Successor(Struct, frozen=True):
    """Who shall sit in a seat, and who did when that was asked for. Without a user it is a computer."""

    user_id: int | None
    name: str
    owner: str
    by_host: bool = False
    """The host decided it, without asking the others."""


class Request(Struct, frozen=True):
    """What a user asks the others at a table for. `missing` have not said anything yet; `outcome` is empty while it is open."""

    id: int
    game_id: int
    kind: str
    seat: Seat | None
    user_id: int
    yes: tuple[int, ...]
    missing: tuple[int, ...]
    version: int
    outcome: str
    successor: Successor | None = None
    """Where a seat shall change hands."""
    back: float | None = None
    """When the owner of that seat said they'd be back, if they were away when it was asked."""


class Seats(Struct, frozen=True):
    """The seats of a running table that may change hands: one's own, those of people who are gone, those that were left."""

    table: Table
    mine: Seat | None
    gone: tuple[Seat, ...]
    left: tuple[Seat, ...]
    back: dict[Seat, float] = field(default_factory=dict[Seat, float])
    """When those of them who are gone said they'd be back."""


def request_audience(number: int) -> str:
    return f"{REQUEST}{number}"


class Vote(Struct, frozen=True):
    """`yes` and `missing` are users; it has passed when nobody is missing."""

    what: str
    yes: tuple[int, ...]
    missing: tuple[int, ...]
    passed: bool


Post: TypeAlias = PostRow
"""What an audience was told: `channel`, or `seat:3` for the private post of seat 3."""
Due: TypeAlias = DueRow
"""What shall be tried again, and when."""
Notice: TypeAlias = NoticeRow
"""How somebody is called and reminded."""
Noted: TypeAlias = Note
"""What has become known of a game's posts."""


class Wait(Struct, frozen=True):
    """For whom a table waits, since when, and until when their clock runs, if they have one."""

    seat: Seat
    since: float
    until: float | None


class GameOfMine(Struct, frozen=True):
    """One of a user's running games. `is_silent`: Discord takes no post in its channel, so it can't be called there."""

    look: Look
    is_silent: bool
    waits: tuple[Wait, ...] = ()

    @property
    def is_taken(self) -> bool:
        """A computer has the seat, and it can be had back."""
        return self.look.seat is None


class Hint(Struct, frozen=True):
    """The best moves that were found for what a seat is asked, best first, and how many points each is behind the best."""

    look: Look
    moves: tuple[tuple[Move, float], ...]


class Moment(Struct, frozen=True):
    """A finished game after a number of moves, as the reader saw it then; number 0 is its beginning."""

    table: Table
    seat: Seat | None
    number: int
    moves: int
    mover: Seat | None
    """Whose move led here."""
    view: Any
    before: Any
    events: tuple[Event, ...]


class Costly(Struct, frozen=True):
    """A decision that cost something: what was seen, what was done, what would have been better, and by how many points."""

    view: Any
    made: Move
    better: Move
    points: float


class Reviewed(Struct, frozen=True):
    """A finished game of one seat, looked back at."""

    table: Table
    seat: Seat
    decisions: int
    lost: float
    luck: float | None
    costly: tuple[Costly, ...]
    """The decisions that cost most, the worst first."""
