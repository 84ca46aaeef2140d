"""What is true of every state that the rules can reach. Self-play and tests ask after every move."""

from collections.abc import Iterator
from functools import lru_cache

from engine.core.chance import Chance, commitment
from engine.core.errors import EngineError
from engine.troyes_dice.buildings import ALL_BUILDINGS, ROW_BITS, number_built
from engine.troyes_dice.calendar import lay_out
from engine.troyes_dice.facts import (
    CATHEDRAL,
    CITIZENS_PER_TRACK,
    COLOURS,
    COLUMNS,
    FIRST_ATTACK,
    FORTRESS,
    HALF_DAYS,
    HALL,
    LINKS,
    MULTIPLIERS,
    RESOURCE_CITIZENS,
    RESOURCES_PER_TRACK,
    STARTING_RESOURCES,
    building,
)
from engine.troyes_dice.numbering import FIRST_GAME, directions
from engine.troyes_dice.picking import carry_out, must_decide
from engine.troyes_dice.progress import undecided
from engine.troyes_dice.state import HalfDay, Sheet, State

MOST_HALL_CITIZENS = 10
"""A Great Hall counts at most four dice of one colour and one more with a Banquet tile, two citizens each."""


def violations(state: State) -> list[str]:
    found = [f"table: {word}" for word in table_violations(state)]
    found += [f"calendar: {word}" for word in calendar_violations(state)]
    for seat, hand in enumerate(state.hands):
        found += [f"seat {seat}: {word}" for word in sheet_violations(state, seat, hand.sheet)]
        found += [f"seat {seat}: {word}" for word in pick_violations(state, seat)]
    return found


def table_violations(state: State) -> Iterator[str]:
    table = state.table
    if not table.seats == len(state.hands) == len(table.finished):
        yield "not one hand for each seat"
    if not all(0 <= done <= HALF_DAYS for done in table.finished):
        yield "half days out of range"
    if table.is_together and len(set(table.finished)) > 1:
        yield "seats are not together"
    if table.columns and sorted(table.columns) != list(FIRST_GAME):
        yield "columns are no permutation"
    if table.columns and table.numbering == "standard" and table.columns not in directions(table.first_value):
        yield "columns don't follow from the rolled value"
    if not table.columns and any(table.finished):
        yield "played before the columns were numbered"
    if commitment(state.secret.chance.seed) != table.commitment:
        yield "the commitment does not fit the seed"
    if bool(undecided(state)) == state.is_over:
        yield "nobody has to decide and the game is not over, or the other way round"


@lru_cache(maxsize=16)
def calendar_of(seed: bytes, has_expansion: bool) -> tuple[HalfDay, ...]:
    return lay_out(Chance(seed), has_expansion)


def calendar_violations(state: State) -> Iterator[str]:
    calendar = state.secret.calendar
    if calendar != calendar_of(state.secret.chance.seed, state.table.has_expansion):
        yield "it does not follow from the seed"
    for half_day in calendar:
        order = [(die.rolled, not die.is_black) for die in half_day.dice]
        if order != sorted(order):
            yield f"dice of half day {half_day.number} are out of order"
        if sum(die.is_black for die in half_day.dice) != 1 or len(half_day.dice) != 4:
            yield f"not one black die and three others in half day {half_day.number}"
        if half_day.neutral in [die.notch for die in half_day.dice]:
            yield f"a die on the neutral plaza in half day {half_day.number}"
        if sum(die.is_available for die in half_day.dice) not in (2, 3, 4):
            yield f"too few or too many dice in half day {half_day.number}"


def sheet_violations(state: State, seat: int, sheet: Sheet) -> Iterator[str]:
    for colour in COLOURS:
        if not STARTING_RESOURCES <= sheet.circled[colour] <= RESOURCES_PER_TRACK:
            yield f"resource {colour} out of its track"
        if not 0 <= sheet.spent[colour] <= sheet.circled[colour]:
            yield f"more of resource {colour} spent than circled"
        if not 0 <= sheet.citizens[colour] <= CITIZENS_PER_TRACK:
            yield f"citizens {colour} out of their track"
    if sheet.built & ~ALL_BUILDINGS:
        yield "a building that does not exist"
    yield from cathedral_violations(sheet)
    yield from crossing_violations(state, seat, sheet)
    yield from total_violations(state, seat, sheet)


