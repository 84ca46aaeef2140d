"""How the weights of Troyes are found."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.fitting import Sums, no_sums
from engine.troyes import fitting, weights
from engine.troyes.estimate import Outlook, outlook_of
from engine.troyes.facts import CHARACTERS, ROUNDS
from engine.troyes.fitting import (
    GUESS,
    Piece,
    fit,
    in_a_row,
    leaning,
    mean_of,
    moment,
    seen,
    story,
    weights_of,
    written,
)
from engine.troyes.play import play_of
from engine.troyes.promises import Weights
from engine.troyes.scoring import characters_in_play
from engine.troyes.search import outlooks_of
from engine.troyes.state import ACTIONS, State
from tests.engine.troyes.troyes_table import RULES


def positions(seats: int, number: int) -> list[State]:
    """Where somebody acts in a random game."""
    rng, found = Random(seats), list[State]()
    state, _ = RULES.new_game(seats, {}, rng.randbytes(32))
    while waiting := RULES.to_act(state):
        if state.table.phase == ACTIONS:
            found.append(state)
        state, _ = RULES.apply(state, RULES.random_move(RULES.view(state, waiting[0]), rng.randrange))
    return rng.sample(found, number)


def test_the_weights_are_kept_as_the_fit_writes_them() -> None:
    assert Path(weights.__file__).read_text() == written(weights.FOR_TWO, weights.FOR_MORE, fitting.FIT.work)


def test_no_promise_counts_less_than_nothing() -> None:
    assert min(in_a_row(weights.FOR_TWO) + in_a_row(weights.FOR_MORE)) >= 0


@pytest.mark.parametrize(("seats", "kept"), [(1, "FOR_TWO"), (2, "FOR_TWO"), (3, "FOR_MORE"), (4, "FOR_MORE")])
def test_everybody_counts_with_the_weights_for_so_many_seats(seats: int, kept: str) -> None:
    state, _ = RULES.new_game(seats, {}, bytes(32))
    view = RULES.view(state, 0)
    own = getattr(weights, kept)
    assert outlook_of(view).weights == own
    assert [replace(outlook.weights, rival=own.rival) for outlook in outlooks_of(view)] == [own] * seats


def test_weights_come_back_from_a_row() -> None:
    assert weights_of(in_a_row(GUESS)) == GUESS
    assert weights_of([*range(1, 14)]).standing == (5, 6, 7)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_has_is_its_points_and_its_amounts_times_their_weights(seats: int) -> None:
    for state in positions(seats, 6):
        points, in_play = [hand.points for hand in state.hands], characters_in_play(state)
        certain = [float(character in in_play) for character in range(len(CHARACTERS))]
        found = moment(state, points)
        for seat in range(seats):
            outlook = Outlook(state.table, seat, len(state.secret.red), certain, GUESS)
            promised = sum(amount * weight for amount, weight in zip(found.amounts[seat], in_a_row(GUESS), strict=True))
            assert found.points[seat] + promised == pytest.approx(points[seat] + outlook.of_owner(state.table, seat))


def test_a_seat_of_the_fit_does_not_know_what_others_have_gathered() -> None:
    (state,) = positions(2, 1)
    play = play_of(state)
    play.points[:2] = [7, 9]
    assert seen(play, 1).points[:2] == [0, 9]
    assert seen(play, 0).points[:2] == [7, 0]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_story_has_moments_in_every_round_and_ends_with_the_points(seats: int) -> None:
    *moments, end = story(Piece(GUESS, seats, bytes(32), range(1)), 0)
    assert len(moments) > 8
    assert all(len(each.points) == seats == len(each.amounts) for each in moments)
    assert max(end.points) > 10


def test_every_round_each_seat_thinks_anew_of_what_things_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[Weights]()

    def noted(weights: Weights, chance: Chance) -> Weights:
        drawn.append(leaning(weights, chance))
        return drawn[-1]

    monkeypatch.setattr(fitting, "leaning", noted)
    list(story(Piece(GUESS, 2, bytes(32), range(1)), 0))
    assert len(set(map(str, drawn))) == len(drawn) == 2 * (1 + ROUNDS[2])


def test_the_mean_of_passes_is_rounded_and_never_below_nothing() -> None:
    size = len(in_a_row(GUESS))
    mean = in_a_row(mean_of([[0.1, -0.5] + [0.2] * (size - 2), [0.125, 0.1] + [0.2] * (size - 2)]))
    assert mean == [0.11, 0.0] + [0.2] * (size - 2)


def told_nothing(_: str) -> None:
    """Nobody listens."""


def test_a_pass_plays_with_the_mean_of_what_the_last_ones_have_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = iter([[float(number)] * len(in_a_row(GUESS)) for number in range(1, 7)])
    played = list[float]()

    def found(_sums: Sums, prior: list[float], _ridge: float) -> tuple[list[float], float]:
        played.append(prior[2])
        return next(rows), 0.0

    def nothing(_piece: Piece) -> Sums:
        return no_sums(len(in_a_row(GUESS)))

    monkeypatch.setattr(fitting, "solution", found)
    monkeypatch.setattr(fitting, "measured", nothing)
    last = fit(2, bytes(32), fitting.Work(passes=6, games=1), told_nothing, map)
    assert (*played, last.die) == (GUESS.die, 1, 1.5, 2, 2.5, 3.5, 4.5)
