"""The state of a game and what a seat sees of it.

Lists of whole numbers are quick to copy and to store. A table is copied before it is changed; no list of a finished state
ever changes.
"""

from typing import Final

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.seats import Seat
from engine.troyes.event_cards import BANNERS
from engine.troyes.facts import NOBODY, SPACES_PER_BUILDING, Building, Owner

PLACEMENT: Final = 0
COUNTERING: Final = 1
ACTIONS: Final = 2
OVER: Final = 3
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


class Table(Struct, array_like=True):
    """What everybody sees."""

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

    def copy(self) -> "Table":
        return Table(
            self.seats,
            self.has_bonus,
            self.commitment,
            self.occasion,
            self.phase,
            self.round,
            self.start,
            self.active,
            self.pending[:],
            self.spaces[:],
            self.lying[:],
            self.supply[:],
            self.general[:],
            self.deniers[:],
            self.influence[:],
            self.passed[:],
            self.dice[:],
            self.black[:],
            self.cards[:],
            self.tradesmen[:],
            self.cubes[:],
            self.cathedral[:],
            self.queue[:],
            self.won[:],
            self.pile[:],
            self.rules,
        )

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    def standing(self, owner: Owner, building: Building) -> int:
        """Citizens of an owner standing on a building."""
        first = building * SPACES_PER_BUILDING
        return self.spaces[first : first + SPACES_PER_BUILDING].count(owner)

    def has_tradesman(self, owner: Owner, slot: int) -> bool:
        first, second, others = self.tradesmen[slot * 3 : slot * 3 + 3]
        return first == owner or second == owner or others >> owner & 1 == 1

    def place_of_next(self, slot: int) -> int:
        """Where the next tradesman on a card goes: its first space, its second, or 2 for the illustration."""
        place = slot * 3
        if self.tradesmen[place] == NOBODY:
            return 0
        return 1 if self.tradesmen[place + 1] == NOBODY else 2

    def spaces_of(self, building: Building) -> list[Owner]:
        """Who stands on the six spaces of a building."""
        first = building * SPACES_PER_BUILDING
        return self.spaces[first : first + SPACES_PER_BUILDING]

    def dice_of(self, district: Owner) -> list[int]:
        """How many there are of each die of a district: red, white, yellow, each by value."""
        return self.dice[district * 18 : district * 18 + 18]

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
    table: Table
    hands: tuple[Hand, ...]
    secret: Secret


class View(Struct, frozen=True, gc=False):
    """What one seat, or a spectator (`seat` is None), may see."""

    seat: Seat | None
    table: Table
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


def citizens_in_play(table: Table, owner: Owner) -> int:
    """Citizens of an owner on the board: standing, lying, and as tradesmen."""
    found = table.spaces.count(owner) + sum(table.lying[building * 5 + owner] for building in range(3))
    return found + sum(table.has_tradesman(owner, slot) for slot in range(len(table.cards)))
