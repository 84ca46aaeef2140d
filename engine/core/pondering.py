"""What a computer player has come to think of a move."""

from typing import Generic, TypeVar

from msgspec import Struct

from engine.core.moves import Move

M = TypeVar("M", bound=Move)


class Considered(Struct, Generic[M], frozen=True):
    """A move, the points to expect after it, and how far that may be off.

    Only differences between moves of one decision mean something: a game may count what rivals have against it.
    """

    move: M
    worth: float
    spread: float = 0.0
    """The standard error of `worth`; 0 where nothing was sampled."""
