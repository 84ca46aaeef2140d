"""One desk for each game: adding a game adds a line."""

from typing import Final

from cogs.games.desk import Desk, Label, Reader
from engine.core.shelf import Shelf

DESKS: Final = Shelf[Desk](
    {
        "caylus": "cogs.games.caylus:CaylusDesk",
        "troyes": "cogs.games.troyes:TroyesDesk",
        "troyes_dice": "cogs.games.troyes_dice:TroyesDiceDesk",
    }
)

__all__ = ["DESKS", "Desk", "Label", "Reader"]
