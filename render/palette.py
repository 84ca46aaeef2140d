"""A fixed table of 256 colours for all pictures of a game, so that a picture is one byte for each pixel from the start."""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from PIL import Image, ImageColor

SIZE: Final = 256


class Palette:
    """Finds for every pixel the nearest of its colours."""

    def __init__(self, colours: Iterable[str]) -> None:
        self.bytes = b"".join(bytes(ImageColor.getrgb(f"#{colour}")) for colour in colours)
        self.name = blake2b(self.bytes, digest_size=8).hexdigest()
        """Of two with the same colours it is the same."""
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(self.bytes)

    def indexed(self, picture: Image.Image) -> Image.Image:
        """Without dithering: patches that were drawn apart must meet without a seam."""
        return picture.quantize(palette=self._image, dither=Image.Dither.NONE)

    def field(self, width: int, height: int, colour: str) -> Image.Image:
        """All of one colour."""
        return Image.new("P", (width, height), self._number(colour))

    @lru_cache(100)  # noqa: B019
    def _number(self, colour: str) -> int:
        return self.indexed(Image.new("RGB", (1, 1), colour)).tobytes()[0]


def learnt(pictures: Iterable[Image.Image], exact: Iterable[str]) -> list[str]:
    """The colours of the drawing table as they are, and around them the ones that the pictures need most."""
    kept = list(dict.fromkeys(colour.lstrip("#").lower() for colour in exact))
    sample = _side_by_side(list(pictures))
    mixed = sample.quantize(SIZE, Image.Quantize.MEDIANCUT, kmeans=4, dither=Image.Dither.NONE).getpalette() or []
    for start in range(0, len(mixed), 3):
        colour = bytes(mixed[start : start + 3]).hex()
        if len(kept) < SIZE and all(_is_apart(colour, other) for other in kept):
            kept.append(colour)
    return kept


def _is_apart(one: str, other: str) -> bool:
    """Pillow looks colours up in steps of four: of two closer ones it may take the wrong one."""
    return any(abs(a - b) > 8 for a, b in zip(bytes.fromhex(one), bytes.fromhex(other), strict=True))


def _side_by_side(pictures: list[Image.Image]) -> Image.Image:
    width = sum(picture.width for picture in pictures)
    sample = Image.new("RGB", (width, max(picture.height for picture in pictures)))
    left = 0
    for picture in pictures:
        sample.paste(picture, (left, 0))
        left += picture.width
    return sample
