"""What things are called, and the phrases that sentences are made of."""

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.troyes_dice.events import Used
from engine.troyes_dice.facts import COLOURS, ROWS, Colour, Payment
from locales import Words
from render.lettering import drawable

COLOUR_NAMES = ("red", "yellow", "white")


def resources(amounts: Sequence[int], w: Words) -> str:
    """`1 influence, 2 deniers`; only what there is."""
    return ", ".join(
        w("troyes_dice-resource", colour=COLOUR_NAMES[colour], number=amounts[colour])
        for colour in COLOURS
        if amounts[colour]
    )


def cost(payment: Payment, w: Words) -> str:
    return resources(payment, w) or w("troyes_dice-free")


def die_name(colour: Colour, value: int, w: Words) -> str:
    return f"{w('troyes_dice-colour', colour=COLOUR_NAMES[colour])} {value}"


def building_name(row: int, value: int, w: Words) -> str:
    return w("troyes_dice-building", row=ROWS[row], value=value)


def half_day_name(number: int, w: Words) -> str:
    return w("troyes_dice-half-day", day=(number + 1) // 2, part="morning" if number % 2 else "afternoon")


def action_name(used: Used, w: Words) -> str:
    if used.action == "gain":
        return w(
            "troyes_dice-answer-gain",
            gain=w("troyes_dice-resource", colour=COLOUR_NAMES[used.colour], number=used.value),
        )
    return building_name(ROWS.index(used.action), used.value, w)


def name_of(seats: Sequence[str], seat: Seat, w: Words) -> str:
    """A player's name as the fonts can write it, or the number of the seat."""
    return drawable(seats[seat]) or w("dice-picture-seat", seat=seat + 1)


def half_name(is_morning: bool) -> str:
    return "morning" if is_morning else "afternoon"
