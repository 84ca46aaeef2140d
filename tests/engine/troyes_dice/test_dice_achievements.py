"""The achievements page (page 12; ruling 15)."""

import pytest

from engine.troyes_dice.achievements import ALBUM, BOXES, Finished, earned, filled, finished, progress
from tests.engine.troyes_dice.dice_table import sheet
from tests.engine.troyes_dice.test_dice_scoring import FIFTY_FOUR, ended

ROW_NAMES = ("fortress", "hall", "cathedral", "palace", "cityhall", "bishopric")


def six(row: str) -> str:
    return " ".join(f"{row}{value}" for value in range(1, 7))


THE_PAGE = (
    *("solo1", "solo2", "solo3", "multiplayer1", "multiplayer2", "multiplayer3"),
    *("expansion1", "expansion2", "expansion3", "score45", "score55", "score65"),
    *("win60", "character18", "citizens40"),
    *("fortress", "hall", "cathedral", "palace", "cityhall", "bishopric"),
    *("influence", "deniers", "knowledge", "knights", "artisans", "priests"),
)


def test_a_sheet_with_everything_on_it_fills_in_the_27_boxes_in_the_order_of_the_page() -> None:
    """Page 12."""
    paper = sheet((18, 18, 18), citizens=(20, 20, 20), built=" ".join(map(six, ROW_NAMES)))
    games = [Finished(is_solo, True, earned(paper, not is_solo)) for is_solo in (True, False)] * 3
    assert filled(games) == BOXES == THE_PAGE
    assert progress(games[:3]) == {
        "solo1": (1, 1),
        "solo2": (2, 2),
        "solo3": (2, 3),
        "multiplayer1": (1, 1),
        "multiplayer2": (1, 2),
        "multiplayer3": (1, 3),
        "expansion1": (1, 1),
        "expansion2": (2, 2),
        "expansion3": (3, 3),
    }


def test_the_boxes_that_are_called_by_their_number_have_that_number() -> None:
    numbers = {box: int("".join(filter(str.isdigit, box)) or 0) for box in THE_PAGE}
    assert dict(ALBUM.numbers) == numbers
    assert ALBUM.filled([]) == ()


@pytest.mark.parametrize("row", ROW_NAMES)
def test_a_whole_row_of_buildings(row: str) -> None:
    assert row in earned(sheet(built=six(row)), False)
    assert row not in earned(sheet(built=six(row)[: -len(row) - 2]), False)


def test_whole_tracks_count_spent_resources() -> None:
    boxes = earned(sheet((18, 17, 18), (18, 0, 0), (20, 19, 20)), False)
    assert {"influence", "knowledge", "knights", "priests"} <= boxes
    assert not {"deniers", "artisans"} & boxes


@pytest.mark.parametrize(("points", "number"), [(44, 0), (45, 1), (54, 1), (55, 2), (65, 3)])
def test_scores_of_45_55_and_65(points: int, number: int) -> None:
    paper = sheet(spent=(3, 3, 3), citizens=(points // 3, points // 3, points - 2 * (points // 3)))
    scores = ("score45", "score55", "score65")
    assert [box for box in scores if box in earned(paper, False)] == [*scores[:number]]


@pytest.mark.parametrize(("points", "has_won", "expected"), [(60, True, False), (61, True, True), (61, False, False)])
def test_a_multiplayer_win_with_more_than_60(points: int, has_won: bool, expected: bool) -> None:
    """Ruling 15."""
    paper = sheet((18, 3, 3), (18 - 2 * (points - 57), 3, 3), (19, 19, 19))
    assert ("win60" in earned(paper, has_won)) is expected


def test_eighteen_points_from_one_character() -> None:
    """Six Cathedrals with Urbain IV among the last two."""
    late = "cathedral1 cathedral2 cathedral3 cathedral4 cathedral5 cathedral6"
    assert "character18" in earned(sheet(built=late), False)
    assert "character18" not in earned(
        sheet(built="cathedral5 cathedral1 cathedral2 cathedral3 cathedral4 cathedral6"), False
    )


def test_forty_citizens() -> None:
    assert "citizens40" in earned(sheet(citizens=(14, 13, 13)), False)
    assert "citizens40" not in earned(sheet(citizens=(13, 13, 13)), False)


def test_the_rulebooks_sheet_earns_45_points() -> None:
    assert earned(FIFTY_FOUR, False) == {"score45"}


def test_games_are_counted_up_to_three_of_each_kind() -> None:
    games = [Finished(True, False, frozenset())] * 2 + [Finished(False, True, frozenset({"knights"}))] * 4
    boxes = filled(games)
    assert set(boxes) == {
        "solo1",
        "solo2",
        "multiplayer1",
        "multiplayer2",
        "multiplayer3",
        "expansion1",
        "expansion2",
        "expansion3",
        "knights",
    }
    assert list(boxes) == [box for box in BOXES if box in boxes]


def test_who_plays_alone_wins_against_nobody() -> None:
    assert "win60" in finished(ended(61, 20).state, 0).earned
    assert "win60" not in finished(ended(61).state, 0).earned


def test_a_shared_victory_is_a_victory() -> None:
    """Ruling 15."""
    state = ended(20, 20, 3).state
    assert finished(state, 0).earned == finished(state, 1).earned
    assert not finished(state, 0).is_solo
    assert finished(ended(5).state, 0).is_solo
