"""The road before the visitor: tiles with owner, worker and officers; the special buildings; the bridge."""

from itertools import pairwise
from typing import Final

from engine.caylus.tiles import TAKES_WORKERS, TILES
from render.caylus import board_places as at
from render.caylus.colours import BEYOND, GRASS, MASONRY, MORTAR, SEATS, SLATE, WATER, WAVE
from render.caylus.colours import TILES as FACES
from render.caylus.effects import is_work, paint_rows, rows_of
from render.caylus.emblems import empty_circle, house, pawn, worker
from render.caylus.icons import bailiff, coin, money, provost
from render.caylus.landmarks import LANDMARKS, SPECIALS, keep_mark
from render.figures import spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, sized
from render.rings import ring, round_ring
from render.surface import Surface
from render.tints import FADED, GILT, GOLD, INK, OAK, PALE, SAND, TAN, VELLUM, WHITE, WOOD, Tint

PROVOST: Final = 1
BAILIFF: Final = 2
"""Bits that tell who of the officers stands on a space."""
BUILDS: Final = 44
"""The size of a builder on a tile."""


def ground(surface: Surface) -> None:
    """The meadow, the winding road, the river under the bridge."""
    meadow = Box(at.TOWN.left, at.BRIDGE.top, at.TOWN.width, at.TOWN.bottom - at.BRIDGE.top)
    surface.rect(meadow, GRASS, None, 0, 12)
    stops = [at.CELLS[space].centre for space in sorted(at.CELLS)]
    surface.line(stops, OAK, 54)
    surface.line(stops, SAND, 48)
    surface.line(stops, TAN, 40)
    bridge(surface, at.BRIDGE)


def bridge(surface: Surface, box: Box) -> None:
    surface.rect(box, WATER, None, 0, 10)
    for row, top in enumerate((box.top + 42, box.top + 51)):
        for left in range(box.left + 14 + 22 * row, box.right - 30, 44):
            surface.arc(Point(left + 8, top + 6), 9, -60, 60, WAVE, 2)
    deck = Box(
        at.BRIDGE_PLACES[0].left - 36, box.top, at.BRIDGE_PLACES[-1].right - at.BRIDGE_PLACES[0].left + 72, box.height
    )
    surface.rect(deck, MASONRY, SLATE, 2.5, 6)
    for before, after in pairwise(at.BRIDGE_PLACES):
        arch = around(Point((before.centre.x + after.centre.x) / 2, deck.bottom - 15), 40, 30)
        surface.polygon(
            spots(arch, (0, 100), (0, 50), (20, 16), (50, 0), (80, 16), (100, 50), (100, 100)), WATER, SLATE, 1.8
        )
    for top in (6, 20):
        surface.line([Point(deck.left + 4, deck.top + top), Point(deck.right - 4, deck.top + top)], MORTAR, 1.5)


def space(
    surface: Surface,
    box: Box,
    number: int,
    tile: int,
    owner: int,
    visitor: int,
    officers: int,
    is_reached: bool,
    coming: int,
    is_new: bool,
) -> None:
    """One space of the road. `coming` is the seat whose residence will come here; beyond the provost it is not reached."""
    place = at.tile_in(box)
    kind = TILES[tile].kind
    face(surface, place, kind, owner)
    _tag(surface, place, number, is_reached)
    _body(surface, place, tile)
    if owner >= 0:
        surface.stamp(house, Box(place.right - 37, place.top + 3, 34, 34), owner)
    if coming >= 0:
        surface.stamp(residence_to_come, Box(place.right - 37, place.bottom - 37, 34, 34), coming)
    _visitor(surface, place, tile, visitor)
    _officers(surface, place, officers)
    if is_new:
        surface.stamp(ring, place.inset(-4), 11)


def face(surface: Surface, place: Box, kind: str, owner: int) -> None:
    tint = FACES[kind]
    if owner >= 0:
        surface.rect(place.inset(-1), SEATS[owner].ink, None, 0, 9)
        surface.rect(place, SEATS[owner].fill, None, 0, 8)
        surface.rect(place.inset(4), tint.fill, tint.ink, 1.2, 5)
    else:
        surface.rect(place, tint.fill, tint.ink, 2.5, 8)


def _tag(surface: Surface, place: Box, number: int, is_reached: bool) -> None:
    """The number of the space: golden as far as the provost lets the day go."""
    tag = Box(place.left + 5, place.top + 5, 30, 25)
    surface.rect(tag, GILT if is_reached else BEYOND, GOLD if is_reached else PALE, 1.5, 6)
    surface.text(tag.centre, str(number), 24, INK if is_reached else FADED, BOLD)
    section = at.TRIGGERS.get(number)
    if section is not None:
        surface.stamp(keep_mark, Box(tag.right + 2, place.top + 6, 22, 24), section)


