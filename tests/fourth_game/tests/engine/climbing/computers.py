"""What the tests of all computer players know of this game: a position with other secrets, and what yardsticks play."""

from engine.climbing.game import Secret, State

from engine.core.chance import Chance
from engine.core.seats import Seat

MEASURED = "55c850b3aa387534"


def altered(state: State, seat: Seat) -> State:
    return State(state.table, state.hands, Secret(Chance(bytes([200]) * 32)))
