"""What a seat or a spectator may see, put together from what is known to them, never by taking secrets away."""

from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes_dice.events import (
    Attacked,
    Built,
    Compensated,
    GainedCitizens,
    GainedResources,
    LostBonus,
    Rebuilt,
    Rolled,
    Used,
)
from engine.troyes_dice.facts import HALF_DAYS
from engine.troyes_dice.picking import is_free_for_all, must_decide
from engine.troyes_dice.state import Sheet, State, TablePart, View


def finished_by(table: TablePart, seat: Seat | None) -> int:
    """How many half days the viewer has finished; a spectator is as far as the slowest seat."""
    return min(table.finished) if seat is None else table.finished[seat]


def view_of(state: State, seat: Seat | None) -> View:
    table, calendar = state.table, state.secret.calendar
    done = finished_by(table, seat)
    known = min(done + 1, HALF_DAYS) if table.columns else 0
    return View(
        seat,
        table,
        calendar[max(known, 1) - 1].plazas,
        calendar[:known],
        visible_sheets(state, done),
        picked(state, done),
        None if seat is None else state.hands[seat].pick,
        state.is_over,
        state.secret.chance.seed.hex() if state.is_over else "",
    )


def visible_sheets(state: State, done: int) -> tuple[Sheet | None, ...]:
    """Sheets tell of dice, so those of seats that are ahead stay hidden."""
    if state.table.is_together:
        return tuple([hand.sheet for hand in state.hands])
    return tuple(
        [hand.sheet if ahead <= done else None for hand, ahead in zip(state.hands, state.table.finished, strict=True)]
    )


def picked(state: State, done: int) -> tuple[bool, ...]:
    """Who has nothing to decide any more in the half day that comes after `done` finished ones."""
    table = state.table
    if not table.columns:
        return tuple([seat != table.crier for seat in range(table.seats)])
    if done == HALF_DAYS:
        return tuple([ahead == HALF_DAYS for ahead in table.finished])
    if not table.is_together:
        return tuple([ahead > done for ahead in table.finished])
    today, columns = state.secret.calendar[done], table.columns
    if is_free_for_all(today):
        return tuple([hand.pick is not None for hand in state.hands])
    return tuple(
        [
            hand.pick is not None or not must_decide(seat, hand.sheet, today, columns)
            for seat, hand in enumerate(state.hands)
        ]
    )


def may_see(view: View, event: Event) -> bool:
    """Everybody sees set-up, that somebody picked, and the end; dice, who has got there; deeds, who is through that half day."""
    if isinstance(event, Rolled | Attacked):
        return event.half_day <= view.half_day
    if isinstance(event, Used | Built | GainedResources | GainedCitizens | LostBonus | Compensated | Rebuilt):
        return event.half_day <= finished_by(view.table, view.seat)
    return True
