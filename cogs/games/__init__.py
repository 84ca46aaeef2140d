"""One desk for each game: adding a game adds a line."""

from cogs.games.caylus import CaylusDesk
from cogs.games.desk import Desk, Label, Reader
from cogs.games.troyes import TroyesDesk
from cogs.games.troyes_dice import TroyesDiceDesk

DESKS: dict[str, Desk] = {
    "caylus": CaylusDesk(),
    "troyes": TroyesDesk(),
    "troyes_dice": TroyesDiceDesk(),
}

__all__ = ["DESKS", "Desk", "Label", "Reader"]