def _body(surface: Surface, place: Box, tile: int) -> None:
    kind = TILES[tile].kind
    if kind in ("residence", "prestige"):
        _landmark(surface, place, tile)
        return
    rows = rows_of(tile, False)
    paint_rows(
        surface, Box(place.left + 5, place.top + 29, place.width - 10, 40), rows, BUILDS if is_work(tile) else 36
    )


def _landmark(surface: Surface, place: Box, tile: int) -> None:
    data = TILES[tile]
    mark = FACES[data.kind]
    box = around(Point(place.left + (34 if data.income else 49), place.bottom - 37), 54 if data.income else 62)
    surface.stamp(landmark, box, data.word, VELLUM, mark.ink, mark.mark)
    if data.income:
        surface.stamp(coin, Box(place.right - 38, place.top + 38, 32, 32), data.income)


def landmark(surface: Surface, box: Box, word: str, fill: str, ink: str, mark: str) -> None:
    LANDMARKS[word](surface, box, Tint(fill, ink, mark))


def _visitor(surface: Surface, place: Box, tile: int, visitor: int) -> None:
    circle = Box(place.left + 6, place.bottom - 41, 38, 38)
    if visitor >= 0:
        surface.stamp(worker, circle, visitor)
    elif TAKES_WORKERS[tile]:
        kind = FACES[TILES[tile].kind]
        surface.stamp(empty_circle, circle, VELLUM, kind.ink)


def _officers(surface: Surface, place: Box, officers: int) -> None:
    right = place.right - 4
    if officers & BAILIFF:
        surface.stamp(bailiff, Box(right - 27, place.bottom - 41, 27, 39))
        right -= 25
    if officers & PROVOST:
        surface.stamp(provost, Box(right - 27, place.bottom - 41, 27, 39))


def residence_to_come(surface: Surface, box: Box, seat: int) -> None:
    """Paid for: it comes when the worker has gone."""
    surface.rect(box, FACES["residence"].fill, FACES["residence"].ink, 2, 6)
    house(surface, box.inset(4), seat)


Visitors = tuple[tuple[int, bool], ...]
"""By circle: the seat, or below zero nobody; and whether the worker is new."""


def special(surface: Surface, box: Box, number: int, name: str, visitors: Visitors, is_closed: bool) -> None:
    tint = FACES["fixed"]
    surface.rect(box, tint.fill, tint.ink, 2.5, 10)
    words, size = sized(name, BOLD, 24, box.width - 12)
    surface.text(Point(box.centre.x, box.top + 16), words, size, tint.mark, BOLD)
    surface.stamp(special_art, Box(box.left + 10, box.top + 29, box.width - 20, 37), number)
    side = 38
    circles = [
        Point(box.centre.x + (n - (len(visitors) - 1) / 2) * (side + 1), box.bottom - 23) for n in range(len(visitors))
    ]
    for circle, (seat, is_new) in zip(circles, visitors, strict=True):
        place = around(circle, side)
        if seat >= 0:
            surface.stamp(worker, place, seat)
        else:
            surface.stamp(empty_circle, place, VELLUM, tint.ink)
        if is_new:
            surface.stamp(round_ring, place.inset(-2))
    if is_closed:
        surface.stamp(closed, box.inset(4))


def special_art(surface: Surface, box: Box, number: int) -> None:
    SPECIALS[number](surface, box)


def closed(surface: Surface, box: Box) -> None:
    """Not used with two players."""
    for points in (((4, 20), (96, 96)), ((96, 20), (4, 96))):
        surface.line(spots(box, *points), OAK, 9)
        surface.line(spots(box, *points), SAND, 5)


def passing(surface: Surface, box: Box, number: int, seat: int, is_new: bool) -> None:
    """A place on the bridge."""
    if seat >= 0:
        surface.stamp(worker, box.inset(2), seat)
        if is_new:
            surface.stamp(round_ring, box)
        return
    empty_circle(surface, box, VELLUM, SLATE)
    if number == 1:
        surface.stamp(coin, box.inset(7), 1)
    else:
        surface.text(box.centre, str(number), 24, FADED, BOLD)


def price(surface: Surface, box: Box, deniers: int) -> None:
    """What a worker costs on the buildings of others."""
    surface.rect(box, VELLUM, WOOD, 2, 12)
    pawn(surface, box.part(10, 5, 34, 36), Tint(WHITE, INK, INK))
    surface.text(Point(box.left + 58, box.centre.y), "=", 26, INK, BOLD)
    money(surface, box.part(72, 4, 38, 38), deniers)
