"""The 27 boxes of Troyes, our own: what a finished game shows of how it was played."""

from typing import Final

from engine.core.album import Album, Finished, album_of, has_won, reached, steps_of
from engine.core.seats import Seat
from engine.troyes.citizens import tradesmen_of
from engine.troyes.facts import BUILDINGS, CHARACTER_KEYS, CHARACTER_POINTS, COLOURS, MOST_INFLUENCE, PALACE
from engine.troyes.scoring import empty_levels, event_points, result_of, tradesman_points
from engine.troyes.state import State, TablePart

SCORES: Final = (30, 40, 60)
MARGIN: Final = 10
CITIZENS: Final = (7, 9)
CUBES: Final = (5, 10)
EVENTS: Final = (3, 6)
TRADESMEN: Final = 7
TRADE_POINTS: Final = 15
COURTIERS: Final = 4
PURSE: Final = 30
CAMPAIGNS: Final = 3
FULL_CHARACTERS: Final = 3
"""That give all the points they can."""
DEMANDING: Final = 16
"""Points ahead of le Roy."""
IN_ONE_GAME: Final = {
    **steps_of("score", SCORES),
    "margin": MARGIN,
    **steps_of("citizens", CITIZENS),
    "buildings": 0,
    "palace": COURTIERS,
    **steps_of("cubes", CUBES),
    "levels": 0,
    **steps_of("events", EVENTS),
    "campaigns": CAMPAIGNS,
    "tradesmen": TRADESMEN,
    "colours": 0,
    "trade": TRADE_POINTS,
    "purse": PURSE,
    "influence": MOST_INFLUENCE,
    "characters": FULL_CHARACTERS,
    "roy": DEMANDING,
}


def earned(state: State, seat: Seat) -> frozenset[str]:
    """The boxes that this one game fills in for the seat."""
    table, result = state.table, result_of(state)
    total = result.scores[seat].total
    found = [*_city(table, seat), *_trade(table, seat), *_ambition(state, seat)]
    if table.is_solo:
        return frozenset([*found, "roy"] if total >= DEMANDING else found)
    others = [score.total for score in result.scores if score.seat != seat]
    if total - max(others) >= MARGIN:
        found.append("margin")
    return frozenset([*found, *reached("score", total, SCORES)])


def _city(table: TablePart, seat: Seat) -> list[str]:
    """Citizens in the buildings, cubes on the cathedral, events."""
    standing = [table.standing(seat, building) for building in range(len(BUILDINGS))]
    holds = {
        "buildings": all(standing),
        "palace": standing[PALACE] >= COURTIERS,
        "levels": empty_levels(table, seat) == 0,
        "campaigns": event_points(table, seat) >= CAMPAIGNS,
    }
    return [
        *reached("citizens", sum(standing), CITIZENS),
        *reached("cubes", table.cathedral.count(seat), CUBES),
        *reached("events", sum(winner == seat for winner, _ in table.won), EVENTS),
        *(box for box, is_held in holds.items() if is_held),
    ]


def _trade(table: TablePart, seat: Seat) -> list[str]:
    slots = range(len(table.cards))
    hired = {slot // (len(table.cards) // len(COLOURS)) for slot in slots if table.has_tradesman(seat, slot)}
    holds = {
        "tradesmen": tradesmen_of(table, seat) >= TRADESMEN,
        "colours": len(hired) == len(COLOURS),
        "trade": tradesman_points(table, seat) >= TRADE_POINTS,
    }
    return [box for box, is_held in holds.items() if is_held]


def _ambition(state: State, seat: Seat) -> list[str]:
    table, parts = state.table, result_of(state).scores[seat].parts
    holds = {
        "purse": table.deniers[seat] >= PURSE,
        "influence": table.influence[seat] >= MOST_INFLUENCE,
        "characters": sum(parts[key] == CHARACTER_POINTS[-1] for key in CHARACTER_KEYS) >= FULL_CHARACTERS,
    }
    return [box for box, is_held in holds.items() if is_held]


def finished(state: State, seat: Seat) -> Finished:
    return Finished(has_won(result_of(state), seat), earned(state, seat))


ALBUM: Final[Album] = album_of(finished, IN_ONE_GAME)
BOXES: Final = ALBUM.boxes
