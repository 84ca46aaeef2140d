"""What was done to one seat, told to that seat."""

from collections.abc import Iterable

from engine.core.events import Event
from engine.core.seats import Seat
from engine.troyes_dice.events import Attacked
from locales import Words
from render.troyes_dice.names import COLOUR_NAMES


def done_to(seat: Seat, events: Iterable[Event], w: Words) -> list[str]:
    """What the black die did to one seat, told to that seat."""
    told: list[str] = []
    for event in events:
        if isinstance(event, Attacked):
            colour = COLOUR_NAMES[event.colour]
            if seat in event.seats:
                told.append(w("troyes_dice-to-you-crossed", colour=colour, value=event.value))
            elif seat in event.protected:
                told.append(w("troyes_dice-to-you-protected", colour=colour, value=event.value))
    return told
