"""What happened, in words: from events, and from the road as it stands now.

A space that takes workers has had the same tile ever since it was built, so the road of today names the places of yesterday.
"""

from collections.abc import Sequence

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
from engine.caylus.facts import (
    CASTLE,
    GATE,
    HOME,
    KIND_NAMES,
    LAST_SPACE,
    LINES,
    NO_CUBES,
    SECTIONS,
    SINGLE,
    SPECIAL_NAMES,
    Cubes,
    Place,
)
from engine.caylus.tiles import TAKES_WORKERS, TILES
from engine.core.events import Event
from engine.core.seats import Seat
from locales import Words

Road = Sequence[int]


def tile_name(tile: int, w: Words) -> str:
    return w(f"caylus-tile-{TILES[tile].key}")


def place_key(place: Place) -> str:
    """The word of a place that is not on the road."""
    return "castle" if place == CASTLE else SPECIAL_NAMES[place - GATE]


def place_name(place: Place, road: Road, w: Words) -> str:
    if not CASTLE < place <= LAST_SPACE:
        return w("caylus-special", place=place_key(place))
    if TAKES_WORKERS[road[place]]:
        return w("caylus-on-space", tile=tile_name(road[place], w), space=place)
    return w("caylus-space", space=place)


def cubes_phrase(cubes: Cubes, w: Words) -> str:
    """`2 food, 1 cloth`; only what there is."""
    return ", ".join(
        w("caylus-cube", kind=kind, number=number) for kind, number in zip(KIND_NAMES, cubes, strict=True) if number
    )


def gains(w: Words, deniers: int = 0, cubes: Cubes = NO_CUBES, points: int = 0, favours: int = 0) -> str:
    """`−2 deniers, +1 gold, +3 points`."""
    kinds = [("caylus-cube", number, kind) for kind, number in zip(KIND_NAMES, cubes, strict=True)]
    said = [
        w("caylus-plus" if number > 0 else "caylus-minus", what=w(key, number=abs(number), kind=kind))
        for key, number, kind in [("caylus-deniers", deniers, ""), *kinds, ("caylus-points", points, "")]
        if number
    ]
    if favours:
        said.append(w("caylus-favours", number=favours))
    return ", ".join(said) or w("caylus-nothing")


def lines(events: Sequence[Event], names: Sequence[str], road: Road, w: Words) -> list[str]:
    """A line for each thing that happened; what belongs together is one line."""
    teller = Teller(names, road, w)
    told: list[str] = []
    for event in events:
        said = teller.line(event)
        if not said:
            continue
        if isinstance(event, Visited | OwnerTook) and told:
            told[-1] = f"{told[-1]} · {said}"
        else:
            told.append(said)
    return told


def done_to(seat: Seat, events: Sequence[Event], names: Sequence[str], road: Road, w: Words) -> list[str]:
    """What others and the provost did to one seat, told to that seat."""
    told: list[str] = []
    for event in events:
        if isinstance(event, Unused) and event.seat == seat:
            told.append(w("caylus-to-you-unused", place=place_name(event.place, road, w)))
        elif isinstance(event, Visited) and event.seat == seat:
            told.append(w("caylus-to-you-visited", visitor=names[event.visitor], points=event.points))
    return told


class Teller:
    """Knows the names and the road; has a sentence for each event."""

    def __init__(self, names: Sequence[str], road: Road, w: Words) -> None:
        self.names = names
        self.road = road
        self.w = w

    def line(self, event: Event) -> str:
        """The sentence for an event; empty for one that goes without saying."""
        match event:
            case Started() | TurnBegan() | OrderChanged():
                return self._order(event)
            case Placed() | Visited() | Passed() | Sent() | Unused() | Declined():
                return self._worker(event)
            case Traded() | Produced() | OwnerTook() | Built() | Transformed() | Swapped():
                return self._building(event)
            case Delivered() | BuiltNothing() | BuiltMost() | SectionScored() | HousesCounted():
                return self._castle(event)
            case FavourChosen() | FavourGave() | FavourLost():
                return self._favour(event)
            case ProvostMoved() | BailiffMoved() | InnTaken() | InnStayed():
                return self._officer(event)
            case FinalPoints():
                return self.w(
                    "caylus-happened-final",
                    name=self.names[event.seat],
                    gold=event.gold,
                    cubes=event.cubes,
                    deniers=event.deniers,
                )
            case Ended():
                return self.w("caylus-happened-ended", seed=event.seed)
            case _:
                return ""

    def _order(self, event: Started | TurnBegan | OrderChanged) -> str:
        order = ", ".join(self.names[seat] for seat in event.order)
        match event:
            case Started():
                return self.w("caylus-happened-started", names=order)
            case TurnBegan():
                return self.w("caylus-happened-turn", turn=event.turn, names=order)
            case OrderChanged():
                return self.w("caylus-happened-order", names=order)

    def _worker(self, event: Placed | Visited | Passed | Sent | Unused | Declined) -> str:
        name, w = self.names[event.seat], self.w
        match event:
            case Placed():
                price = w("caylus-deniers", number=-event.deniers)
                return w("caylus-happened-placed", name=name, place=self._place(event.place), price=price)
            case Visited():
                return w("caylus-happened-visited", name=name, points=event.points)
            case Passed():
                return w("caylus-happened-passed", name=name, rank=event.rank, deniers=event.deniers)
            case Sent():
                if event.place == HOME:
                    return w("caylus-happened-sent-home", name=name)
                return w("caylus-happened-sent", name=name, place=self._place(event.place))
            case Unused():
                return w("caylus-happened-unused", name=name, place=self._place(event.place))
            case Declined():
                if event.place == HOME:
                    return ""
                return w("caylus-happened-declined", name=name, place=self._place(event.place))

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
                tile = tile_name(event.tile, w)
                return w("caylus-happened-transformed", name=name, tile=tile, space=event.space, gains=won)
            case Swapped():
                return w("caylus-happened-swapped", name=name, space=event.space)

    def _castle(self, event: Delivered | BuiltNothing | BuiltMost | SectionScored | HousesCounted) -> str:
        w = self.w
        match event:
            case SectionScored():
                return w("caylus-happened-section", section=self._section(event.section))
            case Delivered():
                won = gains(w, 0, event.cubes, event.points)
                section = self._section(event.section)
                return w("caylus-happened-delivered", name=self.names[event.seat], section=section, gains=won)
            case BuiltNothing():
                return w(
                    "caylus-happened-built-nothing", name=self.names[event.seat], gains=gains(w, points=event.points)
                )
            case BuiltMost():
                return w("caylus-happened-built-most", name=self.names[event.seat])
            case HousesCounted():
                won = gains(w, points=event.points, favours=event.favours)
                return w("caylus-happened-counted", name=self.names[event.seat], houses=event.houses, gains=won)

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
                return w("caylus-happened-inn", name=self.names[event.seat])
            case InnStayed():
                key = "caylus-happened-inn" if event.keeps else "caylus-happened-inn-left"
                return w(key, name=self.names[event.seat])

    def _provost(self, event: ProvostMoved) -> str:
        """Who leaves him alone is not worth a line."""
        if not event.steps:
            return ""
        w = self.w
        paid = w("caylus-deniers", number=-event.deniers)
        price = w("caylus-happened-provost-price", price=paid) if event.deniers else ""
        steps = f"{event.steps:+}"
        return w("caylus-happened-provost", name=self.names[event.seat], steps=steps, space=event.space, price=price)

    def _place(self, place: Place) -> str:
        return place_name(place, self.road, self.w)

    def _section(self, section: int) -> str:
        return self.w("caylus-section", section=SECTIONS[section].key)
