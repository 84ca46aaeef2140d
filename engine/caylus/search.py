"""How a master looks ahead: the most promising moves, each played on to the end of the turn as steady players would."""

from collections.abc import Sequence
from typing import Final

from engine.caylus.estimate import estimate
from engine.caylus.judgement import judge, made
from engine.caylus.listing import legal_moves, list_moves
from engine.caylus.moves import CaylusMove
from engine.caylus.progress import advance, make
from engine.caylus.state import TablePart, View
from engine.core.events import Event
from engine.core.pondering import Considered
from engine.core.seats import Seat

EFFORT: Final = 6
"""How many moves are played on."""
ENVY_OF_TWO: Final = 1.0
ENVY_OF_MORE: Final = 0.3
"""How much the prospects of the strongest other seat weigh; among many it matters less what one of them has."""


def ponder(view: View, effort: int, also: Sequence[CaylusMove]) -> list[Considered[CaylusMove]]:
    """With an effort of 0 every move as it looks at once, else so many moves and those of `also` after this turn."""
    table = view.table
    found = best_first([Considered(move, judge(table, move)) for move in legal_moves(view)])
    if not effort or len(found) == 1:
        return found
    moves = dict.fromkeys([*(each.move for each in found[:effort]), *also])
    return best_first([Considered(move, after_turn(table, move)) for move in moves])


def best_first(found: list[Considered[CaylusMove]]) -> list[Considered[CaylusMove]]:
    return sorted(found, key=lambda each: -each.worth)


def after_turn(table: TablePart, move: CaylusMove) -> float:
    """What the seat has ahead of its strongest rival when the turn is over."""
    after, turn = made(table, move), table.turn
    events: list[Event] = []
    advance(after, events)
    while after.pending and after.turn == turn:
        make(after, likely_move(after), events)
        advance(after, events)
        events.clear()
    return lead(after, move.seat)


def likely_move(table: TablePart) -> CaylusMove:
    """What a steady player does here; of equals the first."""
    moves = list_moves(table, table.pending[-1])
    return moves[0] if len(moves) == 1 else max(moves, key=lambda move: judge(table, move))


def lead(table: TablePart, seat: Seat) -> float:
    rival = max(estimate(table, other) for other in range(table.seats) if other != seat)
    return estimate(table, seat) - (ENVY_OF_TWO if table.seats == 2 else ENVY_OF_MORE) * rival
