"""The one interface that every game has. Method names follow OpenSpiel's vocabulary where it has a word."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from engine.core.album import Album
from engine.core.chance import Chance
from engine.core.errors import BadSetup, IllegalMove, UnclearMove
from engine.core.events import Event
from engine.core.moves import Move, Path, split
from engine.core.options import Option, Options, settle
from engine.core.pondering import Considered
from engine.core.result import Result
from engine.core.seats import Seat
from engine.core.versions import Upgrade, contents, marked, upgraded, written_by

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)


class Game(ABC, Generic[S, V, M]):
    """The rules of one game. It holds no state: states, views and moves are values that go in and come out.

    A state has three parts: the table (everybody sees it), the hands (their owner sees them), the secret (nobody does).
    States, views, moves and events are never changed once they are made.
    """

    key: ClassVar[str]
    rules_version: ClassVar[int]
    """Grows with every change of a rule and of the state's shape, see `engine.core.versions`."""
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    """By version, how a state of its shape becomes one of the next version."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    categories: ClassVar[tuple[str, ...]]
    """The categories of the score, in the order of the rulebook."""
    state_type: ClassVar[Any]
    event_type: ClassVar[Any]
    """The union of the game's events, for reading them back."""
    rolls: ClassVar[type[Event] | None] = None
    """The one of them by which dice are rolled, in a game with dice, see `faces`."""
    album: ClassVar[Album | None] = None
    """The achievements, where there are some."""
    effort: ClassVar[int] = 0
    """The effort with which a master ponders."""
    near: ClassVar[float] = 0.0
    """Moves whose worth differs by no more than this many points are as good as each other."""
    chapters: ClassVar[str] = ""
    """The field of its events that numbers its chapters: a turn, a round, a half day; 0 is the beginning."""
    tempers: ClassVar[tuple[str, ...]] = ()
    """What a computer player may be inclined to, see `leaning`."""

    def new_game(self, seats: int, options: Options, seed: bytes, rules: int | None = None) -> tuple[S, list[Event]]:
        """The first state, and the events that set it up. `rules` is the version to play by, the newest unless told."""
        rules = self.rules_version if rules is None else rules
        if not 1 <= rules <= self.rules_version:
            raise BadSetup("unknown_rules", rules=rules, newest=self.rules_version)
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup("wrong_seats", seats=seats, least=self.min_seats, most=self.max_seats)
        return self.set_up(seats, settle(self.options, options), seed, rules)

    def has_host_first(self, options: Options) -> bool:
        """Whether seat 0 is the host's with these options; otherwise nobody chooses who sits where."""
        return False

    @abstractmethod
    def set_up(self, seats: int, options: Options, seed: bytes, rules: int) -> tuple[S, list[Event]]:
        """`new_game` after seats, options and the version of the rules were checked."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that must decide now: several when play is simultaneous, none when the game is over."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What this seat may see, built by inclusion; `None` is a spectator."""

    @abstractmethod
    def occasion(self, view: V) -> int:
        """A number for what this seat is asked now. It changes when the question does, and never comes back in a game."""

    @abstractmethod
    def answers(self, view: V, path: Path) -> Path:
        """The parts that may follow `path` in a legal move of this seat; none when `path` is a whole move."""

    @abstractmethod
    def asked(self, view: V, path: Path) -> str:
        """The name of the question that the answers after `path` answer."""

    @abstractmethod
    def legal_moves(self, view: V) -> Sequence[M]:
        """Every move this seat may make. `answers` generates the same tree step by step."""

    def random_move(self, view: V, below: Callable[[int], int]) -> M:
        """Any legal move of this seat; `below(n)` draws a number from 0 to n - 1. For playing on quickly without thinking."""
        moves = self.legal_moves(view)
        return moves[below(len(moves))]

    @abstractmethod
    def move(self, seat: Seat, path: Path) -> M:
        """The move with these parts. Raises `NotAMove` if there is none; it may still be illegal."""

    @abstractmethod
    def apply(self, state: S, move: M) -> tuple[S, list[Event]]:
        """Checks, then the next state and what happened. An illegal move raises and changes nothing."""

    def playout(self, state: S, below: Callable[[int], int]) -> tuple[S, int]:
        """Plays on at random to the end: the last state, and how many moves it took. How quick the rules are is measured so."""
        moves = 0
        while seats := self.to_act(state):
            state, _ = self.apply(state, self.random_move(self.view(state, seats[0]), below))
            moves += 1
        return state, moves

    def apply_all(self, state: S, moves: Iterable[M]) -> S:
        """The state after these moves, each checked; raises at the first that is illegal. For replays, which tell no events."""
        for move in moves:
            state, _ = self.apply(state, move)
        return state

    @abstractmethod
    def preview(self, view: V, move: M) -> list[Event]:
        """What the move is sure to give its seat, from what that seat knows."""

    def imagined(self, view: V, move: M) -> V | None:
        """The view as if the move had been carried out and nothing else had happened; None where that can't be shown."""
        return None

    @abstractmethod
    def may_see(self, view: V, event: Event) -> bool:
        """Whether the owner of the view may be told of the event."""

    def faces(self, event: Event, seat: Seat) -> tuple[int, ...]:
        """The faces of dice that one of `rolls` rolled for this seat; what is everybody's is rolled for each. None of others."""
        return ()

    @abstractmethod
    def result(self, state: S) -> Result:
        """Scores, ranks and ties of a finished game."""

    @abstractmethod
    def violations(self, state: S) -> list[str]:
        """Invariants that this state breaks: none, ever. For tests and self-play."""

    @abstractmethod
    def tempting(self, view: V, chance: Chance) -> M:
        """A legal move as a beginner might choose it: random, weighted to be sensible."""

    @abstractmethod
    def candidates(self, view: V) -> Sequence[M]:
        """The legal moves worth a closer look: all of them, or, where there are too many, the promising ones."""

    @abstractmethod
    def worth(self, view: V, move: M) -> float:
        """How good the seat's position is after the move, in points."""

    def ponder(self, view: V, chance: Chance, effort: int, also: Sequence[M] = ()) -> Sequence[Considered[M]]:
        """The moves worth considering and those of `also`, which must be legal; best first.

        `effort` is how many samples of what may come are looked at; with 0 the position after each move is judged as it is.
        The same view, chance and effort give the same answer in every process.
        """
        moves = dict.fromkeys([*self.candidates(view), *also])
        found = [Considered(move, self.worth(view, move)) for move in moves]
        return sorted(found, key=lambda each: -each.worth)

    def contend(self, view: V, chance: Chance, effort: int) -> Sequence[Considered[M]]:
        """How somebody ponders who means to win, whatever the points. Hints and reviews speak of points instead."""
        return self.ponder(view, chance, effort)

    def leaning(self, view: V, move: M, temper: str) -> float:
        """How many points more a computer player of this temper sees in the move: few, so that it stays strong."""
        return 0.0

    def luck(self, story: Sequence[tuple[V, M]]) -> float | None:
        """How many points more chance gave a seat than could be expected, from what it saw and did in a whole game.

        None where luck can't be told from skill.
        """
        return None

    def yardstick(self, view: V) -> Sequence[Considered[M]]:
        """What `steady_1` thinks of its moves. It never gets better, so that other computers can be measured by it."""
        return [Considered(move, self.worth(view, move)) for move in self.candidates(view)]

    def parse(self, text: str) -> M:
        """Reads the text form of a move back."""
        return self.move(*split(text))

    def encode(self, state: S) -> bytes:
        return marked(self.rules_version, msgspec.msgpack.encode(state))

    def decode(self, data: bytes, rules: int) -> S:
        """Reads a snapshot of any version back. `rules` is the version with which its game began and will end."""
        if written_by(data) == self.rules_version:
            return msgspec.msgpack.decode(contents(data), type=self.state_type)
        plain = upgraded(data, rules, self.rules_version, self.upgrades)
        return msgspec.convert(plain, type=self.state_type)

    def encode_events(self, events: Sequence[Event]) -> bytes:
        return msgspec.json.encode(events)

    def decode_events(self, data: bytes) -> list[Event]:
        return msgspec.json.decode(data, type=list[self.event_type])

    def follow(self, view: V, path: Path) -> None:
        """Raises unless `path` begins a legal move of the view's seat, telling how far it is right."""
        for step, part in enumerate(path):
            answers = self.answers(view, path[:step])
            if part not in answers:
                raise IllegalMove(
                    "not_offered", part=part, asked=self.asked(view, path[:step]), offered=" ".join(answers)
                )

    def check(self, view: V, path: Path) -> None:
        """Raises unless `path` is a whole legal move of the view's seat."""
        self.follow(view, path)
        if self.answers(view, path):
            raise UnclearMove("unfinished", asked=self.asked(view, path))


AnyGame: TypeAlias = Game[Any, Any, Any]
