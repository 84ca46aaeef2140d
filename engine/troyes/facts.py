"""What is printed on the board and in the rulebook: colours, buildings, cathedral, characters, numbers by players."""

from typing import Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")
Confidence: TypeAlias = Literal["certain", "likely", "inferred"]


class Fact(Struct, Generic[T], frozen=True):
    """A printed value and how sure we are of it. Who owns the box corrects it where it stands."""

    value: T
    confidence: Confidence


def certain(value: T) -> Fact[T]:
    """Stated in a rule text, or fixed by a worked example."""
    return Fact(value, "certain")


def likely(value: T) -> Fact[T]:
    """Read from the scrambled text of the card pages."""
    return Fact(value, "likely")


def inferred(value: T) -> Fact[T]:
    """Printed only in pictures; chosen to fit the rest."""
    return Fact(value, "inferred")


Colour: TypeAlias = int
"""Red, white or yellow: a domain, its dice, its cards and its principal building at once."""
RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
COLOURS: Final = (RED, WHITE, YELLOW)
COLOUR_LETTERS: Final = "rwy"
COLOUR_NAMES: Final = ("red", "white", "yellow")
COLOUR_STRENGTH: Final = (2, 0, 1)
"""Which of equal dice, cards or buildings le Roy likes best: red, then yellow, then white."""
RED_TIMES: Final = 2
"""How often the pips of a red die count against black ones."""

Owner: TypeAlias = int
"""A seat, or the neutral player (le Roy in the solo game), or nobody. Districts have the numbers of their owners."""
NEUTRAL: Final = 4
NOBODY: Final = -1
DISTRICTS: Final = 5

Building: TypeAlias = int
PALACE: Final = RED
BISHOPRIC: Final = WHITE
CITY_HALL: Final = YELLOW
BUILDINGS: Final = ("palace", "bishopric", "city-hall")
SALARIES: Final = (2, 1, 0)
"""Deniers for each citizen standing there, each round."""
ROW_LENGTHS: Final = (certain(1), likely(2), inferred(3))
"""Spaces in a row of each building."""
SPACES: Final = 18
"""Palace 0 to 5, Bishopric 6 to 11, City Hall 12 to 17; in each, row by row from the lowest value, first space first."""
SPACES_PER_BUILDING: Final = 6
TWO_PLAYER_NEUTRALS: Final[Fact[tuple[int, ...]]] = inferred((1, 4, 7, 11, 14, 17))
"""Where neutral citizens stand before two players place theirs: Palace 2 and 5, last spaces of the outer rows."""

LEVELS: Final = 3
COLUMNS: Final = 6
SITES: Final = LEVELS * COLUMNS
"""Site of the cathedral = level * 6 + column, both from 0; column + 1 is the die's value."""
CATHEDRAL_POINTS: Final = 1
CATHEDRAL_INFLUENCE: Final = (1, 1, 1, 2, 2, 2)
CATHEDRAL_PENALTY: Final = 2
"""Points lost at the end for each level without an own cube."""

CITIZENS: Final = 12
NEUTRAL_CITIZENS: Final = 8
ROY_CITIZENS: Final = 24
START_DENIERS: Final = 5
START_INFLUENCE: Final = 4
MOST_INFLUENCE: Final = 20
INCOME: Final = 10
PENALTY: Final = 2
"""Points lost by who can't do all that salaries, an event or a black die ask."""
PASS_INCOME: Final = 2
PASS_MORE: Final = 1
GROUP: Final = 3
PRICES: Final = (0, 2, 4, 6)
"""Deniers for each bought die, by the number of dice in the group."""
FARM_DIVISOR: Final = 2
REROLL: Final = 1
RECRUIT: Final = 2
FLIP: Final = 4
"""Influence for a re-roll, a citizen, turning dice over."""
CARD_ROUNDS: Final = 3
CARD_SLOTS: Final = 9
"""Slot of an activity card = colour * 3 + round - 1."""

FIRST_CITIZENS: Final = {1: 6, 2: 6, 3: 5, 4: 4}
ROUNDS: Final = (0, 4, 4, 5, 6)
"""By number of seats; the solo game takes those for two (ruling)."""

Die: TypeAlias = int
"""District * 18 + colour * 6 + value - 1. Two dice with the same number are equal in every respect."""
DICE: Final = DISTRICTS * 18


def die_of(district: Owner, colour: Colour, value: int) -> Die:
    return district * 18 + colour * 6 + value - 1


def dice_in_district(district: Owner) -> range:
    """Every die that may lie in a district."""
    return range(district * 18, district * 18 + 18)


def district_of(die: Die) -> Owner:
    return die // 18


def colour_of(die: Die) -> Colour:
    return die % 18 // 6


def value_of(die: Die) -> int:
    return die % 6 + 1


class Character(Struct, frozen=True):
    """`steps` are the least numbers for 1, 3 and 6 points."""

    key: str
    counts: str
    steps: tuple[int, int, int]
    steps_for_two: tuple[int, int, int]


CHARACTER_POINTS: Final = (1, 3, 6)
CHARACTERS: Final = (
    Character("chretien", "citizens", (3, 5, 7), (4, 6, 8)),
    Character("urbain", "cathedral", (3, 5, 7), (4, 6, 8)),
    Character("hugues", "influence", (5, 10, 15), (5, 10, 15)),
    Character("thibaut", "deniers", (6, 12, 18), (6, 12, 18)),
    Character("florentin", "tradesmen", (2, 4, 6), (2, 4, 6)),
    Character("henry", "events", (1, 3, 5), (1, 3, 5)),
)
CHARACTER_KEYS: Final = tuple(each.key for each in CHARACTERS)


def building_of(space: int) -> Building:
    return space // SPACES_PER_BUILDING


def _row(building: Building, value: int) -> tuple[int, int]:
    length = ROW_LENGTHS[building].value
    first = SPACES_PER_BUILDING * building + (value - 1) // length * length
    return first, first + length


_ROWS: Final = tuple(_row(building, value) for building in range(len(BUILDINGS)) for value in range(1, 7))


def row_of(building: Building, value: int) -> tuple[int, int]:
    """First space of the row that a die of this value reaches, and the space after its last."""
    return _ROWS[building * 6 + value - 1]


def row_around(space: int) -> tuple[int, int]:
    """The row in which a space lies."""
    return row_of(space // SPACES_PER_BUILDING, space % SPACES_PER_BUILDING + 1)


def space_name(space: int) -> str:
    """`6` in the Palace; elsewhere the lowest value of the row and a letter from the left: `5b`."""
    building = building_of(space)
    if building == PALACE:
        return str(space + 1)
    first, _ = row_around(space)
    return f"{first % SPACES_PER_BUILDING + 1}{'abc'[space - first]}"


SPACE_NAMES: Final = tuple(space_name(space) for space in range(SPACES))
PLACE_NAMES: Final = tuple(f"{BUILDINGS[building_of(space)]}-{SPACE_NAMES[space]}" for space in range(SPACES))
"""A space in one word: `palace-6`, `bishopric-5b`, `city-hall-1a`."""
LYING_NAMES: Final = tuple(f"lying-{building}" for building in BUILDINGS)
