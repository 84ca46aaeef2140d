"""Reading moves back from their text."""

from functools import lru_cache

from engine.core.errors import NotAMove
from engine.core.moves import Path, split
from engine.core.seats import Seat
from engine.troyes_dice.buildings import BONUSES, NAMED
from engine.troyes_dice.facts import COLOUR_LETTERS, COLUMNS
from engine.troyes_dice.moves import DiceMove, Number, Pick
from engine.troyes_dice.picking import ACTIONS, PAYMENTS

HEAD = 4
"""Die, payment, change, action: what every pick has before its choices."""


@lru_cache(maxsize=20_000)
def parsed(text: str) -> DiceMove:
    """The move of a whole line. The same lines come again and again, and a move never changes."""
    return move_of(*split(text))


def move_of(seat: Seat, path: Path) -> DiceMove:
    """The move with these parts; whether it is legal is another matter."""
    if path and path[0] == "columns":
        if len(path) != COLUMNS + 1 or any(len(part) != 1 or part not in "123456" for part in path[1:]):
            raise NotAMove("not_a_move", text=" ".join(path))
        return Number(seat, tuple(map(int, path[1:])))
    return pick_of(seat, path)


def pick_of(seat: Seat, path: Path) -> Pick:
    if not is_pick(path):
        raise NotAMove("not_a_move", text=" ".join(path))
    slot, payment, change, action, *choices = path
    return Pick(seat, int(slot), payment, COLOUR_LETTERS.index(change[0]), int(change[1]), action, tuple(choices))


def is_pick(path: Path) -> bool:
    """Whether these are the words of a pick, in their order."""
    if len(path) < HEAD or len(path) % 2:
        return False
    slot, payment, change, action, *choices = path
    is_change = len(change) == 2 and change[0] in COLOUR_LETTERS and change[1] in "0123456"
    is_head = slot in ("0", "1", "2", "3", "4") and payment in PAYMENTS and is_change and action in ACTIONS
    return is_head and all(map(is_choice, choices[::2], choices[1::2]))


def is_choice(source: str, target: str) -> bool:
    if source in ("over", "feast"):
        return target in tuple(COLOUR_LETTERS)
    return source in BONUSES and target in NAMED
