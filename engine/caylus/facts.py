"""Everything that is printed: cubes, places, road, castle, favours. The tiles are in `tiles`. In the order of the rulebook."""

from typing import Final, TypeAlias

from msgspec import Struct

Kind: TypeAlias = int
"""A kind of resource cube."""
FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
KINDS: Final = (FOOD, WOOD, STONE, CLOTH, GOLD)
MIXABLE: Final = (FOOD, WOOD, STONE, CLOTH)
"""What the icon of four coloured cubes allows: everything but gold."""
KIND_NAMES: Final = ("food", "wood", "stone", "cloth", "gold")
LETTERS: Final = "fwscg"
Cubes: TypeAlias = tuple[int, int, int, int, int]
"""A number of each kind."""
NO_CUBES: Final[Cubes] = (0, 0, 0, 0, 0)
SINGLE: Final[tuple[Cubes, ...]] = ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1))
"""One cube of each kind."""

NOBODY: Final = -1
"""Where a seat could be written and none is."""
WORKERS: Final = 6

Phase: TypeAlias = int
INCOME: Final = 1
PLACING: Final = 2
SPECIALS: Final = 3
PROVOST: Final = 4
ROAD: Final = 5
CASTLE_PHASE: Final = 6
END_OF_TURN: Final = 7
OVER: Final = 8
PHASE_NAMES: Final = ("", "income", "placing", "specials", "provost", "road", "castle", "end", "over")

Place: TypeAlias = int
"""Where a worker may stand: the castle, a space of the road (1 to 28, from the bridge outward), a special building."""
HOME: Final = -1
CASTLE: Final = 0
LAST_SPACE: Final = 28
GATE: Final = 29
TRADING_POST: Final = 30
GUILD: Final = 31
JOUST: Final = 32
STABLES: Final = 33
INN: Final = 34
PLACES: Final = 35
SPECIAL_BUILDINGS: Final = (GATE, TRADING_POST, GUILD, JOUST, STABLES, INN)
"""In the order in which they are activated."""
SPACES: Final = range(1, LAST_SPACE + 1)
NEAR_SPACES: Final = 16
"""Spaces up to here are named at once; the others come after the word `far`, so that no question has too many answers."""
SPECIAL_NAMES: Final = ("gate", "post", "guild", "joust", "stables", "inn")


def _words(place: Place) -> tuple[str, ...]:
    if place == CASTLE:
        return ("castle",)
    if place > LAST_SPACE:
        return (SPECIAL_NAMES[place - GATE],)
    return (str(place),) if place <= NEAR_SPACES else ("far", str(place))


PLACE_WORDS: Final = tuple(_words(place) for place in range(PLACES))
"""How a place is written in a move."""
PLACE_OF: Final = {words: place for place, words in enumerate(PLACE_WORDS)}

NEUTRAL_SPACES: Final = (1, 2, 3, 4, 5, 6)
START_OF_BAILIFF: Final = 6
FIXED_SPACES: Final = (7, 8, 16)
FREE_SPACES: Final = tuple(space for space in SPACES if space not in NEUTRAL_SPACES + FIXED_SPACES)
"""Where tiles can be built."""

MOST_TURNS: Final = 18
START_DENIERS: Final[dict[int, tuple[int, ...]]] = {
    2: (5, 5),
    3: (5, 6, 6),
    4: (5, 6, 6, 7),
    5: (5, 6, 6, 7, 7),
}
"""By number of seats, in turn order."""
START_CUBES: Final[Cubes] = (2, 1, 0, 0, 0)

INCOME_OF_ALL: Final = 2
FIRST_PASS_DENIERS: Final = 1
FIRST_PRICE: Final = 1
"""Of a worker, before anybody has passed; each who has makes it one more."""
CHEAP_PRICE: Final = 1
"""On an own building, and everywhere for who sits in the right circle of the Inn."""
PRICE_AFTER_PASS_OF_TWO: Final = 3
VISIT_POINTS: Final = 1
TRADING_POST_DENIERS: Final = 3
PROVOST_STEPS: Final = 3
JOUST_DENIERS: Final = 1
JOUST_CLOTH: Final = 1
STABLES_CIRCLES: Final = 3
LAWYER_DENIERS: Final = 1
LAWYER_CLOTH: Final = 1


class Section(Struct, frozen=True):
    """A part of the castle. `favours` goes by number of houses; more houses than it names count as the last."""

    key: str
    houses: int
    points: int
    trigger: int
    """The space of the road that sets off its scoring."""
    penalty: int
    """Points lost without a house."""
    favours: tuple[int, ...]


TOWERS: Final = 2
SECTIONS: Final = (
    Section("dungeon", 6, 5, 12, 2, (0, 0, 1)),
    Section("walls", 10, 4, 18, 3, (0, 0, 1, 2, 2, 3)),
    Section("towers", 14, 3, 24, 4, (0, 0, 1, 1, 2, 2, 3)),
)
CASTLE_PENALTY: Final = 2
"""For a worker in the castle who builds nothing."""
BATCHES: Final = ("fws", "fwc", "fwg", "fsc", "fsg", "fcg")
"""Food and two more of different kinds."""
BATCH_KINDS: Final = {batch: tuple(LETTERS.index(letter) for letter in batch) for batch in BATCHES}

Line: TypeAlias = int
"""A line of the favour table."""
PRESTIGE_LINE: Final = 0
DENIERS_LINE: Final = 1
CUBES_LINE: Final = 2
WORKS_LINE: Final = 3
LINES: Final = ("prestige", "deniers", "cubes", "works")
ALL_LINES: Final = 0b1111
COLUMNS: Final = 5
OPEN_COLUMNS: Final = (2, 4, 5, 5)
"""How far a marker may go, by number of sections scored."""
FAVOUR_POINTS: Final = (0, 1, 2, 3, 4, 5)
FAVOUR_DENIERS: Final = (0, 3, 4, 5, 6, 7)
FAVOUR_CUBES: Final = ("", "f", "ws", "c", "", "g")
"""By column: the kinds of which one may be taken. Column 4 exchanges one cube for two instead."""
EXCHANGE_COLUMN: Final = 4
EXCHANGED: Final = 2
FAVOUR_ROLES: Final = ("", "", "carpenter", "mason", "lawyer", "architect")
"""By column: whose work the fourth line does."""
BEGINNER_POINTS: Final = 3
"""What a favour gives when the table is not used."""

SOURCES: Final = (
    "visits",
    "craft",
    "residences",
    "prestige",
    "trades",
    "castle",
    "favours",
    "penalties",
    "gold",
    "cubes",
    "deniers",
)
"""Where prestige points come from; the last three are counted at the end."""
VISITS: Final = 0
CRAFT: Final = 1
RESIDENCES: Final = 2
PRESTIGE: Final = 3
TRADES: Final = 4
BATCHES_BUILT: Final = 5
FAVOURS: Final = 6
PENALTIES: Final = 7
END_GOLD: Final = 8
END_CUBES: Final = 9
END_DENIERS: Final = 10

POINTS_PER_GOLD: Final = 3
CUBES_PER_POINT: Final = 3
DENIERS_PER_POINT: Final = 4
