"""How the prices of Caylus are found."""

from pathlib import Path

import pytest

from engine.caylus import fitting, weights
from engine.caylus.curves import KNOTS, in_a_row
from engine.caylus.facts import PLACING
from engine.caylus.fitting import REACH, SIZE, Found, Piece, curves_of, guess, held, steps_of, story, written
from engine.caylus.prices import pricelist
from engine.core.chance import Chance
from engine.core.fitting import no_sums
from tests.engine.caylus.caylus_town import Town


def nothing_found() -> Found:
    return Found(no_sums(SIZE), [0] * len(REACH), [0] * len(REACH))


def test_the_prices_are_kept_as_the_fit_writes_them() -> None:
    kept = Path(weights.__file__).read_text()
    assert written(weights.FOR_TWO, weights.FOR_MORE, fitting.FIT.work) == kept


def test_nothing_is_worth_less_than_nothing_and_at_the_end_the_rules_say_what_it_is_worth() -> None:
    for curves in (weights.FOR_TWO, weights.FOR_MORE):
        rows = in_a_row(curves)
        assert all(len(row) == len(KNOTS) and min(row) >= 0 for row in rows)
        assert [row[0] for row in rows[:5]] == [0.33, 0.33, 0.33, 0.33, 3.0]
        assert all(0 <= share <= 1 for share in curves.reach)


@pytest.mark.parametrize("bailiff", [6, 13, 22, 24])
def test_what_is_held_is_the_sum_of_its_amounts_times_what_their_prices_have_risen(bailiff: int) -> None:
    table = Town(4, stock={0: "ffwwwwscgg"}, deniers={0: 11}).begin(PLACING).state.table
    table.bailiff, table.inn_guest, table.markers = bailiff, 0, [1, 0, 2, 3, *[0] * 12]
    curves = guess(4)
    prices = pricelist(curves)
    found = fitting.moment(table, (prices, prices))
    risen = sum(amount * step for amount, step in zip(found.amounts[0], steps_of(curves), strict=True))
    at_the_end = held(table, 0, fitting.IN_POINTS)
    assert held(table, 0, (prices, prices)) == pytest.approx(at_the_end + risen)


def test_curves_come_back_from_their_steps() -> None:
    there = curves_of(steps_of(guess(4)), 4, REACH)
    for row, again in zip(in_a_row(guess(4)), in_a_row(there), strict=True):
        assert again == pytest.approx(row, abs=0.006)
    below = curves_of([-9.0] * SIZE, 4, REACH)
    assert {min(row) for row in in_a_row(below)} == {0.0}


def test_of_two_seats_nobody_pays_for_being_first() -> None:
    steps = [1.0] * SIZE
    assert not any(curves_of(steps, 2, REACH).first)
    assert any(curves_of(steps, 4, REACH).first)


def test_seats_of_a_game_see_things_differently() -> None:
    chance = Chance(bytes(32))
    one, other = (fitting.leaning(guess(2), chance)[0][6] for _ in range(2))
    assert one.cubes != other.cubes
    assert one.reach == other.reach == REACH


@pytest.mark.parametrize("seats", [2, 4])
def test_a_story_has_a_moment_for_each_turn_and_counts_who_works_near_the_provost(seats: int) -> None:
    found = nothing_found()
    *moments, end = story(Piece(guess(seats), seats, bytes(32), range(1)), 0, found)
    assert 8 <= len(moments) <= 18
    assert all(len(moment.points) == seats == len(moment.amounts) for moment in moments)
    assert not any(moments[0].amounts[0][place] - moments[0].amounts[1][place] for place in range(5 * len(KNOTS[1:])))
    assert max(end.points) > 20
    assert sum(found.placed) > 10
    assert all(worked <= placed for worked, placed in zip(found.worked, found.placed, strict=True))
    assert 0 < sum(found.worked[:2]) >= sum(found.placed[:2]) / 2
