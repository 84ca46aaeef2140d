"""Setting up: the wheel, the dice of all half days, and empty sheets."""

from engine.core.chance import Chance, commitment
from engine.core.events import Event
from engine.core.options import Options
from engine.core.seats import Seat
from engine.troyes_dice.calendar import lay_out
from engine.troyes_dice.events import Started
from engine.troyes_dice.facts import COLOURS, COLUMNS, STARTING_RESOURCES
from engine.troyes_dice.moves import Number
from engine.troyes_dice.numbering import FIRST_GAME
from engine.troyes_dice.progress import number
from engine.troyes_dice.state import Hand, Secret, Sheet, State, TablePart

CRIER: Seat = 0
"""Seats are dealt by chance, so anybody may sit in seat 0 and cry (ruling 18)."""


def empty_sheet() -> Sheet:
    return Sheet([STARTING_RESOURCES for _ in COLOURS], [0 for _ in COLOURS], [0 for _ in COLOURS], 0, 0, [0] * COLUMNS)


def set_up(seats: int, options: Options, seed: bytes, rules: int) -> tuple[State, list[Event]]:
    """A game with its whole calendar; with first-game numbering it has begun already."""
    chance = Chance(seed)
    numbering, has_expansion = options["numbering"], options["expansion"] == "true"
    calendar = lay_out(chance, has_expansion)
    first_value = chance.die() if numbering == "standard" else 0
    is_together = options["pace"] == "together"
    hidden = commitment(seed)
    finished = (0,) * seats
    table = TablePart(seats, numbering, has_expansion, is_together, CRIER, first_value, (), finished, hidden, rules)
    state = State(table, tuple(Hand(empty_sheet()) for _ in range(seats)), Secret(chance, calendar))
    events: list[Event] = [Started(0, CRIER, first_value, hidden)]
    if numbering == "first":
        state = number(state, Number(CRIER, FIRST_GAME), events)
    return state, events
