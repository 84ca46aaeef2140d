"""What a computer player thinks of a move. It knows what its seat knows."""

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.troyes_dice.asking import may_move, position
from engine.troyes_dice.chain import Chain
from engine.troyes_dice.estimate import estimate
from engine.troyes_dice.facts import HALF_DAYS
from engine.troyes_dice.listing import legal_picks
from engine.troyes_dice.moves import DiceMove, Number
from engine.troyes_dice.numbering import directions
from engine.troyes_dice.picking import carry_out
from engine.troyes_dice.playout import random_move
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import View

GLANCES = 3
"""How many moves a beginner looks at."""
BRANCHES = 2
"""How many answers to each question of a bonus are worth a closer look."""


def tempting(view: View, chance: Chance) -> DiceMove:
    """Of a few random moves the one that shows the most points at once."""
    glances = [random_move(view, chance.below) for _ in range(GLANCES)]
    return max(glances, key=lambda move: points_shown(view, move))


def points_shown(view: View, move: DiceMove) -> int:
    """What the sheet would score if the game ended after the move."""
    return 0 if isinstance(move, Number) else score(move.seat, carry_out(*position(view), move)).total


def candidates(view: View) -> Sequence[DiceMove]:
    """Every pick, each with the most promising choices for its bonuses."""
    if not may_move(view):
        return ()
    if not view.table.columns:
        ways = directions(view.table.first_value or 1)
        return [Number(view.table.crier, columns) for columns in ways]
    return legal_picks(view.seat or 0, *position(view), promising_choices)


def promising_choices(chain: Chain) -> list[tuple[str, ...]]:
    """Some ways to the end of the chain: at each question, only the answers that look best go on."""
    if not chain.asks:
        return [()]
    left = HALF_DAYS - chain.half_day.number
    branches: list[tuple[float, int, str, str, Chain]] = []
    for source in chain.sources():
        for target in chain.targets(source):
            branch = chain.fork()
            branch.choose(source, target)
            branches.append((-estimate(branch.sheet, left), len(branches), source, target, branch))
    branches.sort()
    return [
        (source, target, *rest)
        for _, _, source, target, branch in branches[:BRANCHES]
        for rest in promising_choices(branch)
    ]


def worth(view: View, move: DiceMove) -> float:
    """The points to expect at the end if the move is made."""
    if isinstance(move, Number):
        return 0.0
    sheet, today, columns = position(view)
    return estimate(carry_out(sheet, today, columns, move), HALF_DAYS - today.number)
