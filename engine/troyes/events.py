"""What happens in a game of Troyes. `round` is 0 during set-up. An owner is a seat, or 4 for the neutral player (le Roy).

Points and characters are told in events of their own, `GainedPoints`, `LostPoints` and `Dealt`, which only their seat may
see before the end. No other event holds an amount of points.
"""

from typing import ClassVar, TypeAlias

from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes.facts import Building, Die, Owner


class TroyesEvent(Event, frozen=True):
    round: int


# Set-up


class Started(TroyesEvent, frozen=True):
    """The start player is drawn; `commitment` fixes every roll to come."""

    reveals: ClassVar[bool] = True
    start: Seat
    commitment: str


class Dealt(TroyesEvent, frozen=True):
    """Hidden: the characters of a seat."""

    reveals: ClassVar[bool] = True
    seat: Seat
    characters: tuple[int, ...]


class Piled(TroyesEvent, frozen=True):
    """Solo: the open pile of characters, the top one first."""

    reveals: ClassVar[bool] = True
    characters: tuple[int, ...]


class RoyChose(TroyesEvent, frozen=True):
    """Solo set-up: the dice rolled for le Roy's buildings, as (colour, value), the best first."""

    reveals: ClassVar[bool] = True
    rolled: tuple[tuple[int, int], ...]


class Settled(TroyesEvent, frozen=True):
    owner: Owner
    space: int


# Phases 0 to 3


class RoundBegan(TroyesEvent, frozen=True):
    start: Owner


class CardsRevealed(TroyesEvent, frozen=True):
    """The activity cards of the round: red, white, yellow."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


class PaidSalaries(TroyesEvent, frozen=True):
    """Income, then salaries. `paid` is less than `due` for who can't pay all."""

    seat: Seat
    income: int
    due: int
    paid: int


class Rolled(TroyesEvent, frozen=True):
    """A district has its dice."""

    reveals: ClassVar[bool] = True
    owner: Owner
    dice: tuple[Die, ...]


class EventRevealed(TroyesEvent, frozen=True):
    reveals: ClassVar[bool] = True
    event: int


class EventStruck(TroyesEvent, frozen=True):
    """An event takes effect. `rolled` is the die of events that roll one, else 0; what follows from it comes after."""

    reveals: ClassVar[bool] = True
    event: int
    rolled: int


class Suffered(TroyesEvent, frozen=True):
    """What an event took; less than `due` for who has not enough."""

    seat: Seat
    event: int
    what: str
    """deniers or influence"""
    due: int
    lost: int


class FellShort(TroyesEvent, frozen=True):
    """A seat could not do all that was asked. `source` is salaries, black, or the key of an event."""

    seat: Seat
    source: str


class BlackRolled(TroyesEvent, frozen=True):
    """The enemies, the highest first."""

    reveals: ClassVar[bool] = True
    values: tuple[int, ...]


class Countered(TroyesEvent, frozen=True):
    owner: Owner
    black: tuple[int, ...]
    dice: tuple[Die, ...]


class Conceded(TroyesEvent, frozen=True):
    """The black die is discarded; no die is lost."""

    owner: Owner
    black: int


# Influence


