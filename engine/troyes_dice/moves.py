"""The two moves of the game, and how they are written.

0 columns 4 5 6 1 2 3               the town crier numbers the columns
2 3 d y6 gain                       die 3, paid with 1 denier, as a yellow 6: gain resources
1 1 free r1 fortress                die 1 for nothing: Fortress of the column numbered 1
0 4 dd w3 bishopric c6 palace4      ... and the bonus of citizen column 6 builds the Palace of column 4
0 0 free r0 compensation r15 hall2  no die can be bought, and the resources instead of one set off a bonus (ruling 19)
"""

from typing import TypeAlias

from msgspec import Struct

from engine.core.moves import Path
from engine.core.seats import Seat


class Number(Struct, frozen=True, tag="number", gc=False):
    """The values that the town crier writes in the columns, from left to right."""

    seat: Seat
    columns: tuple[int, ...]

    @property
    def parts(self) -> Path:
        return ("columns", *map(str, self.columns))


class Pick(Struct, frozen=True, tag="pick", gc=False):
    """A die, its payment, what it was changed to, what it is used for, and the choices its bonuses ask for, in order.

    `payment` is `free` or letters (i, d, k), `action` is `gain` or a row of buildings, `choices` come in pairs or singly:
    `c6 palace4` (column 6: a work building), `c11 ...`, `r15 hall2` (15th red citizen: a prestige building), `over y`
    (a citizen that finds its track full goes to the yellow one), `feast w` (Banquet tile 6: the second citizen is white).
    Columns are named by the value that is written in them.
    """

    seat: Seat
    slot: int
    payment: str
    colour: int
    value: int
    action: str
    choices: tuple[str, ...] = ()

    @property
    def parts(self) -> Path:
        return (str(self.slot), self.payment, f"{'ryw'[self.colour]}{self.value}", self.action, *self.choices)


DiceMove: TypeAlias = Number | Pick
