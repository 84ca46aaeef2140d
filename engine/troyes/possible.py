"""What a seat can do now, question by question: the same answers serve buttons, lists and random play."""

from engine.core.seats import Seat
from engine.troyes.actions import (
    card_terms,
    event_terms,
    farm_terms,
    fits_cathedral,
    free_levels,
    place_terms,
    places_with,
)
from engine.troyes.cards import ACTIVITIES, HIRES, MODIFIERS, NO_CARD
from engine.troyes.citizens import can_enter, sources
from engine.troyes.countering import can_counter
from engine.troyes.event_cards import EVENT_COLOURS
from engine.troyes.facts import FLIP, NOBODY, RECRUIT, REROLL, WHITE, YELLOW, Building, Die
from engine.troyes.groups import Terms, any_group, groups, kinds, modifiers, price, terms
from engine.troyes.influence import can_recruit
from engine.troyes.moves import FROM_INFLUENCE, FROM_THERE, Source
from engine.troyes.state import COUNTERING, PLACEMENT, Table


def first_words(table: Table, seat: Seat) -> list[str]:
    """Everything that the seat can begin with."""
    if table.pending:
        return ["send"]
    if table.phase == PLACEMENT:
        return ["settle"]
    if table.phase == COUNTERING:
        return ["counter" if can_counter(table, seat) else "concede", *influence_words(table, seat)]
    return [*action_words(table, seat), "pass", *influence_words(table, seat)]


def action_words(table: Table, seat: Seat) -> list[str]:
    found: list[str] = []
    if usable_cards(table, seat, 1):
        found.append("use")
    if builders(table, seat):
        found.append("build")
    if any(fighters(table, seat, threat.card) for threat in table.queue):
        found.append("fight")
    if any(placers(table, seat, building) for building in range(3)):
        found.append("place")
    if farmers(table, seat):
        found.append("farm")
    return found


def can_act(table: Table, seat: Seat) -> bool:
    """Whether there is anything but passing, influence aside; the likeliest is looked at first."""
    own = seat * 18 + YELLOW * 6
    return bool(
        any(table.dice[own : own + 6])
        or farmers(table, seat)
        or builders(table, seat)
        or any(placers(table, seat, building) for building in range(3))
        or any(fighters(table, seat, threat.card) for threat in table.queue)
        or usable_cards(table, seat, 1)
    )


def influence_words(table: Table, seat: Seat) -> list[str]:
    found: list[str] = []
    influence, has_dice = table.influence[seat], any(table.dice[seat * 18 : seat * 18 + 18])
    if influence >= REROLL and has_dice:
        found.append("reroll")
    if can_recruit(table, seat):
        found.append("recruit")
    if influence >= FLIP and has_dice:
        found.append("flip")
    return found


def usable_cards(table: Table, seat: Seat, most: int = 9) -> list[int]:
    """The cards that the seat can activate; no more than `most`."""
    found: list[int] = []
    for card in table.cards:
        if card >= 0 and is_usable(table, seat, card):
            found.append(card)
            if len(found) == most:
                break
    return found


def is_usable(table: Table, seat: Seat, card: int) -> bool:
    ways = card_sources(table, seat, card)
    return bool(ways) and bool(card_modifiers(table, seat, card, ways[0] != FROM_THERE, 1))


def card_sources(table: Table, seat: Seat, card: int) -> list[Source]:
    """Where a tradesman for the card can come from, if one is needed and can be paid."""
    row, influence = ACTIVITIES[card], table.influence[seat]
    if influence < row.pays_influence:
        return []
    if table.has_tradesman(seat, table.cards.index(card)):
        return [FROM_THERE]
    if table.deniers[seat] < HIRES[card]:
        return []
    found = sources(table, seat)
    if row.pays_influence and influence - RECRUIT < row.pays_influence and FROM_INFLUENCE in found:
        found.remove(FROM_INFLUENCE)
    return found


def card_modifiers(table: Table, seat: Seat, card: int, hires: bool, most: int = 9) -> list[int]:
    row = ACTIVITIES[card]
    found: list[int] = []
    for modifier in modifiers(table, seat, row.colour, row.any_colours):
        if any_group(table, card_terms(table, seat, card, hires, modifier)):
            found.append(modifier)
            if len(found) == most:
                break
    return found


def builders(table: Table, seat: Seat) -> list[int]:
    """Modifiers with which the seat can build the cathedral."""
    if NOBODY not in table.cathedral:
        return []
    return [
        modifier
        for modifier in modifiers(table, seat, WHITE)
        if may_build(modifier) and can_build(table, seat, modifier)
    ]


def may_build(modifier: int) -> bool:
    card = None if modifier == NO_CARD else MODIFIERS[modifier]
    return card is None or card.builds


def build_terms(table: Table, seat: Seat, modifier: int) -> Terms:
    return terms(table, seat, WHITE, modifier, 0, table.deniers[seat])


def can_build(table: Table, seat: Seat, modifier: int) -> bool:
    found, free = build_terms(table, seat, modifier), free_levels(table)
    return any(free[die % 6] >= found.times and price(found, (die,)) <= found.budget for die in kinds(table, found))


def build_groups(table: Table, seat: Seat, modifier: int) -> list[tuple[Die, ...]]:
    found = build_terms(table, seat, modifier)
    return [group for group in groups(table, found) if fits_cathedral(table, group, found.times)]


def fighters(table: Table, seat: Seat, event: int) -> list[int]:
    """Modifiers with which the seat can combat an event."""
    return [
        modifier
        for modifier in modifiers(table, seat, EVENT_COLOURS[event])
        if any_group(table, event_terms(table, seat, event, modifier))
    ]


def farmers(table: Table, seat: Seat) -> list[int]:
    """Modifiers with which the seat can use agriculture."""
    return [
        modifier
        for modifier in modifiers(table, seat, YELLOW)
        if any_group(table, farm_terms(table, seat, modifier))
    ]  # fmt: skip


def placers(table: Table, seat: Seat, building: Building) -> list[int]:
    """Modifiers with which the seat can place a citizen on a building."""
    return [
        modifier
        for modifier in modifiers(table, seat, building)
        if places_with(modifier, building) and placing_dice(table, seat, building, modifier)
    ]


def placing_dice(table: Table, seat: Seat, building: Building, modifier: int) -> list[Die]:
    """The dice with which a citizen can be placed."""
    found = place_terms(table, seat, building, modifier)
    return [
        die
        for die in kinds(table, found)
        if price(found, (die,)) <= found.budget and placing_sources(table, seat, building, found.worth(die))
    ]


def placing_sources(table: Table, seat: Seat, building: Building, value: int) -> list[Source]:
    """Where the citizen can come from so that nobody protected falls."""
    return [source for source in sources(table, seat) if can_enter(table, seat, building, value, source)]
