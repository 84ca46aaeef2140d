"""Choosing a die, paying, changing it, and the three actions (pages 5 to 9)."""

import pytest

from engine.core.errors import IllegalMove, NotAMove
from engine.troyes_dice.events import Built, GainedCitizens, GainedResources, Used
from engine.troyes_dice.facts import HALL, RED, WHITE, YELLOW
from tests.engine.troyes_dice.dice_table import RULES, dice

NO_MOVES = (
    "",
    "0 1",
    "x 1 free r1 gain",
    "0 9 free r1 gain",
    "0 1 gold r1 gain",
    "0 1 free r9 gain",
    "0 1 free r1 dance",
    "0 1 free r1 gain c6",
    "0 1 free r1 gain c6 palace9",
    "0 columns 1 2 3",
)


def refusal(table_line: str, words: str = "b1r y2 y3 w6", **position: object) -> IllegalMove:
    """The error that this move gets; the table must be as it was before."""
    table = dice(words, **position)  # type: ignore[arg-type]
    before = table.state
    with pytest.raises(IllegalMove) as caught:
        table.play(table_line)
    assert table.state is before
    return caught.value


@pytest.mark.parametrize("line", NO_MOVES)
def test_a_text_that_is_no_move_is_told_as_such(line: str) -> None:
    with pytest.raises(NotAMove):
        RULES.parse(line)


# Paying


def test_the_die_of_slot_1_is_free() -> None:
    assert dice("r1 b3w y3 w6").play("0 1 free r1 gain").stock == (4, 3, 3)


@pytest.mark.parametrize(("payment", "stock"), [("d", (3, 4, 3)), ("i", (2, 5, 3)), ("k", (3, 5, 2))])
def test_the_die_of_slot_2_costs_one_of_any_resource(payment: str, stock: tuple[int, ...]) -> None:
    """Page 5: the second segment shows the three resources."""
    assert dice("b1r y2 y3 w6").play(f"0 2 {payment} y2 gain").stock == stock


def test_the_dice_of_slots_3_and_4_cost_one_and_two_deniers() -> None:
    """Page 5, example: the yellow 3 costs 1 denier and the red 6 costs 2."""
    assert dice("r1 b3w y3 r6").play("0 3 d y3 gain").stock == (3, 5, 3)
    assert dice("r1 b3w y3 r6").play("0 4 dd r6 gain").stock == (9, 1, 3)


def test_several_players_may_use_the_same_die() -> None:
    table = dice("r1 b3w y3 r6", seats=2).play("0 1 free r1 gain", "1 1 free r1 gain")
    assert [table.sheet(seat).circled[RED] for seat in (0, 1)] == [4, 4]


def test_the_black_die_cannot_be_chosen() -> None:
    """Page 5: the black die can never be purchased."""
    assert refusal("0 1 free r1 gain").code == "die_destroyed"
    assert "1" not in dice("b1r y2 y3 w6").offers()


def test_a_die_that_is_too_dear_is_refused_and_the_error_says_what_is_missing() -> None:
    error = refusal("0 4 dd w6 gain", spent=(0, 2, 0))
    assert error.code == "cannot_afford"
    assert error.details == {"resource": "deniers", "needs": 2, "has": 1, "missing": 1}


def test_a_payment_that_the_slot_does_not_ask_for_is_refused() -> None:
    error = refusal("0 3 i y3 gain")
    assert (error.code, error.details["offered"]) == ("wrong_payment", "d")
    assert refusal("0 4 free w6 gain").code == "wrong_payment"


def test_gains_of_the_action_cannot_pay_for_it() -> None:
    """Ruling 8: pay, then act."""
    error = refusal("0 3 d y3 gain", spent=(0, 3, 0))
    assert (error.code, error.details["resource"]) == ("cannot_afford", "deniers")


# Changing the die


def test_each_influence_turns_the_die_by_one() -> None:
    """Page 6."""
    table = dice("r1 b3w y3 r6").play("0 1 free r3 gain")
    assert (table.circled[RED], table.stock[RED]) == (6, 4)


