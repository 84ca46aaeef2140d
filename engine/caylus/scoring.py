"""The result of a finished game."""

from engine.caylus.facts import SOURCES
from engine.caylus.state import State
from engine.core.result import Result, Score, ranks


def result_of(state: State) -> Result:
    """Points by where they came from, as they were kept during the game. Ties are shared: nothing breaks them."""
    table = state.table
    seats = range(table.seats)
    scores = tuple(Score(seat, dict(zip(SOURCES, table.points_by_source(seat), strict=True))) for seat in seats)
    return Result(scores, ranks([score.total for score in scores]))
