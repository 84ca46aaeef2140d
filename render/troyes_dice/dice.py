"""Dice: pips for everybody, an emblem for the colour, and flames for the black one."""

from render import dice
from render.figures import spots
from render.geometry import Box, Point, around
from render.lettering import BOLD
from render.surface import Surface
from render.tints import Tint
from render.troyes_dice.colours import COAL, FLAME, LIVE
from render.troyes_dice.icons import EMBLEMS


def die(surface: Surface, box: Box, colour: int, value: int) -> None:
    """A die of a colour with its pips, both of them stamps: nothing is drawn anew for another value."""
    tint = LIVE[colour]
    surface.stamp(dice.body, box, tint, reach=1)
    if value:
        surface.stamp(dice.pips, box, value, tint.mark)
    else:
        surface.text(box.centre, "0", round(box.height * 0.7), tint.mark, BOLD, above=True)


def black_die(surface: Surface, box: Box, value: int) -> None:
    """Cut corners and flames: no mistaking it for a die that can be had."""
    surface.stamp(_black_body, box, reach=box.height // 4)
    surface.stamp(dice.pips, box.inset(box.width // 12), value, "#ffffff")


def _black_body(surface: Surface, box: Box) -> None:
    dice.flames(surface, box)
    body = spots(box, (22, 0), (78, 0), (100, 22), (100, 78), (78, 100), (22, 100), (0, 78), (0, 22))
    surface.polygon(body, COAL, FLAME, box.width * 0.03)


def black_rim(surface: Surface, box: Box) -> None:
    """Under a die: it is the black one, tamed by a Banquet."""
    surface.rect(box.inset(-max(3, box.width // 16)), COAL, None, radius=box.width * 0.22)


def emblem(surface: Surface, box: Box, colour: int) -> None:
    EMBLEMS[colour](surface, box, LIVE[colour])


def die_with_emblem(surface: Surface, box: Box, colour: int, value: int) -> None:
    """The emblem sits on the lower right corner, outside of the pips."""
    die(surface, box, colour, value)
    size = round(box.width * 0.42)
    surface.stamp(emblem, around(Point(box.right - size * 0.1, box.bottom - size * 0.1), size), colour, reach=1)


def small_die(surface: Surface, box: Box, colour: int) -> None:
    """A die of any value: its colour's emblem instead of pips."""
    dice.body(surface, box, LIVE[colour])
    size = round(box.width * 0.72)
    fill, _, mark = LIVE[colour]
    EMBLEMS[colour](surface, around(box.centre, size), Tint(fill, mark, mark))
