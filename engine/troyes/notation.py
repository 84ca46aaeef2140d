"""Reading moves back from their text."""

from functools import lru_cache

from engine.core.errors import NotAMove
from engine.core.moves import Path, split
from engine.core.seats import Seat
from engine.troyes.action_table import BY_WORD
from engine.troyes.facts import NEUTRAL
from engine.troyes.moves import TroyesMove
from engine.troyes.words import Strange


@lru_cache(maxsize=20_000)
def parsed(text: str) -> TroyesMove:
    """The move of a whole line. The same lines come again and again, and a move never changes."""
    return move_of(*split(text))


def move_of(seat: Seat, path: Path) -> TroyesMove:
    """The move with these parts; whether it is legal is another matter."""
    try:
        if not 0 <= seat < NEUTRAL:
            raise Strange
        return BY_WORD[path[0]].read(seat, path[1:])
    except (KeyError, IndexError, ValueError, Strange):
        raise NotAMove("not_a_move", text=" ".join(path)) from None
