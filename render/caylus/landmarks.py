"""Buildings that are known by their look: the prestige tiles, the residence, the special buildings before the bridge."""

from typing import Final

from engine.caylus.facts import CLOTH
from render.caylus.colours import CRIMSON, CRIMSON_DEEP, CUBES, MASONRY, SLATE
from render.caylus.icons import coin, cube, favour, provost
from render.figures import Icon, line_of, spot, spots
from render.geometry import Box
from render.surface import Surface
from render.tints import GILT, INK, OAK, PALE, VELLUM, WHITE, WOOD, Tint


def statue(surface: Surface, box: Box, tint: Tint) -> None:
    line = line_of(box)
    surface.polygon(spots(box, (24, 96), (24, 76), (76, 76), (76, 96)), tint.fill, tint.ink, line)
    surface.polygon(spots(box, (34, 76), (38, 34), (62, 34), (66, 76)), tint.fill, tint.ink, line)
    surface.strokes(spots(box, (60, 40), (80, 16)), tint.ink, box.width * 0.1)
    surface.circle(spot(box, 50, 20), box.width * 0.14, tint.fill, tint.ink, line)


def granary(surface: Surface, box: Box, tint: Tint) -> None:
    """A sheaf."""
    for tip in (14, 32, 50, 68, 86):
        surface.strokes(spots(box, (50 + (50 - tip) * 0.5, 96), (50, 62), (tip, 14)), tint.ink, box.width * 0.12)
        surface.strokes(spots(box, (50 + (50 - tip) * 0.5, 96), (50, 62), (tip, 14)), GILT, box.width * 0.07)
    surface.strokes(spots(box, (34, 62), (66, 62)), tint.ink, box.height * 0.12)


def library(surface: Surface, box: Box, tint: Tint) -> None:
    for page in (
        ((50, 30), (34, 20), (6, 20), (6, 76), (34, 76), (50, 86)),
        ((50, 30), (66, 20), (94, 20), (94, 76), (66, 76), (50, 86)),
    ):
        surface.polygon(spots(box, *page), tint.fill, tint.ink, line_of(box))
    for row in (38, 54):
        surface.line(spots(box, (16, row), (40, row + 4)), tint.mark, line_of(box))
        surface.line(spots(box, (60, row + 4), (84, row)), tint.mark, line_of(box))


def weaver(surface: Surface, box: Box, tint: Tint) -> None:
    """A spool."""
    for v in (12, 88):
        surface.strokes(spots(box, (20, v), (80, v)), tint.ink, box.height * 0.14)
    surface.polygon(spots(box, (26, 20), (74, 20), (74, 80), (26, 80)), CUBES[CLOTH].fill, tint.ink, line_of(box))
    for v in (32, 46, 60):
        surface.line(spots(box, (28, v), (72, v + 8)), WHITE, line_of(box))


def theatre(surface: Surface, box: Box, tint: Tint) -> None:
    """A laughing mask."""
    mask = spots(box, (10, 14), (50, 20), (90, 14), (88, 52), (70, 84), (50, 94), (30, 84), (12, 52))
    surface.polygon(mask, tint.fill, tint.ink, line_of(box))
    for centre in (32, 68):
        surface.strokes(spots(box, (centre - 9, 42), (centre, 34), (centre + 9, 42)), tint.ink, box.width * 0.07)
    surface.polygon(spots(box, (28, 58), (50, 66), (72, 58), (62, 78), (50, 82), (38, 78)), tint.ink)


def college(surface: Surface, box: Box, tint: Tint) -> None:
    """A doctor's cap."""
    surface.polygon(spots(box, (26, 46), (26, 76), (50, 88), (74, 76), (74, 46)), tint.mark, tint.ink, line_of(box))
    surface.polygon(spots(box, (50, 14), (98, 38), (50, 62), (2, 38)), tint.mark, tint.ink, line_of(box))
    surface.strokes(spots(box, (50, 38), (88, 46), (88, 72)), GILT, box.width * 0.07)
    surface.circle(spot(box, 88, 78), box.width * 0.08, GILT, tint.ink, line_of(box))


