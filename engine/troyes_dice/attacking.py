"""Attacks of black dice on scoresheets."""

from typing import TypeAlias

from engine.troyes_dice.facts import FIRST_ATTACK, FORTRESS, box, building
from engine.troyes_dice.state import HalfDay, Sheet

Attack: TypeAlias = tuple[int, int]
"""The bit of the box that it crosses out, and that of the Fortress which protects it."""


def attacks_of(today: HalfDay, columns: tuple[int, ...]) -> list[Attack]:
    """From day 3 on, one for each black die."""
    if today.number < FIRST_ATTACK:
        return []
    where = columns.index
    return [
        (box(die.colour, where(die.rolled)), building(FORTRESS, where(die.rolled))) for die in today.dice if die.attacks
    ]


def suffer(sheet: Sheet, attacks: list[Attack]) -> None:
    for boxes, fortress in attacks:
        if not sheet.built & fortress:
            sheet.crossed |= boxes
