"""Troyes Dice: what is offered ready-made. Whoever wants something else opens the changes of a die."""

from collections.abc import Iterable, Iterator, Sequence

from engine.core.choosing import Question
from engine.core.moves import Path
from engine.registry import GAMES
from engine.troyes_dice.facts import COLOUR_LETTERS, RESOURCE_LETTERS, Payment
from engine.troyes_dice.state import Die, View
from engine.troyes_dice.using import change_price

RULES = GAMES["troyes_dice"]
USES_AT_MOST, CHANGED_AT_MOST = 13, 8
"""Uses of the dice that are buttons of the first question, and of dice that are changed among them."""
CHANGES_AT_MOST = 10
"""Uses of one die whose changes are opened; the menu has every change."""


def as_they_lie(view: View, question: Question) -> list[Path]:
    """What each die can be used for without a change."""
    paths = [
        (*path, action)
        for slot in question.answers
        for path in [(slot, payments(view, slot)[0], face(view, slot))]
        for action in RULES.answers(view, path)
    ]
    return _unlike(view, paths)


def changed(view: View, question: Question) -> list[Path]:
    """What else, or for less, can be built when a die is changed: the cheapest first, as far as there is room.

    A change stands there with both of its buildings or not at all.
    """
    lying = as_they_lie(view, question)
    paths = [*lying, *(path for slot in question.answers for path in _rebuilt(view, slot))]
    paths.sort(key=lambda path: sum(whole_price(view, path)))
    found = [path for path in _unlike(view, paths) if path not in lying]
    room = min(USES_AT_MOST - len(lying), CHANGED_AT_MOST)
    beyond = found[room][:3] if len(found) > room else ()
    return [path for path in found[:room] if path[:3] != beyond]


def changed_anew(view: View, question: Question) -> list[Path]:
    """Of a die that is changed, what most people want it for: to build, with as little change as possible."""
    paths = [
        (*question.path, change, action)
        for change in question.answers
        if change != face(view, question.path[0])
        for action in RULES.answers(view, (*question.path, change))
    ]
    return sorted(paths, key=lambda path: (path[3] == "gain", sum(price_of_change(view, path))))[:CHANGES_AT_MOST]


def _rebuilt(view: View, slot: str) -> Iterator[Path]:
    """Every building for which the die can be changed."""
    ways: dict[str, str] = {}
    for payment in payments(view, slot):
        for change in RULES.answers(view, (slot, payment)):
            ways.setdefault(change, payment)
    for change, payment in ways.items():
        if change != face(view, slot):
            path = (slot, payment, change)
            yield from ((*path, action) for action in RULES.answers(view, path) if action != "gain")


def _unlike(view: View, paths: Iterable[Path]) -> list[Path]:
    """Of several ways to the same the first one. Dice that lie beside different tiles are not the same."""
    found: dict[Path, Path] = {}
    for path in paths:
        found.setdefault((str(die_of(view, path[0]).tile), *path[2:]), path)
    return [*found.values()]


def twins(view: View, slots: Sequence[str]) -> set[str]:
    """Dice of which another one looks and acts the same."""
    alike = [(face(view, slot), die_of(view, slot).tile) for slot in slots]
    return {slot for slot, each in zip(slots, alike, strict=True) if alike.count(each) > 1}


def payments(view: View, slot: str) -> list[str]:
    """The ways to pay for a die, the one first of whose scarcest resource the most is left."""
    return sorted(RULES.answers(view, (slot,)), key=lambda payment: -left_by(view, payment))


def left_by(view: View, payment: str) -> int:
    """What is left of the scarcest resource that a payment takes; a payment of nothing leaves the most."""
    assert view.sheet is not None
    paid = payment_of(payment)
    return min((view.sheet.stock(colour) - paid[colour] for colour in range(3) if paid[colour]), default=99)


def payment_of(letters: str) -> Payment:
    influence, deniers, knowledge = (letters.count(letter) for letter in RESOURCE_LETTERS)
    return influence, deniers, knowledge


def whole_price(view: View, path: Path) -> Payment:
    """What the die and its change cost together."""
    (i, d, k), (turn, _, recolour) = payment_of(path[1]), price_of_change(view, path)
    return i + turn, d, k + recolour


def price_of_change(view: View, path: Path) -> Payment:
    slot, _, change, *_ = path
    return change_price(die_of(view, slot), COLOUR_LETTERS.index(change[0]), int(change[1:]))


def face(view: View, slot: str) -> str:
    """The change of a die that stays as it lies."""
    die = die_of(view, slot)
    return f"{COLOUR_LETTERS[die.colour]}{die.value}"


def die_of(view: View, slot: str) -> Die:
    if view.today is None:
        raise ValueError("no dice lie on the wheel")
    return view.today.dice[int(slot) - 1]
