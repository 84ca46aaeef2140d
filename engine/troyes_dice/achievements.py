"""The 27 boxes of the achievements page (page 12), filled in over many games."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from engine.core.album import Album, reached, steps_of
from engine.core.seats import Seat
from engine.troyes_dice.buildings import number_built
from engine.troyes_dice.facts import CHARACTERS, CITIZENS_PER_TRACK, COLOURS, COLUMNS, RESOURCES_PER_TRACK, ROWS
from engine.troyes_dice.picking import RESOURCES
from engine.troyes_dice.scoring import SCORES, result_of, score
from engine.troyes_dice.state import Sheet, State

MORE_THAN: Final = 60
"""A multiplayer win needs more points than this (ruling 15)."""
FROM_ONE_CHARACTER: Final = 18
MANY_CITIZENS: Final = 40
CITIZEN_TRACKS: Final = ("knights", "artisans", "priests")
TIMES: Final = 3
"""How many games of each kind have a box."""

KINDS: Final = ("solo", "multiplayer", "expansion")
WIN: Final = f"win{MORE_THAN}"
CHARACTER: Final = f"character{FROM_ONE_CHARACTER}"
CITIZENS: Final = f"citizens{MANY_CITIZENS}"
NUMBERS: Final = {
    **{box: n for kind in KINDS for box, n in steps_of(kind, range(1, TIMES + 1)).items()},
    **steps_of("score", SCORES),
    WIN: MORE_THAN,
    CHARACTER: FROM_ONE_CHARACTER,
    CITIZENS: MANY_CITIZENS,
    **dict.fromkeys((*ROWS[::2], *ROWS[1::2], *RESOURCES, *CITIZEN_TRACKS), 0),
}
"""Every box in the order of the page, with the number that fills it in."""
BOXES: Final = tuple(NUMBERS)


class Finished(Struct, frozen=True):
    """What the achievements need to know of one finished game of one person."""

    is_solo: bool
    has_expansion: bool
    earned: frozenset[str]


def finished(state: State, seat: Seat) -> Finished:
    """The finished game as this seat has played it. A game with the expansion counts as solo or multiplayer as well."""
    has_won = seat in result_of(state).winners
    table = state.table
    return Finished(table.seats == 1, table.has_expansion, earned(state.hands[seat].sheet, table.seats > 1 and has_won))


def earned(sheet: Sheet, has_won_against_others: bool) -> frozenset[str]:
    """The boxes that one finished sheet fills in. A shared victory is a victory."""
    parts = score(0, sheet).parts
    total = sum(parts.values())
    found = reached("score", total, SCORES)
    if has_won_against_others and total > MORE_THAN:
        found.append(WIN)
    if any(parts[character] >= FROM_ONE_CHARACTER for character in CHARACTERS):
        found.append(CHARACTER)
    if sum(sheet.citizens) >= MANY_CITIZENS:
        found.append(CITIZENS)
    found += [name for row, name in enumerate(ROWS) if number_built(sheet, row) == COLUMNS]
    found += [RESOURCES[colour] for colour in COLOURS if sheet.circled[colour] == RESOURCES_PER_TRACK]
    found += [CITIZEN_TRACKS[colour] for colour in COLOURS if sheet.citizens[colour] == CITIZENS_PER_TRACK]
    return frozenset(found)


def filled(games: Iterable[Finished]) -> tuple[str, ...]:
    """The boxes that a person, or a group, has filled in with these games, in the order of the page."""
    kept = list(games)
    counted = {box for box, (number, least) in progress(kept).items() if number >= least}
    boxes = counted.union(*(game.earned for game in kept))
    return tuple(box for box in BOXES if box in boxes)


def progress(games: Iterable[Finished]) -> dict[str, tuple[int, int]]:
    """Of the boxes that count games: how many there are, of how many."""
    counts = dict.fromkeys(KINDS, 0)
    for game in games:
        counts["solo" if game.is_solo else "multiplayer"] += 1
        counts["expansion"] += game.has_expansion
    return {f"{kind}{n}": (min(number, n), n) for kind, number in counts.items() for n in range(1, TIMES + 1)}


ALBUM: Final = Album(finished, Finished, filled, NUMBERS, progress)
