"""The moves of a seat: part by part for buttons, all at once for computers. Both walk the same tree."""

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from engine.troyes_dice.buildings import BONUSES
from engine.troyes_dice.facts import COLOUR_LETTERS, HALF_DAYS
from engine.troyes_dice.notation import HEAD, pick_of
from engine.troyes_dice.numbering import next_values
from engine.troyes_dice.picking import (
    PAYMENT_NAMES,
    PAYMENTS,
    affords,
    affords_any,
    begin,
    compensation,
    must_decide,
)
from engine.troyes_dice.state import Die, HalfDay, Sheet, View
from engine.troyes_dice.using import actions_on, colours_within, column_of, values_within


def may_move(view: View) -> bool:
    """Whether the viewer may make a move now, or change one that the others don't know yet."""
    if view.seat is None or view.is_over:
        return False
    if not view.table.columns:
        return view.seat == view.table.crier
    return view.table.finished[view.seat] < HALF_DAYS and must_decide(view.seat, *position(view))


def position(view: View) -> tuple[Sheet, HalfDay, tuple[int, ...]]:
    """The viewer's sheet, half day and columns."""
    sheet, today = view.sheet, view.today
    assert sheet is not None
    assert today is not None
    return sheet, today, view.table.columns


def answers(view: View, path: Path) -> Path:
    """The parts that may follow `path`, which must be the beginning of a legal move."""
    if not may_move(view):
        return ()
    if not view.table.columns:
        return next_values(view.table, path) if path else ("columns",)
    sheet, today, _ = position(view)
    if not affords_any(sheet, today):
        forced = compensation(0).parts
        return (forced[len(path)],) if len(path) < HEAD else next_choices(view, path)
    if not path:
        return tuple([str(die.slot) for die in today.dice if die.is_available and affords(sheet, die)])
    if len(path) >= HEAD:
        return next_choices(view, path)
    die = die_named(today, path[0])
    if len(path) == 1:
        return payments(sheet, die)
    if len(path) == 2:
        return changes(sheet, die, path[1])
    return actions(sheet, die, view.table.columns, path[2])


def asked(view: View, path: Path) -> str:
    """The name of the question after `path`."""
    if not view.table.columns:
        return "column" if path else "columns"
    if len(path) < HEAD:
        return ("die", "payment", "change", "action")[len(path)]
    if len(path) % 2:
        return path[-1] if path[-1] in ("over", "feast") else "work" if path[-1] in BONUSES[:2] else "prestige"
    sources = next_choices(view, path)
    return sources[0] if sources and sources[0] in ("over", "feast") else "bonus"


def die_named(today: HalfDay, slot: str) -> Die:
    if slot not in ("1", "2", "3", "4"):
        raise IllegalMove("no_such_die", slot=slot)
    return today.dice[int(slot) - 1]


def payments(sheet: Sheet, die: Die) -> Path:
    """The ways of paying for the die that the sheet allows."""
    i, d, k = sheet.stock(0), sheet.stock(1), sheet.stock(2)
    return tuple([PAYMENT_NAMES[way] for way in die.payments if way[0] <= i and way[1] <= d and way[2] <= k])


def changes(sheet: Sheet, die: Die, payment: str) -> Path:
    """What the die can be turned into with what is left after paying for it; its own face comes first."""
    influence, _, knowledge = PAYMENTS[payment]
    colours = colours_within(die, sheet.stock(2) - knowledge)
    values = values_within(die, sheet.stock(0) - influence)
    return tuple([f"{COLOUR_LETTERS[colour]}{value}" for colour in colours for value in values])


def actions(sheet: Sheet, die: Die, columns: tuple[int, ...], change: str) -> Path:
    """What the changed die can be used for."""
    colour, value = COLOUR_LETTERS.index(change[0]), int(change[1])
    return actions_on(sheet, die.tile, colour, column_of(columns, value))


def next_choices(view: View, path: Path) -> Path:
    """The choices that the bonuses of a pick ask for next."""
    pick = pick_of(view.seat or 0, path[: HEAD + (len(path) - HEAD) // 2 * 2])
    chain = begin(*position(view), pick)
    choices = pick.choices
    for place in range(0, len(choices), 2):
        chain.choose(choices[place], choices[place + 1])
    return chain.targets(path[-1]) if len(path) % 2 else chain.sources()
