"""Reads a view and puts the town together."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.caylus.facts import (
    INN,
    LINES,
    NOBODY,
    OPEN_COLUMNS,
    PHASE_NAMES,
    PLACES,
    PLACING,
    SECTIONS,
    SPACES,
    SPECIAL_BUILDINGS,
    SPECIAL_NAMES,
    STABLES,
    STABLES_CIRCLES,
    Phase,
)
from engine.caylus.holdings import end_points, incomes
from engine.caylus.placing import legal_places, usual_price
from engine.caylus.state import TablePart, View
from engine.caylus.works import first_free_space
from engine.core.seats import Seat
from locales import Words
from render.canvas import Canvas
from render.caylus import board_places as at
from render.caylus import castle, favours, meadow, spaces, specials, stock
from render.caylus.changes import is_new_at, is_new_space, new_in_line
from render.caylus.printed import each_favour
from render.caylus.spaces import Place
from render.figures import frame
from render.geometry import Box
from render.lettering import drawable
from render.surface import Surface
from render.tints import PARCHMENT


def ground(surface: Surface, box: Box) -> None:
    frame(surface, box)
    castle.ground(surface)
    castle.door(surface, at.DOOR)
    castle.batch(surface, at.BATCH)
    meadow.ground(surface)
    specials.bridge(surface, at.BRIDGE)


def paint(canvas: Canvas, view: View, seats: Sequence[str], w: Words, changed: View | None) -> None:
    """What has come since the `changed` view is ringed."""
    table = view.table
    was = changed.table if changed else table
    _heading(canvas, table, w)
    _castle(canvas, table, was)
    _specials(canvas, table, was, w)
    _bridge(canvas, table, was)
    _road(canvas, view, was)
    _players(canvas, table, seats, w)
    if table.is_beginner:
        canvas.put(favours.beginner, at.FAVOURS, each_favour(w))
    else:
        _favours(canvas, table, was, w)


def _heading(canvas: Canvas, table: TablePart, w: Words) -> None:
    canvas.put(castle.title, at.TITLE, turn_said(table.turn, w))
    canvas.put(castle.phase, at.PHASE, phase_said(table.phase, w))
    if table.scored < len(SECTIONS):
        canvas.put(castle.rewards, at.REWARDS, table.scored, section_said(table.scored, w))


# Putting words together takes longer than pasting a picture of them.


@lru_cache(200)
def turn_said(turn: int, w: Words) -> str:
    return w("caylus-picture-turn", turn=turn)


@lru_cache(200)
def turns_said(turns: int, w: Words) -> str:
    return w("caylus-picture-turns", turns=turns)


@lru_cache(200)
def phase_said(phase: Phase, w: Words) -> str:
    return w("caylus-picture-phase", phase=PHASE_NAMES[phase])


@lru_cache(50)
def section_said(section: int, w: Words) -> str:
    return w("caylus-section", section=SECTIONS[section].key)


@lru_cache(100)
def special_said(number: int, w: Words) -> str:
    return w("caylus-special", place=SPECIAL_NAMES[number])


def section_state(table: TablePart, section: int) -> str:
    if section < table.scored:
        return "scored"
    return "current" if section == table.scored else "later"


def houses_in(table: TablePart, was: TablePart, section: int) -> castle.Houses:
    """House by house; those of a seat stand together."""
    found: list[tuple[int, bool]] = []
    for seat in range(table.seats):
        number, before = table.houses_of(seat, section), was.houses_of(seat, section)
        found += [(seat, n >= before) for n in range(number)]
    return tuple(found)


def _castle(canvas: Canvas, table: TablePart, was: TablePart) -> None:
    dungeon, walls, towers = (houses_in(table, was, section) for section in range(len(SECTIONS)))
    states = [section_state(table, section) for section in range(len(SECTIONS))]
    canvas.put(castle.keep, at.SECTION_BOXES[0][0], dungeon, states[0])
    canvas.put(castle.wall, at.SECTION_BOXES[1][0], walls, states[1])
    half = SECTIONS[2].houses // 2
    canvas.put(castle.tower, at.SECTION_BOXES[2][0], towers[:half], states[2], False)
    canvas.put(castle.tower, at.SECTION_BOXES[2][1], towers[half:], states[2], True)
    new = new_in_line(table.castle, was.castle)
    for number, box in enumerate(at.QUEUE_PLACES):
        is_there = number < len(table.castle)
        canvas.put(
            castle.queue, box, number + 1, table.castle[number] if is_there else NOBODY, is_there and new[number]
        )


def visitors(table: TablePart, was: TablePart, place: int) -> specials.Visitors:
    """Who stands in the circles of a special building."""
    if place == STABLES:
        line = list(zip(table.stables, new_in_line(table.stables, was.stables), strict=True))
        return tuple(line + [(NOBODY, False)] * (STABLES_CIRCLES - len(line)))
    here = table.standing[place], is_new_at(table.standing[place], was.standing[place])
    if place == INN:
        return here, (table.inn_guest, is_new_at(table.inn_guest, was.inn_guest))
    return (here,)


def _specials(canvas: Canvas, table: TablePart, was: TablePart, w: Words) -> None:
    can_come = set(open_places(table))
    for number, (place, box) in enumerate(zip(SPECIAL_BUILDINGS, at.SPECIALS, strict=True)):
        is_closed = place == STABLES and table.seats == 2
        here = visitors(table, was, place)
        canvas.put(specials.special, box, number, special_said(number, w), here, place in can_come, is_closed)


def _bridge(canvas: Canvas, table: TablePart, was: TablePart) -> None:
    new = new_in_line(table.passed, was.passed)
    for number, box in enumerate(at.BRIDGE_PLACES):
        if number >= table.seats:
            continue
        is_there = number < len(table.passed)
        seat = table.passed[number] if is_there else NOBODY
        canvas.put(specials.passing, box, number + 1, seat, is_there and new[number])
    if table.phase <= PLACING:
        canvas.put(specials.price, at.PRICE, general_price(table))


def general_price(table: TablePart) -> int:
    """What a worker costs who has no bed in the Inn."""
    return usual_price(table, NOBODY - 1)


def officers_on(table: TablePart, space: int) -> int:
    return (spaces.PROVOST if table.provost == space else 0) | (spaces.BAILIFF if table.bailiff == space else 0)


def coming_to(table: TablePart, space: int) -> Seat:
    """The seat whose residence is paid for there."""
    return next((swap.seat for swap in table.swaps if swap.space == space), NOBODY)


def places_of(view: View, was: TablePart) -> dict[int, Place]:
    """What is painted on each space of the road."""
    table = view.table
    site, is_open = first_free_space(table), set(open_places(table))
    return {
        space: Place(
            space,
            table.road[space],
            table.owners[space],
            table.standing[space],
            officers_on(table, space),
            space <= table.provost,
            coming_to(table, space) if table.swaps else NOBODY,
            space == site,
            space in is_open,
            was is not table and is_new_space(table, was, space),
        )
        for space in SPACES
    }


def open_places(table: TablePart) -> Iterable[int]:
    """Where the player to move can place a worker now; while nobody places one, every free circle looks alike.

    Money lies open, so that the one board of all shows it as well.
    """
    seat = acting(table)
    return range(PLACES) if table.phase != PLACING or seat == NOBODY else legal_places(table, seat)


def can_pay_own_only(table: TablePart) -> bool:
    """Whether the player to move has too few deniers for the buildings of others."""
    seat = acting(table)
    return table.phase == PLACING and seat != NOBODY and table.deniers[seat] < usual_price(table, seat)


def _road(canvas: Canvas, view: View, was: TablePart) -> None:
    for space, place in places_of(view, was).items():
        spaces.put_space(canvas, at.CELLS[space], place, at.is_homeward(space))
    for space, box in at.BENDS.items():
        canvas.put(meadow.bend, box, at.is_homeward(space), space <= view.table.provost)


def name_of(seats: Sequence[str], seat: Seat, w: Words) -> str:
    """A player's name as the fonts can write it, or the number of the seat."""
    return drawable(seats[seat]) or w("caylus-picture-seat", seat=seat + 1)


