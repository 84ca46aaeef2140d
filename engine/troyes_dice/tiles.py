"""The eight Banquet and Raid tiles, in the order of their numbers. What a side does not say is as usual.

A tile in play is +n on its Banquet side and -n on its Raid side; 0 is a plaza without one. It acts on the die of its plaza
and on whoever uses that die, but for the last one, which acts on the black die.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from engine.troyes_dice.facts import (
    BISHOPRIC,
    CATHEDRAL,
    CITY_HALL,
    COLOURS,
    FORTRESS,
    PALACE,
    RED,
    WHITE,
    YELLOW,
    Gain,
    Payment,
    Row,
)

FREE: Final[Payment] = (0, 0, 0)
NO_FEAST: Final[Mapping[Row, tuple[Gain, ...]]] = MappingProxyType({})


class Side(Struct, frozen=True):
    """What one side does."""

    steps: int = 1
    """By how much one influence may change the die; 0 where none may be used."""
    colour_price: int = 2
    """Knowledge for another colour."""
    keeps_colour: bool = False
    """Knowledge may not be used."""
    is_free: bool = False
    surcharge: Payment = FREE
    """On top of the price of the slot."""
    hides_value: bool = False
    """Its user sees a 0, which influence may raise; it lies and attacks by the number rolled (ruling 11)."""
    forbids_prestige: bool = False
    extra_dice: int = 0
    """So many more dice count for a Great Hall that this die builds."""
    feast: Mapping[Row, tuple[Gain, ...]] = NO_FEAST
    """What is gained on top when this die builds in a row."""
    tames_black: bool = False
    """The black die is harmless here and can be used like any other."""
    blackens: bool = False
    """Any die is treated as black here."""


class Tile(Struct, frozen=True):
    banquet: Side
    raid: Side


TILES: Final = (
    Tile(Side(steps=2), Side(steps=0)),
    Tile(Side(is_free=True), Side(surcharge=(0, 1, 0))),
    Tile(
        Side(feast=MappingProxyType({CATHEDRAL: tuple(Gain("resource", colour, 1) for colour in COLOURS)})),
        Side(surcharge=(0, 0, 1)),
    ),
    Tile(
        Side(
            feast=MappingProxyType(
                {
                    PALACE: (Gain("citizen", RED, 1),),
                    CITY_HALL: (Gain("citizen", YELLOW, 1),),
                    BISHOPRIC: (Gain("citizen", WHITE, 1),),
                }
            )
        ),
        Side(hides_value=True),
    ),
    Tile(Side(colour_price=1), Side(keeps_colour=True)),
    Tile(
        Side(feast=MappingProxyType({FORTRESS: (Gain("citizen", RED, 1), Gain("guest", RED, 1))})),
        Side(surcharge=(1, 0, 0)),
    ),
    Tile(Side(extra_dice=1), Side(forbids_prestige=True)),
    Tile(Side(tames_black=True), Side(blackens=True)),
)
TILE_NUMBERS: Final = tuple(range(1, len(TILES) + 1))
TILES_IN_PLAY: Final = 3

SIDES: Final = (Side(), *(tile.banquet for tile in TILES), *(tile.raid for tile in reversed(TILES)))
"""By the number of a tile in play: the Raid side of tile n is the nth from the end."""
