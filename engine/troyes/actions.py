"""The actions of phase 4, each checked and carried out; whose turn comes next is another matter."""

from engine.core.errors import IllegalMove
from engine.core.seats import Seat
from engine.troyes.activities import activate
from engine.troyes.cards import ACTIVITIES, CARD_KEYS, DIVISORS, HIRES, MODIFIERS, NO_CARD, Activity
from engine.troyes.citizens import check_row, check_source, enter, join_card, take
from engine.troyes.combat import place_in_queue, put_cubes
from engine.troyes.event_cards import EVENT_COLOURS, EVENT_DIVISORS
from engine.troyes.events import Built, Hired, Passed
from engine.troyes.facts import (
    BUILDINGS,
    CATHEDRAL_INFLUENCE,
    CATHEDRAL_POINTS,
    COLUMNS,
    FARM_DIVISOR,
    NOBODY,
    PASS_INCOME,
    RECRUIT,
    WHITE,
    YELLOW,
    Building,
    Die,
)
from engine.troyes.groups import VALUES, Terms, check_group, check_modifier, terms, use_up
from engine.troyes.moves import (
    FROM_INFLUENCE,
    FROM_THERE,
    SOURCES,
    Build,
    Farm,
    Fight,
    Pass,
    Place,
    Send,
    Source,
    Use,
)
from engine.troyes.play import Play, need
from engine.troyes.state import Sending, Table


def card_terms(table: Table, seat: Seat, card: int, hires: bool, modifier: int) -> Terms:
    """The dice that a card asks for; what hiring and one use cost must be left."""
    row = ACTIVITIES[card]
    budget = table.deniers[seat] - row.pays_deniers - (HIRES[card] if hires else 0)
    return terms(table, seat, row.colour, modifier, DIVISORS[card], budget, row.any_colours)


