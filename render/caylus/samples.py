"""The kinds of table of Caylus that look different."""

from typing import Final

from render.samples import Kind

KINDS: Final = {
    "two": Kind(2, 1, 0, {}),
    "three": Kind(3, 2, 1, {}),
    "five": Kind(5, 4, 4, {}),
    "beginner": Kind(4, 5, None, {"favours": "beginner", "jeweller": "false"}),
}
