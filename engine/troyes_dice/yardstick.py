"""How `steady_1` judges moves: the yardstick for other computers, which therefore changes with the rules only.

A scoresheet is worth the points it shows and what its marks promise.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.core.pondering import Considered
from engine.troyes_dice.asking import may_move, position
from engine.troyes_dice.buildings import FULL_ROW, open_buildings
from engine.troyes_dice.chain import Chain
from engine.troyes_dice.facts import COLUMNS, COLUMNS_OF_WORK, HALF_DAYS, LINKS, MULTIPLIERS, building
from engine.troyes_dice.listing import legal_picks
from engine.troyes_dice.moves import DiceMove, Number
from engine.troyes_dice.numbering import directions
from engine.troyes_dice.picking import carry_out
from engine.troyes_dice.state import Sheet, View


class Weights(Struct, frozen=True):
    """How much each promise counts, in points. Found by playing many games against the dice."""

    growth: float = 0.5
    """A building that a scored row may still get, late in the game as well as early."""
    promise: float = 0.79
    """A building whose row has no Cathedral yet, times the next multiplier."""
    cathedrals: float = 1.68
    """Each Cathedral, since it makes the next ones count more."""
    influence: float = 1.62
    deniers: float = 2.02
    knowledge: float = 1.23
    """A good stock of the resource, while there is time to use it."""
    symbol: float = 0.4
    """Being on the way to the next citizen of a resource track."""
    column: float = 2.66
    """Being on the way to the work building of column 6 or 11."""
    track: float = 3.58
    """Being on the way to the prestige building of a 15th citizen."""
    open: float = 0.17
    """A building that can still be built."""
    shield: float = 0.3
    """An open building that a Fortress protects."""
    link: float = 1.09
    """A citizen or resource of a link of which one building stands and the other can be built."""


WEIGHTS: Final = Weights()
BRANCHES: Final = 2
"""How many answers to each question of a bonus are worth a closer look."""
_LINKS: Final = tuple(
    (building(row, 2 * pair), building(row, 2 * pair + 1), gain.number if gain.kind == "citizen" else gain.number / 2)
    for (row, pair), gain in LINKS.items()
)
# What a stock of 0, 1, 2 ... is worth of a good one: the first symbols help most.
_STOCK: Final = tuple(1 - 0.72**stock for stock in range(19))
_TO_SYMBOL: Final = tuple(circled % 6 / 6 if circled < 18 else 0 for circled in range(19))


def estimate(sheet: Sheet, left: int, weights: Weights = WEIGHTS) -> float:
    """The points to expect with `left` half days to come."""
    time = left / HALF_DAYS
    points = float(sum(sheet.citizens))
    free = open_buildings(sheet)
    points += of_rows(sheet, free, time, weights)
    points += of_stock(sheet, time, weights)
    if left:
        points += time * (of_bonuses(sheet, weights) + of_buildings(sheet, free, weights))
    return points


def of_rows(sheet: Sheet, free: int, time: float, weights: Weights) -> float:
    """What the characters score and may come to score."""
    built, points = sheet.built, 0.0
    number = (built >> 24 & FULL_ROW).bit_count()
    following = MULTIPLIERS[min(number, 5)]
    for row, multiplier in enumerate(sheet.multipliers):
        standing = (built >> row * COLUMNS & FULL_ROW).bit_count()
        if multiplier:
            points += multiplier * (standing + weights.growth * time * (free >> row * COLUMNS & FULL_ROW).bit_count())
        elif free >> 24 + row & 1:
            points += weights.promise * time * following * standing
    return points + weights.cathedrals * time * number


def of_stock(sheet: Sheet, time: float, weights: Weights) -> float:
    """Half a point for each resource, more while it can be put to use."""
    circled, spent = sheet.circled, sheet.spent
    influence, deniers, knowledge = circled[0] - spent[0], circled[1] - spent[1], circled[2] - spent[2]
    if not time:
        return float(influence // 2 + deniers // 2 + knowledge // 2)
    soon = min(1.0, 3 * time)
    use = (
        weights.influence * _STOCK[influence]
        + weights.deniers * _STOCK[deniers]
        + weights.knowledge * _STOCK[knowledge]
    )
    symbols = _TO_SYMBOL[circled[0]] + _TO_SYMBOL[circled[1]] + _TO_SYMBOL[circled[2]]
    return (influence + deniers + knowledge) / 2 + soon * (use + weights.symbol * symbols)


def of_bonuses(sheet: Sheet, weights: Weights) -> float:
    """How far the citizens are on their way to a bonus that builds."""
    red, yellow, white = sheet.citizens
    points = 0.0
    for column in COLUMNS_OF_WORK:
        if red < column or yellow < column or white < column:
            way = (min(red, column) + min(yellow, column) + min(white, column)) / (3 * column)
            points += weights.column * way * way
    for citizens in sheet.citizens:
        if citizens < 15:
            points += weights.track * (citizens / 15) ** 2
    return points


def of_buildings(sheet: Sheet, free: int, weights: Weights) -> float:
    """What can still be built, what of it is safe, and which links are half made."""
    fortresses = sheet.built & FULL_ROW
    safe = free & (fortresses * 0b000001000001000001000001000001000001)
    points = weights.open * free.bit_count() + weights.shield * safe.bit_count()
    built = sheet.built
    for left, right, worth in _LINKS:
        if (built & left and free & right) or (built & right and free & left):
            points += weights.link * worth
    return points


def considered(view: View) -> Sequence[Considered[DiceMove]]:
    return [Considered(move, worth(view, move)) for move in candidates(view)]


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
