"""Caylus behind the interface that every game has."""

from collections.abc import Callable, Iterable, Sequence
from types import MappingProxyType

from engine.caylus import (
    achievements,
    asking,
    judgement,
    listing,
    playout,
    progress,
    search,
    setting,
    tempers,
    views,
    yardstick,
)
from engine.caylus.events import AnyCaylusEvent, Ended
from engine.caylus.facts import SOURCES
from engine.caylus.invariants import violations
from engine.caylus.moves import CaylusMove
from engine.caylus.notation import move_of, parsed
from engine.caylus.scoring import result_of
from engine.caylus.state import State, View
from engine.core.chance import Chance
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import Path
from engine.core.options import OFF_ON, Option, Options
from engine.core.pondering import Considered
from engine.core.result import Result
from engine.core.seats import Seat
from engine.core.versions import number_the_rules


class Caylus(Game[State, View, CaylusMove]):
    key = "caylus"
    rules_version = 2
    upgrades = MappingProxyType({1: number_the_rules})
    min_seats = 2
    max_seats = 5
    chapters = "turn"
    options = (
        Option("jeweller", OFF_ON, "true"),
        Option("favours", ("standard", "beginner"), "standard"),
    )
    album = achievements.ALBUM
    categories = SOURCES
    state_type = State
    event_type = AnyCaylusEvent
    effort = search.EFFORT
    near = judgement.NEAR
    tempers = tempers.TEMPERS

    def set_up(self, seats: int, options: Options, seed: bytes, rules: int) -> tuple[State, list[Event]]:
        return setting.set_up(seats, options, seed, rules)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        pending = state.table.pending
        return (pending[-1].seat,) if pending else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view_of(state, seat)

    def occasion(self, view: View) -> int:
        return view.table.made

    def answers(self, view: View, path: Path) -> Path:
        return asking.answers(view, path)

    def asked(self, view: View, path: Path) -> str:
        return asking.asked(view, path)

    def legal_moves(self, view: View) -> Sequence[CaylusMove]:
        return listing.legal_moves(view)

    def random_move(self, view: View, below: Callable[[int], int]) -> CaylusMove:
        return playout.random_move(view.table, below)

    def playout(self, state: State, below: Callable[[int], int]) -> tuple[State, int]:
        return playout.playout(state, below)

    def move(self, seat: Seat, path: Path) -> CaylusMove:
        return move_of(seat, path)

    def parse(self, text: str) -> CaylusMove:
        return parsed(text)

    def apply(self, state: State, move: CaylusMove) -> tuple[State, list[Event]]:
        return progress.apply(state, move)

    def apply_all(self, state: State, moves: Iterable[CaylusMove]) -> State:
        return progress.apply_all(state, moves)

    def preview(self, view: View, move: CaylusMove) -> list[Event]:
        """All that follows at once: nothing is left to chance. Only the seed is not told beforehand."""
        if view.seat != move.seat:
            raise IllegalMove("nothing_to_decide")
        events = progress.apply(judgement.state_of(view), move)[1]
        return [event for event in events if not isinstance(event, Ended)]

    def imagined(self, view: View, move: CaylusMove) -> View | None:
        return View(view.seat, judgement.made(view.table, move), view.seed)

    def may_see(self, view: View, event: Event) -> bool:
        return True

    def result(self, state: State) -> Result:
        return result_of(state)

    def violations(self, state: State) -> list[str]:
        return violations(state)

    def tempting(self, view: View, chance: Chance) -> CaylusMove:
        return judgement.tempting(view, chance)

    def candidates(self, view: View) -> Sequence[CaylusMove]:
        return judgement.candidates(view)

    def worth(self, view: View, move: CaylusMove) -> float:
        return judgement.worth(view, move)

    def ponder(
        self, view: View, chance: Chance, effort: int, also: Sequence[CaylusMove] = ()
    ) -> Sequence[Considered[CaylusMove]]:
        return search.ponder(view, effort, also)

    def leaning(self, view: View, move: CaylusMove, temper: str) -> float:
        return tempers.leaning(view.table, move, temper)

    def yardstick(self, view: View) -> Sequence[Considered[CaylusMove]]:
        return yardstick.considered(view)
