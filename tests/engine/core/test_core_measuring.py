"""Figures about computers: who won how often, how sure that is, and that nobody gains by where they sit."""

import json
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.measuring import Meeting, interval, percentile, seated, summary
from engine.core.playing import Played
from engine.core.replay import GameFile
from engine.core.result import Result, Score, ranks


def report_of(line: str, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    assert main(line.split()) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everybody_sits_everywhere_equally_often(seats: int) -> None:
    ways = [seated(number, seats) for number in range(seats * 3)]
    for seat, place in product(range(seats), repeat=2):
        assert sum(way[seat] == place for way in ways) == 3


def test_a_share_of_nine_in_ten_over_200_games_is_sure_to_about_four_points() -> None:
    least, most = interval(0.9, 200)
    assert least == pytest.approx(0.8506, abs=0.0005)
    assert most == pytest.approx(0.9343, abs=0.0005)
    assert interval(1.0, 10)[1] == 1.0
    assert interval(0.0, 10)[0] == 0.0


def test_percentiles() -> None:
    values = [*range(100)]
    assert (percentile(values, 50), percentile(values, 99), percentile([], 50)) == (50, 99, 0.0)
    assert percentile(values, 100) == 99


ANY_GAME: Any = SimpleNamespace(key="any", categories=("points",), result=lambda state: state)
"""Its states are results."""


def met(*totals: int, places: tuple[int, ...]) -> Meeting:
    scores = tuple(Score(seat, {"points": total}) for seat, total in enumerate(totals))
    file = GameFile("any", 1, {}, "", len(totals), ("0 a", "1 b"))
    return Meeting(
        Played(file, Result(scores, ranks(totals)), ()), places, ((0.0123456,), *((0.5,),) * (len(totals) - 1))
    )


def test_means_and_shares_are_told_to_as_many_places_as_a_thousand_games_are_worth() -> None:
    meetings = [met(1, 0, places=(0, 1)), met(1, 0, places=(0, 1)), met(3, 0, places=(1, 0))]
    report = summary(ANY_GAME, ["one", "two"], meetings)
    kinds: Any = report["kinds"]
    assert (report["moves"], report["wins"], report["mean_by_computer"]) == (6, [2, 1], [0.667, 1])
    assert (report["mean"], report["best"], report["best_by_computer"]) == (0.833, 3, [1, 3])
    assert kinds["one"] == {
        "seats": 1,
        "share": 0.6667,
        "interval": [0.2077, 0.9385],
        "mean": 0.667,
        "categories": {"points": 0.667},
        "decisions": 3,
        "seconds_p50": 0.01235,
        "seconds_p99": 0.5,
    }


def test_a_win_that_three_share_is_a_third_of_a_win_for_each() -> None:
    report = summary(ANY_GAME, ["one", "two", "two"], [met(4, 4, 4, places=(0, 1, 2))])
    kinds: Any = report["kinds"]
    assert report["wins"] == [0.3333, 0.3333, 0.3333]
    assert (kinds["one"]["share"], kinds["two"]["share"]) == (0.3333, 0.6667)


def test_wins_follow_the_computer_to_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    report = report_of("selfplay troyes_dice --seats 3 --games 6 --ai steady,novice --json", capsys)
    kinds = report["kinds"]
    assert isinstance(kinds, dict)
    assert report["wins"] == [6, 0, 0]
    assert (kinds["steady"]["share"], kinds["novice"]["share"]) == (1, 0)
    assert (kinds["steady"]["seats"], kinds["novice"]["seats"]) == (1, 2)
    assert kinds["steady"]["mean"] == pytest.approx(sum(kinds["steady"]["categories"].values()), abs=0.01)
    assert 6 * 15 < kinds["steady"]["decisions"] <= 6 * 16 + 2, "each half day, and the columns where it cried"
    assert kinds["steady"]["seconds_p99"] >= kinds["steady"]["seconds_p50"] > 0
