"""The 27 boxes of Caylus, our own: what a finished game shows of how it was played."""

from typing import Final

from engine.caylus.facts import (
    BATCHES_BUILT,
    COLUMNS,
    END_CUBES,
    END_DENIERS,
    END_GOLD,
    FAVOURS,
    GOLD,
    LINES,
    PENALTIES,
    SECTIONS,
    TOWERS,
    TRADES,
    VISITS,
)
from engine.caylus.scoring import result_of
from engine.caylus.state import State, TablePart
from engine.caylus.tiles import BY_KEY, IS_CRAFT, PRESTIGIOUS, RESIDENCE
from engine.core.album import Album, Finished, album_of, has_won, reached, steps_of
from engine.core.seats import Seat

SCORES: Final = (75, 100, 150)
HOUSES: Final = (6, 12)
FAVOUR_POINTS: Final = 25
MARGIN: Final = 25
WORKSHOPS: Final = 7
ESTATES: Final = 3
MONUMENTS: Final = 2
GUESTS: Final = 18
DEALS: Final = 20
PURSE: Final = 16
TREASURE: Final = 6
WINGS: Final = 7
"""Towers that make a skyline."""
IN_ONE_GAME: Final = {
    **steps_of("score", SCORES),
    "margin": MARGIN,
    **steps_of("houses", HOUSES),
    "sections": 0,
    "towers": WINGS,
    "favours": FAVOUR_POINTS,
    "column": 0,
    "lines": 0,
    "workshops": WORKSHOPS,
    "residences": ESTATES,
    "prestige": MONUMENTS,
    "cathedral": 0,
    "visits": GUESTS,
    "trades": DEALS,
    "purse": PURSE,
    "treasure": TREASURE,
    "spotless": 0,
    "spent": 0,
}


def earned(state: State, seat: Seat) -> frozenset[str]:
    """The boxes that this one game fills in for the seat."""
    table, result = state.table, result_of(state)
    total, is_winner = result.scores[seat].total, has_won(result, seat)
    others = [score.total for score in result.scores if score.seat != seat]
    found = [*reached("score", total, SCORES), *_castle(table, seat), *_road(table, seat), *_stock(table, seat)]
    if is_winner and total - max(others) >= MARGIN:
        found.append("margin")
    if is_winner and not any(table.points_from(seat, source) for source in (END_GOLD, END_CUBES, END_DENIERS)):
        found.append("spent")
    return frozenset(found)


def _castle(table: TablePart, seat: Seat) -> list[str]:
    houses = [table.houses_of(seat, section) for section in range(len(SECTIONS))]
    markers = [table.marker(seat, line) for line in range(len(LINES))]
    is_building = table.points_from(seat, BATCHES_BUILT) > 0
    holds = {
        "sections": all(houses),
        "towers": houses[TOWERS] >= WINGS,
        "favours": table.points_from(seat, FAVOURS) >= FAVOUR_POINTS,
        "column": max(markers) == COLUMNS,
        "lines": all(markers),
        "spotless": is_building and not table.points_from(seat, PENALTIES),
    }
    return [*reached("houses", sum(houses), HOUSES), *(box for box, is_held in holds.items() if is_held)]


def _road(table: TablePart, seat: Seat) -> list[str]:
    mine = [tile for tile, owner in zip(table.road, table.owners, strict=True) if owner == seat]
    holds = {
        "workshops": sum(IS_CRAFT[tile] for tile in mine) >= WORKSHOPS,
        "residences": mine.count(RESIDENCE) >= ESTATES,
        "prestige": sum(tile in PRESTIGIOUS for tile in mine) >= MONUMENTS,
        "cathedral": BY_KEY["prestige_cathedral"] in mine,
        "visits": table.points_from(seat, VISITS) >= GUESTS,
        "trades": table.points_from(seat, TRADES) >= DEALS,
    }
    return [box for box, is_held in holds.items() if is_held]


def _stock(table: TablePart, seat: Seat) -> list[str]:
    """What lies before the seat at the end."""
    holds = {"purse": table.deniers[seat] >= PURSE, "treasure": table.stock(seat, GOLD) >= TREASURE}
    return [box for box, is_held in holds.items() if is_held]


def finished(state: State, seat: Seat) -> Finished:
    return Finished(has_won(result_of(state), seat), earned(state, seat))


ALBUM: Final[Album] = album_of(finished, IN_ONE_GAME)
BOXES: Final = ALBUM.boxes
