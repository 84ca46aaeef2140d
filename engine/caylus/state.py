"""The state of a game and what a seat sees of it.

Written as arrays, these are small and quick to store. None of them can hold itself, so the garbage collector need not look.
Lists that go by seat and something else are flat; `stock`, `marker`, `houses_of` and `points_from` know how.
"""

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from engine.caylus.facts import FREE_SPACES, KINDS, LAST_SPACE, LINES, OVER, SECTIONS, SOURCES, Kind, Line, Phase
from engine.core.chance import Chance
from engine.core.seats import Seat

# What is on the stack: questions first, then what happens by itself.
ASK_PLACE: Final = 0
ASK_GATE: Final = 1
ASK_GUILD: Final = 2
ASK_JOUST: Final = 3
ASK_INN: Final = 4
ASK_PROVOST: Final = 5
ASK_PRODUCTION: Final = 6
ASK_BONUS: Final = 7
ASK_TRADE: Final = 8
ASK_WORK: Final = 9
ASK_CASTLE: Final = 10
ASK_FAVOUR: Final = 11
ASK_CUBES: Final = 12
ASK_FAVOUR_WORK: Final = 13
DO_CLOSE: Final = 14
DO_COUNT: Final = 15
DO_OPEN: Final = 16


class Ask(Struct, frozen=True, array_like=True, gc=False):
    """Something that is still to be decided by `seat`, or to happen by itself (DO_...).

    `at` is the space of the road for production, bonus, trade, work and close; the marker's column for the two questions
    after a favour; the section of the castle for count and open.
    """

    kind: int
    seat: Seat
    at: int = 0


class Swap(Struct, frozen=True, array_like=True, gc=False):
    """A residence that is paid for and comes when the worker on its space has gone."""

    space: int
    seat: Seat


def changed(values: list[int], at: int, value: int) -> list[int]:
    """A list like `values`, with another value in one place."""
    other = values[:]
    other[at] = value
    return other


class TablePart(Struct, array_like=True, gc=False):
    """Everything, for nothing is hidden. Copied before it is changed.

    Only `deniers`, `home`, `standing` and `pending` are changed in place; every other list is replaced by a changed one, so
    that copies can share it.
    """

    seats: int
    has_jeweller: bool
    is_beginner: bool
    """Favours are 3 points each and the table of favours is not used."""
    commitment: str
    made: int
    """Moves made so far."""
    turn: int
    phase: Phase
    cursor: int
    """How far the phase is: the place in turn order, passing order or castle order, the special building, the road space."""
    bailiff: int
    provost: int
    scored: int
    """Sections scored so far; the next one is under construction."""
    order: list[Seat]
    passed: list[Seat]
    """In passing order, until the end of the turn."""
    deniers: list[int]
    cubes: list[int]
    """By seat and kind."""
    points: list[int]
    sources: list[int]
    """Points by seat and source, see `facts.SOURCES`."""
    home: list[int]
    """Workers that each seat has at home."""
    standing: list[int]
    """By place: the seat whose worker stands there, or `NOBODY`. Castle and Stables have lists of their own."""
    castle: list[Seat]
    """Workers in castle order."""
    stables: list[Seat]
    inn_guest: int
    """The right circle of the Inn: a seat or `NOBODY`. The left circle is `standing[INN]`."""
    road: list[int]
    """The tile on each space, from 1; 0 where there is none."""
    owners: list[int]
    """The seat whose house is on each space, or `NOBODY`."""
    swaps: tuple[Swap, ...]
    supply: list[int]
    """How many of each tile can still be built."""
    box: tuple[int, ...]
    """Neutral tiles out of the game."""
    houses: list[int]
    """By seat and section of the castle."""
    batches: list[int]
    """By seat, in this turn."""
    markers: list[int]
    """The column of each marker, by seat and line of favours; 0 is the fleur-de-lis."""
    lines: list[int]
    """By seat, one bit for each line of favours used in this phase."""
    pending: list[Ask]
    """The stack; its last entry is dealt with first."""
    rules: int
    """The version of the rules with which the game began."""

    if TYPE_CHECKING:

        def __copy__(self) -> "TablePart":
            """Every struct has it: a copy that shares all lists."""
            ...

    def copy(self) -> "TablePart":
        """A table that can be changed: the four lists that nearly every move changes are its own."""
        other = self.__copy__()
        other.deniers = self.deniers[:]
        other.home = self.home[:]
        other.standing = self.standing[:]
        other.pending = self.pending[:]
        return other

    @property
    def ask(self) -> Ask | None:
        """What is decided now; None when the game is over."""
        return self.pending[-1] if self.pending else None

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    def cubes_of(self, seat: Seat) -> list[int]:
        """By kind."""
        return self.cubes[seat * len(KINDS) : (seat + 1) * len(KINDS)]

    def stock(self, seat: Seat, kind: Kind) -> int:
        return self.cubes[seat * len(KINDS) + kind]

    def marker(self, seat: Seat, line: Line) -> int:
        return self.markers[seat * len(LINES) + line]

    def houses_of(self, seat: Seat, section: int) -> int:
        return self.houses[seat * len(SECTIONS) + section]

    def add_house(self, seat: Seat, section: int) -> None:
        mark = seat * len(SECTIONS) + section
        self.houses = changed(self.houses, mark, self.houses[mark] + 1)

    def put_marker(self, seat: Seat, line: Line, column: int) -> None:
        self.markers = changed(self.markers, seat * len(LINES) + line, column)

    def houses_in(self, section: int) -> int:
        """Houses of all seats in that section."""
        return sum(self.houses[section :: len(SECTIONS)])

    def points_by_source(self, seat: Seat) -> list[int]:
        """In the order of `facts.SOURCES`."""
        return self.sources[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]

    def points_from(self, seat: Seat, source: int) -> int:
        return self.sources[seat * len(SOURCES) + source]

    @property
    def end_of_road(self) -> int:
        """The first free space, where the next tile is built; one past the last space if there is none."""
        try:
            return self.road.index(0, FREE_SPACES[0])
        except ValueError:
            return LAST_SPACE + 1

    def is_swapping(self, space: int) -> bool:
        return bool(self.swaps) and any(swap.space == space for swap in self.swaps)


class Secret(Struct, frozen=True, array_like=True, gc=False):
    """Chance lays out the town and the first turn order; after that there is none."""

    chance: Chance


class State(Struct, frozen=True, array_like=True, gc=False):
    """There are no hands: what a player has lies open on the table."""

    table: TablePart
    hands: tuple[()]
    secret: Secret


class View(Struct, frozen=True, gc=False):
    """What one seat, or a spectator (`seat` is None), may see."""

    seat: Seat | None
    table: TablePart
    seed: str
    """Hexadecimal, once the game is over; empty before."""

    @property
    def is_over(self) -> bool:
        return self.table.is_over
