"""Effects in signs: rows of numbers and icons, for which the large pictures have the words.

A sign is the name of an icon, several of them such as `2×black`, a number of points such as `2vp`, or else it is written
as it stands. In the tables a name in braces stands for the number on the card.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from engine.troyes.cards import Activity
from engine.troyes.event_cards import EventCard
from render import emblems, figures
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, step, width_of
from render.surface import Surface
from render.tints import COIN, CROWN, GILT, INK, SAND, WOOD, Tint
from render.troyes import icons
from render.troyes.colours import BANNER, LIVE, ROY
from render.troyes.houses import HOUSES
from render.troyes.pieces import black_die, citizen, coloured_die, cube, numbered_die
from render.troyes.printed import activity_numbers, event_numbers

Signs: TypeAlias = tuple[str, ...]

ACTIVITY_SIGNS: Final[dict[str, Signs]] = {
    "artisan": ("{pays_influence}", "flag", "arrow", "{deniers}", "coin"),
    "merchant": ("{deniers}", "coin"),
    "miller": ("{per_deniers}", "coin", "/", "person", "palace", "|", "bishopric"),
    "innkeeper": ("{pays_deniers}", "coin", "arrow", "{influence}", "flag"),
    "blacksmith": ("+{plus_group}", "reds"),
    "militiaman": ("yellow", "arrow", "red"),
    "journeyman": ("{pays_deniers}", "coin", "arrow", "{points}vp"),
    "goldsmith": ("{points}vp", "{deniers}", "coin"),
    "sculptor": ("{points}vp",),
    "tithe": ("{free}×yellow", "=", "0", "coin"),
    "monk": ("white", "arrow", "{times}×yellow"),
    "priest": ("+{plus_each}", "/", "yellow"),
    "apprenticeship": ("any", "arrow", "die-{sets_to}"),
    "confession": ("+{plus_each}", "/", "any"),
    "templar": ("white", "arrow", "{times}×red"),
    "pilgrimage": ("{points}vp",),
    "procession": ("crown", "any", "arrow", "{prize}vp"),
    "glassblower": ("{per_points}vp", "/", "{per}", "cathedral"),
    "archer": ("any", "≥{hits}", "arrow", "banner"),
    "chivalry": ("banner", "/", "red"),
    "diplomat": ("{pays_influence}", "flag", "arrow", "banner"),
    "hunting": ("{influence}", "flag"),
    "mercenary": ("{deniers}", "coin"),
    "tax-collector": ("{per_deniers}", "coin", "/", "person", "city-hall"),
    "captain": ("{per_points}vp", "/", "banner"),
    "joust": ("crown", "reds", "arrow", "{prize}vp"),
    "troubadour": ("{pays_influence}", "flag", "arrow", "{points}vp"),
    "baker": ("{per_deniers}", "coin", "/", "yellow"),
    "banquet": ("{per_points}vp", "/", "crown", "red"),
    "prior": ("white", "arrow", "{times}×white"),
}
"""What one use does. A crown is whoever has most, a banner a cube on an event."""

EVENT_SIGNS: Final[dict[str, Signs]] = {
    "marauding": ("{black_dice}×black",),
    "brigands": ("{black_dice}×black",),
    "skirmishes": ("{black_dice}×black",),
    "war": ("{black_dice}×black",),
    "normans-attack": ("{black_dice}×black",),
    "conflict-of-succession": ("neutral", "arrow", "palace"),
    "drought": ("−{per_deniers}", "coin", "/", "person", "city-hall"),
    "support": ("{cubes}×cube", "arrow", "banners"),
    "civil-war": ("−{deniers}", "coin"),
    "wayfarers": ("neutral", "arrow", "city-hall"),
    "theological-conflict": ("neutral", "arrow", "bishopric"),
    "heresy": ("−{influence}", "flag"),
    "traveling-builders": ("cube", "arrow", "cathedral"),
    "interrupted-work": ("−1", "block", "cathedral"),
    "resistance": ("−1", "block", "/", "banners"),
}

SMALLEST_ICON: Final = 20
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


def _numbered(value: int) -> Callable[[Surface, Box], None]:
    return lambda surface, box: numbered_die(surface, box, 1, str(value))


_DRAWN.update({f"die-{value}": (0.92, _numbered(value)) for value in range(1, 10)})


SOLO_EVENT_SIGNS: Final[dict[str, Signs]] = {"traveling-builders": ("{points}vp", "arrow", "neutral")}


@lru_cache(100)
def activity_signs(card: Activity, is_solo: bool) -> Signs:
    return _filled(ACTIVITY_SIGNS[card.key], activity_numbers(card, is_solo))


@lru_cache(100)
def event_signs(card: EventCard, is_solo: bool) -> Signs:
    rows = EVENT_SIGNS | SOLO_EVENT_SIGNS if is_solo else EVENT_SIGNS
    signs = _filled(rows[card.event], event_numbers(card))
    return tuple(f"{sign}-roy" if sign in ("neutral", "cube") else sign for sign in signs) if is_solo else signs


def _filled(signs: Signs, numbers: Mapping[str, int]) -> Signs:
    """With the numbers of the card, and each icon as often as it is drawn."""
    found: list[str] = []
    for sign in signs:
        number, times, icon = sign.format_map(numbers).rpartition("×")
        found += [icon] * (int(number) if times else 1)
    return tuple(found)


@lru_cache(500)
def width(signs: Signs, size: int) -> float:
    return sum(_width(sign, size) for sign in signs) + _gap(size) * (len(signs) - 1)


def _gap(size: int) -> float:
    return size * 0.12


def _width(sign: str, size: int) -> float:
    if sign in _DRAWN:
        return size * _DRAWN[sign][0]
    return size * 1.1 if sign.endswith("vp") else width_of(sign, BOLD, _letters(size))


def _letters(size: int) -> int:
    """Between smaller icons, numbers stay as large as a decision needs them."""
    return max(DECISIVE, step(size))


def fitting(signs: Signs, size: int, room: float) -> int:
    """The size in which they have room."""
    while size > SMALLEST_ICON and width(signs, size) > room:
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
        ratio, _ = _DRAWN[sign]
        surface.stamp(_icon, around(centre, wide, round(size * min(1, ratio)) if ratio > 0.9 else size), sign, reach=3)
    elif sign.endswith("vp"):
        icons.points(surface, around(centre, wide, round(size * 1.25)), sign.removesuffix("vp"), size * 3 // 4)
    else:
        surface.text(centre, sign, _letters(size), INK, BOLD, above=True)


def _icon(surface: Surface, box: Box, sign: str) -> None:
    _DRAWN[sign][1](surface, box)
