"""The kinds of table of Climbing that look different."""

from typing import Final

from render.samples import Kind

KINDS: Final = {
    "two": Kind(2, 1, 0, {}),
    "four": Kind(4, 2, 3, {}),
    "fog": Kind(3, 3, 1, {"fog": "true"}),
}
