"""What only the pictures of questions show: cards in short, and what a question is about framed in gold."""

from collections.abc import Sequence

from engine.troyes.facts import NOBODY
from render.canvas import Canvas
from render.geometry import Box, Point, around
from render.glass import Colour
from render.lettering import SERIF
from render.surface import Surface
from render.tints import GOLD, PARCHMENT, VELLUM
from render.troyes import buildings, cards, events, icons, zoom_parts
from render.troyes.buildings import Prone
from render.troyes.cards import Workshop
from render.troyes.colours import FAINT, GROUND, LIVE, TITLE
from render.troyes.events import Danger
from render.troyes.pieces import citizen
from render.troyes.zoom_parts import Told

FRAME = 5


def _framed(canvas: Canvas, box: Box, is_asked: bool) -> tuple[Box, Colour]:
    """Where there is a frame for what the question is about, and what lies there below it."""
    if is_asked:
        canvas.tile(_frame, box, PARCHMENT)
    return box.inset(FRAME), GOLD if is_asked else PARCHMENT


def _frame(surface: Surface, box: Box) -> None:
    surface.plate(box, GOLD, None, radius=14)


def brief(canvas: Canvas, box: Box, name: str, what: Workshop, is_asked: bool) -> None:
    """A card without its words: price, divisor, effect, and whether its spaces are taken."""
    inner, ground = _framed(canvas, box, is_asked)
    card, body = what.kind, _body(inner)
    cards.head(canvas, inner, ground, name, card)
    canvas.cut(cards.effect, body.part(0, 0, body.width - 100, body.height), VELLUM, what.edition, 34)
    for number, look in enumerate(what.spaces):
        canvas.cut(_space, around(_middle(body, number), 50, 54), VELLUM, card.spaces.value[number], look)


def _space(surface: Surface, box: Box, value: int, look: int) -> None:
    """Its points, or who stands there."""
    if look == NOBODY:
        icons.points(surface, around(box.centre, 42, 46), value, 28)
    else:
        surface.stamp(citizen, around(box.centre, 40, 52), look)


def _body(box: Box) -> Box:
    return box.part(8, cards.HEAD + 2, box.width - 16, box.height - cards.HEAD - 4)


def _middle(body: Box, number: int) -> Point:
    return Point(body.right - 74 + 50 * number, body.centre.y)


def back(surface: Surface, box: Box, colour: int, round_: int) -> None:
    """A card that is not revealed yet."""
    inner = box.inset(FRAME)
    surface.plate(inner, FAINT[colour].fill, FAINT[colour].ink, 2.5, 10)
    surface.text(inner.centre, cards.ROMAN[round_ - 1], 44, TITLE[colour].ink, SERIF, above=True)


def card(canvas: Canvas, box: Box, told: Told, what: Workshop, is_asked: bool) -> None:
    """A card with all its words."""
    zoom_parts.card(canvas, *_framed(canvas, box, is_asked), told, what)


def ring_card(canvas: Canvas, box: Box, what: Workshop, changed: Sequence[bool]) -> None:
    cards.ring_people(canvas, zoom_parts.places(box.inset(FRAME)), what, changed)


def danger(canvas: Canvas, box: Box, name: str, words: str, what: Danger, is_asked: bool) -> None:
    events.danger(canvas, *_framed(canvas, box, is_asked), name, words, what)


def building(
    canvas: Canvas,
    box: Box,
    colour: int,
    name: str,
    looks: tuple[int, ...],
    prone: tuple[Prone, ...],
    is_asked: bool,
) -> None:
    inner, ground = _framed(canvas, box, is_asked)
    canvas.tile(_panel, inner, ground, colour)
    canvas.cut(_empty, inner.inset(4), GROUND[colour], colour)
    buildings.citizens(canvas, house(box), colour, name, looks, prone)


def house(box: Box) -> Box:
    """What a building takes of its panel."""
    return box.inset(FRAME + 8)


def _panel(surface: Surface, box: Box, colour: int) -> None:
    surface.plate(box, GROUND[colour], LIVE[colour].ink, 2.5, 12)


def _empty(surface: Surface, box: Box, colour: int) -> None:
    """A building without people."""
    buildings.ground(surface, box.inset(4), colour)


def cathedral(canvas: Canvas, box: Box, looks: tuple[int, ...]) -> None:
    canvas.tile(buildings.cathedral_ground, box, PARCHMENT)
    buildings.cathedral(canvas, box, looks)
