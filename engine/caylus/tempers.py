"""What computer players of Caylus are inclined to."""

from typing import Final

from engine.caylus.facts import (
    CASTLE,
    CUBES_LINE,
    DENIERS_LINE,
    GUILD,
    INN,
    JOUST,
    LAST_SPACE,
    PRESTIGE_LINE,
    TRADING_POST,
    WORKS_LINE,
    Place,
)
from engine.caylus.moves import Build, CaylusMove, Deliver, Favour, Joust, PlaceWorker, Send, Steer, Trade, Transform
from engine.caylus.state import TablePart
from engine.caylus.tiles import TILES, Produces, Trades, Works

FOND: Final = {"builder": 0.3, "courtier": 0.3, "merchant": 0.3, "farmer": 0.1, "steward": 0.3}
"""How many points more somebody sees in what he likes: so few that it costs him hardly a game."""
LIKED_MOVES: Final[dict[str, tuple[type, ...]]] = {
    "builder": (Build, Transform),
    "courtier": (Deliver, Joust),
    "merchant": (Trade,),
    "farmer": (),
    "steward": (),
}
LIKED_LINES: Final = {
    "builder": WORKS_LINE,
    "courtier": PRESTIGE_LINE,
    "merchant": DENIERS_LINE,
    "farmer": CUBES_LINE,
}
LIKED_PLACES: Final = {"courtier": (CASTLE, JOUST), "merchant": (TRADING_POST,), "steward": (GUILD, INN)}
LIKED_EFFECTS: Final = {"builder": Works, "merchant": Trades, "farmer": Produces}
TEMPERS: Final = tuple(LIKED_MOVES)


def leaning(table: TablePart, move: CaylusMove, temper: str) -> float:
    """A builder likes construction, a courtier the castle, a merchant trade, a farmer cubes, a steward the provost."""
    fond = FOND[temper]
    if isinstance(move, PlaceWorker | Send):
        return fond if is_liked(table, move.place, temper) else 0.0
    if isinstance(move, Favour):
        return fond if LIKED_LINES.get(temper) == move.line else 0.0
    if isinstance(move, Steer):
        return fond / 2 if temper == "steward" and move.steps else 0.0
    return fond if isinstance(move, LIKED_MOVES[temper]) else 0.0


def is_liked(table: TablePart, place: Place, temper: str) -> bool:
    if not 0 < place <= LAST_SPACE:
        return place in LIKED_PLACES.get(temper, ())
    return isinstance(TILES[table.road[place]].effect, LIKED_EFFECTS.get(temper, ()))
