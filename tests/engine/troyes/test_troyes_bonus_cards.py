"""The three bonus activities, and what is true of all delayed cards. Appendix of the rulebook."""

import pytest

from engine.troyes.cards import ACTIVITIES, CARD_KEYS
from engine.troyes.events import Activated, Hired
from engine.troyes.facts import NEUTRAL
from tests.engine.troyes.troyes_table import code_of, troyes


def test_baker_gives_a_denier_for_each_yellow_die_in_the_square() -> None:
    table = troyes(tradesmen={"baker": [0]}, dice={0: "y6 y1", 1: "y2 r1", NEUTRAL: "y3"})
    table.play("0 use baker there plain y6 done")
    assert table.deniers() == 10 + 2 * 3


def test_banquet_gives_a_point_for_each_red_die_in_the_district_with_most() -> None:
    table = troyes(tradesmen={"banquet": [0]}, dice={0: "r4 r1", 1: "r1 r1", NEUTRAL: "r1 r2 r3"})
    table.play("0 use banquet there plain r4 done")
    assert table.gained(0) == 3


def test_prior_makes_a_white_die_two_white_ones() -> None:
    table = troyes(cubes={"prior": {0: 1}}, dice={0: "w4"}).play("0 build prior w4")
    assert table.table.cathedral[3] == table.table.cathedral[9] == 0
    assert (table.gained(0), table.influence()) == (2, 8)


def test_prior_needs_two_free_levels() -> None:
    table = troyes(cubes={"prior": {0: 1}}, dice={0: "w4", 2: "r1"}, cathedral={1: "44"})
    assert table.answers("build") == ("plain",)
    assert code_of(table, "0 build prior w4")[0] == "column_full"


@pytest.mark.parametrize("key", [card.key for card in ACTIVITIES if card.modifier])
def test_a_delayed_card_stores_a_cube_for_each_use(key: str) -> None:
    card = ACTIVITIES[CARD_KEYS.index(key)]
    letter = "rwy"[card.colour]
    table = troyes(tradesmen={key: [0]}, dice={0: f"{letter}6 {letter}6"})
    table.play(f"0 use {key} there plain {letter}6 {letter}6 done")
    assert table.stored(key) == 12 // card.divisor.value


def test_one_cube_at_most_modifies_an_action() -> None:
    table = troyes(cubes={"priest": {0: 2}, "confession": {0: 1}}, dice={0: "y2"}).play("0 farm priest y2 done")
    assert table.deniers() == 12
    assert (table.stored("priest"), table.stored("confession")) == (1, 1)


def test_a_cube_of_somebody_else_modifies_nothing() -> None:
    table = troyes(cubes={"priest": {1: 2}}, dice={0: "y2"})
    assert table.answers("farm") == ("plain",)
    assert code_of(table, "0 farm priest y2 done") == ("no_cube", {"card": "priest"})


@pytest.mark.parametrize("key", CARD_KEYS)
def test_any_card_can_be_hired_for_its_price_and_used_once_with_its_divisor(key: str) -> None:
    """The dearest card costs 8; dice that are worth one less than the divisor do not move it."""
    card = ACTIVITIES[CARD_KEYS.index(key)]
    letter, divisor = "rwy"[card.colour], card.divisor.value
    dice = f"{letter}6 {letter}{divisor - 6}" if divisor > 6 else f"{letter}{divisor}"
    ending = {True: " x1", False: " palace" if card.buildings else ""}[card.may_use_fewer]
    table = troyes(tradesmen={key: []}, dice={0: f"{dice} {letter}1"}, deniers={0: 11})
    assert key in table.answers("use")
    table.play(f"0 use {key} supply plain {dice} done{ending}")
    assert [(event.deniers, event.place) for event in table.told(Hired)] == [(card.hire.value, 0)]
    assert [event.uses for event in table.told(Activated)] == [1]


@pytest.mark.parametrize("key", CARD_KEYS)
def test_a_card_that_can_not_be_paid_or_moved_is_not_offered(key: str) -> None:
    card = ACTIVITIES[CARD_KEYS.index(key)]
    letter = "rwy"[card.colour]
    poor = troyes(tradesmen={key: []}, dice={0: f"{letter}6 {letter}6"}, deniers={0: card.hire.value - 1})
    assert "use" not in poor.answers()
    weak = troyes(tradesmen={key: [0]}, dice={0: f"{letter}1", 2: ""}, deniers={0: 1})
    assert "use" not in weak.answers()
