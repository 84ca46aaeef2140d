"""The kinds of table of Troyes that look different."""

from typing import Final

from render.samples import Kind

KINDS: Final = {
    "solo": Kind(1, 1, 0, {}),
    "two": Kind(2, 2, 1, {}),
    "three": Kind(3, 5, 2, {}),
    "four_bonus": Kind(4, 3, None, {"bonus": "true"}),
}
