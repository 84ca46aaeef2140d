"""The drawing table. Every colour of a piece goes with an emblem, so that nobody has to tell colours apart."""

from typing import Final

from render.tints import (
    ASH,
    COAL,
    COIN,
    EMBER,
    FADED,
    FLAME,
    GILT,
    GOLD,
    INK,
    MOSS,
    OAK,
    PALE,
    PARCHMENT,
    RING,
    RULE,
    SAND,
    TAN,
    VELLUM,
    WOOD,
    Tint,
)
from render.tints import WHITE as SNOW

LIVE: Final = (
    Tint("#b8272d", "#6d1216", SNOW),
    Tint(SNOW, "#4c5a6e", "#4c5a6e"),
    COIN,
)
"""By colour: red, white, yellow."""
FAINT: Final = (
    Tint("#f3dccd", "#8f4f41", "#8f4f41"),
    Tint("#f4f2ea", "#646e7a", "#646e7a"),
    Tint("#f8e8b9", "#7d5e18", "#7d5e18"),
)
"""The same, not there yet."""
GROUND: Final = ("#efcdbd", "#dfe2e3", "#f6e0a0")
"""The panel of each domain."""
TITLE: Final = (LIVE[0], Tint("#66758b", "#3b485a", SNOW), Tint("#e3a71f", "#7c5207", "#33241a"))
"""The head of a card of each colour."""
BANNER: Final = Tint("#3b6fb0", "#1d3c66", SNOW)
"""Influence."""
LAUREL: Final = Tint("#f3d684", "#7c5207", INK)
"""A point."""
EMPTY: Final = Tint("#efe3c6", OAK, FADED)
"""A place where a piece may come to stand."""

OWNERS: Final = (
    Tint("#14306f", "#081738", SNOW),
    Tint("#14682f", "#093317", SNOW),
    Tint("#e5862a", "#74370a", INK),
    Tint("#9461a5", "#411c4e", SNOW),
    Tint("#c0bbb1", "#57534b", INK),
    Tint("#1a1615", "#000000", GILT),
)
"""The four seats, the neutral player, and le Roy who takes his part: apart in lightness as well."""
ROY: Final = 5
SCORCHED: Final = "#a84300"
"""Words about the black dice."""

EXACT: Final = (
    PARCHMENT, VELLUM, TAN, SAND, INK, FADED, PALE, WOOD, OAK, GOLD, GILT, RULE, COAL, ASH, FLAME, EMBER, RING,
    MOSS, SNOW, *GROUND,
    *(colour for row in (LIVE, FAINT, TITLE, OWNERS) for tint in row for colour in tint),
    *(colour for tint in (BANNER, LAUREL, EMPTY) for colour in tint), SCORCHED,
)  # fmt: skip
"""What the palette must hold unchanged."""
