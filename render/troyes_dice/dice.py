"""Dice: pips for everybody, an emblem for the colour, and flames for the black one."""

from render.figures import spots
from render.geometry import Box, Point, around
from render.lettering import BOLD
from render.surface import Surface
from render.tints import Tint
from render.troyes_dice.colours import COAL, EMBER, FLAME, LIVE
from render.troyes_dice.icons import EMBLEMS

_PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (28, 50), (28, 76), (72, 24), (72, 50), (72, 76)),
}


def die(surface: Surface, box: Box, colour: int, value: int) -> None:
    """A die of a colour with its pips."""
    tint = LIVE[colour]
    _body(surface, box, tint)
    if value:
        _pips(surface, box, value, tint.mark)
    else:
        surface.text(box.centre, "0", round(box.height * 0.7), tint.mark, BOLD)


def black_die(surface: Surface, box: Box, value: int) -> None:
    """Cut corners and flames: no mistaking it for a die that can be had."""
    flames = ((6, 40), (0, 4), (20, 18), (30, -14), (46, 10), (58, -20), (72, 10), (86, -10), (100, 6), (94, 40))
    surface.polygon(spots(box, *flames), FLAME)
    inner = ((16, 30), (14, 12), (30, 20), (36, 0), (50, 16), (60, -4), (70, 18), (84, 4), (86, 30))
    surface.polygon(spots(box, *inner), EMBER)
    body = spots(box, (22, 0), (78, 0), (100, 22), (100, 78), (78, 100), (22, 100), (0, 78), (0, 22))
    surface.polygon(body, COAL, FLAME, box.width * 0.03)
    _pips(surface, box.inset(box.width // 12), value, "#ffffff")


def black_rim(surface: Surface, box: Box) -> None:
    """Under a die: it is the black one, tamed by a Banquet."""
    surface.rect(box.inset(-max(3, box.width // 16)), COAL, None, radius=box.width * 0.22)


def emblem(surface: Surface, box: Box, colour: int) -> None:
    EMBLEMS[colour](surface, box, LIVE[colour])


def die_with_emblem(surface: Surface, box: Box, colour: int, value: int) -> None:
    """The emblem sits on the lower right corner, outside of the pips."""
    die(surface, box, colour, value)
    size = round(box.width * 0.42)
    emblem(surface, around(Point(box.right - size * 0.1, box.bottom - size * 0.1), size), colour)


def small_die(surface: Surface, box: Box, colour: int) -> None:
    """A die of any value: its colour's emblem instead of pips."""
    _body(surface, box, LIVE[colour])
    size = round(box.width * 0.72)
    fill, _, mark = LIVE[colour]
    EMBLEMS[colour](surface, around(box.centre, size), Tint(fill, mark, mark))


def _body(surface: Surface, box: Box, tint: Tint) -> None:
    radius = box.width * 0.18
    width = max(1.5, box.width * 0.035)
    surface.rect(box, tint.ink, None, radius=radius)
    lip = max(2, round(box.width * 0.05))
    surface.rect(Box(box.left, box.top, box.width, box.height - lip), tint.fill, tint.ink, width, radius)


def _pips(surface: Surface, box: Box, value: int, ink: str) -> None:
    for place in spots(box, *_PIPS[value]):
        surface.circle(place.shifted(dy=-box.height * 0.02), box.width * 0.095, ink)
