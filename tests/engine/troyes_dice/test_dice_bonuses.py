"""Track bonuses, column bonuses, overflow and chains (pages 6 and 9; rulings 3, 6, 7, 9)."""

import pytest

from engine.core.choosing import Question, narrow
from engine.core.errors import IllegalMove, UnclearMove
from engine.troyes_dice.events import Built, GainedCitizens, LostBonus
from tests.engine.troyes_dice.dice_table import RULES, dice

FREE_RED = "r1 b3w y3 r6"


def test_column_3_gives_one_of_each_resource() -> None:
    """Page 9."""
    table = dice(FREE_RED, citizens=(1, 3, 3)).play("0 1 free r1 palace")
    assert table.circled == (4, 4, 4)


def test_a_column_gives_nothing_before_its_third_citizen() -> None:
    assert dice(FREE_RED, citizens=(1, 3, 2)).play("0 1 free r1 palace").circled == (3, 3, 3)


def test_resources_of_column_3_may_bring_citizens_in_turn() -> None:
    table = dice(FREE_RED, citizens=(1, 3, 3), circled=(5, 5, 5)).play("0 1 free r1 palace")
    assert table.citizens == (4, 4, 4)


@pytest.mark.parametrize("column", [6, 11])
def test_columns_6_and_11_build_a_work_building_of_any_kind_anywhere(column: int) -> None:
    """Page 9."""
    before = dice(FREE_RED, citizens=(column - 1, column, column), crossed="w2", built="cityhall3")
    offers = before.offers(f"1 free r1 palace c{column}")
    assert set(offers) == {f"palace{n}" for n in (2, 3, 4, 5, 6)} | {f"cityhall{n}" for n in (1, 2, 4, 5, 6)} | {
        f"bishopric{n}" for n in (1, 3, 4, 5, 6)
    }
    table = before.play(f"0 1 free r1 palace c{column} bishopric4")
    assert table.citizens == (column + 1, column, column + 2)
    assert "bishopric4" in table.built


@pytest.mark.parametrize(
    ("colour", "citizens", "line", "rows"),
    [
        ("r", (14, 0, 0), "1 free r1 palace", {"hall", "cathedral"}),
        ("y", (0, 14, 0), "1 free y1 cityhall", {"fortress", "cathedral"}),
        ("w", (0, 0, 14), "1 free w1 bishopric", {"fortress", "hall"}),
    ],
)
def test_the_15th_citizen_builds_a_prestige_building_of_another_colour(
    colour: str, citizens: tuple[int, int, int], line: str, rows: set[str]
) -> None:
    """Page 9, ruling 3: any column."""
    table = dice(FREE_RED, citizens=citizens)
    offers = table.offers(f"{line} {colour}15")
    assert {name[:-1] for name in offers} == rows
    assert len(offers) == 12


def test_a_bonus_cathedral_writes_the_next_multiplier() -> None:
    table = dice(FREE_RED, citizens=(14, 0, 0), built="cathedral1 cathedral2").play("0 1 free r1 palace r15 cathedral6")
    assert table.sheet().multipliers == [1, 1, 0, 0, 0, 2]


def test_a_bonus_great_hall_counts_the_dice_of_the_half_day() -> None:
    table = dice("r1 b3w r3 r6", citizens=(14, 0, 0)).play("0 1 free r1 palace r15 hall1")
    assert table.circled[0] == 12


def test_a_bonus_fortress_brings_its_citizen_link_and_protection() -> None:
    table = dice("y1 b3w r3 r6", citizens=(0, 14, 0), built="fortress5").play("0 1 free y1 cityhall y15 fortress6")
    assert table.citizens == (0, 16, 2)
    assert table.sheet().has(0, 5)


def test_the_20th_citizen_brings_the_two_other_colours() -> None:
    """Page 9."""
    assert dice(FREE_RED, citizens=(18, 0, 0)).play("0 1 free r1 palace").citizens == (20, 1, 1)
    assert dice("y1 b3w y3 r6", citizens=(0, 18, 0)).play("0 1 free y1 cityhall").citizens == (1, 20, 1)
    assert dice("w1 b3w y3 r6", citizens=(0, 0, 18)).play("0 1 free w1 bishopric").citizens == (1, 1, 20)


def test_a_bonus_building_may_set_off_the_next_bonus() -> None:
    """Page 9: a chain of two, finished inside the action."""
    line = "0 1 free r1 palace c6 cityhall1 y15 fortress3"
    table = dice(FREE_RED, citizens=(5, 13, 6)).play(line)
    assert table.built == {"palace1", "cityhall1", "fortress3"}
    built = [event.bonus for event in table.happened(Built) if isinstance(event, Built)]
    assert built == ["", "c6", "y15"]


def test_several_waiting_bonuses_are_built_in_the_order_their_owner_likes() -> None:
    """Ruling 7: the owner names the bonus, then the building."""
    # The Fortress reaches column 6 with its own citizen, the feast brings the 15th white one.
    table = dice("r1 b3w y3 r6", citizens=(5, 6, 14), tiles={1: 6}, built="fortress2")
    assert table.offers("1 free r1 fortress feast w") == ("c6", "w15")
    assert table.offers("1 free r1 fortress feast w w15 hall5") == ("c6",)
    assert table.offers("1 free r1 fortress feast w c6 palace4") == ("w15",)
    table.play("0 1 free r1 fortress feast w w15 hall5 c6 palace4")
    assert table.built == {"fortress1", "fortress2", "hall5", "palace4"}