def cathedral_violations(sheet: Sheet) -> Iterator[str]:
    written = [number for number in sheet.multipliers if number]
    if sorted(written) != list(MULTIPLIERS[: len(written)]):
        yield "multipliers that no order of Cathedrals writes"
    for column, number in enumerate(sheet.multipliers):
        if bool(number) != sheet.has(CATHEDRAL, column):
            yield f"multiplier and Cathedral of column {column} don't agree"


def crossing_violations(state: State, seat: int, sheet: Sheet) -> Iterator[str]:
    """Only boxes that were attacked are crossed out, and every attacked one is unless a Fortress stands in its column."""
    begun = min(state.table.finished[seat] + 1, HALF_DAYS) if state.table.columns else 0
    attacked = 0
    for half_day in state.secret.calendar[FIRST_ATTACK - 1 : begun]:
        for die in half_day.dice:
            if die.attacks:
                column = state.table.columns.index(die.rolled)
                attacked |= 1 << (die.colour * COLUMNS + column)
                if not sheet.is_crossed(die.colour, column) and not sheet.has(FORTRESS, column):
                    yield f"the attack of half day {half_day.number} left no mark"
    if sheet.crossed & ~attacked:
        yield "a box crossed out that was never attacked"


def total_violations(state: State, seat: int, sheet: Sheet) -> Iterator[str]:
    """What a sheet holds is no more than its sources can have given, and no fewer buildings than its actions left."""
    citizens = sum(sheet.citizens)
    least, most = citizen_bounds(sheet)
    if not min(least, 3 * CITIZENS_PER_TRACK) <= citizens <= most:
        yield f"{citizens} citizens where {least} to {most} are possible"
    bonuses = sum(min(sheet.citizens) >= column for column in (6, 11)) + sum(each >= 15 for each in sheet.citizens)
    buildings = sheet.built.bit_count()
    if buildings > state.table.finished[seat] + bonuses:
        yield "more buildings than actions and bonuses"


def citizen_bounds(sheet: Sheet) -> tuple[int, int]:
    """The fewest and the most citizens that this sheet's marks can have given."""
    certain = number_built(sheet, FORTRESS) + 2 * sum(number_built(sheet, row) for row in (1, 3, 5))
    certain += sum(symbol <= circled for circled in sheet.circled for symbol in RESOURCE_CITIZENS)
    certain += 2 * sum(number == CITIZENS_PER_TRACK for number in sheet.citizens)
    for (row, pair), gain in LINKS.items():
        both = building(row, 2 * pair) | building(row, 2 * pair + 1)
        if gain.kind == "citizen" and sheet.built & both == both:
            certain += gain.number
    halls = (sheet.built & ROW_BITS[HALL]) >> (HALL * COLUMNS)
    # Citizens of Great Halls stand in the odd columns; Banquets 4 and 6 add one or two to a building.
    possible = MOST_HALL_CITIZENS * (halls & 0b101010).bit_count() + 2 * sheet.built.bit_count()
    return certain, certain + possible


def pick_violations(state: State, seat: int) -> Iterator[str]:
    hand, table = state.hands[seat], state.table
    if hand.pick is None:
        return
    if not table.is_together or state.is_over or hand.pick.seat != seat:
        yield "a pick that should not be kept"
        return
    half_day = state.secret.calendar[table.finished[seat]]
    try:
        carry_out(hand.sheet, half_day, table.columns, hand.pick)
    except EngineError as error:
        yield f"an illegal pick is kept: {error}"
    if not must_decide(seat, hand.sheet, half_day, table.columns):
        yield "a pick of a seat that has nothing to decide"
