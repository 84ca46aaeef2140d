"""What a seat or a spectator may see, put together from what is known to them, never by taking secrets away."""

from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes.events import Dealt, GainedPoints, LostPoints
from engine.troyes.facts import NEUTRAL
from engine.troyes.state import OVER, State, View


def view_of(state: State, seat: Seat | None) -> View:
    table, hands = state.table, state.hands
    if table.phase == OVER:
        hand = None if seat is None else hands[seat]
        return View(seat, table, hand, hands, 0, state.secret.chance.seed.hex())
    return View(seat, table, None if seat is None else hands[seat], (), len(state.secret.red), "")


def may_see(view: View, event: Event) -> bool:
    """Points and characters belong to their seat; le Roy's points to the seat that plays against him."""
    if view.is_over:
        return True
    if isinstance(event, GainedPoints):
        return view.seat == event.owner or (event.owner == NEUTRAL and view.seat is not None)
    if isinstance(event, LostPoints | Dealt):
        return event.seat == view.seat
    return True
