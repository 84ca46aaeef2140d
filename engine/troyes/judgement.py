"""What a computer player thinks of a move. It knows what its seat knows."""

from collections.abc import Sequence
from typing import Final

from engine.core.chance import Chance
from engine.troyes.actions.counter import STRENGTHS, strength_of
from engine.troyes.asking import may_move
from engine.troyes.cards import ACTIVITIES
from engine.troyes.estimate import PLACES, Outlook, outlook_of
from engine.troyes.events import Activated
from engine.troyes.facts import PENALTY, SPACES_PER_BUILDING, colour_of, value_of
from engine.troyes.listing import promising
from engine.troyes.moves import Reroll, Settle, TroyesMove
from engine.troyes.play import Play, play_seen
from engine.troyes.playout import random_move
from engine.troyes.progress import carry_out
from engine.troyes.state import COUNTERING, TablePart, View

GLANCES: Final = 3
"""How many moves a beginner looks at."""
CUBE_TO_COME: Final = 0.9
"""A cube whose event is chosen next."""
NEAR: Final = 0.03
"""Moves that differ by no more are as good as each other."""
MEAN_PIPS: Final = 3.5


def tempting(view: View, chance: Chance) -> TroyesMove:
    """Of a few random moves the one that shows the most gain at once."""
    seat = view.seat or 0
    glances = [random_move(view.table, seat, chance.below) for _ in range(GLANCES)]
    return max(glances, key=lambda move: gain_shown(view, move))


def gain_shown(view: View, move: TroyesMove) -> float:
    """Points, and a little for deniers and influence: what a beginner counts."""
    if isinstance(move, Settle):
        return 0.0
    seat, play = move.seat, play_seen(view)
    carry_out(play, move)
    return play.points[seat] + (play.table.deniers[seat] + play.table.influence[seat]) / 6


def candidates(view: View) -> Sequence[TroyesMove]:
    return list(dict.fromkeys(promising(view.table, view.seat or 0))) if may_move(view) else []


def worth(view: View, move: TroyesMove) -> float:
    """The points to expect at the end if the move is made."""
    return judge(play_seen(view), outlook_of(view), move)


def judge(play: Play, outlook: Outlook, move: TroyesMove) -> float:
    """The same in a play that nobody needs any more: the move is made in it, and nothing is rolled."""
    if isinstance(move, Settle):
        standing = outlook.weights.standing[move.space // SPACES_PER_BUILDING]
        return standing * PLACES[move.space] * balance(play.table, move)
    better = of_reroll(play.table, move, outlook.weights.pip) if isinstance(move, Reroll) else 0.0
    carry_out(play, move)
    return outlook.estimate(play.table, play.points) + of_sending(play) + better


def balance(table: TablePart, move: Settle) -> float:
    """The first citizens go to different buildings: a third one on the same counts less."""
    building = move.space // SPACES_PER_BUILDING
    return 1 - 0.12 * table.standing(move.seat, building)


def of_sending(play: Play) -> float:
    """Cubes whose events are still to be chosen, and the hits that an Archer may expect."""
    cubes = sum(each.times * min(each.cubes, 3) for each in play.table.pending)
    hits = sum(hits_to_come(event) for event in play.events if isinstance(event, Activated))
    return CUBE_TO_COME * (cubes + hits)


def hits_to_come(event: Activated) -> float:
    least = ACTIVITIES[event.card].hits
    return (7 - least) / 6 * event.uses if least else 0.0


def of_reroll(table: TablePart, move: Reroll, pip: float) -> float:
    """The mean of six faces instead of the present one; against a black die, the chance to stop it as well."""
    seat = move.seat
    better = pip * (MEAN_PIPS - value_of(move.die))
    if table.phase != COUNTERING:
        return better
    doubled = 2 if colour_of(move.die) == 0 else 1
    rest = strength_of(table, seat) - STRENGTHS[move.die]
    stops = sum(rest + doubled * face >= table.black[0] for face in range(1, 7))
    misses = strength_of(table, seat) < table.black[0]
    return better + (stops / 6 * (PENALTY + 1) if misses else 0)
