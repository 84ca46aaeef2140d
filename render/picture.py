"""What a painter hands over."""

from msgspec import Struct

ALT_LIMIT = 1024
"""Discord keeps no more of a description."""


class Picture(Struct, frozen=True):
    """A PNG file and the words that say the same."""

    png: bytes
    alt: str
    name: str
    """The name of the file."""
    width: int
    height: int


class Undrawn(Picture, frozen=True):
    """Words alone, where there is no file: they are read instead of it."""
