"""Resources, citizens and signs, drawn from points on a field of 100 by 100."""

from math import dist
from typing import Final

from render.emblems import cross, flag, hammer, sword
from render.figures import Icon, coin, line_of, spot, spots
from render.geometry import Box
from render.surface import Surface
from render.tints import Tint
from render.troyes_dice.colours import COAL, EMBER, FLAME, LIVE


def book(surface: Surface, box: Box, tint: Tint) -> None:
    """Knowledge."""
    for page in (
        ((50, 30), (34, 20), (6, 20), (6, 76), (34, 76), (50, 86)),
        ((50, 30), (66, 20), (94, 20), (94, 76), (66, 76), (50, 86)),
    ):
        surface.polygon(spots(box, *page), tint.fill, tint.ink, line_of(box))
    for row in (38, 54):
        surface.line(spots(box, (16, row), (40, row + 4)), tint.mark, line_of(box))
        surface.line(spots(box, (60, row + 4), (84, row)), tint.mark, line_of(box))


def knight(surface: Surface, box: Box, tint: Tint) -> None:
    _shoulders(surface, box, tint)
    plume = spots(box, (48, 16), (58, 0), (84, 4), (72, 24))
    surface.polygon(plume, tint.fill, tint.ink, line_of(box))
    helmet = spots(box, (28, 30), (36, 14), (50, 9), (64, 14), (72, 30), (72, 58), (50, 68), (28, 58))
    surface.polygon(helmet, tint.fill, tint.ink, line_of(box))
    surface.line(spots(box, (34, 36), (66, 36)), tint.mark, box.width * 0.1)
    surface.line(spots(box, (50, 36), (50, 58)), tint.mark, box.width * 0.07)


def artisan(surface: Surface, box: Box, tint: Tint) -> None:
    _shoulders(surface, box, tint)
    surface.circle(spot(box, 50, 44), box.width * 0.2, tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (30, 32), (34, 12), (66, 6), (70, 32)), tint.fill, tint.ink, line_of(box))
    surface.strokes(spots(box, (16, 33), (84, 33)), tint.ink, box.height * 0.1)


def priest(surface: Surface, box: Box, tint: Tint) -> None:
    _shoulders(surface, box, tint)
    surface.circle(spot(box, 50, 50), box.width * 0.19, tint.fill, tint.ink, line_of(box))
    mitre = spots(box, (28, 42), (30, 18), (50, 0), (70, 18), (72, 42))
    surface.polygon(mitre, tint.fill, tint.ink, line_of(box))
    surface.line(spots(box, (50, 12), (50, 38)), tint.mark, box.width * 0.07)
    surface.line(spots(box, (39, 24), (61, 24)), tint.mark, box.width * 0.07)


def _shoulders(surface: Surface, box: Box, tint: Tint) -> None:
    body = spots(box, (12, 98), (14, 80), (30, 66), (70, 66), (86, 80), (88, 98))
    surface.polygon(body, tint.fill, tint.ink, line_of(box))


def sun(surface: Surface, box: Box, tint: Tint) -> None:
    centre = box.centre
    for ray in range(0, 360, 45):
        tip, left, right = (
            centre.towards(ray, box.width * 0.5),
            centre.towards(ray - 16, box.width * 0.3),
            centre.towards(ray + 16, box.width * 0.3),
        )
        surface.polygon([tip, left, right], tint.fill)
    surface.circle(centre, box.width * 0.28, tint.fill, tint.ink, line_of(box))


def moon(surface: Surface, box: Box, tint: Tint) -> None:
    """What a smaller circle leaves of a larger one."""
    centre, reach, bite = box.centre, box.width * 0.44, box.width * 0.36
    hollow = centre.towards(60, box.width * 0.2)
    turns = range(60, 420, 4)
    outer = [centre.towards(turn, reach) for turn in turns]
    inner = [hollow.towards(turn, bite) for turn in reversed(turns)]
    crescent = [point for point in outer if dist(point, hollow) > bite]
    crescent += [point for point in inner if dist(point, centre) < reach]
    surface.polygon(crescent, tint.fill, tint.ink, line_of(box))


def flame(surface: Surface, box: Box, tint: Tint) -> None:
    outer = spots(
        box, (50, 2), (66, 26), (74, 18), (90, 56), (80, 86), (50, 98), (20, 86), (10, 56), (28, 36), (36, 44)
    )
    surface.polygon(outer, FLAME, tint.ink, line_of(box))
    surface.polygon(spots(box, (50, 42), (70, 66), (64, 86), (50, 92), (36, 86), (30, 66)), EMBER)


def goblet(surface: Surface, box: Box, tint: Tint) -> None:
    """A Banquet."""
    cup = spots(box, (22, 8), (78, 8), (74, 40), (56, 56), (56, 80), (74, 92), (26, 92), (44, 80), (44, 56), (26, 40))
    surface.polygon(cup, tint.fill, tint.ink, line_of(box))
    surface.line(spots(box, (24, 24), (76, 24)), tint.ink, line_of(box))


def swords(surface: Surface, box: Box, tint: Tint) -> None:
    """A Raid."""
    wide = box.width / 100
    for blade, guard in ((((12, 8), (80, 82)), ((58, 84), (84, 58))), (((88, 8), (20, 82)), ((42, 84), (16, 58)))):
        surface.strokes(spots(box, *blade), tint.ink, 17 * wide)
        surface.strokes(spots(box, *blade), tint.fill, 9 * wide)
        surface.strokes(spots(box, *guard), tint.ink, 10 * wide)


def tick(surface: Surface, box: Box, tint: Tint) -> None:
    surface.circle(box.centre, box.width * 0.46, tint.fill)
    surface.strokes(spots(box, (28, 52), (44, 68), (74, 34)), tint.mark, box.width * 0.12)


def any_resource(surface: Surface, box: Box, tint: Tint) -> None:
    """One resource of whatever kind: the three side by side in one coin."""
    centre, radius = box.centre, box.width * 0.46
    for colour, start in enumerate((180, 300, 60)):
        surface.wedge(centre, 0, radius, start, start + 120, LIVE[colour].fill)
    for edge in (60, 180, 300):
        surface.line([centre, centre.towards(edge, radius)], COAL, line_of(box))
    surface.circle(centre, radius, None, tint.ink, line_of(box) * 1.2)


EMBLEMS: Final[tuple[Icon, ...]] = (sword, hammer, cross)
"""By colour."""
RESOURCES: Final[tuple[Icon, ...]] = (flag, coin, book)
CITIZENS: Final[tuple[Icon, ...]] = (knight, artisan, priest)
