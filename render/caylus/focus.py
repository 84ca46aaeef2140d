"""Which picture answers which question of Caylus."""

from typing import Final

from engine.caylus.state import View
from render.caylus import zoom_places

BOARD: Final = "board"
SHEET: Final = "sheet"
TILES: Final = "tiles"
AT_THE_BUILDING: Final = ("production", "bonus", "way", "cube")
"""Asked by the building on the road whose turn it is."""
PICTURES: Final = {
    "far": "far",
    "tile": TILES,
    "any": SHEET,
    "cubes": SHEET,
    "give": SHEET,
    "get": SHEET,
}
"""By question, where it is not the whole town."""


def picture_for(view: View, asked: str) -> str:
    """`board`, `sheet`, or the name of a sight."""
    ask = view.table.ask
    if asked in AT_THE_BUILDING and ask is not None:
        return part_with(ask.at)
    return PICTURES.get(asked, BOARD)


def part_with(space: int) -> str:
    """The part of the road that shows a space."""
    return next((part for part, spaces in zoom_places.PARTS.items() if space in spaces), BOARD)
