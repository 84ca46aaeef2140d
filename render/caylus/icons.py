"""Cubes, coins, points, favours and the two officers, as they stand on tiles and in stocks."""

from typing import Final

from render.caylus.colours import ANY_CUBE, CRIMSON, CRIMSON_DEEP, CUBES, FAINT, ROOFS, ROYAL, ROYAL_DEEP, SKIN
from render.figures import coin as plain_coin
from render.figures import lily, line_of, spot, spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, step
from render.surface import Surface
from render.tints import COIN, CROWN, GILT, INK, VELLUM, WHITE, WOOD, Tint

NUMBER: Final = 0.68
"""The size of a number in an icon, in parts of the icon."""
LARGE: Final = 60
"""Only from this size on there is room for outlines within a fleur-de-lis."""


OUTLINES: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    ((4, 96), (4, 44), (8, 28), (18, 14), (34, 5), (50, 3), (66, 5), (82, 14), (92, 28), (96, 44), (96, 96)),
    ((29, 2), (71, 2), (98, 29), (98, 71), (71, 98), (29, 98), (2, 71), (2, 29)),
    ((4, 4), (96, 4), (96, 96), (4, 96)),
    ((7, 3), (93, 3), (93, 98), (72, 80), (50, 98), (28, 80), (7, 98)),
    ((20, 10), (80, 10), (100, 94), (0, 94)),
)
"""By kind: loaf, trunk, block, cloth with tails, ingot. A number or a faint colour leaves them as they are."""
MIDDLES: Final = (0.04, 0, 0, -0.06, 0.05)
"""How far below its middle a good carries its number, in parts of its height."""


def _number(surface: Surface, box: Box, number: int, ink: str, dy: float = 0) -> None:
    size = max(DECISIVE, step(box.height * (NUMBER if number < 10 else NUMBER - 0.1)))
    surface.text(box.centre.shifted(0, dy), str(number), size, ink, BOLD)


def cube(surface: Surface, box: Box, kind: int, number: int = 1) -> None:
    """A good with the mark of its kind, or with how many there are of it."""
    tint = CUBES[kind]
    _good(surface, box, kind, tint)
    if number > 1:
        _number(surface, box, number, tint.mark, MIDDLES[kind] * box.height)
    else:
        _mark(surface, box, kind, tint)


def stock_cube(surface: Surface, box: Box, kind: int, number: int) -> None:
    """With its number, even if that is 1; faint without any."""
    tint = CUBES[kind] if number else FAINT
    _good(surface, box, kind, tint)
    if number:
        _number(surface, box, number, tint.mark, MIDDLES[kind] * box.height)


def _good(surface: Surface, box: Box, kind: int, tint: Tint) -> None:
    surface.polygon(spots(box.inset(1), *OUTLINES[kind]), tint.fill, tint.ink, line_of(box) * 1.2)


def _mark(surface: Surface, box: Box, kind: int, tint: Tint) -> None:
    place = around(box.centre.shifted(0, MIDDLES[kind] * box.height), round(box.width * 0.84))
    _MARKS[kind](surface, place, tint)


def _block(surface: Surface, box: Box, tint: Tint) -> None:
    surface.rect(box.inset(1), tint.fill, tint.ink, line_of(box) * 1.2, box.width * 0.16)


def _ears(surface: Surface, box: Box, tint: Tint) -> None:
    """Food: an ear of corn."""
    surface.line(spots(box, (50, 24), (50, 84)), tint.mark, box.width * 0.07)
    for v in (30, 46, 62):
        for u in (32, 68):
            surface.strokes(spots(box, (50, v + 12), (u, v)), tint.mark, box.width * 0.1)


def _log(surface: Surface, box: Box, tint: Tint) -> None:
    """Wood: the rings of a trunk."""
    for reach in (0.3, 0.15):
        surface.circle(box.centre, box.width * reach, None, tint.mark, max(1.5, box.width * 0.07))


def _bricks(surface: Surface, box: Box, tint: Tint) -> None:
    wide = max(1.4, box.width * 0.06)
    for v in (37, 63):
        surface.line(spots(box, (14, v), (86, v)), tint.mark, wide)
    for u, top, bottom in ((50, 14, 37), (34, 37, 63), (66, 37, 63), (50, 63, 86)):
        surface.line(spots(box, (u, top), (u, bottom)), tint.mark, wide)


