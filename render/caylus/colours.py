"""The drawing table. Every colour of a seat goes with an emblem, every colour of a cube with a mark."""

from typing import Final

from render.tints import (
    COIN,
    CROWN,
    FADED,
    GILT,
    GOLD,
    INK,
    MOSS,
    OAK,
    PALE,
    PARCHMENT,
    SAND,
    TAN,
    VELLUM,
    WHITE,
    WOOD,
    Tint,
)

RING: Final = "#e0108a"
"""Around what is new."""
RING_GLOW: Final = "#fff3fa"

MEADOW: Final = "#dfe3b6"
GRASS: Final = "#b9c586"
WATER: Final = "#9cc7dd"
WAVE: Final = "#6fa6c4"
SKY: Final = "#dcebf1"
MASONRY: Final = "#c3c0b8"
MORTAR: Final = "#938e84"
SLATE: Final = "#55565c"
DARK: Final = "#2a2624"
CRIMSON: Final = "#9c2430"
CRIMSON_DEEP: Final = "#5e1119"
ROYAL: Final = "#2f4d8f"
ROYAL_DEEP: Final = "#1b2e5b"
SCORED: Final = "#d8d2c4"
"""A section of the castle that is done with."""

IN_WORK: Final = "#efe3bd"
"""The section under construction."""
VACANT: Final = "#dcd8cd"
BEYOND: Final = "#e4e0d6"
"""Behind the number of a space that the provost does not reach."""
OPEN: Final = "#e8edf8"
SHUT: Final = "#d9d3c6"
"""Columns of the table of favours."""
PALE_ROYAL: Final = "#cfd8ec"
SKIN: Final = "#f6d8b8"

SEATS: Final = (
    Tint("#ee8a1d", "#7a3e00", "#ffffff"),
    Tint("#c32b32", "#62090f", "#ffffff"),
    Tint("#3a8f45", "#0f4419", "#ffffff"),
    Tint("#2f6fc4", "#0d2f63", "#ffffff"),
    Tint("#3b3a40", "#0c0c0e", "#ffffff"),
)
"""By seat: orange lion, red tower, green tree, blue fleur-de-lis, black raven."""

CUBES: Final = (
    Tint("#f193a5", "#8c2f42", "#7c1f33"),
    Tint("#9a6233", "#452509", "#ffe9c9"),
    Tint("#a9afb6", "#454c54", "#2f353c"),
    Tint("#8a52ad", "#3f1c59", "#ffffff"),
    Tint("#fbd03c", "#7d5a05", "#5a3f00"),
)
"""By kind: food, wood, stone, cloth, gold."""
ANY_CUBE: Final = Tint("#ffffff", "#5c554c", "#5c554c")

TILES: Final = {
    "none": Tint(MEADOW, "#9aa865", "#9aa865"),
    "neutral": Tint("#f7cfd3", "#a85a66", "#7a2a38"),
    "fixed": Tint("#f6ebcb", "#8a6f3c", "#5a3b24"),
    "wood": Tint("#dcb589", "#6e441c", "#4f2c0c"),
    "stone": Tint("#d3d5d4", "#666b70", "#3a3f44"),
    "residence": Tint("#b5d79c", "#44702f", "#2c5219"),
    "prestige": Tint("#a9c8ee", "#2f5a94", "#173a6b"),
}
"""By kind of tile: its face, its edge, what is written on it."""
ROOFS: Final = {"carpenter": "#a8672c", "mason": "#8b9197", "lawyer": "#4f9a3e", "architect": "#3d78c4"}
"""The colour of what each role builds."""
FAINT: Final = Tint("#f0e6cc", "#c9bb98", "#c9bb98")

EXACT: Final = (
    PARCHMENT, VELLUM, TAN, SAND, INK, FADED, PALE, WOOD, OAK, GOLD, GILT, MOSS, WHITE, *COIN, *CROWN, RING, RING_GLOW,
    MEADOW, GRASS, WATER, WAVE, SKY, MASONRY, MORTAR, SLATE, DARK, CRIMSON, CRIMSON_DEEP, ROYAL, ROYAL_DEEP, SCORED, IN_WORK,
    VACANT, BEYOND, OPEN, SHUT, PALE_ROYAL, SKIN,
    *(colour for tint in (*SEATS, *CUBES, ANY_CUBE, *TILES.values(), FAINT) for colour in tint), *ROOFS.values(),
)  # fmt: skip
"""What the palette must hold unchanged."""
