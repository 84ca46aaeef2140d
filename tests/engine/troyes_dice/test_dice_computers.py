"""The computer players of Troyes Dice: the value of a sheet, the uses of a die, and who beats whom."""

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.__main__ import main
from engine.ai import EVERY_COMPUTER, choose
from engine.core.chance import Chance
from engine.core.least_squares import known
from engine.core.moves import text_of
from engine.core.playing import play
from engine.troyes_dice import fitting, search, weights
from engine.troyes_dice.asking import position
from engine.troyes_dice.facts import HALF_DAYS
from engine.troyes_dice.features import SIZE, features
from engine.troyes_dice.fitting import least_squares, written
from engine.troyes_dice.listing import legal_picks
from engine.troyes_dice.lookahead import Lookahead, after, pick_of
from engine.troyes_dice.moves import Number, Pick
from engine.troyes_dice.outlook import Outlook
from engine.troyes_dice.picking import carry_out
from engine.troyes_dice.scoring import score
from engine.troyes_dice.state import View
from tests.engine.troyes_dice.dice_table import RULES

STEADY, STEADY_1 = EVERY_COMPUTER["steady"], EVERY_COMPUTER["steady_1"]


def views(seed: int, number: int, **options: str) -> list[View]:
    """Some views of a game that a steady player plays, now and then at random, so that sheets get full."""
    rng, found = Random(seed), []
    state, _ = RULES.new_game(1, {"numbering": "expert", **options}, rng.randbytes(32))
    while RULES.to_act(state):
        view = RULES.view(state, 0)
        if view.table.columns:
            found.append(view)
        lucky = rng.random() < 0.2
        move = RULES.random_move(view, rng.randrange) if lucky else STEADY(RULES, view, Chance(bytes(32)))
        state, _ = RULES.apply(state, RULES.parse(text_of(move)))
    return rng.sample(found, min(number, len(found)))


def some_weights(seed: int) -> list[float]:
    rng = Random(seed)
    return [rng.gauss(0, 0.3) for _ in range(SIZE)]


@pytest.mark.parametrize("expansion", ["false", "true"])
@pytest.mark.parametrize("seed", range(2))
def test_a_sheet_is_worth_its_points_and_its_features(seed: int, expansion: str) -> None:
    drawn = some_weights(seed)
    for view in views(seed, 16, expansion=expansion):
        sheet, today, columns = position(view)
        expected = score(0, sheet).total + known(features(sheet, columns), drawn)
        assert Outlook(drawn, columns, HALF_DAYS - today.number).value(sheet) == pytest.approx(expected)


@pytest.mark.parametrize("expansion", ["false", "true"])
@pytest.mark.parametrize("seed", range(3))
def test_every_use_of_a_die_is_found_paid_for_in_the_best_way(seed: int, expansion: str) -> None:
    drawn = some_weights(seed)
    for view in views(seed, 6, expansion=expansion):
        sheet, today, columns = position(view)
        outlook = Outlook(drawn, columns, 0)
        best: dict[tuple[object, ...], float] = {}
        for pick in legal_picks(0, sheet, today, columns):
            use = (pick.colour, pick.value, pick.action, today.dice[pick.slot - 1].tile)
            best[use] = max(best.get(use, -1000.0), outlook.value(carry_out(sheet, today, columns, pick)))
        found = Lookahead(sheet, today, columns, outlook).every_use()
        assert len(found) == len(best)
        for use in found:
            pick = pick_of(0, use)
            then = carry_out(sheet, today, columns, pick)
            assert after(sheet, today, columns, use, outlook) == then
            assert use[0] == pytest.approx(outlook.value(then))
            if not pick.choices:
                name = (pick.colour, pick.value, pick.action, today.dice[pick.slot - 1].tile)
                assert use[0] == pytest.approx(best[name])


def test_after_the_last_half_day_only_points_count() -> None:
    assert set(weights.FITTED.weights[HALF_DAYS]) == {0.0}


def test_the_weights_are_kept_as_the_fit_writes_them() -> None:
    numbering = [*(each for column in weights.NUMBERING for each in column), weights.BY_NUMBERING]
    kept = Path(weights.__file__).read_text()
    assert written([list(each) for each in weights.FITTED.weights], numbering, fitting.Work()) == kept


def test_least_squares_find_what_made_the_numbers() -> None:
    rng = Random(1)
    truth = [2.0, -1.0, 0.5]
    rows = [[(place, 4 * rng.random()) for place in range(3)] for _ in range(3000)]
    found = least_squares(rows, [known(row, truth) for row in rows], [0.0] * 3)
    assert found == pytest.approx(truth, abs=0.15)
    assert least_squares(rows, [known(row, truth) for row in rows], truth) == pytest.approx(truth)


def last_first(work: Callable[[Any], Any], pieces: Iterable[Any]) -> list[Any]:
    """As if other processes had taken the pieces, the last ones first."""
    return [work(piece) for piece in reversed([*pieces])][::-1]


def test_whoever_works_on_the_pieces_of_a_fit_the_weights_are_the_same() -> None:
    pieces = [fitting.packed((fitting.nothing_known(), bytes(32), range(n, n + 1))) for n in range(3)]
    later, told = [0.0] * SIZE, list[str]()
    one, other = (
        fitting.one_back([fitting.Pass(pieces)], HALF_DAYS - 1, later, bytes(32), 1, told.append, way)
        for way in (map, last_first)
    )
    assert one == other != later


