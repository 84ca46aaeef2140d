"""Lines of news: each knows whom it concerns and how much it matters, so that posts and logs can choose and fold."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from engine.core.events import Event
from engine.core.seats import Seat

PROOF: Final = -1
"""The seed of a game that is over: the last line, in small print."""
ROUTINE: Final = 0
"""What happens every turn, told in passing."""
TOLD: Final = 1
GREAT: Final = 2
"""Points, favours, buildings, events won, and what hurt somebody."""
CROWNING: Final = 3
"""What a whole stretch of play led up to: it is never left out for something else."""
CONCERNED: Final = ("seat", "owner", "visitor", "driven_out", "taker", "seats", "protected", "first", "second")
"""The fields of an event that name seats."""


class Line(Struct, frozen=True):
    text: str
    seats: frozenset[Seat] = frozenset()
    """Whom it concerns; nobody in particular where it is empty."""
    weight: int = TOLD


def line(text: str, events: Sequence[Event], weight_of: Callable[[Event], int]) -> Line:
    """One line for these events; the weightiest of them counts."""
    return Line(text, concerned(events), max(map(weight_of, events), default=ROUTINE))


def concerned(events: Iterable[Event]) -> frozenset[Seat]:
    named: Iterable[Any] = (getattr(event, field, None) for event in events for field in CONCERNED)
    return frozenset(seat for value in named for seat in _seats(value))


def _seats(value: "Seat | tuple[Seat, ...] | None") -> tuple[Seat, ...]:
    return value if isinstance(value, tuple) else () if value is None else (value,)
