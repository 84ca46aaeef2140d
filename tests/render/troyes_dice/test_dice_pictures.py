"""What can be seen on the pictures of Troyes Dice."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from engine.troyes_dice.facts import FORTRESS, RED, WHITE, YELLOW
from engine.troyes_dice.state import Sheet
from render.painter import NothingToSee
from render.troyes_dice import board_places, sheet_places
from render.troyes_dice.colours import COAL, RING
from render.troyes_dice.painter import PALETTE, DicePainter
from tests.engine.troyes_dice.dice_table import sheet
from tests.render.expected import FAR_OFF, PLACE, assert_as_expected, differs, opened, pixels_of
from tests.render.troyes_dice.scenes import (
    ATTACK,
    ENGLISH,
    NAMES,
    SCENES,
    earlier_sheet,
    half_day,
    rulebook_sheet,
    rulebook_view,
    view,
)

PAINTER = DicePainter()


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_as_expected(name: str) -> None:
    assert_as_expected("troyes_dice", name, SCENES[name](PAINTER))


@pytest.mark.parametrize("name", ["wheel", "wheel_with_tiles"])
def test_the_wheel_put_together_from_pieces_looks_as_if_painted_as_a_whole(name: str) -> None:
    whole = PALETTE.indexed(opened(SCENES[name](PAINTER.true_colours()).png)).convert("RGB")
    difference = ImageChops.difference(opened(SCENES[name](PAINTER).png), whole).convert("L")
    assert sum(difference.histogram()[48:]) < 60
    assert max(difference.reduce(PLACE).tobytes()) <= FAR_OFF


def painted(paper: Sheet, before: Sheet | None = None) -> Image.Image:
    earlier = rulebook_view(before) if before else None
    return opened(PAINTER.sheet(rulebook_view(paper), NAMES[:3], ENGLISH, earlier).png)


def test_what_changed_since_the_earlier_view_is_ringed_and_nothing_else() -> None:
    image = painted(rulebook_sheet(), earlier_sheet())
    ringed = {box for box in sheet_places.boxes() if pixels_of(image, box, RING)}
    changed_boxes = {sheet_places.die_box(colour, 3) for colour in (RED, YELLOW, WHITE)} | {
        sheet_places.die_box(RED, 5)
    }
    changed_buildings = {sheet_places.building(FORTRESS, 3)} | {sheet_places.building(row, 5) for row in (0, 1)}
    links = {sheet_places.link(FORTRESS, 1), sheet_places.link(0, 2), sheet_places.link(1, 2)}
    spent = {*sheet_places.RESOURCES[YELLOW][8:10], sheet_places.stock(YELLOW)}
    citizens = set(sheet_places.CITIZEN_TRACKS[YELLOW][16:19])
    assert ringed == changed_boxes | changed_buildings | links | spent | citizens


def test_without_an_earlier_view_nothing_is_ringed() -> None:
    image = painted(rulebook_sheet())
    assert not [box for box in sheet_places.boxes() if pixels_of(image, box, RING)]


def test_an_attacked_box_is_crossed_and_closes_its_unbuilt_buildings_only() -> None:
    """Page 7: what is built stays."""
    built, lost = sheet_places.building(2, 4), sheet_places.building(3, 4)
    image = painted(sheet(built="hall5", crossed="y5"))
    assert pixels_of(image, sheet_places.die_box(YELLOW, 4), COAL) > 100
    assert pixels_of(image, lost, COAL) > 100
    assert pixels_of(image, built, COAL) == 0


def test_a_fortress_puts_towers_around_the_three_boxes_of_its_column() -> None:
    """Page 8."""
    without, image = painted(sheet()), painted(sheet(built="fortress2"))
    for colour in (RED, YELLOW, WHITE):
        box = sheet_places.die_box(colour, 1)
        assert differs(without, image, box)


def test_each_of_the_36_buildings_and_18_boxes_is_painted_differently_when_it_changes() -> None:
    empty = painted(sheet())
    for row in range(6):
        for column in range(6):
            paper = sheet()
            paper.built = 1 << (row * 6 + column)
            box = sheet_places.building(row, column)
            assert differs(empty, painted(paper), box)


def test_before_the_columns_are_numbered_there_are_plazas_and_no_dice() -> None:
    first = view(half_day(1, (1, 2, 4, 5), 4))
    plain = view(ATTACK)
    early = type(first)(None, first.table, first.plazas, (), first.sheets, first.has_picked, None, False, "")
    assert PAINTER.board(early, NAMES[:3], ENGLISH).png != PAINTER.board(first, NAMES[:3], ENGLISH).png
    assert PAINTER.board(plain, NAMES[:3], ENGLISH).height == board_places.HEIGHT


def test_who_has_picked_changes_the_picture() -> None:
    one, two = (view(ATTACK, has_picked=picked) for picked in ((True, False, False), (True, True, False)))
    assert PAINTER.board(one, NAMES[:3], ENGLISH).png != PAINTER.board(two, NAMES[:3], ENGLISH).png


def test_a_spectator_has_no_hand_and_an_unseen_sheet_is_not_painted() -> None:
    with pytest.raises(NothingToSee):
        PAINTER.sheet(view(ATTACK), NAMES[:3], ENGLISH)
    with pytest.raises(NothingToSee):
        PAINTER.sheet_of(rulebook_view(sheet()), 2, NAMES[:3], ENGLISH)


def test_names_that_the_fonts_cannot_write_become_seat_numbers() -> None:
    strange, plain = ("李雷", "Ana 🎲", "   "), ("Player 1", "Ana", "Player 3")
    assert PAINTER.board(view(ATTACK), strange, ENGLISH).png == PAINTER.board(view(ATTACK), plain, ENGLISH).png