def monument(surface: Surface, box: Box, tint: Tint) -> None:
    """An obelisk."""
    surface.polygon(spots(box, (38, 82), (42, 20), (50, 4), (58, 20), (62, 82)), tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (26, 82), (74, 82), (74, 90), (26, 90)), tint.fill, tint.ink, line_of(box))
    surface.strokes(spots(box, (14, 95), (86, 95)), tint.ink, box.height * 0.08)


def hotel(surface: Surface, box: Box, tint: Tint) -> None:
    """A bed."""
    surface.strokes(spots(box, (10, 22), (10, 88)), WOOD, box.width * 0.09)
    surface.strokes(spots(box, (90, 46), (90, 88)), WOOD, box.width * 0.09)
    surface.polygon(spots(box, (12, 58), (90, 58), (90, 78), (12, 78)), CRIMSON, CRIMSON_DEEP, line_of(box))
    surface.polygon(spots(box, (16, 40), (40, 40), (44, 58), (14, 58)), VELLUM, tint.ink, line_of(box))


def cathedral(surface: Surface, box: Box, tint: Tint) -> None:
    line = line_of(box)
    surface.polygon(spots(box, (16, 96), (16, 50), (50, 28), (84, 50), (84, 96)), tint.fill, tint.ink, line)
    for left in (10, 70):
        tower = spots(box, (left, 96), (left, 34), (left + 20, 34), (left + 20, 96))
        surface.polygon(tower, tint.fill, tint.ink, line)
        surface.polygon(spots(box, (left - 2, 34), (left + 10, 2), (left + 22, 34)), tint.mark, tint.ink, line)
    surface.circle(spot(box, 50, 56), box.width * 0.11, None, tint.mark, line * 1.3)
    surface.polygon(spots(box, (41, 96), (41, 80), (50, 72), (59, 80), (59, 96)), tint.mark)


def residence(surface: Surface, box: Box, tint: Tint) -> None:
    """A town house with timbers."""
    line = line_of(box)
    surface.polygon(spots(box, (18, 96), (18, 44), (82, 44), (82, 96)), VELLUM, tint.ink, line)
    surface.polygon(spots(box, (6, 48), (50, 6), (94, 48)), tint.mark, tint.ink, line)
    for u in (34, 66):
        surface.line(spots(box, (u, 50), (u, 96)), OAK, line * 1.2)
    surface.line(spots(box, (18, 66), (82, 66)), OAK, line * 1.2)
    surface.polygon(spots(box, (42, 96), (42, 74), (58, 74), (58, 96)), OAK)


LANDMARKS: Final[dict[str, Icon]] = {
    "residence": residence,
    "statue": statue,
    "granary": granary,
    "library": library,
    "weaver": weaver,
    "theater": theatre,
    "college": college,
    "monument": monument,
    "hotel": hotel,
    "cathedral": cathedral,
}
"""By the word of the tile."""


def gate(surface: Surface, box: Box) -> None:
    """An arch, and a way through it."""
    height = box.height
    arch = Box(box.left, box.top, round(height * 0.95), height)
    wall = ((6, 96), (6, 10), (22, 10), (22, 22), (40, 22), (40, 10), (60, 10), (60, 22), (78, 22), (78, 10), (94, 10))
    surface.polygon(spots(arch, *wall, (94, 96)), MASONRY, INK, line_of(arch))
    surface.polygon(spots(arch, (30, 96), (30, 58), (40, 44), (60, 44), (70, 58), (70, 96)), SLATE)
    middle = arch.bottom - height * 0.24
    end = float(box.right)
    surface.line(spots(Box(0, 0, 100, 100), (arch.left + height * 0.45, middle), (end - 14, middle)), VELLUM, 11)
    surface.line(spots(Box(0, 0, 100, 100), (arch.left + height * 0.45, middle), (end - 14, middle)), CRIMSON, 6)
    tip = ((end - 18, middle - 13), (end, middle), (end - 18, middle + 13))
    surface.polygon(spots(Box(0, 0, 100, 100), *tip), CRIMSON)


