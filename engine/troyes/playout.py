"""Many moves in a row, in one copy of the table: given ones, or random ones to the end of the game."""

from collections.abc import Callable, Iterable

from engine.troyes.forced import advance
from engine.troyes.moves import TroyesMove
from engine.troyes.play import play_of
from engine.troyes.progress import check_turn, perform
from engine.troyes.random_play import random_move
from engine.troyes.state import OVER, State


def apply_all(state: State, moves: Iterable[TroyesMove]) -> State:
    """The state after these moves, each of which is checked."""
    play = play_of(state)
    table, events = play.table, play.events
    for move in moves:
        check_turn(table, move)
        perform(play, move)
        advance(play)
        table.occasion += 1
        events.clear()
    return play.state()


def playout(state: State, below: Callable[[int], int]) -> tuple[State, int]:
    """The last state, and how many decisions it took."""
    play = play_of(state)
    play.is_sure = True
    table, moves = play.table, 0
    while table.phase != OVER:
        perform(play, random_move(table, table.active, below))
        advance(play)
        moves += 1
        play.events.clear()
    table.occasion += moves
    return play.state(), moves
