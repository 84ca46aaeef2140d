"""How a master looks ahead: the most promising moves, each played on to the end of the round as steady players would.

Nothing beyond the round is drawn, so no deck is needed; what is rolled within it comes from the master's own chance.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec.structs import replace

from engine.core.chance import Chance, derived
from engine.core.pondering import Considered
from engine.troyes.asking import may_move
from engine.troyes.estimate import Outlook, likely_characters, outlook_of
from engine.troyes.forced import advance
from engine.troyes.judgement import candidates, judge
from engine.troyes.listing import promising
from engine.troyes.moves import TroyesMove
from engine.troyes.play import Play, play_seen
from engine.troyes.progress import perform
from engine.troyes.state import PLACEMENT, Hand, Secret, View
from engine.troyes.weights import FOR_MORE, FOR_TWO

EFFORT: Final = 2
"""How often each move is played on."""
FEW: Final = 5
"""How many moves are."""
ENVY_OF_TWO: Final = 0.8
ENVY_OF_MORE: Final = 0.35
"""How much the prospects of the strongest other seat weigh."""
UNENVIOUS: Final = replace(FOR_MORE, rival=0.0)
"""Among many, the moves that follow are chosen by what they bring: to look at everybody each time would take too long."""
MUCH: Final = 1 << 60


def ponder(view: View, chance: Chance, effort: int, also: Sequence[TroyesMove]) -> list[Considered[TroyesMove]]:
    """With an effort of 0, and before the first round, every move as it looks at once; else the best after this round."""
    if not may_move(view):
        return []
    outlook = outlook_of(view)
    moves = dict.fromkeys([*candidates(view), *also])
    found = best_first([Considered(move, judge(play_seen(view), outlook, move)) for move in moves])
    if not effort or len(found) == 1 or view.table.phase == PLACEMENT:
        return found
    few = dict.fromkeys([*(each.move for each in found[:FEW]), *also])
    seeds = [derived(chance.seed, "ahead", chance.below(MUCH)) for _ in range(effort)]
    return best_first([compared(move, sampled(view, move, seeds)) for move in few])


def sampled(view: View, move: TroyesMove, seeds: Sequence[bytes]) -> list[float]:
    """How each sample ends. Where nothing is rolled they are all alike, and one is enough."""
    ends: list[float] = []
    for seed in seeds:
        end, is_rolled = after_round(view, move, seed)
        ends.append(end)
        if not is_rolled:
            break
    return ends


def best_first(found: list[Considered[TroyesMove]]) -> list[Considered[TroyesMove]]:
    return sorted(found, key=lambda each: -each.worth)


def compared(move: TroyesMove, ends: Sequence[float]) -> Considered[TroyesMove]:
    mean = sum(ends) / len(ends)
    if len(ends) == 1:
        return Considered(move, mean)
    variance = sum((end - mean) ** 2 for end in ends) / (len(ends) - 1)
    return Considered(move, mean, sqrt(variance / len(ends)))


def after_round(view: View, move: TroyesMove, seed: bytes) -> tuple[float, bool]:
    """How far the seat is ahead when the round is over, and whether chance had a part in it."""
    play = last_round(view, seed)
    outlooks = outlooks_of(view)
    perform(play, move)
    advance(play)
    while not play.table.is_over:
        play.events.clear()
        perform(play, likely_move(play, outlooks[play.table.active]))
        advance(play)
    envy = ENVY_OF_TWO if play.table.seats == 2 else ENVY_OF_MORE
    return outlooks[view.seat or 0].lead(play.table, play.points, envy), play.chance.drawn > 0


def last_round(view: View, seed: bytes) -> Play:
    """A play on what the viewer knows that ends with this round, for its red deck is empty."""
    table = view.table
    hands = tuple(view.hand if seat == view.seat and view.hand else Hand(0, ()) for seat in range(table.seats))
    return Play(table.copy(), hands, Secret(Chance(seed), tuple(table.cards), (), (), (), (), ()))


def outlooks_of(view: View) -> list[Outlook]:
    """How each seat sees it. What others hold is not known, so they think of the characters as the viewer does."""
    characters, weights = likely_characters(view), FOR_TWO if view.table.seats <= 2 else UNENVIOUS
    return [Outlook(view.table, seat, view.red_left, characters, weights) for seat in range(view.table.seats)]


def likely_move(play: Play, outlook: Outlook) -> TroyesMove:
    """What a steady player does here; of equals the first."""
    table = play.table
    moves = list(dict.fromkeys(promising(table, table.active)))
    return moves[0] if len(moves) == 1 else max(moves, key=lambda move: judge(copied(play), outlook, move))


def copied(play: Play) -> Play:
    """The same position, in which nothing can be rolled."""
    other = Play(play.table.copy(), play.hands, None)
    other.points = play.points[:]
    return other