def test_the_question_for_the_source_is_only_asked_if_several_bonuses_wait() -> None:
    one = dice(FREE_RED, citizens=(14, 0, 0)).view()
    question = narrow(RULES, one, ("1", "free", "r1", "palace"))
    assert isinstance(question, Question)
    assert (question.asked, question.path[-1]) == ("prestige", "r15")
    two = dice("r1 b3w y3 r6", citizens=(5, 6, 14), tiles={1: 6}, built="fortress2").view()
    question = narrow(RULES, two, ("1", "free", "r1", "fortress", "feast", "w"))
    assert isinstance(question, Question)
    assert (question.asked, question.answers) == ("bonus", ("c6", "w15"))


def test_a_bonus_must_be_built_if_it_can_be() -> None:
    """Ruling 6."""
    with pytest.raises(UnclearMove) as caught:
        dice(FREE_RED, citizens=(14, 0, 0)).play("0 1 free r1 palace")
    assert caught.value.details == {"asked": "bonus", "offered": "r15"}


def test_a_bonus_without_a_legal_building_is_lost() -> None:
    crossed = " ".join(f"{colour}{value}" for colour in "yw" for value in range(1, 7))
    table = dice(FREE_RED, citizens=(14, 0, 0), crossed=crossed).play("0 1 free r1 palace")
    assert table.happened(LostBonus) == [LostBonus(1, 0, "r15")]


def test_a_fortress_does_not_bring_a_crossed_box_back() -> None:
    """Page 5: once crossed out, a building can no longer be constructed."""
    table = dice(FREE_RED, citizens=(14, 0, 0), crossed="y2", built="fortress2")
    assert "hall2" not in table.offers("1 free r1 palace r15")


def test_choices_that_nobody_asked_for_are_refused() -> None:
    with pytest.raises(IllegalMove) as caught:
        dice(FREE_RED).play("0 1 free r1 palace c6 palace2")
    assert caught.value.code == "choice_not_asked"
    with pytest.raises(IllegalMove) as caught:
        dice(FREE_RED, citizens=(14, 0, 0)).play("0 1 free r1 palace r15 fortress2")
    assert caught.value.code == "choice_not_offered"


def test_a_citizen_of_a_full_track_goes_to_the_track_its_owner_chooses() -> None:
    """Page 6, note; ruling 9."""
    table = dice(FREE_RED, citizens=(20, 0, 0))
    assert table.offers("1 free r1 palace over") == ("y", "w")
    table.play("0 1 free r1 palace over y over w")
    assert table.citizens == (20, 1, 1)
    sources = [event.source for event in table.happened(GainedCitizens) if isinstance(event, GainedCitizens)]
    assert sources == ["overflow", "overflow"]


def test_part_of_a_gain_may_overflow() -> None:
    table = dice(FREE_RED, citizens=(19, 0, 0)).play("0 1 free r1 palace over y")
    assert table.citizens == (20, 2, 1)


def test_overflow_with_only_one_track_left_needs_no_answer() -> None:
    """Ruling 9."""
    assert dice(FREE_RED, citizens=(20, 20, 0)).play("0 1 free r1 palace").citizens == (20, 20, 2)


def test_overflow_with_no_track_left_is_lost() -> None:
    table = dice(FREE_RED, citizens=(20, 20, 20)).play("0 1 free r1 palace")
    assert table.citizens == (20, 20, 20)
    assert table.happened(LostBonus) == [LostBonus(1, 0, "citizen")] * 2


def test_citizens_without_a_place_stop_nothing_else_that_is_due() -> None:
    """The link of columns 5 and 6 still brings its three influence."""
    table = dice("r5 b6w y6 r6", citizens=(20, 20, 20), built="palace6").play("0 1 free r5 palace")
    assert table.circled == (6, 3, 3)
    assert table.happened(LostBonus) == [LostBonus(1, 0, "citizen")] * 3


@pytest.mark.parametrize(("colour", "column"), [(colour, column) for colour in range(3) for column in (3, 6, 11)])
def test_the_last_of_three_citizens_completes_a_column_whatever_its_colour(colour: int, column: int) -> None:
    """Page 9."""
    citizens = [column] * 3
    citizens[colour] -= 1
    table = dice(f"{'ryw'[colour]}1 b3w y3 r6", citizens=tuple(citizens))
    line = f"1 free {'ryw'[colour]}1 {('palace', 'cityhall', 'bishopric')[colour]}"
    assert table.offers(line) == (() if column == 3 else (f"c{column}",))
    if column == 3:
        assert table.play(f"0 {line}").circled == (4, 4, 4)


def test_an_overflowing_citizen_triggers_the_bonuses_of_its_new_track() -> None:
    table = dice(FREE_RED, citizens=(20, 14, 3)).play("0 1 free r1 palace over y over w y15 fortress1 over w")
    assert table.citizens == (20, 15, 5)
    assert "fortress1" in table.built


def test_each_bonus_comes_once() -> None:
    table = dice(FREE_RED, citizens=(6, 6, 6)).play("0 1 free r1 palace")
    assert table.built == {"palace1"}