def most_uses(table: Table, seat: Seat, row: Activity, source: Source, value: int, spent: int) -> int:
    """How often a group of this value activates a card, if hiring and dice have cost so many deniers."""
    uses = value // row.divisor.value
    if row.pays_deniers:
        uses = min(uses, (table.deniers[seat] - spent) // row.pays_deniers)
    if row.pays_influence:
        left = table.influence[seat] - (RECRUIT if source == FROM_INFLUENCE else 0)
        uses = min(uses, left // row.pays_influence)
    return uses


def use(play: Play, move: Use) -> None:
    table, seat, card = play.table, move.seat, move.card
    row = ACTIVITIES[card]
    hires = move.source != FROM_THERE
    if not play.is_sure:
        check_card(table, move)
        check_modifier(table, seat, move.modifier, row.colour, row.any_colours)
    found = card_terms(table, seat, card, hires, move.modifier)
    if not play.is_sure:
        check_group(table, found, move.dice)
    if hires:
        hire(play, seat, card, move.source)
    value = use_up(play, found, move.dice)
    uses = most_uses(table, seat, row, FROM_THERE, value, 0)
    if row.may_use_fewer:
        if not 1 <= move.uses <= uses:
            raise IllegalMove("wrong_number_of_uses", uses=move.uses, most=uses)
        uses = move.uses
    activate(play, seat, card, uses, move.building)


def check_card(table: Table, move: Use) -> None:
    """Raises unless the card is there, with a tradesman or a citizen to become one, and nothing too much is said."""
    seat, card = move.seat, move.card
    row = ACTIVITIES[card]
    if card not in table.cards:
        raise IllegalMove("card_not_revealed", card=CARD_KEYS[card])
    has = table.has_tradesman(seat, table.cards.index(card))
    if has != (move.source == FROM_THERE):
        raise IllegalMove("tradesman_there" if has else "tradesman_needed", card=CARD_KEYS[card])
    if not has:
        check_source(table, seat, move.source)
        need(table.deniers[seat], HIRES[card], "deniers")
    if row.pays_influence:
        left = table.influence[seat] - (RECRUIT if move.source == FROM_INFLUENCE else 0)
        need(left, row.pays_influence, "influence")
    if move.building not in (row.buildings or (-1,)):
        raise IllegalMove("wrong_mill", card=CARD_KEYS[card])
    if move.uses and not row.may_use_fewer:
        raise IllegalMove("all_uses", card=CARD_KEYS[card])


def hire(play: Play, seat: Seat, card: int, source: Source) -> None:
    table = play.table
    take(play, seat, source)
    table.deniers[seat] -= HIRES[card]
    place = join_card(table, seat, table.cards.index(card))
    play.events.append(Hired(table.round, seat, card, place, SOURCES[source], HIRES[card]))


def free_levels(table: Table) -> list[int]:
    """How many levels are free in each column of the cathedral."""
    return [table.cathedral[column::COLUMNS].count(NOBODY) for column in range(COLUMNS)]


def fits_cathedral(table: Table, dice: tuple[Die, ...], times: int) -> bool:
    """Whether every die finds a free site in its column."""
    free = free_levels(table)
    for die in dice:
        free[VALUES[die] - 1] -= times
    return min(free) >= 0


def build(play: Play, move: Build) -> None:
    table, seat, modifier = play.table, move.seat, move.modifier
    if not play.is_sure:
        check_build(table, move)
    found = terms(table, seat, WHITE, modifier, 0, table.deniers[seat])
    use_up(play, found, move.dice)
    for die in move.dice:
        for _ in range(found.times):
            raise_cathedral(play, seat, VALUES[die] - 1)


def check_build(table: Table, move: Build) -> None:
    """Raises unless each die finds a free site in its column."""
    seat, modifier = move.seat, move.modifier
    check_modifier(table, seat, modifier, WHITE)
    card = None if modifier == NO_CARD else MODIFIERS[modifier]
    if card is not None and not card.builds:
        raise IllegalMove("modifier_does_not_fit", modifier=CARD_KEYS[modifier])
    found = terms(table, seat, WHITE, modifier, 0, table.deniers[seat])
    check_group(table, found, move.dice)
    if not fits_cathedral(table, move.dice, found.times):
        raise IllegalMove("column_full")


def raise_cathedral(play: Play, seat: Seat, column: int) -> None:
    """A cube on the lowest free level of a column, with its rewards."""
    table = play.table
    level = table.cathedral[column::COLUMNS].index(NOBODY)
    table.cathedral[level * COLUMNS + column] = seat
    play.events.append(Built(table.round, seat, level, column))
    play.gain_points(seat, CATHEDRAL_POINTS, "cathedral")
    play.gain_influence(seat, CATHEDRAL_INFLUENCE[column], "cathedral")


def fight(play: Play, move: Fight) -> None:
    """As many cubes as the dice give, or as there are free banners."""
    table, seat, event = play.table, move.seat, move.event
    found = event_terms(table, seat, event, move.modifier) if play.is_sure else checked_fight(table, move)
    value = use_up(play, found, move.dice)
    put_cubes(play, seat, event, value // EVENT_DIVISORS[event])


def checked_fight(table: Table, move: Fight) -> Terms:
    """Raises unless the event is there and the dice give at least one cube."""
    place_in_queue(table, move.event)
    check_modifier(table, move.seat, move.modifier, EVENT_COLOURS[move.event])
    found = event_terms(table, move.seat, move.event, move.modifier)
    check_group(table, found, move.dice)
    return found


def event_terms(table: Table, seat: Seat, event: int, modifier: int) -> Terms:
    return terms(table, seat, EVENT_COLOURS[event], modifier, EVENT_DIVISORS[event], table.deniers[seat])


def place_terms(table: Table, seat: Seat, building: Building, modifier: int) -> Terms:
    """Exactly one die."""
    return terms(table, seat, building, modifier, 0, table.deniers[seat], limit=1)


def places_with(modifier: int, building: Building) -> bool:
    """Whether the modifier may place a citizen on the building."""
    card = None if modifier == NO_CARD else MODIFIERS[modifier]
    return card is None or building in card.places_on


def place(play: Play, move: Place) -> None:
    table, seat, building = play.table, move.seat, move.building
    found = place_terms(table, seat, building, move.modifier) if play.is_sure else checked_placing(table, move)
    value = found.worth(move.die)
    use_up(play, found, (move.die,))
    take(play, seat, move.source)
    enter(play, seat, building, value, SOURCES[move.source])


def checked_placing(table: Table, move: Place) -> Terms:
    """Raises unless the die, the citizen and its way are there."""
    seat, building = move.seat, move.building
    check_modifier(table, seat, move.modifier, building)
    if not places_with(move.modifier, building):
        card = CARD_KEYS[move.modifier]
        raise IllegalMove("modifier_not_for_placing", modifier=card, building=BUILDINGS[building])
    found = place_terms(table, seat, building, move.modifier)
    check_group(table, found, (move.die,))
    if move.source == FROM_THERE:
        raise IllegalMove("no_citizen_there", source=SOURCES[move.source])
    check_source(table, seat, move.source)
    check_row(table, seat, building, found.worth(move.die), move.source)
    return found


def farm_terms(table: Table, seat: Seat, modifier: int) -> Terms:
    return terms(table, seat, YELLOW, modifier, 0, table.deniers[seat])


def farm(play: Play, move: Farm) -> None:
    """Half the value of the dice, rounded down, which may be nothing."""
    table, seat = play.table, move.seat
    found = farm_terms(table, seat, move.modifier)
    if not play.is_sure:
        check_modifier(table, seat, move.modifier, YELLOW)
        check_group(table, found, move.dice)
    value = use_up(play, found, move.dice)
    play.gain_deniers(seat, value // FARM_DIVISOR, "farm")


def pass_round(play: Play, move: Pass, by_itself: bool = False) -> None:
    table, seat = play.table, move.seat
    table.passed[seat] = PASS_INCOME
    play.events.append(Passed(table.round, seat, PASS_INCOME, by_itself))


def send(play: Play, move: Send) -> None:
    """The next cubes of an activity go to this event."""
    pending = play.table.pending
    place_in_queue(play.table, move.event)
    asked = pending.pop()
    if asked.times > 1:
        pending.append(Sending(asked.seat, asked.card, asked.cubes, asked.times - 1))
    put_cubes(play, move.seat, move.event, asked.cubes)
