"""The wheel and the end table in words, from the same views, for those who don't see them."""

from collections.abc import Sequence

from engine.troyes_dice.facts import FIRST_ATTACK, Colour
from engine.troyes_dice.state import Die, View
from locales import Words
from render.alt import joined, shortened
from render.troyes_dice.board import cost_of, points_so_far
from render.troyes_dice.names import COLOUR_NAMES, half_name
from render.troyes_dice.printed import tile_does

MANY_SEATS = 6
SHORT_NAME = 16


def names(seats: Sequence[str]) -> list[str]:
    """At a large table long names would leave no room for the game."""
    if len(seats) <= MANY_SEATS:
        return list(seats)
    return [shortened(name, SHORT_NAME) for name in seats]


def colour_word(colour: Colour, w: Words) -> str:
    return w("dice-alt-colour", colour=COLOUR_NAMES[colour])


def board(view: View, seats: Sequence[str], w: Words) -> str:
    today = view.today
    if view.is_over:
        state = [w("dice-picture-over")]
    elif today is None:
        state = [w("dice-picture-numbering")]
    else:
        state = [w("dice-alt-day", day=today.day, half=half_name(today.is_morning))]
        state += [die(each, today.number, w) for each in today.dice]
    return joined(
        [
            w("dice-alt-board"),
            *state,
            *_picked(view, names(seats), w),
            _plazas(view, w),
            _points(view, names(seats), w),
            *_tiles(view, w),
        ]
    )


def die(die: Die, half_day: int, w: Words) -> str:
    colour = colour_word(die.colour, w)
    if die.is_available:
        cost = _cost(die, w)
        kind = "tamed" if die.is_black else "die"
        return w("dice-alt-die", kind=kind, slot=die.slot, colour=colour, value=die.value, cost=cost)
    effect = "attacks" if half_day >= FIRST_ATTACK else "destroys"
    return w("dice-alt-black", effect=effect, slot=die.slot, colour=colour, value=die.rolled)


def _cost(die: Die, w: Words) -> str:
    cost = cost_of(die.payments)
    if not any(cost):
        return w("dice-picture-free")
    kinds = ("influence", "deniers", "knowledge", "any")
    return ", ".join(
        w("dice-alt-cost", kind=kind, number=number) for kind, number in zip(kinds, cost, strict=True) if number
    )


def _picked(view: View, seats: Sequence[str], w: Words) -> list[str]:
    if view.is_over:
        return []
    done = [name for name, has_picked in zip(seats, view.has_picked, strict=True) if has_picked]
    awaited = [name for name, has_picked in zip(seats, view.has_picked, strict=True) if not has_picked]
    said = [w("dice-alt-picked", names=", ".join(done))] if done and view.half_day else []
    return said + ([w("dice-alt-awaited", names=", ".join(awaited))] if awaited else [])


def _points(view: View, seats: Sequence[str], w: Words) -> str:
    """As far as the viewer may see the sheets."""
    points = [f"{name} {so_far}" for seat, name in enumerate(seats) if (so_far := points_so_far(view, seat)) >= 0]
    return w("dice-alt-points", points=", ".join(points)) if points else ""


def _plazas(view: View, w: Words) -> str:
    plazas = [
        w(
            "dice-alt-plaza",
            face=colour_word(plaza.face, w),
            back=colour_word(plaza.back, w),
            same="yes" if plaza.face == plaza.back else "no",
        )
        for plaza in view.plazas
    ]
    return w("dice-alt-plazas", plazas=", ".join(plazas))


def _tiles(view: View, w: Words) -> list[str]:
    return [
        w(
            "dice-alt-tile",
            side="banquet" if plaza.tile > 0 else "raid",
            number=abs(plaza.tile),
            plaza=notch + 1,
            effect=tile_does(plaza.tile, w),
        )
        for notch, plaza in enumerate(view.plazas)
        if plaza.tile
    ]
