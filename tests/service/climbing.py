"""A tiny game in which seats take turns, for what Troyes Dice never asks of the service.

In a turn a seat climbs (`step 1`, `step 2`) as often as it has steps left, throws a die for more height (`roll`), and ends
with `rest`. After three turns each, the highest wins.
"""

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.errors import IllegalMove, NotAMove
from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import Path
from engine.core.options import OFF_ON, Option, Options
from engine.core.result import Result, Score, ranks
from engine.core.seats import Seat

TURNS = 3
STEPS = 4


class Climb(Struct, frozen=True):
    seat: Seat
    parts: Path


class Climbed(Event, frozen=True):
    seat: Seat
    by: int


class Threw(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    value: int


class Rested(Event, frozen=True):
    seat: Seat


class State(Struct, frozen=True):
    heights: tuple[int, ...]
    steps: int
    rests: int
    made: int
    chance: Chance


class View(Struct, frozen=True):
    seat: Seat | None
    heights: tuple[int, ...]
    steps: int
    rests: int
    made: int


class Climbing(Game[State, View, Climb]):
    key = "climbing"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    options = (Option("fog", OFF_ON, "false"),)
    categories = ("height",)
    state_type = State
    event_type = Climbed | Threw | Rested

    def set_up(self, seats: int, options: Options, seed: bytes, rules: int) -> tuple[State, list[Event]]:
        return State((0,) * seats, STEPS, 0, 0, Chance(seed)), []

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.rests == TURNS * len(state.heights) else (state.rests % len(state.heights),)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.heights, state.steps, state.rests, state.made)

    def occasion(self, view: View) -> int:
        return view.made + 1

    def answers(self, view: View, path: Path) -> Path:
        if view.seat != view.rests % len(view.heights) or view.rests == TURNS * len(view.heights):
            return ()
        if not path:
            return ("step", "rest", "roll") if view.steps else ("rest", "roll")
        if path == ("step",):
            return tuple(str(by) for by in (1, 2) if by <= view.steps)
        return ()

    def asked(self, view: View, path: Path) -> str:
        return "by" if path else "what"

    def legal_moves(self, view: View) -> Sequence[Climb]:
        heads = self.answers(view, ())
        return [self.move(view.seat or 0, (head, *rest)) for head in heads for rest in self._rests(view, head)]

    def _rests(self, view: View, head: str) -> list[Path]:
        return [(part,) for part in self.answers(view, (head,))] or [()]

    def move(self, seat: Seat, path: Path) -> Climb:
        if path not in (("step", "1"), ("step", "2"), ("roll",), ("rest",)):
            raise NotAMove("not_a_move", text=" ".join(path))
        return Climb(seat, path)

    def apply(self, state: State, move: Climb) -> tuple[State, list[Event]]:
        if move.seat not in self.to_act(state):
            raise IllegalMove("not_your_turn")
        self.check(self.view(state, move.seat), move.parts)
        made = state.made + 1
        if move.parts == ("rest",):
            return replace(state, steps=STEPS, rests=state.rests + 1, made=made), [Rested(move.seat)]
        chance = Chance(state.chance.seed, state.chance.drawn)
        by = chance.die() if move.parts == ("roll",) else int(move.parts[1])
        steps = state.steps - (0 if move.parts == ("roll",) else by)
        heights = tuple(height + by * (seat == move.seat) for seat, height in enumerate(state.heights))
        event = Threw(move.seat, by) if move.parts == ("roll",) else Climbed(move.seat, by)
        return State(heights, steps, state.rests, made, chance), [event]

    def preview(self, view: View, move: Climb) -> list[Event]:
        return [Climbed(move.seat, int(move.parts[1]))] if move.parts[0] == "step" else []

    def may_see(self, view: View, event: Event) -> bool:
        return True

    def result(self, state: State) -> Result:
        scores = tuple(Score(seat, {"height": height}) for seat, height in enumerate(state.heights))
        return Result(scores, ranks(state.heights))

    def violations(self, state: State) -> list[str]:
        return []

    def tempting(self, view: View, chance: Chance) -> Climb:
        moves = self.legal_moves(view)
        return moves[chance.below(len(moves))] if view.steps else self.move(view.seat or 0, ("rest",))

    def candidates(self, view: View) -> Sequence[Climb]:
        return self.legal_moves(view)

    def worth(self, view: View, move: Climb) -> float:
        return {"step": 2.0, "rest": 1.0, "roll": 0.0}[move.parts[0]]
