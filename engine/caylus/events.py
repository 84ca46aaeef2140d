"""What happens in a game of Caylus.

Deniers and cubes change by events only: `deniers` and `cubes` are what was gained (below zero: paid), `points` what was scored.
Lists of cubes go by kind: food, wood, stone, cloth, gold. Places and tiles are numbered as in `facts` and `tiles`.
"""

from typing import ClassVar, TypeAlias

from engine.caylus.facts import Cubes, Kind, Line, Place
from engine.core.events import Event
from engine.core.seats import Seat


class CaylusEvent(Event, frozen=True):
    turn: int
    """0 during set-up."""


class Started(CaylusEvent, frozen=True):
    """The town is laid out: neutral tiles on spaces 1 to 6, seats in turn order with their deniers in the same order."""

    reveals: ClassVar[bool] = True
    order: tuple[Seat, ...]
    deniers: tuple[int, ...]
    neutral: tuple[int, ...]
    commitment: str


class TurnBegan(CaylusEvent, frozen=True):
    order: tuple[Seat, ...]


class Income(CaylusEvent, frozen=True):
    seat: Seat
    deniers: int


class Placed(CaylusEvent, frozen=True):
    """A worker was placed in phase 2. `deniers` is the price, below zero."""

    seat: Seat
    place: Place
    deniers: int


class Visited(CaylusEvent, frozen=True):
    """The owner of a craft tile scores because somebody else's worker came."""

    seat: Seat
    visitor: Seat
    place: Place
    points: int


class Passed(CaylusEvent, frozen=True):
    """`rank` is the place on the bridge, from 1; `deniers` what the first to pass gets."""

    seat: Seat
    rank: int
    deniers: int
    is_forced: bool


class Sent(CaylusEvent, frozen=True):
    """The worker of the Gate went there, or `HOME`."""

    seat: Seat
    place: Place


class Declined(CaylusEvent, frozen=True):
    """An offer was not taken. `word` is the building's or favour's word, `place` where the worker stood, or `HOME`."""

    seat: Seat
    place: Place
    word: str
    is_forced: bool
    """There was nothing that could be chosen."""


class Traded(CaylusEvent, frozen=True):
    """A special building or a trade tile was used: the Trading Post and the Joust Field as well."""

    seat: Seat
    place: Place
    deniers: int
    cubes: Cubes
    points: int


class ProvostMoved(CaylusEvent, frozen=True):
    """`by` is `guild` or `provost`; with 0 steps he was left where he is (`is_forced`: no denier to move him)."""

    seat: Seat
    by: str
    steps: int
    space: int
    deniers: int
    is_forced: bool


class OrderChanged(CaylusEvent, frozen=True):
    """By the Stables."""

    order: tuple[Seat, ...]


class InnTaken(CaylusEvent, frozen=True):
    """The worker of the left circle moves right; `driven_out` went home, or is None."""

    seat: Seat
    driven_out: Seat | None


class InnStayed(CaylusEvent, frozen=True):
    """Nobody came: the guest kept the bed or left it."""

    seat: Seat
    keeps: bool


class Produced(CaylusEvent, frozen=True):
    seat: Seat
    place: Place
    tile: int
    cubes: Cubes


class OwnerTook(CaylusEvent, frozen=True):
    """The owner's cube of a stone production tile."""

    seat: Seat
    place: Place
    tile: int
    kind: Kind


class Unused(CaylusEvent, frozen=True):
    """The worker stood beyond the provost and comes home with nothing."""

    seat: Seat
    place: Place


class Built(CaylusEvent, frozen=True):
    """A tile with its owner's house on that space. `role` built it; `by_favour` without a worker."""

    seat: Seat
    space: int
    tile: int
    role: str
    cubes: Cubes
    points: int
    by_favour: bool


class Transformed(CaylusEvent, frozen=True):
    """The lawyer was paid; `is_delayed`: the residence comes when the worker there has gone."""

    seat: Seat
    space: int
    tile: int
    """What stands there until it is swapped."""
    deniers: int
    cubes: Cubes
    points: int
    by_favour: bool
    is_delayed: bool


class Swapped(CaylusEvent, frozen=True):
    """A delayed residence has come; `tile` went back to the supply or, a neutral one, out of the game."""

    seat: Seat
    space: int
    tile: int


class Delivered(CaylusEvent, frozen=True):
    """A batch, and a house in that section of the castle."""

    seat: Seat
    section: int
    cubes: Cubes
    points: int


class BuiltNothing(CaylusEvent, frozen=True):
    """A worker in the castle without a batch. `is_forced`: none could be given; points are 0 when there is no room."""

    seat: Seat
    points: int
    is_forced: bool


class BuiltMost(CaylusEvent, frozen=True):
    """The most batches of the turn: a favour."""

    seat: Seat
    batches: int


class FavourChosen(CaylusEvent, frozen=True):
    """The line and the column in which the marker now stands; `moved` unless it was blocked."""

    seat: Seat
    line: Line
    column: int
    moved: bool


class FavourGave(CaylusEvent, frozen=True):
    """What the first three lines give; with simplified favours `line` is None."""

    seat: Seat
    line: Line | None
    deniers: int
    cubes: Cubes
    points: int


class FavourLost(CaylusEvent, frozen=True):
    """A fifth favour in one phase: all lines were used."""

    seat: Seat


class BailiffMoved(CaylusEvent, frozen=True):
    """The provost joins him on that space."""

    steps: int
    space: int


class SectionScored(CaylusEvent, frozen=True):
    """The scoring of a section begins. `is_full`: its last house was built; otherwise the bailiff got there."""

    section: int
    is_full: bool


class HousesCounted(CaylusEvent, frozen=True):
    """What the houses of a section bring: favours, or points below zero."""

    seat: Seat
    section: int
    houses: int
    favours: int
    points: int


class FinalPoints(CaylusEvent, frozen=True):
    """Points for what is left at the end: gold, three other cubes each, four deniers each."""

    seat: Seat
    gold: int
    cubes: int
    deniers: int


class Ended(CaylusEvent, frozen=True):
    """The Towers are scored; the seed is open to everybody."""

    reveals: ClassVar[bool] = True
    seed: str


AnyCaylusEvent: TypeAlias = (
    Started
    | TurnBegan
    | Income
    | Placed
    | Visited
    | Passed
    | Sent
    | Declined
    | Traded
    | ProvostMoved
    | OrderChanged
    | InnTaken
    | InnStayed
    | Produced
    | OwnerTook
    | Unused
    | Built
    | Transformed
    | Swapped
    | Delivered
    | BuiltNothing
    | BuiltMost
    | FavourChosen
    | FavourGave
    | FavourLost
    | BailiffMoved
    | SectionScored
    | HousesCounted
    | FinalPoints
    | Ended
)
