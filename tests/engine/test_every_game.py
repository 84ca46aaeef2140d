"""What is true of every game in the registry, whatever its rules."""

from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ai import COMPUTERS
from engine.core.chance import Chance, commitment
from engine.core.choosing import Question, narrow
from engine.core.errors import BadSetup, EngineError, IllegalMove, NotAMove, UnclearMove
from engine.core.game import AnyGame, Game
from engine.core.moves import Path, text_of
from engine.core.playing import play
from engine.core.replay import from_json, game_file, replay, to_json
from engine.registry import GAMES

MOST_ANSWERS = 25
"""What a select menu holds."""
MOST_CHARACTERS = 70
"""What a custom id leaves for the path."""
GAMES_EACH = 10
"""Random games for each way to set a game up."""
ENOUGH_MOVES = 3000
"""Longer lists of moves are not compared with the tree of answers."""


class Sample(NamedTuple):
    game: AnyGame
    options: dict[str, str]
    seats: int
    seed: bytes

    def new_game(self) -> Any:
        return self.game.new_game(self.seats, self.options, self.seed)[0]


def samples() -> list[Sample]:
    """Every game with every combination of its options and every number of seats, spread over each other."""
    found: list[Sample] = []
    for game in GAMES.values():
        numbers = range(game.min_seats, game.max_seats + 1)
        ways = [*product(*(option.choices for option in game.options))]
        for n in range(max(len(ways), len(numbers)) * 2):
            options = dict(zip((option.key for option in game.options), ways[n % len(ways)], strict=True))
            found.append(Sample(game, options, numbers[n % len(numbers)], bytes([n]) * 32))
    return found


SAMPLES = samples()


def name(sample: Sample) -> str:
    return f"{sample.game.key}-{sample.seats}-{'-'.join(sample.options.values())}"


every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=name)
some_samples = pytest.mark.parametrize("sample", SAMPLES[::2], ids=name)


def random_moves(sample: Sample, rng: Random) -> list[tuple[Any, Any]]:
    """A random game: each state with the move that was made in it."""
    game, state, story = sample.game, sample.new_game(), []
    while seats := game.to_act(state):
        view = game.view(state, rng.choice(seats))
        move = game.random_move(view, rng.randrange)
        story.append((state, move))
        state, _ = game.apply(state, move)
    return [*story, (state, None)]


def positions(sample: Sample, number: int) -> list[Any]:
    """Some states of a random game that ask somebody something."""
    story = random_moves(sample, Random(sample.seed))[:-1]
    return [state for state, _ in Random(1).sample(story, min(number, len(story)))]


def every_path(game: AnyGame, view: Any, path: Path = ()) -> list[Path]:
    answers = game.answers(view, path)
    if not answers:
        return [path]
    assert len(set(answers)) == len(answers)
    return [whole for answer in answers for whole in every_path(game, view, (*path, answer))]


@every_sample
def test_random_games_end_and_break_no_invariant(sample: Sample) -> None:
    game = sample.game
    for n in range(GAMES_EACH):
        story = random_moves(sample._replace(seed=bytes([n]) + sample.seed[1:]), Random(n))
        assert not [word for state, _ in story for word in game.violations(state)]
        end = story[-1][0]
        assert game.to_act(end) == ()
        result = game.result(end)
        assert len(result.scores) == len(result.ranks) == sample.seats
        assert all(tuple(score.parts) == game.categories for score in result.scores)
        assert result.winners


@every_sample
def test_a_playout_from_anywhere_ends_in_a_state_that_the_rules_can_reach(sample: Sample) -> None:
    game = sample.game
    for state in (sample.new_game(), *positions(sample, 5)):
        before = game.encode(state)
        end, moves = game.playout(state, Random(sample.seed).randrange)
        assert game.to_act(end) == ()
        assert game.violations(end) == []
        assert moves > 0
        assert game.encode(state) == before


@every_sample
def test_quick_computers_play_to_the_end(sample: Sample) -> None:
    kinds = [COMPUTERS["novice"], COMPUTERS["steady"]]
    if sample.seats > 4:
        kinds = kinds[:1]
    played = play(sample.game, sample.options, sample.seed, [kinds[seat % len(kinds)] for seat in range(sample.seats)])
    assert played.violations == ()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_master_plays_to_the_end(game: AnyGame) -> None:
    played = play(game, {}, bytes([1]) * 32, [COMPUTERS["master"], COMPUTERS["novice"]])
    assert played.violations == ()
    assert game.result(played.state).winners == (0,)


