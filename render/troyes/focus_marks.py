"""What only the pictures of questions show: cards in short, and what a question is about framed in gold."""

from engine.troyes.facts import NOBODY
from render.geometry import Box, Point, around
from render.lettering import SERIF
from render.surface import Surface
from render.tints import GOLD
from render.troyes import buildings, cards, icons, zoom_parts
from render.troyes.buildings import Place, Prone
from render.troyes.cards import Danger, Workshop
from render.troyes.colours import FAINT, GROUND, LIVE, TITLE
from render.troyes.pieces import citizen

FRAME = 5


def _framed(surface: Surface, box: Box, is_asked: bool) -> Box:
    """Where there is a frame for what the question is about."""
    if is_asked:
        surface.plate(box, GOLD, None, radius=14)
    return box.inset(FRAME)


def brief(surface: Surface, box: Box, name: str, what: Workshop, is_asked: bool) -> None:
    """A card without its words: price, divisor, effect, and whether its spaces are taken."""
    inner = _framed(surface, box, is_asked)
    card = what.kind
    cards.head(surface, inner, name, card)
    body = inner.part(8, cards.HEAD + 2, inner.width - 16, inner.height - cards.HEAD - 4)
    cards.effect(surface, body.part(0, 0, body.width - 100, body.height), card, what.is_solo, 34)
    for number, look in enumerate(what.spaces):
        place = Point(body.right - 74 + 50 * number, body.centre.y)
        if look == NOBODY:
            icons.points(surface, around(place, 42, 46), card.spaces.value[number], 28)
        else:
            surface.stamp(citizen, around(place, 40, 52), look)


def back(surface: Surface, box: Box, colour: int, round_: int) -> None:
    """A card that is not revealed yet."""
    inner = box.inset(FRAME)
    surface.plate(inner, FAINT[colour].fill, FAINT[colour].ink, 2.5, 10)
    surface.text(inner.centre, cards.ROMAN[round_ - 1], 44, TITLE[colour].ink, SERIF, above=True)


def card(surface: Surface, box: Box, told: tuple[str, str, str], what: Workshop, is_asked: bool) -> None:
    """A card with all its words."""
    zoom_parts.card(surface, _framed(surface, box, is_asked), *told, what)


def danger(surface: Surface, box: Box, name: str, words: str, what: Danger, is_asked: bool) -> None:
    cards.danger(surface, _framed(surface, box, is_asked), name, words, what)


def building(
    surface: Surface,
    box: Box,
    colour: int,
    name: str,
    places: tuple[Place, ...],
    prone: tuple[Prone, ...],
    is_asked: bool,
) -> None:
    inner = _framed(surface, box, is_asked)
    surface.stamp(_empty, inner, colour)
    house = inner.inset(8)
    buildings.citizens(surface, house, colour, name, places, prone)


def _empty(surface: Surface, box: Box, colour: int) -> None:
    """A building without people."""
    surface.rect(box, GROUND[colour], LIVE[colour].ink, 2.5, 12)
    buildings.ground(surface, box.inset(8), colour)


def cathedral(surface: Surface, box: Box, sites: tuple[Place, ...]) -> None:
    surface.stamp(buildings.cathedral_ground, box)
    buildings.cathedral(surface, box, sites)
