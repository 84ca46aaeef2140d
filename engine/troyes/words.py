"""The words of a move read back: numbers for words, and groups of dice."""

from collections.abc import Sequence
from typing import Final

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.cards import CARD_KEYS, MODIFIERS, NO_CARD
from engine.troyes.facts import BUILDINGS, GROUP, PLACE_NAMES, Die
from engine.troyes.moves import DIE_WORDS, DONE, PLAIN, SOURCES

DIE_NUMBERS: Final = tuple({word: die for die, word in enumerate(words)} for words in DIE_WORDS)
"""By seat and word."""
SOURCE_NUMBERS: Final = {word: number for number, word in enumerate(SOURCES)}
SPACE_NUMBERS: Final = {name: number for number, name in enumerate(PLACE_NAMES)}
BUILDING_NUMBERS: Final = {name: number for number, name in enumerate(BUILDINGS)}
MODIFIER_NUMBERS: Final = {PLAIN: NO_CARD} | {
    key: number for number, key in enumerate(CARD_KEYS) if MODIFIERS[number] is not None
}

MOST: Final = 99
"""No number of uses or cubes is higher."""


class Strange(Exception):
    """The words don't fit together."""


def exactly(words: Path, number: int) -> None:
    if len(words) != number:
        raise Strange


def number_of(word: str) -> int:
    """The number in `x3`."""
    if word[0] != "x" or word != f"x{int(word[1:])}" or not 1 <= int(word[1:]) <= MOST:
        raise Strange
    return int(word[1:])


def most_dice(modifier: int) -> int:
    """How many dice a group may have with this modifier."""
    card = None if modifier == NO_CARD else MODIFIERS[modifier]
    return 1 if card is not None and card.one_die else GROUP


def whole_group(seat: Seat, words: Path) -> tuple[int, tuple[Die, ...]]:
    """A modifier and its dice, with nothing after them."""
    modifier = MODIFIER_NUMBERS[words[0]]
    dice, rest = group_of(seat, words[1:], most_dice(modifier))
    exactly(rest, 0)
    return modifier, dice


def group_of(seat: Seat, words: Path, limit: int) -> tuple[tuple[Die, ...], Path]:
    """The dice up to `done` or to the limit, and the words after them."""
    dice: list[Die] = []
    for number, word in enumerate(words):
        if word == DONE and dice:
            return tuple(dice), words[number + 1 :]
        dice.append(DIE_NUMBERS[seat][word])
        if len(dice) == limit:
            return tuple(dice), words[number + 1 :]
    raise Strange


def begun_group(seat: Seat, words: Sequence[str], limit: int) -> tuple[tuple[Die, ...], int]:
    """The dice that have been named so far, and how many words they and their end take; 0 while more may come."""
    dice: list[Die] = []
    for number, word in enumerate(words):
        if word == DONE:
            return tuple(dice), number + 1
        dice.append(DIE_NUMBERS[seat][word])
        if len(dice) == limit:
            return tuple(dice), number + 1
    return tuple(dice), 0


def next_of_group(seat: Seat, every: list[tuple[Die, ...]], words: Path, limit: int) -> Sequence[str]:
    """The dice that lead from those chosen to one of the groups, and `done` if they are one already."""
    chosen, end = begun_group(seat, words, limit)
    if end:
        return ()
    number = len(chosen)
    following = dict.fromkeys(group[number] for group in every if len(group) > number and group[:number] == chosen)
    found = [DIE_WORDS[seat][die] for die in following]
    return [*found, DONE] if number and chosen in every else found
