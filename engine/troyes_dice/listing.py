"""All moves of a seat at once."""

from collections.abc import Callable
from typing import TypeAlias

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes_dice.asking import may_move, payments, position
from engine.troyes_dice.buildings import ROW_NUMBERS
from engine.troyes_dice.chain import Chain
from engine.troyes_dice.facts import COLOURS
from engine.troyes_dice.foresight import building_is_quiet, quiet_gain
from engine.troyes_dice.moves import DiceMove, Pick
from engine.troyes_dice.notation import move_of
from engine.troyes_dice.numbering import next_values
from engine.troyes_dice.picking import PAYMENTS, affords_any, begin, compensation
from engine.troyes_dice.state import HalfDay, Sheet, View
from engine.troyes_dice.using import actions_on, colours_within, column_of, values_within

Use: TypeAlias = tuple[str, tuple[str, ...]]
"""An action and the choices that its bonuses ask for."""
WaysOf: TypeAlias = Callable[[Chain], list[tuple[str, ...]]]
"""Finds ways through the choices of a chain."""


def legal_moves(view: View) -> list[DiceMove]:
    """Every move of the viewer, in the order of `answers`."""
    if not may_move(view):
        return []
    if not view.table.columns:
        return [move_of(view.table.crier, path) for path in every_numbering(view, ("columns",))]
    return [*legal_picks(view.seat or 0, *position(view))]


def every_numbering(view: View, path: Path) -> list[Path]:
    values = next_values(view.table, path)
    if not values:
        return [path]
    return [whole for value in values for whole in every_numbering(view, (*path, value))]


def every_choice(chain: Chain) -> list[tuple[str, ...]]:
    """Every way to the end of the chain."""
    if not chain.asks:
        return [()]
    ways: list[tuple[str, ...]] = []
    for source in chain.sources():
        for target in chain.targets(source):
            branch = chain.fork()
            branch.take(source, target)
            ways += [(source, target, *rest) for rest in every_choice(branch)]
    return ways


def legal_picks(
    seat: Seat, sheet: Sheet, today: HalfDay, columns: tuple[int, ...], ways_of: WaysOf = every_choice
) -> list[Pick]:
    """Every pick, with the ways that `ways_of` finds to choose its bonuses.

    What an action gives does not depend on how its die was paid for, so each is tried only once.
    """
    if not affords_any(sheet, today):
        chain = begin(sheet, today, columns, compensation(seat))
        return [compensation(seat, choices) for choices in ways_of(chain)]
    uses = Uses(seat, sheet, today, columns, ways_of)
    known = uses.known
    influence, knowledge = sheet.stock(0), sheet.stock(2)
    picks: list[Pick] = []
    for die in today.dice:
        if not die.is_available:
            continue
        slot, tile = die.slot, die.tile
        for payment in payments(sheet, die):
            paid = PAYMENTS[payment]
            values = values_within(die, influence - paid[0])
            picks += [
                Pick(seat, slot, payment, colour, value, action, choices)
                for colour in colours_within(die, knowledge - paid[2])
                for value in values
                for action, choices in known.get((tile, colour, value)) or uses.of(tile, colour, value)
            ]
    return picks


class Uses:
    """What dice can be used for on one sheet in one half day, each use with every way to choose its bonuses."""

    __slots__ = ("columns", "known", "quiet_gains", "seat", "sheet", "today", "ways_of")

    def __init__(
        self, seat: Seat, sheet: Sheet, today: HalfDay, columns: tuple[int, ...], ways_of: WaysOf = every_choice
    ) -> None:
        self.ways_of = ways_of
        self.seat = seat
        self.sheet = sheet
        self.today = today
        self.columns = columns
        self.quiet_gains = [quiet_gain(sheet, colour) for colour in COLOURS]
        self.known: dict[tuple[int, int, int], list[Use]] = {}

    def of(self, tile: int, colour: int, value: int) -> list[Use]:
        """The uses of a die beside this tile once it has this colour and value."""
        uses = self.known[tile, colour, value] = []
        column = column_of(self.columns, value)
        for action in actions_on(self.sheet, tile, colour, column):
            if action == "gain":
                is_quiet = value <= self.quiet_gains[colour]
            else:
                is_quiet = building_is_quiet(self.sheet, self.today, ROW_NUMBERS[action], column, tile)
            if is_quiet:
                uses.append((action, ()))
            else:
                uses += [(action, choices) for choices in self.ways_of(self.tried(tile, colour, value, action))]
        return uses

    def tried(self, tile: int, colour: int, value: int, action: str) -> Chain:
        """The use carried out to its first choice. The payment is left out, since it changes nothing of what follows."""
        chain = Chain(self.seat, self.sheet.copy(), self.today, self.columns, None)
        if action == "gain":
            chain.circle(colour, value, "action")
        else:
            chain.build(ROW_NUMBERS[action], self.columns.index(value), "", tile)
        chain.settle()
        return chain