def test_a_die_does_not_wrap() -> None:
    """Page 6: from 1 to 6 takes five influence, and nothing is beyond 6."""
    assert refusal("0 1 free r6 gain", "r1 b3w y3 r6", circled=(7, 3, 3), spent=(3, 0, 0)).details["needs"] == 5
    assert dice("r1 b3w y3 r6", circled=(7, 3, 3), spent=(2, 0, 0)).play("0 1 free r6 gain").circled[RED] == 13


def test_two_knowledge_give_the_die_any_other_colour() -> None:
    """Page 6."""
    table = dice("r1 b3w y3 r6").play("0 1 free y1 gain")
    assert table.stock == (3, 4, 1)
    assert refusal("0 1 free w1 gain", "r1 b3w y3 r6", spent=(0, 0, 2)).details["needs"] == 2


def test_the_payment_leaves_less_for_a_change() -> None:
    """Ruling 8: everything is paid from one stock."""
    table = dice("b1r y2 y3 w6", spent=(2, 0, 1))
    assert "y3" in table.offers("2 d")
    assert "y3" not in table.offers("2 i")
    assert "w2" in table.offers("2 d")
    assert "w2" not in table.offers("2 k")


def test_rulebook_example_red_5_becomes_yellow_6() -> None:
    """Page 6, example: 1 denier, 2 knowledge, 1 influence; 6 deniers and 1 yellow citizen."""
    table = dice("r1 b2w r5 w6").play("0 3 d y6 gain")
    assert table.circled == (3, 9, 3)
    assert table.stock == (2, 8, 1)
    assert table.citizens == (0, 1, 0)
    used = table.happened(Used)[0]
    assert isinstance(used, Used)
    assert used.spent == (1, 1, 2)


def test_only_affordable_changes_are_offered_and_the_own_face_comes_first() -> None:
    assert dice("r1 b3w y3 r6", spent=(2, 0, 2)).offers("1 free") == ("r1", "r2")


# Gaining resources


@pytest.mark.parametrize(("circled", "citizens"), [(4, 0), (5, 1), (6, 0), (11, 1), (17, 1)])
def test_the_6th_12th_and_18th_resource_bring_a_citizen(circled: int, citizens: int) -> None:
    """Page 6."""
    table = dice("r1 b3w y3 r6", circled=(circled, 3, 3)).play("0 1 free r1 gain")
    assert table.citizens == (citizens, 0, 0)


def test_resources_beyond_the_track_are_lost() -> None:
    """Ruling 4."""
    table = dice("r1 b3w y3 r6", circled=(16, 3, 3)).play("0 4 dd r6 gain")
    assert table.circled[RED] == 18
    gained = [event for event in table.happened(GainedResources) if isinstance(event, GainedResources)]
    assert [(event.number, event.source) for event in gained] == [(2, "action")]


def test_gaining_on_a_full_track_is_allowed_and_gives_nothing() -> None:
    """Ruling 5."""
    table = dice("r1 b3w y3 r6", circled=(18, 3, 3), spent=(18, 0, 0)).play("0 1 free r1 gain")
    assert table.circled == (18, 3, 3)


def test_crossed_boxes_do_not_hinder_gaining() -> None:
    """Page 5: only buildings are crossed out."""
    assert dice("r1 b3w y3 r6", crossed="r1").play("0 1 free r1 gain").circled[RED] == 4


# Building


def test_fortress_of_column_1_beside_column_2_gives_two_red_citizens() -> None:
    """Page 7, example: its own citizen and the link."""
    table = dice("r1 b3w y3 r6", built="fortress2").play("0 1 free r1 fortress")
    assert table.citizens == (2, 0, 0)
    gained = [(e.number, e.source) for e in table.happened(GainedCitizens) if isinstance(e, GainedCitizens)]
    assert gained == [(1, "fortress"), (1, "link")]


