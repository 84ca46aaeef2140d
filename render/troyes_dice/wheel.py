"""The wheel: plazas and dice in their notches, the costs in the middle."""

from render.geometry import Box, Point, around
from render.lettering import SERIF
from render.surface import Surface
from render.troyes_dice import wheel_places as at
from render.troyes_dice.colours import (
    ASH,
    COAL,
    DAWN,
    EMBER,
    FLAME,
    GILT,
    GOLD,
    GROUND,
    INK,
    LIVE,
    MOSS,
    NIGHT,
    NIGHT_DEEP,
    OAK,
    PARCHMENT,
    SAND,
    TAN,
    VELLUM,
    WOOD,
    Tint,
)  # fmt: skip
from render.troyes_dice.dice import black_die, die_with_emblem, emblem
from render.troyes_dice.icons import EMBLEMS, any_resource, coin, goblet, moon, sun, swords

SUNNY = Tint("#f2a81d", "#7c5207", "#7c5207")
LUNAR = Tint("#f6eecb", "#39476b", "#39476b")


def ground(surface: Surface) -> None:
    """What never changes: the large layer with its nine notches."""
    frame(surface)
    surface.circle(at.CENTRE.shifted(0, 5), at.RIM, SAND)
    surface.circle(at.CENTRE, at.RIM, WOOD)
    surface.circle(at.CENTRE, at.RIM - 5, OAK, GOLD, 3)
    surface.circle(at.CENTRE, at.RIM - 16, TAN, WOOD, 3)
    for notch in range(9):
        middle = notch + 0.5
        inner, outer = (at.CENTRE.towards(at.angle_of(middle), reach) for reach in (at.COSTS_OUTER, at.RIM - 17))
        surface.line([inner, outer], SAND, 4)
        surface.circle(at.CENTRE.towards(at.angle_of(middle), at.RIM - 8), 4, GILT)
    for notch in range(9):
        surface.circle(at.plaza_at(notch), at.PLAZA + 6, SAND, OAK, 2)


def frame(surface: Surface) -> None:
    """The border of every picture."""
    surface.rect(surface.box, PARCHMENT, WOOD, 4)
    surface.rect(surface.box.inset(8), None, GOLD, 2)


def costs(surface: Surface, box: Box, day: int, is_morning: bool) -> None:
    """The small layer: from its window clockwise four light places and four dark ones."""
    neutral = day - 1
    surface.circle(at.CENTRE, at.COSTS_OUTER, WOOD)
    for place in range(1, 9):
        angle = at.angle_of(neutral + place)
        light = place <= 4
        fill = DAWN if light else NIGHT
        surface.wedge(at.CENTRE, at.COSTS_INNER, at.COSTS_OUTER - 3, angle - 19.4, angle + 19.4, fill)
        _cost(surface, at.CENTRE.towards(angle, at.COSTS_RING), (place - 1) % 4 + 1, light)
    zone = at.angle_of(neutral + (1 if is_morning else 5)) - 20
    surface.arc(at.CENTRE, at.COSTS_OUTER - 4, zone + 0.6, zone + 159.4, FLAME, 7)
    angle = at.angle_of(neutral)
    surface.wedge(at.CENTRE, at.COSTS_INNER, at.COSTS_OUTER - 1, angle - 19.4, angle + 19.4, GOLD)
    surface.wedge(at.CENTRE, at.COSTS_INNER + 5, at.COSTS_OUTER - 7, angle - 17, angle + 17, VELLUM)
    window = at.CENTRE.towards(angle, at.COSTS_RING)
    surface.text(window, str(day), 62, INK, SERIF)
    surface.circle(at.CENTRE, at.COSTS_INNER - 1, WOOD)
    surface.circle(at.CENTRE, at.COSTS_INNER - 4, DAWN if is_morning else NIGHT_DEEP, GOLD, 3)
    if is_morning:
        sun(surface, around(at.CENTRE, 124), SUNNY)
    else:
        moon(surface, around(at.CENTRE, 112), LUNAR)


def _cost(surface: Surface, place: Point, slot: int, light: bool) -> None:
    ink = INK if light else "#ffffff"
    if slot == 1:
        surface.text(place, "0", 50, ink, SERIF)
    elif slot == 2:
        any_resource(surface, around(place, 50), Tint("", ink, ink))
    elif slot == 3:
        coin(surface, around(place, 48), LIVE[1])
    else:
        coin(surface, around(place.shifted(-15, -8), 46), LIVE[1])
        coin(surface, around(place.shifted(15, 8), 46), LIVE[1])


def notch(
    surface: Surface,
    box: Box,
    number: int,
    face: int,
    back: int,
    tile: int,
    lying: str,
    value: int,
    is_current: bool,
) -> None:
    """A plaza; `lying` is what is on it: nothing, a die, the black die tamed by a Banquet, or destruction."""
    centre = at.plaza_at(number)
    if is_current:
        surface.circle(centre, at.PLAZA + 6, FLAME if lying == "black" else GILT, WOOD, 2)
    if lying == "black":
        _broken(surface, number)
    else:
        _paved(surface, number, face)
    if back != face:
        _chip(surface, number, back)
    if tile:
        badge(surface, around(at.badge_at(number), 2 * at.BADGE), tile)
    spot = around(centre, at.DIE)
    if lying == "die":
        die_with_emblem(surface, spot, face, value)
    elif lying == "tamed":
        surface.rect(spot.inset(-5), COAL, None, radius=18)
        die_with_emblem(surface, spot, face, value)
    elif lying == "black":
        black_die(surface, around(centre.shifted(0, 6), at.DIE - 6), value)
    else:
        EMBLEMS[face](surface, around(centre, 76), LIVE[face])


def _paved(surface: Surface, number: int, face: int) -> None:
    """Flagstones in the colour of the face."""
    centre, tint = at.plaza_at(number), LIVE[face]
    surface.circle(centre, at.PLAZA, GROUND[face], tint.ink, 3)
    surface.circle(centre, at.PLAZA - 8, None, tint.fill if face != 2 else tint.ink, 4 if face != 2 else 1.5)
    for angle in range(0, 360, 30):
        surface.line([centre.towards(angle, at.PLAZA - 9), centre.towards(angle, at.PLAZA - 2)], tint.ink, 1.5)


def _broken(surface: Surface, number: int) -> None:
    centre = at.plaza_at(number)
    surface.circle(centre, at.PLAZA, ASH, COAL, 3)
    for angle in (20, 85, 140, 205, 265, 320):
        crack = [
            centre.towards(angle, 30),
            centre.towards(angle + 12, 50),
            centre.towards(angle - 6, 62),
            centre.towards(angle + 6, 80),
        ]
        surface.line(crack, COAL, 5)
        surface.line([crack[1], centre.towards(angle + 26, 72)], COAL, 3)


def _chip(surface: Surface, number: int, back: int) -> None:
    place = at.chip_at(number)
    surface.circle(place, at.CHIP + 2, WOOD)
    surface.circle(place, at.CHIP, VELLUM)
    emblem(surface, around(place, 28), back)


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
    surface.text(box.centre.shifted(15, 1), str(abs(tile)), 30, "#ffffff")
