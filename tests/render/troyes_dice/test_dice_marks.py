"""Marks of Troyes Dice that a picture as a whole would hardly miss: what a building that is lost would have given is grey."""

import pytest

from engine.troyes_dice.facts import BISHOPRIC, CITY_HALL, FORTRESS, PALACE, WHITE
from render.geometry import Box
from render.surface import Surface
from render.troyes_dice.colours import DEAD, LIVE
from render.troyes_dice.sheet_marks import LOST, OPEN, building

CARD = Box(0, 0, 112, 57)


def colours(row: int, state: str) -> set[str]:
    """Those of what a building gives, which stands on the right of its card."""
    surface = Surface(CARD)
    building(surface, CARD, row, 0, state, 1, False)
    shown = surface.finished().convert("RGB").crop((56, 4, 108, 53))
    return {f"#{red:02x}{green:02x}{blue:02x}" for _, (red, green, blue) in shown.getcolors(10_000)}  # type: ignore[misc]


@pytest.mark.parametrize("row", [FORTRESS, PALACE, CITY_HALL, BISHOPRIC])
def test_citizens_are_grey_where_nobody_will_come_any_more(row: int) -> None:
    live = LIVE[row // 2] if row != FORTRESS else LIVE[0]
    tell = live.ink if row // 2 == WHITE else live.fill
    assert tell in colours(row, OPEN)
    assert tell not in colours(row, LOST)
    assert DEAD.fill in colours(row, LOST)