@pytest.mark.parametrize(
    ("value", "citizens"), [(1, (1, 0, 0)), (3, (0, 1, 0)), (4, (0, 1, 0)), (5, (0, 0, 1)), (6, (0, 0, 1))]
)
def test_each_fortress_brings_the_citizen_in_its_silhouette(value: int, citizens: tuple[int, ...]) -> None:
    table = dice("r1 b3w y3 r6", circled=(9, 3, 3)).play(f"0 1 free r{value} fortress")
    assert table.citizens == citizens


def test_great_hall_of_column_5_with_two_white_dice_gives_six_knowledge() -> None:
    """Page 7, example."""
    table = dice("w1 b3r y5 w6").play("0 3 d y5 hall")
    assert table.circled[WHITE] == 9


@pytest.mark.parametrize(
    ("value", "circled", "citizens"),
    [
        (1, (6, 3, 3), (1, 0, 0)),
        (2, (3, 3, 3), (2, 0, 0)),
        (3, (3, 6, 3), (0, 1, 0)),
        (4, (3, 3, 3), (0, 2, 0)),
        (5, (3, 3, 6), (0, 0, 1)),
        (6, (3, 3, 3), (0, 0, 2)),
    ],
)
def test_each_great_hall_with_one_die_of_its_colour(
    value: int, circled: tuple[int, ...], citizens: tuple[int, ...]
) -> None:
    """Page 7: three resources or two citizens for each available die."""
    dice_words = f"b1w r1 w1 y{value}"
    table = dice(dice_words).play(f"0 4 dd y{value} hall")
    assert (table.circled, table.citizens) == (circled, citizens)


def test_a_chosen_die_counts_for_its_own_great_hall_in_the_colour_of_its_plaza() -> None:
    """Ruling 2 and the note of page 7: a colour that was changed does not count."""
    natural = dice("y3 b3r r3 r6").play("0 1 free y3 hall")
    assert natural.circled[YELLOW] == 6
    changed = dice("r3 b3r r3 r6").play("0 1 free y3 hall")
    assert changed.circled[YELLOW] == 3
    red_still_counts = dice("r1 b3y y3 y6").play("0 1 free y1 hall")
    assert red_still_counts.circled[RED] == 6


def test_the_black_die_does_not_count_for_a_great_hall() -> None:
    table = dice("y3 b3y r3 r6").play("0 1 free y3 hall")
    assert table.circled[YELLOW] == 6


def test_a_great_hall_without_matching_dice_can_be_built_for_nothing() -> None:
    table = dice("y5 b5y r5 r6").play("0 1 free y5 hall")
    assert table.sheet().has(HALL, 4)
    assert table.circled == (3, 3, 3)


def test_third_cathedral_in_column_1_writes_2_for_the_fortresses() -> None:
    """Page 8, example."""
    table = dice("w1 b3r y3 r6", built="cathedral5 cathedral6").play("0 1 free w1 cathedral")
    assert table.sheet().multipliers == [2, 0, 0, 0, 1, 1]


def test_cathedrals_count_by_order_of_building() -> None:
    """Page 8: 1, 1, 2, 2, 3, 3."""
    values = "cathedral6 cathedral1 cathedral5 cathedral2 cathedral4"
    table = dice("w3 b3r y3 r6", built=values).play("0 1 free w3 cathedral")
    assert table.sheet().multipliers == [1, 2, 3, 3, 2, 1]


@pytest.mark.parametrize(
    ("colour", "row", "citizens"),
    [("r", "palace", (2, 0, 0)), ("y", "cityhall", (0, 2, 0)), ("w", "bishopric", (0, 0, 2))],
)
def test_a_work_building_brings_two_citizens_of_its_colour(colour: str, row: str, citizens: tuple[int, ...]) -> None:
    """Page 9, with its example of the City Hall in column 5."""
    assert dice(f"b1r y2 {colour}5 y6").play(f"0 3 d {colour}5 {row}").citizens == citizens


