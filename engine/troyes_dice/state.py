"""The state of a game and what a seat sees of it.

Written as arrays, these are small and quick to store. None of them can hold itself, so the garbage collector need not look.
"""

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.seats import Seat
from engine.troyes_dice.facts import HALF_DAYS, Colour, Payment, Row, box, building
from engine.troyes_dice.moves import Pick
from engine.troyes_dice.tiles import SIDES


class Sheet(Struct, array_like=True, gc=False):
    """A scoresheet. Lists go by colour; stock = circled - spent. Copied before it is changed."""

    circled: list[int]
    spent: list[int]
    citizens: list[int]
    built: int
    """One bit for each building, see `facts.building`."""
    crossed: int
    """One bit for each die box that the black die has crossed out, see `facts.box`."""
    multipliers: list[int]
    """By column, what the Cathedral there has written for its character; 0 without a Cathedral. Replaced when it changes."""

    def copy(self) -> "Sheet":
        return Sheet(self.circled[:], self.spent[:], self.citizens[:], self.built, self.crossed, self.multipliers)

    def crossed_out(self, boxes: int) -> "Sheet":
        """The same sheet with these boxes crossed out; as nothing else differs, it is no copy to be changed."""
        return Sheet(self.circled, self.spent, self.citizens, self.built, self.crossed | boxes, self.multipliers)

    def stock(self, colour: Colour) -> int:
        return self.circled[colour] - self.spent[colour]

    def has(self, row: Row, column: int) -> bool:
        return bool(self.built & building(row, column))

    def is_crossed(self, colour: Colour, column: int) -> bool:
        return bool(self.crossed & box(colour, column))


class Plaza(Struct, frozen=True, array_like=True, gc=False):
    """The tile in one notch: its visible face, the face below, and the Banquet (+n) or Raid (-n) tile beside it, or 0."""

    face: Colour
    back: Colour
    tile: int = 0


class Die(Struct, frozen=True, array_like=True, gc=False):
    """A die on one of the four plazas of a half day. Slot 1 to 4, clockwise, by rising value."""

    slot: int
    notch: int
    colour: Colour
    rolled: int
    is_black: bool
    """The black die itself, whatever it does."""
    is_available: bool
    attacks: bool
    """It destroys its plaza, and from day 3 on it attacks the scoresheets."""
    tile: int
    payments: tuple[Payment, ...]
    """The ways to pay for it, tiles included."""

    @property
    def value(self) -> int:
        """What its user sees before spending influence."""
        return 0 if self.tile and SIDES[self.tile].hides_value else self.rolled


class HalfDay(Struct, frozen=True, array_like=True, gc=False):
    """One half day of the calendar, 1 to 16: the plazas as they lie and the dice on them."""

    number: int
    plazas: tuple[Plaza, ...]
    dice: tuple[Die, ...]

    @property
    def day(self) -> int:
        return (self.number + 1) // 2

    @property
    def is_morning(self) -> bool:
        return self.number % 2 == 1

    @property
    def neutral(self) -> int:
        """The notch in the window of the wheel."""
        return self.day - 1


class TablePart(Struct, frozen=True, array_like=True, gc=False):
    """What everybody sees."""

    seats: int
    numbering: str
    has_expansion: bool
    is_together: bool
    """All pick from one half day at the same time; otherwise each seat goes on alone."""
    crier: Seat
    first_value: int
    """Rolled for the leftmost column in standard numbering, else 0."""
    columns: tuple[int, ...]
    """The value written in each column; empty until the town crier has numbered them."""
    finished: tuple[int, ...]
    """How many half days each seat has finished."""
    commitment: str
    rules: int
    """The version of the rules with which the game began."""


class Hand(Struct, frozen=True, array_like=True, gc=False):
    """What a seat has in front of it: its sheet, and the pick that the others don't know yet."""

    sheet: Sheet
    pick: Pick | None = None


class Secret(Struct, frozen=True, array_like=True, gc=False):
    """Chance, and the whole calendar that follows from it: nothing that a player does changes the dice."""

    chance: Chance
    calendar: tuple[HalfDay, ...]


class State(Struct, frozen=True, array_like=True, gc=False):
    table: TablePart
    hands: tuple[Hand, ...]
    secret: Secret

    @property
    def is_over(self) -> bool:
        return min(self.table.finished) == HALF_DAYS


class View(Struct, frozen=True, gc=False):
    """What one seat, or a spectator (`seat` is None), may see."""

    seat: Seat | None
    table: TablePart
    plazas: tuple[Plaza, ...]
    """The wheel as it lies in the viewer's half day."""
    days: tuple[HalfDay, ...]
    """Every half day whose dice the viewer has seen; the last one is being played, or was the last of the game."""
    sheets: tuple[Sheet | None, ...]
    """None for a seat whose sheet would tell of dice that the viewer has not seen."""
    has_picked: tuple[bool, ...]
    """Who has nothing to decide in the viewer's half day any more."""
    pick: Pick | None
    """The viewer's own pick, not yet shown to the others."""
    is_over: bool
    seed: str
    """Hexadecimal, once the game is over; empty before."""

    @property
    def today(self) -> HalfDay | None:
        return self.days[-1] if self.days else None

    @property
    def sheet(self) -> Sheet | None:
        """The viewer's own sheet."""
        return None if self.seat is None else self.sheets[self.seat]

    @property
    def half_day(self) -> int:
        """The half day that the viewer is in; 0 while the columns are being numbered."""
        return len(self.days)
