"""Fonts, and fitting words into a width. The fonts come as packages, so every machine draws the same letters."""

from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PIL import ImageFont

SANS: Final = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf")
BOLD: Final = ("font_source_sans_pro", "SourceSansPro-Bold.ttf")
SERIF: Final = ("font_source_serif_pro", "SourceSerifPro-Bold.ttf")
Face = tuple[str, str]

SIZES: Final = (24, 28, 34, 44, 58, 76)
"""The type scale, in pixels of the picture as it is sent: half of that where it fills a channel, a third on a phone."""
SMALLEST: Final = SIZES[0]
DECISIVE: Final = SIZES[1]
"""Whatever a decision needs is at least so large."""
_NO_GLYPH: Final = "\U0010fffd"
"""A private character that no font has: it shows what a font draws for a letter it lacks."""


@cache
def file_of(face: Face) -> str:
    package, name = face
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"the font package {package} is not installed")
    return str(Path(spec.origin).parent / "files" / name)


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A font of `size` pixels, loaded once."""
    return ImageFont.truetype(file_of(face), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(4000)
def width_of(text: str, face: Face, size: int) -> float:
    """Measured at four times the size, as the text is drawn: word by word, since none moves closer to the blank beside it."""
    if " " in text:
        words = text.split(" ")
        return sum(width_of(word, face, size) for word in words) + (len(words) - 1) * _blank(face, size)
    return font(face, size * 4).getlength(text) / 4


@cache
def _blank(face: Face, size: int) -> float:
    return font(face, size * 4).getlength(" ") / 4


def fitted(text: str, face: Face, size: int, width: float) -> str:
    """The text, shortened with an ellipsis where it is too wide."""
    if width_of(text, face, size) <= width:
        return text
    kept = text
    while kept and width_of(kept.rstrip() + "…", face, size) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def step(size: float) -> int:
    """The largest size of the scale that is not above this one."""
    return max((each for each in SIZES if each <= size), default=SMALLEST)


@lru_cache(2000)
def sized(text: str, face: Face, size: int, width: float) -> tuple[str, int]:
    """The text and the size to write it in: down the scale if need be, and shortened only where that is not enough."""
    size = step(size)
    while size > SMALLEST and width_of(text, face, size) > width:
        size = step(size - 1)
    return fitted(text, face, size, width), size


def lines(text: str, face: Face, size: int, width: float, most: int) -> list[str]:
    """The text broken between words into at most so many lines; the last one is shortened if need be."""
    broken: list[str] = []
    for word in text.split():
        if broken and (len(broken) == most or width_of(f"{broken[-1]} {word}", face, size) <= width):
            broken[-1] += f" {word}"
        else:
            broken.append(word)
    return [fitted(line, face, size, width) for line in broken]


@lru_cache(1000)
def drawable(name: str) -> str:
    """A player's name without the signs that the fonts lack; it may be that nothing is left of it."""
    kept = "".join(letter for letter in name if letter == " " or _has_glyph(letter))
    return " ".join(kept.split())


@lru_cache(2000)
def _has_glyph(letter: str) -> bool:
    sans = font(SANS, 26)
    drawn, lacking = sans.getmask(letter), sans.getmask(_NO_GLYPH)
    is_blank = drawn.getbbox() is None
    return letter.isprintable() and not is_blank and (drawn.size, *drawn) != (lacking.size, *lacking)
