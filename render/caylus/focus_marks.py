"""What only the pictures of questions show: one's own purse in a line, the castle in one piece, the road in rows."""

from engine.caylus.facts import SECTIONS
from render.caylus import board_places as at
from render.caylus import castle
from render.caylus.castle import Houses
from render.caylus.colours import SEATS
from render.caylus.emblems import circle, pawn, worker
from render.caylus.icons import points
from render.caylus.landmarks import keep_mark
from render.geometry import Box, Point, around
from render.lettering import BOLD, DECISIVE, SANS, fitted
from render.rings import round_ring, stamp_ring
from render.surface import Surface
from render.tints import INK, OAK, PALE, VELLUM, WHITE, Tint


def owner(surface: Surface, box: Box, seat: int, score: int, is_new: bool) -> None:
    """Whose purse it is, and the points."""
    surface.plate(box, VELLUM, SEATS[seat].fill, 4, 12)
    surface.stamp(worker, around(Point(box.left + 46, box.centre.y), 64), seat)
    surface.stamp(points, around(Point(box.right - 44, box.centre.y), 64), score)
    if is_new:
        stamp_ring(surface, box, 12)


def workers(surface: Surface, box: Box, seat: int, number: int, is_new: bool) -> None:
    """Workers at home."""
    tint = SEATS[seat]
    surface.plate(box, VELLUM, PALE, 2, 12)
    surface.stamp(pawn, around(Point(box.left + 38, box.centre.y), 48, 60), Tint(tint.fill, tint.ink, WHITE))
    surface.text(Point(box.right - 30, box.centre.y), str(number), 44, INK, BOLD, above=True)
    if is_new:
        stamp_ring(surface, box, 12)


def queue(surface: Surface, box: Box, name: str, line: tuple[tuple[int, bool], ...], is_open: bool) -> None:
    """The castle among the places: who waits before it, and whether one more may come."""
    surface.plate(box, VELLUM, OAK, 2.5, 10)
    words = fitted(name, SANS, DECISIVE, box.width - 6)
    surface.text(Point(box.centre.x, box.top + 17), words, DECISIVE, INK, SANS, above=True)
    surface.stamp(keep_mark, around(Point(box.centre.x, box.top + 48), 36, 34), 0)
    shown = [*line, *([(-1, False)] if len(line) < len(at.QUEUE_PLACES) else [])]
    for number, (seat, is_new) in enumerate(shown):
        place = around(Point(box.centre.x + 39 * (number - (len(shown) - 1) / 2), box.bottom - 22), 38)
        if seat >= 0:
            surface.stamp(worker, place, seat)
        else:
            surface.stamp(circle, place, is_open, OAK)
        if is_new:
            surface.stamp(round_ring, place.inset(-3))


def passed(surface: Surface, box: Box, name: str, line: tuple[tuple[int, bool], ...]) -> None:
    """The bridge: who has passed, in order."""
    surface.plate(box, VELLUM, OAK, 2.5, 10)
    words = fitted(name, SANS, DECISIVE, box.width - 6)
    surface.text(Point(box.centre.x, box.top + 17), words, DECISIVE, INK, SANS, above=True)
    for number, (seat, is_new) in enumerate(line):
        row, column = divmod(number, 3)
        place = around(Point(box.left + 19 + 34 * column, box.top + 50 + 36 * row), 32)
        surface.stamp(worker, place, seat)
        if is_new:
            surface.stamp(round_ring, place.inset(-3))


def whole_castle(
    surface: Surface,
    _box: Box,
    sections: tuple[Houses, ...],
    states: tuple[str, ...],
    rewards: tuple[int, str] | None,
    line: tuple[tuple[int, bool], ...],
) -> None:
    """As on the board, in one piece: it must lie where it lies there."""
    castle.ground(surface)
    castle.door(surface, at.DOOR)
    castle.batch(surface, at.BATCH)
    dungeon, walls, towers = sections
    castle.keep(surface, at.SECTION_BOXES[0][0], dungeon, states[0])
    castle.wall(surface, at.SECTION_BOXES[1][0], walls, states[1])
    half = SECTIONS[2].houses // 2
    castle.tower(surface, at.SECTION_BOXES[2][0], towers[:half], states[2], False)
    castle.tower(surface, at.SECTION_BOXES[2][1], towers[half:], states[2], True)
    if rewards:
        castle.rewards(surface, at.REWARDS, *rewards)
    for number, place in enumerate(at.QUEUE_PLACES):
        seat, is_new = line[number] if number < len(line) else (-1, False)
        castle.queue(surface, place, number + 1, seat, is_new)
