"""Troyes behind the interface that every game has."""

from collections.abc import Callable, Iterable, Sequence
from types import MappingProxyType

from msgspec.structs import replace

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
from engine.troyes import achievements, asking, judgement, listing, search, setting, tempers, views, yardstick
from engine.troyes.events import AnyTroyesEvent
from engine.troyes.facts import value_of
from engine.troyes.forced import advance
from engine.troyes.invariants import violations
from engine.troyes.moves import Reroll, TroyesMove
from engine.troyes.notation import move_of, parsed
from engine.troyes.play import play_of, play_seen
from engine.troyes.playout import apply_all, playout, random_move
from engine.troyes.progress import carry_out, check, perform, undecided
from engine.troyes.round_events import Rolled
from engine.troyes.scoring import CATEGORIES, result_of
from engine.troyes.state import State, View


class Troyes(Game[State, View, TroyesMove]):
    key = "troyes"
    rules_version = 2
    upgrades = MappingProxyType({1: number_the_rules})
    min_seats = 1
    max_seats = 4
    chapters = "round"
    options = (
        Option("bonus", OFF_ON, "false"),
        Option("start", ("random", "host"), "random"),
    )
    album = achievements.ALBUM
    categories = CATEGORIES
    state_type = State
    rolls = Rolled
    event_type = AnyTroyesEvent
    effort = search.EFFORT
    near = judgement.NEAR
    tempers = tempers.TEMPERS

    def has_host_first(self, options: Options) -> bool:
        return options["start"] == "host"

    def set_up(self, seats: int, options: Options, seed: bytes, rules: int) -> tuple[State, list[Event]]:
        play = setting.set_up(seats, options, seed, rules)
        return play.state(), play.events

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return undecided(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view_of(state, seat)

    def occasion(self, view: View) -> int:
        return view.table.occasion

    def answers(self, view: View, path: Path) -> Path:
        return asking.answers(view, path)

    def asked(self, view: View, path: Path) -> str:
        return asking.asked(view, path)

    def legal_moves(self, view: View) -> Sequence[TroyesMove]:
        return listing.legal_moves(view)

    def random_move(self, view: View, below: Callable[[int], int]) -> TroyesMove:
        return random_move(view.table, view.seat or 0, below)

    def move(self, seat: Seat, path: Path) -> TroyesMove:
        return move_of(seat, path)

    parse = staticmethod(parsed)

    def apply(self, state: State, move: TroyesMove) -> tuple[State, list[Event]]:
        check(state.table, move)
        play = play_of(state)
        perform(play, move)
        advance(play)
        play.table.occasion += 1
        return play.state(), play.events

    def apply_all(self, state: State, moves: Iterable[TroyesMove]) -> State:
        return apply_all(state, moves)

    def playout(self, state: State, below: Callable[[int], int]) -> tuple[State, int]:
        return playout(state, below)

    def preview(self, view: View, move: TroyesMove) -> list[Event]:
        if view.seat != move.seat:
            raise IllegalMove("nothing_to_decide")
        check(view.table, move)
        play = play_seen(view)
        carry_out(play, move)
        return [event for event in play.events if views.may_see(view, event)]

    def imagined(self, view: View, move: TroyesMove) -> View | None:
        if isinstance(move, Reroll):
            return None
        check(view.table, move)
        play = play_seen(view)
        carry_out(play, move)
        if any(event.reveals for event in play.events):
            return None
        hand = view.hand and replace(view.hand, points=play.points[move.seat])
        return replace(view, table=play.table, hand=hand)

    def may_see(self, view: View, event: Event) -> bool:
        return views.may_see(view, event)

    def faces(self, event: Event, seat: Seat) -> tuple[int, ...]:
        return tuple(map(value_of, event.dice)) if isinstance(event, Rolled) and event.owner == seat else ()

    def result(self, state: State) -> Result:
        return result_of(state)

    def violations(self, state: State) -> list[str]:
        return violations(state)

    def tempting(self, view: View, chance: Chance) -> TroyesMove:
        return judgement.tempting(view, chance)

    def candidates(self, view: View) -> Sequence[TroyesMove]:
        return judgement.candidates(view)

    def worth(self, view: View, move: TroyesMove) -> float:
        return judgement.worth(view, move)

    def ponder(
        self, view: View, chance: Chance, effort: int, also: Sequence[TroyesMove] = ()
    ) -> Sequence[Considered[TroyesMove]]:
        return search.ponder(view, chance, effort, also)

    def leaning(self, view: View, move: TroyesMove, temper: str) -> float:
        return tempers.leaning(move, temper)

    def yardstick(self, view: View) -> Sequence[Considered[TroyesMove]]:
        return yardstick.considered(view)
