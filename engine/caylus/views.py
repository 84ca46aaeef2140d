"""What a seat or a spectator may see: everything but the seed."""

from engine.caylus.state import State, View
from engine.core.seats import Seat


def view_of(state: State, seat: Seat | None) -> View:
    table = state.table
    return View(seat, table, state.secret.chance.seed.hex() if table.is_over else "")
