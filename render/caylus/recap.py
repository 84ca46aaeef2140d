"""What happened, in words: from events, and from the road as it stands now. What belongs together is one line."""

from collections.abc import Sequence
from typing import Final

from engine.caylus.events import (
    BailiffMoved,
    Built,
    BuiltMost,
    BuiltNothing,
    Declined,
    Delivered,
    Ended,
    FavourChosen,
    FavourGave,
    FavourLost,
    FinalPoints,
    HousesCounted,
    Income,
    InnStayed,
    InnTaken,
    OrderChanged,
    OwnerTook,
    Passed,
    Placed,
    Produced,
    ProvostMoved,
    SectionScored,
    Sent,
    Started,
    Swapped,
    Traded,
    Transformed,
    TurnBegan,
    Unused,
    Visited,
)
from engine.caylus.facts import HOME, LINES, NO_CUBES, SECTIONS, SINGLE, Cubes, Place
from engine.caylus.tiles import TILES
from engine.core.events import Event
from locales import Words
from render.caylus.names import Road, deniers_phrase, gains, place_name, section_name, tile_name
from render.news import CROWNING, GREAT, PROOF, ROUTINE, TOLD, Line, line

JOINS: Final[dict[type[Event], tuple[type[Event], ...]]] = {
    Income: (TurnBegan, Income),
    Visited: (Placed, Sent),
    Passed: (Passed,),
    ProvostMoved: (ProvostMoved,),
    Produced: (Produced, OwnerTook),
    OwnerTook: (Produced, OwnerTook),
    Unused: (Unused,),
    Declined: (Declined,),
    Delivered: (Delivered,),
    FavourGave: (FavourChosen,),
    HousesCounted: (SectionScored, HousesCounted),
    FinalPoints: (FinalPoints,),
}
"""Events that stand in one line with the one before, if that is one of these."""
OF_ONE_SEAT: Final = (Delivered, FavourGave)
"""These join only what happened to the same seat."""


ROUTINES: Final = (Income, Placed, Visited, Passed, Sent, Produced, OwnerTook, BailiffMoved, InnStayed, Declined)
TOLD_ONLY: Final = (Started, TurnBegan, OrderChanged, BuiltMost)
"""The rest is great."""


def lines(events: Sequence[Event], names: Sequence[str], road: Road, w: Words) -> list[str]:
    """A line for each thing that happened."""
    return [each.text for each in news(events, names, road, w)]


def news(events: Sequence[Event], names: Sequence[str], road: Road, w: Words) -> list[Line]:
    teller = Teller(names, road, w)
    return [line(text, run, weight) for run in runs(events) if (text := teller.tell(run))]


def weight(event: Event) -> int:
    match event:
        case ProvostMoved():
            return TOLD if event.steps else ROUTINE
        case Traded():
            return GREAT if event.points else TOLD
        case InnTaken():
            return ROUTINE if event.driven_out in (None, event.seat) else GREAT
        case BuiltNothing():
            return GREAT if event.points else ROUTINE
        case SectionScored():
            return CROWNING
        case Ended():
            return PROOF
        case _:
            return ROUTINE if isinstance(event, ROUTINES) else TOLD if isinstance(event, TOLD_ONLY) else GREAT


