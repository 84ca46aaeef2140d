"""Achievements: facts are kept with every result, and boxes are counted from them, so that a box may be judged anew."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.core.seats import Seat
from engine.troyes_dice import achievements as troyes_dice


class Album(Struct, frozen=True):
    """How one game's achievements are counted."""

    facts: Callable[[Any, Seat], Struct]
    """What is kept of a finished game of one seat."""
    facts_type: type[Struct]
    filled: Callable[[Iterable[Any]], tuple[str, ...]]
    """The boxes that these facts fill in."""


ALBUMS: Final = {"troyes_dice": Album(troyes_dice.finished, troyes_dice.Finished, troyes_dice.filled)}
"""The games whose rulebook has achievements."""


def facts_of(key: str, state: Any, seat: Seat) -> str:
    """As JSON; `null` for a game without achievements."""
    album = ALBUMS.get(key)
    return msgspec.json.encode(album.facts(state, seat) if album else None).decode()


def filled_boxes(key: str, kept: Iterable[str]) -> tuple[str, ...]:
    album = ALBUMS.get(key)
    return album.filled([msgspec.json.decode(facts, type=album.facts_type) for facts in kept]) if album else ()
