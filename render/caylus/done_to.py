"""What concerns one seat: what others and the provost did to it, and what may still become of its workers."""

from collections import Counter
from collections.abc import Sequence

from engine.caylus.events import (
    BuiltNothing,
    Declined,
    FavourLost,
    HousesCounted,
    InnTaken,
    Passed,
    Unused,
    Visited,
)
from engine.caylus.facts import HOME
from engine.caylus.forecast import Forecast, Mover, Standing
from engine.core.events import Event
from engine.core.seats import Seat
from locales import Words
from render.caylus.names import Road, deniers_phrase, place_name, section_name


def done_to(seat: Seat, events: Sequence[Event], names: Sequence[str], road: Road, w: Words) -> list[str]:
    """What others, the provost and an empty purse did to one seat, told to that seat."""
    told = [line for event in events if (line := _hurt(seat, event, names, road, w))]
    return [*_visits(seat, events, names, road, w), *told]


def _hurt(seat: Seat, event: Event, names: Sequence[str], road: Road, w: Words) -> str:
    match event:
        case InnTaken(driven_out=guest) if guest == seat and event.seat != seat:
            return w("caylus-to-you-driven-out", name=names[event.seat])
        case Unused() if event.seat == seat:
            return w("caylus-to-you-unused", place=place_name(event.place, road, w))
        case Passed(is_forced=True) if event.seat == seat:
            return w("caylus-to-you-passed")
        case Declined(is_forced=True) if event.seat == seat and event.place != HOME:
            return w("caylus-to-you-unable", place=place_name(event.place, road, w))
        case BuiltNothing(is_forced=True) if event.seat == seat and event.points:
            return w("caylus-to-you-built-nothing", points=-event.points)
        case HousesCounted() if event.seat == seat and event.points < 0:
            return w("caylus-to-you-no-house", section=section_name(event.section, w), points=-event.points)
        case FavourLost() if event.seat == seat:
            return w("caylus-to-you-favour-lost")
        case _:
            return ""


def _visits(seat: Seat, events: Sequence[Event], names: Sequence[str], road: Road, w: Words) -> list[str]:
    """Who came to the seat's buildings, a line each."""
    visits: Counter[tuple[Seat, int]] = Counter()
    for event in events:
        if isinstance(event, Visited) and event.seat == seat:
            visits[event.visitor, event.place] += event.points
    return [
        w("caylus-to-you-visited", visitor=names[visitor], place=place_name(place, road, w), points=points)
        for (visitor, place), points in visits.items()
    ]


def outlook(found: Forecast, names: Sequence[str], road: Road, w: Words) -> list[str]:
    """Where the provost can still go, who can move him, and which workers that concerns."""
    if found.movers:
        movers = ", ".join(_mover(mover, names, w) for mover in found.movers)
        key = "caylus-forecast"
        told = [w(key, space=found.space, nearest=found.nearest, farthest=found.farthest, movers=movers)]
    else:
        told = [w("caylus-forecast-still", space=found.space)]
    groups = {"threatened": found.threatened, "hopeful": found.hopeful, "lost": found.lost}
    return told + [
        w(f"caylus-forecast-{kind}", workers=_workers(workers, names, road, w))
        for kind, workers in groups.items()
        if workers
    ]


def _mover(mover: Mover, names: Sequence[str], w: Words) -> str:
    means = deniers_phrase(mover.deniers, w) if mover.means == "deniers" else w("caylus-special", place=mover.means)
    return w("caylus-forecast-mover", name=names[mover.seat], steps=mover.steps, means=means)


def _workers(workers: Sequence[Standing], names: Sequence[str], road: Road, w: Words) -> str:
    return ", ".join(
        w("caylus-worker-on", name=names[each.seat], place=place_name(each.space, road, w)) for each in workers
    )
