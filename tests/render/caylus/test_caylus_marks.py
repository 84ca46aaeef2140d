"""Marks of Caylus that a picture as a whole would hardly miss: whose tile it is, and every house of the castle."""

import pytest

from engine.caylus.facts import SECTIONS
from render.caylus import board_places as at
from render.caylus import castle, focus_marks, tile_marks
from render.caylus.colours import SEATS
from render.geometry import Box
from render.surface import Surface

PLACE = Box(0, 0, 90, 90)


@pytest.mark.parametrize("owner", range(len(SEATS)))
def test_a_tile_has_a_frame_in_the_colour_of_its_owner(owner: int) -> None:
    surface = Surface(PLACE)
    tile_marks.face(surface, PLACE, "wood", owner)
    edge = surface.finished().convert("RGB").getpixel((2, 45))
    assert "#{:02x}{:02x}{:02x}".format(*edge) == SEATS[owner].fill  # type: ignore[misc]


def test_each_house_of_the_castle_stands_in_a_place_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    houses: list[Box] = []
    stamp = Surface.stamp

    def stamped(surface: Surface, paint: object, box: Box, *value: object) -> None:
        houses.extend([box] if paint is castle.house else [])
        stamp(surface, paint, box, *value)  # type: ignore[arg-type]

    monkeypatch.setattr(Surface, "stamp", stamped)
    full = tuple(tuple((0, False) for _ in range(section.houses)) for section in SECTIONS)
    surface = Surface(at.CASTLE)
    focus_marks.whole_castle(surface, at.CASTLE, full, ("scored", "scored", "current"), None, ())
    assert sorted(houses) == sorted(place for section in at.SLOTS for place in section)
