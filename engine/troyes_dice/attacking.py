"""What black dice do to one sheet, without a word to anybody."""

from typing import TypeAlias

from engine.troyes_dice.facts import FIRST_ATTACK, FORTRESS, box, building
from engine.troyes_dice.state import HalfDay, Sheet

Attack: TypeAlias = tuple[int, int]
"""The bit of the box that it crosses out, and that of the Fortress which protects it."""


def attacks_of(today: HalfDay, columns: tuple[int, ...]) -> list[Attack]:
    """One for each black die, from day 3 on."""
    if today.number < FIRST_ATTACK:
        return []
    black = [(die.colour, columns.index(die.rolled)) for die in today.dice if die.attacks]
    return [(box(colour, column), building(FORTRESS, column)) for colour, column in black]


def suffer(sheet: Sheet, attacks: list[Attack]) -> None:
    """Crosses the boxes out on this very sheet."""
    for boxes, fortress in attacks:
        if not sheet.built & fortress:
            sheet.crossed |= boxes
