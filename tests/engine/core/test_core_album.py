"""Achievements as every game counts them: how many games, and what one game shows."""

import pytest

from engine.core.album import PLAYED, WON, Finished, album_of, counts_of, has_won, reached, steps_of
from engine.core.result import Result, Score
from engine.registry import GAMES

LOST, WIN = Finished(False, frozenset()), Finished(True, frozenset())
ALBUM = album_of(lambda _state, _seat: LOST, {**steps_of("score", (5, 8)), "tower": 0})


def result(*ranks: int) -> Result:
    return Result(tuple(Score(seat, {"points": 10 - rank}) for seat, rank in enumerate(ranks)), ranks)


def test_a_number_fills_in_every_step_that_it_reaches() -> None:
    assert [reached("score", number, (5, 8)) for number in (4, 5, 7, 8)] == [
        [],
        ["score5"],
        ["score5"],
        ["score5", "score8"],
    ]


@pytest.mark.parametrize("steps", [PLAYED, WON])
def test_the_last_game_that_is_wanted_fills_in_the_box_and_the_one_before_does_not(steps: tuple[int, ...]) -> None:
    name = "won" if steps is WON else "played"
    for step in steps:
        games = [WIN if steps is WON else LOST] * step
        assert f"{name}{step}" in ALBUM.filled(games)
        assert f"{name}{step}" not in ALBUM.filled(games[1:])


def test_games_that_were_lost_count_as_played_alone() -> None:
    assert ALBUM.filled([LOST] * 5) == ("played1", "played5")
    assert counts_of([WIN, LOST, LOST]) == {
        "played1": (1, 1),
        "played5": (3, 5),
        "played20": (3, 20),
        "won1": (1, 1),
        "won5": (1, 5),
        "won15": (1, 15),
    }
    assert ALBUM.progress(iter([WIN, LOST])) == counts_of([WIN, LOST])


def test_what_any_one_game_shows_stays_filled_in_and_stands_where_the_page_has_it() -> None:
    shown = [Finished(False, frozenset({"tower"})), Finished(True, frozenset({"score5", "of another time"}))]
    assert ALBUM.filled(shown) == ("played1", "won1", "score5", "tower")
    assert ALBUM.boxes[-3:] == ("score5", "score8", "tower")


def test_a_win_is_one_against_somebody_and_may_be_shared() -> None:
    assert has_won(result(1, 2), 0)
    assert not has_won(result(1, 2), 1)
    assert has_won(result(1, 1, 3), 1)
    assert not has_won(result(1), 0)


@pytest.mark.parametrize("key", GAMES)
def test_a_box_that_is_called_by_its_number_has_that_number(key: str) -> None:
    album = GAMES[key].album
    assert album is not None
    for box, number in album.numbers.items():
        written = "".join(filter(str.isdigit, box))
        assert not written or int(written) == number
        assert number >= 0
