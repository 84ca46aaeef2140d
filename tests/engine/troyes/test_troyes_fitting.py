"""How the weights of Troyes are found."""

from pathlib import Path
from random import Random

import pytest

from engine.troyes import fitting, weights
from engine.troyes.estimate import Outlook
from engine.troyes.facts import CHARACTERS
from engine.troyes.fitting import GUESS, Piece, in_a_row, moment, seen, story, weights_of, written
from engine.troyes.play import play_of
from engine.troyes.scoring import characters_in_play
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


def test_the_weights_are_kept_as_the_fit_writes_them_but_say_that_no_command_has_made_them() -> None:
    kept, made = Path(weights.__file__).read_text(), written(weights.WEIGHTS, fitting.FIT.work)
    _, head, body = kept.split('"""')
    assert body == made.split('"""')[2]
    assert "No command has made these numbers" in head


def test_no_promise_counts_less_than_nothing() -> None:
    assert min(in_a_row(weights.WEIGHTS)) >= 0


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


def test_a_story_has_moments_in_every_round_and_ends_with_the_points() -> None:
    for number, seats in ((0, 2), (1, 4)):
        *moments, end = story(Piece(GUESS, bytes(32), range(2)), number)
        assert len(moments) > 8
        assert all(len(each.points) == seats == len(each.amounts) for each in moments)
        assert max(end.points) > 10
