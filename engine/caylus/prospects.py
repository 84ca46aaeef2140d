"""What the table of favours promises a seat."""

from typing import Final

from engine.caylus.facts import FAVOUR_DENIERS, LINES, OPEN_COLUMNS, WORKS_LINE
from engine.caylus.outlook import Outlook

ROLES: Final = ("carpenter", "mason", "lawyer", "architect")
BUILT_BY_FAVOUR: Final = (0.0, 0.0, 3.4, 4.8, 5.0, 6.0)
"""What the fourth line gives, by column, beyond the cubes it costs."""


def favour_value(own: Outlook) -> float:
    """A favour is as good as its best line: what it gives now, and what its marker gives later."""
    table, prices = own.table, own.prices
    if table.is_beginner:
        return 3.0
    prestige, deniers, _, works = table.markers[own.seat * len(LINES) : (own.seat + 1) * len(LINES)]
    most = OPEN_COLUMNS[table.scored]
    best = prestige + 1 + prices.markers[0] if prestige < most else prestige
    if deniers < most:
        best = max(best, FAVOUR_DENIERS[deniers + 1] * own.denier + prices.markers[1])
    else:
        best = max(best, FAVOUR_DENIERS[deniers] * own.denier)
    if works < most:
        best = max(best, BUILT_BY_FAVOUR[works + 1] + prices.markers[3] + (0 if works else prices.first_works))
    return best


def track(own: Outlook) -> float:
    """What the markers make of the favours to come."""
    first = own.seat * len(LINES)
    columns = own.table.markers[first : first + len(LINES)]
    total = sum(column * value for column, value in zip(columns, own.prices.markers, strict=True))
    return total + own.prices.first_works if columns[WORKS_LINE] else total
