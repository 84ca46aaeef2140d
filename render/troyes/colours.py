"""The drawing table. Every colour of a piece goes with an emblem, so that nobody has to tell colours apart."""

from typing import Final, NamedTuple


class Tint(NamedTuple):
    """How something is drawn: its body, its lines, and what is drawn on its body."""

    fill: str
    ink: str
    mark: str


PARCHMENT: Final = "#f5ead0"
VELLUM: Final = "#fbf4e2"
TAN: Final = "#e3cfa2"
SAND: Final = "#cdb384"
INK: Final = "#33241a"
FADED: Final = "#7a6547"
PALE: Final = "#b9a67f"
WOOD: Final = "#5a3b24"
OAK: Final = "#7b5535"
GOLD: Final = "#c9972f"
GILT: Final = "#f3d684"
COAL: Final = "#1f1b1c"
ASH: Final = "#6d6560"
FLAME: Final = "#e2571c"
EMBER: Final = "#f7a928"
RING: Final = "#d4117c"
RING_GLOW: Final = "#ffc9e4"
MOSS: Final = "#3f7a3a"
GRASS: Final = "#9db36a"
SNOW: Final = "#ffffff"

LIVE: Final = (
    Tint("#b8272d", "#6d1216", SNOW),
    Tint(SNOW, "#4c5a6e", "#4c5a6e"),
    Tint("#e3a71f", "#7c5207", "#452c03"),
)
"""By colour: red, white, yellow."""
FAINT: Final = (
    Tint("#f3dccd", "#c08a7c", "#c08a7c"),
    Tint("#f4f2ea", "#9aa3ae", "#9aa3ae"),
    Tint("#f8e8b9", "#bf9b4c", "#bf9b4c"),
)
"""The same, not there yet."""
GROUND: Final = ("#efcdbd", "#dfe2e3", "#f6e0a0")
"""The panel of each domain."""
TITLE: Final = (LIVE[0], Tint("#66758b", "#3b485a", SNOW), Tint("#e3a71f", "#7c5207", "#33241a"))
"""The head of a card of each colour."""
COIN: Final = LIVE[2]
BANNER: Final = Tint("#3b6fb0", "#1d3c66", SNOW)
"""Influence."""
LAUREL: Final = Tint("#f3d684", "#7c5207", INK)
"""A point."""
EMPTY: Final = Tint("#efe3c6", PALE, PALE)
"""A place where a piece may come to stand."""

OWNERS: Final = (
    Tint("#2a4f95", "#14284f", SNOW),
    Tint("#3c7d3c", "#1c421c", SNOW),
    Tint("#d96f1b", "#74370a", SNOW),
    Tint("#7d3f92", "#411c4e", SNOW),
    Tint("#8d8d8d", "#4c4c4c", SNOW),
    Tint("#2b2522", "#000000", GILT),
)
"""The four seats, the neutral player, and le Roy who takes his part."""
ROY: Final = 5

EXACT: Final = (
    PARCHMENT, VELLUM, TAN, SAND, INK, FADED, PALE, WOOD, OAK, GOLD, GILT, COAL, ASH, FLAME, EMBER, RING, RING_GLOW,
    MOSS, GRASS, SNOW, *GROUND,
    *(colour for row in (LIVE, FAINT, TITLE, OWNERS) for tint in row for colour in tint),
    *(colour for tint in (BANNER, LAUREL, EMPTY) for colour in tint),
)  # fmt: skip
"""What the palette must hold unchanged."""
