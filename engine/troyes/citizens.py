"""Citizens: where they can be taken from, and how they stand, push and fall on the principal buildings."""

from itertools import compress

from engine.core.errors import IllegalMove
from engine.core.seats import Seat
from engine.troyes.events import CitizenPlaced, Expelled
from engine.troyes.facts import (
    BUILDINGS,
    DISTRICTS,
    NEUTRAL,
    NOBODY,
    RECRUIT,
    Building,
    Owner,
    row_of,
)
from engine.troyes.moves import (
    FROM_CARD,
    FROM_INFLUENCE,
    FROM_LYING,
    FROM_SPACE,
    FROM_SUPPLY,
    FROM_THERE,
    SOURCES,
    Source,
)
from engine.troyes.play import Play
from engine.troyes.state import ILLUSTRATION, TablePart


def sources(table: TablePart, seat: Seat) -> list[Source]:
    """Where the seat can take a citizen from: the supply (or, if it is empty, for influence), or anywhere on the board."""
    found: list[Source] = []
    if table.supply[seat]:
        found.append(FROM_SUPPLY)
    elif table.general[seat] and table.influence[seat] >= RECRUIT:
        found.append(FROM_INFLUENCE)
    spaces, space = table.spaces, -1
    for _ in range(spaces.count(seat)):
        space = spaces.index(seat, space + 1)
        found.append(FROM_SPACE + space)
    lying = table.lying_of(seat)
    if any(lying):
        found += [source for source, number in enumerate(lying, FROM_LYING) if number]
    bit, places = 1 << seat, iter(table.tradesmen)
    for card, first, second, others in zip(table.cards, places, places, places, strict=True):
        if first == seat or second == seat or others & bit:
            found.append(FROM_CARD + card)
    return found


def has_citizen(table: TablePart, seat: Seat, source: Source) -> bool:
    """Whether this is one of `sources`."""
    if source <= FROM_INFLUENCE:
        supply = table.supply[seat]
        if source == FROM_SUPPLY:
            return supply > 0
        return source == FROM_INFLUENCE and not supply and table.general[seat] > 0 and table.influence[seat] >= RECRUIT
    if source < FROM_LYING:
        return table.spaces[source - FROM_SPACE] == seat
    if source < FROM_CARD:
        return table.lying_on(source - FROM_LYING, seat) > 0
    card = source - FROM_CARD
    return card in table.cards and table.has_tradesman(seat, table.cards.index(card))


def check_source(table: TablePart, seat: Seat, source: Source) -> None:
    """Raises unless the seat has a citizen to take from there."""
    if has_citizen(table, seat, source):
        return
    if source == FROM_INFLUENCE and not table.supply[seat] and table.general[seat]:
        have = table.influence[seat]
        raise IllegalMove("not_enough", what="influence", needs=RECRUIT, has=have, missing=RECRUIT - have)
    raise IllegalMove("no_citizen_there", source=SOURCES[source])


def take(play: Play, seat: Seat, source: Source) -> None:
    """The citizen leaves the place where it was."""
    table = play.table
    if source == FROM_SUPPLY:
        table.add_supply(seat, -1)
    elif source == FROM_INFLUENCE:
        play.spend_influence(seat, RECRUIT, "hire")
        table.add_general(seat, -1)
    elif source < FROM_LYING:
        table.put_citizen(source - FROM_SPACE, NOBODY)
    elif source < FROM_CARD:
        table.get_up(source - FROM_LYING, seat)
    else:
        leave_card(table, seat, table.cards.index(source - FROM_CARD))


def leave_card(table: TablePart, seat: Seat, slot: int) -> None:
    """A tradesman goes; the space is free for others and nobody moves up."""
    spaces = table.tradesmen_on(slot)[:ILLUSTRATION]
    table.take_tradesman(slot, spaces.index(seat) if seat in spaces else ILLUSTRATION, seat)


def join_card(table: TablePart, owner: Owner, slot: int) -> int:
    """A tradesman comes to the best free space of a card; gives the space, 2 for the illustration."""
    place = table.place_of_next(slot)
    table.put_tradesman(slot, place, owner)
    return place


