"""A move is a small value with one stable text form that reads back.

The text is the seat followed by the move's parts: `2 3 d y6 gain`. The parts are the answers that lead to the move, one
after another, so the same words serve the log, the tests, a bug report and the buttons.
"""

from typing import Protocol, TypeAlias

from engine.core.errors import NotAMove
from engine.core.seats import Seat

Path: TypeAlias = tuple[str, ...]


class Move(Protocol):
    @property
    def seat(self) -> Seat: ...

    @property
    def parts(self) -> Path: ...


def text_of(move: Move) -> str:
    return " ".join((str(move.seat), *move.parts))


def split(text: str) -> tuple[Seat, Path]:
    """The seat and the parts of a move's text."""
    seat, *parts = text.split() or [""]
    if not (seat.isascii() and seat.isdigit()) or not parts:
        raise NotAMove("not_a_move", text=text)
    return int(seat), tuple(parts)
