"""Where everything lies on the picture of the town."""

from functools import cache
from typing import Final

from engine.caylus.facts import COLUMNS, LAST_SPACE, LINES, SECTIONS, SPECIAL_BUILDINGS
from render.geometry import Box, Point, around

WIDTH: Final = 1100
HEIGHT: Final = 954
TOWN: Final = Box(20, 18, 742, 918)

# The castle: two towers, the wall between them, the dungeon behind it.
CASTLE: Final = TOWN.part(0, 0, 742, 240)
HOUSE: Final = 34
"""Side of a house in the castle."""
LEFT_TOWER: Final = CASTLE.part(6, 40, 104, 154)
RIGHT_TOWER: Final = CASTLE.part(632, 40, 104, 154)
WALL: Final = CASTLE.part(110, 130, 522, 64)
KEEP: Final = CASTLE.part(291, 34, 160, 96)


def _tower_slots(tower: Box) -> list[Box]:
    """One on top, then three pairs."""
    top = tower.top + 6
    places = [Point(tower.centre.x, top + 17)]
    places += [Point(tower.centre.x + side * 22, top + 17 + 36 * row) for row in range(1, 4) for side in (-1, 1)]
    return [around(place, HOUSE) for place in places]


_KEEP_SLOTS: Final = [
    around(Point(KEEP.centre.x + 44 * (n % 3 - 1), KEEP.top + 30 + 40 * (n // 3)), HOUSE) for n in range(6)
]
_WALL_SLOTS: Final = [around(Point(WALL.left + 38 + 49.5 * n, WALL.top + 38), HOUSE) for n in range(10)]
SLOTS: Final = (_KEEP_SLOTS, _WALL_SLOTS, [*_tower_slots(LEFT_TOWER), *_tower_slots(RIGHT_TOWER)])
"""Places for houses by section, in the order in which they are filled."""
SECTION_BOXES: Final = (
    (KEEP.part(0, -12, KEEP.width, KEEP.height + 12),),
    (WALL,),
    (LEFT_TOWER.part(0, -38, 104, 192), RIGHT_TOWER.part(0, -38, 104, 192)),
)
"""What of the picture changes with a section."""
TITLE: Final = CASTLE.part(114, 0, 172, 46)
PHASE: Final = CASTLE.part(114, 48, 172, 78)
REWARDS: Final = CASTLE.part(456, 0, 172, 126)
"""What houses of the section under construction will bring."""
QUEUE: Final = CASTLE.part(0, 196, 742, 44)
QUEUE_PLACES: Final = tuple(QUEUE.part(246 + 54 * n, 0, 44, 44) for n in range(5))
DOOR: Final = QUEUE.part(192, 1, 42, 42)
BATCH: Final = QUEUE.part(562, 7, 170, 30)
"""What a house costs."""

SPECIAL_WIDTHS: Final = (76, 162, 142, 140, 122, 80)
"""As their names and circles need."""
SPECIALS: Final = tuple(
    TOWN.part(sum(SPECIAL_WIDTHS[:number]) + 4 * number, 244, width, 106) for number, width in enumerate(SPECIAL_WIDTHS)
)
assert len(SPECIALS) == len(SPECIAL_BUILDINGS)
BRIDGE: Final = TOWN.part(0, 352, 742, 54)
BRIDGE_PLACES: Final = tuple(BRIDGE.part(176 + 78 * n, 3, 44, 44) for n in range(5))
PRICE: Final = BRIDGE.part(20, 2, 118, 46)
"""What a worker costs now."""

# The road: four rows of seven, there and back; the tiles stand above it, the workers on it.
ROAD_TOP: Final = TOWN.top + 406
PER_ROW: Final = 7
CELL_WIDTH: Final = 99
CELL_HEIGHT: Final = 128
SHOULDER: Final = 24
"""Beside the cells, where the road bends."""
STRIP: Final = 44
"""The height of the road itself."""


def is_homeward(space: int) -> bool:
    """Whether the row of this space leads to the left."""
    return (space - 1) // PER_ROW % 2 == 1


def _cell(space: int) -> Box:
    row, column = divmod(space - 1, PER_ROW)
    column = PER_ROW - 1 - column if is_homeward(space) else column
    left = TOWN.left + SHOULDER + column * CELL_WIDTH
    return Box(left, ROAD_TOP + row * CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)


CELLS: Final = {space: _cell(space) for space in range(1, LAST_SPACE + 1)}


def grown(cell: Box) -> float:
    """How much larger than on the board pieces are drawn: half as much as the cell has grown both ways."""
    return (1 + max(1, min(cell.width / CELL_WIDTH, cell.height / CELL_HEIGHT))) / 2


def tile_in(cell: Box) -> Box:
    """The tile, above its piece of the road."""
    k = grown(cell)
    return cell.part(
        round(4 * k), round(3 * k), cell.width - 2 * round(4 * k), road_in(cell).top - cell.top - round(5 * k)
    )


def road_in(cell: Box) -> Box:
    strip = round(STRIP * grown(cell))
    return cell.part(0, cell.height - strip, cell.width, strip)


@cache
def halves(cell: Box) -> tuple[Box, Box]:
    """The parts of a space that are kept apart: down to the shadow of the tile, and the road before it."""
    upper = tile_in(cell).bottom + 3 - cell.top
    return cell.part(0, 0, cell.width, upper), cell.part(0, upper, cell.width, cell.height - upper)


def _bend(row: int) -> Box:
    top = ROAD_TOP + (row + 1) * CELL_HEIGHT - STRIP
    left = TOWN.right - SHOULDER - 1 if row % 2 == 0 else TOWN.left
    return Box(left, top, SHOULDER + (row % 2 == 0), CELL_HEIGHT + STRIP)


BENDS: Final = {PER_ROW * (row + 1) + 1: _bend(row) for row in range(LAST_SPACE // PER_ROW - 1)}
"""Where the road turns back, by the space that it leads to."""
TRIGGERS: Final = {section.trigger: number for number, section in enumerate(SECTIONS)}
"""The spaces that set off a scoring."""

PANEL: Final = Box(774, 18, 308, 918)
FAVOUR_ROW: Final = 78
FAVOURS_HEAD: Final = 36
FAVOURS: Final = PANEL.part(
    0, PANEL.height - FAVOURS_HEAD - len(LINES) * FAVOUR_ROW, 308, FAVOURS_HEAD + len(LINES) * FAVOUR_ROW
)


FAVOURS_TITLE: Final = FAVOURS.part(0, 0, FAVOURS.width, FAVOURS_HEAD - 2)
FAVOUR_LINES: Final = tuple(FAVOURS.part(0, FAVOURS_HEAD + n * FAVOUR_ROW, 308, FAVOUR_ROW) for n in range(len(LINES)))


def favour_cells(line: Box) -> list[Box]:
    """Of a line, from the first column that gives something on."""
    return list(line.columns(COLUMNS))


PLAYERS: Final = PANEL.part(0, 0, 308, FAVOURS.top - PANEL.top - 8)
CARD_GAP: Final = 5
LARGEST_CARD: Final = 126


OUTLOOK_ROW: Final = 46


@cache
def outlook(number: int) -> Box | None:
    """What so many players leave free, if there is room for a line of each."""
    last = player_boxes(number)[-1]
    free = PLAYERS.bottom - last.bottom - 8
    if free < 52 + number * OUTLOOK_ROW:
        return None
    return Box(PLAYERS.left, last.bottom + 8, PLAYERS.width, min(free, 52 + 2 * number * OUTLOOK_ROW))


@cache
def player_boxes(number: int) -> list[Box]:
    """One below the other, from first to last in turn order."""
    height = min(LARGEST_CARD, (PLAYERS.height - CARD_GAP * (number - 1)) // number)
    return [PLAYERS.part(0, (height + CARD_GAP) * n, PLAYERS.width, height) for n in range(number)]