class Rerolled(TroyesEvent, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    old: Die
    new: Die


class Recruited(TroyesEvent, frozen=True):
    seat: Seat


class Flipped(TroyesEvent, frozen=True):
    """The dice as they were before."""

    seat: Seat
    dice: tuple[Die, ...]


# Actions


class UsedDice(TroyesEvent, frozen=True):
    """The group of an action, after which it has left the square. `modifier` is a card number or -1."""

    seat: Seat
    dice: tuple[Die, ...]
    modifier: int
    value: int
    """Of the whole group, modifier included."""


class Bought(TroyesEvent, frozen=True):
    """`deniers` is 0 for a die that Tithe takes."""

    seat: Seat
    owner: Owner
    die: Die
    deniers: int


class Hired(TroyesEvent, frozen=True):
    """A tradesman. `place` 0 and 1 are the card's spaces, 2 its illustration; `source` is a word of `moves.SOURCES`."""

    owner: Owner
    card: int
    place: int
    source: str
    deniers: int


class Activated(TroyesEvent, frozen=True):
    seat: Seat
    card: int
    uses: int


class StoredCubes(TroyesEvent, frozen=True):
    """Cubes on a card with a delayed effect."""

    seat: Seat
    card: int
    cubes: int


class ArcherRolled(TroyesEvent, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    values: tuple[int, ...]


class GainedDeniers(TroyesEvent, frozen=True):
    """`source` is the key of a card, farm, pass, or roy."""

    seat: Seat
    deniers: int
    source: str


class SpentDeniers(TroyesEvent, frozen=True):
    """For the uses of a card, or to the Tax Collector."""

    seat: Seat
    deniers: int
    source: str


class GainedInfluence(TroyesEvent, frozen=True):
    """What is really gained: beyond 20 it is lost."""

    seat: Seat
    influence: int
    source: str


class SpentInfluence(TroyesEvent, frozen=True):
    """`source` is reroll, recruit, flip, hire, or the key of a card."""

    seat: Seat
    influence: int
    source: str


class GainedPoints(TroyesEvent, frozen=True):
    """Hidden. The owner may be le Roy, whose points only the solo seat sees."""

    owner: Owner
    points: int
    source: str


class LostPoints(TroyesEvent, frozen=True):
    """Hidden: what was really lost, since nobody falls below 0."""

    seat: Seat
    points: int
    source: str


class Built(TroyesEvent, frozen=True):
    """A cube on the cathedral. `level` and `column` from 0."""

    owner: Owner
    level: int
    column: int


class Ruined(TroyesEvent, frozen=True):
    """A cube leaves the cathedral."""

    owner: Owner
    level: int
    column: int


class Fought(TroyesEvent, frozen=True):
    """Cubes on an event."""

    owner: Owner
    event: int
    cubes: int


class CubeLost(TroyesEvent, frozen=True):
    """Resistance takes the newest cube of an event."""

    owner: Owner
    event: int


class EventCountered(TroyesEvent, frozen=True):
    """`first` and `second` share the reward of their place; `taker` gets the card (-1: nobody, Marauding stays)."""

    event: int
    first: tuple[Owner, ...]
    second: tuple[Owner, ...]
    taker: Owner


class CitizenPlaced(TroyesEvent, frozen=True):
    """`source` is a word of `moves.SOURCES`; `general` for one that an event brings."""

    owner: Owner
    space: int
    source: str


class Expelled(TroyesEvent, frozen=True):
    """A citizen lies down on the building."""

    owner: Owner
    building: Building


class Blocked(TroyesEvent, frozen=True):
    """A citizen that an event or le Roy brings finds no place: protected, or none is left."""

    owner: Owner
    building: Building


class Passed(TroyesEvent, frozen=True):
    """`by_itself` where nothing else was possible."""

    seat: Seat
    deniers: int
    by_itself: bool


class Waited(TroyesEvent, frozen=True):
    """The turn came round to who has passed: more deniers in the district, `deniers` now."""

    seat: Seat
    deniers: int


class RoyRolled(TroyesEvent, frozen=True):
    """Solo: le Roy's two black dice, the word of what he does, and the dice he spends."""

    reveals: ClassVar[bool] = True
    values: tuple[int, int]
    action: str
    """points3, points2, worker, event, tradesman, cathedral, character"""
    dice: tuple[Die, ...]


class CharacterScored(TroyesEvent, frozen=True):
    """Solo: the top character scores both and leaves."""

    character: int


# Phase 5 and the end


class RoundEnded(TroyesEvent, frozen=True):
    """Lying citizens get up, unused dice are removed. `returned` are (owner, building)."""

    returned: tuple[tuple[Owner, Building], ...]


class Ended(TroyesEvent, frozen=True):
    """The characters of each seat, the points gathered, and the seed are open to everybody."""

    reveals: ClassVar[bool] = True
    characters: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    seed: str


AnyTroyesEvent: TypeAlias = (
    Started
    | Dealt
    | Piled
    | RoyChose
    | Settled
    | RoundBegan
    | CardsRevealed
    | PaidSalaries
    | Rolled
    | EventRevealed
    | EventStruck
    | Suffered
    | FellShort
    | BlackRolled
    | Countered
    | Conceded
    | Rerolled
    | Recruited
    | Flipped
    | UsedDice
    | Bought
    | Hired
    | Activated
    | StoredCubes
    | ArcherRolled
    | GainedDeniers
    | SpentDeniers
    | GainedInfluence
    | SpentInfluence
    | GainedPoints
    | LostPoints
    | Built
    | Ruined
    | Fought
    | CubeLost
    | EventCountered
    | CitizenPlaced
    | Expelled
    | Blocked
    | Passed
    | Waited
    | RoyRolled
    | CharacterScored
    | RoundEnded
    | Ended
)