@pytest.mark.parametrize(
    ("built", "action", "circled", "citizens"),
    [
        ("fortress1", "r2 fortress", (3, 3, 3), (2, 0, 0)),
        ("fortress3", "r4 fortress", (3, 3, 3), (0, 2, 0)),
        ("fortress6", "r5 fortress", (3, 3, 3), (0, 0, 2)),
        ("palace1", "r2 palace", (3, 3, 3), (4, 0, 0)),
        ("palace3", "r4 palace", (3, 3, 3), (2, 0, 0)),
        ("palace6", "r5 palace", (6, 3, 3), (3, 0, 0)),
        ("hall1", "y2 hall", (3, 3, 3), (0, 0, 0)),
        ("cityhall2", "y1 cityhall", (3, 6, 3), (0, 3, 0)),
        ("cityhall3", "y4 cityhall", (3, 3, 3), (0, 4, 0)),
        ("cityhall5", "y6 cityhall", (3, 3, 3), (0, 2, 0)),
        ("cathedral1", "w2 cathedral", (3, 3, 3), (0, 0, 0)),
        ("bishopric1", "w2 bishopric", (3, 3, 3), (0, 0, 2)),
        ("bishopric4", "w3 bishopric", (3, 3, 6), (0, 0, 3)),
        ("bishopric5", "w6 bishopric", (3, 3, 3), (0, 0, 4)),
        ("fortress2", "r3 fortress", (3, 3, 3), (0, 1, 0)),
    ],
)
def test_the_nine_links_and_no_others(
    built: str, action: str, circled: tuple[int, ...], citizens: tuple[int, ...]
) -> None:
    """Page 7: a link is earned when both buildings beside it stand."""
    change, row = action.split()
    # The only other dice are white, so that a Great Hall of column 2 finds no red one.
    words = f"{change} b6r w6 w6" if change[1] != "6" else "w1 w1 b6r " + change
    head = "1 free" if change[1] != "6" else "4 dd"
    table = dice(words, built=built).play(f"0 {head} {change} {row}")
    assert (table.circled, table.citizens) == (circled, citizens)


def test_a_building_is_built_once() -> None:
    assert refusal("0 1 free r1 palace", "r1 b3w y3 r6", built="palace1").code == "already_built"


def test_a_crossed_out_building_cannot_be_built_while_the_others_of_the_column_can() -> None:
    """Page 5."""
    error = refusal("0 1 free w1 cathedral", "w1 b3w y3 r6", crossed="w1")
    assert error.code == "crossed_out"
    assert dice("w1 b3w y3 r6", crossed="w1").offers("1 free w1") == ("gain",)
    assert dice("w1 b3w y3 r6", crossed="w1").offers("1 free r1") == ("gain", "fortress", "palace")


def test_prestige_and_work_of_one_column_are_independent() -> None:
    assert dice("w1 b3w y3 r6", built="cathedral1").offers("1 free w1") == ("gain", "bishopric")


def test_a_die_builds_only_in_its_colour() -> None:
    error = refusal("0 1 free r1 cathedral", "r1 b3w y3 r6")
    assert (error.code, error.details["needs"]) == ("wrong_colour", "w")


def test_a_die_acts_on_the_column_with_its_value_wherever_that_stands() -> None:
    """Page 3: the numbering belongs to the table, the printed gains to the columns."""
    table = dice("r1 b3w y3 r6", columns=(4, 3, 2, 1, 6, 5)).play("0 1 free r1 fortress")
    assert table.citizens == (0, 1, 0)
    assert table.sheet().has(0, 3)
    built = table.happened(Built)[0]
    assert isinstance(built, Built)
    assert built.value == 1


@pytest.mark.parametrize(
    "line",
    [
        "0 1",
        "0 9 free r1 gain",
        "0 1 gold r1 gain",
        "0 1 free r9 gain",
        "0 1 free r1 dance",
        "",
        "x 1 free r1 gain",
        "0 1 free r1 gain c6",
        "0 1 free r1 gain c6 palace9",
        "0 columns 1 2 3",
    ],
)
def test_what_is_no_move_is_told_apart(line: str) -> None:
    with pytest.raises(NotAMove):
        dice().play(line)
