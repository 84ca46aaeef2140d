"""The end of the game: the rulebook's 54-point sheet, ties, solo (page 10; ruling 16)."""

import pytest

from engine.troyes_dice.scoring import CATEGORIES, score, verdict
from engine.troyes_dice.state import Hand, State
from tests.engine.troyes_dice.dice_table import RULES, DiceTable, dice, sheet

BUILT = (
    "fortress3 fortress4 hall3 hall4 hall5 hall6 cityhall1 cityhall2 cityhall3 cityhall4 "
    "cathedral3 cathedral5 cathedral4 cathedral6 bishopric3 bishopric4"
)
FIFTY_FOUR = sheet((9, 12, 12), (7, 10, 7), (1, 19, 10), BUILT, "r1 r2 r6 y5 y6 w1 w2")
"""The sheet of page 10."""

PLAYED = (
    ("b1r y3 y4 w5", "2 d y3 hall"),
    ("r1 b2r y3 r6", "4 dd r6 gain"),
    ("b1r w2 w3 y5", "4 dd y5 hall"),
    ("b1r w2 w3 y6", "4 dd y6 hall"),
    ("b1w w2 w3 y4", "3 d w3 cathedral"),
    ("y1 b2w y3 y4", "1 free y1 cityhall"),
    ("b1r y2 w3 w4", "2 k y2 cityhall"),
    ("b2r y4 y5 w6", "2 i y4 hall"),
    ("r3 w4 y5 b6r", "1 free r3 fortress"),
    ("w1 y3 y4 b5y", "2 i y3 cityhall"),
    ("w1 y4 w5 b6y", "2 i y4 cityhall y15 fortress4"),
    ("b1w r5 y5 y6", "2 i w5 cathedral"),
    ("b1w y3 y6 y6", "2 i w4 cathedral"),
    ("b1w w5 y6 y6", "2 d w6 cathedral"),
    ("b1w w1 y3 y6", "3 d w3 bishopric"),
    ("w4 w5 y5 b6r", "1 free w4 bishopric"),
)
"""Sixteen half days that lead to that sheet: the dice, and what was done with them."""


def test_the_rulebooks_sheet_scores_54() -> None:
    """Page 10."""
    assert score(0, FIFTY_FOUR).parts == {
        "hugues": 0,
        "isabeau": 0,
        "thibaut": 4,
        "jeanne": 8,
        "urbain": 4,
        "marie": 4,
        "influence": 1,
        "deniers": 1,
        "knowledge": 2,
        "citizens": 30,
    }
    assert score(0, FIFTY_FOUR).total == 54


def test_the_rulebooks_sheet_can_be_played() -> None:
    """Page 10: sixteen actions and one bonus lead to exactly these marks."""
    table = dice(PLAYED[0][0], following=tuple(words for words, _ in PLAYED[1:]))
    table.play(*(f"0 {pick}" for _, pick in PLAYED))
    assert table.sheet() == FIFTY_FOUR
    assert RULES.result(table.state).scores[0].total == 54


def test_each_pair_of_one_resource_is_a_point() -> None:
    """Page 10: pairs are counted for each resource on its own."""
    parts = score(0, sheet((3, 4, 5), (0, 1, 0))).parts
    assert (parts["influence"], parts["deniers"], parts["knowledge"]) == (1, 1, 2)


def test_a_row_without_its_cathedral_scores_nothing() -> None:
    assert score(0, sheet(built="palace1 palace2 palace3", spent=(3, 3, 3))).total == 0


def test_urbain_counts_his_own_cathedral() -> None:
    assert score(0, sheet(built="cathedral5")).parts["urbain"] == 1


def test_buildings_in_crossed_columns_count() -> None:
    paper = sheet(built="palace1 cathedral2", crossed="r1")
    assert score(0, paper).parts["isabeau"] == 1


def test_categories_come_in_the_order_of_the_sheet() -> None:
    assert tuple(score(0, sheet()).parts) == CATEGORIES == RULES.categories


def ended(*citizens: int) -> DiceTable:
    table = dice(number=16, seats=len(citizens))
    hands = tuple(Hand(sheet(citizens=(number, 0, 0))) for number in citizens)
    table.state = State(table.state.table, hands, table.state.secret)
    for seat in range(len(citizens)):
        table.play(f"{seat} 1 free r1 gain")
    return table


def test_tied_players_share_the_victory() -> None:
    """Page 10."""
    result = RULES.result(ended(5, 9, 9, 1).state)
    assert result.ranks == (3, 1, 1, 4)
    assert result.winners == (1, 2)
    assert result.verdict == ""


@pytest.mark.parametrize(
    ("points", "word"),
    [(44, "below_45"), (45, "from_45"), (54, "from_45"), (55, "from_55"), (64, "from_55"), (65, "from_65")],
)
def test_solo_games_are_ranked_by_the_achievements(points: int, word: str) -> None:
    """Ruling 16."""
    assert verdict(points) == word


def test_a_solo_game_has_a_verdict() -> None:
    assert RULES.result(ended(14).state).verdict == "below_45"
