"""All signs of Climbing."""

from render.climbing.colours import CLIMBER

from locales import Words
from render.geometry import Box
from render.legends import Entry, Group
from render.surface import Piece, Surface
from render.tints import INK


def climber(surface: Surface, box: Box) -> None:
    surface.circle(box.centre, box.width * 0.4, CLIMBER, INK, 2)


def groups(w: Words) -> tuple[Group, ...]:
    return (Group(w("climbing-height"), (Entry(Piece(climber), w("climbing-legend-climber")),)),)
