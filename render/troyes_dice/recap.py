"""What happened, in words: from events that the reader may see, never from a state."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes_dice.events import (
    Attacked,
    Built,
    Compensated,
    Ended,
    GainedCitizens,
    GainedResources,
    Numbered,
    Picked,
    Rebuilt,
    Rolled,
    Started,
    Used,
)
from engine.troyes_dice.facts import COLOURS, FORTRESS
from engine.troyes_dice.picking import COMPENSATED
from locales import Words, You, named
from render.news import GREAT, PROOF, ROUTINE, TOLD, Line, line
from render.troyes_dice.names import COLOUR_NAMES, action_name, building_name, cost, die_name, half_day_name, resources

ANYBODY = -1
"""In place of the seat, where it does not matter who did it."""


def won_resources(events: Iterable[Event]) -> list[int]:
    won = [0, 0, 0]
    for event in events:
        if isinstance(event, GainedResources):
            won[event.colour] += event.number
    return won


def gains(events: Sequence[Event], w: Words) -> str:
    """Everything that the events of one seat gave, added up: `+6 deniers, +1 artisan, +Palace 3, ×2 for Urbain IV`."""
    built = [event for event in events if isinstance(event, Built)]
    came = [0, 0, 0]
    for event in events:
        if isinstance(event, GainedCitizens):
            came[event.colour] += event.number
    citizens = [
        w("troyes_dice-citizen", colour=COLOUR_NAMES[colour], number=came[colour]) for colour in COLOURS if came[colour]
    ]
    bonus = [building_name(event.row, event.value, w) for event in built if event.bonus]
    parts = [part for part in (resources(won_resources(events), w), *citizens, *bonus) if part]
    plus = [w("troyes_dice-plus", what=part) for part in parts]
    return ", ".join([*plus, *(word for event in built if (word := _lasting(event, w)))])


def _lasting(event: Built, w: Words) -> str:
    """What a building does beyond the moment."""
    if event.times:
        return w("troyes_dice-multiplier", times=event.times, character=event.character)
    return w("troyes_dice-protection", value=event.value) if event.row == FORTRESS else ""


def lines(events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
    """A line for each thing that happened; what one seat did with a die is one line."""
    return [each.text for each in news(events, names, w)]


def news(events: Sequence[Event], names: Sequence[str], w: Words) -> list[Line]:
    """Seats that did the same on the same half day share a line, and so do those who saw the same roll."""
    told: dict[object, Line] = {}
    used = _used_by(events)
    for place, event in enumerate(events):
        if not isinstance(event, Used):
            told |= {text: line(text, [event], weight) for text in _line(event, names, w)}
        elif (deed := _deed(event, events[place + 1 :])) not in told:
            text = _used(deed, [names[seat] for seat in used[deed]], w)
            told[deed] = Line(text, frozenset(used[deed]), weight(event))
    return list(told.values())


def weight(event: Event) -> int:
    match event:
        case Attacked():
            return GREAT if event.seats else ROUTINE
        case Used():
            return TOLD if event.action == "gain" else GREAT
        case Ended():
            return PROOF
        case _:
            return TOLD


class Deed(Struct, frozen=True):
    """What one seat did with a die, and what came of it, whoever did it."""

    used: Used
    following: tuple[Event, ...]


def _deed(event: Used, following: Iterable[Event]) -> Deed:
    mine = tuple(replace(each, seat=ANYBODY) for each in _of_seat(following, event.seat))
    return Deed(replace(event, seat=ANYBODY, slot=0), mine)


def _used_by(events: Sequence[Event]) -> dict[Deed, list[Seat]]:
    found: dict[Deed, list[Seat]] = {}
    for place, event in enumerate(events):
        if isinstance(event, Used):
            found.setdefault(_deed(event, events[place + 1 :]), []).append(event.seat)
    return found


def _of_seat(events: Iterable[Event], seat: Seat) -> list[Event]:
    """The events of `seat` up to the next die that is used."""
    mine: list[Event] = []
    for event in events:
        if isinstance(event, Used | Rolled | Rebuilt | Compensated):
            break
        if getattr(event, "seat", None) == seat:
            mine.append(event)
    return mine


def _used(deed: Deed, names: Sequence[str], w: Words) -> str:
    # The resources of a plain gain stand in the action already.
    won = gains([each for each in deed.following if getattr(each, "source", "") != "action"], w)
    event = deed.used
    return w(
        "troyes_dice-happened-used",
        name=names[0] if len(names) == 1 else ", ".join(sorted(names, key=lambda name: isinstance(name, You))),
        die=die_name(event.colour, event.value, w),
        paid=w("troyes_dice-happened-paid", cost=cost(event.spent, w)) if any(event.spent) else "",
        action=action_name(event, w),
        gains=w("troyes_dice-happened-gains", gains=won) if won else "",
    )


def _line(event: Event, names: Sequence[str], w: Words) -> list[str]:
    match event:
        case Started():
            told = [w("troyes_dice-happened-started", name=names[event.crier])]
            if event.first_value:
                told.append(w("troyes_dice-happened-first-value", value=event.first_value))
            return told
        case Numbered():
            return [w("troyes_dice-happened-numbered", columns=" ".join(map(str, event.columns)))]
        case Rolled():
            return [_rolled(event, w)]
        case Attacked():
            return _attacked(event, names, w)
        case Compensated():
            return [w("troyes_dice-happened-compensated", name=names[event.seat], gained=resources(COMPENSATED, w))]
        case Picked():
            return [w("troyes_dice-happened-picked", name=names[event.seat])]
        case Rebuilt() if event.tile:
            return [w("troyes_dice-happened-raid", tile=event.tile)]
        case Ended():
            return [w("troyes_dice-happened-ended", seed=event.seed)]
        case _:
            return []


def _rolled(event: Rolled, w: Words) -> str:
    dice = [
        w("troyes_dice-happened-black", value=value) if slot == event.black_slot else str(value)
        for slot, value in enumerate(event.values, start=1)
    ]
    return w("troyes_dice-happened-rolled", half=half_day_name(event.half_day, w), dice=", ".join(dice))


def _attacked(event: Attacked, names: Sequence[str], w: Words) -> list[str]:
    colour = COLOUR_NAMES[event.colour]
    crossed = ", ".join(named(names[seat]) for seat in event.seats)
    if crossed:
        first = w(
            "troyes_dice-happened-attacked", colour=colour, value=event.value, crossed=crossed, many=len(event.seats)
        )
    else:
        first = w("troyes_dice-happened-attacked-nobody", colour=colour, value=event.value)
    if not event.protected:
        return [first]
    return [
        first,
        w(
            "troyes_dice-happened-protected",
            names=", ".join(named(names[seat]) for seat in event.protected),
            many=len(event.protected),
        ),
    ]
