"""What a scoresheet is worth to somebody who plays on well: its points, and a fitted value of what is still to come."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from engine.troyes_dice.buildings import FULL_ROW
from engine.troyes_dice.facts import (
    CATHEDRAL,
    COLOURS,
    COLUMNS,
    FORTRESS,
    HALF_DAYS,
    MULTIPLIERS,
    RESOURCES_PER_TRACK,
    ROWS,
)
from engine.troyes_dice.features import (
    CONSTANT,
    SHIELD,
    Features,
    of_circled,
    of_citizens,
    of_row,
    of_stock,
)
from engine.troyes_dice.state import Sheet

Weights = Sequence[float]
_FULL: Final = FULL_ROW
MANY_TOWNS: Final = 50_000
"""So many sets of buildings are remembered at most: one decision of a master looks at fewer."""


class Lazy(dict[int, float]):
    """A table that is filled in where it is looked at."""

    __slots__ = ("work_out",)

    def __init__(self, work_out: Callable[[int], float]) -> None:
        self.work_out = work_out

    def __missing__(self, key: int) -> float:
        found = self[key] = self.work_out(key)
        return found


class Outlook:
    """The value of sheets after a number of half days, with the columns numbered in one way."""

    __slots__ = ("circled", "citizens", "constant", "left", "rows", "shield", "stock", "towns")

    def __init__(self, weights: Weights, columns: tuple[int, ...], left: int) -> None:
        def weighed(found: Features) -> float:
            return sum(weights[place] * number for place, number in found)

        def of_tracks(key: int) -> float:
            citizens = key // 441, key // 21 % 21, key % 21
            return sum(citizens) + weighed(of_citizens(citizens))

        def row_table(row: int) -> Lazy:
            def of_key(key: int) -> float:
                return (key >> 12 & 3) * (key & _FULL).bit_count() + weighed(of_row(row, key, columns))

            return Lazy(of_key)

        steps = range(RESOURCES_PER_TRACK + 1)
        self.left = left
        self.constant = weights[CONSTANT]
        self.stock = [[number // 2 + weighed(of_stock(colour, number)) for number in steps] for colour in COLOURS]
        self.circled = [[weighed(of_circled(colour, number)) for number in steps] for colour in COLOURS]
        self.citizens = Lazy(of_tracks)
        """By red, yellow and white citizens as digits of a number with base 21."""
        self.rows = tuple(row_table(row) for row in range(len(ROWS)))
        """By `row_key`."""
        self.shield = tuple(weights[SHIELD : SHIELD + len(ROWS)])
        self.towns: dict[tuple[int, ...], float] = {}
        """What buildings are worth together: futures come back to the same ones again and again."""

    def value(self, sheet: Sheet) -> float:
        """The points to expect at the end."""
        circled, spent = sheet.circled, sheet.spent
        red, yellow, white = sheet.citizens
        return (
            self.constant
            + self.stock[0][circled[0] - spent[0]]
            + self.stock[1][circled[1] - spent[1]]
            + self.stock[2][circled[2] - spent[2]]
            + self.circled[0][circled[0]]
            + self.circled[1][circled[1]]
            + self.circled[2][circled[2]]
            + self.citizens[red * 441 + yellow * 21 + white]
            + self.of_buildings(sheet.built, sheet.crossed, sheet.multipliers)
        )

    def of_buildings(self, built: int, crossed: int, multipliers: list[int]) -> float:
        """What the six rows are worth, and that some of it is protected."""
        key = (built, crossed, *multipliers)
        found = self.towns.get(key)
        if found is None:
            if len(self.towns) >= MANY_TOWNS:
                self.towns.clear()
            found = self.towns[key] = self.of_town(built, crossed, multipliers)
        return found

    def of_town(self, built: int, crossed: int, multipliers: list[int]) -> float:
        """The same, worked out."""
        rows, shield = self.rows, self.shield
        following = MULTIPLIERS[number] << 14 if (number := (built >> 24 & _FULL).bit_count()) < COLUMNS else 0
        fortresses, worth = built & _FULL, 0.0
        for row in (0, 1, 2, 3, 4, 5):
            standing = built >> row * 6 & _FULL
            gone = crossed >> row // 2 * 6 & _FULL
            multiplier = multipliers[row]
            key = standing | gone << 6 | multiplier << 12
            if not multiplier and not crossed >> 12 + row & 1:
                key |= following
            worth += rows[row][key]
            if fortresses:
                worth += shield[row] * (fortresses & ~(standing | gone)).bit_count()
        return worth

    def of_building(self, sheet: Sheet, row: int, column: int, before: float) -> float:
        """How much more the buildings, which are worth `before` together, are worth with this one."""
        built, crossed, multipliers = sheet.built, sheet.crossed, sheet.multipliers
        bit = 1 << column
        if row in (FORTRESS, CATHEDRAL):
            if row == CATHEDRAL:
                multipliers = multipliers[:]
                multipliers[column] = MULTIPLIERS[(built >> 24 & _FULL).bit_count()]
            return self.of_buildings(built | bit << row * COLUMNS, crossed, multipliers) - before
        standing, multiplier, table = built >> row * 6 & _FULL, multipliers[row], self.rows[row]
        key = standing | (crossed >> row // 2 * 6 & _FULL) << 6 | multiplier << 12
        if not multiplier and not crossed >> 12 + row & 1:
            key |= MULTIPLIERS[(built >> 24 & _FULL).bit_count()] << 14
        more = table[key | bit] - table[key]
        return more - self.shield[row] if built & bit else more


_KEPT_NUMBERINGS: Final = 16 * HALF_DAYS


class Fitted:
    """Weights for each number of finished half days, and the tables that follow from them."""

    def __init__(self, weights: Sequence[Weights]) -> None:
        self.weights = list(weights)

        @lru_cache(maxsize=_KEPT_NUMBERINGS)
        def after(half_days: int, columns: tuple[int, ...]) -> Outlook:
            return Outlook(self.weights[half_days], columns, HALF_DAYS - half_days)

        self.after = after


assert CATHEDRAL * COLUMNS == 24, "the shifts above are those of the Cathedrals"
