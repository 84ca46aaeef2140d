"""Royal favours: a line, its marker, and one of its effects."""

from engine.caylus.events import FavourChosen, FavourGave, FavourLost
from engine.caylus.facts import (
    ALL_LINES,
    BEGINNER_POINTS,
    CUBES_LINE,
    DENIERS_LINE,
    EXCHANGE_COLUMN,
    FAVOUR_CUBES,
    FAVOUR_DENIERS,
    FAVOUR_POINTS,
    FAVOUR_ROLES,
    FAVOURS,
    FOOD,
    GOLD,
    LETTERS,
    LINES,
    NO_CUBES,
    OPEN_COLUMNS,
    PRESTIGE_LINE,
    SINGLE,
    Kind,
    Line,
)
from engine.caylus.moves import Favour, Gather
from engine.caylus.state import ASK_CUBES, ASK_FAVOUR, ASK_FAVOUR_WORK, Ask, TablePart, changed
from engine.caylus.stock import change, need_cubes, score
from engine.caylus.tiles import cubes
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seats import Seat

FREE_KINDS = tuple(
    tuple(LETTERS.index(letter) for letter in "".join(FAVOUR_CUBES[: column + 1]))
    for column in range(len(FAVOUR_CUBES))
)
"""By column: the kinds of which the third line gives one for nothing."""
ROLES_REACHED = tuple(tuple(filter(None, FAVOUR_ROLES[: column + 1])) for column in range(len(FAVOUR_ROLES)))
"""By column: whose work the fourth line offers."""
CHOSEN_LINE = {mask: line for line, mask in enumerate((0b1110, 0b1101, 0b1011, 0b0111))}
"""The only line left when the others are used."""


def grant(table: TablePart, seat: Seat, number: int, events: list[Event]) -> None:
    """So many favours at once; they are used one after another."""
    if table.is_beginner:
        points = BEGINNER_POINTS * number
        score(table, seat, points, FAVOURS)
        events.append(FavourGave(table.turn, seat, None, 0, NO_CUBES, points))
    else:
        table.pending.extend([Ask(ASK_FAVOUR, seat)] * number)


def open_lines(table: TablePart, seat: Seat) -> list[Line]:
    """All favours of one phase go on different lines."""
    used = table.lines[seat]
    return [line for line in range(len(LINES)) if not used >> line & 1]


def settle_favour(table: TablePart, ask: Ask, events: list[Event]) -> bool:
    used = table.lines[ask.seat]
    if used == ALL_LINES:
        table.pending.pop()
        events.append(FavourLost(table.turn, ask.seat))
        return True
    if used in CHOSEN_LINE:
        use_line(table, ask.seat, CHOSEN_LINE[used], events)
        return True
    return False


def choose_line(table: TablePart, _ask: Ask, move: Favour, events: list[Event]) -> None:
    if table.lines[move.seat] >> move.line & 1:
        raise IllegalMove("line_used", line=LINES[move.line])
    use_line(table, move.seat, move.line, events)


def use_line(table: TablePart, seat: Seat, line: Line, events: list[Event]) -> None:
    """The marker goes on if it can; a gift without a choice is taken at once (ruling 14)."""
    table.pending.pop()
    table.lines = changed(table.lines, seat, table.lines[seat] | 1 << line)
    column = table.marker(seat, line)
    moved = column < OPEN_COLUMNS[table.scored]
    if moved:
        column += 1
        table.put_marker(seat, line, column)
    events.append(FavourChosen(table.turn, seat, line, column, moved))
    if line == PRESTIGE_LINE:
        score(table, seat, FAVOUR_POINTS[column], FAVOURS)
        events.append(FavourGave(table.turn, seat, line, 0, NO_CUBES, FAVOUR_POINTS[column]))
    elif line == DENIERS_LINE:
        table.deniers[seat] += FAVOUR_DENIERS[column]
        events.append(FavourGave(table.turn, seat, line, FAVOUR_DENIERS[column], NO_CUBES, 0))
    elif line == CUBES_LINE and column == 1:
        give_cube(table, seat, FOOD, events)
    elif column > 1:
        table.pending.append(Ask(ASK_CUBES if line == CUBES_LINE else ASK_FAVOUR_WORK, seat, column))


def give_cube(table: TablePart, seat: Seat, kind: Kind, events: list[Event]) -> None:
    change(table, seat, SINGLE[kind])
    events.append(FavourGave(table.turn, seat, CUBES_LINE, 0, SINGLE[kind], 0))


def gather(table: TablePart, ask: Ask, move: Gather, events: list[Event]) -> None:
    if move.taken:
        exchange(table, ask, move, events)
        return
    if move.kind not in FREE_KINDS[ask.at]:
        raise IllegalMove("column_not_reached", line=LINES[CUBES_LINE], column=ask.at)
    table.pending.pop()
    give_cube(table, move.seat, move.kind, events)


def exchange(table: TablePart, ask: Ask, move: Gather, events: list[Event]) -> None:
    """Column 4: one cube of any kind for two that are not gold."""
    if ask.at < EXCHANGE_COLUMN:
        raise IllegalMove("column_not_reached", line=LINES[CUBES_LINE], column=ask.at)
    if LETTERS[GOLD] in move.taken:
        raise IllegalMove("no_gold_here")
    need_cubes(table, move.seat, SINGLE[move.kind])
    table.pending.pop()
    gained = list(cubes(move.taken))
    gained[move.kind] -= 1
    food, wood, stone, cloth, gold = gained
    change(table, move.seat, (food, wood, stone, cloth, gold))
    events.append(FavourGave(table.turn, move.seat, CUBES_LINE, 0, (food, wood, stone, cloth, gold), 0))
