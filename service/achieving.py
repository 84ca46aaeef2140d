"""Achievements: facts are kept with every result, and boxes are counted from them, so that a box may be judged anew."""

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.core.seats import Seat
from engine.registry import game


def facts_of(key: str, state: Any, seat: Seat) -> str:
    """As JSON; `null` for a game without achievements."""
    album = game(key).album
    return msgspec.json.encode(album.facts(state, seat) if album else None).decode()


def filled_boxes(key: str, kept: Iterable[str]) -> tuple[str, ...]:
    album = game(key).album
    return album.filled([msgspec.json.decode(facts, type=album.facts_type) for facts in kept]) if album else ()
