"""Troyes Dice behind the interface that every game has."""

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
from engine.troyes_dice import (
    achievements,
    asking,
    judgement,
    listing,
    luck,
    playout,
    progress,
    search,
    setting,
    tempers,
    views,
    yardstick,
)
from engine.troyes_dice.events import AnyDiceEvent, Numbered, Rolled
from engine.troyes_dice.invariants import violations
from engine.troyes_dice.moves import DiceMove, Number
from engine.troyes_dice.notation import move_of, parsed
from engine.troyes_dice.numbering import NUMBERINGS, check_number
from engine.troyes_dice.picking import carry_out
from engine.troyes_dice.scoring import CATEGORIES, result_of
from engine.troyes_dice.state import State, View


class TroyesDice(Game[State, View, DiceMove]):
    key = "troyes_dice"
    rules_version = 2
    upgrades = MappingProxyType({1: number_the_rules})
    min_seats = 1
    max_seats = 10
    chapters = "half_day"
    options = (
        Option("numbering", NUMBERINGS, "standard"),
        Option("expansion", OFF_ON, "false"),
        Option("pace", ("together", "own"), "together"),
    )
    categories = CATEGORIES
    state_type = State
    rolls = Rolled
    event_type = AnyDiceEvent
    album = achievements.ALBUM
    effort = 192
    near = 0.1
    tempers = tempers.TEMPERS

    def set_up(self, seats: int, options: Options, seed: bytes, rules: int) -> tuple[State, list[Event]]:
        return setting.set_up(seats, options, seed, rules)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return progress.undecided(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view_of(state, seat)

    def occasion(self, view: View) -> int:
        if not view.table.columns:
            return 0
        return views.finished_by(view.table, view.seat) + 1

    def answers(self, view: View, path: Path) -> Path:
        return asking.answers(view, path)

    def asked(self, view: View, path: Path) -> str:
        return asking.asked(view, path)

    def legal_moves(self, view: View) -> Sequence[DiceMove]:
        return listing.legal_moves(view)

    def random_move(self, view: View, below: Callable[[int], int]) -> DiceMove:
        return playout.random_move(view, below)

    def playout(self, state: State, below: Callable[[int], int]) -> tuple[State, int]:
        return playout.playout(state, below)

    def move(self, seat: Seat, path: Path) -> DiceMove:
        return move_of(seat, path)

    def parse(self, text: str) -> DiceMove:
        return parsed(text)

    def apply(self, state: State, move: DiceMove) -> tuple[State, list[Event]]:
        events: list[Event] = []
        return progress.apply(state, move, events), events

    def apply_all(self, state: State, moves: Iterable[DiceMove]) -> State:
        return progress.apply_all(state, moves)

    def preview(self, view: View, move: DiceMove) -> list[Event]:
        if isinstance(move, Number):
            check_number(view.table, move)
            return [Numbered(0, move.seat, move.columns)]
        if view.seat != move.seat or not asking.may_move(view):
            raise IllegalMove("nothing_to_decide")
        events: list[Event] = []
        carry_out(*asking.position(view), move, events)
        return events

    def imagined(self, view: View, move: DiceMove) -> View | None:
        if isinstance(move, Number):
            return None
        then = carry_out(*asking.position(view), move)
        sheets = [then if seat == move.seat else sheet for seat, sheet in enumerate(view.sheets)]
        return replace(view, sheets=tuple(sheets))

    def may_see(self, view: View, event: Event) -> bool:
        return views.may_see(view, event)

    def faces(self, event: Event, seat: Seat) -> tuple[int, ...]:
        if not isinstance(event, Rolled) or event.seat not in (None, seat):
            return ()
        return tuple(value for slot, value in enumerate(event.values, start=1) if slot != event.black_slot)

    def result(self, state: State) -> Result:
        return result_of(state)

    def violations(self, state: State) -> list[str]:
        return violations(state)

    def tempting(self, view: View, chance: Chance) -> DiceMove:
        return judgement.tempting(view, chance)

    def candidates(self, view: View) -> Sequence[DiceMove]:
        return search.candidates(view)

    def worth(self, view: View, move: DiceMove) -> float:
        return search.worth(view, move)

    def ponder(
        self, view: View, chance: Chance, effort: int, also: Sequence[DiceMove] = ()
    ) -> Sequence[Considered[DiceMove]]:
        return search.ponder(view, chance, effort, also)

    def contend(self, view: View, chance: Chance, effort: int) -> Sequence[Considered[DiceMove]]:
        return search.contend(view, chance, effort)

    def leaning(self, view: View, move: DiceMove, temper: str) -> float:
        return tempers.leaning(move, temper)

    def luck(self, story: Sequence[tuple[View, DiceMove]]) -> float | None:
        return luck.luck_of([view for view, _ in story])

    def yardstick(self, view: View) -> Sequence[Considered[DiceMove]]:
        return yardstick.considered(view)
