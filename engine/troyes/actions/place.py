"""Placing a citizen on a principal building with exactly one die (action D)."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action, Begun
from engine.troyes.cards import CARD_KEYS, MODIFIERS, NO_CARD
from engine.troyes.citizens import can_enter, check_row, check_source, enter, sources, take, who_can_enter
from engine.troyes.facts import BUILDINGS, COLOURS, DICE, PRICES, Building, Die
from engine.troyes.groups import (
    DISTRICTS_OF,
    ORDERS,
    Below,
    check_group,
    check_modifier,
    kinds,
    modifiers,
    random_modifier,
    terms,
    use_up,
)
from engine.troyes.moves import DIE_WORDS, FROM_SUPPLY, FROM_THERE, SOURCES, Place, Source, modifier_word
from engine.troyes.play import Play
from engine.troyes.state import TablePart
from engine.troyes.terms import VALUES, Terms
from engine.troyes.thrift import fewer
from engine.troyes.words import BUILDING_NUMBERS, DIE_NUMBERS, MODIFIER_NUMBERS, SOURCE_NUMBERS, exactly

OWN_OF_COLOUR: Final = 6
"""So many dice of a colour may be one's own, one of each value: the first ones in order."""


class PlaceAction(Action[Place]):
    word = "place"
    kind = Place
    asks = ("building", "modifier", "die", "source")

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        """Any die is enough where nobody lies on its building, and is found quickly."""
        return is_easily_placed(table, seat) or next(ways(table, seat), None) is not None

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        if not words:
            return [name for number, name in enumerate(BUILDINGS) if placers(table, seat, number)]
        building = BUILDING_NUMBERS[words[0]]
        if len(words) == 1:
            return [modifier_word(each) for each in placers(table, seat, building)]
        modifier = MODIFIER_NUMBERS[words[1]]
        if len(words) == 2:
            return [DIE_WORDS[seat][die] for die in placing_dice(table, seat, building, modifier)]
        if len(words) == 3:
            value = place_terms(table, seat, building, modifier).worth(DIE_NUMBERS[seat][words[2]])
            return [SOURCES[source] for source in placing_sources(table, seat, building, value)]
        return ()

    def every(self, table: TablePart, seat: Seat) -> list[Place]:
        return [
            Place(seat, building, modifier, die, source)
            for building, modifier, die, every in ways(table, seat)
            for source in every
        ]

    def promising(self, table: TablePart, seat: Seat) -> Iterator[Place]:
        for building, modifier, die, every in ways(table, seat):
            for source in fewer(every):
                yield Place(seat, building, modifier, die, source)

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Place | None:
        building = below(3)
        modifier = random_modifier(table, seat, building, below)
        if not places_with(modifier, building):
            return None
        found = place_terms(table, seat, building, modifier)
        dice = affordable(table, found)
        if not dice:
            return None
        every = [FROM_SUPPLY] if table.supply[seat] and below(2) else sources(table, seat)
        if not every:
            return None
        die, source = dice[below(len(dice))], every[below(len(every))]
        if can_enter(table, seat, building, found.worth(die), source):
            return Place(seat, building, modifier, die, source)
        return None

    def read(self, seat: Seat, words: Path) -> Place:
        exactly(words, 4)
        building, modifier = BUILDING_NUMBERS[words[0]], MODIFIER_NUMBERS[words[1]]
        return Place(seat, building, modifier, DIE_NUMBERS[seat][words[2]], SOURCE_NUMBERS[words[3]])

    def check(self, table: TablePart, move: Place) -> None:
        """The die, the citizen and its way must be there."""
        seat, building, modifier = move.seat, move.building, move.modifier
        if modifier != NO_CARD:
            check_modifier(table, seat, modifier, building)
            if not places_with(modifier, building):
                card = CARD_KEYS[modifier]
                raise IllegalMove("modifier_not_for_placing", modifier=card, building=BUILDINGS[building])
        value = check_group(table, seat, building, modifier, (move.die,), 0, table.deniers[seat], limit=1)
        if move.source == FROM_THERE:
            raise IllegalMove("no_citizen_there", source=SOURCES[move.source])
        check_source(table, seat, move.source)
        check_row(table, seat, building, value, move.source)

    def carry_out(self, play: Play, move: Place) -> None:
        seat, building = move.seat, move.building
        value = use_up(play, seat, move.modifier, (move.die,))
        take(play, seat, move.source)
        enter(play, seat, building, value, SOURCES[move.source])

    def begun(self, table: TablePart, seat: Seat, words: Path) -> Begun | None:
        if len(words) < 2:
            return None
        return Begun(place_terms(table, seat, BUILDING_NUMBERS[words[0]], MODIFIER_NUMBERS[words[1]]), words[2:3])


def place_terms(table: TablePart, seat: Seat, building: Building, modifier: int) -> Terms:
    """Exactly one die."""
    return terms(table, seat, building, modifier, 0, table.deniers[seat], limit=1)


def places_with(modifier: int, building: Building) -> bool:
    """Whether the modifier may place a citizen on the building."""
    card = None if modifier == NO_CARD else MODIFIERS[modifier]
    return card is None or building in card.places_on


def ways(table: TablePart, seat: Seat) -> Iterator[tuple[Building, int, Die, list[Source]]]:
    """Building, modifier and die, and where the citizen can come from."""
    citizens = sources(table, seat)
    for building in range(3):
        for modifier in modifiers(table, seat, building):
            if places_with(modifier, building):
                found = place_terms(table, seat, building, modifier)
                for die in affordable(table, found):
                    every = who_can_enter(table, seat, building, found.worth(die), citizens)
                    if every:
                        yield building, modifier, die, every


def is_easily_placed(table: TablePart, seat: Seat) -> bool:
    """Whether there is a citizen at hand, and a die for a row from which nobody protected falls."""
    if not table.supply[seat] and seat not in table.spaces:
        return False
    counts, most = table.dice, DICE if table.deniers[seat] >= PRICES[1] else OWN_OF_COLOUR
    for building in COLOURS:
        for die in ORDERS[seat][building][:most]:
            if counts[die] and can_enter(table, seat, building, VALUES[die], FROM_SUPPLY):
                return True
    return False


def affordable(table: TablePart, found: Terms) -> list[Die]:
    """The dice that can be paid for, one at a time."""
    seat = found.seat
    if found.budget >= PRICES[1] or found.free:
        return kinds(table, found)
    return [die for die in kinds(table, found) if DISTRICTS_OF[die] == seat]


def placers(table: TablePart, seat: Seat, building: Building) -> list[int]:
    """Modifiers with which the seat can place a citizen on a building."""
    return [
        modifier
        for modifier in modifiers(table, seat, building)
        if places_with(modifier, building) and placing_dice(table, seat, building, modifier)
    ]


def placing_dice(table: TablePart, seat: Seat, building: Building, modifier: int) -> list[Die]:
    """The dice with which a citizen can be placed."""
    found, citizens = place_terms(table, seat, building, modifier), sources(table, seat)
    return [die for die in affordable(table, found) if who_can_enter(table, seat, building, found.worth(die), citizens)]


def placing_sources(table: TablePart, seat: Seat, building: Building, value: int) -> list[Source]:
    """Where the citizen can come from so that nobody protected falls."""
    return who_can_enter(table, seat, building, value, sources(table, seat))
