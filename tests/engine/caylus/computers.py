"""What the tests of all computer players know of this game: a position with other secrets, and what yardsticks play."""

from engine.caylus.state import Secret, State
from engine.core.chance import Chance
from engine.core.seats import Seat

MEASURED = "e4a45d6099b8d064"


def altered(state: State, seat: Seat) -> State:
    return State(state.table, (), Secret(Chance(bytes([200]) * 32)))
