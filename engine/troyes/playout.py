"""Playing on without thinking: one random move, given moves in a row, or random ones to the end of the game."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from engine.core.seats import Seat
from engine.troyes.action_table import BY_WORD, WITH_DICE, actions_now
from engine.troyes.actions.influence import random_spending
from engine.troyes.forced import advance
from engine.troyes.groups import Below
from engine.troyes.moves import Pass, TroyesMove
from engine.troyes.play import play_of
from engine.troyes.progress import check, perform
from engine.troyes.state import ACTIONS, COUNTERING, OVER, State, TablePart

Way: TypeAlias = Callable[[TablePart, Seat, Below], TroyesMove | None]
MUCH: Final = 1 << 60
WAYS: Final[tuple[Way, ...]] = (
    BY_WORD["use"].at_random,
    *(action.at_random for action in WITH_DICE),
    random_spending,
    BY_WORD["pass"].at_random,
)
"""What is drawn from in phase 4: activities are used twice as often as anything else."""


def random_move(table: TablePart, seat: Seat, below: Below) -> TroyesMove:
    """Draws kinds of moves until one is possible; passing always is."""
    below = sparing(below)
    if table.phase != ACTIONS or table.pending:
        return next_best(table, seat, below)
    ways = list(WAYS)
    while ways:
        way = ways.pop(below(len(ways)))
        move = way(table, seat, below)
        if move is not None:
            return move
    return Pass(seat)


def next_best(table: TablePart, seat: Seat, below: Below) -> TroyesMove:
    """Where there is one thing to do; before a black die, influence is spent now and then."""
    if table.phase == COUNTERING and not table.pending and below(3) == 0:
        spent = random_spending(table, seat, below)
        if spent is not None:
            return spent
    for action in actions_now(table):
        move = action.at_random(table, seat, below)
        if move is not None:
            return move
    raise AssertionError("nothing to do")


def sparing(below: Below) -> Below:
    """The same, but many small numbers are taken out of one large draw."""
    left = 0

    def smaller(limit: int) -> int:
        nonlocal left
        if left < limit:
            left = below(MUCH)
        found = left % limit
        left //= limit
        return found

    return smaller


def apply_all(state: State, moves: Iterable[TroyesMove]) -> State:
    """The state after these moves, each of which is checked."""
    play = play_of(state)
    table, events = play.table, play.events
    for move in moves:
        check(table, move)
        perform(play, move)
        advance(play)
        table.occasion += 1
        events.clear()
    return play.state()


def playout(state: State, below: Callable[[int], int]) -> tuple[State, int]:
    """The last state, and how many decisions it took."""
    play = play_of(state)
    table, moves = play.table, 0
    while table.phase != OVER:
        perform(play, random_move(table, table.active, below))
        advance(play)
        moves += 1
        play.events.clear()
    table.occasion += moves
    return play.state(), moves
