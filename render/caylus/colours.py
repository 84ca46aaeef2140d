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
    RING,
    RULE,
    SAND,
    TAN,
    VELLUM,
    WHITE,
    WOOD,
    Tint,
)

MEADOW: Final = "#cfdc9c"
GRASS: Final = "#bfcd86"
FIELD: Final = "#e0e8bb"
SHADE: Final = "#94a564"
"""What lies in the shadow of a tile."""
LEAVES: Final = "#5f8f3f"
LEAVES_DEEP: Final = "#33581f"
DUST: Final = "#efdba9"
DUST_DEEP: Final = "#dcc48a"
"""The road; and where a worker could stand whom the viewer can't place there."""
SAND_EDGE: Final = "#94713a"
PLANK: Final = "#b98550"
SITE: Final = "#a84300"
SITE_GROUND: Final = "#f5dfa4"
"""The next building site."""
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
BEYOND: Final = "#b3b3ae"
"""The road that the provost does not reach."""
OPEN: Final = "#e8edf8"
SHUT: Final = SCORED
"""Columns of the table of favours."""
SKIN: Final = "#f6d8b8"

SEATS: Final = (
    Tint("#f08a20", "#6b3500", "#2b1600"),
    Tint("#96141a", "#4a0509", "#ffffff"),
    Tint("#129e78", "#054a37", "#ffffff"),
    Tint("#3f66b8", "#142a5c", "#ffffff"),
    Tint("#232228", "#000000", "#ffffff"),
)
"""By seat: orange lion, red tower, green tree, blue fleur-de-lis, black raven."""

CUBES: Final = (
    Tint("#fa9aa6", "#7c1f33", "#5a1020"),
    Tint("#5c3216", "#2b1405", "#ffffff"),
    Tint("#70757d", "#33373d", "#ffffff"),
    Tint("#7d3fae", "#371556", "#ffffff"),
    Tint("#ffdc45", "#6b4d05", "#3d2b00"),
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
GONE: Final = Tint("#d5d2ca", "#7d7a74", INK)
"""A tile that stands on the road."""
REACH: Final = "#0f6b3c"
"""What the viewer can pay."""
ROOFS: Final = {"carpenter": "#a8672c", "mason": "#8b9197", "lawyer": "#4f9a3e", "architect": "#3d78c4"}
"""The colour of what each role builds."""
FAINT: Final = Tint("#f0e6cc", "#c9bb98", "#c9bb98")

EXACT: Final = (
    PARCHMENT, VELLUM, TAN, SAND, INK, FADED, PALE, WOOD, OAK, GOLD, GILT, RULE, MOSS, WHITE, *COIN, *CROWN, RING,
    MEADOW, GRASS, FIELD, SHADE, LEAVES, LEAVES_DEEP, DUST, DUST_DEEP, SAND_EDGE, PLANK, SITE,
    SITE_GROUND, REACH, WATER, WAVE, SKY, MASONRY, MORTAR, SLATE, DARK, CRIMSON, CRIMSON_DEEP,
    ROYAL, ROYAL_DEEP, SCORED, IN_WORK,
    VACANT, BEYOND, OPEN, SHUT, SKIN,
    *(colour for tint in (*SEATS, *CUBES, ANY_CUBE, *TILES.values(), GONE, FAINT) for colour in tint), *ROOFS.values(),
)  # fmt: skip
"""What the palette must hold unchanged."""
