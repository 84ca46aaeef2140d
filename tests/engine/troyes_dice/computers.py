"""What the tests of all computer players know of this game: a position with other secrets, and what yardsticks play."""

from engine.core.chance import Chance
from engine.core.seats import Seat
from engine.troyes_dice.calendar import rebuilt
from engine.troyes_dice.facts import HALF_DAYS
from engine.troyes_dice.rolling import rolled_days
from engine.troyes_dice.state import Secret, State

MEASURED = "5862256319ee66af"


def altered(state: State, seat: Seat) -> State:
    """The wheel lies open, and so do the dice up to the half day that the seat is in; all others are different."""
    other = Chance(bytes([200]) * 32)
    known = state.table.finished[seat] + 1 if state.table.columns else 0
    calendar = state.secret.calendar
    plazas = rebuilt(calendar[known - 1]) if known else calendar[0].plazas
    future = rolled_days(known + 1, plazas, HALF_DAYS - known, Chance(other.seed))
    hands = tuple(hand if own == seat else type(hand)(hand.sheet) for own, hand in enumerate(state.hands))
    return State(state.table, hands, Secret(other, (*calendar[:known], *future)))
