"""Signs and the arms of the seats, drawn from points on a field of 100 by 100."""

from math import dist
from typing import Final

from render.emblems import cross, hammer, sword
from render.figures import Icon, crown, line_of, spot, spots
from render.geometry import Box
from render.houses import cathedral_walls
from render.lettering import BOLD, DECISIVE, step
from render.surface import Surface
from render.tints import INK, VELLUM, Tint
from render.troyes.colours import LAUREL, LIVE, SNOW

EMBLEMS: Final[tuple[Icon, ...]] = (sword, cross, hammer)
"""By colour."""


def points(surface: Surface, box: Box, number: int | str, size: int = 0, tint: Tint = LAUREL) -> None:
    """So many points: a gilt lozenge with a number in it."""
    surface.stamp(lozenge, box, tint, reach=3)
    letters = max(DECISIVE, step(size or box.width * 0.52))
    surface.text(box.centre, str(number), letters, tint.mark, BOLD, above=True)


def lozenge(surface: Surface, box: Box, tint: Tint = LAUREL) -> None:
    """Points, however many."""
    shape = spots(box, (50, 0), (98, 50), (50, 100), (2, 50))
    surface.polygon(shape, tint.fill, tint.ink, line_of(box) * 1.2)


def star(surface: Surface, box: Box, tint: Tint) -> None:
    centre = box.centre.shifted(0, box.height * 0.03)
    rim = [centre.towards(36 * n, box.width * (0.2 if n % 2 else 0.5)) for n in range(10)]
    surface.polygon(rim, tint.fill)


def tower(surface: Surface, box: Box, tint: Tint) -> None:
    merlons = ((14, 6), (32, 6), (32, 20), (41, 20), (41, 6), (59, 6), (59, 20), (68, 20), (68, 6), (86, 6), (86, 38))
    body = spots(
        box, (14, 38), *merlons, (76, 44), (76, 94), (60, 94), (60, 70), (40, 70), (40, 94), (24, 94), (24, 44)
    )
    surface.polygon(body, tint.fill)


def crescent(surface: Surface, box: Box, tint: Tint) -> None:
    """What a smaller circle leaves of a larger one, its horns up."""
    centre, reach, bite = box.centre, box.width * 0.48, box.width * 0.37
    hollow = centre.towards(0, box.width * 0.22)
    turns = range(0, 360, 6)
    outer = [centre.towards(turn, reach) for turn in turns]
    inner = [hollow.towards(turn, bite) for turn in reversed(turns)]
    shape = [each for each in outer if dist(each, hollow) > bite]
    shape += [each for each in inner if dist(each, centre) < reach]
    surface.polygon(shape, tint.fill)


def mascle(surface: Surface, box: Box, tint: Tint) -> None:
    """A lozenge with a hole: a mascle."""
    surface.polygon(spots(box, (50, 0), (92, 50), (50, 100), (8, 50)), tint.fill)
    surface.polygon(spots(box, (50, 32), (66, 50), (50, 68), (34, 50)), tint.ink)


def bar(surface: Surface, box: Box, tint: Tint) -> None:
    """A plain bar: nobody's arms."""
    surface.polygon(spots(box, (8, 36), (92, 36), (92, 64), (8, 64)), tint.fill)


CHARGES: Final[tuple[Icon, ...]] = (star, tower, crescent, mascle, bar, crown)
"""What the seats, the neutral player and le Roy bear."""


def arrow(surface: Surface, box: Box, tint: Tint) -> None:
    surface.line(spots(box, (6, 50), (66, 50)), tint.ink, box.height * 0.13)
    surface.polygon(spots(box, (58, 22), (96, 50), (58, 78)), tint.ink)


def banner(surface: Surface, box: Box, tint: Tint) -> None:
    """A pennon on an event card, to be covered by a cube."""
    cloth = spots(box, (8, 2), (92, 2), (92, 98), (50, 74), (8, 98))
    surface.polygon(cloth, tint.fill, tint.ink, line_of(box) * 1.2)


def scroll(surface: Surface, box: Box, tint: Tint) -> None:
    """An event card that was won."""
    sheet = spots(box, (20, 6), (80, 6), (80, 94), (20, 94))
    surface.polygon(sheet, tint.fill, tint.ink, line_of(box) * 1.2)
    surface.polygon(spots(box, (34, 20), (66, 20), (66, 70), (50, 56), (34, 70)), tint.mark)


def workshop(surface: Surface, box: Box, tint: Tint) -> None:
    """A tradesman's stall with its awning."""
    surface.polygon(spots(box, (12, 96), (12, 40), (88, 40), (88, 96)), tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (2, 44), (16, 10), (84, 10), (98, 44)), tint.mark, tint.ink, line_of(box))
    for u in (34, 66):
        surface.line(spots(box, (u + (u - 50) * 0.3, 44), (u, 12)), tint.fill, box.width * 0.08)
    surface.polygon(spots(box, (6, 66), (94, 66), (94, 78), (6, 78)), tint.ink)


def gate(surface: Surface, box: Box, tint: Tint) -> None:
    """Who has passed: a closed gate."""
    wings = spots(box, (12, 96), (12, 44), (24, 20), (50, 6), (76, 20), (88, 44), (88, 96))
    surface.polygon(wings, tint.fill, tint.ink, line_of(box) * 1.3)
    for u in (36, 64):
        surface.line(spots(box, (u, 18), (u, 94)), tint.ink, line_of(box))
    surface.line(spots(box, (14, 56), (86, 56)), tint.ink, line_of(box))


def cathedral(surface: Surface, box: Box, tint: Tint) -> None:
    """The cathedral, small."""
    cathedral_walls(surface, box, tint)
    surface.polygon(spots(box, (41, 95), (41, 78), (50, 70), (59, 78), (59, 95)), tint.mark)


CLOAK: Final = ((50, 34), (66, 38), (76, 54), (84, 97), (16, 97), (24, 54), (34, 38))


def person(surface: Surface, box: Box, tint: Tint) -> None:
    """A standing figure: head, shoulders and a cloak."""
    width = line_of(box) * 0.9
    surface.polygon(spots(box, *CLOAK), tint.fill, tint.ink, width)
    surface.circle(spot(box, 50, 22), box.height * 0.19, tint.fill, tint.ink, width)


def any_die(surface: Surface, box: Box) -> None:
    """A die of whatever colour."""
    surface.rect(box, VELLUM, INK, max(1.5, box.width * 0.05), box.width * 0.2)
    for colour, (u, v) in enumerate(((28, 28), (50, 50), (72, 72))):
        surface.circle(spot(box, u, v), box.width * 0.13, LIVE[colour].fill if colour != 1 else SNOW, INK, 1.4)
