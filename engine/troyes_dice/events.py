"""What happens in a game of Troyes Dice. `half_day` is 0 during set-up."""

from typing import ClassVar, TypeAlias

from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes_dice.facts import Colour, Payment, Row


class DiceEvent(Event, frozen=True):
    half_day: int


class Started(DiceEvent, frozen=True):
    """The wheel is laid out; `commitment` fixes every roll to come. `first_value` is 0 unless it was rolled."""

    reveals: ClassVar[bool] = True
    crier: Seat
    first_value: int
    commitment: str


class Numbered(DiceEvent, frozen=True):
    seat: Seat
    columns: tuple[int, ...]


class Rolled(DiceEvent, frozen=True):
    """The dice of a half day lie on their plazas. `seat` is None when everybody sees them at once."""

    reveals: ClassVar[bool] = True
    seat: Seat | None
    values: tuple[int, ...]
    """In slot order."""
    black_slot: int


class Attacked(DiceEvent, frozen=True):
    """A black die attacks the box of this colour and value. `seats` crossed it out, `protected` have a Fortress there."""

    colour: Colour
    value: int
    seats: tuple[Seat, ...]
    protected: tuple[Seat, ...]


class Picked(DiceEvent, frozen=True):
    """Somebody has made up their mind; what they picked is not told yet."""

    seat: Seat


class Used(DiceEvent, frozen=True):
    """A die was used. `spent` counts everything: the die, a new value, a new colour."""

    seat: Seat
    slot: int
    colour: Colour
    value: int
    action: str
    spent: Payment


class Built(DiceEvent, frozen=True):
    """`bonus` names the bonus that built it (c6, c11, r15, y15, w15), empty for the action itself."""

    seat: Seat
    row: Row
    value: int
    """Of the column."""
    bonus: str
    character: str = ""
    """Whom a Cathedral scores, and how many times; empty and 0 for other buildings."""
    times: int = 0


class GainedResources(DiceEvent, frozen=True):
    """`number` symbols circled; what a full track could not hold is not counted. `source` is a word of locales/."""

    seat: Seat
    colour: Colour
    number: int
    source: str


class GainedCitizens(DiceEvent, frozen=True):
    seat: Seat
    colour: Colour
    number: int
    source: str


class LostBonus(DiceEvent, frozen=True):
    """A bonus found nothing to build, or a citizen no place."""

    seat: Seat
    bonus: str


class Compensated(DiceEvent, frozen=True):
    """No die could be paid for: one of each resource instead of an action."""

    seat: Seat


class Rebuilt(DiceEvent, frozen=True):
    """The destroyed plaza of this notch was turned over; `tile` is the number of a tile that turned to its Raid side, or 0."""

    seat: Seat | None
    notch: int
    colour: Colour
    tile: int


class Ended(DiceEvent, frozen=True):
    """The last half day is over; the seed is open to everybody."""

    reveals: ClassVar[bool] = True
    seed: str


AnyDiceEvent: TypeAlias = (
    Started
    | Numbered
    | Rolled
    | Attacked
    | Picked
    | Used
    | Built
    | GainedResources
    | GainedCitizens
    | LostBonus
    | Compensated
    | Rebuilt
    | Ended
)
