"""The colours of the house: parchment, wood and ink, the same in the pictures of every game."""

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
FADED: Final = "#5c4a31"
"""Text that stands back; on every ground of the house it can still be read."""
PALE: Final = "#b9a67f"
WOOD: Final = "#5a3b24"
OAK: Final = "#7b5535"
GOLD: Final = "#c9972f"
GILT: Final = "#f3d684"
MOSS: Final = "#3f7a3a"
RULE: Final = "#d9bf85"
"""Lines between things; never written with."""
RING: Final = "#a1005f"
"""Around what is new, with white inside it."""
WHITE: Final = "#ffffff"
COAL: Final = "#1f1b1c"
ASH: Final = "#6d6560"
FLAME: Final = "#e2571c"
EMBER: Final = "#f7a928"

COIN: Final = Tint("#e3a71f", "#7c5207", "#452c03")
CROWN: Final = Tint("#e3a71f", "#6a4505", INK)
