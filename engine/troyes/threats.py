"""What the events do each round (phase 3), from left to right until they are countered."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.troyes.citizens import enter, falls, protected
from engine.troyes.combat import lose_newest_cubes, place_in_queue, put_cubes
from engine.troyes.event_cards import EVENT_CARDS, EVENT_KEYS
from engine.troyes.events import Blocked, Built, EventStruck, FellShort, Ruined, Suffered
from engine.troyes.facts import (
    BISHOPRIC,
    CATHEDRAL_POINTS,
    CITY_HALL,
    COLUMNS,
    NEUTRAL,
    NOBODY,
    PALACE,
    PENALTY,
    SITES,
    Building,
    row_of,
)
from engine.troyes.play import Play

Effect: TypeAlias = Callable[[Play, int, int], None]
"""Play, event card, the die that the event rolled (0 for most)."""


def strike_all(play: Play) -> int:
    """Every event in the queue takes effect; gives the number of black dice gathered."""
    table, black, place = play.table, 0, 0
    queue = table.queue
    while place < len(queue):
        card = queue[place].card
        black += BLACK_DICE[card]
        strike(play, card)
        place += 1
        if queue is not table.queue:
            # Support may counter events to the left, so that all that follow have moved up.
            queue, place = table.queue, place_in_queue(table, card) + 1
    return black


def strike(play: Play, card: int) -> None:
    rolled = play.chance.die() if ROLLS_DIE[card] else 0
    play.events.append(EventStruck(play.table.round, card, rolled))
    effect = EFFECT_OF[card]
    if effect is not None:
        effect(play, card, rolled)


def drought(play: Play, card: int, _: int) -> None:
    for seat in range(play.table.seats):
        suffer(play, seat, card, "deniers", EVENT_CARDS[card].per_deniers * play.table.standing(seat, CITY_HALL))


def civil_war(play: Play, card: int, _: int) -> None:
    for seat in range(play.table.seats):
        suffer(play, seat, card, "deniers", EVENT_CARDS[card].deniers)


def heresy(play: Play, card: int, _: int) -> None:
    for seat in range(play.table.seats):
        suffer(play, seat, card, "influence", EVENT_CARDS[card].influence)


def suffer(play: Play, seat: int, card: int, what: str, due: int) -> None:
    """Loses what it can; who can't lose all that is due loses points besides."""
    table = play.table
    stock = table.deniers if what == "deniers" else table.influence
    lost = min(due, stock[seat])
    stock[seat] -= lost
    if due:
        play.events.append(Suffered(table.round, seat, card, what, due, lost))
    if lost < due:
        fall_short(play, seat, EVENT_KEYS[card])


def fall_short(play: Play, seat: int, source: str) -> None:
    play.events.append(FellShort(play.table.round, seat, source))
    play.lose_points(seat, PENALTY, source)


def support(play: Play, card: int, _: int) -> None:
    """A neutral cube on each of the nearest events to the left, Marauding among them."""
    queue = play.table.queue
    place = place_in_queue(play.table, card)
    nearest = [threat.card for threat in queue[max(0, place - EVENT_CARDS[card].cubes) : place]]
    for event in reversed(nearest):
        put_cubes(play, NEUTRAL, event, 1)


def arrive(building: Building) -> Effect:
    """A neutral citizen enters the building by the die that was rolled."""

    def effect(play: Play, _: int, rolled: int) -> None:
        bring_neutral(play, building, rolled)

    return effect


def bring_neutral(play: Play, building: Building, value: int) -> None:
    """Nothing happens when all neutral citizens are in play, or when it would expel somebody protected."""
    table = play.table
    loser = falls(table, *row_of(building, value))
    if not table.general[NEUTRAL] or (loser != NOBODY and protected(table, building, loser)):
        play.events.append(Blocked(table.round, NEUTRAL, building))
        return
    table.add_general(NEUTRAL, -1)
    enter(play, NEUTRAL, building, value, "general")


def traveling_builders(play: Play, *_: int) -> None:
    """The lowest free level, the lowest value there. Le Roy gains his point for it."""
    table = play.table
    if NOBODY in table.cathedral:
        level, column = divmod(table.cathedral.index(NOBODY), COLUMNS)
        table.build_site(level, column, NEUTRAL)
        play.events.append(Built(table.round, NEUTRAL, level, column))
        play.gain_points(NEUTRAL, CATHEDRAL_POINTS, "cathedral")


def interrupted_work(play: Play, *_: int) -> None:
    """The highest level, the highest value there; a cube of le Roy stays."""
    table = play.table
    for after, owner in enumerate(reversed(table.cathedral)):
        if owner != NOBODY:
            if owner != NEUTRAL or not table.is_solo:
                level, column = divmod(SITES - 1 - after, COLUMNS)
                table.build_site(level, column, NOBODY)
                play.events.append(Ruined(table.round, owner, level, column))
            return


def resistance(play: Play, *_: int) -> None:
    lose_newest_cubes(play)


ARRIVALS: Final = ("conflict-of-succession", "wayfarers", "theological-conflict")
"""The events that roll a die."""
EFFECTS: Final[dict[str, Effect]] = {
    "conflict-of-succession": arrive(PALACE),
    "drought": drought,
    "support": support,
    "civil-war": civil_war,
    "wayfarers": arrive(CITY_HALL),
    "theological-conflict": arrive(BISHOPRIC),
    "heresy": heresy,
    "traveling-builders": traveling_builders,
    "interrupted-work": interrupted_work,
    "resistance": resistance,
}
BLACK_DICE: Final = tuple(each.black_dice for each in EVENT_CARDS)
ROLLS_DIE: Final = tuple(each.event in ARRIVALS for each in EVENT_CARDS)
EFFECT_OF: Final = tuple(EFFECTS.get(each.event) for each in EVENT_CARDS)
"""By card: the black dice that it brings, whether it rolls a die, and what it does."""
