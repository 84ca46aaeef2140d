"""What lies before the road: the special buildings, and the bridge with those who have passed."""

from itertools import pairwise
from typing import Final

from render.caylus import board_places as at
from render.caylus.colours import MASONRY, SLATE, WATER, WAVE
from render.caylus.colours import TILES as FACES
from render.caylus.emblems import circle, empty_circle, pawn, worker
from render.caylus.icons import coin, money
from render.caylus.landmarks import SPECIALS
from render.figures import spots
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, SANS, lines
from render.rings import round_ring
from render.surface import Surface
from render.tints import FADED, INK, OAK, SAND, VELLUM, WHITE, WOOD, Tint


def bridge(surface: Surface, box: Box) -> None:
    surface.rect(box, WATER, None, 0, 10)
    for row, top in enumerate((box.top + 38, box.top + 46)):
        for left in range(box.left + 14 + 22 * row, box.right - 30, 44):
            surface.arc(Point(left + 8, top + 6), 9, -60, 60, WAVE, 2)
    first, last = at.BRIDGE_PLACES[0], at.BRIDGE_PLACES[-1]
    deck = Box(first.left - 36, box.top, last.right - first.left + 72, box.height)
    surface.rect(deck, MASONRY, SLATE, 2.5, 6)
    for before, after in pairwise(at.BRIDGE_PLACES):
        arch = around(Point((before.centre.x + after.centre.x) / 2, deck.bottom - 14), 40, 28)
        surface.polygon(
            spots(arch, (0, 100), (0, 50), (20, 16), (50, 0), (80, 16), (100, 50), (100, 100)), WATER, SLATE, 1.8
        )


CIRCLE: Final = 38
Visitors = tuple[tuple[int, bool], ...]
"""By circle: the seat, or below zero nobody; and whether the worker is new."""


def special(
    surface: Surface, box: Box, number: int, name: str, visitors: Visitors, is_open: bool, is_closed: bool
) -> None:
    tint = FACES["fixed"]
    surface.plate(box, tint.fill, tint.ink, 2.5, 10)
    rows = lines(name, SANS, DECISIVE, box.width - 4, 2)
    for line, words in enumerate(rows):
        surface.text(Point(box.centre.x, box.top + 17 + 27 * line), words, DECISIVE, tint.mark, SANS, above=True)
    art, circles = special_parts(box, len(rows), len(visitors))
    surface.stamp(special_art, art, number)
    for place, (seat, is_new) in zip(circles, visitors, strict=True):
        if seat >= 0:
            surface.stamp(worker, place, seat)
        else:
            surface.stamp(circle, place, is_open, tint.ink)
        if is_new:
            surface.stamp(round_ring, place.inset(-3))
    if is_closed:
        surface.stamp(closed, box.inset(4))


def special_parts(box: Box, rows: int, visitors: int) -> tuple[Box, list[Box]]:
    """The picture and the circles: one below the other, or side by side below a name of two lines."""
    pitch, low = CIRCLE + 1, box.bottom - 22
    if rows == 1:
        art = around(Point(box.centre.x, box.top + 48), min(box.width - 20, 104), 33)
        first = box.centre.x - pitch * (visitors - 1) / 2
    else:
        art = Box(box.left + 6, low - 18, box.width - 16 - pitch * visitors, 36)
        first = box.right - 6 - pitch * (visitors - 0.5)
    return art, [around(Point(first + pitch * number, low), CIRCLE) for number in range(visitors)]


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
    surface.stamp(empty_circle, box, VELLUM, SLATE)
    if number == 1:
        surface.stamp(coin, box.inset(5), 1)
    else:
        surface.text(box.centre, str(number), 28, FADED, BOLD, above=True)


def price(surface: Surface, box: Box, deniers: int) -> None:
    """What a worker costs on the buildings of others."""
    surface.plate(box, VELLUM, WOOD, 2, 12)
    surface.stamp(pawn, box.part(10, 5, 34, 36), Tint(WHITE, INK, INK))
    surface.text(Point(box.left + 58, box.centre.y), "=", 28, INK, BOLD, above=True)
    surface.stamp(money, box.part(72, 4, 38, 38), deniers)
