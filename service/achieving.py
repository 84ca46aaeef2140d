"""Achievements: facts are kept with every result, and boxes are counted from them, so that a box may be judged anew."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from engine.core.album import Album
from engine.core.seats import Seat
from engine.registry import game

UNKNOWN: Final = "null"


def facts_of(key: str, state: Any, seat: Seat) -> str:
    """As JSON; `null` for a game without achievements."""
    album = game(key).album
    return msgspec.json.encode(album.facts(state, seat) if album else None).decode()


def album_of(key: str) -> Album | None:
    return game(key).album


def filled_boxes(key: str, kept: Iterable[str]) -> tuple[str, ...]:
    album = game(key).album
    return album.filled(read(album, kept)) if album else ()


def newly_filled(key: str, before: Sequence[str], facts: str) -> tuple[str, ...]:
    """The boxes that a game has filled in, after those before it."""
    held = set(filled_boxes(key, before))
    return tuple(box for box in filled_boxes(key, [*before, facts]) if box not in held)


def progress_of(key: str, kept: Iterable[str]) -> dict[str, tuple[int, int]]:
    """Of the boxes that count games: how many there are, of how many."""
    album = game(key).album
    return dict(album.progress(read(album, kept))) if album else {}


def read(album: Album, kept: Iterable[str]) -> list[Any]:
    """The facts; those of games that ended before the game had an album are not known."""
    return [msgspec.json.decode(facts, type=album.facts_type) for facts in kept if facts != UNKNOWN]
