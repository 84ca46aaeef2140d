"""Effects in signs: rows of numbers and icons, for which the large pictures have the words.

A sign is the name of an icon, or a number of points such as `2vp`, or else it is written as it stands.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from render import emblems, figures
from render.geometry import Box, Point, around
from render.lettering import BOLD, SMALLEST, width_of
from render.surface import Surface
from render.tints import COIN, CROWN, GILT, INK, SAND, WOOD, Tint
from render.troyes import icons
from render.troyes.colours import BANNER, LIVE, ROY
from render.troyes.houses import HOUSES
from render.troyes.pieces import black_die, citizen, coloured_die, cube, numbered_die

Signs: TypeAlias = tuple[str, ...]

ACTIVITY_SIGNS: Final[dict[str, Signs]] = {
    "artisan": ("1", "flag", "arrow", "6", "coin"),
    "merchant": ("2", "coin"),
    "miller": ("2", "coin", "/", "person", "palace", "|", "bishopric"),
    "innkeeper": ("1", "coin", "arrow", "1", "flag"),
    "blacksmith": ("+5", "reds"),
    "militiaman": ("yellow", "arrow", "red"),
    "journeyman": ("3", "coin", "arrow", "2vp"),
    "goldsmith": ("1vp", "2", "coin"),
    "sculptor": ("1vp",),
    "tithe": ("yellow", "=", "0", "coin"),
    "monk": ("white", "arrow", "yellow", "yellow", "yellow"),
    "priest": ("+3", "/", "yellow"),
    "apprenticeship": ("any", "arrow", "five"),
    "confession": ("+2", "/", "any"),
    "templar": ("white", "arrow", "red", "red"),
    "pilgrimage": ("2vp",),
    "procession": ("crown", "any", "arrow", "2vp"),
    "glassblower": ("1vp", "/", "2", "cathedral"),
    "archer": ("any", "≥3", "arrow", "banner"),
    "chivalry": ("banner", "/", "red"),
    "diplomat": ("1", "flag", "arrow", "banner"),
    "hunting": ("3", "flag"),
    "mercenary": ("3", "coin"),
    "tax-collector": ("1", "coin", "/", "person", "city-hall"),
    "captain": ("1vp", "/", "banner"),
    "joust": ("crown", "reds", "arrow", "2vp"),
    "troubadour": ("3", "flag", "arrow", "2vp"),
    "baker": ("1", "coin", "/", "yellow"),
    "banquet": ("1vp", "/", "crown", "red"),
    "prior": ("white", "arrow", "white", "white"),
}
"""What one use does. A crown is whoever has most, a banner a cube on an event."""

EVENT_SIGNS: Final[dict[str, Signs]] = {
    "marauding": ("black",),
    "brigands": ("black",),
    "skirmishes": ("black",),
    "war": ("black", "black"),
    "normans-attack": ("black", "black"),
    "conflict-of-succession": ("neutral", "arrow", "palace"),
    "drought": ("−1", "coin", "/", "person", "city-hall"),
    "support": ("cube", "cube", "arrow", "banners"),
    "civil-war": ("−3", "coin"),
    "wayfarers": ("neutral", "arrow", "city-hall"),
    "theological-conflict": ("neutral", "arrow", "bishopric"),
    "heresy": ("−2", "flag"),
    "traveling-builders": ("cube", "arrow", "cathedral"),
    "interrupted-work": ("−1", "block", "cathedral"),
    "resistance": ("−1", "block", "/", "banners"),
}

SOMEBODY: Final = Tint("#a9885c", WOOD, INK)
"""A citizen or a cube of whomever."""


def _reds(surface: Surface, box: Box) -> None:
    side = round(box.height * 0.8)
    coloured_die(surface, Box(box.right - side, box.top, side, side), 0)
    coloured_die(surface, Box(box.left, box.bottom - side, side, side), 0)


def _banner(surface: Surface, box: Box) -> None:
    """A cube on a banner."""
    icons.banner(surface, box, EMPTY_BANNER)
    _block(surface, around(Point(box.centre.x, box.top + box.height * 0.4), round(box.width * 0.6)))


def _block(surface: Surface, box: Box) -> None:
    surface.rect(box, SOMEBODY.fill, SOMEBODY.ink, max(1.5, box.width * 0.08), box.width * 0.12)


EMPTY_BANNER: Final = Tint(GILT, WOOD, SAND)
_DRAWN: Final[dict[str, tuple[float, Callable[[Surface, Box], None]]]] = {
    "coin": (1, lambda surface, box: figures.coin(surface, box, COIN)),
    "flag": (0.9, lambda surface, box: emblems.flag(surface, box, BANNER)),
    "arrow": (0.8, lambda surface, box: icons.arrow(surface, box, Tint(INK, WOOD, INK))),
    "wheat": (0.8, lambda surface, box: icons.wheat(surface, box, COIN)),
    "person": (0.75, lambda surface, box: icons.person(surface, box, SOMEBODY)),
    "palace": (1.05, lambda surface, box: HOUSES[0](surface, box, LIVE[0])),
    "bishopric": (1.05, lambda surface, box: HOUSES[1](surface, box, LIVE[1])),
    "city-hall": (1.05, lambda surface, box: HOUSES[2](surface, box, LIVE[2])),
    "cathedral": (1.05, lambda surface, box: icons.cathedral(surface, box, LIVE[1])),
    "red": (0.92, lambda surface, box: coloured_die(surface, box, 0)),
    "white": (0.92, lambda surface, box: coloured_die(surface, box, 1)),
    "yellow": (0.92, lambda surface, box: coloured_die(surface, box, 2)),
    "reds": (1.2, _reds),
    "any": (0.92, icons.any_die),
    "five": (0.92, lambda surface, box: numbered_die(surface, box, 1, "5")),
    "crown": (1, lambda surface, box: figures.crown(surface, box, CROWN)),
    "banner": (0.8, _banner),
    "banners": (0.8, lambda surface, box: icons.banner(surface, box, EMPTY_BANNER)),
    "black": (1, lambda surface, box: black_die(surface, box, 0)),
    "block": (0.75, lambda surface, box: _block(surface, around(box.centre, box.width))),
    "neutral": (0.75, lambda surface, box: citizen(surface, box, 4)),
    "cube": (0.8, lambda surface, box: cube(surface, around(box.centre, box.width), 4)),
    "neutral-roy": (0.75, lambda surface, box: citizen(surface, box, ROY)),
    "cube-roy": (0.8, lambda surface, box: cube(surface, around(box.centre, box.width), ROY)),
}
"""By name: how wide it is for its height, and how it is drawn."""


def activity_signs(key: str, is_solo: bool) -> Signs:
    if is_solo and key == "tax-collector":
        return ("2", *ACTIVITY_SIGNS[key][1:])
    return ACTIVITY_SIGNS[key]


def event_signs(event: str, is_solo: bool) -> Signs:
    signs = EVENT_SIGNS[event]
    if not is_solo:
        return signs
    if event == "traveling-builders":
        return ("1vp", "arrow", "neutral-roy")
    return tuple(f"{sign}-roy" if sign in ("neutral", "cube") else sign for sign in signs)


@lru_cache(500)
def width(signs: Signs, size: int) -> float:
    return sum(_width(sign, size) for sign in signs) + _gap(size) * (len(signs) - 1)


def _gap(size: int) -> float:
    return size * 0.16


def _width(sign: str, size: int) -> float:
    if sign in _DRAWN:
        return size * _DRAWN[sign][0]
    return size * 1.1 if sign.endswith("vp") else width_of(sign, BOLD, size)


def fitting(signs: Signs, size: int, room: float) -> int:
    """The size in which they have room."""
    while size > SMALLEST and width(signs, size) > room:
        size -= 1
    return size


def paint(surface: Surface, box: Box, signs: Signs, size: int, at: str = "m") -> None:
    """In the middle of the box, or from its left side with `at` l."""
    size = fitting(signs, size, box.width)
    left = box.left if at == "l" else box.centre.x - width(signs, size) / 2
    for sign in signs:
        wide = _width(sign, size)
        _sign(surface, Point(left + wide / 2, box.centre.y), sign, round(wide), size)
        left += wide + _gap(size)


def _sign(surface: Surface, centre: Point, sign: str, wide: int, size: int) -> None:
    if sign in _DRAWN:
        ratio, draw = _DRAWN[sign]
        draw(surface, around(centre, wide, round(size * min(1, ratio)) if ratio > 0.9 else size))
    elif sign.endswith("vp"):
        icons.points(
            surface, around(centre, wide, round(size * 1.25)), sign.removesuffix("vp"), max(SMALLEST, size * 3 // 4)
        )
    else:
        surface.text(centre, sign, size, INK, BOLD)
