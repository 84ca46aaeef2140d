"""The state of a game and what a seat sees of it.

Lists of whole numbers are quick to copy and to store. A table is copied before it is changed; no list of a finished state
ever changes.
"""

from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.seats import Seat
from engine.troyes.cards import ACTIVITIES, EDITIONS, Activity
from engine.troyes.event_cards import BANNERS
from engine.troyes.facts import COLUMNS, NOBODY, SPACES_PER_BUILDING, Building, Colour, Owner

T = TypeVar("T")

PLACEMENT: Final = 0
COUNTERING: Final = 1
ACTIONS: Final = 2
OVER: Final = 3
ILLUSTRATION: Final = 2
"""Where a tradesman stands when both spaces of a card are taken."""
PHASES: Final = ("placement", "countering", "actions", "over")
"""Where somebody decides. Everything between happens by itself."""


class Threat(Struct, frozen=True, array_like=True, gc=False):
    """An event card in the queue and the owners of its cubes, in the order in which they were placed."""

    card: int
    cubes: tuple[Owner, ...] = ()

    @property
    def free(self) -> int:
        """Banners without a cube."""
        return BANNERS[self.card] - len(self.cubes)


class Sending(Struct, frozen=True, array_like=True, gc=False):
    """A choice that interrupts: `times` more events are to be chosen, each for as many as `cubes` cubes."""

    seat: Seat
    card: int
    """The activity that sends them."""
    cubes: int
    times: int


def changed(values: list[T], at: int, value: T) -> list[T]:
    """A list like `values`, with another value in one place."""
    other = values[:]
    other[at] = value
    return other


class TablePart(Struct, array_like=True, gc=False):
    """What everybody sees.

    Only `deniers`, `influence` and `dice` are changed in place; every other list is replaced by a changed one, so that copies
    can share it.
    """

    seats: int
    has_bonus: bool
    commitment: str
    occasion: int
    """Grows with every move."""
    phase: int
    round: int
    """From 1; 0 during the initial placement."""
    start: Owner
    """Who has the start player card; le Roy may in the solo game."""
    active: Seat
    """Whose decision it is."""
    pending: list[Sending]
    """The last one is asked first."""
    spaces: list[Owner]
    """By space, see `facts.SPACES`."""
    lying: list[int]
    """Citizens lying on a building: building * 5 + owner."""
    supply: list[int]
    """Citizens in the personal supply, by owner; the neutral player has none."""
    general: list[int]
    """Citizens in the general supply, by owner."""
    deniers: list[int]
    influence: list[int]
    passed: list[int]
    """Deniers in the district of a seat that has passed; 0 for one that has not."""
    dice: list[int]
    """How many there are of each die, see `facts.Die`."""
    black: list[int]
    """Black dice to be countered, the highest first."""
    cards: list[int]
    """The activity card in each slot; -1 while it is not revealed."""
    tradesmen: list[int]
    """Slot * 3: owner on the first space, on the second; then the owners on the illustration as bits."""
    cubes: list[int]
    """Delayed cubes: slot * 4 + seat."""
    cathedral: list[Owner]
    """By site, see `facts.SITES`."""
    queue: list[Threat]
    """From left to right, Marauding first."""
    won: list[tuple[Owner, int]]
    """Owner and event card, in the order in which they were won."""
    pile: list[int]
    """Solo: the characters still to be scored, the top one first; they lie open."""
    rules: int
    """The version of the rules with which the game began."""

    if TYPE_CHECKING:

        def __copy__(self) -> "TablePart":
            """Every struct has it: a copy that shares all lists."""
            ...

    def copy(self) -> "TablePart":
        """A table that can be changed: the lists that nearly every move changes are its own."""
        other = self.__copy__()
        other.deniers = self.deniers[:]
        other.influence = self.influence[:]
        other.dice = self.dice[:]
        return other

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    @property
    def is_first_edition(self) -> bool:
        """Played by version 1 of the rules: combat places all cubes that the dice give, no die against black ones may be
        one too many, and le Roy takes no part in Joust and Procession.
        """
        return self.rules == 1

    def standing(self, owner: Owner, building: Building) -> int:
        """Citizens of an owner standing on a building."""
        first = building * SPACES_PER_BUILDING
        return self.spaces[first : first + SPACES_PER_BUILDING].count(owner)

    def activity(self, card: int) -> Activity:
        """The card as this game has it."""
        return EDITIONS.get(self.rules, ACTIVITIES)[card]

    def tradesmen_on(self, slot: int) -> list[int]:
        """The owner on the first space of a card, on the second; then those on the illustration as bits."""
        return self.tradesmen[slot * 3 : slot * 3 + 3]

    def put_tradesman(self, slot: int, place: int, owner: Owner) -> None:
        """On a space of a card; place 2 is the illustration."""
        at = slot * 3 + place
        self.tradesmen = changed(
            self.tradesmen, at, self.tradesmen[at] | 1 << owner if place == ILLUSTRATION else owner
        )

    def take_tradesman(self, slot: int, place: int, owner: Owner) -> None:
        at = slot * 3 + place
        self.tradesmen = changed(
            self.tradesmen, at, self.tradesmen[at] & ~(1 << owner) if place == ILLUSTRATION else NOBODY
        )

    def has_tradesman(self, owner: Owner, slot: int) -> bool:
        places, at = self.tradesmen, slot * 3
        return places[at] == owner or places[at + 1] == owner or places[at + 2] >> owner & 1 == 1

    def place_of_next(self, slot: int) -> int:
        """Where the next tradesman on a card goes: its first space, its second, or 2 for the illustration."""
        places, at = self.tradesmen, slot * 3
        if places[at] == NOBODY:
            return 0
        return 1 if places[at + 1] == NOBODY else ILLUSTRATION

    def cubes_on(self, slot: int, seat: Seat) -> int:
        """Delayed cubes of a seat on a card."""
        return self.cubes[slot * 4 + seat]

    def every_cube_on(self, slot: int) -> list[int]:
        """Delayed cubes on a card, by seat."""
        return self.cubes[slot * 4 : slot * 4 + 4]

    def cubes_of(self, seat: Seat) -> list[int]:
        """Delayed cubes of a seat, by slot."""
        return self.cubes[seat::4]

    def add_cubes(self, slot: int, seat: Seat, number: int) -> None:
        at = slot * 4 + seat
        self.cubes = changed(self.cubes, at, self.cubes[at] + number)

    def add_supply(self, owner: Owner, number: int) -> None:
        """Citizens come to the personal supply of their owner, or leave it."""
        self.supply = changed(self.supply, owner, self.supply[owner] + number)

    def add_general(self, owner: Owner, number: int) -> None:
        """Citizens come to the general supply, or leave it."""
        self.general = changed(self.general, owner, self.general[owner] + number)

    def put_citizen(self, space: int, owner: Owner) -> None:
        """A citizen of this owner, or nobody, stands on a space from now on."""
        self.spaces = changed(self.spaces, space, owner)

    def lying_on(self, building: Building, owner: Owner) -> int:
        return self.lying[building * 5 + owner]

    def every_lying_on(self, building: Building) -> list[int]:
        """Citizens lying on a building, by owner."""
        return self.lying[building * 5 : building * 5 + 5]

    def lying_of(self, owner: Owner) -> list[int]:
        """Lying citizens of an owner, by building."""
        return self.lying[owner::5]

    def lie_down(self, building: Building, owner: Owner) -> None:
        at = building * 5 + owner
        self.lying = changed(self.lying, at, self.lying[at] + 1)

    def get_up(self, building: Building, owner: Owner) -> None:
        at = building * 5 + owner
        self.lying = changed(self.lying, at, self.lying[at] - 1)

    def level(self, level: int) -> list[Owner]:
        """Whose cubes are on a level of the cathedral, by column."""
        return self.cathedral[level * COLUMNS : (level + 1) * COLUMNS]

    def column(self, column: int) -> list[Owner]:
        """Whose cubes are in a column of the cathedral, from the lowest level up."""
        return self.cathedral[column::COLUMNS]

    def build_site(self, level: int, column: int, owner: Owner) -> None:
        self.cathedral = changed(self.cathedral, level * COLUMNS + column, owner)

    def spaces_of(self, building: Building) -> list[Owner]:
        """Who stands on the six spaces of a building."""
        first = building * SPACES_PER_BUILDING
        return self.spaces[first : first + SPACES_PER_BUILDING]

    def dice_of(self, district: Owner) -> list[int]:
        """How many there are of each die of a district: red, white, yellow, each by value."""
        return self.dice[district * 18 : district * 18 + 18]

    def dice_of_colour(self, district: Owner, colour: Colour) -> list[int]:
        """How many there are of each value."""
        first = district * 18 + colour * 6
        return self.dice[first : first + 6]

    def dice_in(self, district: Owner) -> int:
        return sum(self.dice_of(district))