def _folds(surface: Surface, box: Box, tint: Tint) -> None:
    """Cloth: waves."""
    for v in (32, 52, 72):
        wave = ((20, v), (35, v - 9), (50, v), (65, v + 9), (80, v))
        surface.line(spots(box, *wave), tint.mark, max(1.6, box.width * 0.08))


def _star(surface: Surface, box: Box, tint: Tint) -> None:
    """Gold: a star."""
    star = [box.centre.towards(36 * n, box.width * (0.16 if n % 2 else 0.36)) for n in range(10)]
    surface.polygon(star, tint.mark)


_MARKS: Final = (_ears, _log, _bricks, _folds, _star)


def any_cube(surface: Surface, box: Box, number: int = 1) -> None:
    """Of any kind: the white cube."""
    _block(surface, box, ANY_CUBE)
    if number > 1:
        _number(surface, box, number, INK)


def mixed_cube(surface: Surface, box: Box, number: int = 1) -> None:
    """Of any kind but gold: the cube of four colours."""
    inner = box.inset(1)
    _block(surface, box, ANY_CUBE)
    middle, edge = inner.centre, box.width * 0.06
    for kind, (right, low) in enumerate(((0, 0), (1, 0), (0, 1), (1, 1))):
        left = middle.x if right else inner.left + edge
        top = middle.y if low else inner.top + edge
        half = inner.width / 2 - edge
        corners = [Point(left, top), Point(left + half, top), Point(left + half, top + half), Point(left, top + half)]
        surface.polygon(corners, CUBES[kind].fill)
    surface.rect(inner, None, ANY_CUBE.ink, line_of(box) * 1.2, box.width * 0.16)
    if number > 1:
        surface.circle(middle, box.width * 0.36, WHITE)
        _number(surface, box, number, INK)


def coin(surface: Surface, box: Box, number: int = 0) -> None:
    """Deniers: a coin with their number, a plain one without."""
    if not number:
        plain_coin(surface, box, COIN)
        return
    money(surface, box, number)


def coins(surface: Surface, box: Box, words: str) -> None:
    """One or another number of deniers."""
    inner = Box(box.left, round(box.centre.y - 16), box.width, 32)
    surface.rect(inner, COIN.fill, COIN.ink, 2, 13)
    surface.text(inner.centre, words, DECISIVE, COIN.mark, BOLD)


def money(surface: Surface, box: Box, number: int) -> None:
    """Deniers, even if there are none."""
    surface.circle(box.centre, box.width * 0.48, COIN.fill, COIN.ink, line_of(box) * 1.2)
    _number(surface, box, number, COIN.mark)


SHIELD: Final = ((8, 4), (92, 4), (92, 50), (82, 72), (50, 98), (18, 72), (8, 50))


def points(surface: Surface, box: Box, number: int | None = None) -> None:
    """Prestige points: a red shield."""
    shield(surface, box)
    if number is None:
        surface.polygon([box.centre.towards(36 * n, box.width * (0.13 if n % 2 else 0.32)) for n in range(10)], GILT)
    else:
        _points(surface, box, number)


def stamp_points(surface: Surface, box: Box, number: int) -> None:
    """The same of kept pieces."""
    surface.stamp(shield, box)
    _points(surface, box, number, above=True)


def shield(surface: Surface, box: Box) -> None:
    """Points, however many."""
    surface.polygon(spots(box, *SHIELD), CRIMSON, CRIMSON_DEEP, line_of(box) * 1.2)


def _points(surface: Surface, box: Box, number: int, *, above: bool = False) -> None:
    size = max(DECISIVE, step(box.height * (NUMBER if number < 100 else NUMBER - 0.12)))
    place = box.centre.shifted(0, -box.height * 0.04)
    surface.text(place, f"{number}".replace("-", "−"), size, WHITE, BOLD, above=above)


def favour(surface: Surface, box: Box, number: int = 1) -> None:
    """A royal favour: a golden fleur-de-lis on blue."""
    surface.circle(box.centre, box.width * 0.48, ROYAL, ROYAL_DEEP, line_of(box) * 1.2)
    if number > 1:
        flower = around(box.centre.shifted(-box.width * 0.2), round(box.width * 0.46), round(box.height * 0.6))
        lily(surface, flower, Tint(GILT, GILT, GILT))
        size = max(DECISIVE, step(box.height * 0.56))
        surface.text(box.centre.shifted(box.width * 0.22), str(number), size, WHITE, BOLD)
        return
    ink = ROYAL_DEEP if box.width >= LARGE else GILT
    lily(surface, box.inset(round(box.width * 0.16)), Tint(GILT, ink, GILT))


