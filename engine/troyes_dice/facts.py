"""Everything that is printed on the scoresheet, the wheel and the plazas, in the order of the rulebook."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Colour: TypeAlias = int
"""Red, yellow or white. It names a district, its dice, its citizens and its resource at once."""
RED: Final = 0
YELLOW: Final = 1
WHITE: Final = 2
COLOURS: Final = (RED, YELLOW, WHITE)
COLOUR_LETTERS: Final = "ryw"
RESOURCE_LETTERS: Final = "idk"
"""Influence is red, deniers are yellow, knowledge is white."""

Row: TypeAlias = int
"""A row of six buildings. Even rows are prestige buildings, odd ones work buildings; row // 2 is the colour."""
FORTRESS: Final = 0
PALACE: Final = 1
HALL: Final = 2
CITY_HALL: Final = 3
CATHEDRAL: Final = 4
BISHOPRIC: Final = 5
ROWS: Final = ("fortress", "palace", "hall", "cityhall", "cathedral", "bishopric")

COLUMNS: Final = 6
"""Columns are counted 0 to 5 from left to right; the value that is written in one is another matter."""
HALF_DAYS: Final = 16
FIRST_ATTACK: Final = 5
"""The half day (morning of day 3) from which the black die attacks the scoresheets."""

RESOURCES_PER_TRACK: Final = 18
STARTING_RESOURCES: Final = 3
RESOURCE_CITIZENS: Final = (6, 12, 18)
CITIZENS_PER_TRACK: Final = 20
BUILDING_CITIZEN: Final = 15
CITIZENS_CITIZEN: Final = 20
COLUMN_OF_RESOURCES: Final = 3
COLUMNS_OF_WORK: Final = (6, 11)

FORTRESS_CITIZEN: Final[tuple[Colour, ...]] = (RED, RED, YELLOW, YELLOW, WHITE, WHITE)
WORK_CITIZENS: Final = 2
"""What a work building gives, of its own colour."""
HALL_COLOUR: Final[tuple[Colour, ...]] = (RED, RED, YELLOW, YELLOW, WHITE, WHITE)
"""Which dice a Great Hall counts, by column."""
HALL_RESOURCES_PER_DIE: Final = 3
HALL_CITIZENS_PER_DIE: Final = 2
CHARACTERS: Final = ("hugues", "isabeau", "thibaut", "jeanne", "urbain", "marie")
"""Whose Cathedral stands in each column; character n scores row n."""
RESOURCES_PER_POINT: Final = 2
"""In stock at the end."""
MULTIPLIERS: Final = (1, 1, 2, 2, 3, 3)
"""What the first, second ... sixth Cathedral of a player writes."""


class Gain(Struct, frozen=True):
    """Some resources or citizens of one colour; a guest is a citizen of any other colour, as its owner chooses."""

    kind: Literal["resource", "citizen", "guest"]
    colour: Colour
    number: int


LINKS: Final[dict[tuple[Row, int], Gain]] = {
    (FORTRESS, 0): Gain("citizen", RED, 1),
    (FORTRESS, 1): Gain("citizen", YELLOW, 1),
    (FORTRESS, 2): Gain("citizen", WHITE, 1),
    (PALACE, 0): Gain("citizen", RED, 2),
    (PALACE, 2): Gain("resource", RED, 3),
    (CITY_HALL, 0): Gain("resource", YELLOW, 3),
    (CITY_HALL, 1): Gain("citizen", YELLOW, 2),
    (BISHOPRIC, 1): Gain("resource", WHITE, 3),
    (BISHOPRIC, 2): Gain("citizen", WHITE, 2),
}
"""By row and pair of columns: pair 0 joins columns 0 and 1, pair 1 columns 2 and 3, pair 2 columns 4 and 5."""

NOTCHES: Final = 9
Payment: TypeAlias = tuple[int, int, int]
"""Influence, deniers, knowledge."""
SLOT_COSTS: Final[tuple[tuple[Payment, ...], ...]] = (
    ((0, 0, 0),),
    ((0, 1, 0), (1, 0, 0), (0, 0, 1)),
    ((0, 1, 0),),
    ((0, 2, 0),),
)
"""The ways to pay for the die on each of the four plazas of a half day, clockwise."""

PLAZAS: Final[tuple[tuple[Colour, Colour], ...]] = (
    (RED, RED),
    (YELLOW, YELLOW),
    (WHITE, WHITE),
    (RED, YELLOW),
    (RED, YELLOW),
    (RED, WHITE),
    (RED, WHITE),
    (YELLOW, WHITE),
    (YELLOW, WHITE),
)
"""The two faces of each plaza tile."""


def building(row: Row, column: int) -> int:
    """The bit of a building in `Sheet.built`."""
    return 1 << (row * COLUMNS + column)


def box(colour: Colour, column: int) -> int:
    """The bit of a die box in `Sheet.crossed`."""
    return 1 << (colour * COLUMNS + column)
