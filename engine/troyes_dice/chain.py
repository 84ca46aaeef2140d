"""What an action gives, down to the last bonus of a bonus.

Gains are carried out in the order in which they are due: first the building's own, then a Banquet's, then the link's, then
whatever those set off. Only when nothing is due any more are buildings chosen for the bonuses that wait (ruling 7).
"""

from typing import Final

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes_dice.buildings import BONUS_BITS, BONUSES, NAMED, ROW_BITS, names_of, open_buildings
from engine.troyes_dice.dues import CITIZEN, FEAST, OF_BUILDING, OF_FEAST, OVERFLOW, RESOURCE, Due
from engine.troyes_dice.events import Built, GainedCitizens, GainedResources, LostBonus
from engine.troyes_dice.facts import (
    BUILDING_CITIZEN,
    CATHEDRAL,
    CHARACTERS,
    CITIZENS_CITIZEN,
    CITIZENS_PER_TRACK,
    COLOUR_LETTERS,
    COLOURS,
    COLUMN_OF_RESOURCES,
    COLUMNS_OF_WORK,
    HALL,
    HALL_CITIZENS_PER_DIE,
    HALL_COLOUR,
    HALL_RESOURCES_PER_DIE,
    MULTIPLIERS,
    RESOURCE_CITIZENS,
    RESOURCES_PER_TRACK,
    Colour,
    Row,
)
from engine.troyes_dice.state import HalfDay, Sheet
from engine.troyes_dice.tiles import SIDES

_LANDMARKS: Final = (COLUMN_OF_RESOURCES, *COLUMNS_OF_WORK, BUILDING_CITIZEN, CITIZENS_CITIZEN)