def arrow(surface: Surface, box: Box) -> None:
    """What is paid stands before it, what is had behind it."""
    surface.line(spots(box, (4, 50), (60, 50)), INK, max(2.5, box.height * 0.12))
    surface.polygon(spots(box, (52, 22), (98, 50), (52, 78)), INK)


def slash(surface: Surface, box: Box) -> None:
    """One or the other."""
    surface.line(spots(box, (78, 8), (22, 92)), INK, max(2.2, box.height * 0.08))


def builds(surface: Surface, box: Box, role: str) -> None:
    """The tool of a role, before the house it builds in the colour of that kind of tile."""
    tint = Tint(ROOFS[role], INK, VELLUM)
    home = spots(box, (66, 6), (100, 40), (92, 40), (92, 94), (40, 94), (40, 40), (32, 40))
    surface.polygon(home, tint.fill, tint.ink, line_of(box))
    surface.polygon(spots(box, (58, 94), (58, 66), (74, 66), (74, 94)), tint.mark)
    _TOOLS[role](
        surface, Box(box.left, box.top + round(box.height * 0.3), round(box.width * 0.56), round(box.height * 0.7))
    )


def _tool(surface: Surface, *lines: tuple[list[Point], float], ink: str = INK) -> None:
    for points_, width in lines:
        surface.strokes(points_, VELLUM, width + 4)
    for points_, width in lines:
        surface.strokes(points_, ink, width)


def _hammer(surface: Surface, box: Box) -> None:
    wide = box.width / 100
    _tool(
        surface,
        (spots(box, (24, 96), (56, 36)), 14 * wide),
        (spots(box, (26, 18), (86, 50)), 26 * wide),
    )


def _trowel(surface: Surface, box: Box) -> None:
    wide = box.width / 100
    _tool(surface, (spots(box, (16, 94), (42, 62)), 15 * wide), (spots(box, (50, 44), (64, 56)), 12 * wide))
    blade = spots(box, (94, 4), (84, 60), (36, 34))
    surface.polygon(blade, INK, VELLUM, 1.5)


def _scroll(surface: Surface, box: Box) -> None:
    surface.rect(Box(box.left + 1, box.top + 1, box.width - 6, box.height - 4), VELLUM, INK, line_of(box) * 1.6, 3)
    for v in (26, 46):
        surface.line(spots(box, (18, v), (66, v)), INK, max(1.6, box.height * 0.07))
    surface.circle(spot(box, 56, 78), box.width * 0.17, CRIMSON, CRIMSON_DEEP, 1.5)


def _compass(surface: Surface, box: Box) -> None:
    wide = box.width / 100
    _tool(
        surface,
        (spots(box, (46, 20), (14, 94)), 12 * wide),
        (spots(box, (46, 20), (80, 94)), 12 * wide),
        (spots(box, (28, 66), (66, 66)), 8 * wide),
    )
    surface.circle(spot(box, 46, 16), box.width * 0.16, INK, VELLUM, 1.5)


_TOOLS: Final = {"carpenter": _hammer, "mason": _trowel, "lawyer": _scroll, "architect": _compass}


def provost(surface: Surface, box: Box) -> None:
    """White, with a plumed hat: he moves to and fro."""
    _officer(surface, box)
    brim = around(spot(box, 50, 31), round(box.width * 0.86), max(4, round(box.height * 0.08)))
    surface.rect(brim, CRIMSON, CRIMSON_DEEP, 1.4, 3)
    surface.polygon(spots(box, (28, 30), (34, 10), (68, 10), (72, 30)), CRIMSON, CRIMSON_DEEP, 1.4)
    surface.strokes(spots(box, (62, 20), (88, 4), (98, 14)), GILT, max(2.4, box.width * 0.12))


def bailiff(surface: Surface, box: Box) -> None:
    """White, with a crown: he goes outward only."""
    _officer(surface, box)
    crown = spots(box, (22, 34), (16, 6), (36, 20), (50, 2), (64, 20), (84, 6), (78, 34))
    surface.polygon(crown, CROWN.fill, CROWN.ink, 1.6)


def _officer(surface: Surface, box: Box) -> None:
    robe = spots(box, (8, 98), (16, 66), (34, 52), (66, 52), (84, 66), (92, 98))
    surface.polygon(robe, WHITE, INK, line_of(box) * 1.3)
    surface.line(spots(box, (50, 56), (50, 96)), WOOD, 1.6)
    surface.circle(spot(box, 50, 40), box.width * 0.24, SKIN, INK, line_of(box) * 1.2)
