"""Deniers, influence, points, dice and cubes change by events only: whoever reads them all knows the table."""

from random import Random

import pytest

from engine.core.events import Event
from engine.troyes.event_cards import MARAUDING
from engine.troyes.events import (
    Bought,
    Built,
    Countered,
    CubeLost,
    EventCountered,
    EventRevealed,
    Flipped,
    Fought,
    GainedDeniers,
    GainedInfluence,
    GainedPoints,
    Hired,
    LostPoints,
    PaidSalaries,
    Rerolled,
    Rolled,
    RoundEnded,
    RoyRolled,
    Ruined,
    SpentDeniers,
    SpentInfluence,
    Suffered,
    UsedDice,
)
from engine.troyes.facts import COLUMNS, DICE, NEUTRAL, SITES, colour_of, die_of, value_of
from engine.troyes.state import State
from tests.engine.troyes.troyes_table import RULES


class Ledger:
    """What somebody would know who only hears of events."""

    def __init__(self, seats: int) -> None:
        self.deniers = [5] * seats
        self.influence = [4] * seats
        self.points = [0] * 5
        self.dice = [0] * DICE
        self.cathedral = [-1] * SITES
        self.queue: dict[int, list[int]] = {MARAUDING: []}

    def hear(self, event: Event) -> None:
        self.hear_of_stock(event)
        self.hear_of_dice(event)
        self.hear_of_cubes(event)

    def hear_of_stock(self, event: Event) -> None:
        match event:
            case PaidSalaries():
                self.deniers[event.seat] += event.income - event.paid
            case Suffered():
                stock = self.deniers if event.what == "deniers" else self.influence
                stock[event.seat] -= event.lost
            case Bought():
                if event.seat != NEUTRAL:
                    self.deniers[event.seat] -= event.deniers
                if event.owner != NEUTRAL:
                    self.deniers[event.owner] += event.deniers
            case Hired() if event.owner != NEUTRAL:
                self.deniers[event.owner] -= event.deniers
            case GainedDeniers():
                self.deniers[event.seat] += event.deniers
            case SpentDeniers():
                self.deniers[event.seat] -= event.deniers
            case GainedInfluence():
                self.influence[event.seat] += event.influence
            case SpentInfluence():
                self.influence[event.seat] -= event.influence
            case GainedPoints():
                self.points[event.owner] += event.points
            case LostPoints():
                self.points[event.seat] -= event.points
            case _:
                pass

    def hear_of_dice(self, event: Event) -> None:
        gone: tuple[int, ...] = ()
        come: tuple[int, ...] = ()
        match event:
            case Rolled():
                come = event.dice
            case UsedDice() | Countered() | RoyRolled():
                gone = event.dice
            case Bought() if event.seat == NEUTRAL:
                gone = (event.die,)
            case Rerolled():
                gone, come = (event.old,), (event.new,)
            case Flipped():
                gone = event.dice
                come = tuple(die_of(event.seat, colour_of(die), 7 - value_of(die)) for die in event.dice)
            case RoundEnded():
                self.dice = [0] * DICE
            case _:
                pass
        for die in gone:
            self.dice[die] -= 1
        for die in come:
            self.dice[die] += 1

    def hear_of_cubes(self, event: Event) -> None:
        match event:
            case EventRevealed():
                self.queue[event.event] = []
            case Fought():
                self.queue[event.event] += [event.owner] * event.cubes
            case CubeLost():
                assert self.queue[event.event].pop() == event.owner
            case EventCountered():
                del self.queue[event.event]
                if event.event == MARAUDING:
                    self.queue = {MARAUDING: []} | self.queue
            case Built():
                self.cathedral[event.level * COLUMNS + event.column] = event.owner
            case Ruined():
                self.cathedral[event.level * COLUMNS + event.column] = -1
            case _:
                pass

    def check(self, state: State) -> None:
        table = state.table
        assert self.deniers == table.deniers
        assert self.influence == table.influence
        assert self.points == [
            *[hand.points for hand in state.hands],
            *[0] * (NEUTRAL - table.seats),
            state.hands[0].roy,
        ]
        assert self.dice == table.dice
        assert self.cathedral == table.cathedral
        assert [(card, tuple(cubes)) for card, cubes in self.queue.items()] == [
            (threat.card, threat.cubes) for threat in table.queue
        ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_changes_by_events_only(seats: int) -> None:
    for n in range(6):
        rng = Random(n)
        state, events = RULES.new_game(seats, {"bonus": "true"}, rng.randbytes(32))
        ledger = Ledger(seats)
        while True:
            for event in events:
                ledger.hear(event)
            ledger.check(state)
            if not RULES.to_act(state):
                break
            view = RULES.view(state, state.table.active)
            state, events = RULES.apply(state, RULES.random_move(view, rng.randrange))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_preview_tells_of_nothing_that_does_not_happen(seats: int) -> None:
    rng = Random(11)
    state, _ = RULES.new_game(seats, {"bonus": "true"}, rng.randbytes(32))
    while RULES.to_act(state):
        view = RULES.view(state, state.table.active)
        move = RULES.random_move(view, rng.randrange)
        promised = RULES.preview(view, move)
        state, events = RULES.apply(state, move)
        assert promised
        assert promised == [event for event in events if event in promised][: len(promised)]
