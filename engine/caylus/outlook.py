"""What one seat has of a position, while it is thought through."""

from collections.abc import Sequence
from typing import Final

from engine.caylus.prices import PRICES, Pricelists
from engine.caylus.state import TablePart
from engine.core.seats import Seat

ENOUGH: Final = 0.7
"""A cube that is as likely as this may be counted on."""


class Outlook:
    """One seat's share of a position: a stock of likely cubes and deniers, and the points that come without them."""

    __slots__ = ("coins", "cubes", "denier", "points", "prices", "seat", "stock", "table")

    def __init__(self, table: TablePart, seat: Seat, prices: Pricelists = PRICES) -> None:
        self.table, self.seat = table, seat
        self.prices = prices[table.seats > 2][table.bailiff]
        self.cubes = self.prices.cubes
        self.denier = self.prices.deniers[1]
        self.stock: list[float] = list(table.cubes_of(seat))
        self.coins = float(table.deniers[seat])
        self.points = float(table.points[seat])

    def has(self, cost: Sequence[int]) -> bool:
        return all(held >= number - 1 + ENOUGH for held, number in zip(self.stock, cost, strict=True) if number)

    def price(self, cost: Sequence[int]) -> float:
        """What these cubes are worth."""
        return sum(number * value for number, value in zip(cost, self.cubes, strict=True) if number)

    def spend(self, cost: Sequence[int], likely: float) -> None:
        self.stock = [held - number * likely for held, number in zip(self.stock, cost, strict=True)]

    def cheapest(self, kinds: range) -> int:
        """The kind that is missed least, of those at hand; -1 if there is none."""
        return min(
            (kind for kind in kinds if self.stock[kind] >= ENOUGH),
            key=lambda kind: self.cubes[kind] - 0.1 * self.stock[kind],
            default=-1,
        )
