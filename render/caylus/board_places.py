"""Where everything lies on the picture of the town."""

from functools import cache
from typing import Final

from engine.caylus.facts import COLUMNS, LAST_SPACE, LINES, SECTIONS, SPECIAL_BUILDINGS
from render.geometry import Box, Point, around

WIDTH: Final = 1100
HEIGHT: Final = 950
TOWN: Final = Box(20, 18, 742, 914)

# The castle: two towers, the wall between them, the dungeon behind it.
CASTLE: Final = TOWN.part(0, 0, 742, 266)
HOUSE: Final = 38
"""Side of a house in the castle."""
LEFT_TOWER: Final = CASTLE.part(6, 46, 104, 172)
RIGHT_TOWER: Final = CASTLE.part(632, 46, 104, 172)
WALL: Final = CASTLE.part(110, 148, 522, 70)
KEEP: Final = CASTLE.part(291, 44, 160, 104)


def _tower_slots(tower: Box) -> list[Box]:
    """One on top, then three pairs."""
    top = tower.top + 10
    places = [Point(tower.centre.x, top + 18)]
    places += [Point(tower.centre.x + side * 22, top + 18 + 40 * row) for row in range(1, 4) for side in (-1, 1)]
    return [around(place, HOUSE) for place in places]


_KEEP_SLOTS: Final = [
    around(Point(KEEP.centre.x + 44 * (n % 3 - 1), KEEP.top + 32 + 44 * (n // 3)), HOUSE) for n in range(6)
]
_WALL_SLOTS: Final = [around(Point(WALL.left + 38 + 49.5 * n, WALL.top + 42), HOUSE) for n in range(10)]
SLOTS: Final = (_KEEP_SLOTS, _WALL_SLOTS, [*_tower_slots(LEFT_TOWER), *_tower_slots(RIGHT_TOWER)])
"""Places for houses by section, in the order in which they are filled."""
SECTION_BOXES: Final = (
    (KEEP.part(0, -12, KEEP.width, KEEP.height + 12),),
    (WALL,),
    (LEFT_TOWER.part(0, -40, 104, 212), RIGHT_TOWER.part(0, -40, 104, 212)),
)
"""What of the picture changes with a section."""
TITLE: Final = CASTLE.part(114, 0, 172, 46)
PHASE: Final = CASTLE.part(114, 48, 172, 94)
REWARDS: Final = CASTLE.part(456, 0, 172, 142)
"""What houses of the section under construction will bring."""
QUEUE: Final = CASTLE.part(0, 220, 742, 46)
QUEUE_PLACES: Final = tuple(QUEUE.part(246 + 54 * n, 1, 44, 44) for n in range(5))
DOOR: Final = QUEUE.part(192, 2, 42, 42)
BATCH: Final = QUEUE.part(562, 8, 170, 30)
"""What a house costs."""

SPECIALS: Final = tuple(TOWN.part(0, 270, 742, 110).columns(len(SPECIAL_BUILDINGS), 6))
BRIDGE: Final = TOWN.part(0, 382, 742, 58)
BRIDGE_PLACES: Final = tuple(BRIDGE.part(176 + 78 * n, 5, 44, 44) for n in range(5))
PRICE: Final = BRIDGE.part(20, 4, 118, 46)
"""What a worker costs now."""

# The road: four rows of seven, there and back.
ROAD_TOP: Final = TOWN.top + 442
PER_ROW: Final = 7
CELL_WIDTH: Final = 106
CELL_HEIGHT: Final = 118


def _cell(space: int) -> Box:
    row, column = divmod(space - 1, PER_ROW)
    column = column if row % 2 == 0 else PER_ROW - 1 - column
    return Box(TOWN.left + column * CELL_WIDTH, ROAD_TOP + row * CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)


CELLS: Final = {space: _cell(space) for space in range(1, LAST_SPACE + 1)}


def tile_in(cell: Box) -> Box:
    """The tile in its cell; the road is seen around it."""
    return cell.inset(4, 5)


TRIGGERS: Final = {section.trigger: number for number, section in enumerate(SECTIONS)}
"""The spaces that set off a scoring."""

PANEL: Final = Box(774, 18, 308, 914)
FAVOUR_ROW: Final = 86
FAVOURS_HEAD: Final = 34
FAVOURS: Final = PANEL.part(
    0, 914 - FAVOURS_HEAD - len(LINES) * FAVOUR_ROW, 308, FAVOURS_HEAD + len(LINES) * FAVOUR_ROW
)


@cache
def favour_cell(line: int, column: int) -> Box:
    row = FAVOURS.part(2, FAVOURS_HEAD + line * FAVOUR_ROW, 304, FAVOUR_ROW)
    return list(row.columns(COLUMNS + 1))[column]


PLAYERS: Final = PANEL.part(0, 0, 308, FAVOURS.top - PANEL.top - 8)
CARD_GAP: Final = 5
LARGEST_CARD: Final = 126


LEAST_ARMS: Final = 110


@cache
def arms(number: int) -> Box | None:
    """What so many players leave free, if that is worth filling."""
    last = player_boxes(number)[-1]
    free = Box(PLAYERS.left, last.bottom + 8, PLAYERS.width, PLAYERS.bottom - last.bottom - 8)
    return free if free.height >= LEAST_ARMS else None


@cache
def player_boxes(number: int) -> list[Box]:
    """One below the other, from first to last in turn order."""
    height = min(LARGEST_CARD, (PLAYERS.height - CARD_GAP * (number - 1)) // number)
    return [PLAYERS.part(0, (height + CARD_GAP) * n, PLAYERS.width, height) for n in range(number)]
