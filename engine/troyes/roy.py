"""Le Roy, the rival of the solo game: how he places, counters and acts. He decides nothing; dice do."""

from typing import Final

from engine.troyes.actions.counter import STRENGTHS
from engine.troyes.citizens import falls, join_card, protected
from engine.troyes.combat import put_cubes
from engine.troyes.events import (
    Bought,
    Built,
    CharacterScored,
    Conceded,
    Countered,
    Hired,
    RoyChose,
    RoyRolled,
    Settled,
)
from engine.troyes.facts import (
    CATHEDRAL_POINTS,
    CHARACTER_KEYS,
    COLOUR_STRENGTH,
    COLOURS,
    COLUMNS,
    DISTRICTS,
    NEUTRAL,
    NOBODY,
    Building,
    Die,
    Fact,
    Owner,
    building_of,
    colour_of,
    dice_in_district,
    inferred,
    row_of,
    value_of,
)
from engine.troyes.play import Play
from engine.troyes.scoring import character_points
from engine.troyes.state import ILLUSTRATION, TablePart
from engine.troyes.threats import bring_neutral

PLAYER: Final = 0
BEST_PLACES: Final[Fact[tuple[int, ...]]] = inferred(
    (5, 4, 3, 2, 1, 0, 10, 8, 6, 11, 9, 7, 15, 12, 16, 13, 17, 14),
)
"""The spaces of each building from his best place to his worst."""
BEST_FIRST: Final = tuple(
    tuple(sorted(dice_in_district(each), key=lambda die: (-value_of(die), -COLOUR_STRENGTH[colour_of(die)])))
    for each in range(DISTRICTS)
)
"""By district: all dice as he ranks them, by value, then red, yellow, white."""
PLACED_AT_ONCE: Final = 3
DECREES: Final = (
    "points3", "points2", "worker", "event", "tradesman", "cathedral",
    "character", "event", "worker", "points2", "points3",
)  # fmt: skip
"""What he does by the sum of two dice, from 2 to 12."""
CALLED_POINTS: Final = 2
SOLACE: Final = {"cathedral": 2, "character": 1}
"""Points when there is nothing left to do."""


def place_three(play: Play) -> None:
    """Set-up: of two dice of each colour the three best say the buildings; he takes his best free places there."""
    rolled = [(colour, play.chance.die()) for colour in COLOURS for _ in range(2)]
    rolled.sort(key=lambda die: (-die[1], -COLOUR_STRENGTH[die[0]]))
    play.events.append(RoyChose(play.table.round, tuple(rolled)))
    placed = 0
    for building, _ in rolled:
        space = best_place(play.table, building)
        if placed < PLACED_AT_ONCE and space != NOBODY:
            settle_neutral(play, space)
            placed += 1


def best_place(table: TablePart, building: Building) -> int:
    """His best free space on a building."""
    for space in BEST_PLACES.value:
        if building_of(space) == building and table.spaces[space] == NOBODY:
            return space
    return NOBODY


def settle_neutral(play: Play, space: int) -> None:
    table = play.table
    table.put_citizen(space, NEUTRAL)
    table.add_general(NEUTRAL, -1)
    play.events.append(Settled(table.round, NEUTRAL, space))


def ranked(table: TablePart, district: Owner) -> list[Die]:
    """The dice of a district from the best down."""
    dice = table.dice
    return [die for die in BEST_FIRST[district] for _ in range(dice[die])]


def counter_highest(play: Play) -> None:
    """His best die against the highest black die; where it does not suffice he keeps it and loses nothing."""
    table = play.table
    black, *table.black = table.black
    best = ranked(table, NEUTRAL)[:1]
    if best and STRENGTHS[best[0]] >= black:
        table.dice[best[0]] -= 1
        play.events.append(Countered(table.round, NEUTRAL, (black,), tuple(best)))
    else:
        play.events.append(Conceded(table.round, NEUTRAL, black))


