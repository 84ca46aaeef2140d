"""Building the cathedral: a cube for each white die, on the lowest free level of its column (action B)."""

from collections.abc import Sequence

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action, Begun
from engine.troyes.cards import CARD_KEYS, MODIFIERS, NO_CARD
from engine.troyes.events import Built
from engine.troyes.facts import CATHEDRAL_INFLUENCE, CATHEDRAL_POINTS, COLUMNS, NOBODY, WHITE, Die
from engine.troyes.groups import (
    Below,
    check_group,
    check_modifier,
    groups,
    kinds,
    modifiers,
    price,
    random_group,
    random_modifier,
    terms,
    use_up,
)
from engine.troyes.moves import Build, modifier_word
from engine.troyes.play import Play
from engine.troyes.state import TablePart
from engine.troyes.terms import VALUES, Terms
from engine.troyes.words import MODIFIER_NUMBERS, most_dice, next_of_group, whole_group


class BuildAction(Action[Build]):
    word = "build"
    kind = Build
    asks = ("modifier", "dice")

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return bool(builders(table, seat))

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        if not words:
            return [modifier_word(each) for each in builders(table, seat)]
        modifier = MODIFIER_NUMBERS[words[0]]
        return next_of_group(seat, build_groups(table, seat, modifier), words[1:], most_dice(modifier))

    def every(self, table: TablePart, seat: Seat) -> list[Build]:
        return [
            Build(seat, modifier, dice)
            for modifier in builders(table, seat)
            for dice in build_groups(table, seat, modifier)
        ]

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Build | None:
        modifier = random_modifier(table, seat, WHITE, below)
        if not may_build(modifier):
            return None
        found = build_terms(table, seat, modifier)
        dice = random_group(table, found, below, lambda group: fits_cathedral(table, group, found.times))
        return None if dice is None else Build(seat, modifier, dice)

    def read(self, seat: Seat, words: Path) -> Build:
        return Build(seat, *whole_group(seat, words))

    def check(self, table: TablePart, move: Build) -> None:
        """Each die must find a free site in its column."""
        seat, modifier = move.seat, move.modifier
        if modifier != NO_CARD:
            check_modifier(table, seat, modifier, WHITE)
            if not may_build(modifier):
                raise IllegalMove("modifier_does_not_fit", modifier=CARD_KEYS[modifier])
        check_group(table, seat, WHITE, modifier, move.dice, 0, table.deniers[seat])
        if not fits_cathedral(table, move.dice, cubes_of_each(modifier)):
            raise IllegalMove("column_full")

    def carry_out(self, play: Play, move: Build) -> None:
        use_up(play, move.seat, move.modifier, move.dice)
        for die in move.dice:
            for _ in range(cubes_of_each(move.modifier)):
                raise_cathedral(play, move.seat, VALUES[die] - 1)

    def begun(self, table: TablePart, seat: Seat, words: Path) -> Begun | None:
        return Begun(build_terms(table, seat, MODIFIER_NUMBERS[words[0]]), words[1:]) if words else None

    def gives(self, table: TablePart, words: Path, begun: Begun, dice: tuple[Die, ...], spent: int) -> int:
        """Cubes."""
        return begun.terms.times * len(dice)


def build_terms(table: TablePart, seat: Seat, modifier: int) -> Terms:
    return terms(table, seat, WHITE, modifier, 0, table.deniers[seat])


def builders(table: TablePart, seat: Seat) -> list[int]:
    """Modifiers with which the seat can build the cathedral."""
    if NOBODY not in table.cathedral:
        return []
    return [
        modifier
        for modifier in modifiers(table, seat, WHITE)
        if may_build(modifier) and can_build(table, seat, modifier)
    ]


def cubes_of_each(modifier: int) -> int:
    """How many cubes each die gives."""
    card = None if modifier == NO_CARD else MODIFIERS[modifier]
    return 1 if card is None else card.times


def may_build(modifier: int) -> bool:
    card = None if modifier == NO_CARD else MODIFIERS[modifier]
    return card is None or card.builds


def can_build(table: TablePart, seat: Seat, modifier: int) -> bool:
    found, free = build_terms(table, seat, modifier), free_levels(table)
    return any(free[die % 6] >= found.times and price(found, (die,)) <= found.budget for die in kinds(table, found))


def build_groups(table: TablePart, seat: Seat, modifier: int) -> list[tuple[Die, ...]]:
    found = build_terms(table, seat, modifier)
    return [group for group in groups(table, found) if fits_cathedral(table, group, found.times)]


def free_levels(table: TablePart) -> list[int]:
    """How many levels are free in each column of the cathedral."""
    return [table.column(column).count(NOBODY) for column in range(COLUMNS)]


def fits_cathedral(table: TablePart, dice: tuple[Die, ...], times: int) -> bool:
    """Whether every die finds a free site in its column."""
    columns = [die % COLUMNS for die in dice]
    for column in columns:  # noqa: SIM110 (a generator costs more than the answer)
        if table.column(column).count(NOBODY) < times * columns.count(column):
            return False
    return True


def raise_cathedral(play: Play, seat: Seat, column: int) -> None:
    """A cube on the lowest free level of a column, with its rewards."""
    table = play.table
    level = table.column(column).index(NOBODY)
    table.build_site(level, column, seat)
    play.events.append(Built(table.round, seat, level, column))
    play.gain_points(seat, CATHEDRAL_POINTS, "cathedral")
    play.gain_influence(seat, CATHEDRAL_INFLUENCE[column], "cathedral")
