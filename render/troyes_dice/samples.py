"""The kinds of table of Troyes Dice that look different."""

from typing import Final

from render.samples import Kind

KINDS: Final = {
    "solo": Kind(1, 1, 0, {}),
    "three": Kind(3, 2, 1, {}),
    "four_expansion": Kind(4, 3, None, {"expansion": "true"}),
    "ten": Kind(10, 5, 9, {"expansion": "true"}),
    "pace": Kind(3, 6, 0, {"pace": "own"}),
}
