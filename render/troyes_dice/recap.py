"""What happened, in words: from events that the reader may see, never from a state."""

from collections.abc import Iterable, Sequence

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
from locales import Words
from render.troyes_dice.names import COLOUR_NAMES, action_name, building_name, cost, die_name, half_day_name, resources


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
    told: list[str] = []
    for place, event in enumerate(events):
        if isinstance(event, Used):
            told.append(_used(event, _of_seat(events[place + 1 :], event.seat), names, w))
        else:
            told += _line(event, names, w)
    return told


def _of_seat(events: Iterable[Event], seat: Seat) -> list[Event]:
    """The events of `seat` up to the next die that is used."""
    mine: list[Event] = []
    for event in events:
        if isinstance(event, Used | Rolled | Rebuilt | Compensated):
            break
        if getattr(event, "seat", None) == seat:
            mine.append(event)
    return mine


def _used(event: Used, following: Sequence[Event], names: Sequence[str], w: Words) -> str:
    # The resources of a plain gain stand in the action already.
    won = gains([each for each in following if getattr(each, "source", "") != "action"], w)
    return w(
        "troyes_dice-happened-used",
        name=names[event.seat],
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
            return [w("troyes_dice-happened-compensated", name=names[event.seat])]
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
    crossed = ", ".join(names[seat] for seat in event.seats)
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
            names=", ".join(names[seat] for seat in event.protected),
            many=len(event.protected),
        ),
    ]