class Hand(Struct, frozen=True, array_like=True, gc=False):
    """What only its owner sees: points and characters. `roy` are le Roy's points in the solo game."""

    points: int
    characters: tuple[int, ...]
    roy: int = 0


class Secret(Struct, frozen=True, array_like=True, gc=False):
    """Chance and everything that lies face down."""

    chance: Chance
    activities: tuple[int, ...]
    """The card of each slot."""
    red: tuple[int, ...]
    white: tuple[int, ...]
    yellow: tuple[int, ...]
    """Event decks, the top card first."""
    box: tuple[int, ...]
    """Red events that were put back into the box, in the order in which Resistance would take them."""
    unknown: tuple[int, ...]
    """Characters that nobody has."""


class State(Struct, frozen=True, array_like=True, gc=False):
    table: TablePart
    hands: tuple[Hand, ...]
    secret: Secret


class View(Struct, frozen=True, gc=False):
    """What one seat, or a spectator (`seat` is None), may see."""

    seat: Seat | None
    table: TablePart
    hand: Hand | None
    """The viewer's own points and characters."""
    hands: tuple[Hand, ...]
    """Everybody's, once the game is over; empty before."""
    red_left: int
    """Cards in the red deck: rounds still to come."""
    seed: str
    """Hexadecimal, once the game is over; empty before."""

    @property
    def is_over(self) -> bool:
        return self.table.phase == OVER


def citizens_in_play(table: TablePart, owner: Owner) -> int:
    """Citizens of an owner on the board: standing, lying, and as tradesmen."""
    found = table.spaces.count(owner) + sum(table.lying_of(owner))
    return found + sum(table.has_tradesman(owner, slot) for slot in range(len(table.cards)))
