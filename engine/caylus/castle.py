"""Phase 6, the castle, and phase 7: the bailiff, and what the houses of a section bring."""

from engine.caylus.events import (
    BailiffMoved,
    BuiltMost,
    BuiltNothing,
    Delivered,
    HousesCounted,
    SectionScored,
)
from engine.caylus.facts import (
    BATCH_KINDS,
    BATCHES,
    BATCHES_BUILT,
    CASTLE_PENALTY,
    END_OF_TURN,
    FOOD,
    SECTIONS,
)
from engine.caylus.favours import grant
from engine.caylus.moves import Deliver
from engine.caylus.state import ASK_CASTLE, DO_COUNT, DO_OPEN, Ask, TablePart, changed
from engine.caylus.stock import change, lose, need_cubes, negative, score
from engine.caylus.tiles import cubes
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seats import Seat

BATCH_CUBES = {batch: cubes(batch) for batch in BATCHES}


def section_with_room(table: TablePart) -> int | None:
    """Where the next house goes: a full section lets the next one begin, as far as the Towers (ruling 15)."""
    for number in range(table.scored, len(SECTIONS)):
        if table.houses_in(number) < SECTIONS[number].houses:
            return number
    return None


def batches(table: TablePart, seat: Seat) -> list[str]:
    """The batches that the seat has the cubes for."""
    stock = table.cubes_of(seat)
    if not stock[FOOD]:
        return []
    return [batch for batch, (_, one, other) in BATCH_KINDS.items() if stock[one] and stock[other]]


def next_builder(table: TablePart, events: list[Event]) -> None:
    """In castle order; when all have built, the one with the most batches of this turn gains a favour."""
    if table.cursor < len(table.castle):
        table.pending.append(Ask(ASK_CASTLE, table.castle[table.cursor]))
    elif table.cursor == len(table.castle):
        reward_most(table, events)
    else:
        for seat in table.castle:
            table.home[seat] += 1
        table.castle = []
        table.phase, table.cursor = END_OF_TURN, 0
        table.lines = [0] * table.seats
        return
    table.cursor += 1


def reward_most(table: TablePart, events: list[Event]) -> None:
    """Of equals the one who came first; nobody if nobody built (ruling 17)."""
    if not any(table.batches):
        return
    best = max(table.castle, key=lambda seat: table.batches[seat])
    events.append(BuiltMost(table.turn, best, table.batches[best]))
    grant(table, best, 1, events)


def settle_castle(table: TablePart, ask: Ask, events: list[Event]) -> bool:
    """Goes on to the next builder when no batch can be given any more."""
    if section_with_room(table) is not None and batches(table, ask.seat):
        return False
    leave_castle(table, ask.seat, events, is_forced=True)
    return True


def leave_castle(table: TablePart, seat: Seat, events: list[Event], is_forced: bool) -> None:
    """Without a house 2 points are lost."""
    table.pending.pop()
    if not table.batches[seat]:
        lost = 0 if is_spared(table, seat) else lose(table, seat, CASTLE_PENALTY)
        events.append(BuiltNothing(table.turn, seat, -lost, is_forced))


def is_spared(table: TablePart, seat: Seat) -> bool:
    """Who brings a batch and finds no room (ruling 16). Version 1 spared who had none as well."""
    return section_with_room(table) is None and (table.rules < 2 or bool(batches(table, seat)))


def deliver(table: TablePart, _ask: Ask, move: Deliver, events: list[Event]) -> None:
    seat = move.seat
    section = section_with_room(table)
    if section is None:
        raise IllegalMove("castle_full")
    paid = BATCH_CUBES[move.batch]
    need_cubes(table, seat, paid)
    change(table, seat, negative(paid))
    table.add_house(seat, section)
    table.batches = changed(table.batches, seat, table.batches[seat] + 1)
    points = SECTIONS[section].points
    score(table, seat, points, BATCHES_BUILT)
    events.append(Delivered(table.turn, seat, section, negative(paid), points))


def move_bailiff(table: TablePart, events: list[Event]) -> None:
    """Two spaces if the provost is farther out, else one; then the provost joins him."""
    steps = 2 if table.provost > table.bailiff else 1
    table.bailiff += steps
    table.provost = table.bailiff
    events.append(BailiffMoved(table.turn, steps, table.bailiff))


def begin_scoring(table: TablePart, events: list[Event]) -> bool:
    """Whether the section under construction is scored now: in turn order, one seat after another (rulings 18, 19)."""
    number = table.scored
    if number == len(SECTIONS):
        return False
    section = SECTIONS[number]
    is_full = table.houses_in(number) == section.houses
    if table.bailiff < section.trigger and not is_full:
        return False
    events.append(SectionScored(table.turn, number, is_full))
    table.pending.append(Ask(DO_OPEN, table.order[0], number))
    table.pending.extend(Ask(DO_COUNT, seat, number) for seat in reversed(table.order))
    return True


def count_houses(table: TablePart, seat: Seat, number: int, events: list[Event]) -> None:
    section = SECTIONS[number]
    houses = table.houses_of(seat, number)
    lost = 0 if houses else lose(table, seat, section.penalty)
    favours = section.favours[min(houses, len(section.favours) - 1)]
    events.append(HousesCounted(table.turn, seat, number, houses, favours, -lost))
    if favours:
        grant(table, seat, favours, events)