def falls(table: TablePart, first: int, end: int, left: int = NOBODY) -> Owner:
    """Who falls out of a row that somebody enters; `left` is a space that is empty by then."""
    row = table.spaces[first:end]
    return NOBODY if NOBODY in row or first <= left < end else row[-1]


def protected(table: TablePart, building: Building, owner: Owner, source: Source = FROM_THERE) -> bool:
    """Who has a citizen lying on a building can't be expelled from it. `source` is one that gets up before."""
    return table.lying_on(building, owner) > (source == FROM_LYING + building)


def can_enter(table: TablePart, seat: Seat, building: Building, value: int, source: Source) -> bool:
    """Whether the seat may place a citizen from `source` with a die of this value."""
    if not 1 <= value <= 6:
        return False
    first, end = row_of(building, value)
    left = source - FROM_SPACE if FROM_SPACE <= source < FROM_LYING else NOBODY
    loser = falls(table, first, end, left)
    if loser == NOBODY:
        return True
    return not protected(table, building, loser, source if loser == seat else FROM_THERE)


def who_can_enter(table: TablePart, seat: Seat, building: Building, value: int, citizens: list[Source]) -> list[Source]:
    """Which of these citizens the seat may place with a die of this value: often all, the list itself."""
    if can_enter(table, seat, building, value, FROM_SUPPLY):
        return citizens
    if not 1 <= value <= 6:
        return []
    # From the supply nobody can; who leaves a gap in the row, or gets up before being pushed, still may.
    first, end = row_of(building, value)
    others = (*range(FROM_SPACE + first, FROM_SPACE + end), FROM_LYING + building)
    return [source for source in citizens if source in others and can_enter(table, seat, building, value, source)]


def enter(play: Play, owner: Owner, building: Building, value: int, source: str) -> None:
    """The citizen takes the first space of the row and pushes the others to the right, as far as a gap."""
    table = play.table
    first, end = row_of(building, value)
    spaces = table.spaces[:]
    row = spaces[first:end]
    fallen = spaces.pop(first + row.index(NOBODY) if NOBODY in row else end - 1)
    spaces.insert(first, owner)
    table.spaces = spaces
    play.events.append(CitizenPlaced(table.round, owner, first, source))
    if fallen != NOBODY:
        table.lie_down(building, fallen)
        play.events.append(Expelled(table.round, fallen, building))


def tradesmen_of(table: TablePart, owner: Owner) -> int:
    """On spaces and illustrations of all cards; nobody has two on the same."""
    places = table.tradesmen
    on_spaces = places[::3].count(owner) + places[1::3].count(owner)
    return on_spaces + sum([others >> owner & 1 for others in places[2::3]])


def raise_lying(play: Play) -> list[tuple[Owner, Building]]:
    """Lying citizens go back to their owners' supplies, at the end of a round."""
    table = play.table
    returned: list[tuple[Owner, Building]] = []
    if not any(table.lying):
        return returned
    for place in compress(range(len(table.lying)), table.lying):
        number = table.lying[place]
        building, owner = divmod(place, DISTRICTS)
        if owner == NEUTRAL:
            table.add_general(owner, number)
        else:
            table.add_supply(owner, number)
        returned += [(owner, building)] * number
    table.lying = [0] * len(table.lying)
    return returned


def blocked(building: Building, owner: Owner) -> IllegalMove:
    """Why a citizen can't be placed."""
    return IllegalMove("protected", building=BUILDINGS[building], owner=owner)


def check_row(table: TablePart, seat: Seat, building: Building, value: int, source: Source) -> None:
    """Raises unless the citizen may enter."""
    if can_enter(table, seat, building, value, source):
        return
    if not 1 <= value <= 6:
        raise IllegalMove("no_such_row", building=BUILDINGS[building], value=value)
    first, end = row_of(building, value)
    left = source - FROM_SPACE if FROM_SPACE <= source < FROM_LYING else NOBODY
    raise blocked(building, falls(table, first, end, left))
