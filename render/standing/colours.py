"""The colours of these pictures, and the palette that holds them with what lies between them."""

from itertools import product
from typing import Final

from PIL import ImageColor

from render.laurels import LEAF, LEAF_DARK, LEAF_EDGE, RAY, RIBBON
from render.palette import SIZE, Palette
from render.tints import FADED, GILT, GOLD, INK, MOSS, OAK, PARCHMENT, RULE, TAN, VELLUM, WHITE, WOOD, Tint

BAND: Final = "#2b4372"
"""Behind titles."""
BAND_DEEP: Final = "#1d2f54"
LINE: Final = "#2f5a94"
"""Of curves, and the won part of bars."""
WASH: Final = "#d6dfec"
"""Below a curve."""
OTHER: Final = "#9c4a1a"
"""The second of two people."""
OTHER_WASH: Final = "#efd9c6"
FALLEN: Final = "#96141a"
SILVER: Final = Tint("#d3d8dd", "#4c5562", INK)
BRONZE: Final = Tint("#dda06a", "#6b3814", INK)
GOLDEN: Final = Tint(GILT, "#7c5207", INK)
MEDALS: Final = (GOLDEN, SILVER, BRONZE)
CHARGE: Final = Tint(GOLD, WOOD, VELLUM)
"""What is drawn on a medallion that is earned."""
LOCKED: Final = Tint("#ece0c4", "#8a7650", "#ece0c4")
"""The same where it is not yet."""

GROUNDS: Final = (PARCHMENT, VELLUM, GILT, BAND, TAN, WASH, "#ece0c4")
INKS: Final = (INK, FADED, WHITE, GOLD, WOOD, LINE, RULE, FALLEN, MOSS, OTHER, "#8a7650")
EXACT: Final = (
    *GROUNDS, *INKS, OAK, BAND_DEEP, OTHER_WASH, LEAF, LEAF_DARK, LEAF_EDGE, RAY, RIBBON,
    *(colour for medal in MEDALS for colour in medal),
)  # fmt: skip


def _between(ground: str, ink: str, share: float) -> str:
    pairs = zip(ImageColor.getrgb(ground), ImageColor.getrgb(ink), strict=True)
    return bytes(round(one + (other - one) * share) for one, other in pairs).hex()


def _palette() -> Palette:
    """Every colour, and the steps of each ink's edge on each ground while there is room."""
    steps = (_between(ground, ink, share) for share in (0.5, 0.25, 0.75) for ground, ink in product(GROUNDS, INKS))
    exact = (colour.lstrip("#").lower() for colour in EXACT)
    return Palette(list(dict.fromkeys((*exact, *steps)))[:SIZE])


PALETTE: Final = _palette()
