"""What happens by itself: set-up, phases 0 to 3, phase 5 and the end. `round` is 0 during set-up."""

from typing import ClassVar

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
