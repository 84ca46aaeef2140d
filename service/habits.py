"""How somebody played, beside the points: how soon they answered, and what their dice showed."""

from collections.abc import Sequence
from statistics import fmean, median

from db.rows import MoveRow
from engine.core.game import AnyGame
from engine.core.seats import Seat
from service.ledger import Current
from service.log import moves_that_count


def took(now: Current, seat: Seat, at: float) -> float | None:
    """Seconds from the first question of a turn to this answer; None where it answers a later one."""
    row = now.stored.seats[seat]
    if row.turn_since is None or row.turn_since != row.awaited_since:
        return None
    return max(0.0, at - row.turn_since)


def answered_in(log: Sequence[MoveRow], seat: Seat) -> float | None:
    """The median over the turns that the person of this seat began themselves."""
    times = [entry.took for entry in log if (entry.seat, entry.kind) == (seat, "move") and entry.took is not None]
    return median(times) if times else None


def faces(game: AnyGame, log: Sequence[MoveRow], seats: int) -> list[float | None]:
    """By seat, what the dice that were rolled for it showed on average; None in a game without dice.

    Only what was rolled is read: all events of a long game would hold up everybody for some milliseconds.
    """
    name = game.rolls.__name__ if game.rolls else None
    entries = [*(entry for entry in log if entry.kind == "start"), *moves_that_count(log)] if name else []
    rolled = [
        event for entry in entries if f'"{name}"' in entry.events for event in game.decode_events(entry.events.encode())
    ]
    shown = [[face for event in rolled for face in game.faces(event, seat)] for seat in range(seats)]
    return [fmean(each) if each else None for each in shown]
