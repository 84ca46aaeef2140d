"""Figures about computers: who won how often, how sure that is, and that nobody gains by where they sit."""

import json
from itertools import product

import pytest

from engine.__main__ import main
from engine.core.measuring import interval, percentile, seated


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