def test_games_come_in_pieces_the_last_of_which_may_be_smaller() -> None:
    assert fitting.pieces_of(2 * fitting.PIECE + 1)[1:] == [
        range(fitting.PIECE, 2 * fitting.PIECE),
        range(2 * fitting.PIECE, 2 * fitting.PIECE + 1),
    ]


def test_processes_that_share_a_fit_write_what_one_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "TRIALS", 1)
    monkeypatch.setattr(fitting, "PIECE", 1)
    texts: list[str] = []
    for number in (1, 2):
        asked = (
            f"fit troyes_dice --passes 1 --games 2 --numbered 2 --processes {number} --out {tmp_path / 'weights.py'}"
        )
        assert main(asked.split()) == 0
        texts.append((tmp_path / "weights.py").read_text())
    assert texts[0] == texts[1]
    assert "--passes 1 --games 2 --rolls 1 --numbered 2 --seed 1\n" in texts[0]


def test_games_that_are_remembered_count_like_new_ones() -> None:
    """The products of their rows are kept, so that only what is to come is worked out anew."""
    stories = fitting.packed((fitting.nothing_known(), bytes(32), range(2)))
    later, told = [0.0] * SIZE, list[str]()
    old, one = fitting.Pass([stories]), fitting.Pass([stories, stories])
    ways = [[old], [old], [old, fitting.Pass([stories])], [one]]
    first, again, twice, at_once = (
        fitting.one_back(way, HALF_DAYS - 1, later, bytes(32), 1, told.append, map) for way in ways
    )
    assert first == again != twice == at_once
    assert told[0] == told[1] != told[2] == told[3]


def test_what_is_to_come_before_the_last_half_day_is_the_mean_over_its_dice() -> None:
    story = fitting.story(weights.FITTED, Chance(bytes(32)), False, (1, 2, 3, 4, 5, 6), 0.0)
    sample = [*story][HALF_DAYS - 1]
    few, many = (fitting.ahead(weights.FITTED, sample, HALF_DAYS - 1, rolls, Chance(bytes(32))) for rolls in (100, 400))
    assert 0 < many < 10
    assert few == pytest.approx(many, abs=0.5)


def test_games_to_fit_over_have_sheets_after_each_half_day_and_differ() -> None:
    found = fitting.gathered(weights.FITTED, bytes(32), range(6))
    assert [len(samples) for samples in found] == [6] * (HALF_DAYS + 1)
    assert len({tuple(sample.sheet.circled) for sample in found[-1]}) > 1
    assert {sample.columns for sample in found[0]} != {(1, 2, 3, 4, 5, 6)}
    assert any(plaza.tile for sample in found[0] for plaza in sample.plazas)


def test_a_value_in_a_column_is_worth_a_part_of_a_point() -> None:
    *table, mean = fitting.fit_numbering([list(each) for each in weights.FITTED.weights], bytes(32), 60)
    assert len(table) == 36
    assert 0 < max(map(abs, table)) < 2
    assert 50 < mean < 70


def test_steady_beats_the_yardstick_and_two_of_them_differ() -> None:
    wins, equal, games = 0.0, 0, 20
    for n in range(games):
        played = play(RULES, {}, bytes([n]) * 32, [STEADY, STEADY, STEADY_1])
        scores = [each.total for each in RULES.result(played.state).scores]
        wins += (scores[0] > scores[2]) + (scores[0] == scores[2]) / 2
        equal += played.state.hands[0].sheet == played.state.hands[1].sheet
    assert wins >= 0.65 * games
    assert equal <= 0.4 * games


def test_a_master_knows_what_more_futures_say() -> None:
    """Two masters with other chance agree on what is far ahead."""
    for view in views(4, 3):
        one, other = (search.ponder(view, Chance(bytes([n]) * 32), 48, []) for n in (1, 2))
        worths = {each.move: each.worth for each in other}
        assert worths[one[0].move] >= other[0].worth - 1.0


@pytest.mark.parametrize("numbering", ["standard", "expert"])
def test_columns_are_not_numbered_by_a_coin(numbering: str) -> None:
    state, _ = RULES.new_game(2, {"numbering": numbering}, bytes([5]) * 32)
    view = RULES.view(state, 0)
    best = max(RULES.legal_moves(view), key=lambda move: RULES.worth(view, move))
    for kind in ("steady", "master"):
        move = choose(kind, RULES, view, Chance(bytes([3]) * 32))
        assert isinstance(move, Number)
        assert RULES.worth(view, move) >= RULES.worth(view, best) - RULES.near


@pytest.mark.parametrize("temper", RULES.tempers)
def test_a_temper_leans_to_something_and_not_far(temper: str) -> None:
    picks = [pick for view in views(2, 8) for pick in RULES.legal_moves(view) if isinstance(pick, Pick)]
    leanings = {RULES.leaning(view, pick, temper) for view in views(2, 1) for pick in picks}
    assert len(leanings) == 2
    assert 0 <= max(leanings) <= 0.5
