"""What lies on the board: dice, citizens, cubes, and the arms of those who own them.

`look` is the owner as drawn: a seat, 4 for the neutral player, 5 for le Roy in his place.
"""

from render import dice
from render.figures import line_of, spot, spots
from render.geometry import Box, around
from render.lettering import BOLD, DECISIVE, step
from render.surface import Surface
from render.tints import Tint
from render.troyes.colours import COAL, FLAME, LIVE, OWNERS, SNOW
from render.troyes.icons import CHARGES, CLOAK, EMBLEMS, person


def die(surface: Surface, box: Box, colour: int, value: int) -> None:
    """Pips, and the emblem of its colour on the lower right corner."""
    side = round(box.width * 0.86)
    body = Box(box.left, box.top, side, side)
    dice.body(surface, body, LIVE[colour])
    dice.pips(surface, body, value, LIVE[colour].mark)
    size = round(box.width * 0.4)
    EMBLEMS[colour](surface, Box(box.right - size, box.bottom - size, size, size), LIVE[colour])


def coloured_die(surface: Surface, box: Box, colour: int) -> None:
    """A die of any value: its colour's emblem instead of pips."""
    dice.body(surface, box, LIVE[colour])
    fill, _, mark = LIVE[colour]
    EMBLEMS[colour](surface, around(box.centre, round(box.width * 0.72)), Tint(fill, mark, mark))


def numbered_die(surface: Surface, box: Box, colour: int, words: str) -> None:
    """A die of this colour with a sign instead of pips: a divisor or a range of values."""
    dice.body(surface, box, LIVE[colour])
    surface.text(box.centre, words, max(DECISIVE, step(box.height * 0.62)), LIVE[colour].mark, BOLD)


def black_die(surface: Surface, box: Box, value: int) -> None:
    """Cut corners and flames: no mistaking it for a die that can be had. Without a value it is not rolled yet."""
    body = Box(box.left, box.top + box.height // 5, box.width, box.height - box.height // 5)
    dice.flames(surface, body)
    cut = spots(body, (22, 4), (78, 4), (100, 22), (100, 78), (78, 100), (22, 100), (0, 78), (0, 22))
    surface.polygon(cut, COAL, FLAME, box.width * 0.03)
    if value:
        dice.pips(surface, body.inset(body.width // 12), value, SNOW)
    else:
        surface.text(body.centre, "?", max(DECISIVE, step(body.height * 0.6)), SNOW, BOLD)


def citizen(surface: Surface, box: Box, look: int) -> None:
    """Standing, with the arms of its owner on the cloak."""
    person(surface, box, OWNERS[look])
    size = round(box.height * 0.4)
    charge(surface, around(spot(box, 50, 69), size), look)


def lying(surface: Surface, box: Box, look: int) -> None:
    """The same figure laid on its side: wider than high, the head to the left."""
    tint, width = OWNERS[look], line_of(box) * 0.9
    cloak = [(v, 100 - u) for u, v in CLOAK]
    surface.polygon(spots(box, *cloak), tint.fill, tint.ink, width)
    surface.circle(spot(box, 22, 50), box.width * 0.19, tint.fill, tint.ink, width)
    charge(surface, around(spot(box, 69, 50), round(box.width * 0.4)), look)


def cube(surface: Surface, box: Box, look: int) -> None:
    tint = OWNERS[look]
    surface.rect(box, tint.ink, None, radius=box.width * 0.12)
    lip = max(2, round(box.width * 0.08))
    face = Box(box.left, box.top, box.width, box.height - lip)
    surface.rect(face, tint.fill, tint.ink, max(1.2, box.width * 0.05), box.width * 0.12)
    charge(surface, around(face.centre, round(box.width * 0.66)), look)


def arms(surface: Surface, box: Box, look: int) -> None:
    """The shield of an owner."""
    tint = OWNERS[look]
    shield = spots(box, (6, 3), (94, 3), (94, 48), (82, 74), (50, 98), (18, 74), (6, 48))
    surface.polygon(shield, tint.fill, SNOW, line_of(box) * 1.6)
    surface.polygon(shield, None, tint.ink, line_of(box) * 0.8)
    charge(surface, around(spot(box, 50, 45), round(box.width * 0.58)), look)


def charge(surface: Surface, box: Box, look: int) -> None:
    tint = OWNERS[look]
    CHARGES[look](surface, box, Tint(tint.mark, tint.fill, tint.mark))
