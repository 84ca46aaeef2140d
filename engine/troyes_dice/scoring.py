"""The final scoring column (page 10)."""

from typing import Final

from engine.core.result import Result, Score, ranks
from engine.core.seats import Seat
from engine.troyes_dice.buildings import number_built
from engine.troyes_dice.facts import CHARACTERS, COLOURS, RESOURCES_PER_POINT
from engine.troyes_dice.picking import RESOURCES
from engine.troyes_dice.state import Sheet, State

CATEGORIES: Final = (*CHARACTERS, *RESOURCES, "citizens")
SCORES: Final = (45, 55, 65)
"""Points that have an achievement; a solo game is ranked by them (ruling 16)."""
VERDICTS: Final = {f"below_{SCORES[0]}": SCORES[0], **{f"from_{points}": points for points in SCORES}}
"""How a solo game went, and the points that tell it from the one before."""


def points_of_stock(stock: int) -> int:
    """What so much of one resource is worth at the end."""
    return stock // RESOURCES_PER_POINT


def score(seat: Seat, sheet: Sheet) -> Score:
    """Each character scores its row; two of a resource in stock are a point; so is each citizen."""
    parts = {character: sheet.multipliers[row] * number_built(sheet, row) for row, character in enumerate(CHARACTERS)}
    for colour in COLOURS:
        parts[RESOURCES[colour]] = points_of_stock(sheet.stock(colour))
    parts["citizens"] = sum(sheet.citizens)
    return Score(seat, parts)


def verdict(total: int) -> str:
    return tuple(VERDICTS)[sum(total >= points for points in SCORES)]


def result_of(state: State) -> Result:
    scores = tuple(score(seat, hand.sheet) for seat, hand in enumerate(state.hands))
    totals = [each.total for each in scores]
    return Result(scores, ranks(totals), verdict(totals[0]) if len(totals) == 1 else "")
