"""What these pictures share: the title band, medals, cards with one number, the sign for a rising or falling rating."""

from typing import Final

from render.canvas import Canvas
from render.figures import frame, lily, spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, SERIF, sized, width_of
from render.standing.colours import BAND, BAND_DEEP, MEDALS
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, RULE, VELLUM, WHITE, Tint

WIDTH: Final = 1100
MARGIN: Final = 22
INNER: Final = WIDTH - 2 * MARGIN
BAND_BOX: Final = Box(MARGIN, MARGIN, INNER, 92)


def ground(surface: Surface, box: Box) -> None:
    """The frame of the picture, and the field of its title."""
    frame(surface, box)
    field = BAND_BOX
    surface.rect(field, BAND, BAND_DEEP, 3, 10)
    surface.rect(field.inset(7), None, GOLD, 1.5, 6)
    lily(surface, around(Point(field.left + 50, field.centre.y), 46, 54), Tint(GILT, BAND_DEEP, BAND_DEEP))


def put_band(drawing: Canvas, title: str, about: str) -> None:
    drawing.inlay(_band, BAND_BOX, BAND, title, about)


def _band(surface: Surface, box: Box, title: str, about: str) -> None:
    """The title to the left, what it is about to the right."""
    words, size = sized(title, SERIF, 58, box.width * 0.55)
    surface.text(Point(box.left + 92, box.centre.y), words, size, GILT, SERIF, "l", above=True)
    room = box.width - 130 - width_of(words, SERIF, size)
    words, size = sized(about, BOLD, 28, room)
    surface.text(Point(box.right - 26, box.centre.y), words, size, WHITE, BOLD, "r", above=True)


def medal(surface: Surface, box: Box, place: int) -> None:
    """A disc on two ribbons for the first three; the number alone for all others."""
    if place > len(MEDALS):
        surface.text(box.centre, str(place), 34 if place < 1000 else 24, FADED, SERIF, above=True)
    else:
        surface.stamp(_disc, box, place)


def _disc(surface: Surface, box: Box, place: int) -> None:
    tint = MEDALS[place - 1]
    for side in ((26, 56), (44, 100), (30, 88), (16, 98)), ((74, 56), (84, 98), (70, 88), (56, 100)):
        surface.polygon(spots(box, *side), "#96141a")
    centre = Point(box.centre.x, box.top + box.height * 0.42)
    surface.circle(centre, box.width * 0.41, tint.fill, tint.ink, 3)
    surface.circle(centre, box.width * 0.33, None, tint.ink, 1.4)
    surface.text(centre, str(place), 28, tint.mark, SERIF)


def figure(surface: Surface, box: Box, number: str, words: str) -> None:
    """A card with one number and what it counts."""
    surface.rect(box, VELLUM, RULE, 2.5, 10)
    text, size = sized(number, SERIF, 44, box.width - 24)
    surface.text(Point(box.centre.x, box.top + box.height * 0.36), text, size, INK, SERIF)
    text, size = sized(words, BOLD, 24, box.width - 16)
    surface.text(Point(box.centre.x, box.bottom - box.height * 0.22), text, size, FADED, BOLD)
