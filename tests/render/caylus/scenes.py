"""Positions made by hand, so that their pictures change only when the painting does."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

from engine.caylus.facts import (
    BATCHES_BUILT,
    CRAFT,
    FAVOURS,
    GATE,
    INN,
    JOUST,
    LINES,
    NOBODY,
    OVER,
    PENALTIES,
    PLACING,
    SECTIONS,
    SOURCES,
    TRADING_POST,
    VISITS,
)
from engine.caylus.game import Caylus
from engine.caylus.state import ASK_PLACE, Ask, State, Swap, TablePart, View
from engine.caylus.tiles import BY_KEY
from engine.core.chance import SEED_BYTES
from engine.core.result import Result, Score, ranks
from locales import words
from render.caylus.painter import CaylusPainter
from render.picture import Picture

ENGLISH = words("en")
NAMES = ("Aleydis", "Bartholomew", "Chrétien", "Dame Jehanne", "Eudes")
SEED = bytes(range(SEED_BYTES))
ROAD = (
    (1, "residence_residence", 0),
    (2, "neutral_forest", NOBODY),
    (3, "neutral_farm", NOBODY),
    (4, "neutral_quarry", NOBODY),
    (5, "neutral_market", NOBODY),
    (6, "prestige_library", 3),
    (9, "wood_mason", 0),
    (10, "wood_foodfarm", 1),
    (11, "wood_market", 2),
    (12, "stone_farm", 3),
    (13, "wood_lawyer", 4),
    (14, "stone_church", 0),
    (15, "prestige_cathedral", 1),
    (17, "stone_architect", 2),
    (18, "stone_alchemist", 3),
    (19, "wood_peddler", 4),
    (20, "stone_tailor", 0),
    (21, "residence_residence", 4),
)
"""Space, tile, owner."""
STANDING = ((2, 1), (9, 0), (12, 4), (18, 2), (16, 3), (GATE, 2), (TRADING_POST, 0), (JOUST, 4), (INN, 1))


def opening(seats: int, **options: str) -> TablePart:
    """The town as it is laid out, with the first worker to be placed."""
    state: State = Caylus().new_game(seats, options, SEED)[0]
    return deepcopy(state.table)


def busy(seats: int = 5) -> TablePart:
    """In the middle of the tenth turn: something of everything, for five seats."""
    table = opening(seats)
    table.turn, table.phase, table.scored, table.bailiff, table.provost = 10, PLACING, 1, 14, 17
    table.order, table.passed, table.castle, table.stables = [3, 0, 4, 2, 1], [3], [4, 0], [2, 1]
    table.inn_guest = 3
    for space, key, owner in ROAD:
        table.road[space], table.owners[space] = BY_KEY[key], owner
        table.supply[BY_KEY[key]] = max(0, table.supply[BY_KEY[key]] - 1)
    for place, seat in STANDING:
        table.standing[place] = seat
    table.swaps = (Swap(2, 1),)
    table.deniers, table.points, table.home = [7, 3, 12, 0, 5], [41, 28, 33, 52, 9], [2, 3, 2, 3, 2]
    table.cubes = [2, 1, 0, 3, 1, 4, 0, 2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 2, 3, 2, 1, 0, 0]
    table.houses = [2, 1, 0, 1, 2, 0, 0, 0, 0, 3, 1, 0, 0, 2, 0]
    table.markers = [1, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 2, 2, 4, 0, 0, 0, 0, 0, 3]
    for source, points in ((VISITS, 3), (CRAFT, 18), (BATCHES_BUILT, 19), (FAVOURS, 3), (PENALTIES, -2)):
        table.sources[source] = points
    table.pending = [Ask(ASK_PLACE, 0)]
    return table


def before(table: TablePart) -> TablePart:
    """The same, some moves earlier: without the Mason's worker, a house in the Walls, a marker's step and some stock."""
    earlier = deepcopy(table)
    earlier.standing[9] = earlier.standing[GATE] = NOBODY
    earlier.road[20], earlier.owners[20] = 0, NOBODY
    earlier.provost, earlier.castle, earlier.passed = 14, [4], []
    earlier.houses[0 * len(SECTIONS) + 1] = 0
    earlier.markers[0 * len(LINES) + 1] = 1
    earlier.deniers[0], earlier.points[0], earlier.cubes[3], earlier.home[0] = 9, 35, 1, 3
    return earlier


def view(table: TablePart, seat: int | None = 0) -> View:
    return View(seat, table, "")


def result_of(rows: list[dict[str, int]]) -> Result:
    scores = tuple(Score(seat, {name: row.get(name, 0) for name in SOURCES}) for seat, row in enumerate(rows))
    return Result(scores, ranks([score.total for score in scores]))


def five_scores() -> Result:
    """Two share the win."""
    first = {SOURCES[VISITS]: 4, SOURCES[CRAFT]: 20, SOURCES[BATCHES_BUILT]: 31, SOURCES[FAVOURS]: 6, "gold": 3}
    return result_of(
        [
            first,
            {"visits": 2, "craft": 12, "castle": 14, "penalties": -5, "deniers": 2},
            {"prestige": 39, "residences": 4, "castle": 12, "favours": 9},
            {"craft": 8, "trades": 15, "castle": 22, "cubes": 2, "gold": 9},
            {"visits": 1, "penalties": -1},
        ]
    )


def ended(seats: int = 5) -> TablePart:
    table = busy(seats)
    table.phase, table.scored, table.pending = OVER, len(SECTIONS), []
    return table


SCENES: dict[str, Callable[[CaylusPainter], Picture]] = {
    "opening": lambda painter: painter.board(view(opening(2)), NAMES[:2], ENGLISH),
    "town": lambda painter: painter.board(view(busy()), NAMES, ENGLISH, view(before(busy()))),
    "sheet": lambda painter: painter.sheet(view(busy()), NAMES, ENGLISH, view(before(busy()))),
    "tiles": lambda painter: painter.sight("tiles", view(busy()), NAMES, ENGLISH),
    "middle": lambda painter: painter.sight("middle", view(busy()), NAMES, ENGLISH),
    "final": lambda painter: painter.final(view(ended()), five_scores(), NAMES, ENGLISH),
}
"""By name of the expected picture."""

EXPECTED = tuple(SCENES)
