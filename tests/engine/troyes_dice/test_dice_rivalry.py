"""Near the end a master plays to win; what it says of moves otherwise is said in points."""

from functools import cache

import pytest
from msgspec.structs import replace

from engine.ai import EVERY_COMPUTER, choose
from engine.core.chance import Chance
from engine.core.moves import text_of
from engine.troyes_dice import rivalry, search
from engine.troyes_dice.facts import HALF_DAYS
from engine.troyes_dice.rivalry import LAST, WIN, Rivals, rivals_of, stake
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import View
from engine.troyes_dice.weights import FITTED
from tests.engine.troyes_dice.dice_table import RULES

STEADY = EVERY_COMPUTER["steady"]
QUICK = 24
"""Samples for each decision."""


@cache
def view_of(half_day: int, seats: int = 2, seed: int = 1, pace: str = "together") -> View:
    """What seat 0 sees in this half day of a steady game."""
    state, _ = RULES.new_game(seats, {"numbering": "first", "pace": pace}, bytes([seed]) * 32)
    chance = Chance(bytes(32))
    while RULES.view(state, 0).half_day < half_day:
        for seat in RULES.to_act(state):
            move = STEADY(RULES, RULES.view(state, seat), chance)
            state, _ = RULES.apply(state, RULES.parse(text_of(move)))
    return RULES.view(state, 0)


def against(view: View, citizens: int) -> View:
    """The same where the other one has so many citizens of each colour more, or less."""
    other = view.sheets[1]
    assert other is not None
    return replace(view, sheets=(view.sheets[0], replace(other, citizens=[n + citizens for n in other.citizens])))


@pytest.mark.parametrize(
    ("half_day", "expected"), [(HALF_DAYS - LAST - 1, False), (HALF_DAYS - LAST, True), (15, True)]
)
def test_winning_counts_from_the_last_half_days_on(half_day: int, expected: bool) -> None:
    assert (rivals_of(FITTED, view_of(half_day)) is not None) is expected


def test_in_the_very_last_half_day_most_points_are_the_best_chance() -> None:
    assert rivals_of(FITTED, view_of(HALF_DAYS)) is None


def test_who_is_alone_or_in_another_half_day_than_others_has_no_rivals() -> None:
    assert rivals_of(FITTED, view_of(14, seats=1)) is None
    view = view_of(14, pace="own")
    assert rivals_of(FITTED, view) is not None
    ahead = replace(view, table=replace(view.table, finished=(13, 14)))
    assert rivals_of(FITTED, ahead) is None


def test_before_that_whoever_means_to_win_makes_points() -> None:
    view = view_of(6)
    assert search.contend(view, Chance(bytes(32)), QUICK) == search.ponder(view, Chance(bytes(32)), QUICK, ())


@pytest.mark.parametrize("half_day", [3, 12, 15])
def test_what_is_said_in_points_does_not_depend_on_others(half_day: int) -> None:
    view = view_of(half_day)
    said = search.ponder(view, Chance(bytes(32)), QUICK, ())
    assert search.ponder(against(view, -1), Chance(bytes(32)), QUICK, ()) == said


def test_a_win_is_worth_more_than_any_points() -> None:
    assert stake(51, 50) - stake(50, 50) == pytest.approx(WIN / 2 + 1)
    assert stake(50, 50) - stake(49, 50) == pytest.approx(WIN / 2 + 1)
    assert stake(60, 50) - stake(51, 50) == pytest.approx(9)


def test_who_can_only_win_or_only_lose_chooses_by_points() -> None:
    view = view_of(14)
    for citizens in (-6, 6):
        best = search.contend(against(view, citizens), Chance(bytes(32)), QUICK)[0]
        said = search.ponder(view, Chance(bytes(32)), QUICK, ())[0]
        assert best.move == said.move


@pytest.mark.parametrize("half_day", [12, 14])
def test_who_wins_anyway_gives_no_points_away(half_day: int) -> None:
    view = against(view_of(half_day), -9)
    for number in range(6):
        seed = bytes([number]) * 32
        said = {text_of(each.move): each.worth for each in search.ponder(view, Chance(seed), RULES.effort, ())}
        chosen = text_of(choose("master", RULES, view, Chance(seed)))
        assert said[chosen] >= max(said.values()) - RULES.near - 1e-9


def test_where_it_is_close_the_other_ones_points_decide_what_is_best() -> None:
    """In one of some positions at least: else nobody would have to look at the other sheet."""
    chosen = {
        (seed, half_day): {
            search.contend(against(view_of(half_day, seed=seed), citizens), Chance(bytes(32)), QUICK)[0].move
            for citizens in (-1, 0, 1)
        }
        for seed in (1, 2, 3)
        for half_day in (13, 14)
    }
    assert any(len(moves) > 1 for moves in chosen.values())


def test_others_are_played_on_to_the_end_in_the_same_half_days() -> None:
    view, chance = view_of(14), Chance(bytes(32))
    today = view.today
    assert today is not None
    days = search.Futures(today, chance, None).first(2)
    rivals = Rivals(FITTED, view)
    assert [rivals.most(number, days[number]) for number in (0, 1, 0)] == [*rivals.ends, rivals.ends[0]]
    now = score(1, rivals.sheets[0]).total
    assert all(end == int(end) and now <= end < now + 30 for end in rivals.ends)


def test_of_many_others_the_strongest_are_watched() -> None:
    view = view_of(13, seats=5)
    rivals = Rivals(FITTED, view)
    assert len(rivals.sheets) == rivalry.STRONGEST
    outlook = FITTED.after(13, view.table.columns)
    others = sorted((outlook.value(sheet) for sheet in view.sheets[1:] if sheet), reverse=True)
    weakest = min(outlook.value(sheet) for sheet in rivals.sheets)
    assert weakest >= others[rivalry.STRONGEST]
