"""The wheel: plazas and dice in their notches, the costs in the middle."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.canvas import Canvas
from render.figures import coin, frame, lily, spot
from render.geometry import Box, Point, around
from render.layer import LAYER, Below
from render.lettering import SERIF
from render.surface import Surface
from render.tints import GILT, GOLD, INK, MOSS, SAND, TAN, VELLUM, WOOD, Tint
from render.troyes_dice import board_places as at
from render.troyes_dice.colours import ASH, COAL, DAWN, EMBER, FLAME, GROUND, LIVE, NIGHT, NIGHT_DEEP
from render.troyes_dice.dice import black_die, black_rim, die, emblem
from render.troyes_dice.icons import EMBLEMS, any_resource, goblet, moon, sun, swords

SUNNY = Tint("#f2a81d", "#7c5207", "#7c5207")
LUNAR = Tint("#f6eecb", "#39476b", "#39476b")


def ground(surface: Surface, box: Box) -> None:
    """What never changes: the large layer with its nine notches."""
    frame(surface, box)
    for corner in at.CORNERS:
        lily(surface, around(corner, 62), Tint(GILT, GOLD, GOLD))
    surface.circle(at.CENTRE, at.RIM, WOOD)
    surface.circle(at.CENTRE, at.RIM - 12, TAN, GOLD, 4)
    for notch in range(9):
        middle = at.angle_of(notch + 0.5)
        inner, outer = (at.CENTRE.towards(middle, reach) for reach in (at.COSTS_OUTER, at.RIM - 14))
        surface.line([inner, outer], SAND, 4)


def costs(surface: Surface, box: Box, day: int, is_morning: bool) -> None:
    """The small layer: from its window clockwise four light places and four dark ones."""
    centre, neutral = box.centre, day - 1
    surface.circle(centre, at.COSTS_OUTER, WOOD)
    for place in range(1, 9):
        angle = at.angle_of(neutral + place)
        is_light = place <= 4
        fill = DAWN if is_light else NIGHT
        surface.wedge(centre, at.COSTS_INNER, at.COSTS_OUTER - 3, angle - 19.4, angle + 19.4, fill)
        _cost(surface, centre.towards(angle, at.COSTS_RING), (place - 1) % 4 + 1, is_light)
    zone = at.angle_of(neutral + (1 if is_morning else 5)) - 20
    surface.arc(centre, at.COSTS_OUTER - 4, zone + 0.6, zone + 159.4, FLAME, 8)
    _window(surface, centre, at.angle_of(neutral), day)
    _hub(surface, centre, is_morning)


def _window(surface: Surface, centre: Point, angle: float, day: int) -> None:
    surface.wedge(centre, at.COSTS_INNER, at.COSTS_OUTER - 1, angle - 19.4, angle + 19.4, GOLD)
    surface.wedge(centre, at.COSTS_INNER + 5, at.COSTS_OUTER - 7, angle - 17, angle + 17, VELLUM)
    surface.text(centre.towards(angle, at.COSTS_RING), str(day), 58, INK, SERIF)


def _hub(surface: Surface, centre: Point, is_morning: bool) -> None:
    surface.circle(centre, at.COSTS_INNER - 1, WOOD)
    surface.circle(centre, at.COSTS_INNER - 4, DAWN if is_morning else NIGHT_DEEP, GOLD, 3)
    if is_morning:
        sun(surface, around(centre, 124), SUNNY)
    else:
        moon(surface, around(centre, 112), LUNAR)
        for u, v in ((66, 30), (78, 52), (60, 62)):
            surface.circle(spot(around(centre, 112), u, v), 3, GILT)


def _cost(surface: Surface, place: Point, slot: int, light: bool) -> None:
    ink = INK if light else "#ffffff"
    if slot == 1:
        surface.text(place, "0", 44, ink, SERIF)
    elif slot == 2:
        any_resource(surface, around(place, 50), Tint("", ink, ink))
    elif slot == 3:
        coin(surface, around(place, 48), LIVE[1])
    else:
        coin(surface, around(place.shifted(-15, -8), 46), LIVE[1])
        coin(surface, around(place.shifted(15, 8), 46), LIVE[1])


class Notch(NamedTuple):
    """A plaza with what belongs to it."""

    face: int
    back: int
    tile: int
    lying: str
    """What is on it: nothing, a die, the black die tamed by a Banquet, or black destruction."""
    value: int


LIGHTS: Final = {"": "", "die": EMBER, "tamed": EMBER, "black": FLAME}
"""What shines around a plaza, by what lies on it."""


def wheel(canvas: Canvas, _: Box, day: int, is_morning: bool, notches: Sequence[Notch]) -> None:
    """Both layers with everything that lies on them."""
    canvas.put(costs, at.COSTS, day, is_morning)
    for number, notch in enumerate(notches):
        put_notch(canvas, number, notch)


def put_notch(canvas: Canvas, number: int, notch: Notch) -> None:
    """Piece by piece: what looks the same in every notch is painted once for all of them."""
    place, face, lying = at.WHEEL_NOTCHES[number], notch.face, notch.lying
    light = LIGHTS[lying]
    canvas.cut(plaza, place.plaza, TAN, face, light)
    if lying == "black":
        canvas.cut(burning, place.piece, ASH, notch.value)
    elif lying:
        canvas.cut(piece, place.piece, GROUND[face], face, lying, notch.value)
    if lying:
        canvas.cut(emblem, place.emblem, Below(GROUND[face], _die_below, (face, lying, place.corner)), face)
    if notch.back != face:
        canvas.cut(chip, place.chip, Below(TAN, _plaza_below, (number, face, light)), notch.back)
    if notch.tile:
        canvas.cut(badge, place.badge, Below(LAYER, _under_badge, (number, face, light)), notch.tile)


def _die_below(surface: Surface, box: Box, face: int, lying: str, corner: tuple[int, int]) -> None:
    """The die at whose corner an emblem sits, a black one in its ruins; how many pips it has is not seen there."""
    middle = box.centre.shifted(-corner[0], -corner[1])
    if lying == "black":
        surface.stamp(plaza, around(middle, at.WHEEL_NOTCHES[0].plaza.width), face, FLAME)
        surface.stamp(burning, around(middle, at.PIECE), 1)
    else:
        surface.stamp(piece, around(middle, at.PIECE), face, lying, 1)


def _plaza_below(surface: Surface, box: Box, number: int, face: int, light: str) -> None:
    """The plaza at whose edge a chip sits."""
    place = at.WHEEL_NOTCHES[number]
    surface.stamp(plaza, place.plaza.shifted(box.left - place.chip.left, box.top - place.chip.top), face, light)


def _under_badge(surface: Surface, _: Box, number: int, face: int, light: str) -> None:
    surface.stamp(plaza, at.WHEEL_NOTCHES[number].plaza, face, light)


def plaza(surface: Surface, box: Box, face: int, light: str) -> None:
    """Flagstones in the colour of the face, lit while there is a die, in ruins under a black one."""
    centre, tint = box.centre, LIVE[face]
    if light:
        surface.circle(centre, at.PLAZA + at.GLOW, light)
    surface.circle(centre, at.PLAZA, GROUND[face], tint.ink, 6)
    if light == FLAME:
        _broken(surface, centre)
    elif not light:
        EMBLEMS[face](surface, around(centre, 76), tint)


def piece(surface: Surface, box: Box, face: int, lying: str, value: int) -> None:
    """The die on a plaza."""
    place = around(box.centre, at.DIE)
    if lying == "tamed":
        black_rim(surface, place)
    die(surface, place, face, value)


def burning(surface: Surface, box: Box, value: int) -> None:
    """The black die on what it has destroyed."""
    black_die(surface, around(box.centre.shifted(0, 6), at.DIE - 6), value)


def _broken(surface: Surface, centre: Point) -> None:
    """Cracks from the middle outwards, and a black hole in it."""
    for angle in (20, 85, 140, 205, 265, 320):
        turns = ((0, 30), (12, 50), (-6, 62), (6, at.PLAZA - 4))
        crack = [centre.towards(angle + turn, reach) for turn, reach in turns]
        surface.line(crack, COAL, 6)
        surface.line([crack[1], centre.towards(angle + 26, 70)], COAL, 4)
    hole = [centre.towards(angle, 62 if angle % 40 else 50) for angle in range(0, 360, 20)]
    surface.polygon(hole, ASH, COAL, 3)


def chip(surface: Surface, box: Box, back: int) -> None:
    """The colour of the other face."""
    surface.circle(box.centre, at.CHIP + 2, WOOD)
    surface.circle(box.centre, at.CHIP, VELLUM)
    emblem(surface, around(box.centre, 28), back)


def badge(surface: Surface, box: Box, tile: int) -> None:
    """A Banquet tile (a goblet on green) or a Raid tile (swords on dark) with its number."""
    is_banquet = tile > 0
    surface.circle(box.centre, box.width / 2, WOOD)
    surface.circle(box.centre, box.width / 2 - 2, MOSS if is_banquet else COAL, GILT if is_banquet else EMBER, 2.5)
    icon = goblet if is_banquet else swords
    icon(
        surface,
        around(box.centre.shifted(-11, 0), 30),
        Tint(GILT, "#23180f", INK) if is_banquet else Tint("#e8e2d6", ASH, INK),
    )
    surface.text(box.centre.shifted(15, 1), str(abs(tile)), 28, "#ffffff")
