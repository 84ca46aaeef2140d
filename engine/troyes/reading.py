"""Reading moves back from their text."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.errors import NotAMove
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.cards import CARD_KEYS, CARD_NUMBERS, MODIFIERS, NO_CARD
from engine.troyes.event_cards import EVENT_NUMBERS
from engine.troyes.facts import BUILDINGS, GROUP, NEUTRAL, PLACE_NAMES, Die
from engine.troyes.moves import (
    DIE_WORDS,
    DONE,
    PLAIN,
    SOURCES,
    Build,
    Concede,
    Counter,
    Farm,
    Fight,
    Flip,
    Pass,
    Place,
    Recruit,
    Reroll,
    Send,
    Settle,
    TroyesMove,
    Use,
)

DIE_NUMBERS: Final = tuple({word: die for die, word in enumerate(words)} for words in DIE_WORDS)
"""By seat and word."""
SOURCE_NUMBERS: Final = {word: number for number, word in enumerate(SOURCES)}
SPACE_NUMBERS: Final = {name: number for number, name in enumerate(PLACE_NAMES)}
BUILDING_NUMBERS: Final = {name: number for number, name in enumerate(BUILDINGS)}
MODIFIER_NUMBERS: Final = {PLAIN: NO_CARD} | {
    key: number for number, key in enumerate(CARD_KEYS) if MODIFIERS[number] is not None
}
MOST_USES: Final = 99


class _Strange(Exception):
    """The words don't fit together."""


@lru_cache(maxsize=20_000)
def move_of(seat: Seat, path: Path) -> TroyesMove:
    """The move with these parts; whether it is legal is another matter. The same words come again and again."""
    try:
        if not 0 <= seat < NEUTRAL:
            raise _Strange
        return _read(seat, path)
    except (KeyError, IndexError, ValueError, _Strange):
        raise NotAMove("not_a_move", text=" ".join(path)) from None


def _read(seat: Seat, path: Path) -> TroyesMove:
    first, words = path[0], path[1:]
    if first in ("recruit", "concede", "pass"):
        _exactly(words, 0)
        return {"recruit": Recruit, "concede": Concede, "pass": Pass}[first](seat)
    if first == "use":
        return _read_use(seat, words)
    if first in ("build", "farm"):
        modifier, dice = _whole_group(seat, words)
        return (Build if first == "build" else Farm)(seat, modifier, dice)
    if first == "fight":
        return Fight(seat, EVENT_NUMBERS[words[0]], *_whole_group(seat, words[1:]))
    if first == "place":
        _exactly(words, 4)
        building, modifier = BUILDING_NUMBERS[words[0]], MODIFIER_NUMBERS[words[1]]
        return Place(seat, building, modifier, DIE_NUMBERS[seat][words[2]], SOURCE_NUMBERS[words[3]])
    return _read_other(seat, first, words)


def _read_other(seat: Seat, first: str, words: Path) -> TroyesMove:
    if first == "settle":
        _exactly(words, 2)
        return Settle(seat, SPACE_NUMBERS["-".join(words)])
    if first == "send":
        _exactly(words, 1)
        return Send(seat, EVENT_NUMBERS[words[0]])
    if first == "reroll":
        _exactly(words, 1)
        return Reroll(seat, DIE_NUMBERS[seat][words[0]])
    if first == "flip":
        dice, rest = group_of(seat, words, GROUP)
        _exactly(rest, 0)
        return Flip(seat, dice)
    if first == "counter":
        end = words.index(DONE)
        if any(len(word) != 2 or word[0] != "+" or word[1] not in "123456" for word in words[:end]):
            raise _Strange
        dice = tuple(DIE_NUMBERS[seat][word] for word in words[end + 1 :])
        if not dice:
            raise _Strange
        return Counter(seat, tuple(int(word[1]) for word in words[:end]), dice)
    raise _Strange


def _read_use(seat: Seat, words: Path) -> Use:
    card, source, modifier = CARD_NUMBERS[words[0]], SOURCE_NUMBERS[words[1]], MODIFIER_NUMBERS[words[2]]
    dice, rest = group_of(seat, words[3:], most_dice(modifier))
    uses, building = 0, -1
    for word in rest:
        if word in BUILDINGS and building == -1:
            building = BUILDING_NUMBERS[word]
        elif not uses and building == -1 and word[0] == "x" and word == f"x{int(word[1:])}":
            uses = int(word[1:])
            if not 1 <= uses <= MOST_USES:
                raise _Strange
        else:
            raise _Strange
    return Use(seat, card, source, modifier, dice, uses, building)


def most_dice(modifier: int) -> int:
    """How many dice a group may have with this modifier."""
    card = None if modifier == NO_CARD else MODIFIERS[modifier]
    return 1 if card is not None and card.one_die else GROUP


def _whole_group(seat: Seat, words: Path) -> tuple[int, tuple[Die, ...]]:
    modifier = MODIFIER_NUMBERS[words[0]]
    dice, rest = group_of(seat, words[1:], most_dice(modifier))
    _exactly(rest, 0)
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
    raise _Strange


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


def _exactly(words: Path, number: int) -> None:
    if len(words) != number:
        raise _Strange
