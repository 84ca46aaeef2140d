"""The drawing table. Every colour of a piece goes with an emblem, so that nobody has to tell colours apart."""

from typing import Final

from render.tints import (
    ASH,
    COAL,
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

NIGHT: Final = "#39476b"
NIGHT_DEEP: Final = "#232d49"
DAWN: Final = "#ffe094"

LIVE: Final = (
    Tint("#b8272d", "#6d1216", "#ffffff"),
    Tint("#e3a71f", "#7c5207", "#452c03"),
    Tint("#ffffff", "#4c5a6e", "#4c5a6e"),
)
"""By colour: red, yellow, white, as dice and built things are."""
FAINT: Final = (
    Tint("#f9ece1", "#9c5b4c", "#9c5b4c"),
    Tint("#fcf3d6", "#86661c", "#86661c"),
    Tint("#fbfaf4", "#646e7a", "#646e7a"),
)
"""The same, not there yet: an outline that one can plan with."""
GROUND: Final = ("#efcdbd", "#f6e0a0", "#dfe2e3")
"""The panel of each district."""
SINGED: Final = "#f0cbb0"
"""The card of a black die."""
DEAD: Final = Tint("#ddd3bd", "#7a6f57", "#5f5540")
"""What can't be had any more."""
BUILT: Final = (
    (Tint("#b8272d", "#6d1216", "#ffffff"), Tint(VELLUM, "#6d1216", "#6d1216")),
    (Tint("#e3a71f", "#7c5207", INK), Tint(VELLUM, "#6a4505", "#7c5207")),
    (Tint("#66758b", "#3b485a", "#ffffff"), Tint("#ffffff", "#3b485a", "#4c5a6e")),
)
"""By colour: the card of a built building, and the building on it."""

EXACT: Final = (
    PARCHMENT, VELLUM, TAN, SAND, INK, FADED, PALE, WOOD, OAK, GOLD, GILT, RULE, NIGHT, NIGHT_DEEP, DAWN, COAL, ASH, FLAME,
    EMBER, RING, MOSS, *GROUND, *LIVE[0], *LIVE[1], *LIVE[2], *FAINT[0], *FAINT[1], *FAINT[2], *DEAD,
    *(colour for pair in BUILT for tint in pair for colour in tint),
)  # fmt: skip
"""What the palette must hold unchanged."""
