"""Climbing, a game that exists to be added: the tests lay it into a copy of the tree, and the service is tried with it.

In a turn a seat has four steps: it climbs one or two of them, or dares a throw of the die for one, and rests when it likes.
After three turns each, the highest wins. In the fog nobody waits for anybody, and nobody sees how high the others are.
"""

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Chance, commitment
from engine.core.errors import IllegalMove, NotAMove
from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import Move, Path
from engine.core.options import OFF_ON, Option, Options
from engine.core.result import Result, Score, ranks
from engine.core.seats import Seat

TURNS = 3
STEPS = 4
MOVES = (("step", "1"), ("step", "2"), ("rest",), ("roll",))


class Climb(Struct, frozen=True):
    seat: Seat
    parts: Path


class Climbed(Event, frozen=True):
    seat: Seat
    by: int


class Dared(Event, frozen=True):
    seat: Seat


class Threw(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    value: int


class Rested(Event, frozen=True):
    seat: Seat


class TablePart(Struct, frozen=True):
    rules: int
    commitment: str
    in_fog: bool
    rests: tuple[int, ...]
    """By seat, the turns that are over."""

    @property
    def seats(self) -> int:
        return len(self.rests)


class Hand(Struct, frozen=True):
    height: int = 0
    steps: int = STEPS
    made: int = 0
    """How many moves the seat has made."""


class Secret(Struct, frozen=True):
    chance: Chance


class State(Struct, frozen=True):
    table: TablePart
    hands: tuple[Hand, ...]
    secret: Secret


class View(Struct, frozen=True):
    seat: Seat | None
    table: TablePart
    hands: tuple[Hand | None, ...]
    is_over: bool
    seed: str


class Climbing(Game[State, View, Climb]):
    key = "climbing"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    options = (Option("fog", OFF_ON, "false"),)
    categories = ("height",)
    state_type = State
    event_type = Climbed | Dared | Threw | Rested

    def set_up(self, seats: int, options: Options, seed: bytes, rules: int) -> tuple[State, list[Event]]:
        table = TablePart(rules, commitment(seed), options["fog"] == "true", (0,) * seats)
        return State(table, (Hand(),) * seats, Secret(Chance(seed))), []

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return acting(state.table)

    def view(self, state: State, seat: Seat | None) -> View:
        is_over = not acting(state.table)
        is_open = is_over or not state.table.in_fog
        hands = tuple(hand if is_open or owner == seat else None for owner, hand in enumerate(state.hands))
        return View(seat, state.table, hands, is_over, state.secret.chance.seed.hex() if is_over else "")

    def occasion(self, view: View) -> int:
        hand = None if view.seat is None else view.hands[view.seat]
        return hand.made + 1 if hand else 0

    def answers(self, view: View, path: Path) -> Path:
        hand = view.hands[view.seat] if view.seat in acting(view.table) and view.seat is not None else None
        if hand is None or path not in ((), ("step",)):
            return ()
        if path:
            return tuple(str(by) for by in (1, 2) if by <= hand.steps)
        return ("step", "rest", "roll") if hand.steps else ("rest",)

    def asked(self, view: View, path: Path) -> str:
        return "by" if path else "what"

    def legal_moves(self, view: View) -> Sequence[Climb]:
        return [Climb(view.seat or 0, path) for path in MOVES if self._is_offered(view, path)]

    def _is_offered(self, view: View, path: Path) -> bool:
        return all(part in self.answers(view, path[:step]) for step, part in enumerate(path))

    def move(self, seat: Seat, path: Path) -> Climb:
        if path not in MOVES:
            raise NotAMove("not_a_move", text=" ".join(path))
        return Climb(seat, path)

    def apply(self, state: State, move: Climb) -> tuple[State, list[Event]]:
        if move.seat not in acting(state.table):
            raise IllegalMove("not_your_turn")
        self.check(self.view(state, move.seat), move.parts)
        table, chance, hand = state.table, replace(state.secret.chance), state.hands[move.seat]
        events = told(move)
        if move.parts == ("roll",):
            events.append(Threw(move.seat, chance.die()))
        gained = sum(event.by if isinstance(event, Climbed) else getattr(event, "value", 0) for event in events)
        steps = STEPS if move.parts == ("rest",) else hand.steps - int((*move.parts, "1")[1])
        hands = changed(state.hands, move.seat, Hand(hand.height + gained, steps, hand.made + 1))
        if move.parts == ("rest",):
            table = replace(table, rests=changed(table.rests, move.seat, table.rests[move.seat] + 1))
        return State(table, hands, Secret(chance)), events

    def preview(self, view: View, move: Climb) -> list[Event]:
        return told(move)

    def may_see(self, view: View, event: Event) -> bool:
        return view.is_over or not view.table.in_fog or isinstance(event, Rested) or event_seat(event) == view.seat

    def result(self, state: State) -> Result:
        heights = [hand.height for hand in state.hands]
        scores = tuple(Score(seat, {"height": height}) for seat, height in enumerate(heights))
        return Result(scores, ranks(heights))

    def violations(self, state: State) -> list[str]:
        return [f"{hand.steps} steps" for hand in state.hands if not 0 <= hand.steps <= STEPS]

    def tempting(self, view: View, chance: Chance) -> Climb:
        moves = self.legal_moves(view)
        return moves[chance.below(len(moves))]

    def candidates(self, view: View) -> Sequence[Climb]:
        return self.legal_moves(view)

    def worth(self, view: View, move: Climb) -> float:
        return {"1": 1.0, "2": 2.0, "rest": 0.0, "roll": 3.5}[move.parts[-1]]


def acting(table: TablePart) -> tuple[Seat, ...]:
    """In turn, or in the fog everybody whose turns are not over."""
    waiting = tuple(seat for seat, rests in enumerate(table.rests) if rests < TURNS)
    return waiting if table.in_fog else tuple(sorted(waiting, key=lambda seat: table.rests[seat])[:1])


def told(move: Move) -> list[Event]:
    """What a move is sure to do."""
    if move.parts[0] == "step":
        return [Climbed(move.seat, int(move.parts[1]))]
    return [Rested(move.seat) if move.parts == ("rest",) else Dared(move.seat)]


def event_seat(event: Event) -> Seat | None:
    return getattr(event, "seat", None)


def changed(values: tuple, seat: Seat, value: object) -> tuple:
    return (*values[:seat], value, *values[seat + 1 :])
