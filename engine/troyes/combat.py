"""Cubes on events, and what happens when the last banner is covered."""

from functools import lru_cache

from engine.core.errors import IllegalMove
from engine.troyes.event_cards import EVENT_CARDS, EVENT_KEYS, MARAUDING
from engine.troyes.events import CubeLost, EventCountered, Fought
from engine.troyes.facts import NEUTRAL, NOBODY, Owner
from engine.troyes.play import Play
from engine.troyes.state import TablePart, Threat, changed


def place_in_queue(table: TablePart, event: int) -> int:
    """Where in the queue the card is."""
    for place, threat in enumerate(table.queue):
        if threat.card == event:
            return place
    raise IllegalMove("no_such_event", event=EVENT_KEYS[event])


def put_cubes(play: Play, owner: Owner, event: int, cubes: int) -> None:
    """As many cubes as there are free banners, 1 influence for each; the last banner counters the event."""
    table = play.table
    place = place_in_queue(table, event)
    threat = table.queue[place]
    free = threat.free
    cubes = min(cubes, free)
    if not cubes:
        return
    table.queue = changed(table.queue, place, Threat(event, threat.cubes + (owner,) * cubes))
    play.events.append(Fought(table.round, owner, event, cubes))
    if owner != NEUTRAL:
        play.gain_influence(owner, cubes, EVENT_KEYS[event])
    if cubes == free:
        counter_event(play, place)


def counter_event(play: Play, place: int) -> None:
    """Rewards most and second most cubes; the card goes to who has most, Marauding stays without cubes."""
    table = play.table
    threat = table.queue[place]
    first, second, earliest = majorities(threat.cubes)
    taker = NOBODY
    if threat.card == MARAUDING:
        table.queue = changed(table.queue, place, Threat(MARAUDING))
    else:
        table.queue = [*table.queue[:place], *table.queue[place + 1 :]]
        taker = earliest
        if taker != NEUTRAL or table.is_solo:
            table.won = [*table.won, (taker, threat.card)]
    play.events.append(EventCountered(table.round, threat.card, first, second, taker))
    for owner, points in rewards(threat.card, first, second):
        play.gain_points(owner, points, EVENT_KEYS[threat.card])


@lru_cache(maxsize=10_000)
def majorities(cubes: tuple[Owner, ...]) -> tuple[tuple[Owner, ...], tuple[Owner, ...], Owner]:
    """Who shares the first place, who the second, and whose cube is the earliest of those who share the first.

    Nobody is second behind a tie, or behind who is alone.
    """
    counts = {owner: cubes.count(owner) for owner in sorted(set(cubes))}
    most = max(counts.values())
    first = tuple(owner for owner, number in counts.items() if number == most)
    earliest = next(owner for owner in cubes if owner in first)
    others = {owner: number for owner, number in counts.items() if number < most}
    if len(first) > 1 or not others:
        return first, (), earliest
    next_most = max(others.values())
    return first, tuple(owner for owner, number in others.items() if number == next_most), earliest


def rewards(event: int, first: tuple[Owner, ...], second: tuple[Owner, ...]) -> list[tuple[Owner, int]]:
    """Points for who is first and second on a countered event."""
    upper, lower = EVENT_CARDS[event].points.value
    if not second:
        return [(owner, (upper + lower) // len(first)) for owner in first]
    return [(first[0], upper), *[(owner, lower // len(second)) for owner in second]]


def lose_newest_cubes(play: Play) -> None:
    """Resistance: the newest cube leaves each event, unless it is one of le Roy."""
    table = play.table
    for place, threat in enumerate(table.queue):
        if threat.cubes and not (table.is_solo and threat.cubes[-1] == NEUTRAL):
            table.queue = changed(table.queue, place, Threat(threat.card, threat.cubes[:-1]))
            play.events.append(CubeLost(table.round, threat.cubes[-1], threat.card))
