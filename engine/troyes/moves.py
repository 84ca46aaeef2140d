"""The moves of the game, and how they are written.

0 settle bishopric 5a                   initial placement
0 counter +1 done r4 done               a red 4 against the highest black die and a 1
0 concede                               the black die can't be countered
0 reroll y3 / 0 recruit / 0 flip y1 r2 done
2 use merchant supply plain y6 y5 y5.1  hires from the supply; the last die is bought from seat 1
2 use merchant there priest y6 done     a tradesman is there already; a cube of the Priest modifies the dice
2 use artisan there plain y6 y5 done x2 only as many uses
2 use miller there plain y4 done palace
1 build plain w5 w4.0 w2.n              .n is the neutral district
0 fight marauding plain y6 done x2      cubes that are placed
0 place city-hall plain y1.2 palace-3   a citizen goes from the Palace to City Hall
3 farm plain y6 y4 done
3 pass
0 send war                              a cube that an Archer, a Diplomat or Chivalry places

Games by version 1 of the rules are written without the number of cubes and without the last `done` against black dice.
Dice are written in one order: own, then the other seats', then neutral ones; red, white, yellow; high to low.
"""

from typing import Final, TypeAlias

from msgspec import Struct

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.cards import ACTIVITIES, CARD_KEYS, NO_CARD
from engine.troyes.event_cards import EVENT_KEYS
from engine.troyes.facts import (
    BUILDINGS,
    COLOUR_LETTERS,
    DICE,
    GROUP,
    LYING_NAMES,
    NEUTRAL,
    PLACE_NAMES,
    SPACE_NAMES,
    Building,
    Die,
    building_of,
    colour_of,
    district_of,
    value_of,
)

PLAIN: Final = "plain"
DONE: Final = "done"
THERE: Final = "there"
SUPPLY: Final = "supply"
INFLUENCE: Final = "influence"

Source: TypeAlias = int
"""Where a citizen comes from."""
SOURCES: Final = (THERE, SUPPLY, INFLUENCE, *PLACE_NAMES, *LYING_NAMES, *CARD_KEYS)
FROM_THERE: Final = 0
FROM_SUPPLY: Final = 1
FROM_INFLUENCE: Final = 2
FROM_SPACE: Final = 3
"""Source = this + space; then the lying ones by building, then the cards by number."""
FROM_LYING: Final = FROM_SPACE + len(PLACE_NAMES)
FROM_CARD: Final = FROM_LYING + len(LYING_NAMES)


def die_word(die: Die, seat: Seat) -> str:
    """How this seat writes the die: `y5` its own, `y5.2` of seat 2, `y5.n` neutral."""
    district = district_of(die)
    word = f"{COLOUR_LETTERS[colour_of(die)]}{value_of(die)}"
    return word if district == seat else f"{word}.{'n' if district == NEUTRAL else district}"


DIE_WORDS: Final = tuple(tuple(die_word(die, seat) for die in range(DICE)) for seat in range(NEUTRAL))
"""By seat and die."""


def modifier_word(modifier: int) -> str:
    return PLAIN if modifier == NO_CARD else CARD_KEYS[modifier]


def is_one_die(modifier: int) -> bool:
    card = None if modifier == NO_CARD else ACTIVITIES[modifier].modifier
    return card is not None and card.one_die


def group_parts(seat: Seat, modifier: int, dice: tuple[Die, ...]) -> Path:
    """The modifier, the dice, and `done` where there could be more of them."""
    words = DIE_WORDS[seat]
    parts = (modifier_word(modifier), *[words[die] for die in dice])
    return parts if len(dice) == GROUP or is_one_die(modifier) else (*parts, DONE)


class Settle(Struct, frozen=True, tag="settle", gc=False):
    seat: Seat
    space: int

    @property
    def parts(self) -> Path:
        return ("settle", BUILDINGS[building_of(self.space)], SPACE_NAMES[self.space])


class Reroll(Struct, frozen=True, tag="reroll", gc=False):
    """1 influence: rolls an own die again."""

    seat: Seat
    die: Die

    @property
    def parts(self) -> Path:
        return ("reroll", DIE_WORDS[self.seat][self.die])