def runs(events: Sequence[Event]) -> list[list[Event]]:
    """The events in groups that are told together."""
    found: list[list[Event]] = []
    for event in events:
        if found and _joins(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _joins(before: Event, event: Event) -> bool:
    if not isinstance(before, JOINS.get(type(event), ())):
        return False
    if not isinstance(event, OF_ONE_SEAT):
        return True
    same_place = not isinstance(event, Delivered) or event.section == getattr(before, "section", None)
    return same_place and event.seat == getattr(before, "seat", None)


class Teller:
    """Knows the names and the road; has a sentence for each event."""

    def __init__(self, names: Sequence[str], road: Road, w: Words) -> None:
        self.names = names
        self.road = road
        self.w = w

    def tell(self, run: Sequence[Event]) -> str:
        """One line for a whole group."""
        match run[0]:
            case TurnBegan() | SectionScored() | FavourChosen():
                joint = " · " if isinstance(run[0], SectionScored) else " "
                rest = self.tell(run[1:]) if run[1:] else ""
                return joint.join(filter(None, [self.line(run[0]), rest]))
            case Income():
                incomes = [each for each in run if isinstance(each, Income)]
                paid = ", ".join(
                    self.w("caylus-happened-each", name=self.names[each.seat], number=each.deniers) for each in incomes
                )
                return self.w("caylus-happened-income", incomes=paid)
            case Unused():
                idle = [each for each in run if isinstance(each, Unused)]
                return self.w("caylus-happened-unused", workers=", ".join(map(self._idle, idle)))
            case Delivered():
                return self._batches([each for each in run if isinstance(each, Delivered)])
            case _:
                return " · ".join(filter(None, map(self.line, run)))

    def line(self, event: Event) -> str:
        """The sentence for one event; empty for one that goes without saying."""
        match event:
            case Started() | TurnBegan() | OrderChanged():
                return self._order(event)
            case Placed() | Visited() | Passed() | Sent() | Declined():
                return self._worker(event)
            case Traded() | Produced() | OwnerTook() | Built() | Transformed() | Swapped():
                return self._building(event)
            case BuiltNothing() | BuiltMost() | SectionScored() | HousesCounted():
                return self._castle(event)
            case FavourChosen() | FavourGave() | FavourLost():
                return self._favour(event)
            case ProvostMoved() | BailiffMoved() | InnTaken() | InnStayed():
                return self._officer(event)
            case FinalPoints() | Ended():
                return self._end(event)
            case Income() | Unused() | Delivered():
                return self.tell([event])
            case _:
                raise ValueError(f"there is no sentence for {type(event).__name__}")

    def _order(self, event: Started | TurnBegan | OrderChanged) -> str:
        order = ", ".join(self.names[seat] for seat in event.order)
        match event:
            case Started():
                tiles = ", ".join(tile_name(tile, self.w) for tile in event.neutral)
                return self.w("caylus-happened-started", tiles=tiles)
            case TurnBegan():
                return self.w("caylus-happened-turn", turn=event.turn, names=order)
            case OrderChanged():
                return self.w("caylus-happened-order", names=order)

    def _worker(self, event: Placed | Visited | Passed | Sent | Declined) -> str:
        name, w = self.names[event.seat], self.w
        match event:
            case Placed():
                price = deniers_phrase(-event.deniers, w)
                return w("caylus-happened-placed", name=name, place=self._place(event.place), price=price)
            case Visited():
                return w("caylus-happened-visited", name=name, points=event.points)
            case Passed():
                forced = "yes" if event.is_forced else "no"
                return w("caylus-happened-passed", name=name, rank=event.rank, deniers=event.deniers, forced=forced)
            case Sent():
                if event.place == HOME:
                    return w("caylus-happened-sent-home", name=name)
                return w("caylus-happened-sent", name=name, place=self._place(event.place))
            case Declined():
                if event.place == HOME:
                    return w("caylus-happened-declined-favour", name=name)
                key = "caylus-happened-unable" if event.is_forced else "caylus-happened-declined"
                return w(key, name=name, place=self._place(event.place))

    def _building(self, event: Traded | Produced | OwnerTook | Built | Transformed | Swapped) -> str:
        name, w = self.names[event.seat], self.w
        match event:
            case Traded():
                won = gains(w, event.deniers, event.cubes, event.points)
                return w("caylus-happened-traded", name=name, place=self._place(event.place), gains=won)
            case Produced():
                won = gains(w, cubes=event.cubes)
                return w("caylus-happened-produced", name=name, tile=tile_name(event.tile, w), gains=won)
            case OwnerTook():
                won = gains(w, cubes=SINGLE[event.kind])
                return w("caylus-happened-bonus", name=name, tile=tile_name(event.tile, w), gains=won)
            case Built():
                won = gains(w, 0, event.cubes, event.points, TILES[event.tile].favours)
                tile = tile_name(event.tile, w)
                return w("caylus-happened-built", name=name, tile=tile, space=event.space, gains=won)
            case Transformed():
                won = gains(w, event.deniers, event.cubes, event.points)
                key = "caylus-happened-will-transform" if event.is_delayed else "caylus-happened-transformed"
                return w(key, name=name, tile=tile_name(event.tile, w), space=event.space, gains=won)
            case Swapped():
                tile = tile_name(event.tile, w)
                return w("caylus-happened-swapped", name=name, tile=tile, space=event.space)

    def _castle(self, event: BuiltNothing | BuiltMost | SectionScored | HousesCounted) -> str:
        w = self.w
        match event:
            case SectionScored():
                cause = "full" if event.is_full else "bailiff"
                return w("caylus-happened-section", section=SECTIONS[event.section].key, cause=cause)
            case BuiltNothing():
                name = self.names[event.seat]
                if not event.points:
                    return w("caylus-happened-built-nothing", name=name)
                return w("caylus-happened-built-nothing-costs", name=name, gains=gains(w, points=event.points))
            case BuiltMost():
                return w("caylus-happened-built-most", name=self.names[event.seat])
            case HousesCounted():
                is_worth = event.points or event.favours
                won = gains(w, points=event.points, favours=event.favours) if is_worth else w("caylus-no-favour")
                return w("caylus-happened-counted", name=self.names[event.seat], houses=event.houses, gains=won)

    def _batches(self, batches: Sequence[Delivered]) -> str:
        """Batches of one seat for one section."""
        first = batches[0]
        won = gains(self.w, 0, added([each.cubes for each in batches]), sum(each.points for each in batches))
        return self.w(
            "caylus-happened-delivered",
            name=self.names[first.seat],
            number=len(batches),
            section=section_name(first.section, self.w),
            gains=won,
        )

    def _favour(self, event: FavourChosen | FavourGave | FavourLost) -> str:
        name, w = self.names[event.seat], self.w
        match event:
            case FavourChosen():
                line = w("caylus-answer-line", line=LINES[event.line])
                return w("caylus-happened-favour", name=name, line=line, column=event.column)
            case FavourGave():
                won = gains(w, event.deniers, event.cubes, event.points)
                return w("caylus-happened-favour-gives", name=name, gains=won)
            case FavourLost():
                return w("caylus-happened-favour-lost", name=name)

    def _officer(self, event: ProvostMoved | BailiffMoved | InnTaken | InnStayed) -> str:
        w = self.w
        match event:
            case ProvostMoved():
                return self._provost(event)
            case BailiffMoved():
                return w("caylus-happened-bailiff", space=event.space)
            case InnTaken():
                name = self.names[event.seat]
                if event.driven_out is None or event.driven_out == event.seat:
                    return w("caylus-happened-inn", name=name)
                return w("caylus-happened-inn-driven", name=name, guest=self.names[event.driven_out])
            case InnStayed():
                key = "caylus-happened-inn" if event.keeps else "caylus-happened-inn-left"
                return w(key, name=self.names[event.seat])

    def _provost(self, event: ProvostMoved) -> str:
        """Who has no denier to move him is not worth a word."""
        w, name = self.w, self.names[event.seat]
        if not event.steps:
            return "" if event.is_forced else w("caylus-happened-provost-left", name=name, space=event.space)
        way = "outward" if event.steps > 0 else "inward"
        paid = deniers_phrase(-event.deniers, w) if event.deniers else w("caylus-special", place="guild")
        return w("caylus-happened-provost", name=name, steps=abs(event.steps), way=way, space=event.space, price=paid)

    def _end(self, event: FinalPoints | Ended) -> str:
        if isinstance(event, Ended):
            return self.w("caylus-happened-ended", seed=event.seed)
        left = {"gold": event.gold, "cubes": event.cubes, "deniers": event.deniers}
        won = ", ".join(
            self.w("caylus-happened-left", what=what, points=points) for what, points in left.items() if points
        )
        return self.w("caylus-happened-final", name=self.names[event.seat], won=won) if won else ""

    def _idle(self, event: Unused) -> str:
        return self.w("caylus-worker-on", name=self.names[event.seat], place=self._place(event.place))

    def _place(self, place: Place) -> str:
        return place_name(place, self.road, self.w)


def added(cubes: Sequence[Cubes]) -> Cubes:
    """All of them together."""
    food, wood, stone, cloth, gold = (sum(each) for each in zip(*cubes, strict=True)) if cubes else NO_CUBES
    return food, wood, stone, cloth, gold