def turn(play: Play) -> None:
    """Rolls two black dice and does what they say; what he can't pay in full he does all the same."""
    table = play.table
    values = (play.chance.die(), play.chance.die())
    decree = DECREES[sum(values) - 2]
    own = ranked(table, NEUTRAL)
    bought = ranked(table, PLAYER)[:1] if decree in ("points2", "points3") else []
    spent = own[: price(table, decree) - len(bought)]
    play.events.append(RoyRolled(table.round, values, decree, tuple(spent)))
    for die in spent:
        table.dice[die] -= 1
    if bought:
        deniers = 6 if decree == "points3" else 4
        table.dice[bought[0]] -= 1
        table.deniers[PLAYER] += deniers
        play.events.append(Bought(table.round, NEUTRAL, PLAYER, bought[0], deniers))
    carry_out(play, decree, own[0])


def price(table: TablePart, decree: str) -> int:
    """How many dice an action costs him."""
    if decree == "event":
        return table.queue[-1].free
    return {"points3": 3, "points2": 2, "cathedral": 2, "character": 0}.get(decree, 1)


def carry_out(play: Play, decree: str, best: Die) -> None:
    if decree == "worker":
        place_worker(play, best)
    elif decree == "event":
        threat = play.table.queue[-1]
        put_cubes(play, NEUTRAL, threat.card, threat.free)
    elif decree == "tradesman":
        place_tradesman(play)
    elif decree == "cathedral":
        build(play)
    elif decree == "character":
        score_character(play)
    else:
        play.gain_points(NEUTRAL, CALLED_POINTS, decree)


def place_worker(play: Play, best: Die) -> None:
    """Where a citizen of the player falls, in the highest row; else where the die says."""
    table, building = play.table, colour_of(best)
    value = value_of(best)
    if not protected(table, building, PLAYER):
        for higher in range(6, 0, -1):
            if falls(table, *row_of(building, higher)) == PLAYER:
                value = higher
                break
    bring_neutral(play, building, value)


def place_tradesman(play: Play) -> None:
    """On the free space worth most, then the cheapest, then red, yellow, white. It costs and does nothing."""
    table = play.table
    spaces = [
        (row.spaces.value[place], -row.hire.value, COLOUR_STRENGTH[row.colour], -slot)
        for slot, card in enumerate(table.cards)
        if card >= 0 and (place := table.place_of_next(slot)) < ILLUSTRATION and not table.has_tradesman(NEUTRAL, slot)
        for row in [table.activity(card)]
    ]
    if spaces and table.general[NEUTRAL]:
        slot = -max(spaces)[3]
        table.add_general(NEUTRAL, -1)
        place = join_card(table, NEUTRAL, slot)
        play.events.append(Hired(table.round, NEUTRAL, table.cards[slot], place, "general", 0))


def build(play: Play) -> None:
    """Two cubes on the highest values of the lowest level that has free sites."""
    table = play.table
    if NOBODY not in table.cathedral:
        play.gain_points(NEUTRAL, SOLACE["cathedral"], "cathedral")
        return
    for _ in range(2):
        if NOBODY in table.cathedral:
            level = table.cathedral.index(NOBODY) // COLUMNS
            row = table.level(level)
            column = max(column for column, owner in enumerate(row) if owner == NOBODY)
            table.build_site(level, column, NEUTRAL)
            play.events.append(Built(table.round, NEUTRAL, level, column))
            play.gain_points(NEUTRAL, CATHEDRAL_POINTS, "cathedral")


def score_character(play: Play) -> None:
    """The top character scores both and leaves."""
    table = play.table
    if not table.pile:
        play.gain_points(NEUTRAL, SOLACE["character"], "character")
        return
    character, *table.pile = table.pile
    play.events.append(CharacterScored(table.round, character))
    for owner in (PLAYER, NEUTRAL):
        play.gain_points(owner, character_points(table, owner, character), CHARACTER_KEYS[character])
