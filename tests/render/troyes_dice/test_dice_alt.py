"""The alt texts say what the pictures show."""

from __future__ import annotations

from render.picture import ALT_LIMIT
from render.troyes_dice import alt, sheet_alt
from render.troyes_dice.painter import DicePainter
from tests.engine.troyes_dice.dice_table import FIRST, sheet
from tests.render.troyes_dice.scenes import (
    ATTACK,
    ENGLISH,
    NAMES,
    PLAZAS,
    SCENES,
    TILES,
    earlier_sheet,
    half_day,
    result_of,
    rulebook_sheet,
    rulebook_view,
    ten_sheets,
    view,
)


def test_the_wheel_tells_day_dice_costs_and_the_attack() -> None:
    said = alt.board(view(ATTACK), NAMES[:3], ENGLISH)
    assert "Day 4, morning." in said
    assert "Die 1: red 2, free." in said
    assert "Die 2: black 3 destroys a white plaza and attacks white 3." in said
    assert "Die 3: red 3, 1 denier." in said
    assert "Die 4: white 6, 2 deniers." in said


def test_on_days_1_and_2_the_black_die_destroys_and_does_not_attack() -> None:
    """Page 6."""
    said = alt.board(view(half_day(4, (1, 2, 4, 5), 4)), NAMES[:3], ENGLISH)
    assert "black 5 destroys a" in said
    assert "attacks" not in said


def test_the_wheel_tells_who_has_picked_and_who_is_awaited() -> None:
    said = alt.board(view(ATTACK, has_picked=(True, False, True)), NAMES[:3], ENGLISH)
    assert "Picked: Aleydis, Chrétien." in said
    assert "Awaited: Bartholomew." in said


def test_the_wheel_tells_the_points_so_far_of_sheets_that_may_be_seen() -> None:
    shown = rulebook_view(rulebook_sheet())
    assert "Points so far: Aleydis 54, Bartholomew 3." in alt.board(shown, NAMES[:3], ENGLISH)
    assert "Points so far" not in alt.board(view(ATTACK, sheets=(None, None, None)), NAMES[:3], ENGLISH)


def test_the_wheel_tells_the_other_face_of_each_plaza() -> None:
    said = alt.board(view(ATTACK), NAMES[:3], ENGLISH)
    assert "red over yellow, white, yellow over red, yellow, red over white" in said


def test_tiles_are_told_with_side_number_plaza_and_effect() -> None:
    said = alt.board(view(TILES), NAMES[:3], ENGLISH)
    assert "Raid 4 at plaza 2: This die has value 0." in said
    assert "Banquet 2 at plaza 4: This die is free." in said


def test_a_die_on_raid_4_is_told_with_value_0() -> None:
    said = alt.board(view(half_day(1, (3, 4, 5, 6), 2, PLAZAS)), NAMES[:3], ENGLISH)
    assert "Die 1: white 0, free." in said


def test_the_sheet_of_the_rulebook_is_told_with_its_54_points() -> None:
    """Page 10."""
    said = sheet_alt.said(rulebook_sheet(), rulebook_sheet(), FIRST, ("Aleydis", "The end"), ENGLISH)
    assert "Scoresheet of Aleydis" in said
    assert "54 points" in said
    assert "Influence 2 (9 of 18 circled). Deniers 2 (12 of 18 circled). Knowledge 5 (12 of 18 circled)." in said
    assert "Citizens: 1 red, 19 yellow, 10 white." in said
    assert "City Hall: 1 2 3 4." in said
    assert "Thibaut II ×1, Jeanne ×2, Urbain IV ×1, Marie ×2" in said
    assert "Crossed out: red 1, red 2, red 6, yellow 5, yellow 6, white 1, white 2." in said
    assert "New:" not in said


def test_what_is_ringed_is_told_as_new() -> None:
    said = sheet_alt.said(rulebook_sheet(), earlier_sheet(), FIRST, ("Aleydis", "The end"), ENGLISH)
    assert "New: Fortress 4 built, red 6 crossed out, 2 deniers spent, 3 artisans." in said


def test_columns_are_told_by_the_values_written_in_them() -> None:
    paper = sheet(built="fortress4", columns=(4, 5, 6, 1, 2, 3))
    said = sheet_alt.said(paper, paper, (4, 5, 6, 1, 2, 3), ("Aleydis", "Day 1"), ENGLISH)
    assert "Columns: 4 5 6 1 2 3." in said
    assert "Fortress: 4." in said


def test_the_end_table_tells_everybody_from_first_to_last() -> None:
    said = DicePainter().final(view(TILES), result_of(ten_sheets()), NAMES, ENGLISH).alt
    assert "1. Dame Jehanne, 54: 4 8 4 4 1 1 2 30. 1. Jacques, 54:" in said
    assert all(name in said for name in NAMES)


def test_each_alt_text_fits_where_discord_keeps_it() -> None:
    assert all(0 < len(paint(DicePainter()).alt) <= ALT_LIMIT for paint in SCENES.values())
    long_names = [name * 4 for name in NAMES]
    sheets = (rulebook_sheet(),) * 10
    said = alt.board(view(TILES, sheets, has_picked=(True,) * 5 + (False,) * 5), long_names, ENGLISH)
    assert len(said) <= ALT_LIMIT
    assert "Banquet 6" in said
    assert len(DicePainter().final(view(TILES), result_of(sheets), long_names, ENGLISH).alt) <= ALT_LIMIT
