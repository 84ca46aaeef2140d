"""How the columns get their values: in order, from a rolled one up or down, or as the town crier likes (page 3)."""

from functools import lru_cache

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from engine.troyes_dice.facts import COLUMNS
from engine.troyes_dice.moves import Number
from engine.troyes_dice.state import TablePart

NUMBERINGS = ("first", "standard", "expert")
FIRST_GAME = (1, 2, 3, 4, 5, 6)


@lru_cache(maxsize=100)
def directions(first: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Increasing and decreasing from the leftmost value, past 6 to 1 and past 1 to 6."""
    up = tuple((first - 1 + step) % COLUMNS + 1 for step in range(COLUMNS))
    down = tuple((first - 1 - step) % COLUMNS + 1 for step in range(COLUMNS))
    return up, down


def next_values(table: TablePart, path: Path) -> Path:
    """The values that may be written in the next column after those of `path`."""
    written = path[1:]
    if len(written) == COLUMNS:
        return ()
    if table.numbering == "expert":
        return tuple(value for value in "123456" if value not in written)
    return values_after(table.first_value, written)


@lru_cache(maxsize=100)
def values_after(first: int, written: Path) -> Path:
    """Increasing comes first; both directions begin with the same value, which is offered once."""
    ways = [tuple(map(str, way)) for way in directions(first)]
    return tuple(dict.fromkeys(way[len(written)] for way in ways if way[: len(written)] == written))


def check_number(table: TablePart, move: Number) -> None:
    """Raises unless the town crier may number the columns like this, now."""
    if table.columns:
        raise IllegalMove("already_numbered")
    if move.seat != table.crier:
        raise IllegalMove("not_the_crier", crier=table.crier)
    is_permutation = sorted(move.columns) == list(FIRST_GAME)
    if not is_permutation or (table.numbering == "standard" and move.columns not in directions(table.first_value)):
        columns = " ".join(map(str, move.columns))
        raise IllegalMove("wrong_numbering", columns=columns, numbering=table.numbering, first=table.first_value)
