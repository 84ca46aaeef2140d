"""What the fits of all games share: who made more of a moment than the others, and the command line."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from engine.__main__ import FITS, main, parser
from engine.core import fitting
from engine.core.chance import Chance
from engine.core.fitting import Moment, both, leanings, more_than_others, no_sums, note, note_all, pieces_of, solution

every_fit = pytest.mark.parametrize("key", FITS)
quick_fit = pytest.mark.parametrize("key", ["caylus", "troyes"])
TRUTH = [2.0, -1.0, 0.5]


def moments(seats: int, number: int) -> list[tuple[Moment, list[float]]]:
    """Moments of seats that have something at random, and what they make of it in the end: as much as `TRUTH` says."""
    rng, found = Random(seats), []
    for _ in range(number):
        amounts = [[4 * rng.random() for _ in TRUTH] for _ in range(seats)]
        points, luck = [10 * rng.random() for _ in range(seats)], rng.random()
        ends = [
            have + luck + sum(amount * weight for amount, weight in zip(row, TRUTH, strict=True))
            for have, row in zip(points, amounts, strict=True)
        ]
        found.append((Moment(1, amounts, points), ends))
    return found


def summed(story: Sequence[tuple[Moment, list[float]]], prior: list[float]) -> fitting.Sums:
    sums = no_sums(len(prior))
    for moment, ends in story:
        note(sums, moment, ends, prior)
    return sums


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_thing_is_worth_is_found_whatever_all_seats_have_in_common(seats: int) -> None:
    nothing = [0.0] * 3
    found, off = solution(summed(moments(seats, 300), nothing), nothing, 0.001)
    assert found == pytest.approx(TRUTH, abs=0.01)
    assert off < 0.01


def test_who_knows_little_stays_with_the_guess() -> None:
    guess = [1.0, 1.0, 1.0]
    sums = summed(moments(2, 3), guess)
    assert solution(sums, guess, 1e9)[0] == pytest.approx(guess, abs=0.001)
    assert solution(sums, guess, 1.0)[0] != pytest.approx(guess, abs=0.1)


def test_two_pieces_say_what_one_says() -> None:
    story, prior = moments(4, 10), [0.0] * 3
    parts = both(summed(story[:4], prior), summed(story[4:], prior))
    assert parts.number == 40
    assert solution(parts, prior, 1.0)[0] == pytest.approx(solution(summed(story, prior), prior, 1.0)[0])


def test_of_two_seats_one_says_what_both_say_and_of_four_each_speaks() -> None:
    assert more_than_others([7.0, 4.0]) == [3.0, -3.0]
    assert more_than_others([8.0, 4.0, 2.0, 6.0]) == [4.0, pytest.approx(-4 / 3), -4.0, pytest.approx(4 / 3)]
    assert [summed(moments(seats, 5), [0.0] * 3).number for seats in (2, 4)] == [5, 20]


def test_a_moment_is_compared_with_the_first_one_so_many_chapters_later_or_with_the_end() -> None:
    """What is weighed counts there by the prior weights: here 10 points for each."""
    story = [
        Moment(chapter, [[amount], [0.0]], [0.0, 0.0]) for chapter, amount in ((1, 1.0), (2, 4.0), (2, 7.0), (3, 5.0))
    ]
    sums = no_sums(1)
    note_all(sums, [*story, Moment(3, [], [100.0, 0.0])], [10.0], 1)
    expected = [40.0 - 10.0, 50.0 - 40.0, 50.0 - 70.0, 100.0 - 50.0]
    assert sums.number == 4
    assert sums.squares == pytest.approx(sum(rest * rest for rest in expected))
    assert sums.right[0] == pytest.approx(sum(a * rest for a, rest in zip((1.0, 4.0, 7.0, 5.0), expected, strict=True)))


def test_games_come_in_pieces_the_last_of_which_may_be_smaller() -> None:
    assert pieces_of(2 * fitting.PIECE + 1)[1:] == [
        range(fitting.PIECE, 2 * fitting.PIECE),
        range(2 * fitting.PIECE, 2 * fitting.PIECE + 1),
    ]


def test_seats_lean_to_either_side() -> None:
    found = leanings(Chance(bytes(32)), 200)
    assert 0.5 <= min(found) < 0.6
    assert 1.4 < max(found) <= 1.5


@quick_fit
def test_processes_that_share_a_fit_write_what_one_writes_and_tell_how_far_they_are(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fitting, "PIECE", 1)
    texts, told = list[str](), list[str]()
    for number in (1, 2):
        out = tmp_path / f"{number}.py"
        assert main(f"fit {key} --passes 1 --games 2 --seed here --processes {number} --out {out}".split()) == 0
        texts.append(out.read_text())
        told.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert f"python -m engine fit {key} --passes 1 --games 2 --seed here\n" in texts[0]
    assert told[0] == told[1]
    assert "pass 1: " in told[0]


@every_fit
def test_the_command_in_the_file_is_the_one_that_is_run_without_options(key: str) -> None:
    text = Path(str(import_module(f"engine.{key}.weights").__file__)).read_text()
    (command,) = [line.split() for line in text.splitlines() if line.startswith("    python -m engine fit ")]
    named, usual = (parser().parse_args([*words, "--out", "x"]) for words in (command[3:], ["fit", key]))
    assert named == usual


@every_fit
@pytest.mark.parametrize("option", ["--passes", "--games", "--processes"])
def test_a_fit_over_nothing_is_refused(
    key: str, option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights.py"
    assert main(["fit", key, option, "0", "--out", str(out)]) == 2
    assert capsys.readouterr().err.endswith(f"{option} needs a number from 1 on\n")
    assert not out.exists()
