"""What players and le Roy do, and what follows from it: influence and actions."""

from typing import ClassVar

from engine.core.seats import Seat
from engine.troyes.facts import Building, Die, Owner
from engine.troyes.round_events import TroyesEvent

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
