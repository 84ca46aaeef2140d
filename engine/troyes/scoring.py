"""Points at the end, in the order in which the rulebook counts them."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from engine.core.result import Result, Score, ranks
from engine.troyes.citizens import tradesmen_of
from engine.troyes.facts import (
    CATHEDRAL_PENALTY,
    CHARACTER_KEYS,
    CHARACTER_POINTS,
    CHARACTERS,
    LEVELS,
    NEUTRAL,
    Owner,
)
from engine.troyes.state import State, TablePart

CATEGORIES: Final = ("gathered", "events", "tradesmen", "cathedral", *CHARACTER_KEYS, "roy")
"""`cathedral` is what its levels without an own cube cost; `roy` takes le Roy's points away in the solo game."""
POINTS_BY_STEP: Final = (0, *CHARACTER_POINTS)
"""What a character is worth by how many of its steps are reached."""
VERDICTS: Final = ("beheaded", "from_1", "from_6", "from_11", "from_16", "above_20")
"""How the King's Challenge went."""


def count_for(table: TablePart, owner: Owner, character: int) -> int:
    """What a character counts. Le Roy has neither deniers nor influence."""
    return COUNTED[character](table, owner)


COUNTS: Final[dict[str, Callable[[TablePart, Owner], int]]] = {
    "citizens": lambda table, owner: table.spaces.count(owner),
    "cathedral": lambda table, owner: table.cathedral.count(owner),
    "influence": lambda table, owner: 0 if owner == NEUTRAL else table.influence[owner],
    "deniers": lambda table, owner: 0 if owner == NEUTRAL else table.deniers[owner],
    "tradesmen": tradesmen_of,
    "events": lambda table, owner: [winner for winner, _ in table.won].count(owner),
}
"""By the word for it."""
COUNTED: Final = tuple(COUNTS[each.counts] for each in CHARACTERS)
"""By character."""


def character_points(table: TablePart, owner: Owner, character: int) -> int:
    row = CHARACTERS[character]
    steps = row.steps_for_two if table.seats <= 2 else row.steps
    return POINTS_BY_STEP[bisect_right(steps, COUNTED[character](table, owner))]


def event_points(table: TablePart, owner: Owner) -> int:
    """1 for each event that is not countered and has an own cube, Marauding too."""
    return sum([owner in threat.cubes for threat in table.queue])


def tradesman_points(table: TablePart, owner: Owner) -> int:
    """The values of the spaces; the illustration counts nothing."""
    points, places = 0, iter(table.tradesmen)
    for card, first, second, _ in zip(table.cards, places, places, places, strict=True):
        if first == owner:
            points += table.activity(card).spaces.value[0]
        if second == owner:
            points += table.activity(card).spaces.value[1]
    return points


def empty_levels(table: TablePart, owner: Owner) -> int:
    """Levels of the cathedral without an own cube."""
    return sum([owner not in table.level(level) for level in range(LEVELS)])


def final_parts(table: TablePart, owner: Owner, gathered: int, characters: tuple[int, ...]) -> dict[str, int]:
    """Points by category. The cathedral takes no more than there is at that moment."""
    parts = {"gathered": gathered, "events": event_points(table, owner), "tradesmen": tradesman_points(table, owner)}
    parts["cathedral"] = -min(CATHEDRAL_PENALTY * empty_levels(table, owner), sum(parts.values()))
    for number, key in enumerate(CHARACTER_KEYS):
        parts[key] = character_points(table, owner, number) if number in characters else 0
    return parts


def characters_in_play(state: State) -> tuple[int, ...]:
    """Those of all seats, since each scores everybody; in the solo game what is left of the pile."""
    if state.table.is_solo:
        return tuple(state.table.pile)
    return tuple(character for hand in state.hands for character in hand.characters)


def verdict(total: int) -> str:
    return VERDICTS[sum(total >= least for least in (1, 6, 11, 16, 21))]


def result_of(state: State) -> Result:
    table, characters = state.table, characters_in_play(state)
    scores: list[Score] = []
    for seat, hand in enumerate(state.hands):
        parts = final_parts(table, seat, hand.points, characters)
        roy = sum(final_parts(table, NEUTRAL, hand.roy, characters).values()) if table.is_solo else 0
        scores.append(Score(seat, parts | {"roy": -roy}))
    totals = [score.total for score in scores]
    return Result(tuple(scores), ranks(totals), verdict(totals[0]) if table.is_solo else "")
