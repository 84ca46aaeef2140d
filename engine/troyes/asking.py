"""The moves of a seat part by part, for buttons."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes import possible
from engine.troyes.actions import card_terms, event_terms, farm_terms, most_uses, place_terms
from engine.troyes.cards import ACTIVITIES, CARD_KEYS, CARD_NUMBERS, HIRES
from engine.troyes.countering import next_dice, next_others
from engine.troyes.event_cards import EVENT_KEYS, EVENT_NUMBERS
from engine.troyes.facts import BUILDINGS, GROUP, NOBODY, SPACE_NAMES, SPACES_PER_BUILDING, Die
from engine.troyes.groups import groups, price
from engine.troyes.influence import flips, own_dice
from engine.troyes.moves import DIE_WORDS, DONE, FROM_THERE, SOURCES, modifier_word
from engine.troyes.reading import (
    BUILDING_NUMBERS,
    DIE_NUMBERS,
    MODIFIER_NUMBERS,
    SOURCE_NUMBERS,
    begun_group,
    most_dice,
)
from engine.troyes.state import OVER, Table, View

Following: TypeAlias = Callable[[Table, Seat, Path], Sequence[str]]
"""The parts that may follow the words after the first one."""


def may_move(view: View) -> bool:
    return view.seat is not None and view.table.phase != OVER and view.table.active == view.seat


def answers(view: View, path: Path) -> Path:
    """The parts that may follow `path`, which must be the beginning of a legal move."""
    if not may_move(view):
        return ()
    seat = view.seat or 0
    if not path:
        return tuple(possible.first_words(view.table, seat))
    return tuple(FOLLOWING[path[0]](view.table, seat, path[1:]))


def after_settle(table: Table, _: Seat, words: Path) -> Sequence[str]:
    if not words:
        return [name for number, name in enumerate(BUILDINGS) if NOBODY in spaces_of(table, number)]
    building = BUILDING_NUMBERS[words[0]]
    if len(words) == 1:
        first = building * SPACES_PER_BUILDING
        return [SPACE_NAMES[first + n] for n, owner in enumerate(spaces_of(table, building)) if owner == NOBODY]
    return ()


def spaces_of(table: Table, building: int) -> list[int]:
    return table.spaces[building * SPACES_PER_BUILDING : (building + 1) * SPACES_PER_BUILDING]


def after_reroll(table: Table, seat: Seat, words: Path) -> Sequence[str]:
    return () if words else [DIE_WORDS[seat][die] for die in own_dice(table, seat)]


def after_flip(table: Table, seat: Seat, words: Path) -> Sequence[str]:
    return next_of_group(seat, flips(table, seat), words, GROUP) or ()


def after_counter(table: Table, seat: Seat, words: Path) -> Sequence[str]:
    if DONE not in words:
        return [*[f"+{value}" for value in next_others(table, seat, [int(word) for word in words])], DONE]
    end = words.index(DONE)
    wanted = table.black[0] + sum(int(word) for word in words[:end])
    chosen = [DIE_NUMBERS[seat][word] for word in words[end + 1 :]]
    return [DIE_WORDS[seat][die] for die in next_dice(table, seat, wanted, chosen)]


def after_send(table: Table, _: Seat, words: Path) -> Sequence[str]:
    return () if words else [EVENT_KEYS[threat.card] for threat in table.queue]


def after_use(table: Table, seat: Seat, words: Path) -> Sequence[str]:
    if not words:
        return [CARD_KEYS[card] for card in possible.usable_cards(table, seat)]
    card = CARD_NUMBERS[words[0]]
    if len(words) == 1:
        return [SOURCES[source] for source in possible.card_sources(table, seat, card)]
    source = SOURCE_NUMBERS[words[1]]
    hires = source != FROM_THERE
    if len(words) == 2:
        return [modifier_word(each) for each in possible.card_modifiers(table, seat, card, hires)]
    modifier = MODIFIER_NUMBERS[words[2]]
    found = card_terms(table, seat, card, hires, modifier)
    dice, end = begun_group(seat, words[3:], found.limit)
    if not end:
        return next_of_group(seat, groups(table, found), words[3:], found.limit) or ()
    row, rest = ACTIVITIES[card], words[3 + end :]
    if row.may_use_fewer and not rest:
        spent = price(found, dice) + (HIRES[card] if hires else 0)
        most = most_uses(table, seat, row, source, found.value(dice), spent)
        return [f"x{uses}" for uses in range(most, 0, -1)]
    return [BUILDINGS[each] for each in row.buildings] if not rest else ()


def after_build(table: Table, seat: Seat, words: Path) -> Sequence[str]:
    if not words:
        return [modifier_word(each) for each in possible.builders(table, seat)]
    modifier = MODIFIER_NUMBERS[words[0]]
    return next_of_group(seat, possible.build_groups(table, seat, modifier), words[1:], most_dice(modifier)) or ()


def after_fight(table: Table, seat: Seat, words: Path) -> Sequence[str]:
    if not words:
        return [EVENT_KEYS[each.card] for each in table.queue if possible.fighters(table, seat, each.card)]
    event = EVENT_NUMBERS[words[0]]
    if len(words) == 1:
        return [modifier_word(each) for each in possible.fighters(table, seat, event)]
    found = event_terms(table, seat, event, MODIFIER_NUMBERS[words[1]])
    return next_of_group(seat, groups(table, found), words[2:], found.limit) or ()


def after_farm(table: Table, seat: Seat, words: Path) -> Sequence[str]:
    if not words:
        return [modifier_word(each) for each in possible.farmers(table, seat)]
    found = farm_terms(table, seat, MODIFIER_NUMBERS[words[0]])
    return next_of_group(seat, groups(table, found), words[1:], found.limit) or ()


def after_place(table: Table, seat: Seat, words: Path) -> Sequence[str]:
    if not words:
        return [name for number, name in enumerate(BUILDINGS) if possible.placers(table, seat, number)]
    building = BUILDING_NUMBERS[words[0]]
    if len(words) == 1:
        return [modifier_word(each) for each in possible.placers(table, seat, building)]
    modifier = MODIFIER_NUMBERS[words[1]]
    if len(words) == 2:
        return [DIE_WORDS[seat][die] for die in possible.placing_dice(table, seat, building, modifier)]
    if len(words) == 3:
        value = place_terms(table, seat, building, modifier).worth(DIE_NUMBERS[seat][words[2]])
        return [SOURCES[source] for source in possible.placing_sources(table, seat, building, value)]
    return ()


def after_nothing(_table: Table, _seat: Seat, _words: Path) -> Sequence[str]:
    return ()


def next_of_group(seat: Seat, every: list[tuple[Die, ...]], words: Path, limit: int) -> Sequence[str]:
    """The dice that lead from those chosen to one of the groups, and `done` if they are one already."""
    chosen, end = begun_group(seat, words, limit)
    if end:
        return ()
    number = len(chosen)
    following = dict.fromkeys(group[number] for group in every if len(group) > number and group[:number] == chosen)
    found = [DIE_WORDS[seat][die] for die in following]
    return [*found, DONE] if number and chosen in every else found


FOLLOWING: Final[dict[str, Following]] = {
    "settle": after_settle,
    "reroll": after_reroll,
    "recruit": after_nothing,
    "flip": after_flip,
    "counter": after_counter,
    "concede": after_nothing,
    "use": after_use,
    "build": after_build,
    "fight": after_fight,
    "place": after_place,
    "farm": after_farm,
    "pass": after_nothing,
    "send": after_send,
}
HEADS: Final[dict[str, Path]] = {
    "settle": ("building", "space"),
    "reroll": ("die",),
    "use": ("card", "source", "modifier"),
    "build": ("modifier",),
    "fight": ("event", "modifier"),
    "place": ("building", "modifier", "die", "source"),
    "farm": ("modifier",),
    "send": ("event",),
}
"""The questions of a move before its dice."""


def asked(view: View, path: Path) -> str:
    """The name of the question after `path`."""
    if not path:
        return "action"
    head, words = HEADS.get(path[0], ()), path[1:]
    if len(words) < len(head):
        return head[len(words)]
    if path[0] == "counter":
        return "dice" if DONE in words else "black"
    if path[0] != "use":
        return "dice"
    _, end = begun_group(view.seat or 0, words[3:], most_dice(MODIFIER_NUMBERS[words[2]]))
    if not end:
        return "dice"
    return "mill" if ACTIVITIES[CARD_NUMBERS[words[0]]].buildings else "uses"
