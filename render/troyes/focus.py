"""Which picture answers which question of Troyes."""

from typing import Final

from engine.core.moves import Path

BOARD: Final = "board"
DISTRICTS: Final = "districts"
BY_QUESTION: Final = {
    "card": "cards",
    "modifier": "cards",
    "uses": "cards",
    "event": "events",
    "cubes": "events",
    "building": "buildings",
    "space": "buildings",
    "source": "buildings",
    "mill": "buildings",
    "die": DISTRICTS,
    "dice": DISTRICTS,
    "black": DISTRICTS,
}
BY_ACTION: Final = {
    "settle": "buildings",
    "place": "buildings",
    "build": "buildings",
    "use": "cards",
    "fight": "events",
    "send": "events",
}
"""Where a move is carried out."""


def sight_for(asked: str, path: Path) -> str:
    """The name of a sight, or `board`."""
    if asked:
        return BY_QUESTION.get(asked, BOARD)
    return BY_ACTION.get(path[0], DISTRICTS) if path else BOARD
