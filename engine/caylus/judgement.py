"""What a computer player thinks of a move. It knows what everybody knows, which is everything."""

from collections.abc import Sequence
from typing import Final

from engine.caylus.estimate import estimate
from engine.caylus.listing import legal_moves
from engine.caylus.moves import CaylusMove, Pass, Skip, Steer
from engine.caylus.playout import random_move
from engine.caylus.prices import PRICES, Pricelists
from engine.caylus.progress import make
from engine.caylus.state import Secret, State, TablePart, View
from engine.core.chance import Chance

_UNKNOWN: Final = Secret(Chance(b""))
GLANCES: Final = 2
"""How many moves a beginner looks at."""
NEAR: Final = 0.05
"""Moves that differ by no more are as good as each other."""
ENVY: Final = 0.5
"""How much the prospects of the strongest other seat weigh against the own ones."""


def state_of(view: View) -> State:
    """The state behind a view, with a seed that is nobody's: no chance is left in a game that has begun."""
    return State(view.table, (), _UNKNOWN)


def tempting(view: View, chance: Chance) -> CaylusMove:
    """Of a few random moves the one that shows the most at once; giving up is what a beginner does last."""
    glances = [random_move(view.table, chance.below) for _ in range(GLANCES)]
    return max(glances, key=lambda move: shown(view.table, move))


def shown(table: TablePart, move: CaylusMove) -> float:
    """Points and cubes that the move brings before anybody else acts."""
    if isinstance(move, Pass | Skip):
        return -1.0
    after = made(table, move)
    seat = move.seat
    gained = sum(after.cubes_of(seat)) - sum(table.cubes_of(seat))
    return after.points[seat] - table.points[seat] + gained / 2


def made(table: TablePart, move: CaylusMove) -> TablePart:
    """The table after the move and what it sets off, but before the phase goes on."""
    after = table.copy()
    make(after, move, [])
    return after


def candidates(view: View) -> Sequence[CaylusMove]:
    return legal_moves(view)


def worth(view: View, move: CaylusMove) -> float:
    return judge(view.table, move)


def judge(table: TablePart, move: CaylusMove, prices: Pricelists = PRICES) -> float:
    """The points to expect, against those of the strongest other seat.

    Only the provost changes much for others at once; of every other move it counts what it gives them.
    """
    after, seat = made(table, move), move.seat
    others = [other for other in range(after.seats) if other != seat]
    if isinstance(move, Steer):
        rival = max(estimate(after, other, prices) for other in others)
    else:
        rival = float(max(after.points[other] - table.points[other] for other in others))
    return estimate(after, seat, prices) - ENVY * rival
