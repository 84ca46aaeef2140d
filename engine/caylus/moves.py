"""The moves of the game, and how they are written. A move's first word says what is being answered.

1 7 · 1 far 20 · 1 castle · 1 joust     a worker on space 7, on space 20, in the castle, on the Joust Field
1 pass
1 gate castle · 1 gate home             the worker of the Gate goes on, or comes home
1 guild +2 · 1 provost -1               the provost moves, for nothing or for deniers
1 joust pay · 1 inn keep · 1 inn leave
1 take ff · 2 bonus c                   production with a choice; the cube of the tile's owner
1 peddler 2 f w · 1 market 1 g          trades: which way, and which cubes
1 carpenter market g                    a wood tile; the cube is for the `any` of its cost
1 mason park · 1 architect statue 12    a stone tile; a prestige tile in place of the residence on space 12
1 lawyer 9                              space 9 becomes a residence
1 castle fws                            one batch
1 favour works                          a line of the favour table
1 cubes w · 1 cubes swap g f f          what the third line gives
1 castle skip · 1 joust skip · 1 skip   no more of it; `skip` alone declines the work that a favour offers
"""

from typing import TypeAlias

from msgspec import Struct

from engine.caylus.facts import HOME, LETTERS, LINES, PLACE_WORDS, Kind, Line, Place
from engine.caylus.tiles import TILES
from engine.core.moves import Path
from engine.core.seats import Seat


class PlaceWorker(Struct, frozen=True, tag="place", gc=False):
    seat: Seat
    place: Place

    @property
    def parts(self) -> Path:
        return PLACE_WORDS[self.place]


class Pass(Struct, frozen=True, tag="pass", gc=False):
    seat: Seat

    @property
    def parts(self) -> Path:
        return ("pass",)


class Send(Struct, frozen=True, tag="send", gc=False):
    """Where the worker of the Gate goes; `HOME` takes it back."""

    seat: Seat
    place: Place

    @property
    def parts(self) -> Path:
        return ("gate", "home") if self.place == HOME else ("gate", *PLACE_WORDS[self.place])


class Steer(Struct, frozen=True, tag="steer", gc=False):
    """Moves the provost; 0 leaves him. `by` is `guild` or `provost` (phase 4, for deniers)."""

    seat: Seat
    by: str
    steps: int

    @property
    def parts(self) -> Path:
        return self.by, f"{self.steps:+}" if self.steps else "0"


class Joust(Struct, frozen=True, tag="joust", gc=False):
    """Pays for a favour."""

    seat: Seat

    @property
    def parts(self) -> Path:
        return ("joust", "pay")


class Stay(Struct, frozen=True, tag="stay", gc=False):
    """Whether the worker stays in the Inn."""

    seat: Seat
    keeps: bool

    @property
    def parts(self) -> Path:
        return ("inn", "keep" if self.keeps else "leave")


class Take(Struct, frozen=True, tag="take", gc=False):
    """One side of a production: its cubes as letters, food first."""

    seat: Seat
    cubes: str

    @property
    def parts(self) -> Path:
        return ("take", self.cubes)


class Bonus(Struct, frozen=True, tag="bonus", gc=False):
    """The cube that the owner of a stone production tile takes."""

    seat: Seat
    kind: Kind

    @property
    def parts(self) -> Path:
        return ("bonus", LETTERS[self.kind])


class Trade(Struct, frozen=True, tag="trade", gc=False):
    """`way` is the label of one of the tile's ways, `cubes` are the chosen ones (sold, bought or given), food first."""

    seat: Seat
    word: str
    way: str
    cubes: str = ""

    @property
    def parts(self) -> Path:
        return (self.word, self.way, *self.cubes)


class Build(Struct, frozen=True, tag="build", gc=False):
    """`cube` is the letter of the `any` cube of the cost, `space` the residence that makes room for a prestige tile, or 0."""

    seat: Seat
    role: str
    tile: int
    cube: str = ""
    space: int = 0

    @property
    def parts(self) -> Path:
        word = TILES[self.tile].word
        if self.space:
            return self.role, word, str(self.space)
        return (self.role, word, self.cube) if self.cube else (self.role, word)


class Transform(Struct, frozen=True, tag="transform", gc=False):
    """The lawyer's work."""

    seat: Seat
    space: int

    @property
    def parts(self) -> Path:
        return ("lawyer", str(self.space))


class Deliver(Struct, frozen=True, tag="deliver", gc=False):
    """One batch for the castle, as in `facts.BATCHES`."""

    seat: Seat
    batch: str

    @property
    def parts(self) -> Path:
        return ("castle", self.batch)


class Favour(Struct, frozen=True, tag="favour", gc=False):
    seat: Seat
    line: Line

    @property
    def parts(self) -> Path:
        return ("favour", LINES[self.line])


class Gather(Struct, frozen=True, tag="gather", gc=False):
    """A cube from the third line of favours; with `taken`, `kind` is given for the two cubes that it names."""

    seat: Seat
    kind: Kind
    taken: str = ""

    @property
    def parts(self) -> Path:
        letter = LETTERS[self.kind]
        return ("cubes", "swap", letter, *self.taken) if self.taken else ("cubes", letter)


class Skip(Struct, frozen=True, tag="skip", gc=False):
    """Declines what `word` offers, or builds no more batches; without a word: the work of a favour."""

    seat: Seat
    word: str = ""

    @property
    def parts(self) -> Path:
        return (self.word, "skip") if self.word else ("skip",)


CaylusMove: TypeAlias = (
    PlaceWorker
    | Pass
    | Send
    | Steer
    | Joust
    | Stay
    | Take
    | Bonus
    | Trade
    | Build
    | Transform
    | Deliver
    | Favour
    | Gather
    | Skip
)
