"""What a die can be used for, and what it can be changed to before: influence turns it, knowledge gives it another colour."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import compress
from typing import Final, TypeAlias

from engine.core.moves import Path
from engine.troyes_dice.facts import COLOURS, COLUMNS, RESOURCES_PER_TRACK, ROWS, Colour, Payment
from engine.troyes_dice.state import Die, Sheet
from engine.troyes_dice.tiles import SIDES

Change: TypeAlias = tuple[Colour, int, int, int]
"""The colour and the value that a die is given, the influence and the knowledge that this takes."""

_OWN_COLOUR_FIRST: Final = tuple((own, *(other for other in COLOURS if other != own)) for own in COLOURS)
_WITHIN: Final = tuple(
    tuple((own, *(value for value in range(1, 7) if 0 < abs(value - own) <= steps)) for steps in range(7))
    for own in range(7)
)
"""The values that a die of one value can be turned to by so many steps, its own first."""
_MOST_INFLUENCE: Final = 6
_MOST_KNOWLEDGE: Final = max(side.colour_price for side in SIDES)
"""More of either never changes a die any further."""

NOWHERE: Final = -1
_ACTIONS: Final = tuple(
    tuple(
        tuple(("gain", *compress(ROWS[2 * colour : 2 * colour + 2], (prestige, work))) for work in (0, 1))
        for prestige in (0, 1)
    )
    for colour in COLOURS
)
"""By colour, by whether its prestige building may be built, by whether its work building may."""


def turn_price(before: int, steps: int, value: int) -> int:
    """An influence turns a die by so many steps; it may also turn it by less than it could (ruling 10)."""
    return -(-abs(value - before) // steps) if value != before else 0


@cache
def turns_within(value: int, steps: int, influence: int) -> tuple[tuple[int, int], ...]:
    """What a die of this value can be turned to where an influence turns it by so many steps, and for how much."""
    return tuple((other, turn_price(value, steps, other)) for other in _WITHIN[value][min(influence * steps, 6)])


def colours_within(die: Die, knowledge: int) -> Sequence[Colour]:
    """The colours that the die can have for so much knowledge, its own first."""
    side = SIDES[die.tile]
    can_change = knowledge >= side.colour_price and not side.keeps_colour
    return _OWN_COLOUR_FIRST[die.colour] if can_change else (die.colour,)


def values_within(die: Die, influence: int) -> Sequence[int]:
    """The values that the die can have for so much influence, its own first."""
    steps = influence * SIDES[die.tile].steps
    return _WITHIN[die.value][steps if steps < 6 else 6]


def knowledge_for(die: Die, colour: Colour) -> int:
    """What it costs to give the die this colour."""
    return 0 if colour == die.colour else SIDES[die.tile].colour_price


def change_to(die: Die, colour: Colour, value: int) -> Change | None:
    """The change that gives the die this colour and value; None where a rule forbids it, whatever is paid."""
    return _changes(die.colour, die.rolled, die.tile).get((colour, value))


def change_price(die: Die, colour: Colour, value: int) -> Payment:
    """What it costs, beside the die itself, to use it with this colour and value."""
    _, _, influence, knowledge = _changes(die.colour, die.rolled, die.tile)[colour, value]
    return influence, 0, knowledge


def changes_within(die: Die, influence: int, knowledge: int) -> Sequence[Change]:
    """What the die can be changed to for so much, value by value, its own value and colour first."""
    return _changes_by_stock(die.colour, die.rolled, die.tile)[influence][knowledge]


@cache
def _changes_by_stock(colour: Colour, rolled: int, tile: int) -> tuple[tuple[tuple[Change, ...], ...], ...]:
    """By the influence and the knowledge that there is to spend, what such a die can be changed to beside this tile."""
    every = _changes(colour, rolled, tile).values()
    within = [
        [tuple(change for change in every if change[2] <= i and change[3] <= k) for k in range(_MOST_KNOWLEDGE + 1)]
        for i in range(_MOST_INFLUENCE + 1)
    ]
    stock = range(RESOURCES_PER_TRACK + 1)
    return tuple(tuple(within[min(i, _MOST_INFLUENCE)][min(k, _MOST_KNOWLEDGE)] for k in stock) for i in stock)


@cache
def _changes(colour: Colour, rolled: int, tile: int) -> Mapping[tuple[Colour, int], Change]:
    """All that such a die can be changed to beside this tile, by colour and value."""
    side = SIDES[tile]
    own = 0 if side.hides_value else rolled
    colours = (colour,) if side.keeps_colour else _OWN_COLOUR_FIRST[colour]
    return {
        (other, value): (other, value, influence, 0 if other == colour else side.colour_price)
        for value, influence in turns_within(own, side.steps, _MOST_INFLUENCE)
        for other in colours
    }


def column_of(columns: tuple[int, ...], value: int) -> int:
    """Where this value is written; `NOWHERE` for a 0."""
    return columns.index(value) if value else NOWHERE


def actions_on(sheet: Sheet, tile: int, colour: Colour, column: int) -> Path:
    """What a die of this colour can be used for. `tile` is the one beside it, `column` that of its value."""
    if column == NOWHERE or sheet.crossed >> colour * COLUMNS + column & 1:
        return _ACTIONS[colour][0][0]
    free = ~sheet.built >> 2 * colour * COLUMNS + column
    prestige = 0 if SIDES[tile].forbids_prestige else free & 1
    return _ACTIONS[colour][prestige][free >> COLUMNS & 1]
