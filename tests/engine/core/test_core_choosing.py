"""Choosing step by step: what is asked, what is settled without asking, and what makes no difference."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.choosing import Question, comes_to_the_same, forced_move, narrow, only_move
from engine.core.errors import IllegalMove
from tests.fourth_game.engine.climbing.game import Climb, Climbing, State

GAME = Climbing()


class Imagining(Climbing):
    """Tells what a move leaves behind: by default the same, whatever is climbed."""

    def __init__(self, after: dict[str, Any] | None = None) -> None:
        self.after = after or {}

    def imagined(self, view: Any, move: Climb) -> Any:
        return self.after.get(move.parts[-1], "the same")


def state(steps: int = 4, in_fog: bool = False) -> State:
    found, _ = GAME.new_game(2, {"fog": "true" if in_fog else "false"}, bytes(32))
    return replace(found, hands=tuple(replace(hand, steps=steps) for hand in found.hands))


def asked(path: tuple[str, ...], steps: int = 4) -> Question:
    found = narrow(GAME, GAME.view(state(steps), 0), path)
    assert isinstance(found, Question)
    return found


def test_what_has_one_answer_is_not_asked() -> None:
    assert asked(()) == Question((), "what", ("step", "rest", "roll"))
    assert asked(("step",)) == Question(("step",), "by", ("1", "2"))
    assert narrow(GAME, GAME.view(state(1), 0), ("step",)) == Climb(0, ("step", "1"))
    assert narrow(GAME, GAME.view(state(0), 0), ()) == Climb(0, ("rest",))


def test_a_path_that_leads_nowhere_is_refused_with_what_was_offered() -> None:
    with pytest.raises(IllegalMove) as refused:
        narrow(GAME, GAME.view(state(1), 0), ("step", "2"))
    assert refused.value.details == {"part": "2", "asked": "by", "offered": "1"}


def test_a_seat_has_an_only_move_when_nothing_is_asked() -> None:
    assert only_move(GAME, GAME.view(state(0), 0)) == Climb(0, ("rest",))
    assert only_move(GAME, GAME.view(state(1), 0)) is None


def test_of_all_who_must_decide_the_first_without_a_choice_is_forced() -> None:
    waiting = state(4, in_fog=True)
    assert forced_move(GAME, waiting) is None
    worn_out = replace(waiting, hands=(waiting.hands[0], replace(waiting.hands[1], steps=0)))
    assert forced_move(GAME, worn_out) == Climb(1, ("rest",))


def test_answers_come_to_the_same_where_all_leave_the_same_behind() -> None:
    view, question = GAME.view(state(), 0), asked(("step",))
    assert comes_to_the_same(Imagining(), view, question)
    assert not comes_to_the_same(Imagining({"2": "higher"}), view, question)
    assert not comes_to_the_same(Imagining({"1": "lower"}), view, question)


def test_an_answer_that_asks_on_or_leaves_something_unknown_makes_a_difference() -> None:
    view = GAME.view(state(), 0)
    assert not comes_to_the_same(Imagining(), view, asked(()))
    assert not comes_to_the_same(GAME, view, asked(("step",)))


def test_of_many_answers_nobody_looks_whether_they_come_to_the_same() -> None:
    view = GAME.view(state(), 0)
    for number, is_looked_at in ((8, True), (9, False)):
        question = Question(("step",), "by", ("1",) * number)
        assert comes_to_the_same(Imagining(), view, question) is is_looked_at


def test_a_game_that_says_nothing_of_it_has_no_leanings_no_luck_and_no_faces() -> None:
    view = GAME.view(state(), 0)
    move = GAME.legal_moves(view)[0]
    assert GAME.leaning(view, move, "bold") == 0
    assert GAME.luck([(view, move)]) is None
    assert GAME.faces(GAME.apply(state(), move)[1][0], 0) == ()
    assert GAME.imagined(view, move) is None