def _passed(length: int, marks: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each way to go along a track, from and to, the marks that are passed."""
    steps = range(length + 1)
    return tuple(tuple(tuple(m for m in marks if before < m <= after) for after in steps) for before in steps)


CITIZENS_PASSED: Final = _passed(CITIZENS_PER_TRACK, _LANDMARKS)
RESOURCES_PASSED: Final = _passed(RESOURCES_PER_TRACK, RESOURCE_CITIZENS)
_SOURCE_OF_SYMBOL: Final = {symbol: f"resource{symbol}" for symbol in RESOURCE_CITIZENS}
_BONUS_OF_COLUMN: Final = {column: 1 << place for place, column in enumerate(COLUMNS_OF_WORK)}


class Chain:
    """One action being carried out on a sheet of its own. It stops where its owner has to choose, and goes on from there.

    A choice has two parts: what it is for (`over`, `feast` or a bonus) and what is chosen. `events` is None to stay silent.
    """

    __slots__ = ("asks", "columns", "due", "events", "half_day", "seat", "sheet", "waiting")

    def __init__(
        self, seat: Seat, sheet: Sheet, half_day: HalfDay, columns: tuple[int, ...], events: list[Event] | None
    ) -> None:
        self.seat = seat
        self.sheet = sheet
        self.half_day = half_day
        self.columns = columns
        self.events = events
        self.due: list[Due] = []
        self.waiting = 0
        """One bit for each of `BONUSES` that has still to be built."""
        self.asks = ""
        """What is to be chosen: over, feast, bonus, or nothing."""

    def fork(self) -> "Chain":
        """The same chain at the same place, silent, to try another choice."""
        other = Chain(self.seat, self.sheet.copy(), self.half_day, self.columns, None)
        other.due = self.due[:]
        other.waiting = self.waiting
        other.asks = self.asks
        return other

    # What is gained

    def settle(self) -> None:
        """Carries out what is due, until something has to be chosen or nothing is left."""
        due = self.due
        self.asks = ""
        while due:
            kind, colour, number, source = due.pop(0)
            if kind == CITIZEN:
                self.gather(colour, number, source)
            elif kind == RESOURCE:
                self.circle(colour, number, source)
            elif kind == FEAST:
                due.insert(0, (kind, colour, number, source))
                self.asks = "feast"
                return
            elif self.overflows(colour, number):
                return
        if self.waiting:
            self.drop_lost_bonuses()

    def circle(self, colour: Colour, number: int, source: str) -> None:
        """Resources from left to right; what the track can't hold is lost (ruling 4)."""
        circled = self.sheet.circled
        before = circled[colour]
        after = before + number
        if after > RESOURCES_PER_TRACK:
            after = RESOURCES_PER_TRACK
        if after == before:
            return
        circled[colour] = after
        if self.events is not None:
            self.events.append(GainedResources(self.half_day.number, self.seat, colour, after - before, source))
        for symbol in RESOURCES_PASSED[before][after]:
            self.due.append((CITIZEN, colour, 1, _SOURCE_OF_SYMBOL[symbol]))

    def gather(self, colour: Colour, number: int, source: str) -> None:
        """Citizens from left to right; those who find the track full go elsewhere before anything else happens."""
        citizens = self.sheet.citizens
        before = citizens[colour]
        after = before + number
        if after > CITIZENS_PER_TRACK:
            self.due.insert(0, (OVERFLOW, colour, after - CITIZENS_PER_TRACK, "overflow"))
            after = CITIZENS_PER_TRACK
            if after == before:
                return
        citizens[colour] = after
        if self.events is not None:
            self.events.append(GainedCitizens(self.half_day.number, self.seat, colour, after - before, source))
        for landmark in CITIZENS_PASSED[before][after]:
            self.reach(colour, landmark)

    def reach(self, colour: Colour, landmark: int) -> None:
        """The bonuses of a track, and those of a column once its three citizens are circled."""
        if landmark == BUILDING_CITIZEN:
            self.waiting |= 1 << (len(COLUMNS_OF_WORK) + colour)
        elif landmark == CITIZENS_CITIZEN:
            self.due += [(CITIZEN, other, 1, "citizen20") for other in COLOURS if other != colour]
        elif min(self.sheet.citizens) >= landmark:
            if landmark == COLUMN_OF_RESOURCES:
                self.due += [(RESOURCE, each, 1, "column3") for each in COLOURS]
            else:
                self.waiting |= _BONUS_OF_COLUMN[landmark]

    def overflows(self, colour: Colour, number: int) -> bool:
        """Puts citizens of a full track elsewhere. True if their owner has to say where the next one goes (ruling 9)."""
        room = self.tracks_with_room()
        if not room:
            if self.events is not None:
                self.events += [LostBonus(self.half_day.number, self.seat, "citizen")] * number
            return False
        if len(room) > 1:
            self.due.insert(0, (OVERFLOW, colour, number, "overflow"))
            self.asks = "over"
            return True
        if number > 1:
            self.due.insert(0, (OVERFLOW, colour, number - 1, "overflow"))
        self.gather(room[0], 1, "overflow")
        return False

    def tracks_with_room(self) -> list[Colour]:
        return [track for track in COLOURS if self.sheet.citizens[track] < CITIZENS_PER_TRACK]

    # What is built

    def build(self, row: Row, column: int, bonus: str, tile: int = 0) -> None:
        """Draws the building; what it gives is due: its own gain, that of a Banquet tile, that of a link."""
        sheet = self.sheet
        if row == CATHEDRAL:
            multipliers = sheet.multipliers[:]
            multipliers[column] = MULTIPLIERS[(sheet.built & ROW_BITS[CATHEDRAL]).bit_count()]
            sheet.multipliers = multipliers
        if self.events is not None:
            self.events.append(self.drawn(row, column, bonus))
        bit, own, neighbour, link = OF_BUILDING[row][column]
        if own is not None:
            self.due.append(own)
        elif row == HALL:
            self.open_hall(column, tile)
        if tile:
            self.due += OF_FEAST[tile][row]
        if link is not None and sheet.built & neighbour:
            self.due.append(link)
        sheet.built |= bit

    def drawn(self, row: Row, column: int, bonus: str) -> Built:
        character, times = (CHARACTERS[column], self.sheet.multipliers[column]) if row == CATHEDRAL else ("", 0)
        return Built(self.half_day.number, self.seat, row, self.columns[column], bonus, character, times)

    def open_hall(self, column: int, tile: int) -> None:
        """A Great Hall counts the available dice of its colour as their plazas show it, the chosen die too (ruling 2)."""
        colour = HALL_COLOUR[column]
        number = SIDES[tile].extra_dice
        for die in self.half_day.dice:
            number += die.is_available and die.colour == colour
        if not number:
            return
        if column % 2:
            self.due.append((CITIZEN, colour, number * HALL_CITIZENS_PER_DIE, "hall"))
        else:
            self.due.append((RESOURCE, colour, number * HALL_RESOURCES_PER_DIE, "hall"))

    def drop_lost_bonuses(self) -> None:
        """A bonus that finds nothing to build is lost; the others are asked for."""
        free = open_buildings(self.sheet)
        for place, bonus in enumerate(BONUSES):
            if self.waiting >> place & 1 and not BONUS_BITS[place] & free:
                self.waiting &= ~(1 << place)
                if self.events is not None:
                    self.events.append(LostBonus(self.half_day.number, self.seat, bonus))
        self.asks = "bonus" if self.waiting else ""

    # What is chosen

    def sources(self) -> Path:
        """What the next choice may be for; nothing when the chain is at its end."""
        if self.asks == "bonus":
            return tuple(bonus for place, bonus in enumerate(BONUSES) if self.waiting >> place & 1)
        return (self.asks,) if self.asks else ()

    def targets(self, source: str) -> Path:
        """What may be chosen for it."""
        if source == "over":
            return tuple(COLOUR_LETTERS[track] for track in self.tracks_with_room())
        if source == "feast":
            return tuple(COLOUR_LETTERS[track] for track in COLOURS if track != self.due[0][1])
        bits = BONUS_BITS[BONUSES.index(source)] & open_buildings(self.sheet)
        return names_of(bits, self.columns)

    def choose(self, source: str, target: str) -> None:
        """Takes a choice and goes on. Raises `IllegalMove` where it is not offered."""
        if source not in self.sources():
            raise IllegalMove("choice_not_asked", part=source, offered=" ".join(self.sources()))
        if target not in self.targets(source):
            raise IllegalMove("choice_not_offered", part=target, choice=source, offered=" ".join(self.targets(source)))
        self.take(source, target)

    def take(self, source: str, target: str) -> None:
        """Goes on with a choice that is known to be offered."""
        if self.asks == "bonus":
            self.waiting &= ~(1 << BONUSES.index(source))
            row, value = NAMED[target]
            self.build(row, self.columns.index(value), source)
        else:
            self.place(COLOUR_LETTERS.index(target))
        self.settle()

    def place(self, track: Colour) -> None:
        """Puts the citizen that was asked for on this track."""
        kind, colour, number, source = self.due.pop(0)
        if kind == OVERFLOW and number > 1:
            self.due.insert(0, (OVERFLOW, colour, number - 1, source))
        self.gather(track, 1, source)
