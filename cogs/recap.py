"""What happened, short enough to be read: what matters first, what happens every turn folded into one line."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from render.news import GREAT, PROOF, ROUTINE, Line

LINES_AT_MOST: Final = 8
LINES_WHEN_COMPACT: Final = 4
SHORT: Final = 3
"""So few lines are told as they came."""
FOLDED_AT_MOST: Final = 500
CHARACTERS_AT_MOST: Final = 2800
"""The rest of Discord's limit is for what stands around."""
JOINT: Final = " · "


class Recap(Struct, frozen=True):
    """`more` lines were left out; the log has them."""

    lines: tuple[str, ...]
    more: int = 0


def recap(lines: Sequence[Line], most: int = LINES_AT_MOST) -> Recap:
    """What proves that nothing was bent stands last, in small print."""
    told = _recap([each for each in lines if each.weight != PROOF], most)
    proof = tuple(_small([each.text]) for each in lines if each.weight == PROOF)
    return Recap((*told.lines, *proof), told.more)


def _recap(lines: Sequence[Line], most: int) -> Recap:
    if len(lines) <= SHORT:
        return _fitting([each.text for each in lines], [], 0)
    routine = [each.text for each in lines if each.weight == ROUTINE]
    weighty = [each for each in lines if each.weight != ROUTINE]
    room = most - 1 if routine else most
    chosen = _weightiest(weighty, room)
    return _fitting([each.text for each in chosen], routine, len(weighty) - len(chosen))


def _weightiest(lines: Sequence[Line], room: int) -> list[Line]:
    """The great ones, then others, each in their order; where there are too many, the lightest go, then the oldest."""
    places = sorted(range(len(lines)), key=lambda place: (lines[place].weight, place))[-room:]
    return sorted((lines[place] for place in sorted(places)), key=lambda line: line.weight < GREAT)


def _fitting(lines: Sequence[str], routine: Sequence[str], more: int) -> Recap:
    """As much as a post has room for."""
    kept: list[str] = []
    room = CHARACTERS_AT_MOST
    for text in lines:
        if len(text) + 1 > room:
            break
        kept.append(text)
        room -= len(text) + 1
    folded, left_out = _folded(routine, min(room, FOLDED_AT_MOST))
    shown = (*kept, folded) if folded else tuple(kept)
    return Recap(shown, more + len(lines) - len(kept) + left_out)


def _folded(texts: Sequence[str], room: int) -> tuple[str, int]:
    """One line in small print, and how many had no place on it: the newest are told."""
    kept: list[str] = []
    for text in reversed(texts):
        room -= len(text) + len(JOINT)
        if room < 0:
            break
        kept.insert(0, text)
    return _small(kept), len(texts) - len(kept)


def in_order(lines: Iterable[Line]) -> list[str]:
    """All of them as they came; what happens every turn stands in one line, as far as nothing else came in between."""
    told: list[str] = []
    for is_small, group in groupby(lines, key=lambda each: each.weight <= ROUTINE):
        texts = [each.text for each in group]
        told += _small_lines(texts) if is_small else texts
    return told


def _small_lines(texts: Sequence[str]) -> list[str]:
    """As few as there are room for."""
    told: list[str] = []
    left = list(texts)
    while left:
        size, number = 0, 0
        while number < len(left) and (not number or size + len(left[number]) <= FOLDED_AT_MOST):
            size += len(left[number]) + len(JOINT)
            number += 1
        told.append(_small(left[:number]))
        left = left[number:]
    return told


def _small(texts: Sequence[str]) -> str:
    return f"-# {JOINT.join(texts)}" if texts else ""