def acting(table: TablePart) -> Seat:
    return table.pending[-1].seat if table.pending else NOBODY


def _players(canvas: Canvas, table: TablePart, seats: Sequence[str], w: Words) -> None:
    boxes = at.player_boxes(table.seats)
    names = [name_of(seats, seat, w) for seat in range(table.seats)]
    size = min(stock.name_size(name, boxes[0]) for name in names)
    awaited = acting(table)
    for box, seat in zip(boxes, table.order, strict=True):
        held = table.points[seat], table.deniers[seat], table.cubes_of(seat), table.home[seat]
        stock.player(canvas, box, seat, names[seat], size, *held, seat == awaited)
    free = at.outlook(table.seats)
    if free:
        rows = tuple(zip(table.order, *_outlook(table), strict=True))
        canvas.put(stock.outlook, free, (w("caylus-picture-income"), w("caylus-picture-stock")), rows)


def _outlook(table: TablePart) -> tuple[list[int], list[int]]:
    """In turn order: income of the next turn, and what the stock would be worth at the end."""
    gains = incomes(table)
    return [gains[seat] for seat in table.order], [end_points(table, seat).total for seat in table.order]


def _favours(canvas: Canvas, table: TablePart, was: TablePart, w: Words) -> None:
    canvas.put(favours.head, at.FAVOURS_TITLE, w("caylus-picture-favours"))
    for line, box in enumerate(at.FAVOUR_LINES):
        canvas.tile(favours.line, box, PARCHMENT, line, OPEN_COLUMNS[table.scored], markers_on(table, was, line))


def markers_on(table: TablePart, was: TablePart, line: int) -> favours.Markers:
    """By seat."""
    at_now, before = table.markers[line :: len(LINES)], was.markers[line :: len(LINES)]
    return tuple([(column, column != other) for column, other in zip(at_now, before, strict=True)])
