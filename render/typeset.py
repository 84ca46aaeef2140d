"""Letters as pieces that are kept and stamped: a line word by word, a number sign by sign, so that hardly one is drawn anew."""

import re
from collections.abc import Callable, Hashable
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from PIL import Image

from render.image_cache import ImageCache
from render.lettering import Face, font

FINE: Final = 3
"""Letters are drawn at so many times their size."""
ROOM: Final = 4_000_000
"""Bytes of letters that are kept."""
_NUMBER: Final = re.compile(r"#?[0-9.]+(?:/[0-9]+)?|\?")
"""What is set sign by sign: figures neither move closer to each other nor touch each other, but for the stroke of a fraction."""
_SIGNS: Final = re.compile("./?")
"""The stroke leans over the figure before it, so the two are one."""


class Stamp(NamedTuple):
    """How a piece is had, and where its corner lies. Two of the same name look the same."""

    name: Hashable
    made: Callable[[], Image.Image]
    left: int
    top: int

    def shifted(self, dx: int, dy: int) -> "Stamp":
        return Stamp(self.name, self.made, self.left + dx, self.top + dy)


def typeset(words: str, face: Face, size: int, ink: str) -> list[Stamp]:
    """The words, written from an origin on the base line on."""
    is_number = _NUMBER.fullmatch(words) is not None
    signs: list[str] = _SIGNS.findall(words) if is_number else words.split(" ")
    stamps: list[Stamp] = []
    pen = 0.0
    for sign in signs:
        left, ahead = divmod(round(pen), FINE)
        name = sign, face, size, ink, ahead
        spot, extent = _extent(sign, face, size, ahead)
        if extent != (0, 0):
            piece = _piece(name, spot, extent)
            stamps.append(Stamp(name, lambda piece=piece: piece, left + spot[0], spot[1]))
        pen += round(_advance(sign, face, size)) if is_number else _advance(f"{sign} ", face, size)
    return stamps


@lru_cache(2000)
def _advance(sign: str, face: Face, size: int) -> float:
    return font(face, size * FINE).getlength(sign)


@lru_cache(4000)
def _extent(words: str, face: Face, size: int, ahead: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where the ink of words begins, and how far it goes, in whole pixels; they begin so many fine ones after the origin."""
    mask, dx, dy = _mask(words, face, size)
    found = mask.getbbox()
    if found is None:
        return (0, 0), (0, 0)
    left, top, right, bottom = found[0] + dx + ahead, found[1] + dy, found[2] + dx + ahead, found[3] + dy
    spot = left // FINE, top // FINE
    return spot, (ceil(right / FINE) - spot[0], ceil(bottom / FINE) - spot[1])


@lru_cache(20)
def _mask(words: str, face: Face, size: int) -> "tuple[Image.core.ImagingCore, int, int]":
    """The words as fine as they are drawn, and how far from the origin they begin: who has just measured them inks them next."""
    mask, (left, top) = font(face, size * FINE).getmask2(words, anchor="ls")
    return mask, left, top


_pieces = ImageCache(ROOM)


def share_room(share: int) -> None:
    """Where `share` processes draw, each keeps its part."""
    global _pieces
    _pieces = ImageCache(ROOM // share)


def _piece(name: tuple[str, Face, int, str, int], spot: tuple[int, int], extent: tuple[int, int]) -> Image.Image:
    """Drawn as a mask, which has a quarter of the bytes of a picture, and then inked."""

    def painted() -> Image.Image:
        words, face, size, ink, ahead = name
        fine = Image.new("L", (extent[0] * FINE, extent[1] * FINE))
        mask, left, top = _mask(words, face, size)
        left, top = ahead + left - spot[0] * FINE, top - spot[1] * FINE
        fine.im.paste(mask, (left, top, left + mask.size[0], top + mask.size[1]))
        piece = Image.new("RGBA", extent, ink)
        piece.putalpha(fine.reduce(FINE))
        return piece

    return _pieces.get(name, painted)