@every_sample
def test_the_tree_of_answers_holds_exactly_the_legal_moves(sample: Sample) -> None:
    game = sample.game
    for state in positions(sample, 3):
        for seat in game.to_act(state)[:2]:
            view = game.view(state, seat)
            moves = game.legal_moves(view)
            assert moves
            if len(moves) <= ENOUGH_MOVES:
                assert [move.parts for move in moves] == every_path(game, view)


@every_sample
def test_moves_read_back_from_their_text(sample: Sample) -> None:
    game = sample.game
    for state in positions(sample, 5):
        for move in game.legal_moves(game.view(state, game.to_act(state)[0]))[:300]:
            assert game.parse(text_of(move)) == move


@some_samples
def test_every_listed_move_can_be_made_and_previewed(sample: Sample) -> None:
    game = sample.game
    for state in positions(sample, 4):
        view = game.view(state, game.to_act(state)[0])
        for move in game.legal_moves(view)[:60]:
            game.check(view, move.parts)
            assert game.preview(view, move)
            game.apply(state, move)


@some_samples
def test_what_computers_consider_is_legal(sample: Sample) -> None:
    game = sample.game
    for state in positions(sample, 3):
        view = game.view(state, game.to_act(state)[0])
        legal = set(game.legal_moves(view))
        assert set(game.candidates(view)) <= legal
        assert game.tempting(view, Chance(sample.seed)) in legal
        assert game.random_move(view, Random(2).randrange) in legal


@every_sample
def test_questions_fit_into_menus_and_buttons(sample: Sample) -> None:
    game = sample.game
    for state, move in random_moves(sample, Random(7))[:-1]:
        view = game.view(state, move.seat)
        for step in range(len(move.parts) + 1):
            path = move.parts[:step]
            assert len(game.answers(view, path)) <= MOST_ANSWERS
            assert len(" ".join(path)) <= MOST_CHARACTERS


@some_samples
def test_narrowing_asks_only_what_is_open_and_ends_in_a_legal_move(sample: Sample) -> None:
    game, rng = sample.game, Random(3)
    for state in positions(sample, 4):
        view = game.view(state, game.to_act(state)[0])
        found = narrow(game, view, ())
        while isinstance(found, Question):
            assert len(found.answers) > 1
            assert found.asked
            found = narrow(game, view, (*found.path, rng.choice(found.answers)))
        game.apply(state, found)


@every_sample
def test_a_replay_is_the_game_to_the_last_byte(sample: Sample) -> None:
    game = sample.game
    story = random_moves(sample, Random(sample.seed))
    end = story[-1][0]
    moves = [move for _, move in story[:-1]]
    file = game_file(game, sample.seats, sample.options, sample.seed, moves, game.result(end))
    assert from_json(to_json(file)) == file
    assert game.encode(replay(game, file)) == game.encode(end)


@some_samples
def test_states_and_events_read_back(sample: Sample) -> None:
    game = sample.game
    _, events = game.new_game(sample.seats, sample.options, sample.seed)
    for state, move in random_moves(sample, Random(sample.seed))[:-1]:
        assert game.decode(game.encode(state), game.rules_version) == state
        _, more = game.apply(state, move)
        events += more
    assert game.decode_events(game.encode_events(events)) == events


@some_samples
def test_applying_a_move_leaves_the_state_before_as_it_was(sample: Sample) -> None:
    game = sample.game
    for state, move in random_moves(sample, Random(5))[:-1]:
        before = game.encode(state)
        game.apply(state, move)
        game.preview(game.view(state, move.seat), move)
        game.legal_moves(game.view(state, move.seat))
        assert game.encode(state) == before