def post(surface: Surface, box: Box) -> None:
    side = box.height
    coin(surface, Box(round(box.centre.x - side / 2), box.top, side, side), 3)


def guild(surface: Surface, box: Box) -> None:
    """The provost, to and fro."""
    provost(surface, Box(round(box.centre.x - box.height * 0.36), box.top, round(box.height * 0.72), box.height))
    middle = box.centre.y + 4
    for edge, turn in ((box.left, 1), (box.right, -1)):
        tip = [(edge, middle), (edge + 14 * turn, middle - 13), (edge + 14 * turn, middle + 13)]
        surface.polygon(spots(Box(0, 0, 100, 100), *tip), CRIMSON)
        shaft = ((edge + 12 * turn, middle), (edge + 24 * turn, middle))
        surface.line(spots(Box(0, 0, 100, 100), *shaft), CRIMSON, 6)


def joust(surface: Surface, box: Box) -> None:
    """A denier and a cloth for a favour."""
    side = round(min(box.height * 0.86, box.width / 3.6))
    top = round(box.centre.y - side / 2)
    coin(surface, Box(box.left, top, side, side), 1)
    cube(surface, Box(box.left + side + 1, top, side, side), 3)
    left = box.left + 2 * side + 3
    tip = Box(left, top, round(side * 0.5), side)
    surface.polygon(spots(tip, (10, 24), (90, 50), (10, 76)), INK)
    favour(surface, Box(box.right - side, top, side, side))


def stables(surface: Surface, box: Box) -> None:
    """A horse's head."""
    head = Box(round(box.centre.x - box.height / 2), box.top, box.height, box.height)
    horse = ((30, 98), (34, 62), (20, 66), (8, 60), (6, 46), (30, 28), (40, 16), (40, 2), (52, 14), (72, 28), (84, 60))
    surface.polygon(spots(head, *horse, (88, 98)), OAK, INK, line_of(head))
    mane = ((52, 14), (72, 28), (84, 60), (88, 98), (76, 98), (70, 62), (60, 36))
    surface.polygon(spots(head, *mane), WOOD)
    surface.circle(spot(head, 38, 34), head.width * 0.05, INK)


def inn(surface: Surface, box: Box) -> None:
    """A tankard."""
    cup = Box(round(box.centre.x - box.height / 2), box.top, box.height, box.height)
    surface.arc(spot(cup, 72, 56), cup.width * 0.2, 0, 180, WOOD, cup.width * 0.09)
    surface.polygon(spots(cup, (24, 30), (72, 30), (70, 96), (26, 96)), OAK, INK, line_of(cup))
    for v in (46, 80):
        surface.line(spots(cup, (25, v), (71, v)), GILT, cup.height * 0.07)
    for u, reach in ((30, 0.11), (46, 0.14), (64, 0.11)):
        surface.circle(spot(cup, u, 24), cup.width * reach, WHITE, PALE, 1.4)


SPECIALS: Final = (gate, post, guild, joust, stables, inn)
"""By special building, in the order of the road."""


def keep_mark(surface: Surface, box: Box, section: int) -> None:
    """The dungeon, the walls or the towers in small: what is scored here."""
    line = line_of(box)
    if section == 0:
        shape = ((22, 96), (22, 20), (14, 20), (14, 4), (32, 4), (32, 12), (42, 12), (42, 4))
        surface.polygon(spots(box, *shape, *[(100 - u, v) for u, v in reversed(shape)]), CRIMSON, CRIMSON_DEEP, line)
    elif section == 1:
        shape = ((2, 90), (2, 34), (16, 34), (16, 46), (30, 46), (30, 34), (44, 34))
        surface.polygon(spots(box, *shape, *[(100 - u, v) for u, v in reversed(shape)]), CRIMSON, CRIMSON_DEEP, line)
    else:
        for left in (6, 56):
            body = ((left, 96), (left, 44), (left + 38, 44), (left + 38, 96))
            surface.polygon(spots(box, *body), CRIMSON, CRIMSON_DEEP, line)
            surface.polygon(spots(box, (left - 5, 44), (left + 19, 2), (left + 43, 44)), CRIMSON, CRIMSON_DEEP, line)
