"""A game played on at random to its end, in one copy of the table."""

from collections.abc import Callable

from engine.troyes.forced import advance
from engine.troyes.play import play_of
from engine.troyes.progress import perform
from engine.troyes.random_play import random_move
from engine.troyes.state import OVER, State


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
