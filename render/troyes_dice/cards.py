"""The card of a die, beside the wheel and in questions: what it costs, or what it does if it is black.

Whatever lies on a card is kept by itself: no card is painted anew because a die has another value.
"""

from engine.troyes_dice.facts import Colour
from render.canvas import Canvas
from render.geometry import Box, Point
from render.lettering import BOLD, sized
from render.surface import Surface
from render.tints import COAL, FLAME, INK, MOSS, VELLUM, WOOD, Tint
from render.troyes_dice.colours import LIVE, SINGED
from render.troyes_dice.dice import black_die, black_rim, die, die_with_emblem
from render.troyes_dice.icons import RESOURCES, any_resource, flame

WIDTH, HEIGHT = 296, 66
EDGE = 10
"""By which a die may stand out of its own square."""

Cost = tuple[int, int, int, int]
"""Influence, deniers, knowledge, and resources of any kind."""


def card(surface: Surface, box: Box, slot: int, is_black: bool) -> None:
    surface.plate(box, SINGED if is_black else VELLUM, FLAME if is_black else WOOD, 2, 12)
    surface.text(Point(box.left + 27, box.centre.y), str(slot), 28, INK, BOLD, above=True)


def offer(canvas: Canvas, card: Box, colour: Colour, value: int, is_tamed: bool, cost: Cost, free: str) -> None:
    """On the card of a die that can be had: the die, and what it costs."""
    canvas.cut(offered, card.part(48, -6, 72, 72), VELLUM, colour, value, is_tamed)
    if any(cost):
        canvas.cut(_cost, card.part(136, 0, 160, HEIGHT), VELLUM, cost)
    else:
        canvas.tile(_words, card.part(142, 12, 148, 42), VELLUM, free, 34, MOSS)


def threat(canvas: Canvas, card: Box, colour: Colour, value: int, attacks: str, destroys: str) -> None:
    """On the card of a black die: the die boxes it attacks; `attacks` is empty while it only destroys its plaza."""
    canvas.cut(_black, card.part(50, 4, 68, 68), SINGED, value)
    canvas.tile(_words, card.part(122, 12, 104 if attacks else 166, 42), SINGED, attacks or destroys, 28, COAL)
    if attacks:
        canvas.cut(attacked, card.part(226, 4, 68, 68), SINGED, colour, value)


def offered(surface: Surface, box: Box, colour: Colour, value: int, is_tamed: bool) -> None:
    place = box.inset(EDGE)
    if is_tamed:
        black_rim(surface, place)
    die_with_emblem(surface, place, colour, value)


def _black(surface: Surface, box: Box, value: int) -> None:
    black_die(surface, box.inset(EDGE + 1), value)


def attacked(surface: Surface, box: Box, colour: Colour, value: int) -> None:
    """A die box under fire."""
    place = box.inset(EDGE + 2)
    surface.stamp(flame, Box(place.left - 7, place.top - 13, 60, 62), Tint(FLAME, FLAME, FLAME), reach=1)
    die(surface, place.inset(3), colour, value)


def _words(surface: Surface, box: Box, words: str, size: int, ink: str) -> None:
    text, size = sized(words, BOLD, size, box.width)
    surface.text(Point(box.left, box.centre.y), text, size, ink, BOLD, "l", above=True)


def _cost(surface: Surface, box: Box, cost: Cost) -> None:
    size = 46 if sum(cost) < 4 else 36
    left = box.left + 4
    for kind, amount in enumerate(cost):
        for _ in range(amount):
            icon = Box(left, round(box.centre.y - size / 2), size, size)
            if kind < len(RESOURCES):
                surface.stamp(RESOURCES[kind], icon, LIVE[kind], reach=1)
            else:
                surface.stamp(any_resource, icon, Tint(VELLUM, INK, INK), reach=1)
            left += size + 4
