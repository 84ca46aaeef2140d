"""What is true of every question on the way of a move, in random games of the whole registry."""

from collections.abc import Iterator
from random import Random

from cogs.layout import quoted
from cogs.readers import reader_of
from cogs.stage import Stage, stage_at
from engine.core.choosing import Question, comes_to_the_same, narrow
from engine.registry import GAMES
from locales import SOURCE, words
from tests.cogs.test_leaks import look_at
from tests.engine.test_every_game import SAMPLES, Sample, every_sample

W = words(SOURCE)


def stages(sample: Sample) -> Iterator[Stage]:
    """Each stage of putting together a move at random, for each move of a random game."""
    game, rng, state = sample.game, Random(sample.seed), sample.new_game()
    while seats := game.to_act(state):
        look = look_at(game, state, rng.choice(seats), sample.seats)
        yield (stage := stage_at(look, ()))
        while stage.question is not None:
            desk, question = stage.desk, stage.question
            ways = [*desk.offered(look.view, question), *desk.offered_below(look.view, question)]
            yield (stage := stage_at(look, rng.choice(ways)))
        assert stage.move is not None
        state, _ = game.apply(state, stage.move)


@every_sample
def test_a_preview_speaks_to_its_reader(sample: Sample) -> None:
    """Neither what a move will do nor what it did, told to whoever makes it, has their own name in it."""
    for stage in stages(sample):
        if stage.move is None:
            continue
        reader, own = reader_of(stage.look, W), quoted(stage.look.table.names[stage.look.seat or 0])
        preview = stage.desk.preview(reader, stage.move)
        assert own not in preview
        told = stage.desk.news(reader, sample.game.preview(stage.look.view, stage.move))
        assert not any(line.text.lstrip("*").startswith(own) for line in told)


@every_sample
def test_no_question_is_asked_whose_answers_come_to_the_same(sample: Sample) -> None:
    game = sample.game
    for stage in stages(sample):
        if stage.question is None or len(stage.question.answers) > 4:
            continue
        view, question = stage.look.view, stage.question
        moves = [narrow(game, view, (*question.path, answer)) for answer in question.answers]
        after = [None if isinstance(move, Question) else game.imagined(view, move) for move in moves]
        assert None in after or any(each != after[0] for each in after), (question.path, question.answers)


def test_where_it_makes_no_difference_one_answer_is_taken() -> None:
    """In Troyes a citizen may lie down in a building from two places that leave the same behind."""
    game, found = GAMES["troyes"], 0
    for sample in SAMPLES:
        if sample.game is not game:
            continue
        rng, state = Random(sample.seed), sample.new_game()
        while seats := game.to_act(state):
            view = game.view(state, rng.choice(seats))
            path = ()
            while isinstance(asked := narrow(game, view, path), Question):
                if comes_to_the_same(game, view, asked):
                    found += 1
                    look = look_at(game, state, view.seat, sample.seats)
                    stage = stage_at(look, asked.path)
                    assert stage.move is not None and stage.move.parts[len(asked.path)] in asked.answers
                    assert asked not in [step.question for step in stage.steps], "nothing about it can be opened"
                    other = stage_at(look, (*asked.path, asked.answers[-1])).move
                    assert other is not None and other.parts[len(asked.path)] == asked.answers[-1], (
                        "who said so is heard"
                    )
                path = (*asked.path, rng.choice(asked.answers))
            state, _ = game.apply(state, asked)
    assert found
