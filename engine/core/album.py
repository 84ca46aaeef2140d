"""Achievements that a rulebook has: boxes that fill over many games."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from engine.core.seats import Seat


class Album(Struct, frozen=True):
    """How one game's achievements are counted."""

    facts: Callable[[Any, Seat], Struct]
    """What is kept of a finished game of one seat."""
    facts_type: type[Struct]
    filled: Callable[[Iterable[Any]], tuple[str, ...]]
    """The boxes that these facts fill in."""