class Recruit(Struct, frozen=True, tag="recruit", gc=False):
    """2 influence: a citizen from the general to the own supply."""

    seat: Seat

    @property
    def parts(self) -> Path:
        return ("recruit",)


class Flip(Struct, frozen=True, tag="flip", gc=False):
    """4 influence: turns 1 to 3 own dice over."""

    seat: Seat
    dice: tuple[Die, ...]

    @property
    def parts(self) -> Path:
        parts = ("flip", *[DIE_WORDS[self.seat][die] for die in self.dice])
        return parts if len(self.dice) == GROUP else (*parts, DONE)


class Counter(Struct, frozen=True, tag="counter", gc=False):
    """Own dice against the highest black die and these others. Of the dice, the strongest comes first."""

    seat: Seat
    others: tuple[int, ...]
    dice: tuple[Die, ...]
    is_closed: bool = True
    """Whether `done` is said at the end; up to version 1 of the rules it was not, since no die could be one too many."""

    @property
    def parts(self) -> Path:
        words = DIE_WORDS[self.seat]
        parts = ("counter", *[f"+{value}" for value in self.others], DONE, *[words[die] for die in self.dice])
        return (*parts, DONE) if self.is_closed else parts


class Concede(Struct, frozen=True, tag="concede", gc=False):
    """The dice don't suffice against the highest black die."""

    seat: Seat

    @property
    def parts(self) -> Path:
        return ("concede",)


class Use(Struct, frozen=True, tag="use", gc=False):
    """Activates a card. `source` says where a newly hired tradesman comes from; `uses` is 0 where all are made."""

    seat: Seat
    card: int
    source: Source
    modifier: int
    dice: tuple[Die, ...]
    uses: int = 0
    building: Building = -1
    """Only the Miller asks for one."""

    @property
    def parts(self) -> Path:
        parts = ("use", CARD_KEYS[self.card], SOURCES[self.source], *group_parts(self.seat, self.modifier, self.dice))
        if self.uses:
            parts = (*parts, f"x{self.uses}")
        return (*parts, BUILDINGS[self.building]) if self.building >= 0 else parts


class Build(Struct, frozen=True, tag="build", gc=False):
    """Puts cubes on the cathedral."""

    seat: Seat
    modifier: int
    dice: tuple[Die, ...]

    @property
    def parts(self) -> Path:
        return ("build", *group_parts(self.seat, self.modifier, self.dice))


class Fight(Struct, frozen=True, tag="fight", gc=False):
    """Combats an event with so many cubes; up to version 1 of the rules they were not counted, and all were placed."""

    seat: Seat
    event: int
    modifier: int
    dice: tuple[Die, ...]
    cubes: int = 0

    @property
    def parts(self) -> Path:
        parts = ("fight", EVENT_KEYS[self.event], *group_parts(self.seat, self.modifier, self.dice))
        return (*parts, f"x{self.cubes}") if self.cubes else parts


class Place(Struct, frozen=True, tag="place", gc=False):
    """Places a citizen on a principal building with exactly one die."""

    seat: Seat
    building: Building
    modifier: int
    die: Die
    source: Source

    @property
    def parts(self) -> Path:
        word = DIE_WORDS[self.seat][self.die]
        return ("place", BUILDINGS[self.building], modifier_word(self.modifier), word, SOURCES[self.source])


class Farm(Struct, frozen=True, tag="farm", gc=False):
    """Uses agriculture."""

    seat: Seat
    modifier: int
    dice: tuple[Die, ...]

    @property
    def parts(self) -> Path:
        return ("farm", *group_parts(self.seat, self.modifier, self.dice))


class Pass(Struct, frozen=True, tag="pass", gc=False):
    seat: Seat

    @property
    def parts(self) -> Path:
        return ("pass",)


class Send(Struct, frozen=True, tag="send", gc=False):
    """Chooses the event for the next cubes of an activity."""

    seat: Seat
    event: int

    @property
    def parts(self) -> Path:
        return ("send", EVENT_KEYS[self.event])


TroyesMove: TypeAlias = (
    Settle | Reroll | Recruit | Flip | Counter | Concede | Use | Build | Fight | Place | Farm | Pass | Send
)
