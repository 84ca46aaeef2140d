"""What things are worth in points at the end of the game, by how far the bailiff is."""

from typing import Final, TypeAlias

from msgspec import Struct

from engine.caylus.curves import Curves, between, by_name, in_a_row
from engine.caylus.facts import LAST_SPACE, SECTIONS, TOWERS
from engine.caylus.weights import FOR_MORE, FOR_TWO

STEPS_A_TURN: Final = 1.5
"""How far the bailiff goes in a turn."""
FEW_DENIERS: Final = 4
MANY_DENIERS: Final = 9
MANY_CUBES: Final = 3


class Prices(Struct, frozen=True):
    """What things are worth when the bailiff stands where he stands; see `Curves`."""

    cubes: tuple[float, ...]
    spare: float
    batch: float
    deniers: tuple[float, ...]
    crafts: tuple[float, ...]
    rent: float
    markers: tuple[float, ...]
    first_works: float
    inn: float
    first: float
    reach: tuple[float, ...]


Pricelist: TypeAlias = tuple[Prices, ...]
"""By the bailiff's space."""
Pricelists: TypeAlias = tuple[Pricelist, Pricelist]
"""For two seats, for more."""


def turns_left(bailiff: int) -> float:
    return max(0.0, (SECTIONS[TOWERS].trigger - bailiff) / STEPS_A_TURN)


def pricelist(curves: Curves) -> Pricelist:
    rows = in_a_row(curves)
    return tuple(
        Prices(**by_name([between(row, left) for row in rows]), reach=curves.reach)
        for left in map(turns_left, range(LAST_SPACE + 1))
    )


PRICES: Final[Pricelists] = (pricelist(FOR_TWO), pricelist(FOR_MORE))