@some_samples
def test_an_illegal_move_is_refused_and_changes_nothing(sample: Sample) -> None:
    """Moves of other positions of the same game, tried here: each is either offered or refused."""
    game = sample.game
    story = random_moves(sample, Random(5))[:-1]
    foreign = [move for _, move in story]
    for state, _ in Random(4).sample(story, min(5, len(story))):
        before = game.encode(state)
        for move in foreign:
            view = game.view(state, move.seat)
            try:
                game.check(view, move.parts)
                is_legal = bool(game.answers(view, ()))
            except (IllegalMove, UnclearMove):
                is_legal = False
            try:
                game.apply(state, move)
            except (IllegalMove, UnclearMove):
                assert not is_legal
                assert game.encode(state) == before
            else:
                assert is_legal


@every_sample
def test_what_a_seat_is_not_told_does_not_show_in_its_view(sample: Sample) -> None:
    """Somebody moves in two different ways: who hears the same of both sees the same of both."""
    game, compared, is_simultaneous = sample.game, 0, False
    for state in positions(sample, 8):
        is_simultaneous |= len(game.to_act(state)) > 1
        actor = game.to_act(state)[0]
        moves = game.legal_moves(game.view(state, actor))
        one, other = game.apply(state, moves[0]), game.apply(state, moves[-1])
        for seat in (*range(sample.seats), None):
            if seat == actor:
                continue
            views = [game.view(after, seat) for after, _ in (one, other)]
            told = [
                [event for event in events if game.may_see(view, event)]
                for view, (_, events) in zip(views, (one, other), strict=True)
            ]
            if told[0] == told[1]:
                compared += 1
                assert views[0] == views[1]
                assert game.answers(views[0], ()) == game.answers(views[1], ())
    # Where one decides after the other, a move itself is no secret.
    assert compared or not is_simultaneous


@some_samples
def test_the_seed_is_committed_at_the_start_and_open_at_the_end(sample: Sample) -> None:
    game = sample.game
    story = random_moves(sample, Random(5))
    for state, _ in story[:-1]:
        for seat in (None, *range(min(sample.seats, 2))):
            assert sample.seed.hex() not in repr(game.view(state, seat))
            assert repr(sample.seed)[2:-1] not in repr(game.view(state, seat))
    assert commitment(sample.seed) in repr(game.view(story[0][0], None))
    assert sample.seed.hex() in repr(game.view(story[-1][0], None))


@some_samples
def test_an_occasion_never_comes_back(sample: Sample) -> None:
    game = sample.game
    story = random_moves(sample, Random(5))
    for seat in range(min(sample.seats, 2)):
        occasions = [game.occasion(game.view(state, seat)) for state, _ in story]
        assert occasions == sorted(occasions)
        assert len(set(occasions)) > 1


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_who_tells_what_dice_showed_says_by_which_event(game: AnyGame) -> None:
    """Only events of that kind are read for it."""
    tells = type(game).faces is not Game.faces
    assert tells == (game.rolls is not None)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_game_carries_the_version_of_its_rules_from_beginning_to_end(game: AnyGame) -> None:
    for rules in range(1, game.rules_version + 1):
        state, _ = game.new_game(game.min_seats, {}, bytes(32), rules)
        end, _ = game.playout(state, Random(1).randrange)
        assert state.table.rules == end.table.rules == rules
    for rules in (0, game.rules_version + 1):
        with pytest.raises(BadSetup):
            game.new_game(game.min_seats, {}, bytes(32), rules)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_bad_set_ups_are_refused(game: AnyGame) -> None:
    for seats in (game.min_seats - 1, game.max_seats + 1):
        with pytest.raises(BadSetup):
            game.new_game(seats, {}, bytes(32))
    with pytest.raises(BadSetup):
        game.new_game(game.min_seats, {"nonsense": "true"}, bytes(32))
    for option in game.options:
        with pytest.raises(BadSetup):
            game.new_game(game.min_seats, {option.key: "nonsense"}, bytes(32))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
@settings(max_examples=150, deadline=None)
@given(text=st.text(alphabet="0123456789 ridkywfegancolumspthb", max_size=40))
def test_any_text_is_a_move_or_no_move(game: AnyGame, text: str) -> None:
    try:
        move = game.parse(text)
    except NotAMove:
        return
    assert game.parse(text_of(move)) == move
    state, _ = game.new_game(game.max_seats, {}, bytes(32))
    try:
        game.apply(state, move)
    except EngineError as error:
        assert error.code
